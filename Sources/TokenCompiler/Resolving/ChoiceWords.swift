/// Words that a base theme has for a choice, such as `capsule`. The theme's words are not all that the
/// app knows, so only what is nearly one of them, or no word at all, is told.
enum ChoiceWords {
  /// What is told of a text over such a word; `nil` where it may be right.
  enum Slip: Equatable {
    /// The word that is meant.
    case meant(String)
    /// The text is no word: it is empty, or a value of another type by its form.
    case noWord
    /// There is nothing where the base has a text for people.
    case empty
  }

  /// What is wrong with `text` over the word `base` at a path.
  ///
  /// - Parameter others: The words that the contract has in other themes, and in tokens of the same name.
  static func slip(
    in text: String, over base: String, path: String, others: [String] = []
  ) -> Slip? {
    guard text != base else { return nil }
    let trimmed = text.trimmedSpaces
    guard isChoice(base), !isShownToPeople(path) else {
      return trimmed.isEmpty && !base.trimmedSpaces.isEmpty ? .empty : nil
    }
    let known = words(of: path) + [base] + others.filter(isChoice)
    if known.contains(text) { return nil }
    if trimmed.isEmpty || looksLikeValue(trimmed) { return .noWord }
    let word = trimmed.lowercased()
    if let known = known.first(where: { $0 == word }) { return .meant(known) }
    if trimmed != text, isChoice(trimmed) { return .meant(trimmed) }
    return known.first { isNear(word, $0) }.map(Slip.meant)
  }

  /// Whether a word lacks a letter of another one, has one too many or all in another order, or only its
  /// ending is another: `round` for `rounded`.
  private static func isNear(_ text: String, _ word: String) -> Bool {
    guard word.utf8.count > 3 else { return false }
    if NearestName.distance(Array(text.utf8), Array(word.utf8), limit: 1) != nil { return true }
    if text.utf8.count == word.utf8.count, text.utf8.sorted() == word.utf8.sorted() { return true }
    return endings.contains { text + $0 == word && text.utf8.count > 3 || word + $0 == text }
  }

  private static let endings = ["ed", "d", "s", "es", "ing"]

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
