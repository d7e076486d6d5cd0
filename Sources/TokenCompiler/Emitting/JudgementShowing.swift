/// A format for people, which shows what was found about a theme besides the theme.
public protocol JudgementShowing: Emitter {
  /// The same emitter with what is known of the theme.
  func showing(_ judgement: ThemeJudgement) -> Self
}

extension JudgementShowing {
  /// Asked before anybody looks for the conformance, which takes as long as to resolve a small theme.
  public static var showsJudgement: Bool { true }
}
