/// Whether a name stands for another one that no slip of the hand makes of it: its initials, an
/// abbreviation, a synonym, or the same with a word more or less.
struct NameSense {
  /// Longer names stand for nothing.
  private static let longest = 128

  private let words: [[UInt8]]
  private let letters: UInt64
  private let hasSynonym: Bool

  init(_ name: ArraySlice<UInt8>) {
    words = name.count > Self.longest ? [] : Self.words(of: name)
    letters = NameDistance.letters(Array(words.joined())[...])
    hasSynonym = words.contains { Self.synonyms[$0] != nil }
  }

  /// Whether a name with these letters can be meant at all; quick. All letters of the shorter one are in
  /// the longer one, but for synonyms.
  func mayFit(_ other: UInt64) -> Bool {
    // What stands between words is no letter of theirs.
    let other = other & ~1
    let own = letters & ~1
    return hasSynonym || own & ~other == 0 || other & ~own == 0
  }

  /// How many words are not the same, where the name may stand for the other one; `nil` where not.
  func cost(of other: ArraySlice<UInt8>) -> Int? {
    guard other.count <= Self.longest, !words.isEmpty else { return nil }
    let others = Self.words(of: other)
    if Self.isInitials(words, of: others) || Self.isInitials(others, of: words) { return 1 }
    if words.count == others.count { return costOfWords(others) }
    let (fewer, more) = words.count < others.count ? (words, others) : (others, words)
    var rest = fewer[...]
    for word in more where word == rest.first { rest.removeFirst() }
    return rest.isEmpty && !fewer.isEmpty ? more.count - fewer.count : nil
  }

  private func costOfWords(_ others: [[UInt8]]) -> Int? {
    var cost = 0
    for (own, other) in zip(words, others) where own != other {
      if Self.isAbbreviation(own, of: other) || Self.isAbbreviation(other, of: own) {
        cost += 1
      } else if let sense = Self.synonyms[own], sense == Self.synonyms[other] {
        cost += 2
      } else {
        return nil
      }
    }
    // Names that differ in case only are near by their letters.
    return cost == 0 ? nil : cost
  }

  private static func words(of name: ArraySlice<UInt8>) -> [[UInt8]] {
    var ranges: [Range<Int>] = []
    PathWords.find(in: name, &ranges)
    return ranges.map { name[$0].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
  }

  /// `fab` for `floating-action-button`.
  private static func isInitials(_ short: [[UInt8]], of long: [[UInt8]]) -> Bool {
    guard short.count == 1, long.count > 1, let word = short.first else { return false }
    return word.elementsEqual(long.compactMap(\.first))
  }

  /// `prim` for `primary`, or `btn` for `button`: its beginning, or its first letter and some of the
  /// consonants behind it.
  private static func isAbbreviation(_ short: [UInt8], of long: [UInt8]) -> Bool {
    guard short.count > 1, short.count + 1 < long.count, short.first == long.first else {
      return false
    }
    if short.count > 2, long.starts(with: short) { return true }
    var rest = short.dropFirst()
    guard !rest.contains(where: vowels.contains) else { return false }
    for letter in long.dropFirst() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private static let vowels: [UInt8] = Array("aeiou0123456789".utf8)

  /// Words that mean the same in names of tokens, by what they have in common.
  private static let synonyms: [[UInt8]: Int] = {
    let groups = [
      "background bg fill backdrop ground", "foreground fg content text ink", "label caption title",
      "border outline stroke line", "radius corner rounding roundness", "color colour paint",
      "gray grey", "error danger destructive negative critical", "success positive valid",
      "warning caution alert", "info information informative", "hover hovered over",
      "pressed active down", "default normal enabled rest regular base standard",
      "disabled inactive",
      "selected checked on", "focus focused", "spacing spacer space gap", "size sizer dimension",
      "shadow elevation", "font typeface", "primary main brand", "secondary support subtle",
      "surface card panel", "page canvas body app", "icon tint symbol glyph",
      "inset padding", "opacity alpha transparency", "duration time", "button cta",
    ]
    var numbers: [[UInt8]: Int] = [:]
    for (number, group) in groups.enumerated() {
      for word in group.split(separator: " ") { numbers[Array(word.utf8)] = number }
    }
    return numbers
  }()
}
