import Testing

@testable import TokenCompiler

/// Values in the standard's own forms are read in one pass. Written with an escape in a key, the same values
/// go through the decoder for everything else: both must say the same, finding for finding.
@Suite struct StandardFormTests {
  private static let numbers = [
    "0", "-0", "1", "1.0", "0.5", "0.12345678901234", "0.123456789012345678", "-0.25", "1e0", "2",
    "-1", "360", "359.9", "100", "123456789012345", "12345678901234567", "\"none\"", "\"0.5\"",
    "true",
    "null", "[]", "{\"a\": 1}", "\"{other}\"",
  ]

  @Test(arguments: ["srgb", "hsl", "lab", "oklch", "display-p3", "xyz-d50", "sRGB", "", "cmyk"])
  func colorsAreTheSame(_ space: String) {
    for number in Self.numbers {
      for components in ["[\(number), 0.5, 1]", "[0, \(number), 0]", "[0.1, 0.2, \(number)]"] {
        expectSame("color", #""colorSpace": "\#(space)", "components": \#(components)"#)
      }
    }
  }

  @Test(arguments: [
    ##""components": [0, 0, 0]"##,
    ##""colorSpace": "srgb""##,
    ##""colorSpace": 1, "components": [0, 0, 0]"##,
    ##""colorSpace": "srgb", "components": [0, 0]"##,
    ##""colorSpace": "srgb", "components": [0, 0, 0, 0]"##,
    ##""colorSpace": "srgb", "components": [[0], 0]"##,
    ##""colorSpace": "srgb", "components": {}"##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "#abcdef""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ABCDEF""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "#abcdeg""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "#abc""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": "abcdef0""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "hex": 1234567"##,
    ##""hex": "#0000ff", "alpha": 0.5, "components": [0, 0, 1], "colorSpace": "srgb""##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "channels": [1, 1, 1]"##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "more": 1"##,
    ##""colorSpace": "srgb", "components": [0, 0, 0], "colorSpace": "hsl""##,
  ])
  func colorsOfOtherMembersAreTheSame(_ members: String) { expectSame("color", members) }

  @Test func opacitiesAreTheSame() {
    for number in Self.numbers {
      expectSame(
        "color", #""colorSpace": "srgb", "components": [0, 0, 1], "alpha": \#(number)"#)
    }
  }

  @Test(arguments: ["dimension", "duration"])
  func quantitiesAreTheSame(_ type: String) {
    for unit in [#""px""#, #""rem""#, #""ms""#, #""s""#, #""em""#, #""""#, #""PX""#, "1", "null"] {
      for number in Self.numbers {
        expectSame(type, #""value": \#(number), "unit": \#(unit)"#)
        expectSame(type, #""unit": \#(unit), "value": \#(number)"#)
      }
    }
    for members in [
      #""value": 1"#, #""unit": "px""#, #""value": [1]"#, #""value": 1, "units": "px""#,
    ] {
      expectSame(type, members)
    }
  }

  @Test func numbersReadAsTheLongWay() throws {
    for text in ["0", "-0", "7", "10.25", "0.1", "-3.75", "999999999999999", "0.00000000000001"] {
      let bytes = Array("[\(text)]".utf8)
      let quick = try #require(QuickNumber.read(bytes, 1..<bytes.count - 1))
      let number = try #require(NumberReader.number(text))
      #expect(quick.bitPattern == number.bitPattern, "\(text)")
    }
    for text in [
      "", "-", ".5", "5.", "+1", "1e3", "0x1f", "1.2.3", "1-", "NaN", "1234567890123456",
    ] {
      #expect(QuickNumber.read(Array(text.utf8), 0..<text.utf8.count) == nil, "\(text)")
    }
  }

  @Test func typesAreKnownByTheirBytes() {
    for type in TokenType.allCases {
      let bytes = Array("\"\(type.name)\"".utf8)
      let found = TokenTypeNames.type(at: ByteRange(1..<bytes.count - 1), in: bytes)
      #expect(found == (type == .custom ? nil : type))
      #expect(TokenTypeNames.type(at: ByteRange(0..<bytes.count - 1), in: bytes) == nil)
    }
  }

  private func expectSame(
    _ type: String, _ members: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let quick = document(type, members)
    let escaped = document(
      type, members.replacing(firstKey: { #""\u00\#($0.hex)\#($0.dropFirst())""# }))
    for dialect in [Dialect.dtcg, .dtcgDraft] {
      let (a, b) = (result(quick, dialect), result(escaped, dialect))
      #expect(a.value == b.value, "\(members)", sourceLocation: sourceLocation)
      #expect(a.findings == b.findings, "\(members)", sourceLocation: sourceLocation)
    }
  }

  private func document(_ type: String, _ members: String) -> String {
    """
    { "other": { "$type": "number", "$value": 0.5 },
      "token": { "$type": "\(type)", "$value": { \(members) } } }
    """
  }

  private func result(_ text: String, _ dialect: Dialect) -> (
    value: TokenValue?, findings: [String]
  ) {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    let validation = compiler.validate([SourceFile(path: "a.json", text: text)])
    let findings = validation.diagnostics.map { "\($0.id.rawValue): \($0.message)" }
    return (validation.graph["token"]?.value, findings)
  }
}

extension String {
  /// The same with another first key, quotes included.
  fileprivate func replacing(firstKey replacement: (Substring) -> String) -> String {
    let parts = split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return self }
    return parts[0] + replacement(parts[1]) + parts[2]
  }
}

extension Substring {
  /// The first byte in hexadecimal digits.
  fileprivate var hex: String { utf8.first.map { String($0, radix: 16) } ?? "" }
}
