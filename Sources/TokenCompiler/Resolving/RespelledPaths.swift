/// Finds a token by its path whatever the case of its letters and whatever stands between its words:
/// `Brand.Primary 100` is `brand.primary-100`. A spelling that several tokens have finds none.
struct RespelledPaths {
  /// A spelling that several tokens have.
  private static let several = UInt32.max

  /// Looked up only.
  private var tokens: [[UInt8]: UInt32] = [:]

  /// Knows the paths of a graph.
  init(_ graph: ThemeGraph) {
    tokens.reserveCapacity(graph.tokens.count)
    for token in graph.tokens.ids {
      let path = Self.folded(graph.path(of: token).utf8)
      tokens[path] = tokens[path] == nil ? token.rawValue : Self.several
    }
  }

  /// The one token of that path.
  func token(ofPath path: ArraySlice<UInt8>) -> TokenID? {
    guard let token = tokens[Self.folded(path)], token != Self.several else { return nil }
    return TokenID(rawValue: token)
  }

  /// A path in small letters, without what may stand between words. A slash separates names as a dot
  /// does.
  private static func folded(_ path: some Sequence<UInt8>) -> [UInt8] {
    path.compactMap { byte in
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "/"): UInt8(ascii: ".")
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }
}
