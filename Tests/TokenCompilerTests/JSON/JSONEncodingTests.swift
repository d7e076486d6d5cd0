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
            if (UTF8Check.firstFault(in: bytes) == nil) != isValid { Issue.record("\(bytes)") }
            tried += 1
          }
        }
      }
    }
    #expect(tried == 390_625)
  }

  @Test func theFirstBadByteIsTheOneThatIsNamed() {
    func fault(_ bytes: UInt8...) -> Int? { UTF8Check.firstFault(in: [0x61] + bytes) }
    #expect(fault(0x80) == 1)
    #expect(fault(0xC3, 0xA9) == nil)
    #expect(fault(0xC3, 0xA9, 0xC3) == 3)
    #expect(fault(0xE2, 0x82) == 1)
    #expect(fault(0xE2, 0x82, 0x41) == 1)
    #expect(fault(0xF0, 0x9F, 0x9A, 0x80, 0xF5) == 5)
    #expect(fault(0xED, 0xA0, 0x80) == 1)
    #expect(fault(0xC0, 0xAF) == 1)
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
