/// How many edits lie between a name and others. An edit inserts, deletes or replaces a byte or swaps
/// two neighbours. Names that differ in case or in hyphens only are one edit apart.
struct NameDistance {
  /// Longer names are near to nothing.
  private static let longest = 128

  private let name: [UInt8]
  private let folded: [UInt8]
  private let letters: UInt64
  /// One byte in three may be wrong; more is another word.
  private let limit: Int
  private var rows: [[Int]]

  init(_ name: ArraySlice<UInt8>) {
    self.name = Array(name)
    folded = name.compactMap(Self.folded)
    letters = Self.letters(name)
    limit = min(name.count / 3, 4)
    rows = []
  }

  /// Whether a name of that length with these letters can be near at all; quick.
  func mayBeNear(_ count: Int, _ letters: UInt64) -> Bool {
    // Hyphens do not count where names are the same but for them.
    let slack = max(limit, 4)
    return abs(name.count - count) <= slack
      && (self.letters ^ letters).nonzeroBitCount <= 2 * slack
  }

  /// The number of edits to another name, or `nil` where it is another word.
  mutating func to(_ other: ArraySlice<UInt8>) -> Int? {
    guard other.count <= Self.longest, name.count <= Self.longest else { return nil }
    if name.count == other.count, other.elementsEqual(name) { return 0 }
    // Names that only differ in spelling, such as `floatingAction` and `floating-action`.
    if isSameFolded(other) { return 1 }
    guard abs(name.count - other.count) <= limit else { return nil }
    let distance = edits(other)
    return distance <= limit ? distance : nil
  }

  /// A bit for each letter, whatever its case, and for every other byte: an edit changes at most two.
  static func letters(_ name: ArraySlice<UInt8>) -> UInt64 {
    var letters: UInt64 = 0
    for byte in name { letters |= 1 << UInt64((folded(byte) ?? 0) & 63) }
    return letters
  }

  private static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: byte
    }
  }

  private func isSameFolded(_ other: ArraySlice<UInt8>) -> Bool {
    var index = 0
    for byte in other {
      guard let letter = Self.folded(byte) else { continue }
      guard index < folded.count, folded[index] == letter else { return false }
      index += 1
    }
    return index == folded.count && index > 0
  }

  /// Only what lies within the limit of the diagonal can lead to so few edits; what lies beside it counts as
  /// too far. Names of 60 bytes that differ at their ends cost a seventh of what the whole square does.
  private mutating func edits(_ other: ArraySlice<UInt8>) -> Int {
    if rows.isEmpty {
      rows = Array(repeating: Array(repeating: 0, count: Self.longest + 2), count: 3)
    }
    let (start, width, far) = (other.startIndex - 1, other.count, limit + 1)
    for column in 0...width { rows[2][column] = min(column, far) }
    for row in 1..<name.count + 1 {
      // The rows take turns: the current one, the one before it, and the one before that.
      let (current, last, beforeLast) = ((row + 2) % 3, (row + 1) % 3, row % 3)
      let (lower, upper) = (max(1, row - limit), min(width, row + limit))
      rows[current][lower - 1] = min(row, far)
      var least = rows[current][lower - 1]
      for column in lower...upper {
        let letter = other[start + column]
        var cost = min(rows[last][column], rows[current][column - 1]) + 1
        cost = min(cost, rows[last][column - 1] + (name[row - 1] == letter ? 0 : 1))
        if row > 1, column > 1, name[row - 1] == other[start + column - 1], name[row - 2] == letter
        {
          cost = min(cost, rows[beforeLast][column - 2] + 1)
        }
        rows[current][column] = cost
        least = min(least, cost)
      }
      rows[current][upper + 1] = far
      if least > limit { return least }
    }
    return rows[(name.count + 2) % 3][width]
  }
}
