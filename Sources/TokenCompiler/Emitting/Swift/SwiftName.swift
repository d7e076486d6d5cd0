/// Swift names from the names of a theme.
///
/// Letters and digits of any script stay. Everything else separates words: the first letter of the
/// first word is lowered, that of every further word is raised. Where a separator stood between two
/// digits it stays as `_`, so that `1.5` and `15` differ; a name that begins with a digit gets the
/// prefix `_`. A name without any letter or digit is spelled by its code points (`u1F525`), an
/// empty name is `_empty`. No separator can end a name, so that a final `_` is free to tell
/// names from words that Swift reserves.
enum SwiftName {
  /// The name of a member, e.g. `floatingActionButton`, without quotes.
  static func member(_ utf8: ArraySlice<UInt8>) -> String {
    var name: [UInt8] = []
    appendMember(utf8, to: &name)
    return String(decoding: name, as: UTF8.self)
  }

  /// Appends the name of a member to others.
  static func appendMember(_ utf8: ArraySlice<UInt8>, to names: inout [UInt8]) {
    let start = names.count
    appendLowerCamel(utf8, to: &names)
    if isReservedMember(names[start...]) { names.append(UInt8(ascii: "_")) }
  }

  /// The member's name as it has to be declared: keywords in back quotes.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`" + name + "`" : name
  }

  /// Whether a name has to be declared in back quotes. The first letter, the last one and the length say no
  /// for most.
  static func isKeyword(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last, first < 0x80, isLetter(last),
      name.count < 16,
      keywordLengths[Int(first)] >> UInt16(name.count) & 1 == 1
    else { return false }
    return keywords.contains(String(decoding: name, as: UTF8.self))
  }

  /// The name of the type that belongs to a member, e.g. `FloatingActionButton`. Inside the theme
  /// the code names its type, so no type in it may have the same name.
  static func type(ofMember member: String, inside theme: String) -> String {
    let name = upperFirst(member)
    // Digits and many scripts have no capitals.
    let isTaken = name == member || name == theme || reservedTypes.contains(name)
    return isTaken ? name + "_" : name
  }

  /// A member's name of several words, each cleaned by itself.
  static func joined(_ words: [String]) -> String {
    var result = ""
    for word in words {
      var bytes: [UInt8] = []
      appendLowerCamel(Array(word.utf8)[...], to: &bytes)
      let part = String(decoding: bytes, as: UTF8.self)
      result += result.isEmpty ? part : upperFirst(part)
    }
    return isReservedMember(Array(result.utf8)[...]) ? result + "_" : result
  }

  /// Whether text is an identifier that may name a type or a module as it stands.
  static func isPlainIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first), text != "_" else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      && !keywords.contains(text)
  }

  /// Whether a name begins as types' names do.
  static func beginsWithCapital(_ name: String) -> Bool {
    name.utf8.first.map { (65...90).contains($0) } ?? false
  }

  /// Whether a type of the theme must not have this name.
  static func isReservedType(_ name: String) -> Bool { reservedTypes.contains(name) }

  private static func isReservedMember(_ name: ArraySlice<UInt8>) -> Bool {
    switch name.count {
    case 4: name.elementsEqual("self".utf8) || name.elementsEqual("init".utf8)
    case 9: name.elementsEqual("hashValue".utf8)
    default: false
    }
  }

  private static func appendLowerCamel(_ utf8: ArraySlice<UInt8>, to names: inout [UInt8]) {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      appendASCIILowerCamel(utf8, to: &names)
    } else {
      names.append(contentsOf: unicodeLowerCamel(utf8).utf8)
    }
  }

  /// The same as `unicodeLowerCamel` for what nearly all names are, in a tenth of the time.
  private static func appendASCIILowerCamel(
    _ utf8: ArraySlice<UInt8>, to names: inout [UInt8]
  ) {
    let start = names.count
    var index = utf8.startIndex
    // Words are copied whole: to append byte by byte takes twice as long.
    while index < utf8.endIndex {
      guard isPart(utf8[index]) else {
        index += 1
        continue
      }
      let word = index
      while index < utf8.endIndex, isPart(utf8[index]) { index += 1 }
      let isFirst = names.count == start
      if isDigit(utf8[word]), isFirst || isDigit(names[names.count - 1]) {
        names.append(UInt8(ascii: "_"))
      }
      let place = names.count
      names.append(contentsOf: utf8[word..<index])
      names[place] = isFirst ? lowered(utf8[word]) : raised(utf8[word])
    }
    if names.count == start { names.append(contentsOf: spelled(utf8).utf8) }
  }

  private static func unicodeLowerCamel(_ utf8: ArraySlice<UInt8>) -> String {
    var name = String.UnicodeScalarView()
    var (isNewWord, isAtStart) = (false, true)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      guard isPart(scalar, first: isAtStart) else {
        isNewWord = true
        continue
      }
      if isAtStart {
        if isDigitLike(scalar) { name.append("_") }
        name.append(contentsOf: lower(scalar))
      } else if isNewWord {
        if isDigitLike(scalar), let last = name.last, isDigitLike(last) { name.append("_") }
        name.append(contentsOf: upper(scalar))
      } else {
        name.append(scalar)
      }
      (isNewWord, isAtStart) = (false, false)
    }
    return isAtStart ? spelled(utf8) : String(name)
  }

  /// For names without a single letter or digit.
  private static func spelled(_ utf8: ArraySlice<UInt8>) -> String {
    if utf8.isEmpty { return "_empty" }
    return String(decoding: utf8, as: UTF8.self).unicodeScalars
      .map { "u" + String($0.value, radix: 16, uppercase: true) }.joined(separator: "_")
  }

  private static func upperFirst(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    if first.isASCII {
      var bytes = Array(name.utf8)
      bytes[0] = raised(bytes[0])
      return String(decoding: bytes, as: UTF8.self)
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: upper(first))
    result.append(contentsOf: name.unicodeScalars.dropFirst())
    return String(result)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte + 32 : byte
  }
  private static func raised(_ byte: UInt8) -> UInt8 {
    (97...122).contains(byte) ? byte - 32 : byte
  }
  /// The raised letter; only where it is a single one that may stand in a name.
  private static func upper(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    single(scalar.properties.uppercaseMapping, or: scalar)
  }
  private static func lower(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    single(scalar.properties.lowercaseMapping, or: scalar)
  }
  private static func single(_ mapping: String, or scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let scalars = Array(mapping.unicodeScalars)
    return scalars.count == 1 && isPart(scalars[0], first: true) ? scalars : [scalar]
  }

  private static func isPart(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return isLetter(byte) || isDigit(byte)
    }
    guard isIdentifierRange(scalar.value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .decimalNumber:
      return true
    case .nonspacingMark, .spacingMark:
      return !first
    default:
      return false
    }
  }

  /// The code points that Swift's grammar allows in identifiers, as far as letters lie in them.
  private static func isIdentifierRange(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
      0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x2054, 0x2070...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
      0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  /// Digits, and whatever else Swift does not allow as a name's first character.
  private static func isDigitLike(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isDigit(UInt8(truncatingIfNeeded: scalar.value)) }
    return scalar.properties.generalCategory == .decimalNumber
  }
}

extension SwiftName {
  /// The words that cannot name a declaration without back quotes.
  private static let keywords: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// By the first letter: the lengths of the keywords that begin with it, a bit each.
  private static let keywordLengths: [UInt16] = keywords.reduce(
    into: Array(repeating: 0, count: 128)
  ) { lengths, keyword in
    guard let first = keyword.utf8.first else { return }
    lengths[Int(first)] |= 1 << UInt16(keyword.utf8.count)
  }

  /// What the generated code names inside the theme, and what Swift does not allow as the name of
  /// a nested type. A group's type with such a name gets a final `_`.
  private static let reservedTypes: Set<String> = [
    "Any", "Array", "Bool", "Data", "Double", "DroppedToken", "Hashable", "Hasher", "Int",
    "KeyPath", "Never", "Optional", "Protocol", "Self", "Sendable", "String", "Swift",
    "TokenBorder", "TokenColor", "TokenColorAsset", "TokenCubicBezier", "TokenFont",
    "TokenFontWeight", "TokenGradient", "TokenLength", "TokenShadow", "TokenStrokeStyle",
    "TokenTransition", "Type", "UInt32", "Void",
  ]
}
