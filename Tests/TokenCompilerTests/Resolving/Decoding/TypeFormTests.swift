import Testing

@testable import TokenCompiler

/// What a message proposes is written as the file writes it.
@Suite struct TypeFormTests {
  @Test(arguments: [
    (Dialect.plain, #"{"radius": {"t": "x"}}"#, "a dimension looks like 16"),
    (.plain, #"{"color": {"t": "x"}}"#, ##"a color looks like "#3366cc""##),
    (.plain, #"{"duration": {"t": "x"}}"#, "a duration looks like 200"),
    (
      .styleDictionary, #"{"t": {"value": "x", "type": "dimension"}}"#,
      #"a dimension looks like "16px""#
    ),
    (.tokensStudio, #"{"t": {"value": "x", "type": "color"}}"#, ##"a color looks like "#3366cc""##),
    (
      .dtcgDraft, #"{"t": {"$value": "x", "$type": "dimension"}}"#,
      #"a dimension looks like "16px" or { "value": 16, "unit": "px" }"#
    ),
    (
      .dtcg, #"{"t": {"$value": "x", "$type": "dimension"}}"#,
      #"a dimension looks like { "value": 16, "unit": "px" }"#
    ),
  ])
  func theHelpShowsTheFormOfTheDialect(_ dialect: Dialect, _ text: String, _ help: String) {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    let found = compiler.validate([SourceFile(path: "t.json", text: text)]).diagnostics
    let helps = found.filter { $0.severity > .note }.map { $0.help ?? "" }
    #expect(helps.count == 1 && helps.allSatisfy { $0.hasPrefix(help) }, "\(helps)")
  }

  /// What is proposed is accepted.
  @Test(
    arguments: TokenType.allCases.filter {
      [.color, .dimension, .duration, .cubicBezier].contains($0)
    })
  func theFormsAreRead(_ type: TokenType) {
    for (forms, dialect) in [(ValueForms.objects, Dialect.dtcg), (.either, .dtcgDraft)] {
      let form = type.form(in: forms).split(separator: " looks like ").last.map(String.init) ?? ""
      for value in form.components(separatedBy: " or ") {
        #expect(Decoded(type.name, value, dialect: dialect).findings.isEmpty, "\(value)")
      }
    }
  }
}

extension String {
  fileprivate func components(separatedBy text: String) -> [String] {
    split(separator: text).map(String.init)
  }
}
