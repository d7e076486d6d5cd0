// How the values of overrides are judged by what they override.
extension ThemeResolver {
  /// Reports a length with a unit that depends on what is around it where the contract has one that does
  /// not; says whether it is one.
  mutating func hasOtherUnit(_ value: TokenValue, at place: ValuePlace) -> Bool {
    guard case .dimension(let length) = value, length.unit.isRelative, found.isEmpty,
      overridesContract, let contract
    else { return false }
    let own = merged.graph.declarations[DeclarationID(rawValue: current)]
    guard let base = values[Int(contract.values[own.token.index])].asDimension,
      base.unit.isStandard, let name = NamedRange.nameOfOwnLength(in: tokenPath)
    else { return false }
    report(.relativeUnit(length, name, base, isPlain: isPlain(place), siteOfRule(Spot(place))))
    return true
  }

  /// Counts the older spellings in a value. What is wrong is told once: its spelling besides is nobody's
  /// concern.
  mutating func countSpellings(of value: TokenValue) {
    let met = spellings ?? []
    spellings = nil
    if case .invalid = value, !found.isEmpty { return }
    let token = merged.graph.declarations[DeclarationID(rawValue: current)].token
    if case .null = value, isRefusedNull(token) { return }
    for (spelling, place) in met where !isOfBase(spelling) {
      legacy.count(spelling, at: place, in: merged)
    }
  }

  /// Whether a plain base writes its values in such a spelling, so that a custom theme of another dialect
  /// may, too.
  private func isOfBase(_ spelling: LegacySpelling) -> Bool {
    [.colorText, .bareDimension, .bareDuration].contains(spelling) && overridesPlainBase
  }

  private var overridesPlainBase: Bool {
    guard overridesContract, let contract else { return false }
    let token = merged.graph.declarations[DeclarationID(rawValue: current)].token
    return merged.sets[merged.home(of: contract.winners[token.index]).set].set.isPlain
  }

  mutating func formsOfProposals(_ type: TokenType, at place: ValuePlace) -> ValueForms {
    let forms = forms(place)
    guard forms == .either else { return forms }
    if type == .color, overridesPlainBase { return .texts }
    return writesTexts(type, in: place.set) ? .texts : .objects
  }

  /// Whether a set has other colours, or other lengths and times, as text.
  private mutating func writesTexts(_ type: TokenType, in number: Int) -> Bool {
    let key = TextsOfSet(set: number, isColor: type == .color)
    if let known = textForms[key] { return known }
    let isThere = merged.sets[number].set.values.indices.contains { index in
      let place = ValuePlace(set: number, index: RawIndex(truncatingIfNeeded: index))
      guard value(at: place).kind == .text, case let text = text(at: place) else { return false }
      return key.isColor
        ? ColorText.looksLikeColor(text) && ColorText.color(text) != nil
        : Dimension(cssText: text) != nil || Duration(cssText: text) != nil
    }
    textForms[key] = isThere
    return isThere
  }
}
