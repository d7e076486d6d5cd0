/// A list of fonts as CSS writes it: names separated by commas, some of them in quotes.
enum FontListText {
  /// The names in order, without the quotes; the text itself where it holds no name.
  static func names(_ text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    func finish() {
      let trimmed = String(decoding: name, as: UTF8.self).trimmedSpaces
      if !trimmed.isEmpty { names.append(trimmed) }
      name = []
    }
    for byte in text.utf8 {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ",") {
        finish()
      } else {
        name.append(byte)
      }
    }
    // A quote that is not closed belongs to the name (`Levi's`).
    guard quote == nil else { return [text] }
    finish()
    return names.isEmpty ? [text] : names
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmedSpaces: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !ByteScanner.isSpace($0) }),
      let last = bytes.lastIndex(where: { !ByteScanner.isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

extension FontWeight {
  /// The weight of one of the standard's words, in their spelling.
  init?(keyword: String) {
    guard let entry = Self.keywords.first(where: { $0.name == keyword }) else { return nil }
    self.init(entry.value, keyword: entry.name)
  }

  /// The weight of text as design tools write it: `400`, `Semi Bold`, `extraBold`.
  init?(looseText: String) {
    if let number = NumberReader.number(looseText.trimmedSpaces) {
      guard number >= 1, number <= 1000 else { return nil }
      self.init(number)
      return
    }
    let letters = Self.letters(Self.withoutStyle(looseText))
    guard let entry = Self.keywords.first(where: { Self.letters($0.name) == letters }) else {
      return nil
    }
    self.init(entry.value, keyword: entry.name)
    style = Self.style(ofLooseText: looseText)
  }

  /// The style at the end of a weight's name, in lower case: `italic` of `Bold Italic`.
  private static func style(ofLooseText text: String) -> String? {
    ["italic", "oblique"].first { text.lowercased().hasSuffix($0) }
  }

  /// The text without a style at its end; a style alone is a regular weight.
  private static func withoutStyle(_ text: String) -> String {
    guard let style = style(ofLooseText: text) else { return text }
    let weight = String(text.dropLast(style.count)).trimmedSpaces
    return weight.isEmpty ? "regular" : weight
  }

  /// The text in lower case without what separates its words.
  private static func letters(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != 0x20 && $0 != 0x5F }
  }
}

extension FontWeight {
  /// The same weight in the spelling in which it was written, `SemiBold` for `semi-bold`, so that the
  /// JSON output compiles to itself. A text that says more than the weight is not its spelling.
  func spelled(_ text: String) -> FontWeight {
    func letters(_ word: String) -> [UInt8] {
      word.utf8.filter { $0 > 0x7F || Character(Unicode.Scalar($0)).isLetter }.map { $0 | 0x20 }
    }
    guard let keyword, letters(keyword) == letters(text) else { return self }
    return FontWeight(value, keyword: text)
  }
}
