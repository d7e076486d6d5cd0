/// What a text that is no colour was meant to be.
enum MeantColor {
  static func of(_ text: String) -> MeantValue? {
    let cleaned = MeantValue.cleaned(text)
    if cleaned != text, isColor(cleaned) { return .text(cleaned, isCertain: true) }
    if let declared = declaration(cleaned), isColor(declared) {
      return .text(declared, isCertain: false)
    }
    return hexadecimal(cleaned) ?? opaqueAndOpacity(cleaned) ?? function(cleaned) ?? name(cleaned)
  }

  private static func isColor(_ text: String) -> Bool {
    ColorText.color(text) != nil && ColorRange.fault(in: text) == nil
  }

  /// The value in a declaration of a style sheet: `background: #1d5fe2 !important`.
  private static func declaration(_ text: String) -> String? {
    let value = text.split(separator: ":").last.map(String.init) ?? text
    let end = value.place(ofText: "!important")?.lowerBound ?? value.endIndex
    let declared = MeantValue.cleaned(String(value[..<end]))
    return declared == text ? nil : declared
  }

  // MARK: Hexadecimal

  /// Digits without their `#`, with two, with blanks among them, with letters that look like digits, too
  /// many or too few of them.
  private static func hexadecimal(_ text: String) -> MeantValue? {
    let hasMark = text.hasPrefix("#") || text.lowercased().hasPrefix("0x")
    let body =
      text.hasPrefix("#") ? text.drop { $0 == "#" } : hasMark ? text.dropFirst(2) : text[...]
    var digits = ""
    for scalar in body.unicodeScalars where scalar != " " {
      digits.unicodeScalars.append(MeantValue.digit(scalar))
    }
    if let other = digits.unicodeScalars.first(where: { !$0.properties.isASCIIHexDigit }) {
      // A hash sign with a sentence behind it is something else.
      guard hasMark, digits.unicodeScalars.count <= 9, !digits.contains("%"), !digits.contains("/")
      else { return nil }
      return .advice("'\(other)' is no hexadecimal digit: those are 0 to 9 and a to f")
    }
    let count = digits.utf8.count
    guard hasMark ? [3, 4, 6, 8].contains(count) : [6, 8].contains(count) else {
      return hasMark
        ? .advice(
          "a colour has 6 hexadecimal digits behind '#', or 8 with its opacity, not \(count)")
        : nil
    }
    // `facade` may be a word.
    return .text("#" + digits, isCertain: hasMark || digits.utf8.contains(where: JSONByte.isDigit))
  }

  /// `#1d5fe2 50%` and `#1d5fe2/0.5`, which are eight digits.
  private static func opaqueAndOpacity(_ text: String) -> MeantValue? {
    guard text.hasPrefix("#"), text.utf8.count > 7 else { return nil }
    let color = String(text.prefix(7))
    let rest = text.dropFirst(7).drop { " /,@".contains($0) }
    guard ColorText.color(color) != nil, let opacity = Quantity(String(rest)),
      opacity.unit == "%" || opacity.unit.isEmpty
    else { return nil }
    let isPercent = opacity.unit == "%" || opacity.value > 1
    let alpha = isPercent ? opacity.value / 100 : opacity.value
    guard (0...1).contains(alpha) else { return nil }
    let byte = String(Int((alpha * 255).rounded()), radix: 16)
    return .text(color + (byte.utf8.count == 1 ? "0" : "") + byte, isCertain: false)
  }

  // MARK: Functions

  private static func function(_ text: String) -> MeantValue? {
    for candidate in candidates(text) where candidate != text {
      if isColor(candidate) { return .text(candidate, isCertain: false) }
    }
    let name = text.prefix { $0.isLetter }.lowercased()
    if ["hsb", "hsv", "hsba", "hsva", "cmyk", "cmyka"].contains(name) {
      return .advice("'\(name)' is none of CSS: write '#' and six hexadecimal digits, or rgb()")
    }
    guard name == "rgb" || name == "rgba" else { return nil }
    return .advice(
      "write red, green and blue from 0 to 255: \"rgb(0, 112, 90)\", with an opacity \"rgba(0, 112, 90, 0.5)\""
    )
  }

  /// The function with one thing mended.
  private static func candidates(_ text: String) -> [String] {
    var found = [
      numbers(text), text.with(",", for: ";"), text.with("(display-p3 ", for: "(p3 "),
      text.with("(", for: "[").with(")", for: "]"),
    ]
    if text.contains("("), !text.contains(")") { found.append(text + ")") }
    guard let end = text.firstIndex(where: { $0 == "(" || $0 == " " }) else {
      return found.compactMap(\.self)
    }
    let (name, rest) = (text[..<end].lowercased(), text[end...])
    let inside = rest.drop { $0 == "(" || $0 == " " }.prefix { $0 != ")" }
    if let meant = ColorText.functionNames.first(where: { isSwapped(name, $0) }) {
      found.append(meant + rest)
    }
    found.append("\(name)(\(inside))")
    if inside.hasPrefix("#") { found.append(String(inside).trimmedSpaces) }
    let parts = inside.split(separator: ",").map { String($0).trimmedSpaces }
    if name == "hsl" || name == "hsla", parts.count >= 3 {
      let signed = percentages(parts[1...2])
      found.append("\(name)(\((parts[..<1] + signed + parts[3...]).joined(separator: ", ")))")
    }
    if parts.count == 5 {
      found.append("\(name)(\(parts[..<3].joined(separator: ", ")), \(parts[3]).\(parts[4]))")
    }
    let points = inside.split(separator: ".")
    if points.count == 3 { found.append("\(name)(\(points.joined(separator: ", ")))") }
    return found.compactMap(\.self)
  }

  /// Saturation and lightness as per cent; fractions of 1 are meant as such.
  private static func percentages(_ parts: ArraySlice<String>) -> [String] {
    let numbers = parts.map { NumberReader.number($0) }
    let areFractions =
      numbers.allSatisfy { $0.map { (0...1).contains($0) } ?? false }
      && parts.contains { $0.contains(".") }
    return zip(parts, numbers).map { part, number in
      if let number, areFractions {
        return JSONNumber.text((number * 100_000).rounded() / 1000) + "%"
      }
      return part.hasSuffix("%") ? part : part + "%"
    }
  }

  /// Three numbers to 255 without the name of a function.
  private static func numbers(_ text: String) -> String? {
    let parts = text.split { ",; ()".contains($0) }.map { NumberReader.number(String($0)) }
    guard parts.count == 3, parts.allSatisfy({ (0...255).contains($0 ?? -1) }) else { return nil }
    let words = text.split { ",; ()".contains($0) }
    return "rgb(\(words.joined(separator: ", ")))"
  }

  /// Whether two names have the same letters, or one lacks a letter or has one twice.
  private static func isSwapped(_ name: String, _ other: String) -> Bool {
    guard name != other else { return false }
    if name.utf8.count == other.utf8.count { return name.utf8.sorted() == other.utf8.sorted() }
    return name.utf8.count > 2
      && NearestName.distance(Array(name.utf8), Array(other.utf8), limit: 1) != nil
  }

  // MARK: Names

  private static func name(_ text: String) -> MeantValue? {
    let name = text.lowercased()
    guard name.utf8.count > 2, name.utf8.allSatisfy(JSONByte.isLetter),
      !MeantValue.isWordForNothing(name),
      let meant = NearestName.nearest(to: name, among: NamedColors.names + ["transparent"]),
      NearestName.distance(
        Array(name.utf8), Array(meant.utf8), limit: name.utf8.count < 7 ? 1 : 2) != nil
    else { return nil }
    return .text(meant, isCertain: false)
  }
}
