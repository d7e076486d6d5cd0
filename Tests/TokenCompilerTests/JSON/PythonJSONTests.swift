import Foundation
import Testing

@testable import TokenCompiler

/// Against Python's `json`, which takes neither constants (`NaN`) nor duplicate keys here: what it reads, we
/// read, as the same values in the same order, and what it refuses, we refuse. The differences that are meant
/// are those of `Documentation/JSON.md`.
@Suite(.enabled(if: Tool.has("python3"), "needs python3")) struct PythonJSONTests {
  struct Result: Decodable, Equatable {
    var read = 0
    var refused = 0
    /// A BOM in front is taken, as RFC 8259 allows. Half a surrogate pair is refused: it is no text.
    var marks = 0
    var surrogates = 0
    var others: [String] = []
  }

  @Test func pythonReadsTheSame() throws {
    let (batches, size) = (Soak.count(4, long: 200), 5000)
    var sum = Result()
    for batch in 0..<batches {
      var writer = ByteStream()
      var generator = StrayJSONGenerator(seed: UInt64(batch + 1))
      for _ in 0..<size { Self.add(generator.document(), to: &writer) }
      let data = try Python.run(Self.script, input: Data(writer.bytes))
      let result = try JSONDecoder().decode(Result.self, from: data)
      sum.read += result.read
      sum.refused += result.refused
      sum.marks += result.marks
      sum.surrogates += result.surrogates
      sum.others += result.others
    }
    #expect(sum.others.isEmpty, "\(sum.others.prefix(10).joined(separator: "\n"))")
    #expect(sum.read > batches * size / 5 && sum.refused > batches * size / 5, "\(sum)")
    #expect(sum.marks > 0 && sum.surrogates > 0, "\(sum)")
    Soak.note("against Python: \(sum)")
  }

  /// Both take what nests as deep as is allowed here; deeper is `limit-exceeded`, which Python has no word for.
  @Test func depthIsTheOnlyOtherDifference() {
    for (depth, isRead) in [(1000, true), (1001, false)] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(parse(bytes: Array(text.utf8)).1.isEmpty == isRead)
    }
  }

  /// The document, and what we make of it: `nil`, or the values in a form in which nothing is lost.
  private static func add(_ document: [UInt8], to writer: inout ByteStream) {
    let (tree, findings) = parse(bytes: document)
    let isRefused = findings.contains { $0.severity == .error }
    writer.add(document)
    writer.add(isRefused ? Array("refused".utf8) : form(of: tree))
  }

  private static func form(of tree: JSONTree) -> [UInt8] {
    var form: [UInt8] = []
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { form.append(UInt8(ascii: ")")); ends.removeLast() }
      if node.isMember { add(JSONText.bytes(node.key, in: tree.source), to: &form) }
      switch node.kind {
      case .null, .boolean: form += tree.source.bytes[node.range.integers]
      case .number:
        let number = Double(tree.source.text(in: node.range)) ?? .nan
        form += Array("#\(String(number.bitPattern, radix: 16));".utf8)
      case .string: add(JSONText.bytes(node.range, in: tree.source), to: &form)
      case .array, .object:
        form.append(UInt8(ascii: node.kind == .array ? "[" : "{"))
        ends.append(Int(node.next))
      }
    }
    return form + Array(repeating: UInt8(ascii: ")"), count: ends.count)
  }

  private static func add(_ text: [UInt8], to form: inout [UInt8]) {
    form += Array("\(text.count):".utf8) + text
  }

  private static let script = #"""
    import json, struct, sys
    def refuse(*_): raise ValueError('refused')
    class Pairs(list): pass
    def pairs(items):
        if len({key for key, _ in items}) != len(items): refuse()
        return Pairs(items)
    def form(value):
        if value is None: return b'null'
        if value is True: return b'true'
        if value is False: return b'false'
        if isinstance(value, float): return b'#%x;' % struct.unpack('<Q', struct.pack('<d', value))
        if isinstance(value, str):
            data = value.encode('utf-8')
            return b'%d:' % len(data) + data
        if isinstance(value, Pairs): return b'{' + b''.join(form(k) + form(v) for k, v in value) + b')'
        return b'[' + b''.join(map(form, value)) + b')'
    def read(data):
        return form(json.loads(data.decode('utf-8'), parse_constant=refuse, parse_int=float,
                               object_pairs_hook=pairs))
    sys.setrecursionlimit(100000)
    stream = sys.stdin.buffer
    found = {'read': 0, 'refused': 0, 'marks': 0, 'surrogates': 0, 'others': []}
    def block():
        size = stream.read(4)
        return stream.read(struct.unpack('<I', size)[0]) if size else None
    while (document := block()) is not None:
        ours = block()
        marked = document.startswith(b'\xef\xbb\xbf')
        try:
            theirs = read(document[3:] if marked else document)
        except UnicodeEncodeError:
            theirs = b'surrogates'
        except ValueError:
            theirs = b'refused'
        if theirs == b'surrogates' and ours == b'refused': found['surrogates'] += 1
        elif theirs != ours: found['others'].append('%r: %r, not %r' % (document, ours, theirs))
        elif ours == b'refused': found['refused'] += 1
        else: found['marks' if marked else 'read'] += 1
    json.dump(found, sys.stdout)
    """#
}

/// Blocks of bytes, each behind its length.
private struct ByteStream {
  var bytes: [UInt8] = []

  mutating func add(_ block: [UInt8]) {
    withUnsafeBytes(of: UInt32(block.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes += block
  }
}

/// Documents of which some are JSON and some are nearly: pieces are put in where readers differ.
struct StrayJSONGenerator {
  private var documents: JSONDocumentGenerator
  private var random: SeededGenerator

  init(seed: UInt64) {
    documents = JSONDocumentGenerator(seed: seed)
    random = SeededGenerator(seed: seed &+ 77)
  }

  private static let pieces: [[UInt8]] =
    [
      "NaN", "Infinity", "-Infinity", "1e999", "-1E+999", "1e-999", "1e00005", "-0", "0e0", "01",
      "1.",
      ".5", "+1", "0x1F", "1e", "--1", "123456789012345678901234567890", "0.1e-6", "\\ud800",
      "\\udc00",
      "\\ud83d\\ude00", "\\ude00\\ud83d", "\\u0000", "\\u00", "\\x41", "\\'", "'a'", "a",
      "\"a\":1,",
      "\"a\":1,\"a\":1,", "// x\n", "/**/", "#", "\u{FEFF}", "\u{A0}", "\u{2028}", "\u{7F}",
      "\u{0}",
      "\u{1F}", "\t", "\n", "[[[[[[[[", "]]]]]]]]", "{}", "[]", "null", "nul", "True", "undefined",
      ",",
      ",,", ":", "\"", "\\", "-", "e", "\"\\u0061\":1,\"a\":2,",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xC3],
      [0xF0, 0x9F, 0x98, 0x80],
    ]

  mutating func document() -> [UInt8] {
    var bytes =
      Int.random(in: 0..<2, using: &random) == 0
      ? documents.document() : documents.damagedDocument()
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    }
    if Int.random(in: 0..<40, using: &random) == 0 { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }
}
