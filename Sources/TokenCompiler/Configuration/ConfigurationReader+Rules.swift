extension ConfigurationReader {
  /// Everything that says how rules judge.
  mutating func readRules() {
    for rule in members(of: member("rules")) {
      let code = tree.key(of: rule)
      guard let known = LintRules.named(code) else { continue }
      let level = word(rule) ?? word(member("severity", of: rule), as: RuleLevel.self)
      if let level { configuration.rules.levels[known.id] = level }
      readOptions(of: code, rule)
    }
    readContract(member("contract"))
    take(patterns(member("palette")), into: \.structure.palette)
    for element in elements(of: member("ignores")) { readIgnore(element) }
  }

  private mutating func readContract(_ contract: Int?) {
    guard let contract else { return }
    take(patterns(member("additions", of: contract)), into: \.contract.additions)
    take(patterns(member("frozen", of: contract)), into: \.contract.frozen)
    take(patterns(member("required-groups", of: contract)), into: \.contract.requiredGroups)
    configuration.rules.contract.together = elements(of: member("together", of: contract))
      .compactMap { patterns($0) }
  }

  private mutating func readIgnore(_ element: Int) {
    guard let code = member("code", of: element), tree.nodes[code].kind == .string,
      let rule = LintRules.named(tree.text(of: code)),
      let reason = member("reason", of: element)
    else { return }
    let level = word(member("severity", of: element)) ?? RuleLevel.off
    for path in texts(of: member("path", of: element)) {
      configuration.rules.ignores.append(
        RuleIgnore(
          rule.id, at: PathGlob(path.text), level: level, reason: tree.text(of: reason),
          span: path.span))
    }
  }

  private mutating func readOptions(of code: String, _ rule: Int) {
    switch code {
    case "contrast": readContrast(rule)
    case "touch-target":
      take(word(member("platform", of: rule)), into: \.touchTarget.platform)
      take(number(member("minimum", of: rule)), into: \.touchTarget.minimum)
      take(strings(member("components", of: rule)), into: \.touchTarget.components)
    case "minimum-font-size":
      take(number(member("minimum", of: rule)), into: \.minimumFontSize)
    case "color-vision":
      take(number(member("minimum-difference", of: rule)), into: \.colorVision.minimumDifference)
      configuration.rules.colorVision.families = members(of: member("families", of: rule)).map {
        ColorVisionOptions.Family(tree.key(of: $0), patterns($0) ?? [])
      }
    case "naming-style": take(word(member("style", of: rule)), into: \.structure.namingStyle)
    case "layer-order": readTokenLayers(elements(of: member("layers", of: rule)))
    default: break
    }
  }

  private mutating func readContrast(_ rule: Int) {
    take(word(member("algorithm", of: rule)), into: \.contrast.algorithm)
    take(word(member("level", of: rule)), into: \.contrast.level)
    take(flag(member("find-pairs", of: rule)), into: \.contrast.findsPairs)
    readBackdrop(member("backdrop", of: rule))
    take(strings(member("icon-only", of: rule)), into: \.contrast.iconOnly)
    take(strings(member("exempt-states", of: rule)), into: \.contrast.exemptStates)
    for element in elements(of: member("pairs", of: rule)) {
      guard let foreground = string(member("foreground", of: element)),
        let background = string(member("background", of: element))
      else { continue }
      var pair = ContrastOptions.Pair(
        foreground, on: background, kind: word(member("kind", of: element)) ?? .text,
        minimum: number(member("minimum", of: element)))
      pair.place = ConfigurationPlace(tree.span(of: element))
      configuration.rules.contrast.pairs.append(pair)
    }
  }

  /// What can be told without the tokens is told at once.
  private mutating func readBackdrop(_ value: Int?) {
    guard let value, let text = string(value) else { return }
    let opening = text.first.map { "{<".contains($0) } ?? false
    let isHalf =
      opening ? ContrastBackdrop.path(text) == text : text.contains { "{}<>".contains($0) }
    if isHalf || ColorText.looksLikeColor(text) && ColorText.color(text) == nil {
      findings.report(
        .badSetting(
          text, of: "backdrop", "it is a path, a reference or a colour", at: tree.span(of: value)))
      return
    }
    configuration.rules.contrast.backdrop = text
    configuration.rules.contrast.backdropPlace = ConfigurationPlace(tree.span(of: value))
  }

  private mutating func readTokenLayers(_ elements: [Int]) {
    let names = elements.compactMap { string(member("name", of: $0)) }
    for element in elements {
      let others = texts(of: member("refers-to", of: element))
      for other in others where !names.contains(other.text) {
        findings.report(.unknownTokenLayer(other.text, among: names, at: other.span))
      }
      guard let name = string(member("name", of: element)) else { continue }
      configuration.rules.structure.layers.append(
        StructureOptions.Layer(
          name, patterns(member("tokens", of: element)) ?? [], refersTo: others.map(\.text)))
    }
  }

  /// Sets what the file says; what it leaves out stays at its default.
  private mutating func take<Value>(
    _ value: Value?, into place: WritableKeyPath<RuleConfiguration, Value>
  ) {
    if let value { configuration.rules[keyPath: place] = value }
  }

  private mutating func take<Value>(
    _ value: Value?, into place: WritableKeyPath<RuleConfiguration, Value?>
  ) {
    if let value { configuration.rules[keyPath: place] = value }
  }
}

// Values of one kind; `nil` where there is none.
extension ConfigurationReader {
  private func string(_ value: Int?) -> String? {
    guard let value, tree.nodes[value].kind == .string else { return nil }
    return tree.text(of: value)
  }

  private func strings(_ value: Int?) -> [String]? { value.map { texts(of: $0).map(\.text) } }

  private func patterns(_ value: Int?) -> [PathGlob]? {
    value.map { texts(of: $0).map { PathGlob($0.text, at: $0.span) } }
  }

  private func flag(_ value: Int?) -> Bool? {
    guard let value, tree.nodes[value].kind == .boolean else { return nil }
    return tree.isTrue(tree.nodes[value])
  }

  private func number(_ value: Int?) -> Double? {
    guard let value, tree.nodes[value].kind == .number else { return nil }
    return tree.number(of: value)
  }

  private func word<Word: RawRepresentable<String>>(
    _ value: Int?, as type: Word.Type = Word.self
  ) -> Word? { string(value).flatMap(Word.init(rawValue:)) }
}
