/// The wording of resolver documents, alphabetical.
extension Diagnostic {
  private static func resolver(
    _ message: String, at span: SourceSpan, help: String? = nil, related: [RelatedPlace] = []
  ) -> Diagnostic {
    Diagnostic(.invalidResolver, .error, message, at: span, help: help, related: related)
  }

  static func resolverContextNotList(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver(
      "the context '\(name)' is not a list of sources", at: span,
      help: "write [ … ], with tokens or { \"$ref\": … } in it")
  }

  static func resolverDefault(_ contexts: [String], at span: SourceSpan) -> Diagnostic {
    let names = contexts.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return resolver(
      "the default is no context of the modifier", at: span,
      help: contexts.isEmpty ? nil : "its contexts are \(names)")
  }

  static func resolverEmptyOrder(at span: SourceSpan) -> Diagnostic {
    resolver("'resolutionOrder' is empty, so there are no tokens", at: span)
  }

  static func resolverExtensions(at span: SourceSpan) -> Diagnostic {
    resolver("'$extensions' is an object", at: span)
  }

  static func resolverFewContexts(_ count: Int, at span: SourceSpan) -> Diagnostic {
    count == 0
      ? resolver("the modifier has no context", at: span)
      : resolver(
        "the modifier has one context, so there is nothing to choose", at: span,
        help: "add a context, or make it a set")
  }

  static func resolverFile(_ path: String, _ reason: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(path)' cannot be read: \(reason)", at: span)
  }

  static func resolverInlineMissing(_ names: [String], at span: SourceSpan) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: " and ")
    return resolver(
      "a set or modifier inside 'resolutionOrder' needs \(list)", at: span,
      help: "or refer to one, e.g. { \"$ref\": \"#/sets/name\" }")
  }

  static func resolverInlineTwice(
    _ name: String, at span: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    resolver(
      "two items of 'resolutionOrder' are named '\(name)'", at: span,
      related: [RelatedPlace("the first is here", at: first)])
  }

  static func resolverInlineType(at span: SourceSpan) -> Diagnostic {
    resolver("the type of an item is 'set' or 'modifier'", at: span)
  }

  static func resolverInResolver(_ path: String, at span: SourceSpan) -> Diagnostic {
    resolver(
      "'\(path)' is a resolver document, not a file of tokens", at: span,
      help: "refer to a set in it, e.g. \"\(path)#/sets/name\"")
  }

  static func resolverIntoModifier(at span: SourceSpan) -> Diagnostic {
    resolver(
      "only 'resolutionOrder' may refer to a modifier", at: span,
      help: "put what both need into a set")
  }

  static func resolverIntoOrder(at span: SourceSpan) -> Diagnostic {
    resolver(
      "nothing may refer to an item of 'resolutionOrder'", at: span,
      help: "move the item to 'sets' or 'modifiers' and refer to it there")
  }

  static func resolverMissing(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver(
      "the resolver document has no '\(name)'", at: span,
      help: name == "version" ? "write \"version\": \"2025.10\"" : nil)
  }

  static func resolverModifierTwice(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver(
      "two modifiers in 'resolutionOrder' are named '\(name)', so an input cannot tell them apart",
      at: span, help: "give one of them another name")
  }

  static func resolverNoContexts(at span: SourceSpan) -> Diagnostic {
    resolver("the modifier has no 'contexts'", at: span)
  }

  static func resolverNoSources(at span: SourceSpan) -> Diagnostic {
    resolver("the set has no 'sources'", at: span)
  }

  static func resolverNotList(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(name)' is a list", at: span)
  }

  static func resolverNotMap(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(name)' is an object", at: span)
  }

  static func resolverNotObject(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(name)' is neither a set nor a modifier", at: span)
  }

  static func resolverNotText(_ name: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(name)' is a text", at: span)
  }

  static func resolverNowhere(_ text: String, at span: SourceSpan) -> Diagnostic {
    resolver("'\(text)' leads nowhere", at: span)
  }

  static func resolverOrderItem(at span: SourceSpan) -> Diagnostic {
    resolver(
      "an item of 'resolutionOrder' is an object", at: span,
      help: "write { \"$ref\": \"#/sets/name\" }")
  }

  static func resolverOrderTarget(at span: SourceSpan) -> Diagnostic {
    resolver(
      "an item of 'resolutionOrder' refers to a set or a modifier", at: span,
      help: "make the file a source of a set")
  }

  static func resolverOtherType(_ text: String, _ isSet: Bool, at span: SourceSpan) -> Diagnostic {
    let (found, stated) = isSet ? ("set", "modifier") : ("modifier", "set")
    return resolver("'\(text)' is a \(found), not a \(stated)", at: span)
  }

  static func resolverPointer(at span: SourceSpan) -> Diagnostic {
    resolver(
      "the reference is neither a path nor a JSON Pointer", at: span,
      help: "write \"file.json\", \"#/sets/name\" or \"file.json#/sets/name\"")
  }

  static func resolverRefNotText(at span: SourceSpan) -> Diagnostic {
    resolver("'$ref' is a text", at: span)
  }

  static func resolverRing(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .circularReference, .error, "'\(text)' leads back to where it stands", at: span)
  }

  static func resolverSource(at span: SourceSpan) -> Diagnostic {
    resolver(
      "a source is an object: tokens, or a reference", at: span,
      help: "write { \"$ref\": \"file.json\" }")
  }

  static func resolverTarget(at span: SourceSpan) -> Diagnostic {
    resolver("the reference leads neither to tokens nor to a set", at: span)
  }

  static func resolverTooLarge(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error,
      "the document stands for more than \(ResolverExpander.layerLimit) sources, or follows more"
        + " than \(ResolverExpander.stepLimit) references", at: span)
  }

  static func resolverUnknownMember(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unknownProperty, .warning, "'\(name)' means nothing in a resolver document", at: span)
  }

  static func resolverVersion(at span: SourceSpan) -> Diagnostic {
    resolver("the version is not \"2025.10\"", at: span, help: "write \"version\": \"2025.10\"")
  }
}
