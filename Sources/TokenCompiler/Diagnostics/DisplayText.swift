/// Text from sources and messages as a terminal can show it safely: nothing in it moves the cursor,
/// changes colours or turns the direction of what follows.
enum DisplayText {
  /// A message or path on one line, hidden characters as `\u{1B}`.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { HiddenCharacters.contains($0.value) }) else {
      return text
    }
    var shown = ""
    for scalar in text.unicodeScalars {
      if HiddenCharacters.contains(scalar.value) {
        shown += escape(scalar.value)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// A piece of a source line, with the columns that it takes. `column` is where it begins, which
  /// decides how far a tab goes.
  static func source(_ bytes: ArraySlice<UInt8>, from column: Int) -> (text: String, width: Int) {
    var scalars = String.UnicodeScalarView()
    var width = 0
    var pending = String.UnicodeScalarView()
    /// Adds up the width of what can be joined into one character, e.g. an emoji of several scalars.
    func flush() {
      width += String(pending).reduce(0) { $0 + Self.width(of: $1) }
      scalars.append(contentsOf: pending)
      pending = String.UnicodeScalarView()
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let scalar = UTF8Scalars.scalar(in: bytes, at: index)
      let value = scalar?.value ?? UInt32(bytes[index])
      index += scalar?.length ?? 1
      if let valid = Unicode.Scalar(value), scalar != nil, !HiddenCharacters.contains(value) {
        pending.append(valid)
        continue
      }
      flush()
      var shown = scalar == nil ? "\\x" + hex(value) : escape(value)
      if value == 0x09 { shown = String(repeating: " ", count: 4 - (column + width) % 4) }
      width += shown.utf8.count
      scalars.append(contentsOf: shown.unicodeScalars)
    }
    flush()
    return (String(scalars), width)
  }

  /// `\n`, `\u{1B}` and the like.
  static func escape(_ scalar: UInt32) -> String {
    switch scalar {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    default: "\\u{" + hex(scalar) + "}"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  /// The columns that a character takes in a terminal.
  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value < 0x300 { return 1 }
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, Self.width(of: scalar))
    }
    return width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF:
      return 2
    case 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: return 2
    case 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
