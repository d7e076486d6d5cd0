/// What an editor shows of the default theme's values.
struct SchemaDefaults {
  private let graph: ThemeGraph
  private let contract: ThemeContract
  /// The themes that differ from the first in the mode alone, with the names of the modes.
  private let modes: [(name: String, theme: Int)]

  /// Longer values are not proposed: the schema would hold the default theme twice.
  private static let longest = 400

  init(_ graph: ThemeGraph, _ contract: ThemeContract) {
    self.graph = graph
    self.contract = contract
    guard contract.form == .backbase,
      let mode = graph.modifiers.firstIndex(where: { $0.name == ModeValues.modifier })
    else {
      modes = []
      return
    }
    let first = graph.themes.first?.contexts ?? []
    modes = graph.themes.enumerated().compactMap { index, theme in
      let others = theme.contexts.indices.allSatisfy {
        $0 == mode || theme.contexts[$0] == first[$0]
      }
      return others ? (theme.contexts[mode], index) : nil
    }
  }

  /// What is shown of a token.
  mutating func shown(_ token: TokenID, _ facts: ThemeContract.Token) -> ThemeSchema.Shown {
    ThemeSchema.Shown(
      proposal: facts.isFrozen ? nil : proposal(token), values: values(token, facts))
  }

  /// The value as the default theme has it, in the shape of a token.
  private func proposal(_ token: TokenID) -> JSONValue? {
    guard let value = written(token, inTheme: 0) else { return nil }
    switch contract.form {
    case .plain: return value
    case .dtcg, .dtcgDraft: return .object([.init("$value", value)])
    case .styleDictionary: return .object([.init("value", value)])
    case .tokensStudio: return nil
    case .backbase:
      let inModes = modes.compactMap { mode in
        written(token, inTheme: mode.theme).map { JSONValue.Member(mode.name, $0) }
      }
      let isDynamic = modes.contains { isSetAnew(token, inTheme: $0.theme) }
      return .object([.init("$value", isDynamic ? .object(inModes) : value)])
    }
  }

  private func isSetAnew(_ token: TokenID, inTheme theme: Int) -> Bool {
    graph.resolution(of: token, inTheme: theme)?.declaration
      != graph.resolution(of: token, inTheme: 0)?.declaration
  }

  private func written(_ token: TokenID, inTheme theme: Int) -> JSONValue? {
    guard let resolution = graph.resolution(of: token, inTheme: theme) else { return nil }
    if let target = resolution.target { return .string("{\(graph.path(of: target))}") }
    switch resolution.value {
    case .opaque, .invalid: return nil
    default: break
    }
    let span = graph.declarations[resolution.declaration].valueSpan
    guard span.range.count <= Self.longest else { return nil }
    return graph.writtenValue(at: span)
  }

  /// The values where the proposal does not say them: of aliases, and in other themes.
  private func values(_ token: TokenID, _ facts: ThemeContract.Token) -> String? {
    guard let resolution = graph.resolution(of: token), resolution.value != .opaque,
      resolution.target != nil || !facts.varies.isEmpty || facts.isFrozen
    else { return nil }
    var text = ValueText.text(resolution.value)
    for theme in facts.varies.prefix(3) {
      guard let value = graph.value(of: token, inTheme: theme) else { continue }
      text += "\n\(graph.themes[theme].name): \(ValueText.text(value))"
    }
    return text
  }
}

extension ThemeGraph {
  /// A value as its source writes it.
  func writtenValue(at span: SourceSpan) -> JSONValue? {
    let source = sources[span.source]
    let start = Int(span.range.start)
    // The span of a text lies inside its quotes.
    let isText =
      start > 0 && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[start - 1])
    if isText { return .string(decodedText(span)) }
    return JSONValue.parsed(
      SourceFile(path: source.path, bytes: Array(source.bytes[span.range.integers])))
  }
}
