/// What is done with an input: all that can be, or a part that follows from its bytes, so that the same
/// input always does the same.
struct FuzzChoice {
  private let takesAll: Bool
  private var number: UInt64

  /// The choices of an input.
  init(_ bytes: [UInt8], all: Bool) {
    takesAll = all
    // FNV-1a.
    number = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  /// One of several, or all.
  mutating func of<Element>(_ all: [Element]) -> [Element] {
    takesAll ? all : [all[next(all.count)]]
  }

  /// The first elements, a few or all.
  func first<Element>(_ count: Int, of all: [Element]) -> [Element] {
    takesAll ? all : Array(all.prefix(count))
  }

  /// Whether to do what is done with one input in so many.
  mutating func holds(oneIn count: Int) -> Bool { takesAll || next(count) == 0 }

  private mutating func next(_ count: Int) -> Int {
    number = (number ^ number >> 29) &* 0xBF58_476D_1CE4_E5B9
    return Int((number >> 33) % UInt64(count))
  }
}
