extension ThemeResolver {
  /// Decodes the value of a token. It is kept for the themes in which its type and what it refers to
  /// are the same.
  mutating func decode(_ token: TokenID, _ winner: UInt32, as type: TokenType) {
    let content = contents[Int(winner)]
    let needs = content == .mixed ? valuesOfReferences(in: winner) : []
    if let known = decoded[Int(winner)], known.type == type, known.needs == needs {
      for fault in faults[winner] ?? [] { diagnostics.report(fault) }
      return set(token, type: known.result, value: known.value)
    }
    current = winner
    found = []
    spellings = []
    let place = merged.valuePlace(of: winner)
    let value = decoded(winner, as: type, needs)
    countSpellings(of: value)
    var (index, result): (UInt32, TokenType)
    if mayKeep(value, of: token, at: place) {
      let kept = keep(place)
      (index, result) = (store(kept.value), kept.type)
    } else {
      (index, result) = (store(value), type)
    }
    for finding in found { diagnostics.report(finding) }
    if content == .literal || content == .mixed {
      decoded[Int(winner)] = Decoded(type: type, result: result, value: index, needs: needs)
      if !(found.isEmpty && faults.isEmpty) { faults[winner] = found.isEmpty ? nil : found }
    }
    set(token, type: result, value: index)
  }

  /// Whether a value that is none of its type is no more than that, in a set that keeps such values. What
  /// a contract asks for is asked for there, too.
  private func mayKeep(_ value: TokenValue, of token: TokenID, at place: ValuePlace) -> Bool {
    // A text with references inside is of a tool that knows no types, whatever the dialect is otherwise.
    let isTemplate =
      merged.sets[place.set].set.values[Int(place.index)].kind == .template && !isPlain(place)
    guard case .invalid = value, !found.isEmpty, keepsOtherValues(place) || isTemplate,
      !isHeldToContract(token), self.value(at: place).kind != .modified
    else { return false }
    return found.allSatisfy { $0.id == .invalidValue || $0.id == .typeMismatch }
  }

  /// Whether a value of another type than is stated is a warning.
  func keepsOtherValues(_ place: ValuePlace) -> Bool {
    merged.sets[place.set].set.keepsOtherValues
  }

  /// A value as it is written. What was found makes one warning.
  private mutating func keep(_ place: ValuePlace) -> (value: TokenValue, type: TokenType) {
    found = [found[0].keptAsWritten]
    if value(at: place).kind == .text { return (.string(text(at: place)), .string) }
    return (.custom(JSONValue(at: place, host: self)), .custom)
  }

  /// The value of a declaration. One that is made of values that a contract keeps to itself is as little
  /// known as they are.
  private mutating func decoded(
    _ winner: UInt32, as type: TokenType, _ needs: [UInt32]
  ) -> TokenValue {
    let place = merged.valuePlace(of: winner)
    let isOpaque = needs.contains { if case .opaque = values[Int($0)] { true } else { false } }
    if isOpaque, holdsTemplate(at: place) { return .opaque }
    if case .failed? = partTexts[place] { return .invalid }
    let mayFail = !needs.isEmpty || contents[Int(winner)] == .pointers
    if mayFail, !areTexts(inTemplates: place) { return .invalid }
    if !needs.isEmpty, outgrows(needs, at: place) { return .invalid }
    if mixesUnits(at: place) { return .invalid }
    let value = ValueDecoder.decode(type, at: place, host: &self)
    if isOpaque, found.isEmpty, case .invalid = value { return .opaque }
    return isOutOfRange(value, at: place) || hasOtherUnit(value, at: place) ? .invalid : value
  }

  /// Reports a value that its token's name does not allow, where files are written by hand or judged by a
  /// contract; says whether it is one.
  private mutating func isOutOfRange(_ value: TokenValue, at place: ValuePlace) -> Bool {
    guard found.isEmpty, isPlain(place) || overridesContract,
      let fault = NamedRange.fault(of: value, path: { currentPath })
    else { return false }
    let isNumber = self.value(at: place).kind == .number
    report(.outOfNamedRange(fault, isNumber: isNumber, siteOfRule(Spot(place))))
    return true
  }

  /// Whether what the references inside the templates of a value stand for has a text; else why not is
  /// told.
  private mutating func areTexts(inTemplates place: ValuePlace) -> Bool {
    switch content(ofTemplates: place) {
    case .text: return true
    case .failed: return false
    case .noText(let reference, let value):
      report(.noTextInText(value, text(at: reference), at: span(at: reference), path: tokenPath))
      return false
    }
  }

  /// Whether references would make a value too large, which is told once.
  private mutating func outgrows(_ needs: [UInt32], at place: ValuePlace) -> Bool {
    let verdict = weights.take(intoValue: needs)
    if verdict == .isTooMuch { report(.tooMuchContent(at: span(at: place), path: tokenPath)) }
    return verdict != .fits
  }

  /// Whether a sum in a value has units that do not fit, which is told.
  private mutating func mixesUnits(at place: ValuePlace) -> Bool {
    guard merged.sets[place.set].set.hasMath else { return false }
    let values = merged.sets[place.set].set.values
    for index in place.index..<values[Int(place.index)].next
    where values[Int(index)].kind == .template {
      let sum = ValuePlace(set: place.set, index: index)
      let text = templateText(at: sum)
      guard let units = MathText.mixedUnits(in: text) else { continue }
      report(.mixedUnits(units, text, at: span(at: sum), path: tokenPath))
      return true
    }
    return false
  }

  private func holdsTemplate(at place: ValuePlace) -> Bool {
    let values = merged.sets[place.set].set.values
    return values[Int(place.index)..<Int(values[Int(place.index)].next)].contains {
      $0.kind == .template
    }
  }

  /// The numbers of the values that the references in a value have in the current theme.
  private mutating func valuesOfReferences(in declaration: UInt32) -> [UInt32] {
    var numbers: [UInt32] = []
    var place = merged.valuePlace(of: declaration)
    let end = value(at: place).next
    while place.index < end {
      if value(at: place).kind == .reference {
        let token = token(ofReference: place)
        numbers.append(token.map { isPoisoned[$0.index] ? 0 : column.values[$0.index] } ?? 0)
      }
      place.index += 1
    }
    return numbers
  }

  mutating func store(_ value: TokenValue) -> UInt32 {
    if case .invalid = value { return 0 }
    values.append(value)
    let number = UInt32(values.count - 1)
    weights.note(value, number)
    return number
  }
}

extension ThemeResolver: DecodingHost {
  func value(at place: ValuePlace) -> RawValue {
    var raw = merged.sets[place.set].set.values[Int(place.index)]
    if raw.kind == .template { raw.kind = .text }
    return raw
  }

  func standardForms(of place: ValuePlace) -> StandardForms {
    StandardForms(
      values: merged.sets[place.set].set.values,
      bytes: merged.graph.sources[merged.sets[place.set].source].bytes)
  }

  func text(at place: ValuePlace) -> String {
    if merged.sets[place.set].set.values[Int(place.index)].kind == .template {
      return templateText(at: place)
    }
    return String(decoding: merged.bytes(at: place), as: UTF8.self)
  }

  func beginsWithEscape(_ place: ValuePlace) -> Bool {
    let raw = merged.sets[place.set].set.values[Int(place.index)]
    guard raw.hasEscapes, raw.range.count > 2 else { return false }
    let source = merged.graph.sources[merged.sets[place.set].source]
    return source.bytes[raw.range.integers].starts(with: "\\u".utf8)
  }

  func key(at place: ValuePlace) -> String {
    let raw = merged.sets[place.set].set.values[Int(place.index)]
    return JSONText.string(
      raw.key, hasEscapes: raw.keyHasEscapes,
      in: merged.graph.sources[merged.sets[place.set].source])
  }

  func member(at place: ValuePlace, among names: [String]) -> Int? {
    let raw = merged.sets[place.set].set.values[Int(place.index)]
    guard !raw.keyHasEscapes else { return names.firstIndex(of: key(at: place)) }
    let bytes = merged.graph.sources[merged.sets[place.set].source].bytes[raw.key.integers]
    return names.firstIndex { $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes) }
  }

  func span(at place: ValuePlace) -> SourceSpan { merged.shownSpan(of: place) }
  func isTolerant(_ place: ValuePlace) -> Bool { merged.sets[place.set].set.isTolerant }
  func isPlain(_ place: ValuePlace) -> Bool { merged.sets[place.set].set.isPlain }
  func forms(_ place: ValuePlace) -> ValueForms { merged.sets[place.set].set.forms }

  func hasToken(ofPath path: String) -> Bool {
    merged.table.token(ofPath: Array(path.utf8)[...], names: merged.graph.names) != nil
  }

  func type(ofPath path: String) -> TokenType? {
    merged.table.token(ofPath: Array(path.utf8)[...], names: merged.graph.names).flatMap {
      column.types[$0.index] ?? contract?.types[$0.index]
    }
  }

  func data(ofReference place: ValuePlace) -> JSONValue? {
    let number = bindings[place.set][Int(value(at: place).payload)]
    guard number < ReferenceBinder.unbound, !isPoisoned[Int(number)] else { return nil }
    let value = values[Int(column.values[Int(number)])]
    switch value {
    case .custom, .string, .number, .boolean, .null, .shadow, .border, .transition, .strokeStyle,
      .cubicBezier:
      return value.plainData
    default: return value.templateText.map(JSONValue.string) ?? value.plainData
    }
  }

  func valuePlace(of token: TokenID) -> ValuePlace? {
    let winner = theme.winners[token.index]
    return winner == .max ? nil : merged.valuePlace(of: winner)
  }

  mutating func referent(of place: ValuePlace) -> Referent? {
    guard value(at: place).kind == .pointer else { return referent(token(ofReference: place)) }
    guard !failedPointers.contains(place) else { return nil }
    switch end(ofPointer: place) {
    case .token(let token, _): return referent(token)
    case .part(let part):
      if let owner = merged.declaration(holding: part), failedDeclarations.contains(owner) {
        return nil
      }
      return takesPart(part, at: place) ? .part(part) : nil
    case .failed, .fault: return nil
    }
  }

  private func referent(_ token: TokenID?) -> Referent? {
    token.map { token in
      .token(
        token, type: column.types[token.index],
        value: isPoisoned[token.index] ? .invalid : values[Int(column.values[token.index])])
    }
  }

  /// Counts the values that a pointer puts in its place. Pointers to parts that hold pointers can
  /// make a few lines stand for more than any machine holds.
  private mutating func takesPart(_ part: ValuePlace, at place: ValuePlace) -> Bool {
    guard expansionBudget > 0 else { return false }
    expansionBudget -= Int(value(at: part).next - part.index)
    if expansionBudget <= 0 {
      report(.tooMuchExpansion(at: span(at: place), path: tokenPath))
      return false
    }
    return true
  }

  /// The token as its declaration names it: one that a group inherited is told where it stands.
  var tokenPath: String { String(decoding: currentPath, as: UTF8.self) }

  /// The same as UTF-8.
  private var currentPath: [UInt8] {
    merged.graph.pathBytes(of: merged.graph.declarations[DeclarationID(rawValue: current)].token)
  }

  /// What a category says counts less than the contract.
  var hasOwnType: Bool {
    let written = merged.written(current)
    let token = merged.graph.declarations[DeclarationID(rawValue: current)].token
    return (written.type ?? theme.groupTypes[merged.graph.tokens[token].group.index]) != nil
  }

  var overridesContract: Bool {
    let own = merged.graph.declarations[DeclarationID(rawValue: current)]
    guard let contract, !own.isContract else { return false }
    return contract.winners[own.token.index] != .max
  }

  func isWholeValue(_ place: ValuePlace) -> Bool { merged.valuePlace(of: current) == place }

  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if diagnostic.id == .typeMismatch, let base = baseOfOverride(at: diagnostic.span) {
      diagnostic.related.append(base)
    }
    found.append(diagnostic)
  }

  /// The contract's declaration of the token that is being decoded, where the whole value is meant
  /// and overrides it.
  private func baseOfOverride(at span: SourceSpan?) -> RelatedPlace? {
    let own = merged.graph.declarations[DeclarationID(rawValue: current)]
    guard let contract, !own.isContract, own.valueSpan == span,
      contract.winners[own.token.index] != .max
    else { return nil }
    let base = DeclarationID(rawValue: contract.winners[own.token.index])
    return .baseDeclaration(at: merged.graph.declarations[base].nameSpan)
  }

  mutating func countLegacy(_ spelling: LegacySpelling, at place: ValuePlace) {
    if spellings == nil {
      legacy.count(spelling, at: place, in: merged)
    } else {
      spellings?.append((spelling, place))
    }
  }
}
