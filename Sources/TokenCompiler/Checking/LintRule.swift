/// An optional check over a graph. A rule is one type that conforms and one line in
/// `LintRules.all`.
public protocol LintRule: Sendable {
  /// The code of its findings.
  static var id: DiagnosticID { get }
  /// What it finds, one sentence.
  static var summary: String { get }
  /// Why that matters, one or two sentences.
  static var rationale: String { get }
  /// What to do about a finding, one or two sentences.
  static var fix: String { get }
  /// A run that reports it; it is shown by `explain` and executed by a test.
  static var bad: DiagnosticExample { get }
  /// The same, mended: nothing is reported.
  static var good: DiagnosticExample { get }
  /// What the rule is taken from: titles of documents with their addresses.
  static var sources: [String] { get }
  /// How bad a finding is where nobody says otherwise; `nil` is off.
  static var defaultSeverity: Severity? { get }
  /// The same for custom themes over a contract.
  static var contractSeverity: Severity? { get }
  /// Whether `build` runs it as well as `validate`.
  static var runsInBuild: Bool { get }
  /// Rules before it in the list whose finding about the same token in the same file says what this
  /// one would, and is at least as severe.
  static var toldBy: [any LintRule.Type] { get }

  /// The rule.
  init()

  /// Reports what it finds in any theme. A finding that is reported as a note stays one; any other
  /// gets the severity that the run asks for.
  func check(_ context: RuleContext, into diagnostics: inout Diagnostics)
}

extension LintRule {
  /// Most rules are the project's own.
  public static var sources: [String] { [] }
  /// The same with a contract as without.
  public static var contractSeverity: Severity? { defaultSeverity }
  /// What every rule finds is told.
  public static var toldBy: [any LintRule.Type] { [] }
  /// `validate` alone runs it.
  public static var runsInBuild: Bool { false }
}

/// What a rule looks at.
public struct RuleContext: Sendable {
  /// The graph.
  public let graph: ThemeGraph
  /// What the run asks of the rules.
  public let configuration: RuleConfiguration
  /// What the contract has; `nil` where there is none.
  let contract: ContractKnowledge?
  /// Overrides that say nothing for a theme in which they should; none where nobody asks for them.
  let missingContexts: MissingContexts
  /// The words of the names in the graph.
  let words: GraphWords
  /// The ignores that tokens and groups carry.
  var ownIgnores: [RuleIgnore] = []
  /// After all other rules: the ignores that changed no finding.
  var unusedIgnores: [RuleIgnore] = []
  /// What is wrong with ignores that tokens and groups carry.
  var faultyIgnores: [Diagnostic] = []

  /// A context for rules over a graph.
  public init(_ graph: ThemeGraph, _ configuration: RuleConfiguration = RuleConfiguration()) {
    self.init(graph, configuration, asksForWords: true)
  }

  /// The same where it is known whether any rule goes by the words of names.
  init(_ graph: ThemeGraph, _ configuration: RuleConfiguration, asksForWords: Bool) {
    self.graph = graph
    words = asksForWords ? GraphWords(graph) : GraphWords()
    self.configuration = configuration
    contract =
      graph.hasContract
      ? ContractKnowledge(graph, mayAdd: configuration.contract.additions) : nil
    let level = configuration.level(of: MissingContext.self, hasContract: graph.hasContract)
    missingContexts = level == .off ? MissingContexts() : MissingContexts(graph)
  }
}

extension RuleContext {
  /// Whether what a rule finds at a token is accepted.
  func isIgnored(_ rule: any LintRule.Type, at token: TokenID) -> Bool {
    let ignores = (configuration.ignores + ownIgnores).filter { $0.rule == rule.id }
    guard !ignores.isEmpty else { return false }
    let path = graph.path(of: token)
    return ignores.contains { $0.path.matches(path) }
  }

  /// Whether a token has no business in a custom theme, or was meant by one of the same theme that has
  /// none: it is told as that, and what follows is not.
  func isMisspelt(_ token: TokenID, inTheme theme: Int) -> Bool {
    guard let contract, !contract.unknown.isEmpty else { return false }
    let winners = graph.columns[theme].winners
    let isMeant = contract.meant[token]?.contains { winners[$0.index] != .max } ?? false
    guard isMeant || contract.unknown.contains(token) else { return false }
    return configuration.level(of: UnknownOverride.self, hasContract: true) != .off
  }
}

/// The rules.
public enum LintRules {
  /// Every rule, by code.
  public static let all: [any LintRule.Type] = [
    ColorVision.self, Contrast.self, CrossModeReference.self, DeprecatedReference.self,
    DuplicateValue.self, FrozenToken.self, IncompleteOverride.self, LayerOrder.self,
    MinimumFontSize.self, MissingContext.self, NamingStyle.self, RequiredGroup.self,
    TouchTarget.self, UnknownOverride.self, UnusedIgnore.self, UnusedToken.self,
  ]

  /// The rule of a code.
  public static func named(_ code: String) -> (any LintRule.Type)? {
    all.first { $0.id.rawValue == code }
  }
}
