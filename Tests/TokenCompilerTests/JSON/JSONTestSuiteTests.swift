import Foundation
import Testing

@testable import TokenCompiler

/// The 318 files of JSONTestSuite, where they lie beside the project.
@Suite(.enabled(if: JSONTestSuite.isThere, "../shared/corpora/JSONTestSuite is not there"))
struct JSONTestSuiteTests {
  @Test(arguments: JSONTestSuite.files(beginning: "y_"))
  func whatIsJSONIsRead(name: String) throws {
    let (tree, findings) = parse(bytes: try JSONTestSuite.bytes(name))
    // Two keys that are equal are JSON to RFC 8259 and a fault to us.
    #expect(findings.allSatisfy { $0.id == .duplicateKey }, "\(findings.map(\.message))")
    #expect(!tree.nodes.isEmpty)
    #expect(findings.isEmpty != name.hasPrefix("y_object_duplicated_key"))
    expectSound(tree)
  }

  @Test(arguments: JSONTestSuite.files(beginning: "n_"))
  func whatIsNoJSONIsRefused(name: String) throws {
    let bytes = try JSONTestSuite.bytes(name)
    let (tree, findings) = parse(bytes: bytes)
    #expect(findings.contains { $0.id == .syntax || $0.id == .limitExceeded })
    for finding in findings {
      let range = try #require(finding.span?.range)
      #expect(range.start <= range.end && Int(range.end) <= bytes.count)
    }
    expectSound(tree)
  }

  /// What RFC 8259 leaves open. Numbers of any size are grammar; whether they can be represented is
  /// decided where they are used. Text is UTF-8, and half a surrogate pair is no text.
  private static let refused: Set<String> = [
    "i_object_key_lone_2nd_surrogate", "i_string_1st_surrogate_but_2nd_missing",
    "i_string_1st_valid_surrogate_2nd_invalid", "i_string_UTF-16LE_with_BOM",
    "i_string_UTF-8_invalid_sequence", "i_string_UTF8_surrogate_U+D800",
    "i_string_incomplete_surrogate_and_escape_valid", "i_string_incomplete_surrogate_pair",
    "i_string_incomplete_surrogates_escape_valid", "i_string_invalid_lonely_surrogate",
    "i_string_invalid_surrogate", "i_string_invalid_utf-8",
    "i_string_inverted_surrogates_U+1D11E", "i_string_iso_latin_1",
    "i_string_lone_second_surrogate", "i_string_lone_utf8_continuation_byte",
    "i_string_not_in_unicode_range", "i_string_overlong_sequence_2_bytes",
    "i_string_overlong_sequence_6_bytes", "i_string_overlong_sequence_6_bytes_null",
    "i_string_truncated-utf-8", "i_string_utf16BE_no_BOM", "i_string_utf16LE_no_BOM",
  ]
  private static let accepted: Set<String> = [
    "i_number_double_huge_neg_exp", "i_number_huge_exp", "i_number_neg_int_huge_exp",
    "i_number_pos_double_huge_exp", "i_number_real_neg_overflow", "i_number_real_pos_overflow",
    "i_number_real_underflow", "i_number_too_big_neg_int", "i_number_too_big_pos_int",
    "i_number_very_big_negative_int", "i_structure_500_nested_arrays",
    "i_structure_UTF-8_BOM_empty_object",
  ]

  @Test(arguments: JSONTestSuite.files(beginning: "i_"))
  func whatIsOpenIsDecided(name: String) throws {
    let stem = name.replacing(".json", with: "")
    try #require(Self.refused.contains(stem) != Self.accepted.contains(stem))
    let (_, findings) = parse(bytes: try JSONTestSuite.bytes(name))
    #expect(findings.contains { $0.id == .syntax } == Self.refused.contains(stem))
  }

  /// The decisions are written down, each with its files.
  @Test func decisionsAreDocumented() throws {
    let document = try String(
      contentsOf: packageRoot.appending(path: "Documentation/JSON.md"), encoding: .utf8)
    var told: [Bool: Set<String>] = [:]
    for row in document.split(separator: "\n") where row.hasPrefix("| ") {
      let isRefused = row.contains("| refused")
      for file in row.matches(of: #/`(i_[^`]+)`/#) {
        told[isRefused, default: []].insert(String(file.1))
      }
    }
    #expect(told == [true: Self.refused, false: Self.accepted])
  }
}

enum JSONTestSuite {
  private static let folder = packageRoot.appending(
    path: "../shared/corpora/JSONTestSuite/test_parsing")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func files(beginning prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
