extension Theme {
  /// The default theme with round buttons, made at run time.
  public static let round = Theme.default.overriding(\.radius.button, with: 24)
}
