/// What a run asks of the rules. `tokenc.json` and `--rule` are read into it; without either, the
/// defaults hold.
public struct RuleConfiguration: Sendable, Hashable {
  /// How bad the findings of a rule are, by its code; a rule that is not named has its default.
  public var levels: [DiagnosticID: RuleLevel] = [:]
  /// Findings that are not to be told, or told otherwise; of several that fit the first counts.
  public var ignores: [RuleIgnore] = []
  /// What a custom theme may and has to override.
  public var contract = ContractTerms()
  /// How `contrast` judges.
  public var contrast = ContrastOptions()
  /// How `touch-target` judges.
  public var touchTarget = TouchTargetOptions()
  /// The least size of a font for `minimum-font-size`, in px; 11 is Apple's least.
  public var minimumFontSize: Double = 11
  /// How `color-vision` judges.
  public var colorVision = ColorVisionOptions()
  /// What `naming-style`, `layer-order`, `unused-token` and `duplicate-value` go by.
  public var structure = StructureOptions()

  /// The defaults.
  public init() {}

  /// How bad the findings of a rule are in a graph; `off` where it does not run.
  public func level(of rule: any LintRule.Type, hasContract: Bool) -> RuleLevel {
    if let level = levels[rule.id] { return level }
    return RuleLevel(hasContract ? rule.contractSeverity : rule.defaultSeverity)
  }
}

/// How bad the findings of a rule are, or that it does not run.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  case off, note, warning, error

  /// The level of a severity; `nil` is off.
  public init(_ severity: Severity?) {
    switch severity {
    case nil: self = .off
    case .note?: self = .note
    case .warning?: self = .warning
    case .error?: self = .error
    }
  }

  /// The severity of a finding; `nil` where there is to be none.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// Findings of a rule at some tokens that are known and accepted, with the reason. One that hides
/// nothing is `unused-ignore`.
public struct RuleIgnore: Sendable, Hashable {
  /// The rule.
  public var rule: DiagnosticID
  /// The tokens.
  public var path: PathGlob
  /// What the findings become; `off` hides them.
  public var level: RuleLevel
  /// Why.
  public var reason: String
  /// Where it is written, in one of the graph's sources; `nil` where that is not known.
  public var span: SourceSpan?

  /// An ignore.
  public init(
    _ rule: DiagnosticID, at path: PathGlob, level: RuleLevel = .off, reason: String,
    span: SourceSpan? = nil
  ) {
    self.rule = rule
    self.path = path
    self.level = level
    self.reason = reason
    self.span = span
  }
}
