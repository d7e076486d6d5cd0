// Every message of this stage, by name.
extension Diagnostic {
  private static func syntax(
    _ message: String, at span: SourceSpan, help: String? = nil, related: [RelatedPlace] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.syntax, .error, message, at: span, help: help, related: related, fixIts: fixIts)
  }

  static func badEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "'\(escape)' is no escape that JSON knows", at: span,
      help: "write '\\\\' for a backslash")
  }

  static func bareKey(_ key: String, at span: SourceSpan) -> Diagnostic {
    let isPlain = !key.contains { $0 == "\\" || $0 == "'" }
    return syntax(
      "the key '\(key)' must stand in double quotes", at: span, help: "write \"\(key)\"",
      fixIts: isPlain && key.count <= 40 ? [FixIt(replacing: span, with: "\"\(key)\"")] : [])
  }

  static func bareReference(_ text: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "the reference '\(text)' must stand in double quotes", at: span,
      help: "write \"\(text)\"", fixIts: [FixIt(replacing: span, with: "\"\(text)\"")])
  }

  static func bareText(_ fault: BareText, _ text: String, at span: SourceSpan) -> Diagnostic {
    switch fault {
    case .literal(let literal, _):
      syntax(
        "'\(text)' is no JSON value", at: span, help: "write \(literal)",
        fixIts: [FixIt(replacing: span, with: literal)])
    case .notFinite:
      syntax("'\(text)' is no JSON number", at: span, help: "write a number with digits")
    case .number(let fault, let number): badNumber(fault, text, number, at: span)
    case .unit:
      syntax(
        "'\(text)' is no number", at: span,
        help: "a value with a unit must stand in double quotes: \"\(text)\"")
    case .text:
      syntax(
        "the text '\(text)' must stand in double quotes", at: span, help: "write \"\(text)\"")
    }
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
      case .other: "'\(text)' is no JSON number"
      }
    return syntax(
      message, at: span, help: number.map { "write \($0)" },
      fixIts: number.map { [FixIt(replacing: span, with: $0)] } ?? [])
  }

  static func closesNothing(_ closer: UInt8, at span: SourceSpan) -> Diagnostic {
    let bracket = character(closer)
    return syntax(
      "'\(bracket)' closes nothing", at: span,
      help: "remove it, or look for a '\(bracket)' too many before it")
  }

  static func colonInArray(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "a ':' must not stand in an array", at: span,
      help: "put keys and their values in '{' and '}'",
      related: [RelatedPlace("the array begins here", at: opened)])
  }

  static func comments(_ count: Int, at span: SourceSpan) -> Diagnostic {
    let remove = count == 1 ? "remove it" : "remove it and \(count - 1) more"
    return syntax(
      "a comment must not stand in a JSON file", at: span,
      help: "\(remove), or give the file the ending '.jsonc'")
  }

  static func controlCharacter(_ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    let hex = String(byte, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    let isTab = byte == JSONByte.tab
    return syntax(
      isTab
        ? "a tab must not stand in a string as it is"
        : "the control character U+\(escape.dropFirst(2)) must not stand in a string as it is",
      at: span, help: "write \(isTab ? "\\t" : escape)",
      fixIts: [FixIt(replacing: span, with: isTab ? "\\t" : escape)])
  }

  static func curlyQuotes(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a string must stand in straight double quotes, not in typographic ones", at: span,
      help: "replace the quotes round it with \"")
  }

  static func doubleColon(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a second ':' must not stand here", at: span, help: "remove it",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func doubleComma(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a second comma must not stand here", at: span, help: "remove it",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func duplicateKey(
    _ key: String, at span: SourceSpan, first: SourceSpan, path: String?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, .error, "the key '\(key)' stands twice in one object", at: span, path: path,
      help: "remove one of the two or give it another name",
      related: [RelatedPlace("it stands here first", at: first)])
  }

  static func emptyFile(at span: SourceSpan) -> Diagnostic {
    syntax("the file is empty", at: span, help: "a theme without tokens is {}")
  }

  static func expectedKey(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected a key in double quotes, not '\(found)'", at: span,
      help: "every value in an object needs a key: \"name\": value")
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

  static func leadingComma(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a comma must not stand before the first value", at: span, help: "remove the comma",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func lineBreakInString(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "a line break must not stand in a string as it is", at: span, help: "write \\n",
      related: [RelatedPlace("the string begins here", at: opened)])
  }

  static func loneSurrogate(_ escape: String, isHigh: Bool, at span: SourceSpan) -> Diagnostic {
    syntax(
      "'\(escape)' is half of a character", at: span,
      help: isHigh
        ? "the other half, from \\uDC00 to \\uDFFF, must follow it"
        : "the other half, from \\uD800 to \\uDBFF, must stand before it")
  }

  static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    syntax(
      "the file holds a merge conflict that nobody has settled", at: span,
      help: "choose one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
  }

  static func missingColon(
    after key: String, found: String, at span: SourceSpan, insertAt place: SourceSpan
  ) -> Diagnostic {
    let isSeparator = found == "=" || found == "=>"
    return syntax(
      "expected ':' after the key '\(key)'\(isSeparator ? ", not '\(found)'" : "")", at: span,
      help: "write \"\(key)\": and then the value",
      fixIts: [isSeparator ? FixIt(replacing: span, with: ":") : FixIt(replacing: place, with: ":")]
    )
  }

  static func missingComma(
    before found: String, at span: SourceSpan, insertAt place: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a comma before '\(found)'", at: span,
      help: "put a comma behind the value before it",
      fixIts: [FixIt(replacing: place, with: ",")])
  }

  static func moreFaults(_ count: Int, isAll: Bool, at span: SourceSpan?) -> Diagnostic {
    let number = isAll ? "\(count)" : "at least \(count)"
    return Diagnostic(
      .syntax, .note,
      count == 1
        ? "1 more fault of this file is not listed"
        : "\(number) more faults of this file are not listed", at: span,
      help: "mend those above first")
  }

  static func noOuterBraces(at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected '{' before the first key", at: span, help: "put the whole file in '{' and '}'")
  }

  static func notJSON(_ kind: JSONFileKind, at span: SourceSpan) -> Diagnostic {
    let (message, help): (String, String?) =
      switch kind {
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
    return syntax(
      "the byte 0x\(hex) is not UTF-8 here", at: span, help: "save the file as UTF-8")
  }

  static func noValue(_ key: String, before next: UInt8, at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected a value for the key '\(key)' before '\(character(next))'", at: span,
      help: "write \"\(key)\": and then the value")
  }

  static func secondRoot(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    syntax(
      "a file must hold one top-level value only", at: span,
      help: "join the two, or put them in files of their own",
      related: [RelatedPlace("the first one begins here", at: first)])
  }

  static func semicolon(at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected a comma, not ';'", at: span, help: "write ','",
      fixIts: [FixIt(replacing: span, with: ",")])
  }

  static func shortEscape(_ escape: String, at span: SourceSpan) -> Diagnostic {
    syntax("'\(escape)' is cut off", at: span, help: "'\\u' needs four hexadecimal digits")
  }

  static func singleQuotes(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a string must stand in double quotes, not in single ones", at: span,
      help: "replace ' with \"")
  }

  static func textAfterEnd(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax("expected the end of the file, not '\(found)'", at: span, help: "remove what follows")
  }

  static func tooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the file nests more than \(limit) objects and arrays", at: span,
      help: "look for brackets that are not closed")
  }

  static func trailingComma(before closer: UInt8, at span: SourceSpan) -> Diagnostic {
    syntax(
      "a comma must not stand before '\(character(closer))'", at: span,
      help: "remove the comma", fixIts: [FixIt(replacing: span, with: "")])
  }

  /// `opened` lists the containers that are open, the innermost first.
  static func unclosed(
    _ missing: String, at span: SourceSpan, opened: [(JSONNode, SourceSpan)]
  ) -> Diagnostic {
    let places = opened.prefix(8).map { node, place in
      RelatedPlace("this '\(node.kind == .object ? "{" : "[")' is not closed", at: place)
    }
    let shown = missing.count > 20 ? missing.prefix(20) + "…" : missing[...]
    return syntax(
      "expected '\(shown)' before the end of the file", at: span,
      help: missing.count > 20 ? nil : "add '\(shown)', or look for a bracket missing before",
      related: places)
  }

  static func unclosedBefore(
    _ closer: UInt8, expected: UInt8, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected '\(character(expected))' before '\(character(closer))'", at: span,
      help: "add '\(character(expected))'",
      related: [RelatedPlace("'\(opener(of: expected))' is opened here", at: opened)])
  }

  static func unclosedComment(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "expected '*/' before the end of the file", at: span,
      related: [RelatedPlace("the comment begins here", at: opened)])
  }

  static func unclosedString(
    atLineEnd: Bool, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a closing quote before the end of the \(atLineEnd ? "line" : "file")", at: span,
      help: "close the string with \"",
      related: [RelatedPlace("the string begins here", at: opened)])
  }

  static func unexpected(
    _ found: String, closer: UInt8, isBehindQuote: Bool, at span: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a comma or '\(character(closer))', not '\(found)'", at: span,
      help: isBehindQuote ? "a quote inside a string is written \\\"" : nil)
  }

  static func wideSpace(_ text: String, at span: SourceSpan) -> Diagnostic {
    let code = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) }
    let digits = code ?? ""
    let name = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return syntax(
      "the space U+\(name) must not stand between values", at: span,
      help: "replace such spaces with ordinary ones")
  }

  static func wrongCloser(
    _ closer: UInt8, expected: UInt8, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected '\(character(expected))', not '\(character(closer))'", at: span,
      help: "write '\(character(expected))'",
      related: [RelatedPlace("'\(opener(of: expected))' is opened here", at: opened)])
  }

  static func wrongEncoding(_ name: String, at span: SourceSpan) -> Diagnostic {
    syntax("the file is \(name), not UTF-8", at: span, help: "save the file as UTF-8")
  }

  private static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }
  private static func opener(of closer: UInt8) -> String { closer == 0x7D ? "{" : "[" }
}
