import Testing

@testable import TokenCompiler

/// A document that is cut or has one byte changed: nothing crashes, and everything has a place.
@Suite struct JSONPrefixTests {
  private static let sample = """
    \u{FEFF}{
      "$schema": "https://example.com/schema.json", // note
      "color": {
        "$type": "color", "sea\\u0021": {"$value": {"colorSpace": "srgb", "components": [0, 0.5e-1, 1]}},
        'link': {"$value": "{color.sea}", "$description": "Å \\ud83d\\ude80 \\"x\\""},
        big: {"$value": -0x1F, "deep": [[[{}]], null, true, +.5, NaN]}, /* end */
      },
    }

    """

  private func check(_ bytes: [UInt8], _ syntax: JSONSyntax, _ what: String) {
    let (tree, findings) = parse(bytes: bytes, syntax)
    expectSound(tree)
    for finding in findings {
      guard let range = finding.span?.range, range.start <= range.end,
        Int(range.end) <= bytes.count,
        finding.related.allSatisfy({ Int($0.span.range.end) <= bytes.count })
      else {
        Issue.record("\(what): no place for \(finding.message)")
        return
      }
    }
  }

  @Test(arguments: [JSONSyntax.json, .jsonc, .json5])
  func everyPrefix(syntax: JSONSyntax) {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count {
      check(Array(bytes[..<end]), syntax, "cut at \(end)")
      check(Array(bytes[end...]), syntax, "from \(end)")
    }
    let (_, findings) = parse(bytes: bytes, .json5)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [JSONSyntax.json, .json5])
  func everyByteChanged(syntax: JSONSyntax) {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for byte in Array("{}[],:\"'\\/*\n a0-".utf8) + [0, 0x80, 0xC3, 0xE2, 0xFF] {
        var changed = bytes
        changed[index] = byte
        check(changed, syntax, "byte \(index) is \(byte)")
      }
    }
  }
}
