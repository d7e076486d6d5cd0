/// What a system can look like, and which contexts of a theme mean that.
struct Appearance: Hashable {
  var isDark = false
  var hasHighContrast = false

  /// The column of a colour: light, dark, light and dark in increased contrast.
  var column: Int { (isDark ? 1 : 0) + (hasHighContrast ? 2 : 0) }

  /// What a context says by its words. A `nil` leaves that open.
  private struct Meaning {
    var isDark: Bool?
    var hasHighContrast: Bool?
  }

  /// The words of contexts that mean an appearance; a context with any other word means none.
  private static let words: [String: Meaning] = [
    "light": Meaning(isDark: false), "day": Meaning(isDark: false),
    "dark": Meaning(isDark: true), "night": Meaning(isDark: true),
    "hc": Meaning(hasHighContrast: true),
  ]
  /// Words that mean increased contrast together with `contrast`, or in a modifier of that name.
  private static let highWords: Set<String> = ["high", "higher", "increased", "more"]
  /// Words that say nothing by themselves: the ordinary appearance of a modifier that has others.
  private static let neutralWords: Set<String> = [
    "default", "base", "standard", "normal", "regular", "low", "no", "preference",
  ]
  /// Words that may stand beside the others.
  private static let fillers: Set<String> = ["mode", "theme", "contrast", "scheme"]

  /// The appearance of every context of a modifier; `nil` for a context that means none. `light`
  /// alone, beside contexts that mean none, does not make an appearance either.
  static func appearances(of modifier: Modifier) -> [Appearance?] {
    let isContrast = words(of: modifier.name).contains("contrast")
    let meanings = modifier.contexts.map { meaning(of: $0, isContrast: isContrast) }
    let known = meanings.compactMap { $0 }
    let says = known.filter { $0.isDark != nil || $0.hasHighContrast != nil }
    let isAlone = known.count == 1 && modifier.contexts.count > 1
    guard !says.isEmpty, !isAlone || says[0].isDark != false else {
      return meanings.map { _ in nil }
    }
    let isNeutralDark =
      known.contains { $0.isDark == false } && !known.contains { $0.isDark == true }
    return meanings.map { meaning in
      guard let meaning else { return nil }
      let isNeutral = meaning.isDark == nil && meaning.hasHighContrast == nil
      return Appearance(
        isDark: meaning.isDark ?? (isNeutral && isNeutralDark),
        hasHighContrast: meaning.hasHighContrast ?? false)
    }
  }

  /// Whether a context's words say nothing of how it looks.
  static func isNeutral(_ context: String) -> Bool {
    words(of: context).allSatisfy { neutralWords.contains($0) || fillers.contains($0) }
  }

  private static func meaning(of context: String, isContrast: Bool) -> Meaning? {
    let found = words(of: context)
    var meaning = Meaning()
    var isKnown = false
    let namesContrast = isContrast || found.contains("contrast")
    for word in found {
      if let known = words[word] {
        meaning.isDark = known.isDark ?? meaning.isDark
        meaning.hasHighContrast = known.hasHighContrast ?? meaning.hasHighContrast
      } else if namesContrast, highWords.contains(word) {
        meaning.hasHighContrast = true
      } else if !neutralWords.contains(word) {
        if fillers.contains(word) { continue }
        return nil
      }
      isKnown = true
    }
    return isKnown ? meaning : nil
  }

  /// The words of a name in lower case: split at what is no letter, and where a capital follows.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic
      if !isLetter || wasLower && scalar.properties.isUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += scalar.properties.lowercaseMapping }
      wasLower = scalar.properties.isLowercase
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
