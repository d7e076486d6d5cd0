// The messages of this stage about slips of one hand in one place, by name.
extension Diagnostic {
  static func colonInQuotes(_ key: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "the colon behind the key '\(key)' stands inside its quotes", at: span,
      help: "write \"\(key)\": and then the value",
      fixIts: [FixIt(replacing: span, with: "\":")])
  }

  static func commaInQuotes(at span: SourceSpan) -> Diagnostic {
    syntax(
      "the comma behind the value stands inside its quotes", at: span,
      help: "write the comma behind the quote", fixIts: [FixIt(replacing: span, with: "\",")])
  }

  static func commaBeforeCloser(_ closer: UInt8, at span: SourceSpan) -> Diagnostic {
    syntax(
      "the comma must stand behind the '\(character(closer))', not before it", at: span,
      help: "write '\(character(closer)),'")
  }

  /// - Parameter thousands: The number where the comma parts thousands.
  static func decimalComma(
    _ found: String, _ meant: String, thousands: String?, at span: SourceSpan
  ) -> Diagnostic {
    syntax(
      "the number '\(found)' must have a point, not a comma", at: span,
      help: "write \(meant)\(thousands.map { ", or \($0) where the comma parts thousands" } ?? "")",
      fixIts: thousands == nil ? [FixIt(replacing: span, with: meant)] : [])
  }

  static func escapedQuotes(at span: SourceSpan, fixIts: [FixIt]) -> Diagnostic {
    syntax(
      "a backslash must not stand before the quotes around a string", at: span,
      help: "write \" in place of each \\\" of the line", fixIts: fixIts)
  }

  static func keysInArray(_ key: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected '{' before the key '\(key)', not '['", at: span,
      help: "put keys and their values in '{' and '}'")
  }

  static func memberInQuotes(
    _ found: String, _ key: String, _ value: String, at span: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a key and its value, not '\(found)' in one pair of quotes", at: span,
      help: "write \"\(key)\": \(value)")
  }

  static func misplacedBraces(_ path: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "the braces and quotes of the reference to '\(path)' do not stand where they belong",
      at: span,
      help: "write \"{\(path)}\"", fixIts: [FixIt(replacing: span, with: "\"{\(path)}\"")])
  }

  static func noComma(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected a comma, not '\(found)'", at: span, help: "write ','",
      fixIts: [FixIt(replacing: span, with: ",")])
  }

  static func quoteBeforeBracket(_ bracket: UInt8, at span: SourceSpan) -> Diagnostic {
    syntax(
      "a quote must not stand before '\(character(bracket))'", at: span, help: "remove it",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func repeatedCloser(_ closer: UInt8, hasComma: Bool, at span: SourceSpan) -> Diagnostic {
    syntax(
      "by the indentation this '\(character(closer))' is one too many", at: span,
      help: hasComma ? "remove it and the comma behind it" : "remove it")
  }

  /// Points that stand for what somebody has left out.
  static func ellipsis(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax("expected a key and its value, not '\(found)'", at: span, help: "remove it")
  }

  static func strayColon(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a ':' must not stand behind a value", at: span, help: "remove it",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func unclosedBeforeMember(
    _ key: String, count: Int, at span: SourceSpan, opened: SourceSpan, fix: FixIt?
  ) -> Diagnostic {
    let missing = String(repeating: "}", count: count)
    return syntax(
      "expected '\(missing)' and a comma before the key '\(key)'", at: span,
      help: "add '\(missing),' on the line before",
      related: [notClosedByIndentation(JSONByte.openBrace, at: opened)],
      fixIts: fix.map { [$0] } ?? [])
  }

  static func surplusBracket(at span: SourceSpan) -> Diagnostic {
    syntax(
      "a '[' that is not closed must not stand before '{'", at: span, help: "remove it",
      fixIts: [FixIt(replacing: span, with: "")])
  }

  static func valueWithoutKey(_ found: String, at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected a key before '\(found)'", at: span,
      help: "every value in an object needs a key: \"name\": \"\(found)\"")
  }

  static func wrongClosingQuote(
    _ quote: String, at span: SourceSpan, opened: SourceSpan
  ) -> Diagnostic {
    syntax(
      "expected a closing quote, not \(quote)", at: span, help: "write \"",
      related: [RelatedPlace("the string begins here", at: opened)],
      fixIts: [FixIt(replacing: span, with: "\"")])
  }

  static func wrongOpener(at span: SourceSpan) -> Diagnostic {
    syntax(
      "expected '{', not '('", at: span, help: "write '{'",
      fixIts: [FixIt(replacing: span, with: "{")])
  }
}
