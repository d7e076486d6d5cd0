// All wording about configuration files.
extension Diagnostic {
  /// A fault of the text as one of a configuration.
  var asConfigurationFault: Diagnostic {
    var copy = self
    if id == .syntax || id == .duplicateKey { copy.id = .invalidConfig }
    return copy
  }

  static func badSetting(
    _ value: String, of key: String, _ reason: String, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "'\(value.shortenedForMessage)' is no value for '\(key)': \(reason)", at: span)
  }

  static func badComponent(_ text: String, _ reason: String, at span: SourceSpan) -> Diagnostic {
    configuration(
      "'\(text.shortenedForMessage)' cannot stand in 'swift-components': \(reason)", at: span)
  }

  static func baseThemeWithoutBase(at span: SourceSpan) -> Diagnostic {
    configuration(
      "'base-theme' needs 'base'", at: span, help: "a theme of the inputs themselves is 'theme'")
  }

  static func configurationIsNoObject(_ found: String, at span: SourceSpan) -> Diagnostic {
    configuration("a configuration is an object, not \(found)", at: span)
  }

  static func contextNotListed(
    _ context: String, of modifier: Modifier, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "'modifiers' does not list the context '\(context.shortenedForMessage)' of "
        + "'\(modifier.name.shortenedForMessage)'", at: span,
      help: didYouMean(context, among: modifier.contexts)
        ?? "it lists \(list(modifier.contexts.map(\.shortenedForMessage)))")
  }

  static func contextTwice(
    _ context: String, of modifier: String, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "the context '\(context.shortenedForMessage)' of '\(modifier.shortenedForMessage)' is listed "
        + "twice", at: span, help: "remove one of the two")
  }

  static func defaultIsNoTheme(at span: SourceSpan) -> Diagnostic {
    configuration(
      "'default' cannot be the name of a theme", at: span,
      help: "the theme without any of these files is called 'default'")
  }

  static func eachBesideInputs(at span: SourceSpan) -> Diagnostic {
    configuration(
      "'each' and 'inputs' cannot be used together", at: span,
      help: "write files that lie below every custom theme in 'layers'")
  }

  static func emptyKey(_ what: String, at span: SourceSpan) -> Diagnostic {
    configuration("the name of \(what) is empty", at: span)
  }

  static func emptyList(_ name: String?, at span: SourceSpan) -> Diagnostic {
    configuration(
      "'\(name ?? "")' has nothing in it", at: span, help: "leave it out where there is nothing")
  }

  static func emptyText(_ name: String?, _ what: String, at span: SourceSpan) -> Diagnostic {
    configuration("\(what) of '\(name ?? "")' is empty", at: span)
  }

  static func missingKey(_ key: String, in name: String?, at span: SourceSpan) -> Diagnostic {
    configuration("this object of '\(name ?? "")' needs '\(key)'", at: span)
  }

  static func modifierNotListed(
    _ name: String, near other: String, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "'modifiers' does not list '\(name.shortenedForMessage)'", at: span,
      help: "did you mean '\(other)'?")
  }

  static func noOutputFormat(_ output: String, at span: SourceSpan) -> Diagnostic {
    configuration(
      "the name of '\(output.shortenedForMessage)' does not say a format", at: span,
      help: "names that do end in \(list(Emitters.all.map { $0.fileExtension })); for any other "
        + "write \"FORMAT:PATH\"")
  }

  static func optionOfOtherFormat(
    _ key: String, format: String, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "'\(key.shortenedForMessage)' is no option of this output, whose format is '\(format)'",
      at: span)
  }

  static func outOfRange(
    _ name: String?, _ range: ClosedRange<Double>, isInteger: Bool, at span: SourceSpan
  ) -> Diagnostic {
    let (low, high) = (text(range.lowerBound), text(range.upperBound))
    let what =
      low == high ? low : "a \(isInteger ? "whole " : "")number from \(low) to \(high)"
    return configuration("'\(name ?? "")' is \(what)", at: span)
  }

  static func unknownKey(
    _ key: String, in name: String?, among keys: [String], at span: SourceSpan
  ) -> Diagnostic {
    let shown = key.shortenedForMessage
    let place = name.map { "'\($0)' has" } ?? "a configuration has"
    return configuration(
      "\(place) no key '\(shown)'", at: span,
      help: didYouMean(key, among: keys) ?? "the keys are \(list(keys))")
  }

  static func unknownOutputFormat(_ name: String, at span: SourceSpan) -> Diagnostic {
    let names = Emitters.all.map { $0.id }
    return configuration(
      "there is no format '\(name.shortenedForMessage)'", at: span,
      help: didYouMean(name, among: names) ?? "the formats are \(list(names))")
  }

  static func unknownTokenLayer(
    _ name: String, among names: [String], at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "no layer of tokens is named '\(name.shortenedForMessage)'", at: span,
      help: didYouMean(name, among: names)
        ?? "the layers are \(list(names.map(\.shortenedForMessage)))")
  }

  static func unknownWord(
    _ word: String, for name: String?, among words: [String], at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "'\(word.shortenedForMessage)' is no value for '\(name ?? "")'", at: span,
      help: didYouMean(word, among: words) ?? "it takes \(list(words))")
  }

  static func wrongElement(
    _ name: String?, _ found: String, _ shape: ConfigurationShape, at span: SourceSpan
  ) -> Diagnostic {
    configuration(
      "an element of '\(name ?? "")' is \(shape.expected), not \(found)", at: span,
      help: shape.isOfLists
        ? "what belongs together is a list in the list: \"\(name ?? "")\": [[…], […]]" : nil)
  }

  static func wrongKind(
    _ name: String?, _ found: String, _ shape: ConfigurationShape, at span: SourceSpan
  ) -> Diagnostic {
    guard let name else { return configurationIsNoObject(found, at: span) }
    return configuration(
      "'\(name.shortenedForMessage)' is \(shape.expected), not \(found)", at: span)
  }

  private static func configuration(
    _ message: String, at span: SourceSpan, help: String? = nil, related: [RelatedPlace] = []
  ) -> Diagnostic {
    Diagnostic(.invalidConfig, .error, message, at: span, help: help, related: related)
  }

  private static func didYouMean(_ name: String, among names: [String]) -> String? {
    NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
