import TokenCompiler

/// The name of an output in which `{MODIFIER}` stands for a context.
struct NamePattern {
  private enum Part {
    case text(Substring)
    case modifier(String)
  }

  private let name: String
  private let parts: [Part]

  init(_ name: String) {
    self.name = name
    var parts: [Part] = []
    var rest = Substring(name)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(rest[..<open]))
      parts.append(.modifier(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(rest)]
  }

  /// Whether a brace opens and none closes it.
  var isUnclosed: Bool {
    if case .text(let text)? = parts.last { return text.contains("{") }
    return false
  }

  /// The names in braces, each once.
  var modifiers: [String] {
    var names: [String] = []
    for case .modifier(let name) in parts where !names.contains(name) { names.append(name) }
    return names
  }

  /// The folder in front of the first name in braces; `nil` where there is none.
  var fixedFolder: String? {
    guard parts.count > 1, case .text(let text)? = parts.first else { return nil }
    return Paths.folder(of: String(text))
  }

  /// The files that the name stands for with the themes that each holds; `nil` is all themes.
  func targets(
    in graph: ThemeGraph, _ problems: inout [Diagnostic]
  ) -> [(path: String, themes: [Int]?)] {
    let names = modifiers
    if names.isEmpty { return [(name, nil)] }
    let known = graph.modifiers.map(\.name)
    let unknown = names.filter { !known.contains($0) }
    problems += unknown.map { .unknownModifier($0, output: name, among: known) }
    guard unknown.isEmpty, let choices = graph.themes(byContextOf: names) else { return [] }
    var targets: [(path: String, themes: [Int]?)] = []
    for choice in choices {
      // A context is data; as a part of a path it must not lead anywhere else.
      if let bad = choice.contexts.first(where: { !Self.canBeInName($0) }) {
        problems.append(.contextCannotBeInFileName(bad, output: name))
        continue
      }
      targets.append((path(names, choice.contexts), choice.themes))
    }
    return targets
  }

  private func path(_ names: [String], _ contexts: [String]) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .modifier(let name):
        if let index = names.firstIndex(of: name) { path += contexts[index] }
      }
    }
    return path
  }

  private static func canBeInName(_ context: String) -> Bool {
    !context.isEmpty && context != "." && context != ".."
      && context.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && $0.value != 0x7F }
  }
}
