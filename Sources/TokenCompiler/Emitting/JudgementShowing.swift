/// A format for people, which shows what was found about a theme besides the theme.
public protocol JudgementShowing: Emitter {
  /// The same emitter with what is known of the theme.
  func showing(_ judgement: ThemeJudgement) -> Self
}
