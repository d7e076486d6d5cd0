/// Words that a base theme has for a choice, such as `capsule`. The theme's words are not all that the
/// app knows, so only what is nearly one of them, or no word at all, is told.
enum ChoiceWords {
  /// What is told of a text over such a word; `nil` where it may be right.
  enum Slip: Equatable {
    /// The word that is meant.
    case meant(String)
    /// The text is no word: it is empty, or a value of another type by its form.
    case noWord
  }

  /// What is wrong with `text` over the word `base` at a path.
  static func slip(in text: String, over base: String, path: String) -> Slip? {
    guard isChoice(base), !isShownToPeople(path), text != base else { return nil }
    let known = words(of: path) + [base]
    if known.contains(text) { return nil }
    let trimmed = text.trimmedSpaces
    if trimmed.isEmpty || looksLikeValue(trimmed) { return .noWord }
    if let word = known.first(where: { $0 == trimmed.lowercased() }) { return .meant(word) }
    if trimmed != text, isChoice(trimmed) { return .meant(trimmed) }
    let letters = Array(trimmed.lowercased().utf8)
    return known.first { word in
      word.utf8.count > 3
        && (NearestName.distance(letters, Array(word.utf8), limit: 1) != nil
          || letters.count == word.utf8.count && letters.sorted() == word.utf8.sorted())
    }.map(Slip.meant)
  }

  /// Whether a text is one of several words that a program asks for, rather than one that people read.
  private static func isChoice(_ text: String) -> Bool {
    text.utf8.count > 2
      && text.utf8.allSatisfy {
        JSONByte.isLetter($0) && !ByteScanner.isUpper($0) || $0 == JSONByte.minus
      }
  }

  private static func isShownToPeople(_ path: String) -> Bool {
    path.split(separator: ".").contains { name in
      name.split(separator: "-").contains { textWords.contains(String($0)) }
    }
  }

  private static let textWords: Set<String> = [
    "content", "copy", "description", "hint", "label", "message", "name", "placeholder", "text",
    "title",
  ]

  private static func looksLikeValue(_ text: String) -> Bool {
    text.hasPrefix("#") || text.contains(".") || ColorText.looksLikeColor(text)
      || Quantity(text) != nil
  }

  /// The words that platforms have: UIKit's corner styles of buttons and Material's families of corners;
  /// the two modes.
  private static func words(of path: String) -> [String] {
    path.split(separator: ".").reversed().lazy.compactMap { platformWords[String($0)] }.first ?? []
  }

  private static let platformWords: [String: [String]] = [
    "corner-style": ["capsule", "dynamic", "fixed", "large", "medium", "small"],
    "corner-family": ["cut", "rounded"],
    "mode": ["dark", "light"],
  ]
}
