/// What a file was taken for, and why.
package struct SourceExplanation {
  private let source: ReadSource
  /// Whether it is the configuration of a run, which is no theme.
  private let isConfiguration: Bool

  /// The explanation of one source.
  package init(_ source: ReadSource, isConfiguration: Bool = false) {
    self.source = source
    self.isConfiguration = isConfiguration
  }

  /// The sets, but for one that says of the default mode what is said without one.
  private var sets: [ConditionalSet] { source.sets.filter { !$0.repeatsValues } }

  /// What it is: `theme`, `contract`, `schema`, `configuration`, or `nothing` where it is none of these.
  private var kind: String {
    if isConfiguration { return "configuration" }
    if source.isContractFile { return "contract" }
    return source.isSchema ? "schema" : source.isBroken ? "nothing" : "theme"
  }

  private var reading: String {
    switch kind {
    case "configuration": "as the configuration of a run, because it is named so"
    case "contract": "as a contract, because it has 'tokenc-contract'"
    case "schema": "as no theme: it is a JSON Schema, with which editors check one"
    case "nothing": "as no theme: \(source.errors.first?.message ?? "there is nothing in it")"
    default: "as \(source.dialect.rawValue), because \(source.reason)"
    }
  }

  private var tokenCount: Int {
    // What a contract says of themes are the tokens that it has already.
    if source.isContractFile { return source.sets.first?.set.tokens.count ?? 0 }
    return sets.reduce(0) { $0 + $1.set.tokens.count }
  }

  /// The explanation for a terminal.
  package var text: String {
    var text = DisplayText.line(source.source.path) + "\n"
    text += row("read", reading)
    guard kind == "theme" || kind == "contract" else { return text }
    if let facts = source.contract { text += row("for", "custom themes as \(facts.form.rawValue)") }
    for modifier in source.modifiers {
      let contexts = modifier.contexts.joined(separator: ", ")
      let usual = modifier.defaultContext.map { "default '\($0)'" } ?? "no default"
      text += row("has", "the modifier '\(modifier.name)': \(contexts) (\(usual))")
    }
    if source.isContractFile {
      return text + row("holds", Self.count(tokenCount) + " without values")
    }
    let sets = sets.count
    return text
      + row(
        "holds",
        Self.count(tokenCount)
          + (sets > 1 ? " in \(sets) sets" : ""))
  }

  private static func count(_ tokens: Int) -> String {
    tokens == 1 ? "1 token" : "\(tokens) tokens"
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
      "version": .number(1), "file": .string(source.source.path), "kind": .string(kind),
      "dialect": .string(source.dialect.rawValue), "reason": .string(source.reason),
      "modifiers": .array(modifiers), "tokens": .number(Double(tokenCount)),
      "sets": .number(Double(sets.count)),
    ])
    var out = ByteWriter()
    out.writeJSON(value)
    return out.text + "\n"
  }
}
