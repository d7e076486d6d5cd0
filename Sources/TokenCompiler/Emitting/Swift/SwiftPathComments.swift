/// The paths of all tokens as they stand in comments, made once: every table names its tokens.
struct SwiftPathComments {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// The paths of a graph's tokens.
  init(_ graph: ThemeGraph) {
    ranges.reserveCapacity(graph.tokens.count)
    // The tokens of a group mostly follow each other, and begin alike.
    var (group, beginning) = (GroupID.root, [UInt8]())
    for token in graph.tokens.ids {
      let start = bytes.count
      let declared = graph.tokens[token]
      if declared.group != group {
        group = declared.group
        beginning = SwiftText.comment(graph.pathBytes(of: group))
        if group != .root { beginning.append(UInt8(ascii: ".")) }
      }
      bytes.append(contentsOf: beginning)
      append(name: graph.names.utf8(declared.name))
      ranges.append(start..<bytes.count)
    }
  }

  private mutating func append(name: ArraySlice<UInt8>) {
    if name.allSatisfy(SwiftText.isPlain) {
      bytes.append(contentsOf: name)
    } else {
      bytes.append(contentsOf: SwiftText.comment(Array(name)))
    }
  }

  /// The path of a token.
  subscript(token: TokenID) -> ArraySlice<UInt8> { bytes[ranges[token.index]] }
}
