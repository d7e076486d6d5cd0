extension ThemeResolver {
  /// Finds the type and the value of a token, after all that it needs.
  mutating func resolve(_ token: TokenID) {
    let winner = theme.winners[token.index]
    guard winner != .max else { return }
    let place = merged.valuePlace(of: winner)
    let own = merged.writtenType(winner)
    let group = merged.graph.tokens[token].group
    let inherited = theme.sourceTypes[token] ?? theme.groupTypes[group.index]
    if isPoisoned[token.index] {
      return set(token, type: (own ?? inherited)?.type, value: 0)
    }
    if let own, !own.isCategory, refusesType(own, of: token, at: place) { return }
    switch value(at: place).kind {
    case .reference:
      resolveAlias(token, to: self.token(ofReference: place), own, inherited)
    case .pointer:
      resolvePointer(token, place, own, inherited)
    case .invalid:
      set(token, type: (own ?? inherited)?.type, value: 0)
    case .opaque:
      resolveOpaque(token, winner, own?.type)
    default:
      resolveLiteral(token, winner, own ?? inherited)
    }
  }

  /// Reports a type that a token states, and that is not the contract's, where the value is of the
  /// contract's type: the type is wrong then. Says whether it is.
  private mutating func refusesType(
    _ own: DeclaredType, of token: TokenID, at place: ValuePlace
  ) -> Bool {
    guard let asked = contractType(of: token), let declaration = declaration(of: token),
      !declaration.isContract, own.type != asked.type, own.type != .custom, asked.type != .custom,
      let found = evidentType(at: place), found == asked.type || asked.type.accepts(found)
    else { return false }
    diagnostics.report(
      .otherTypeStated(
        merged.graph.path(of: token), own.type, asked.type,
        at: SourceSpan(own.source ?? declaration.valueSpan.source, own.range),
        base: merged.graph.declarations[contractDeclaration(of: token)].nameSpan))
    set(token, type: asked.type, value: 0)
    return true
  }

  /// The type that a value shows, or that its target has; `nil` where it shows none.
  private mutating func evidentType(at place: ValuePlace) -> TokenType? {
    switch value(at: place).kind {
    case .reference: token(ofReference: place).flatMap { column.types[$0.index] }
    case .pointer, .invalid, .opaque, .null, .modified: nil
    default: shownType(at: place)
    }
  }

  /// What a contract says has a type, and a value that nobody knows: the same in all themes in which the
  /// same declaration wins.
  private mutating func resolveOpaque(_ token: TokenID, _ winner: UInt32, _ type: TokenType?) {
    if decoded[Int(winner)] == nil {
      values.append(.opaque)
      decoded[Int(winner)] = Decoded(
        type: type ?? .custom, result: type ?? .custom, value: UInt32(values.count - 1), needs: [])
    }
    set(token, type: type, value: decoded[Int(winner)]?.value ?? 0)
  }

  /// A pointer to a whole token is an alias; one to a part has the type that is stated.
  private mutating func resolvePointer(
    _ token: TokenID, _ place: ValuePlace, _ own: DeclaredType?, _ inherited: DeclaredType?
  ) {
    switch failedPointers.contains(place) ? .failed : target(ofPointer: place) {
    case .token(let target, _): resolveAlias(token, to: target, own, inherited)
    case .part(let part) where value(at: part).kind == .reference:
      resolveAlias(token, to: self.token(ofReference: part), own, inherited)
    case .part(let part):
      resolveLiteral(token, theme.winners[token.index], own ?? inherited, form: part)
    case .failed, .fault: set(token, type: (own ?? inherited)?.type, value: 0)
    }
  }

  mutating func set(_ token: TokenID, type: TokenType?, value: UInt32, target: TokenID? = nil) {
    let value = isHeld(value, by: token) ? value : 0
    column.types[token.index] = type
    column.values[token.index] = value
    if value == 0 { failedDeclarations.insert(theme.winners[token.index]) }
    guard let target else { return }
    column.targets[token.index] = target.rawValue
    if type == .custom, let declaration = declaration(of: target) {
      column.inheritedTypes[token] = column.inheritedTypes[target] ?? declaration.typeSpan
    }
  }

  /// Whether what all tokens are can still be held; that it cannot is told once.
  private mutating func isHeld(_ value: UInt32, by token: TokenID) -> Bool {
    let verdict = weights.take(asToken: value)
    if verdict == .isTooMuch {
      let place = merged.valuePlace(of: theme.winners[token.index])
      diagnostics.report(
        .tooMuchOfOneValue(at: span(at: place), path: merged.graph.path(of: token)))
    }
    return verdict == .fits
  }

  /// An alias has its target's type; one that it states itself, or that its category has, must agree.
  private mutating func resolveAlias(
    _ token: TokenID, to target: TokenID?, _ own: DeclaredType?, _ inherited: DeclaredType?
  ) {
    let asked = own ?? (inherited?.isCategory == true ? inherited : nil)
    if let asked, isUnknown(asked, in: token) { return set(token, type: asked.type, value: 0) }
    guard let target else { return set(token, type: (asked ?? inherited)?.type, value: 0) }
    let value = column.values[target.index]
    let type = column.types[target.index]
    guard value != 0 else {
      return set(token, type: asked?.type ?? type ?? inherited?.type, value: 0, target: target)
    }
    if let asked, let type, !agrees(asked.type, type, in: token) {
      if let read = textRead(values[Int(value)], as: asked.type, in: token) {
        countLegacy(.otherText, at: merged.valuePlace(of: theme.winners[token.index]))
        return set(token, type: asked.type, value: store(read))
      }
      reportMismatch(token, asked.type, target, type)
      guard takesOtherTypes(token) else {
        return set(token, type: asked.type, value: 0, target: target)
      }
    }
    if asked == nil, let type, let inherited, inherited.type != type {
      reportOtherGroup(token, type, target, inherited)
    }
    set(token, type: type ?? asked?.type, value: value, target: target)
  }

  /// What the text of another token is as a value of the type that an alias states: files that were written
  /// for tools which know no types say it there alone. It is no alias any more.
  private func textRead(_ value: TokenValue, as type: TokenType, in token: TokenID) -> TokenValue? {
    let place = merged.valuePlace(of: theme.winners[token.index])
    guard isTolerant(place), !isPlain(place), !isHeldToContract(token),
      case .string(let text) = value
    else { return nil }
    switch type {
    case .color: return ColorText.color(text).map(TokenValue.color)
    case .dimension: return Dimension(looseText: text).map(TokenValue.dimension)
    case .duration: return Duration(looseText: text).map(TokenValue.duration)
    case .number: return NumberReader.number(text).map(TokenValue.number)
    case .fontWeight: return FontWeight(looseText: text).map(TokenValue.fontWeight)
    case .fontFamily:
      let names = FontListText.names(text)
      return .fontFamily(FontFamily(names, isList: names.count > 1))
    default: return nil
    }
  }

  /// An alias has its target's type, whatever the group around it says (Format 2025.10, "Type"); that
  /// is worth a warning.
  private mutating func reportOtherGroup(
    _ token: TokenID, _ type: TokenType, _ target: TokenID, _ inherited: DeclaredType
  ) {
    guard let source = inherited.source, type != .custom, inherited.type != .custom,
      let own = declaration(of: token)
    else { return }
    diagnostics.report(
      .aliasInOtherGroup(
        merged.graph.path(of: own.token), type, of: merged.graph.path(of: target), inherited.type,
        at: own.valueSpan, group: SourceSpan(source, inherited.range)))
  }

  /// Whether reading has reported that there is no such type.
  private func isUnknown(_ type: DeclaredType, in token: TokenID) -> Bool {
    let set = merged.home(of: theme.winners[token.index]).set
    return type.type == .custom && !merged.sets[set].set.isTolerant
  }

  /// A type outside the standard says nothing about the value, so it agrees with every other.
  private func agrees(_ asked: TokenType, _ found: TokenType, in token: TokenID) -> Bool {
    if asked == found { return true }
    let set = merged.home(of: theme.winners[token.index]).set
    return merged.sets[set].set.isTolerant && (asked == .custom || found == .custom)
  }

  /// The token of the right type whose path is that of a target but for the first name in which it
  /// differs from the token's own: `color.button` for `radius.button` in `color.link`.
  private func meant(_ token: TokenID, _ asked: TokenType, _ target: TokenID) -> TokenID? {
    let own = merged.graph.names(of: token)
    var names = merged.graph.names(of: target)
    guard let place = zip(own, names).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return nil
    }
    names[place] = own[place]
    var group = GroupID.root
    for name in names.dropLast() {
      guard let inner = merged.entry(Array(name.utf8)[...], in: group)?.group else { return nil }
      group = inner
    }
    let found = names.last.flatMap { merged.entry(Array($0.utf8)[...], in: group)?.token }
    guard let found, found != token, theme.winners[found.index] != .max,
      (column.types[found.index] ?? contract?.types[found.index]) == asked
    else { return nil }
    return found
  }

  private mutating func reportMismatch(
    _ token: TokenID, _ asked: TokenType, _ target: TokenID, _ found: TokenType
  ) {
    let declarations = merged.graph.declarations
    let own = declarations[DeclarationID(rawValue: theme.winners[token.index])]
    let other = declarations[DeclarationID(rawValue: theme.winners[target.index])]
    var finding = Diagnostic.aliasMismatch(
      asked, merged.graph.path(of: target), found, at: own.valueSpan,
      path: merged.graph.path(of: own.token), target: other.nameSpan,
      meant: meant(token, asked, target).map(merged.graph.path(of:)))
    if takesOtherTypes(token) { finding = finding.keptAsWritten }
    diagnostics.report(finding)
  }

  /// Whether an alias may lead to a token of another type than it states.
  private func takesOtherTypes(_ token: TokenID) -> Bool {
    !isHeldToContract(token)
      && keepsOtherValues(merged.valuePlace(of: theme.winners[token.index]))
  }

  private mutating func resolveLiteral(
    _ token: TokenID, _ winner: UInt32, _ declared: DeclaredType?, form part: ValuePlace? = nil
  ) {
    let place = merged.valuePlace(of: winner)
    // Where an argument is itself a call, Swift copies what the function is asked of: all of the resolver.
    let form = part ?? place
    settleParts(of: place)
    guard let declared, !isOfOtherFile(declared, place) else {
      return resolveUndeclared(token, winner, at: place, form: form)
    }
    // What the contract says counts more than what a name suggests, or a type that nobody knows.
    let stated = studioType(declared, at: form)
    let contract = declared.isCategory || stated == .custom ? contractType(of: token)?.type : nil
    if isUnknown(declared, in: token) { return self.set(token, type: .custom, value: 0) }
    if declared.type == .custom, let source = declared.source {
      column.inheritedTypes[token] = SourceSpan(source, declared.range)
    }
    if stated == .custom, contract == nil { checkMeasure(declared, of: token, at: place) }
    decode(token, winner, as: contract ?? stated)
  }

  /// A value for which nobody says a type has that of what it overrides, where it may be of that, or that
  /// of its form.
  private mutating func resolveUndeclared(
    _ token: TokenID, _ winner: UInt32, at place: ValuePlace, form part: ValuePlace
  ) {
    guard isTolerant(place) else {
      let declaration = merged.graph.declarations[DeclarationID(rawValue: winner)]
      diagnostics.report(
        .missingType(at: declaration.nameSpan, path: merged.graph.path(of: declaration.token)))
      return self.set(token, type: nil, value: 0)
    }
    let isPlain = isPlain(place)
    let form = formType(at: part)
    let known = overriddenType(token, winner)
    if value(at: place).kind == .null {
      if !isPlain, !isRefusedNull(token) { countLegacy(.null, at: place) }
      return self.set(token, type: known, value: nullValue())
    }
    let isAsked = contractType(of: token) != nil || !isPlain
    if let known, known.accepts(form), isAsked || reads(place, as: known) {
      return decode(token, winner, as: known)
    }
    decode(token, winner, as: form)
    // Over a contract it is of the contract's type, or an error.
    if !isPlain, contractType(of: token) == nil { countLegacy(.typeFromForm, at: place) }
  }

  /// The type that what a declaration overrides has. A function of its own because it changes nothing: one
  /// that may change the resolver can hand it on by value only as a copy, which takes 4,500 instructions.
  private func overriddenType(_ token: TokenID, _ winner: UInt32) -> TokenType? {
    if let type = contractType(of: token)?.type { return type }
    if let type = typeInUsualMode(of: winner) { return type }
    return shadowedType(of: winner)
  }

  /// The type of a value's form (see `overriddenType`).
  private func formType(at place: ValuePlace) -> TokenType {
    ValueDecoder.formType(at: place, host: self)
  }

  /// The same without the rules of its dialect.
  private func shownType(at place: ValuePlace) -> TokenType {
    ValueDecoder.evidentType(at: place, host: self)
  }

  /// Whether the type of a group in another file is none that a value of the plain dialect has, which knows
  /// no such types.
  private func isOfOtherFile(_ declared: DeclaredType, _ place: ValuePlace) -> Bool {
    guard merged.sets[place.set].set.isPlain, !declared.isCategory,
      let source = declared.source, source != merged.sets[place.set].source
    else { return false }
    return !reads(place, as: declared.type)
  }

  /// Warns of a text of Tokens Studio that is kept though it is nothing that its type could be in CSS.
  private mutating func checkMeasure(
    _ declared: DeclaredType, of token: TokenID, at place: ValuePlace
  ) {
    let type = declared.meant ?? declared.type
    guard type == .dimension || type == .number, value(at: place).kind == .text,
      merged.sets[place.set].set.hasMath
    else { return }
    let text = text(at: place)
    guard !MeasureText.mayBeOne(text), let own = declaration(of: token) else { return }
    diagnostics.report(
      .noMeasure(text, type, at: own.valueSpan, path: merged.graph.path(of: own.token)))
  }

  /// The type of the declaration that this one won over. Aliases are followed for a few hops only:
  /// their order is that of other tokens.
  private func shadowedType(of declaration: UInt32) -> TokenType? {
    guard var next = theme.shadow(of: declaration) else { return nil }
    for _ in 0..<16 {
      let written = merged.written(next)
      if let type = written.type { return type.type }
      let place = merged.valuePlace(of: next)
      switch value(at: place).kind {
      case .reference:
        let number = Int(merged.sets[place.set].set.values[Int(place.index)].payload)
        let bound = bindings[place.set][number]
        guard bound < ReferenceBinder.unbound, theme.winners[Int(bound)] != .max else { return nil }
        if let type = column.types[Int(bound)] { return type }
        next = theme.winners[Int(bound)]
      case .null:
        guard let lower = theme.shadow(of: next) else { return nil }
        next = lower
      case .pointer, .opaque, .invalid: return nil
      default: return formType(at: place)
      }
    }
    return nil
  }

  /// Whether a text of the plain dialect is a value of a type. Without a contract, one that is none
  /// is a text that wins over what it overrides, its type included.
  private func reads(_ place: ValuePlace, as type: TokenType) -> Bool {
    guard value(at: place).kind == .text else { return true }
    let text = text(at: place)
    switch type {
    case .string, .fontFamily: return true
    case .color: return ColorText.color(text) != nil
    case .dimension: return Dimension(cssText: text) != nil
    case .duration: return Duration(cssText: text) != nil
    case .fontWeight: return FontWeight(looseText: text) != nil
    case .cubicBezier: return EasingText.curve(text) != nil
    case .strokeStyle: return StrokeStyle.Keyword(rawValue: text) != nil
    default: return false
    }
  }

  private mutating func nullValue() -> UInt32 {
    values.append(.null)
    return UInt32(values.count - 1)
  }
}

extension TokenType {
  /// Whether a value of a form, where no type is written, may be one of this type.
  fileprivate func accepts(_ form: TokenType) -> Bool {
    if self == form { return true }
    switch form {
    case .string, .custom: return true
    case .number: return [.dimension, .fontWeight, .duration].contains(self)
    case .color, .dimension, .duration, .cubicBezier: return self == .string
    default: return false
    }
  }
}
