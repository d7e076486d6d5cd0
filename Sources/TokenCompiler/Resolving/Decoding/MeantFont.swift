/// What a text was meant to be that stands for a font and is no name of one.
enum MeantFont {
  static func of(_ text: String) -> MeantValue? {
    let trimmed = text.trimmedSpaces
    let lower = trimmed.lowercased()
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      let name = String(text.unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
      return .text(name.trimmedSpaces, isCertain: true)
    }
    if ["var(", "$", "@", "--"].contains(where: lower.hasPrefix) {
      return .advice("a reference is the path of a token in braces: \"{group.token}\"")
    }
    if words.contains(lower) {
      return .advice("write the name of a font, or leave the token out to keep the base theme's")
    }
    if lower.hasPrefix("url(") {
      return .advice("write the name of the font, not where its file is")
    }
    if trimmed.hasSuffix(";") {
      return .text(MeantValue.cleaned(trimmed), isCertain: true)
    }
    return file(trimmed, lower) ?? shorthand(trimmed)
  }

  private static let words: Set<String> = [
    "inherit", "initial", "unset", "none", "null", "nil", "undefined", "todo", "tbd",
  ]

  private static func file(_ text: String, _ lower: String) -> MeantValue? {
    guard let ending = [".ttf", ".otf", ".ttc", ".woff", ".woff2"].first(where: lower.hasSuffix)
    else { return nil }
    let name = text.dropLast(ending.count).split(separator: "/").last ?? ""
    guard !name.isEmpty else { return nil }
    return .text(String(name), isCertain: false)
  }

  /// The name in what CSS has for a whole font: `16px Inter`, `600 16px/24px Inter`.
  private static func shorthand(_ text: String) -> MeantValue? {
    let words = text.split(separator: " ")
    let size = words.firstIndex { word in
      Quantity(String(word.prefix { $0 != "/" })).map { !$0.unit.isEmpty } ?? false
    }
    guard let size, size + 1 < words.count else { return nil }
    return .text(words[(size + 1)...].joined(separator: " "), isCertain: false)
  }
}
