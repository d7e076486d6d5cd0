import Testing

@testable import TokenCompiler

/// Every document of three tokens that refer to each other whole or in parts, against a naive reader:
/// either something is said, or every token has its value.
@Suite struct PointerGraphTests {
  /// What a token is made of. Targets are the tokens by number, and one that is not there.
  private enum Form {
    case literal
    /// A dimension whose number is that of another.
    case part(Int)
    /// A number that is that of a dimension.
    case number(Int)
    case alias(Int)
    case pointer(Int)
    case value(Int)

    static let all =
      [literal]
      + (0...3).flatMap { [part($0), number($0), alias($0), pointer($0), value($0)] }
  }

  private static let names = ["a", "b", "c", "z"]

  private static func text(_ form: Form, _ number: Int) -> String {
    let name = names[target(of: form)]
    return switch form {
    case .literal:
      "{\"$type\": \"dimension\", \"$value\": {\"value\": \(number), \"unit\": \"px\"}}"
    case .part:
      "{\"$type\": \"dimension\", \"$value\": {\"unit\": \"px\", \"value\": \(ref(name + "/$value/value"))}}"
    case .number: "{\"$type\": \"number\", \"$value\": \(ref(name + "/$value/value"))}"
    case .alias: "{\"$value\": \"{\(name)}\"}"
    case .pointer: ref(name)
    case .value: "{\"$value\": \(ref(name + "/$value"))}"
    }
  }

  private static func target(of form: Form) -> Int {
    switch form {
    case .literal: 0
    case .part(let target), .number(let target), .alias(let target), .pointer(let target),
      .value(let target):
      target
    }
  }

  private static func ref(_ path: String) -> String { "{\"$ref\": \"#/\(path)\"}" }

  /// The number at `#/NAME/$value/value`; `nil` where nothing is, or the way there is a ring.
  private static func number(_ token: Int, _ forms: [Form], _ open: Set<Int> = []) -> Double? {
    guard token < forms.count, !open.contains(token) else { return nil }
    switch forms[token] {
    case .literal: return Double(token)
    case .number: return nil
    case .part(let next), .alias(let next), .pointer(let next), .value(let next):
      return number(next, forms, open.union([token]))
    }
  }

  private static func value(_ token: Int, _ forms: [Form], _ open: Set<Int> = []) -> TokenValue? {
    guard token < forms.count, !open.contains(token) else { return nil }
    switch forms[token] {
    case .literal: return .dimension(Dimension(Double(token)))
    case .part(let next):
      return number(next, forms, [token]).map { .dimension(Dimension($0)) }
    case .number(let next): return number(next, forms).map { .number($0) }
    case .alias(let next), .pointer(let next), .value(let next):
      return value(next, forms, open.union([token]))
    }
  }

  @Test(arguments: 0..<Form.all.count) func nothingFailsInSilence(first: Int) throws {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    for second in Form.all {
      for third in Form.all {
        let forms = [Form.all[first], second, third]
        let members = forms.indices.map { "\"\(Self.names[$0])\": \(Self.text(forms[$0], $0))" }
        let text = "{" + members.joined(separator: ",\n") + "}"
        let validation = compiler.validate([SourceFile(path: "tokens.json", text: text)])
        let expected = forms.indices.map { Self.value($0, forms) }
        let isWhole = expected.allSatisfy { $0 != nil }
        try #require(validation.hasErrors != isWhole, "\(text)")
        guard isWhole else { continue }
        let found = forms.indices.map { validation.graph[Self.names[$0]]?.value }
        try #require(found == expected, "\(text)")
      }
    }
  }
}
