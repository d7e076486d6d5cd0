/// Finds a token by the end of its path: by all of it, or by what is left where its first names are left
/// out. An end that several tokens have finds none.
struct PathEnds {
  /// When an end is the same as a text.
  enum Form: CaseIterable {
    /// It has the same names.
    case names
    /// It has the same words, whatever their case and what stands between them: `theme/color/brandPrimary`
    /// is `theme.color.brand-primary`.
    case words
    /// It has the same words in any order.
    case anyOrder
  }

  /// The ends of longer paths are those of their last names.
  private static let longest = 16
  /// An end that several tokens have.
  private static let several = UInt32.max

  private let form: Form
  private var tokens: [UInt64: UInt32] = [:]

  /// Knows the ends of the paths of these tokens.
  init(_ graph: ThemeGraph, _ ids: [TokenID], by form: Form) {
    self.form = form
    tokens.reserveCapacity(ids.count * 4)
    var words: [Range<Int>] = []
    for token in ids {
      var hash = extend(0, by: graph.names.utf8(graph.tokens[token].name), &words)
      var group = graph.tokens[token].group
      for _ in 0..<Self.longest {
        tokens[hash] = tokens[hash] == nil ? token.rawValue : Self.several
        guard group != .root else { break }
        hash = extend(hash, by: graph.names.utf8(graph.groups[group].name), &words)
        group = graph.groups[group].parent
      }
    }
  }

  /// The one token whose path ends so.
  func token(_ segments: [ArraySlice<UInt8>]) -> TokenID? {
    var words: [Range<Int>] = []
    var hash: UInt64 = 0
    for segment in segments.reversed() { hash = extend(hash, by: segment, &words) }
    guard hash != 0, let token = tokens[hash], token != Self.several else { return nil }
    return TokenID(rawValue: token)
  }

  /// The hash of an end with a name more in front; `words` is room to work in.
  private func extend(
    _ hash: UInt64, by name: ArraySlice<UInt8>, _ words: inout [Range<Int>]
  ) -> UInt64 {
    if form == .names { return Self.joined(hash, ByteHash.hash(name, seed: 1)) }
    var hash = hash
    PathWords.find(in: name, &words)
    for word in words.reversed() {
      let folded = PathWords.hash(name[word])
      hash = form == .words ? Self.joined(hash, folded) : hash &+ folded
    }
    return hash
  }

  private static func joined(_ hash: UInt64, _ next: UInt64) -> UInt64 {
    let mixed = (hash ^ (hash >> 29)) &* 0x9E37_79B9_7F4A_7C15
    return (mixed ^ next) &* 0xBF58_476D_1CE4_E5B9 | 1
  }
}

/// The words of a name: runs of letters or of digits. A capital behind a small letter begins one.
enum PathWords {
  /// The ranges of the words; bytes beyond ASCII are letters.
  static func find(in name: ArraySlice<UInt8>, _ words: inout [Range<Int>]) {
    words.removeAll(keepingCapacity: true)
    var start = name.startIndex
    var last = Kind.other
    for index in name.indices {
      let kind = Kind(name[index])
      let continues = kind == last || last == .capital && kind == .small
      if !continues {
        if last != .other { words.append(start..<index) }
        start = index
      }
      last = kind
    }
    if last != .other { words.append(start..<name.endIndex) }
  }

  /// A hash that is the same for capitals and small letters (FNV-1a).
  static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word {
      let folded = Kind(byte) == .capital ? byte | 0x20 : byte
      hash = (hash ^ UInt64(folded)) &* 0x0000_0100_0000_01B3
    }
    return (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
  }

  private enum Kind {
    case small, capital, digit, other

    init(_ byte: UInt8) {
      switch byte {
      case 0x61...0x7A, 0x80...0xFF: self = .small
      case 0x41...0x5A: self = .capital
      case 0x30...0x39: self = .digit
      default: self = .other
      }
    }
  }
}
