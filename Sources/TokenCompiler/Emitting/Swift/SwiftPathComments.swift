/// The paths of all tokens as they stand in comments, made once: every table names its tokens.
struct SwiftPathComments {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// The paths of a graph's tokens.
  init(_ graph: ThemeGraph) {
    ranges.reserveCapacity(graph.tokens.count)
    for token in graph.tokens.ids {
      let start = bytes.count
      bytes.append(contentsOf: SwiftText.comment(graph.pathBytes(of: token)))
      ranges.append(start..<bytes.count)
    }
  }

  /// The path of a token.
  subscript(token: TokenID) -> ArraySlice<UInt8> { bytes[ranges[token.index]] }
}
