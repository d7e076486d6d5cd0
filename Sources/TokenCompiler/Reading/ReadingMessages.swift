/// The wording of reading, alphabetical.
extension Diagnostic {
  static func arrayInPlain(_ path: String, meant: MeantLiteral?, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .invalidValue, .error, "'\(path)' is a list, which the plain dialect does not have", at: span,
      help: meant?.help ?? "write a value, or a group of values with names",
      fix: meant?.value.map { Fix(replacing: span, with: $0) })
  }

  static func containerInMode(_ path: String, isList: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "the value of '\(path)' in a mode is \(isList ? "a list" : "an object")", at: span,
      help: "write one text, number, boolean or null for each mode")
  }

  static func deprecatedForm(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "'$deprecated' is true, false or a text", at: span)
  }

  static func descriptionNotText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "a description is a text", at: span)
  }

  static func dollarName(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "the name of '\(path)' begins with '$', which is kept for properties",
      at: span, path: path)
  }

  static func emptyName(at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "a name is empty", at: span, path: path,
      help: "write the name between the quotes")
  }

  static func extendsForm(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidExtends, .error, "the target of an extension is one reference to a group", at: span,
      help: "write \"{group.name}\" or \"#/group/name\"")
  }

  static func extendsOnToken(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidExtends, .error, "a token cannot extend a group", at: span,
      help: "only a group has '$extends'; a token refers to another in its '$value'")
  }

  static func extendsTwice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidExtends, .error, "the group extends another group already", at: span,
      help: "keep one of '$extends' and '$ref'")
  }

  static func extensionsNotObject(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "'$extensions' is an object", at: span)
  }

  static func listAsValue(_ path: String, meant: MeantLiteral?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "'\(path)' is a list, which the plain dialect does not have", at: span,
      help: meant?.help
        ?? "write one value, or one for each mode: { \"light\": …, \"dark\": … }",
      fix: meant?.value.map { Fix(replacing: span, with: $0) })
  }

  static func malformedPointer(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "'$ref' is no JSON Pointer", at: span,
      help: "write \"#/group/token\", with '~1' for '/' and '~0' for '~' inside a name")
  }

  static func malformedReference(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "the braces are not one reference to a token", at: span,
      help: "a reference is a whole text, e.g. \"{group.token}\"")
  }

  static func memberBesideRef(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "inside a value, '$ref' stands alone in its object", at: span)
  }

  static func modeBesideValue(_ mode: String, _ path: String, at span: SourceSpan) -> Diagnostic {
    var warning = Diagnostic(
      .unknownProperty, .warning, "'\(mode)' stands beside the value of '\(path)', and is ignored",
      at: span, path: path, help: "write it inside: \"$value\": { \"light\": …, \"dark\": … }")
    warning.hidesMissingContext = true
    return warning
  }

  static func noModes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "the value has no mode", at: span,
      help: "write one for each mode: { \"light\": …, \"dark\": … }")
  }

  static func otherDialect(_ dialect: Dialect, meant: Dialect, _ root: JSONNode) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error, "read as '\(dialect.rawValue)', the file has no token",
      at: start(of: root),
      help: "write --dialect \(meant.rawValue), which it looks like, or leave the dialect to tokenc"
    )
  }

  static func pointerToFile(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "a token cannot refer to another file", at: span,
      help: "begin with '#/'; a resolver document puts files together")
  }

  static func refNotText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "'$ref' is a text", at: span)
  }

  static func reservedName(_ path: String, _ byte: UInt8, at span: SourceSpan) -> Diagnostic {
    let character = String(Unicode.Scalar(byte))
    return Diagnostic(
      .invalidName, .error, "the name of '\(path)' holds '\(character)', which references need",
      at: span,
      path: path)
  }

  static func rootGroup(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidName, .error, "'$root' is the name of a token, not of a group", at: span,
      help: "give it a '$value', or the group another name")
  }

  static func sameVariable(_ name: [String], path: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nameCollision, .note,
      "several collections have a variable '\(name.joined(separator: "/"))', so its path begins with "
        + "the collection's name", at: span, path: path.joined(separator: "."))
  }

  /// - Parameter isSelected: A theme selects it; else the order alone names it.
  static func setNotInFile(_ name: String, isSelected: Bool, at span: SourceSpan) -> Diagnostic {
    let name = name.shortenedForMessage
    return Diagnostic(
      .invalidResolver, isSelected ? .warning : .note,
      isSelected
        ? "the set '\(name)' is selected and is not in the file"
        : "the order names the set '\(name)', which is not in the file", at: span,
      help: "name a set of the file, or take it out")
  }

  static func setNotSelected(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidResolver, .note,
      "no theme selects the set '\(name.shortenedForMessage)', so its tokens are left out", at: span
    )
  }

  static func setWithoutFile(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidResolver, .warning,
      "the set '\(name.shortenedForMessage)' is selected and has no file",
      at: span, help: "give '\(name.shortenedForMessage).json', or take the set out of the themes")
  }

  static func tokenWithChildren(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "'\(path)' is a token and holds tokens or groups", at: span,
      help: "move its value into a token '$root' beside them")
  }

  static func tooManyModes(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(.limitExceeded, .error, "the file has values for more than \(limit) modes", at: span)
  }

  static func topLevelNotObject(_ root: JSONNode) -> Diagnostic {
    let help =
      switch root.kind {
      case .array: "remove the '[' and the ']' around it"
      case .null: "a theme without tokens is {}"
      default: "a theme begins with '{' and ends with '}'"
      }
    return Diagnostic(
      .syntax, .error, "the top level of a token file is an object", at: start(of: root), help: help
    )
  }

  static func typeNotText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "'$type' is a text", at: span)
  }

  static func unexpectedMember(
    _ path: String, isError: Bool, value: String = "$value", at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      isError ? .invalidValue : .unknownProperty, isError ? .error : .warning,
      "'\(path)' is neither a token nor a group", at: span,
      help: "a token is an object with '\(value)'")
  }

  static func valueWithoutDollar(isError: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownProperty, isError ? .error : .warning, "'value' is no property of a token", at: span,
      help: "write '$value'", fix: Fix(replacing: span, with: "$value", .suggestion))
  }

  static func unfinishedToken(_ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unfinishedToken, .warning, "'\(path)' has a type but neither a value nor tokens", at: span,
      help: "give it a '$value'; until then it is an empty group")
  }

  static func unknownAttribute(_ key: String, _ meant: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownProperty, .warning, "'\(key)' is no property of a token", at: span,
      help: "did you mean '\(meant)'?")
  }

  static func unknownProperty(_ key: String, at span: SourceSpan) -> Diagnostic {
    let known = [
      "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref", "$root",
    ]
    let lower = key.lowercased()
    let meant =
      NearestName.nearest(to: lower, among: known)
      ?? known.first { lower.utf8.count > 3 && $0.hasPrefix(lower) }
    return Diagnostic(
      .unknownProperty, .warning, "'\(key)' is no property of a token or group", at: span,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "the name of a token or group does not begin with '$'",
      fix: meant.map { Fix(replacing: span, with: $0) })
  }

  static func unknownType(_ text: String, at span: SourceSpan) -> Diagnostic {
    let names = TokenType.allCases.filter(\.isStandard).map(\.name).joined(separator: ", ")
    let meant = TokenTypeNames.nearest(to: text)
    return Diagnostic(
      .unknownType, .error, "'\(text)' is no type", at: span,
      help: meant.map { "did you mean '\($0)'?" } ?? "the types are \(names)",
      fix: meant.map { Fix(replacing: span, with: $0) })
  }

  static func valueAndRef(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "a token has either '$value' or '$ref'", at: span,
      help: "remove one of them")
  }

  static func valueWithoutName(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "the top level is a group, so it has no value", at: span,
      help: "give the token a name: { \"name\": { \"$value\": … } }")
  }

  private static func start(of node: JSONNode?) -> SourceSpan {
    // A text begins with its quote.
    let start = (node?.range.start ?? 0) - (node?.kind == .string ? 1 : 0)
    return SourceSpan(SourceID(rawValue: 0), ByteRange(start: start, end: start + 1))
  }
}
