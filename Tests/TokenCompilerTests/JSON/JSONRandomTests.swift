import Foundation
import Testing

@testable import TokenCompiler

/// A generator that gives the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Makes documents: JSON, and with `damage` something near it.
struct JSONDocumentGenerator {
  var random: SeededGenerator
  private var bytes: [UInt8] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func document() -> [UInt8] {
    bytes = []
    value(depth: 0)
    space()
    return bytes
  }

  /// A document with a few bytes removed, doubled or replaced.
  mutating func damagedDocument() -> [UInt8] {
    var bytes = document()
    for _ in 0...Int.random(in: 0..<3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let signs = Array("{}[],:\"\\'/*0123abctrue\n \u{7}-+.eé".utf8)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(bytes[index], at: index)
      default: bytes[index] = signs.randomElement(using: &random) ?? 0x20
      }
    }
    return bytes
  }

  private mutating func pick(_ texts: [String]) {
    bytes.append(contentsOf: (texts.randomElement(using: &random) ?? "").utf8)
  }

  private mutating func space() { pick(["", "", "", " ", "\n  ", "\t", "\r\n"]) }

  private mutating func value(depth: Int) {
    space()
    let count = Int.random(in: 0..<5, using: &random)
    switch Int.random(in: 0..<(depth > 5 ? 4 : 8), using: &random) {
    case 0: pick(["true", "false", "null"])
    case 1: pick(["0", "-0", "7", "-12", "0.5", "1e3", "2.5E-2", "123456789", "-0.125e+2"])
    case 2, 3: string()
    case 4, 5: list("[", "]", count) { $0.value(depth: depth + 1) }
    default:
      var index = 0
      list("{", "}", count) {
        $0.key(index)
        index += 1
        $0.bytes.append(0x3A)
        $0.value(depth: depth + 1)
      }
    }
    space()
  }

  private mutating func list(
    _ open: String, _ close: String, _ count: Int, _ item: (inout Self) -> Void
  ) {
    pick([open])
    for index in 0..<count {
      if index > 0 { pick([","]) }
      item(&self)
    }
    space()
    pick([close])
  }

  /// Keys of one object differ by their last character.
  private mutating func key(_ index: Int) {
    space()
    pick(["\""])
    for _ in 0..<Int.random(in: 0..<4, using: &random) { character() }
    pick(["-\(index)\""])
    space()
  }

  private mutating func string() {
    pick(["\""])
    for _ in 0..<Int.random(in: 0..<12, using: &random) { character() }
    pick(["\""])
  }

  private mutating func character() {
    pick([
      "a", "B", "{x.y}", " ", "é", "€", "🚀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9",
      "\\ud83d\\ude80", "\u{7F}", "\u{2028}", "12345678", ",", ":", "]", "}",
    ])
  }
}

@Suite struct JSONRandomTests {
  /// A value as both readers give it.
  private indirect enum Value: Equatable {
    case null, boolean(Bool), number(Double), string([UInt8]), list([Value])
    case object([[UInt8]: Value])
  }

  private func ours(_ tree: JSONTree, _ index: Int = 0) -> Value {
    let node = tree.nodes[index]
    switch node.kind {
    case .null: return .null
    case .boolean: return .boolean(tree.source.text(in: node.range) == "true")
    case .number: return .number(Double(tree.source.text(in: node.range)) ?? .nan)
    case .string: return .string(JSONText.bytes(node.range, in: tree.source))
    case .array: return .list(tree.children(of: index).map { ours(tree, $0) })
    case .object:
      let members = tree.children(of: index).map {
        (JSONText.bytes(tree.nodes[$0].key, in: tree.source), ours(tree, $0))
      }
      return .object(Dictionary(members) { $1 })
    }
  }

  private func theirs(_ value: Any) -> Value {
    switch value {
    case is NSNull: return .null
    case let list as [Any]: return .list(list.map(theirs))
    case let object as [String: Any]:
      return .object(
        Dictionary(object.map { (Array($0.key.utf8), theirs($0.value)) }) { first, _ in first })
    case let text as String: return .string(Array(text.utf8))
    case let number as NSNumber:
      let isTruth = isBoolean(number)
      return isTruth ? .boolean(number.boolValue) : .number(number.doubleValue)
    default: return .null
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
      || String(cString: number.objCType) == "c"
  }

  @Test func foundationReadsTheSame() throws {
    var generator = JSONDocumentGenerator(seed: 1)
    for _ in 0..<3000 {
      let bytes = generator.document()
      let (tree, findings) = parse(bytes: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(findings.isEmpty, "\(text): \(findings.map(\.message))")
      expectSound(tree)
      let value = try JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
      if ours(tree) != theirs(value) { Issue.record("another structure: \(text)") }
    }
  }

  /// Whether a number is too large for a `Double`, which Foundation refuses and RFC 8259 does not.
  private func holdsInfinity(_ tree: JSONTree) -> Bool {
    tree.nodes.contains {
      $0.kind == .number && Double(tree.source.text(in: $0.range))?.isFinite != true
    }
  }

  /// The reader that is in a hurry and the careful one read the same, and where the one gives up
  /// the other has something to say.
  @Test func bothReadersAgree() {
    var generator = JSONDocumentGenerator(seed: 3)
    var given = 0
    for round in 0..<8000 {
      let bytes = round % 2 == 0 ? generator.document() : generator.damagedDocument()
      let nodes = StrictJSONReader.read(bytes.span, limits: .standard)
      var careful = CarefulJSONReader(
        SourceFile(path: "tokens.json", bytes: bytes), syntax: .json, limits: .standard)
      careful.read()
      if let nodes {
        if nodes != careful.nodes || !careful.report.isEmpty {
          Issue.record("no agreement on \(String(decoding: bytes, as: UTF8.self))")
        }
      } else {
        given += 1
        if careful.report.isEmpty {
          Issue.record("nothing to say on \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
    #expect(given > 1000 && given < 4000)
  }

  /// Foundation takes a few things that RFC 8259 does not (and we do not); what it refuses, we
  /// refuse.
  @Test func whatFoundationRefusesWeRefuse() {
    var generator = JSONDocumentGenerator(seed: 2)
    var refused = 0
    for _ in 0..<5000 {
      let bytes = generator.damagedDocument()
      let (tree, findings) = parse(bytes: bytes)
      expectSound(tree)
      let isRead =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if !isRead {
        refused += 1
        if findings.isEmpty, !holdsInfinity(tree) {
          Issue.record("not refused: \(String(decoding: bytes, as: UTF8.self))")
        }
      }
      for finding in findings {
        let range = finding.span?.range ?? ByteRange(start: 1, end: 0)
        if range.start > range.end || Int(range.end) > bytes.count {
          Issue.record("no place in \(String(decoding: bytes, as: UTF8.self)): \(finding)")
        }
      }
    }
    #expect(refused > 1000)
  }
}
