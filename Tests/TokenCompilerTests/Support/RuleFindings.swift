import Testing

@testable import TokenCompiler

/// Runs one rule over layers and expects exactly these findings.
func expectRule(
  _ rule: any LintRule.Type, _ layers: [TestLayer], _ expected: [ExpectedFinding] = [],
  _ configuration: RuleConfiguration = RuleConfiguration(), modifiers: [Modifier] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let found = ruleFindings(rule, layers, configuration, modifiers: modifiers)
  expectFindings(expected, in: found, of: layers.map(\.text), sourceLocation: sourceLocation)
}

/// The findings of one rule over layers.
func ruleFindings(
  _ rule: any LintRule.Type, _ layers: [TestLayer],
  _ configuration: RuleConfiguration = RuleConfiguration(), modifiers: [Modifier] = []
) -> [Diagnostic] {
  let files = layers.enumerated().map { $1.layer("\($0).json", as: .auto) }
  let options = CompilerOptions(modifiers: modifiers)
  var validation = TokenCompiler(options: options).validate(files)
  var configuration = configuration
  if rule.defaultSeverity == nil, configuration.levels[rule.id] == nil {
    configuration.levels[rule.id] = .warning
  }
  validation.check(all: true, configuration)
  return validation.diagnostics.filter { $0.id == rule.id }
}
