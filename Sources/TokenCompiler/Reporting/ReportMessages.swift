/// What reports say themselves.
enum ReportMessages {
  /// How many themes are named before the rest is counted.
  private static let namedThemes = 3

  /// The themes of a finding that does not hold in all of them, in parentheses.
  static func themes(_ themes: [String]?) -> String? {
    guard let themes, !themes.isEmpty else { return nil }
    let names = themes.prefix(namedThemes).map { "'\($0)'" }.joined(separator: ", ")
    let rest = themes.count > namedThemes ? " and \(themes.count - namedThemes) more" : ""
    return themes.count == 1 ? "(in theme \(names))" : "(in themes \(names)\(rest))"
  }

  /// A message with its themes and its code.
  static func headline(_ diagnostic: Diagnostic) -> String {
    let themes = themes(diagnostic.themes).map { " " + $0 } ?? ""
    return "\(diagnostic.message)\(themes) [\(diagnostic.id.rawValue)]"
  }
}
