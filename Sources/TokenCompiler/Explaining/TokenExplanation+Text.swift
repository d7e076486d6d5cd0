extension TokenExplanation {
  /// Dependents are listed so far; the rest is counted.
  private static let listedDependents = 20

  /// The explanation for a terminal.
  package func text(_ graph: ThemeGraph, swatches: Swatches = Swatches(.none)) -> String {
    var places = ExplainedPlaces(graph)
    var text = DisplayText.line(path) + "\n"
    if let swiftName { text += row("Swift", swiftName) }
    if let cssName { text += row("CSS", cssName) }
    for reading in readings { text += section(reading, swatches, &places) }
    return text + pairsSection(swatches) + dependentsSection(&places)
  }

  private func row(_ term: String, _ text: String) -> String {
    "  " + term + String(repeating: " ", count: max(1, 7 - term.count)) + DisplayText.line(text)
      + "\n"
  }

  private func section(
    _ reading: Reading, _ swatches: Swatches, _ places: inout ExplainedPlaces
  ) -> String {
    let names = reading.themes.joined(separator: ", ")
    var text = "\n" + (reading.isEverywhere ? "" : "in \(DisplayText.line(names)): ")
    text += swatches.patch(reading.value) + ValueText.text(reading.value) + "\n"
    if let type = reading.type { text += row("type", type + places.origin(reading)) }
    switch reading.deprecation {
    case .flag(true)?: text += row("note", "deprecated")
    case .reason(let reason)?: text += row("note", "deprecated: \(reason)")
    case .flag(false)?, nil: break
    }
    for link in reading.chain.prefix(Self.listedLinks) {
      text += "  \(places.place(of: link.declaration)): \(DisplayText.line(link.path)) = "
      text += places.written(link.declaration) + "\n"
      for other in link.shadowed {
        text += "    over \(places.place(of: other)): \(places.written(other))\n"
      }
    }
    let more = reading.chain.count - Self.listedLinks
    return more > 0 ? text + "  and \(more) more references\n" : text
  }

  private static let listedLinks = 50

  /// Pairs are listed so far; the rest is counted.
  private static let listedPairs = 20

  private func pairsSection(_ swatches: Swatches) -> String {
    guard !pairs.isEmpty else { return "" }
    var text = "\ncontrast\n"
    for pair in pairs.prefix(Self.listedPairs) {
      let other = pair.foreground == path ? "on \(pair.background)" : "under \(pair.foreground)"
      let themes = pair.themes.map { " in \($0.joined(separator: ", "))" } ?? ""
      let letters = pair.seen.map { swatches.letters($0.foreground, on: $0.background) } ?? ""
      text += "  \(letters)\(DisplayText.line(other + themes)): \(pair.figure)\n"
    }
    let more = pairs.count - Self.listedPairs
    return more > 0 ? text + "  and \(more) more\n" : text
  }

  private func dependentsSection(_ places: inout ExplainedPlaces) -> String {
    guard !dependents.isEmpty else { return "\nno token refers to it\n" }
    let count = dependents.count
    var text = "\n\(count) \(count == 1 ? "token refers" : "tokens refer") to it"
    text += reach > count ? ", \(reach) change with it:\n" : ":\n"
    for dependent in dependents.prefix(Self.listedDependents) {
      let themes = dependent.themes.map { " (in \($0.joined(separator: ", ")))" } ?? ""
      text += "  \(places.place(of: dependent.span)): "
      text += DisplayText.line(dependent.path + themes) + "\n"
    }
    let more = count - Self.listedDependents
    return more > 0 ? text + "  and \(more) more\n" : text
  }
}

/// Declarations of a graph as explanations show them.
struct ExplainedPlaces {
  private let graph: ThemeGraph
  private var lines: SourceLines

  init(_ graph: ThemeGraph) {
    self.graph = graph
    lines = SourceLines(graph.sources)
  }

  /// `file:line:column` of a declaration's value.
  mutating func place(of declaration: DeclarationID) -> String {
    place(of: graph.declarations[declaration].valueSpan)
  }

  mutating func place(of span: SourceSpan) -> String {
    DisplayText.line(lines.place(of: span) ?? "")
  }

  /// A value as it stands in the source, on one line; an object or a list may be cut.
  func written(_ declaration: DeclarationID) -> String {
    let text = graph.sources.text(of: graph.declarations[declaration].valueSpan)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let line = DisplayText.line(words)
    return line.count <= 72 ? line : line.prefix(71) + "…"
  }

  /// Where a type comes from, behind its name.
  mutating func origin(_ reading: TokenExplanation.Reading) -> String {
    guard let origin = reading.typeOrigin else { return "" }
    switch origin {
    case .written(let span): return ", written at \(place(of: span))"
    case .category(let span):
      return ", from the category '\(graph.sources.text(of: span))' (\(place(of: span)))"
    case .group(let span): return ", from its group (\(place(of: span)))"
    case .target: return ", from \(reading.chain.last.map { "'\($0.path)'" } ?? "its target")"
    case .contract: return ", from the base theme"
    case .shadowed: return ", from the declaration that it overrides"
    case .form: return ", from the form of its value"
    }
  }
}
