import Testing

@testable import TokenCompiler

/// Members of a value that are nearly spelt as the type has them.
@Suite struct ShadowSlipTests {
  private static func shadow(_ key: String) -> String {
    """
    { "shadow": { "card": { "$type": "shadow", "$value": {
      "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2 },
      "offsetX": { "value": 0, "unit": "px" }, "\(key)": { "value": 2, "unit": "px" },
      "blur": { "value": 4, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } } }
    """
  }

  /// What stands there already is not meant, and what is meant is not missing besides.
  @Test(arguments: ["offset-y", "OffsetY", "offsety", "offestY"], [Dialect.dtcg, .auto])
  func aMemberIsToldOnce(key: String, dialect: Dialect) throws {
    func read(_ key: String) -> ReadSource {
      SourceReader.read(SourceFile(path: "\(key).json", text: Self.shadow(key)), as: dialect)
    }
    var validation = TokenCompiler().validate([
      Layer(read("offsetY"), isContract: true), Layer(read(key)),
    ])
    validation.check(all: true)
    let found = validation.diagnostics.filter { $0.severity == .error }
    try #require(found.count == 1, "\(found.map(\.message))")
    let finding = found[0]
    #expect(finding.message == "a shadow has no member '\(key)'")
    #expect(finding.help == "did you mean 'offsetY'?")
    #expect(finding.fix?.edits.first?.replacement == "offsetY")
  }
}
