// The messages of this stage about what stands between values, by name; those about the values
// themselves are in JSONTextMessages.swift.
extension Diagnostic {
  static func closesNothing(_ closer: UInt8, at span: SourceSpan) -> Diagnostic {
    let bracket = character(closer)
    return syntax(
      "'\(bracket)' closes nothing", at: span,
      help: "remove it, or look for a '\(bracket)' too many before it")
  }

  static func closesTooEarly(
    _ closer: UInt8, at span: SourceSpan, end: SourceSpan
  ) -> Diagnostic {
    syntax(
      "by the indentation this '\(character(closer))' is one too many", at: span,
      help: "remove it",
      related: [RelatedPlace("with it the file ends before this", at: end)])
  }

  static func colonInArray(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "a ':' must not stand in an array", at: span,
      help: "put keys and their values in '{' and '}'",
      related: [RelatedPlace("the array begins here", at: opened)])
  }

  /// - Parameter comma: The comma that stood before what the comment hides.
  static func comments(_ count: Int, comma: SourceSpan?, at span: SourceSpan) -> Diagnostic {
    syntax(
      "a comment must not stand in a JSON file", at: span,
      help: comma == nil
        ? "\(removal(of: count)), or give the file the ending '.jsonc'"
        : removal(of: count, with: comma),
      related: left(comma))
  }

  /// Comments as no JSON has them, by the sign they begin with.
  static func foreignComments(
    _ count: Int, _ sign: String, comma: SourceSpan?, at span: SourceSpan
  ) -> Diagnostic {
    syntax(
      "a comment with '\(sign)' must not stand in a JSON file", at: span,
      help: comma == nil
        ? "\(removal(of: count)), or write it with '//' and give the file the ending '.jsonc'"
        : removal(of: count, with: comma),
      related: left(comma))
  }

  private static func removal(of count: Int, with comma: SourceSpan? = nil) -> String {
    let comments = count == 1 ? "remove it" : "remove it and \(count - 1) more"
    guard comma != nil else { return comments }
    return count == 1
      ? "remove it and the comma before it"
      : "\(comments), and the comma before what they hide"
  }

  private static func left(_ comma: SourceSpan?) -> [RelatedPlace] {
    comma.map { [RelatedPlace("this comma stands before '}' without it", at: $0)] } ?? []
  }

  static func doubleColon(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      found == ":" ? "a second ':' must not stand here" : "'\(found)' must not stand here",
      at: span, help: "remove it",
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

  /// - Parameter isSurplus: It is a second bracket that nothing closes.
  static func expectedKey(
    _ found: String, isSurplus: Bool, at span: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a key in double quotes, not '\(found)'", at: span,
      help: found == "{"
        ? isSurplus ? "remove it" : "remove it, or write the key of what it opens"
        : "every value in an object needs a key: \"name\": value")
  }

  static func leadingComma(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a comma must not stand before the first value", at: span, help: "remove the comma",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    syntax(
      "the file holds a merge conflict that nobody has settled", at: span,
      help: "choose one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
  }

  static func missingColon(
    after key: String, found: String, at span: SourceSpan, insertAt place: SourceSpan
  ) -> Diagnostic {
    let isSeparator = ["=", "=>", ","].contains(found)
    return syntax(
      "expected ':' after the key '\(key)'\(isSeparator ? ", not '\(found)'" : "")", at: span,
      help: "write \"\(key)\": and then the value",
      fixIts: [isSeparator ? FixIt(replacing: span, with: ":") : FixIt(replacing: place, with: ":")]
    )
  }

  /// - Parameter isOnOtherLine: Whether the value that lacks it stands on a line before.
  static func missingComma(
    before found: String, at span: SourceSpan, insertAt place: SourceSpan, isOnOtherLine: Bool
  ) -> Diagnostic {
    var finding = syntax(
      "expected a comma before '\(found)'", at: span,
      help: isOnOtherLine
        ? "put a comma at the end of the line that lacks it"
        : "put a comma behind the value before it",
      fixIts: [FixIt(replacing: place, with: ",")])
    if isOnOtherLine { finding.helpSpan = place }
    return finding
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

  static func missingOpener(
    before key: String, at span: SourceSpan, insertAt place: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected '{' before the key '\(key)'", at: span,
      help: "a group or an object stands in '{' and '}'",
      fixIts: [FixIt(replacing: place, with: "{ ")])
  }

  static func noOuterBraces(at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected '{' before the first key", at: span, help: "put the whole file in '{' and '}'")
  }

  /// - Parameters:
  ///   - next: What stands in its place on the same line.
  ///   - hasColon: A colon stands behind the key.
  static func noValue(
    _ key: String, before next: UInt8?, hasColon: Bool, at span: SourceSpan
  ) -> Diagnostic {
    let place = next.map { " before '\(character($0))'" } ?? ""
    return syntax(
      "expected a value for the key '\(key)'\(place)", at: span,
      help: hasColon
        ? "write the value behind the colon, or leave the key out"
        : "write \"\(key)\": and then the value, or leave it out")
  }

  /// The quotes that are one too many, on one side of a text or on both.
  static func secondQuotes(at places: [SourceSpan]) -> Diagnostic {
    syntax(
      "a second quote must not stand here", at: places[0],
      help: places.count == 1 ? "remove it" : "remove it, and the one behind the text",
      fixIts: places.map { FixIt(replacing: $0, with: "") })
  }

  static func secondRoot(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
    syntax(
      "a file must hold one top-level value only", at: span,
      help: "join the two, or put them in files of their own",
      related: [RelatedPlace("the first one begins here", at: first)])
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
    _ missing: String, at span: SourceSpan, opened: [SourceSpan], openers: String
  ) -> Diagnostic {
    let places = zip(openers, opened).prefix(8).map { opener, place in
      RelatedPlace("this '\(opener)' is not closed", at: place)
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

  static func unclosedBeforeKey(
    _ key: String, opener bracket: UInt8, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    let missing = character(bracket + 2)
    return syntax(
      "expected '\(missing)' before the key '\(key)'", at: span, help: "add '\(missing)'",
      related: [notClosedByIndentation(bracket, at: opened)])
  }

  static func unclosedByIndentation(
    _ closer: UInt8, opener bracket: UInt8, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    let missing = character(bracket + 2)
    return syntax(
      "expected '\(missing)' before '\(character(closer))'", at: span, help: "add '\(missing)'",
      related: [notClosedByIndentation(bracket, at: opened)])
  }

  static func notClosedByIndentation(
    _ bracket: UInt8, at span: SourceSpan
  ) -> RelatedPlace {
    RelatedPlace(
      "by the indentation it is this '\(character(bracket))' that is not closed", at: span)
  }

  static func unclosedComment(at span: SourceSpan, opened: SourceSpan) -> Diagnostic {
    syntax(
      "expected '*/' before the end of the file", at: span,
      related: [RelatedPlace("the comment begins here", at: opened)])
  }

  /// - Parameter number: The number before it on the line.
  static func unexpected(
    _ found: String, closer: UInt8, isBehindQuote: Bool, after number: String?, at span: SourceSpan
  ) -> Diagnostic {
    let help: String
    if isBehindQuote {
      help = "a quote inside a string is written \\\""
    } else if let number,
      found == "%" || found.utf8.count < 4 && found.utf8.allSatisfy(JSONByte.isLetter)
    {
      help = "remove it, or write \"\(number)\(found)\" for a length with its unit"
    } else {
      help = "remove it"
    }
    return syntax(
      "expected a comma or '\(character(closer))', not '\(found)'", at: span, help: help)
  }

  static func wrongCloser(
    _ closer: UInt8, expected: UInt8, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected '\(character(expected))', not '\(character(closer))'", at: span,
      help: "write '\(character(expected))'",
      related: [RelatedPlace("'\(opener(of: expected))' is opened here", at: opened)])
  }

  static func syntax(
    _ message: String, at span: SourceSpan, help: String? = nil, related: [RelatedPlace] = [],
    fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.syntax, .error, message, at: span, help: help, related: related, fix: Fix(fixIts))
  }

  static func character(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private static func opener(of closer: UInt8) -> String { closer == 0x7D ? "{" : "[" }
}
