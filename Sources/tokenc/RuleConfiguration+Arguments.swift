import TokenCompiler

extension RuleConfiguration {
  /// Takes the levels of `--rule CODE=LEVEL`.
  mutating func take(_ arguments: ParsedArguments, problems: inout [Diagnostic]) {
    var given: Set<DiagnosticID> = []
    for value in arguments.values("rule") {
      guard let (rule, level) = Self.rule(value, &problems) else { continue }
      if !given.insert(rule).inserted { problems.append(.ruleGivenTwice(rule.rawValue)) }
      levels[rule] = level
    }
  }

  private static func rule(
    _ value: String, _ problems: inout [Diagnostic]
  ) -> (DiagnosticID, RuleLevel)? {
    guard let equals = value.firstIndex(of: "=") else {
      problems.append(.needsPair("--rule", value, form: "CODE=LEVEL"))
      return nil
    }
    let code = String(value[..<equals])
    let word = String(value[value.index(after: equals)...])
    let level = RuleLevel(rawValue: word)
    if level == nil {
      let words = RuleLevel.allCases.map(\.rawValue)
      problems.append(.unknownWord(word, option: "--rule \(code)", among: words))
    }
    guard let rule = LintRules.named(code) else {
      let isKnown = DiagnosticCatalog.all.contains { $0.id.rawValue == code }
      problems.append(isKnown ? .severityIsFixed(code) : .unknownRule(code))
      return nil
    }
    return level.map { (rule.id, $0) }
  }
}
