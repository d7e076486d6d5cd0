import Foundation
import Testing

@testable import TokenCompiler

/// Broken files go through the whole compiler. Nothing may trap, what is found has a place inside the
/// file, and a file that was cut is never taken for a good one.
@Suite struct PipelineRobustnessTests {
  static let large = ["defaultTokens", "darkTokens", "customTheme", "backbaseTheme"]

  /// A small document of each dialect, with everything that the dialect has.
  static let small: [(Dialect, String)] = [
    (
      .plain,
      ##"""
      {"theme":{"color":{"a":"#1d5fe2","b":"<theme.color.a>","n":null},"radius":{"x":4},
       "shadow":{"s":{"color":"{theme.color.a}","offset-x":1}},"behavior":{"on":true,"t":"x\u00e9"}}}
      """##
    ),
    (
      .plain,
      ##"""
      {"$version":"1.2.0","theme":{"$type":"dynamic","color":{"p":{"$value":{"light":"{primitives.c}",
       "dark":"#000000ff"}}}},"primitives":{"$type":"fixed","c":{"$value":"#ffffffff"}}}
      """##
    ),
    (
      .dtcg,
      ##"""
      {"g":{"$type":"color","$deprecated":"x","$root":{"$value":{"colorSpace":"oklch",
       "components":[0.5,"none",20],"alpha":0.5}}},"h":{"$extends":"{g}","i":{"$value":"{g.$root}"}},
       "s":{"$type":"shadow","$value":{"color":{"$ref":"#/g/$root/$value"},
       "offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"rem"},
       "blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"}},"$extensions":{"a.b":[1]}},
       "t":{"$type":"typography","$value":{"fontFamily":["A","B"],"fontSize":{"value":1,"unit":"px"},
       "fontWeight":"bold","letterSpacing":{"value":0,"unit":"px"},"lineHeight":1.5}},
       "r":{"$ref":"#/t"},"e":{"$type":"cubicBezier","$value":[0,0,1,1]}}
      """##
    ),
    (
      .dtcgDraft,
      ##"{"a":{"$type":"color","$value":"#f00"},"d":{"$type":"dimension","$value":"16px"},"b":{"$value":"{a}"}}"##
    ),
    (
      .styleDictionary,
      ##"{"a":{"value":"#f00","type":"color","comment":"c"},"b":{"value":"{a.value}"},"s":{"value":"4px"}}"##
    ),
  ]

  @Test(arguments: large) func aLargeFileCutAnywhereIsReported(name: String) throws {
    let bytes = try Self.fixture(name)
    // The last bytes are a brace and a line break; without the brace no cut is a whole file.
    for number in 0..<500 {
      Self.compile(Array(bytes.prefix((bytes.count - 2) * number / 499)), .auto, isCut: true)
    }
  }

  @Test(arguments: small.indices) func aSmallFileCutAnywhereIsReported(index: Int) {
    let (dialect, text) = Self.small[index]
    let bytes = Array(text.utf8)
    #expect(
      Self.compile(bytes, dialect, isCut: false).diagnostics.allSatisfy { $0.severity < .error })
    for count in 0..<bytes.count { Self.compile(Array(bytes.prefix(count)), dialect, isCut: true) }
  }

  @Test(arguments: small.indices) func aSmallFileWithAWrongByteDoesNotTrap(index: Int) {
    let (dialect, text) = Self.small[index]
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for byte in Array("\"{}[:,$.#x9".utf8) + [0x00, 0xFF] where bytes[place] != byte {
        var changed = bytes
        changed[place] = byte
        Self.compile(changed, dialect, isCut: false)
      }
    }
  }

  @discardableResult
  private static func compile(_ bytes: [UInt8], _ dialect: Dialect, isCut: Bool) -> Validation {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    var validation = compiler.validate([SourceFile(path: "theme.json", bytes: bytes)])
    validation.check(all: true)
    for diagnostic in validation.diagnostics {
      let range = diagnostic.span?.range
      let isInside = range.map { $0.start <= $0.end && Int($0.end) <= bytes.count } ?? false
      #expect(isInside || diagnostic.id == .invalidInput, "\(diagnostic) of \(bytes.count) bytes")
    }
    if isCut {
      #expect(validation.hasErrors, "\(bytes.count) bytes were taken for a whole file")
    }
    for format in Emitters.all {
      guard let emitter = try? format.init(EmitterSettings()) else { continue }
      _ = validation.emit(emitter)
    }
    return validation
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageRoot.appending(path: "Fixtures/\(name).json")))
  }
}
