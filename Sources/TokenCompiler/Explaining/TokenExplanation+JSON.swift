extension TokenExplanation {
  /// The explanation for programs: one object, every list whole.
  package func json(_ graph: ThemeGraph) -> String {
    var writer = ExplanationWriter(graph)
    writer.write(self)
    return writer.out.text
  }
}

/// Writes the layout of `explain --report json`.
private struct ExplanationWriter {
  private let graph: ThemeGraph
  private var lines: SourceLines
  private(set) var out = ByteWriter()

  init(_ graph: ThemeGraph) {
    self.graph = graph
    lines = SourceLines(graph.sources)
  }

  mutating func write(_ explanation: TokenExplanation) {
    out.write("{\"version\": 1,\n \"path\": ")
    out.writeJSON(string: explanation.path)
    write("swift", explanation.swiftName)
    write("css", explanation.cssName)
    out.write(",\n \"values\": [")
    for (index, reading) in explanation.readings.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      write(reading)
    }
    out.write("],\n \"contrast\": [")
    for (index, pair) in explanation.pairs.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      out.writeJSON(Self.members(of: pair))
    }
    out.write("],\n \"dependents\": [")
    for (index, dependent) in explanation.dependents.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      var members: [JSONValue.Member] = [.init("path", .string(dependent.path))]
      members += place(of: dependent.span)
      if let themes = dependent.themes { members.append(.init("themes", Self.list(themes))) }
      out.writeJSON(.object(members))
    }
    out.write("],\n \"reach\": \(explanation.reach)}\n")
  }

  private mutating func write(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    out.write(", \"")
    out.write(key)
    out.write("\": ")
    out.writeJSON(string: text)
  }

  private mutating func write(_ reading: TokenExplanation.Reading) {
    out.write("{\"themes\": ")
    out.writeJSON(Self.list(reading.themes))
    write("type", reading.type)
    if let origin = reading.typeOrigin {
      out.write(", \"typeOrigin\": ")
      out.writeJSON(.object(members(of: origin)))
    }
    out.write(", \"value\": ")
    out.write(ValueText.json(reading.value))
    write("text", ValueText.text(reading.value))
    if let deprecation = reading.deprecation, deprecation.isDeprecated {
      out.write(", \"deprecated\": ")
      if case .reason(let reason) = deprecation {
        out.writeJSON(string: reason)
      } else {
        out.write("true")
      }
    }
    out.write(", \"chain\": ")
    out.writeJSON(.array(reading.chain.map { link($0) }))
    out.write("}")
  }

  private mutating func link(_ link: TokenExplanation.Link) -> JSONValue {
    var members: [JSONValue.Member] = [.init("path", .string(link.path))]
    members += declaration(link.declaration)
    members.append(.init("shadows", .array(link.shadowed.map { .object(declaration($0)) })))
    return .object(members)
  }

  private mutating func declaration(_ id: DeclarationID) -> [JSONValue.Member] {
    let declaration = graph.declarations[id]
    return [.init("written", .string(graph.sources.text(of: declaration.valueSpan)))]
      + place(of: declaration.valueSpan)
      + [
        .init("layer", .integer(declaration.layer)),
        .init("contract", .boolean(declaration.isContract)),
      ]
  }

  private mutating func place(of span: SourceSpan) -> [JSONValue.Member] {
    guard let path = lines.path(of: span.source), let start = lines.start(of: span) else {
      return []
    }
    return [
      .init("file", .string(path)), .init("line", .integer(start.line)),
      .init("column", .integer(start.column)),
    ]
  }

  private mutating func members(of origin: TypeOrigin) -> [JSONValue.Member] {
    func kind(_ name: String) -> JSONValue.Member { .init("kind", .string(name)) }
    switch origin {
    case .written(let span): return [kind("written")] + place(of: span)
    case .category(let span): return [kind("category")] + place(of: span)
    case .group(let span): return [kind("group")] + place(of: span)
    case .target(let token):
      return [kind("target"), .init("path", .string(graph.path(of: token)))]
    case .contract: return [kind("contract")]
    case .shadowed: return [kind("shadowed")]
    case .form: return [kind("form")]
    }
  }

  private static func members(of pair: PairExplanation) -> JSONValue {
    .members([
      "foreground": .string(pair.foreground), "background": .string(pair.background),
      "kind": .string(pair.kind.rawValue), "themes": pair.themes.map(list),
      "measured": pair.seen.map { .number($0.measured.cut) },
      "required": pair.seen.map { .number($0.required) },
      "isEnough": pair.seen.map { .boolean($0.isEnough) },
    ])
  }

  private static func list(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
