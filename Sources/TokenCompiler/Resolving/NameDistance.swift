/// How many edits lie between a name and others. An edit inserts, deletes or replaces a byte or swaps
/// two neighbours. Names that differ in case or in hyphens only are one edit apart.
struct NameDistance {
  private let name: [UInt8]
  private let letters: UInt64
  /// One byte in three may be wrong; more is another word.
  private let limit: Int
  private var rows: (beforeLast: [Int], last: [Int], current: [Int])

  init(_ name: ArraySlice<UInt8>) {
    self.name = Array(name)
    letters = Self.letters(name)
    limit = min(name.count / 3, 4)
    rows = ([], [], [])
  }

  /// The number of edits to another name, or `nil` where it is another word.
  mutating func to(_ other: ArraySlice<UInt8>) -> Int? {
    if name.count == other.count, other.elementsEqual(name) { return 0 }
    // Names that only differ in spelling, such as `floatingAction` and `floating-action`.
    if abs(name.count - other.count) <= 8, Self.folded(name[...]) == Self.folded(other) { return 1 }
    guard abs(name.count - other.count) <= limit,
      (letters ^ Self.letters(other)).nonzeroBitCount <= 2 * limit
    else { return nil }
    let distance = edits(Array(other))
    return distance <= limit ? distance : nil
  }

  /// A bit for each byte that occurs: an edit changes at most two.
  private static func letters(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  private static func folded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    name.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  private mutating func edits(_ other: [UInt8]) -> Int {
    rows.last = Array(0...other.count)
    rows.beforeLast = rows.last
    rows.current = rows.last
    for row in name.indices {
      rows.current[0] = row + 1
      var least = row + 1
      for column in other.indices {
        let same = name[row] == other[column]
        var cost = min(rows.last[column + 1], rows.current[column]) + 1
        cost = min(cost, rows.last[column] + (same ? 0 : 1))
        if row > 0, column > 0, name[row] == other[column - 1], name[row - 1] == other[column] {
          cost = min(cost, rows.beforeLast[column - 1] + 1)
        }
        rows.current[column + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return least }
      (rows.beforeLast, rows.last, rows.current) = (rows.last, rows.current, rows.beforeLast)
    }
    return rows.last[other.count]
  }
}
