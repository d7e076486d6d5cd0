/// What a file was taken for, and why.
package struct SourceExplanation {
  private let source: ReadSource

  /// The explanation of one source.
  package init(_ source: ReadSource) { self.source = source }

  private var tokenCount: Int { sets.reduce(0) { $0 + $1.set.tokens.count } }

  /// The sets, but for one that says of the default mode what is said without one.
  private var sets: [ConditionalSet] { source.sets.filter { !$0.repeatsValues } }

  /// The explanation for a terminal.
  package var text: String {
    var text = DisplayText.line(source.source.path) + "\n"
    text += row("read", "as \(source.dialect.rawValue), because \(source.reason)")
    for modifier in source.modifiers {
      let contexts = modifier.contexts.joined(separator: ", ")
      let usual = modifier.defaultContext.map { "default '\($0)'" } ?? "no default"
      text += row("has", "the modifier '\(modifier.name)': \(contexts) (\(usual))")
    }
    let sets = sets.count
    return text
      + row(
        "holds",
        "\(tokenCount) \(tokenCount == 1 ? "token" : "tokens")"
          + (sets > 1 ? " in \(sets) sets" : ""))
  }

  private func row(_ term: String, _ text: String) -> String {
    "  " + term + String(repeating: " ", count: max(1, 7 - term.count)) + DisplayText.line(text)
      + "\n"
  }

  /// The same as one JSON object, for programs.
  package var json: String {
    let modifiers = source.modifiers.map { modifier in
      JSONValue.members([
        "name": .string(modifier.name), "contexts": .array(modifier.contexts.map { .string($0) }),
        "default": modifier.defaultContext.map { .string($0) },
      ])
    }
    let value = JSONValue.members([
      "version": .number(1), "file": .string(source.source.path),
      "dialect": .string(source.dialect.rawValue), "reason": .string(source.reason),
      "modifiers": .array(modifiers), "tokens": .number(Double(tokenCount)),
      "sets": .number(Double(sets.count)),
    ])
    var out = ByteWriter()
    out.writeJSON(value)
    return String(decoding: out.bytes, as: UTF8.self) + "\n"
  }
}
