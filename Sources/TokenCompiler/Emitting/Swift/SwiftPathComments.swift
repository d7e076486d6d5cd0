/// The paths of all tokens as they stand in comments, made once: every table names its tokens.
struct SwiftPathComments {
  /// Each path between the marks of a code span.
  private var bytes: [UInt8] = []
  /// The paths alone.
  private var ranges: [Range<Int>] = []
  /// Whether a grave accent stands in some path, where the marks have to be longer.
  private let hasAccents: Bool
  private static let accent = UInt8(ascii: "`")

  /// The paths of a graph's tokens.
  init(_ graph: ThemeGraph) {
    ranges.reserveCapacity(graph.tokens.count)
    hasAccents = graph.names.bytes.contains(Self.accent)
    let isPlain = graph.names.bytes.allSatisfy { SwiftText.isPlain($0) }
    var out = ByteWriter(capacity: 64 + graph.tokens.count * 48)
    // The tokens of a group mostly follow each other, and begin alike.
    var (group, beginning) = (GroupID.root, [UInt8]())
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      if declared.group != group {
        group = declared.group
        beginning = SwiftText.comment(graph.pathBytes(of: group))
        if group != .root { beginning.append(UInt8(ascii: ".")) }
      }
      out.write(byte: Self.accent)
      let start = out.count
      out.write(beginning.indices, of: beginning)
      if isPlain {
        out.write(declared.name.range.integers, of: graph.names.bytes)
      } else {
        out.write(bytes: SwiftText.comment(Array(graph.names.utf8(declared.name)))[...])
      }
      ranges.append(start..<out.count)
      out.write(byte: Self.accent)
    }
    bytes = out.finish()
  }

  /// Writes the path of a token.
  func write(_ token: TokenID, to writer: inout ByteWriter) {
    writer.write(ranges[token.index], of: bytes)
  }

  /// Writes the path of a token as a code span.
  func writeSpan(_ token: TokenID, to writer: inout ByteWriter) {
    let range = ranges[token.index]
    if hasAccents { return Self.writeSpan(bytes[range], to: &writer) }
    writer.write(range.lowerBound - 1..<range.upperBound + 1, of: bytes)
  }

  /// Writes a path as a code span.
  static func writeSpan(_ path: ArraySlice<UInt8>, to writer: inout ByteWriter) {
    let hasAccent = path.contains(accent)
    writer.write(hasAccent ? "`` " : "`")
    writer.write(bytes: path)
    writer.write(hasAccent ? " ``" : "`")
  }

  /// About how long a line of a table is without its values.
  var lineLength: Int { 16 + bytes.count / max(ranges.count, 1) }
}
