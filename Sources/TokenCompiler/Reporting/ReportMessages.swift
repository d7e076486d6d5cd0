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

  /// What stands for the file of a finding without one, in formats that ask for a file.
  static let commandLine = "<command line>"

  /// A message with its themes.
  static func message(_ diagnostic: Diagnostic) -> String {
    diagnostic.message + (themes(diagnostic.themes).map { " " + $0 } ?? "")
  }

  /// How much more there is than is listed.
  static func unlisted(_ list: FindingList) -> String? {
    var parts: [String] = []
    let (findings, places) = (list.unlisted, list.unlistedPlaces)
    if findings > 0 { parts.append("\(findings) more finding\(findings == 1 ? "" : "s")") }
    if places > 0 { parts.append("\(places) more place\(places == 1 ? "" : "s")") }
    guard !parts.isEmpty else { return nil }
    let verb = findings + places == 1 ? "is" : "are"
    return "\(parts.joined(separator: " and ")) \(verb) not listed"
  }

  /// A message with its themes and its code.
  static func headline(_ diagnostic: Diagnostic) -> String {
    "\(message(diagnostic)) [\(diagnostic.id.rawValue)]"
  }

  /// A message with its themes and what to do, on one line.
  static func sentence(_ diagnostic: Diagnostic, _ lines: inout SourceLines) -> String {
    let help = lines.help(of: diagnostic).map { "; \($0)" } ?? ""
    return DisplayText.line(message(diagnostic) + help)
  }
}
