/// The paths of all tokens as they stand in comments, made once: every table names its tokens.
struct SwiftPathComments {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// The paths of a graph's tokens.
  init(_ graph: ThemeGraph) {
    ranges.reserveCapacity(graph.tokens.count)
    for token in graph.tokens.ids {
      let start = bytes.count
      let path = graph.path(of: token)
      if path.utf8.allSatisfy(Self.isPlain) {
        bytes.append(contentsOf: path.utf8)
      } else {
        bytes.append(contentsOf: SwiftText.comment(path).utf8)
      }
      ranges.append(start..<bytes.count)
    }
  }

  /// The path of a token.
  subscript(token: TokenID) -> ArraySlice<UInt8> { bytes[ranges[token.index]] }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "*")
  }
}
