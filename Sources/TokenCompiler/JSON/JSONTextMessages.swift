// The messages of this stage about files, keys, strings, numbers and words, by name.
extension Diagnostic {
  static func badEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "'\(escape)' is no escape that JSON knows", at: span,
      help: "write '\\\\' for a backslash")
  }

  private static func badNumber(
    _ fault: BareText.NumberFault, _ text: String, _ number: String?, at span: SourceSpan
  ) -> Diagnostic {
    let message =
      switch fault {
      case .leadingZero: "the number '\(text)' must not begin with a zero"
      case .plus: "the number '\(text)' must not begin with '+'"
      case .noDigitBeforePoint: "the number '\(text)' must have a digit before the point"
      case .noDigitAfterPoint: "the number '\(text)' must have a digit after the point"
      case .noExponent: "the number '\(text)' must have digits after the 'e'"
      case .hexadecimal: "the number '\(text)' must be written in decimal digits"
      case .separators: "the number '\(text)' must not hold '_'"
      case .mistyped: "'\(text)' is no JSON number"
      case .other: "'\(text)' is no JSON number"
      }
    return syntax(
      message, at: span,
      help: number.map { "write \($0)" } ?? "a number is written as in 12, -4 or 0.5",
      fixIts: fault == .mistyped ? [] : number.map { [FixIt(replacing: span, with: $0)] } ?? [])
  }

  /// - Parameters:
  ///   - value: Its value, where that has no quotes either.
  ///   - fixIts: What gives the value its quotes.
  static func bareKey(
    _ key: String, value: String?, hasSemicolon: Bool, fixIts: [FixIt], at span: SourceSpan
  ) -> Diagnostic {
    let isPlain = !key.contains { $0 == "\\" || $0 == "'" }
    let behind = value.map { ": \"\($0)\"\(hasSemicolon ? "," : "")" } ?? ""
    return syntax(
      value == nil
        ? "the key '\(key)' must stand in double quotes"
        : "the key '\(key)' and its value must stand in double quotes", at: span,
      help: "write \"\(key)\"\(behind)",
      fixIts: isPlain && key.count <= 40
        ? [FixIt(replacing: span, with: "\"\(key)\"")] + fixIts : [])
  }

  static func bareReference(_ text: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "the reference '\(text)' must stand in double quotes", at: span,
      help: BareText.numberInBraces(text).map { "write \($0), without braces" }
        ?? "write \"\(text)\"",
      fixIts: [FixIt(replacing: span, with: "\"\(text)\"")])
  }

  static func bareText(_ fault: BareText, _ text: String, at span: SourceSpan) -> Diagnostic {
    switch fault {
    case .literal(let literal, let kind):
      if kind == .null, BareText.isWordForNothing(text) {
        syntax(
          "'\(text)' is no JSON value", at: span,
          help: "leave the key out to keep what it overrides, or write null")
      } else {
        syntax(
          "'\(text)' is no JSON value", at: span, help: "write \(literal)",
          fixIts: [FixIt(replacing: span, with: literal)])
      }
    case .notFinite:
      syntax("'\(text)' is no JSON number", at: span, help: "write a number with digits")
    case .number(let fault, let number): badNumber(fault, text, number, at: span)
    case .unit:
      syntax(
        "'\(text)' is no number", at: span,
        help: helpForUnit(text))
    case .text:
      quoted(
        "the text '\(text)' must stand in double quotes", text, BareText.help(for: text), at: span)
    case .color:
      quoted(
        "the colour '\(text)' must stand in double quotes behind '#'",
        "#\(text.hasPrefix("0x") ? text.dropFirst(2) : text[...])", nil, at: span)
    }
  }

  /// Text that lacks its quotes. With help that offers more than the quotes, a person chooses.
  private static func quoted(
    _ message: String, _ text: String, _ help: String?, at span: SourceSpan
  ) -> Diagnostic {
    let written = "\"\(text)\""
    let isPlain =
      text.count <= 40 && text.contains { $0.isLetter || $0.isNumber }
      && !text.contains { "\"\\\t".contains($0) }
    let isSure = isPlain && (help == nil || help == "write \(written)")
    return syntax(
      message, at: span, help: help ?? "write \(written)",
      fixIts: isSure ? [FixIt(replacing: span, with: written)] : [])
  }

  /// A plain theme writes pixels and milliseconds as numbers; other dialects put them in quotes.
  private static func helpForUnit(_ text: String) -> String {
    let number = Array(text.utf8.dropLast(2))
    guard text.hasSuffix("px") || text.hasSuffix("ms"), JSONGrammar.isNumber(number[...]) else {
      return "a value with a unit must stand in double quotes: \"\(text)\""
    }
    let bare = String(decoding: number, as: UTF8.self)
    return "write \(bare) in a plain theme, else \"\(text)\" in double quotes"
  }

  static func controlCharacter(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - hex.count) + hex
    let isTab = byte == JSONByte.tab
    return syntax(
      isTab
        ? "a tab must not stand in a string"
        : "the control character U+\(code) must not stand in a string",
      at: span, help: isTab ? "write a space in its place" : "remove it",
      fixIts: [FixIt(replacing: span, with: isTab ? " " : "")])
  }

  static func curlyQuotes(at span: SourceSpan, fixIts: [FixIt]) -> Diagnostic {
    syntax(
      "a string must stand in straight double quotes, not in typographic ones", at: span,
      help: "write the straight quote \" in place of each of the line", fixIts: fixIts)
  }

  static func emptyFile(at span: SourceSpan) -> Diagnostic {
    syntax("the file is empty", at: span, help: "a theme without tokens is {}")
  }

  static func fileTooLarge(_ count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the file has \(count) bytes; at most \(limit) are read",
      at: SourceSpan(.alone, ByteRange(start: 0, end: 0)), help: "split it into several files")
  }

  static func keyTooLong(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the key is longer than \(limit) bytes", at: span,
      help: "look for a missing quote")
  }

  static func lineBreakInString(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "a line break must not stand in a string as it is", at: span,
      help: "join the two lines, or write \\n",
      related: [RelatedPlace("the string begins here", at: opened)])
  }

  static func loneSurrogate(_ escape: String, isHigh: Bool, at span: SourceSpan) -> Diagnostic {
    syntax(
      "'\(escape)' is half of a character", at: span,
      help: isHigh
        ? "the other half, from \\uDC00 to \\uDFFF, must follow it"
        : "the other half, from \\uD800 to \\uDBFF, must stand before it")
  }

  static func notJSON(_ kind: JSONFileKind, at span: SourceSpan) -> Diagnostic {
    let (message, help): (String, String?) =
      switch kind {
      case .textBefore: ("a text must not stand before the '{' of the theme", "remove it")
      case .yaml: ("the file looks like YAML, not like JSON", "convert it to JSON")
      case .markup: ("the file looks like HTML or XML, not like JSON", nil)
      case .javaScript: ("the file looks like JavaScript, not like JSON", "export it as JSON")
      case .css: ("the file looks like CSS, not like JSON", nil)
      case .zip: ("the file is a zip archive, not JSON", "unpack it first")
      case .binary: ("the file is no text", nil)
      case .other: ("the file does not begin as JSON does", "a theme begins with '{'")
      }
    return syntax(message, at: span, help: help)
  }

  static func notUTF8(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let count = span.range.count
    return syntax(
      count == 1
        ? "the byte 0x\(hex) is not UTF-8 here"
        : "\(count) bytes are not UTF-8 here, from 0x\(hex) on", at: span,
      help: "save the file as UTF-8")
  }

  static func shortEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
    syntax("'\(escape)' is cut off", at: span, help: "'\\u' needs four hexadecimal digits")
  }

  static func otherQuotes(_ quote: UInt8, at span: SourceSpan, fixIts: [FixIt]) -> Diagnostic {
    let name = quote == JSONByte.singleQuote ? "single ones" : "backticks"
    return syntax(
      "a string must stand in double quotes, not in \(name)", at: span,
      help: "write \" in place of each \(character(quote)) of the line", fixIts: fixIts)
  }

  static func unclosedKey(
    _ key: String, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a closing quote after the key '\(key)'", at: span,
      help: "close the key with \"", related: [RelatedPlace("the key begins here", at: opened)],
      fixIts: [FixIt(replacing: span, with: "\"")])
  }

  /// - Parameter missing: Where the quote belongs, if that is plain.
  static func unclosedString(
    atLineEnd: Bool, hasComma: Bool, at span: SourceSpan, opened: SourceSpan, missing: SourceSpan?
  ) -> Diagnostic {
    syntax(
      "expected a closing quote before the end of the \(atLineEnd ? "line" : "file")", at: span,
      help: hasComma ? "close the string with \" before the comma" : "close the string with \"",
      related: [RelatedPlace("the string begins here", at: opened)],
      fixIts: missing.map { [FixIt(replacing: $0, with: "\"")] } ?? [])
  }

  static func wideSpace(_ text: String, at span: SourceSpan) -> Diagnostic {
    let code = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) }
    let digits = code ?? ""
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return syntax(
      "the space U+\(name) must not stand between values", at: span,
      help: "replace such spaces with ordinary ones")
  }

  static func wrongEncoding(_ name: String, at span: SourceSpan) -> Diagnostic {
    syntax("the file is \(name), not UTF-8", at: span, help: "save the file as UTF-8")
  }
}
