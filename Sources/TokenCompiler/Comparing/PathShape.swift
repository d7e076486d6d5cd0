/// A token by its path and value, as far as a search for renames needs it. The keys are hashes: two
/// that are equal by accident lead to a wrong proposal, and nothing worse.
struct PathShape {
  /// What the token is in all themes.
  struct Value {
    /// Equal for tokens that are the same.
    var number: Int
    var type: String?
    /// Whether two tokens with this value are hardly so by accident.
    var isTelling: Bool
  }

  /// The index of the token.
  let token: Int
  let path: String
  let value: Value
  let names: [Substring]
  private let hashes: [Int]
  /// For each name a hash of those in front of it.
  private var heads: [Int] = []
  /// For each name a hash of itself and those behind it; one more for the end.
  private var tails: [Int]

  /// Longer paths are compared as a whole alone.
  private static let longest = 32

  init(_ token: Int, _ path: String, _ value: Value) {
    self.token = token
    self.path = path
    self.value = value
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    self.names = names.count > Self.longest ? [] : names
    hashes = self.names.map(\.hashValue)
    tails = Array(repeating: 0, count: self.names.count + 1)
    for index in self.names.indices.reversed() {
      tails[index] = Self.mix(hashes[index], tails[index + 1])
    }
    var head = 0
    for hash in hashes {
      heads.append(head)
      head = Self.mix(hash, head)
    }
  }

  /// The value and the path.
  var whole: Int { Self.mix(value.number, tails[0]) }

  /// The type and the path without case and separators.
  var spelling: Int { Self.hash(value.type, Self.letters(of: path)) }

  /// The value, and the path with one of its names left open; for each name, the last first.
  var withOneNameLeftOpen: [Int] {
    names.indices.reversed().map {
      Self.mix(value.number, Self.mix(names.count, Self.mix(heads[$0], tails[$0 + 1])))
    }
  }

  /// The value, and the path with one name less.
  var withOneNameLess: [Int] {
    guard names.count > 1 else { return [] }
    return names.indices.map { left in
      var tail = tails[left + 1]
      for index in hashes.indices[..<left].reversed() { tail = Self.mix(hashes[index], tail) }
      return Self.mix(value.number, tail)
    }
  }

  /// The value and the words of the path in any order.
  var words: Int { Self.hash(value.number, Self.words(of: path).sorted()) }

  /// Whether half of the words of the shorter path are in the other.
  func isNear(_ other: PathShape) -> Bool {
    let (left, right) = (Set(Self.words(of: path)), Set(Self.words(of: other.path)))
    return left.intersection(right).count * 2 >= min(left.count, right.count)
  }

  /// A number that both decide, each by its place.
  private static func mix(_ first: Int, _ second: Int) -> Int {
    var mixed = UInt64(bitPattern: Int64(first)) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= UInt64(bitPattern: Int64(second)) &+ (mixed >> 29)
    mixed = mixed &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  private static func hash(_ first: some Hashable, _ second: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(first)
    hasher.combine(second)
    return hasher.finalize()
  }

  private static func letters(of path: String) -> [UInt8] {
    path.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "),
        UInt8(ascii: "/"):
        nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// The words of a path in lower case: separators and capitals begin one.
  private static func words(of path: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in path.unicodeScalars {
      let isSeparator = [".", "-", "_", " ", "/"].contains(scalar)
      if isSeparator || ("A"..."Z").contains(scalar) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if !isSeparator { word.unicodeScalars.append(scalar) }
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
