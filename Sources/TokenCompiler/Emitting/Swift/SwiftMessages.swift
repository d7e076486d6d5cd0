// Every message of the Swift emitter, alphabetical.
extension Diagnostic {
  static func swiftColorMoved(
    _ path: String, _ space: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .gamut, .note,
      "the \(space) colour of '\(path)' does not fit into Display P3 and was moved into it",
      at: span, path: path)
  }

  static func swiftComponentCollision(
    _ component: String, _ first: String, _ second: String, name: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error,
      "'\(first)' and '\(second)' are both '\(name)' in the component '\(component)'", at: span,
      help: "name its fields in 'swift-components'")
  }

  static func swiftComponentHasNoTokens(
    _ component: String, _ path: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfig, .error, "no token of the theme lies below '\(path)' of '\(component)'",
      at: span, help: "the path of a component is that of a group; '*' stands for one name")
  }

  static func swiftComponentIsTheme(
    _ component: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "the component '\(component)' has the name of the theme's type",
      at: span, help: "rename the component, or the type with --swift-type NAME")
  }

  static func swiftComponentIsTooLarge(
    _ component: String, _ count: Int, limit: Int, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error,
      "the component '\(component)' would have \(count) fields, more than \(limit)", at: span,
      help: "name the fields that it needs in 'swift-components'")
  }

  static func swiftComponentLacksToken(
    _ component: String, _ field: String, _ path: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfig, .error,
      "'\(field)' of the component '\(component)' is '\(path)', which the theme does not have",
      at: span, path: path)
  }

  static func swiftComponentTypeDiffers(
    _ component: String, _ field: String, _ path: String, _ type: String, _ other: String,
    at span: SourceSpan?, token: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(field)' of the component '\(component)' is a \(type) in '\(path)' and a \(other) in "
        + "another instance", at: span ?? token, path: path,
      help: "name tokens of one type for it, or take it out of 'swift-components'",
      related: token.map { [RelatedPlace("it is a \(type) here", at: $0)] } ?? [])
  }

  static func swiftHasNoValue(_ path: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' has a type but no value, so no Swift instance can be made of it",
      at: span, path: path, help: "write the type alone with --swift-part type")
  }

  static func swiftHasNoUnit(
    _ path: String, unit: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a length in '\(unit)' in '\(path)' cannot be turned into points for Swift",
      at: span, path: path, help: "use px or rem")
  }

  static func swiftInstanceCollision(
    _ theme: String, _ other: String, name: String
  ) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error, "the themes '\(other)' and '\(theme)' are both '\(name)' in Swift",
      at: nil,
      help: "rename one of the contexts, or name the first instance with --swift-instance NAME")
  }

  static func swiftInstanceOfDefaultTheme(_ name: String, file: String) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error,
      "after the file '\(file)' the Swift instance would be '\(name)', which the default theme has",
      at: nil, help: "give it another name with --swift-instance NAME")
  }

  static func swiftInstanceOfDefaultTheme(_ name: String) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error,
      "the Swift instance would be '\(name)', which the default theme has or may have", at: nil,
      help: "give it another name with --swift-instance NAME, or write it for another module with"
        + " --swift-import MODULE")
  }

  static func swiftNestsTooDeep(
    _ path: String, limit: Int, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "more than \(limit) groups lie in each other, too many for Swift",
      at: span, path: path, help: "bring the tokens up, or leave out the Swift output")
  }

  static func swiftHoldsOneTheme(
    _ modifier: String, _ context: String, _ other: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error,
      "--swift-style static holds one theme, but '\(modifier)' may be '\(context)' or '\(other)'",
      at: nil, help: "pick one with --input \(modifier)=\(context)")
  }

  static func swiftIsNull(_ path: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error, "'\(path)' is null, but the default theme always has a value for it",
      at: span, path: path, help: "give it a value, or leave it out to keep the default theme's")
  }

  static func swiftNameCollision(
    _ path: String, _ other: String, name: String, at span: SourceSpan?, other place: SourceSpan?
  ) -> Diagnostic {
    let message =
      path.utf8.elementsEqual(other.utf8)
      ? "'\(path)' is a token and a group, which cannot both be '\(name)' in Swift"
      : "'\(path)' and '\(other)' are both '\(name)' in Swift"
    return Diagnostic(
      .nameCollision, .error, message, at: span, path: path, help: "rename one of them",
      related: place.map { [RelatedPlace("'\(other)' is here", at: $0)] } ?? [])
  }

  static func swiftTokenMissing(
    _ path: String, theme: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' does not exist in the theme '\(theme)', but Swift needs it in every theme",
      at: span, path: path, help: "add it to the theme '\(theme)', or null for no value")
  }

  static func swiftTypeDiffers(
    _ path: String, _ type: String, _ other: String, at span: SourceSpan?,
    other place: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' is a \(type) in one theme and a \(other) in another, but Swift needs one type",
      at: span, path: path, help: "give it the type \(other) in every theme",
      related: place.map { [RelatedPlace("it is a \(other) here", at: $0)] } ?? [])
  }

  static func swiftWrongKind(
    _ path: String, expected: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error, "the value of '\(path)' does not fit its Swift type '\(expected)'",
      at: span, path: path, help: "give it a value like the default theme's")
  }
}
