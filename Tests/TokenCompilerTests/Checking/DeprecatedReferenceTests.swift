import Testing

@testable import TokenCompiler

@Suite struct DeprecatedReferenceTests {
  private func expect(
    _ text: String, _ expected: [ExpectedFinding],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let layer = TestLayer(text)
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    var validation = compiler.validate([layer.layer("0.json", as: .dtcg)])
    validation.check(all: true)
    expectFindings(
      expected, in: validation.diagnostics, of: [layer.text], sourceLocation: sourceLocation)
  }

  private let old = #""old": {"$type": "number", "$value": 1, "$deprecated": "use new"}"#

  @Test func anAliasIsReportedAtItsReference() {
    expect(
      """
      {\(old), "a": {"$value": "1️⃣{old}"}, "b": {"$ref": "2️⃣#/old"}, "c": {"$value": "{a}"}}
      """,
      [
        ExpectedFinding(
          "1️⃣", DeprecatedReference.id, "'old' is deprecated: use new", severity: .warning,
          path: "a"),
        ExpectedFinding("2️⃣", DeprecatedReference.id, severity: .warning, path: "b"),
      ])
  }

  @Test func aTokenThatIsDeprecatedItselfMayRefer() {
    expect(
      """
      {\(old), "a": {"$value": "{old}", "$deprecated": true},
       "g": {"$deprecated": true, "b": {"$value": "{old}"},
         "c": {"$value": "1️⃣{old}", "$deprecated": false}}}
      """, [ExpectedFinding("1️⃣", DeprecatedReference.id, severity: .warning, path: "g.c")])
  }

  @Test func aFieldOfACompositeIsReportedAtItsToken() {
    let width = #"{"value": 1, "unit": "px"}"#
    expect(
      """
      {"g": {"$deprecated": true, "w": {"$type": "dimension", "$value": \(width)}},
       "1️⃣s": {"$type": "strokeStyle", "$value": {"dashArray": ["{g.w}", "{g.w}"], "lineCap": "butt"}},
       "t": {"$value": "{s}"}}
      """, [ExpectedFinding("1️⃣", DeprecatedReference.id, severity: .warning, path: "s")])
  }
}
