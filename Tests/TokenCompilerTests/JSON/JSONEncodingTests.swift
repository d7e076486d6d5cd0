import Foundation
import Testing

@testable import TokenCompiler

@Suite struct JSONEncodingTests {
  /// Bytes at every border of the table of well-formed UTF-8.
  private static let borders: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
    0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test func theStandardLibraryAgreesOnWhatIsUTF8() {
    var tried = 0
    for first in Self.borders {
      for second in Self.borders {
        for third in Self.borders {
          for fourth in Self.borders {
            let bytes = [first, second, third, fourth]
            let isValid = String(validating: bytes, as: UTF8.self) != nil
            if UTF8Check.faults(in: bytes, limit: 1).isEmpty != isValid { Issue.record("\(bytes)") }
            tried += 1
          }
        }
      }
    }
    #expect(tried == 390_625)
  }

  @Test func theFirstBadByteIsTheOneThatIsNamed() {
    func fault(_ bytes: UInt8...) -> Int? {
      UTF8Check.faults(in: [0x61] + bytes, limit: 1).first?.lowerBound
    }
    #expect(fault(0x80) == 1)
    #expect(fault(0xC3, 0xA9) == nil)
    #expect(fault(0xC3, 0xA9, 0xC3) == 3)
    #expect(fault(0xE2, 0x82) == 1)
    #expect(fault(0xE2, 0x82, 0x41) == 1)
    #expect(fault(0xF0, 0x9F, 0x9A, 0x80, 0xF5) == 5)
    #expect(fault(0xED, 0xA0, 0x80) == 1)
    #expect(fault(0xC0, 0xAF) == 1)
  }

  @Test func badBytesSideBySideAreOneRun() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0xE2, 0x82, 0x41, 0xC3, 0xA9, 0x80]
    #expect(UTF8Check.faults(in: bytes, limit: 9) == [0..<2, 3..<5, 8..<9])
    #expect(UTF8Check.faults(in: bytes, limit: 2) == [0..<2, 3..<5])
    #expect(UTF8Check.faults(in: bytes, limit: 0).isEmpty)
  }

  /// A file in Latin 1, say: its places have one cause, and nobody reads a hundred of them.
  @Test func placesOfOtherBytesAreListedUpToTen() {
    func findings(_ count: Int) -> [Diagnostic] {
      let members = (0..<count).map { "\"k\($0)\": \"" }
      let bytes = members.flatMap { Array($0.utf8) + [0xE9, 0x22, 0x2C] as [UInt8] }
      return parse(bytes: [0x7B] + Array(bytes.dropLast()) + [0x7D]).1
    }
    let message = "the byte 0xE9 is not UTF-8 here"
    #expect(findings(10).map(\.message) == Array(repeating: message, count: 10))
    let many = findings(500)
    #expect(many.count == 11)
    #expect(many.last?.message == "490 more faults of this file are not listed")
    #expect(many.last?.severity == .note)
    #expect(findings(50_000).count == 11)
  }

  @Test(arguments: [
    #"{"a": X}"#, #"{"a": 1 X}"#, "{X: 1}", "X", "[1, X]", #"{"a": 1} X"#, #"{"X": 1}"#,
  ]) func whereBytesAreNotUTF8NothingElseIsWrong(text: String) {
    let bytes = text.utf8.flatMap { $0 == UInt8(ascii: "X") ? [0xFF, 0xFF, 0xFF] : [$0] }
    let messages = parse(bytes: bytes).1.map(\.message)
    #expect(messages == ["3 bytes are not UTF-8 here, from 0xFF on"])
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [0xFF, 0xFE] as [UInt8], "UTF-16"),
    (.utf16LittleEndian, [], "UTF-16"), (.utf16BigEndian, [0xFE, 0xFF], "UTF-16"),
    (.utf16BigEndian, [], "UTF-16"), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"),
    (.utf32BigEndian, [0, 0, 0xFE, 0xFF], "UTF-32"), (.utf32LittleEndian, [], "UTF-32"),
    (.utf32BigEndian, [], "UTF-32"),
  ])
  func otherEncodingsAreNamed(encoding: String.Encoding, mark: [UInt8], name: String) throws {
    let data = try #require("{\"a\": 1}".data(using: encoding))
    let (tree, findings) = parse(bytes: mark + Array(data))
    #expect(findings.map(\.message) == ["the file is \(name), not UTF-8"])
    #expect(findings.first?.help == "save the file as UTF-8")
    #expect(findings.first?.span != nil)
    #expect(tree.nodes.isEmpty)
  }

  @Test func bytesThatAreNoTextAreOneFinding() {
    for bytes in [[0x89, 0x50, 0x4E, 0x47, 0x0D], [0, 0, 0, 0], [0]] as [[UInt8]] {
      let (_, findings) = parse(bytes: bytes)
      #expect(findings.map(\.message) == ["the file is no text"], "\(bytes)")
    }
  }
}
