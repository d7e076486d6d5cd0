// Every message of the stage, alphabetical.
extension Diagnostic {
  static func aliasInOtherGroup(
    _ path: String, _ type: TokenType, of target: String, _ inherited: TokenType,
    at span: SourceSpan, group: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .warning,
      "'\(path)' is a \(type.name) like '\(target)', in a group of type '\(inherited.name)'",
      at: span, path: path,
      help: "give it a '$type', or move it to another group",
      related: [RelatedPlace("the group's type is here", at: group)])
  }

  static func aliasMismatch(
    _ asked: TokenType, _ name: String, _ found: TokenType, at span: SourceSpan, path: String,
    target: SourceSpan, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error, "'\(name)' is a \(found.name), and a \(asked.name) is needed here",
      at: span, path: path,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "refer to a token of type '\(asked.name)', or write such a value",
      related: [RelatedPlace("'\(name)' is declared here", at: target)])
  }

  static func contextIsNoText(_ value: JSONValue, of modifier: Modifier) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error,
      "the context of the modifier '\(modifier.name)' is \(value.kindWithArticle), and has to be text",
      at: nil, help: "choose one of \(list(modifier.contexts)), in quotes")
  }

  static func extendsNothing(
    _ name: String, proposal: PathProposal, at span: SourceSpan, path: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .invalidExtends, .error, "no group is named '\(name)'", at: span, path: path,
      help: proposal.help, fix: fix)
  }

  static func extendsToken(
    _ name: String, at span: SourceSpan, path: String, target: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .invalidExtends, .error, "'\(name)' is a token, and a group can extend a group only",
      at: span, path: path, related: [RelatedPlace("the token is declared here", at: target)])
  }

  static func extensionRing(_ hops: [RingHop], in merged: MergedLayers) -> Diagnostic {
    ring(
      hops, in: merged, verb: "extends",
      help: "move what they share into a group of its own, and let them extend that")
  }

  static func filesCollide(
    _ path: String, count: Int, at span: SourceSpan, related: [RelatedPlace]
  ) -> Diagnostic {
    let others =
      count == 2 ? " and 1 other token" : count > 2 ? " and \(count - 1) other tokens" : ""
    return Diagnostic(
      .nameCollision, .note,
      "'\(path)'\(others) \(count == 1 ? "has" : "have") another value in a file before this one",
      at: span, path: path,
      help: "the last one counts; files that override others on purpose are an entry of their own"
        + " among the layers of tokenc.json, or a --theme",
      related: related)
  }

  static func danglingReferences(
    _ count: Int, of all: Int, _ file: String, at span: SourceSpan
  ) -> Diagnostic {
    var finding = Diagnostic(
      .unknownReference, .error,
      "\(count) of the \(all) references in '\(file)' lead to no token", at: span,
      help: "give the file on which it stands as well, as an input before it or with '--base'")
    finding.fileDoubt = .standsOnNothing
    return finding
  }

  static func inheritedConflict(
    _ path: String, isGroup: Bool, at span: SourceSpan, other: SourceSpan
  ) -> Diagnostic {
    let (here, there) = isGroup ? ("group", "token") : ("token", "group")
    return Diagnostic(
      .typeMismatch, .error, "'\(path)' is a \(here) here and a \(there) in what its group extends",
      at: span, path: path,
      help: isGroup
        ? "give it a value, or another name" : "give it another name, or override the tokens in it",
      related: [RelatedPlace("the \(there) is declared here", at: other)])
  }

  static func inheritedType(
    _ stated: TokenType, of name: String, _ type: TokenType, at span: SourceSpan, path: String,
    token: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' says '\(stated.name)', and '\(name)', which it gets by extension, is of type"
        + " '\(type.name)'", at: span, path: path,
      help: "leave the type of the group out and give it to its own tokens",
      related: [RelatedPlace("'\(name)' is declared here", at: token)])
  }

  static func legacySyntax(
    _ uses: [LegacyUse], isPlain: Bool, at span: SourceSpan, fix: Fix?
  ) -> Diagnostic {
    let counts = uses.map { use in
      let wording = use.spelling.wording
      return "\(use.count) \(use.count == 1 ? wording.one : wording.several)"
    }
    var instead: [String] = []
    for use in uses {
      let right = (isPlain ? use.spelling.plainInstead : nil) ?? use.spelling.wording.instead
      if !instead.contains(right) { instead.append(right) }
    }
    let proposals = uses.flatMap(\.misspelt).map {
      "'\($0.meant)' for '\($0.written.shortenedForMessage)'"
    }.joined(separator: ", ")
    return Diagnostic(
      .legacySyntax, .note,
      "read spellings that the standard has replaced: \(counts.joined(separator: ", "))", at: span,
      help: (isPlain ? "a plain theme has " : "the standard has ") + instead.joined(separator: "; ")
        + (proposals.isEmpty ? "" : "; did you mean \(proposals)?"), fix: fix)
  }

  static func otherWord(
    _ path: String, _ text: String, _ word: String, _ slip: ChoiceWords.Slip, at span: SourceSpan,
    base: SourceSpan
  ) -> Diagnostic {
    let shown = text.shortenedForMessage
    let (message, help, fix): (String, String, Fix?) =
      switch slip {
      case .meant(let meant):
        (
          "'\(shown)' is not known, but nearly '\(meant)'", "did you mean '\(meant)'?",
          Fix(replacing: span, with: meant, .suggestion)
        )
      case .noWord:
        (
          "'\(shown)' is no word as the base theme has it", "write a word such as '\(word)'", nil
        )
      case .empty:
        (
          "there is no text, and the base theme has '\(word.shortenedForMessage)'",
          "write a text, or leave it out to keep the base theme's", nil
        )
      }
    var warning = Diagnostic(
      .invalidValue, .warning, message, at: span, path: path, help: help,
      related: [.baseDeclaration(at: base)], fix: fix)
    warning.hidesMissingContext = true
    return warning
  }

  static func missingInput(_ modifier: Modifier, of file: String?) -> Diagnostic {
    let place = file.map { " of '\($0)'" } ?? ""
    let first = modifier.contexts.first.map { ", as with --input '\(modifier.name)=\($0)'" } ?? ""
    return Diagnostic(
      .invalidInput, .error,
      "no context of the modifier '\(modifier.name)'\(place) is chosen and it has no default",
      at: nil,
      help:
        "choose one of \(list(modifier.contexts))\(first); --input '\(modifier.name)=*' takes all")
  }

  static func missingPart(
    _ pointer: String, at span: SourceSpan, path: String, whole: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference, .error, "nothing is at '\(pointer)'", at: span, path: path,
      related: [RelatedPlace("this value has no such part", at: whole)])
  }

  static func missingType(at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .missingType, .error, "the token '\(path)' has no type", at: span, path: path,
      help: "add '$type' to the token or to a group around it")
  }

  /// - Parameter target: The token to which it refers.
  static func nullOverride(
    _ path: String, by target: String?, at span: SourceSpan, base: SourceSpan
  ) -> Diagnostic {
    let (message, help): (String, String) =
      if let target {
        (
          "'\(path)' is null, as '\(target)' is, and the base theme has a value",
          "refer to a token that has a value, or leave it out to keep the base theme's"
        )
      } else {
        (
          "'\(path)' is null, and the base theme has a value",
          "give it a value, or leave it out to keep the base theme's"
        )
      }
    return Diagnostic(
      .typeMismatch, .error, message, at: span, path: path, help: help,
      related: [.baseDeclaration(at: base)])
  }

  /// - Parameter target: The token to which it refers.
  static func otherType(
    _ path: String, _ type: TokenType, _ asked: TokenType, by target: String?, at span: SourceSpan,
    base: SourceSpan
  ) -> Diagnostic {
    let other = target.map { ", as '\($0)' is," } ?? ","
    let value = asked == .boolean ? "true or false" : "a value of type '\(asked.name)'"
    return Diagnostic(
      .typeMismatch, .error,
      "'\(path)' is of type '\(type.name)'\(other) and the base theme has a '\(asked.name)'",
      at: span,
      path: path,
      help: target == nil
        ? "override it with \(value)"
        : "refer to a token of type '\(asked.name)', or write \(value)",
      related: [.baseDeclaration(at: base)])
  }

  static func longLength(
    _ path: String, _ length: Dimension, _ usual: Dimension, at span: SourceSpan, base: SourceSpan
  ) -> Diagnostic {
    func text(_ length: Dimension) -> String {
      TokenNumberText.text(length.value) + (length.unit == .px ? "" : length.unit.name)
    }
    return Diagnostic(
      .invalidValue, .warning, "\(text(length)) is longer than any screen", at: span, path: path,
      help: "write a length such as the base theme's \(text(usual))",
      related: [.baseDeclaration(at: base)])
  }

  static func otherTypeStated(
    _ path: String, _ type: TokenType, _ asked: TokenType, at span: SourceSpan, base: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, .error,
      "'\(path)' says that it is a \(type.name), and the base theme has a \(asked.name)", at: span,
      path: path, help: "write \"\(asked.name)\", or leave the type out",
      related: [.baseDeclaration(at: base)],
      fix: asked.isStandard ? Fix(replacing: span, with: asked.name) : nil)
  }

  static func pointerToToken(_ pointer: String, at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "'\(pointer)' is a token, and a value is needed here", at: span,
      path: path, help: "write '\(pointer)/$value'")
  }

  static func pointerTooLong(_ pointer: String, at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "'\(pointer)' leads through too many other references", at: span,
      path: path)
  }

  static func referenceToGroup(
    _ name: String, _ tokens: [String], more: Bool, at span: SourceSpan, path: String
  ) -> Diagnostic {
    let shown =
      more ? tokens.map { "'\($0)'" }.joined(separator: ", ") + ", …" : list(tokens, joined: "and")
    return Diagnostic(
      .unknownReference, .error, "'\(name)' is a group, and a reference names a token", at: span,
      path: path, help: tokens.isEmpty ? nil : "the group has \(shown)")
  }

  /// - Parameter meant: The token of the type that is needed.
  static func referenceToGroup(
    _ name: String, meant: String, _ type: TokenType, at span: SourceSpan, path: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference, .error,
      "'\(name)' is a group, and a reference names a token, here of type '\(type.name)'", at: span,
      path: path, help: "did you mean '\(meant)'?", fix: fix)
  }

  static func ring(_ hops: [RingHop], in merged: MergedLayers) -> Diagnostic {
    ring(
      hops, in: merged, verb: "refers to", help: "give one of them a value of its own")
  }

  private static func ring(
    _ hops: [RingHop], in merged: MergedLayers, verb: String, help: String
  ) -> Diagnostic {
    let names = hops.map(\.path)
    let places = hops.map { merged.shownSpan(of: $0.place) }
    let first = names.first ?? ""
    var message = "'\(first)' \(verb) itself"
    if names.count > 4 {
      message += " through \(names.count - 1) others"
    } else if names.count > 1 {
      message += " through \(list(Array(names.dropFirst()), joined: "and"))"
    }
    let related = names.indices.map { index in
      RelatedPlace(
        "'\(names[index])' \(verb) '\(names[(index + 1) % names.count])'", at: places[index])
    }
    return Diagnostic(
      .circularReference, .error, message, at: places.first, path: first, help: help,
      related: related)
  }

  static func samePath(_ path: String, at span: SourceSpan, other: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nameCollision, .error,
      "two tokens have the path '\(path)', so no reference can tell them apart",
      at: span, path: path, help: "write each name of the path as an object of its own",
      related: [RelatedPlace("the other one is declared here", at: other)])
  }

  /// - Parameter lower: The layer below, in words.
  static func tokenAndGroup(
    _ path: String, isGroup: Bool, holds: GroupForValue, proposal: String?, lower: String,
    at span: SourceSpan, other: SourceSpan, fix: Fix?
  ) -> Diagnostic {
    let (here, there) = isGroup ? ("group", "token") : ("token", "group")
    let help =
      switch holds {
      case .modes: "write \"$value\": { \"light\": …, \"dark\": … }"
      case .value:
        proposal
          ?? "write the value itself in the place of the object, or \"$value\" for \"value\""
      case .tokens:
        isGroup
          ? proposal
            ?? "give it a value in place of the group, or leave it out to keep that of \(lower)"
          : "override the tokens that the group holds, one by one"
      }
    return Diagnostic(
      .typeMismatch, .error, "'\(path)' is a \(here) here and a \(there) in \(lower)",
      at: span, path: path,
      help: help,
      related: [RelatedPlace("the \(there) is declared here", at: other)], fix: fix)
  }

  static func tooMuchExpansion(at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the pointers stand for more values than can be held", at: span,
      path: path)
  }

  static func tooMuchContent(at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the references stand for more than can be held", at: span,
      path: path)
  }

  static func tooMuchOfOneValue(at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the tokens that share a long value are more than can be held",
      at: span, path: path)
  }

  static func tooManyInherited(limit: Int, at span: SourceSpan, path: String) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "more than \(limit) tokens come by '$extends'", at: span, path: path)
  }

  static func tooManyTokens(limit: Int) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the layers have more than \(limit) tokens", at: nil,
      help: "compile them in several runs")
  }

  static func tooManyThemes(limit: Int) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the modifiers have more than \(limit) combinations", at: nil,
      help: "choose contexts with --input MODIFIER=CONTEXT")
  }

  static func tooManyTokensInThemes(limit: Int) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .error, "the themes have more than \(limit) tokens together", at: nil,
      help: "choose contexts with --input MODIFIER=CONTEXT")
  }

  static func checkedOneByOne(limit: Int) -> Diagnostic {
    Diagnostic(
      .limitExceeded, .note,
      "the modifiers have more than \(limit) combinations, so each context is checked with the"
        + " others at their defaults", at: nil,
      help: "choose contexts with --input MODIFIER=CONTEXT to check their combinations")
  }

  static func unknownContext(_ name: String, of modifier: Modifier) -> Diagnostic {
    Diagnostic(
      .invalidInput, .error, "the modifier '\(modifier.name)' has no context '\(name)'", at: nil,
      help: didYouMean(name, among: modifier.contexts) ?? "it has \(list(modifier.contexts))")
  }

  static func unknownModifier(_ name: String, among names: [String]) -> Diagnostic {
    let known = names.isEmpty ? "these tokens have no modifiers" : "there is \(list(names))"
    return Diagnostic(
      .invalidInput, .error, "no modifier is named '\(name)'", at: nil,
      help: didYouMean(name, among: names) ?? known)
  }

  static func unknownPointer(
    _ pointer: String, proposal: PathProposal, at span: SourceSpan, path: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference, .error, "nothing is at '\(pointer)'", at: span, path: path,
      help: proposal.help, helpSpan: proposal.place, fix: fix)
  }

  static func unknownReference(
    _ name: String, proposal: PathProposal, at span: SourceSpan, path: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .unknownReference, .error, "no token is named '\(name)'", at: span, path: path,
      help: proposal.help ?? valueInBraces(name), helpSpan: proposal.place, fix: fix)
  }

  /// A reference that is a value in truth.
  private static func valueInBraces(_ name: String) -> String? {
    if JSONGrammar.isNumber(Array(name.utf8)[...]) {
      return "write \(name), without quotes and braces"
    }
    let isValue =
      ColorText.looksLikeColor(name) && ColorText.color(name) != nil
      || Dimension(cssText: name) != nil
    return isValue ? "write \"\(name)\": braces stand round the path of a token" : nil
  }

  private static func didYouMean(_ name: String, among names: [String]) -> String? {
    NearestName.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }

  /// `'a', 'b' or 'c'`
  private static func list(_ names: [String], joined word: String = "or") -> String {
    let quoted = names.prefix(10).map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension PathProposal {
  var help: String? {
    guard let last = names.last else {
      if let itself {
        return
          "'\(itself)' is near, which is the token itself: name another one, or give it a value"
      }
      if let misfit {
        return
          "'\(misfit.name)' is near, but is a \(misfit.type.name), and a \(misfit.needed.name) is "
          + "needed here"
      }
      return place == nil ? nil : "it is declared for other themes only"
    }
    let quoted = names.map { "'\($0)'" }
    if more > 0 { return "did you mean \(quoted.joined(separator: ", ")) or one of \(more) more?" }
    let first = quoted.dropLast().joined(separator: ", ")
    return "did you mean \(first.isEmpty ? "" : first + " or ")'\(last)'?"
  }
}

extension RelatedPlace {
  static func otherDeclaration(_ path: String, at span: SourceSpan) -> RelatedPlace {
    RelatedPlace("'\(path)' is declared here", at: span)
  }

  static func baseDeclaration(at span: SourceSpan) -> RelatedPlace {
    RelatedPlace("the base theme declares it here", at: span)
  }
}
