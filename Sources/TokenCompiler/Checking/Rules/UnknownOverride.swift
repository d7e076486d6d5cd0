/// A custom theme overrides a token that the contract does not have.
public struct UnknownOverride: LintRule {
  /// `unknown-override`
  public static let id = DiagnosticID(rawValue: "unknown-override")
  /// One line.
  public static let summary =
    "A custom theme overrides a token that the base theme does not have."
  /// Why it matters.
  public static let rationale = """
    An override that the base theme does not know changes nothing: no component reads it. It is \
    nearly always a misspelt name, or a token that a newer base theme has renamed.
    """
  /// What to do.
  public static let fix =
    "Write the path that the base theme has; the nearest one is proposed."
  /// A misspelt name.
  public static let bad = DiagnosticExample(
    ##"{ "theme": { "color": { "primry": "#00705a" } } }"##, over: base)
  /// The name that the base has.
  public static let good = DiagnosticExample(
    ##"{ "theme": { "color": { "primary": "#00705a" } } }"##, over: base)
  private static let base = ##"{ "theme": { "color": { "primary": "#1d5fe2" } } }"##
  /// An error.
  public static let defaultSeverity: Severity? = .error
  /// `build` runs it too.
  public static let runsInBuild = true

  /// The rule.
  public init() {}

  /// Reports each declaration outside the contract of a token that the contract has in no theme and
  /// that nobody allows to be added.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    guard let contract = context.contract else { return }
    var search = UnknownOverrideSearch(context, contract)
    for theme in context.graph.themes.indices {
      diagnostics.theme = theme
      for finding in search.findings(inTheme: theme) { diagnostics.report(finding) }
    }
    diagnostics.theme = nil
    for finding in search.emptyGroups() { diagnostics.report(finding) }
  }
}

extension Diagnostic {
  /// - Parameter count: How many tokens the group has that are told with it.
  static func unknownGroupOverride(
    _ path: String, count: Int = 0, proposal: String?, at span: SourceSpan, taken: SourceSpan?,
    fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      UnknownOverride.id, .error,
      "the base theme has no group '\(path)'" + (count > 1 ? " (\(count) tokens)" : ""), at: span,
      path: path,
      help: proposal.map { "did you mean '\($0)'?" }
        ?? (count > 0 ? .removeOrAllow : "the group is empty; remove it"),
      related: taken.map { [.isThereAlready(proposal ?? "", at: $0)] } ?? [], fix: fix)
  }

  /// - Parameter parent: The group around it, which has its tokens; `nil` is the top.
  static func unknownGroupOverride(
    _ path: String, count: Int, besides parent: String?, at span: SourceSpan
  ) -> Diagnostic {
    var finding = unknownGroupOverride(
      path, count: count, proposal: nil, at: span, taken: nil, fix: nil)
    finding.help =
      "its tokens belong " + (parent.map { "into '\($0)' itself" } ?? "at the top")
      + ": take this level away"
    return finding
  }

  /// A remark or the like that reads as a token.
  static func remark(
    _ path: String, _ property: String, at span: SourceSpan, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      UnknownOverride.id, .error, "the base theme has no token '\(path)'", at: span, path: path,
      help: property == "$description"
        ? "write a remark as '$description', or remove it" : "did you mean '\(property)'?", fix: fix
    )
  }

  static func unknownOverride(
    _ path: String, proposal: PathProposal, at span: SourceSpan, taken: SourceSpan?, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      UnknownOverride.id, .error, "the base theme has no token '\(path)'", at: span, path: path,
      help: proposal.help ?? .removeOrAllow, helpSpan: proposal.place,
      related: taken.map { [.isThereAlready(proposal.only ?? "", at: $0)] } ?? [], fix: fix)
  }

  /// - Parameters:
  ///   - names: The names of groups and tokens.
  ///   - parent: The group in which they stand; `nil` is the top.
  static func belongElsewhere(
    _ names: [String], areGroups: [Bool], _ parent: String?, _ target: String, at span: SourceSpan
  ) -> Diagnostic {
    let named = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let what =
      areGroups.allSatisfy(\.self)
      ? "groups" : areGroups.contains(true) ? "groups or tokens" : "tokens"
    let paths = names.map { name in parent.map { "\($0).\(name)" } ?? name }
    var finding = Diagnostic(
      UnknownOverride.id, .error,
      "the base theme has no \(what) \(named)\(more) "
        + (parent.map { "in '\($0)'" } ?? "at the top"), at: span, path: paths.first,
      help: "put them into '\(target)'")
    finding.subjects = Array(paths.dropFirst())
    return finding
  }

  /// One finding for several that the same slip has made.
  static func again(_ findings: [Diagnostic], _ meant: String, areGroups: Bool) -> Diagnostic {
    var finding = findings[0]
    finding.message =
      "the base theme has no \(areGroups ? "group" : "token") '\(finding.path ?? "")', and none of "
      + "\(findings.count - 1) more of this name"
    finding.help = "did you mean '\(meant)' in each?"
    finding.helpSpan = nil
    let others = findings.dropFirst()
    finding.subjects = others.compactMap(\.path)
    finding.related += others.prefix(7).compactMap { other in
      other.span.map { RelatedPlace("'\(other.path ?? "")' is the same", at: $0) }
    }
    finding.fix = Fix.together(findings.map(\.fix))
    return finding
  }

  /// - Parameter isSwapped: Whether it has what the base has and much more.
  static func otherBase(
    _ unknown: Int, of count: Int, _ base: String, isSwapped: Bool, at span: SourceSpan
  ) -> Diagnostic {
    let number = unknown == count ? "none of the \(count) overrides exists" : nil
    var finding = Diagnostic(
      UnknownOverride.id, .error,
      "\(number ?? "\(unknown) of \(count) overrides do not exist") in the base theme '\(base)'",
      at: span,
      help: isSwapped
        ? "the two look swapped: it has all tokens of the base theme and more; give the larger one as "
          + "'--base'"
        : "is '\(base)' the right base theme, in the right version?")
    finding.fileDoubt = isSwapped ? .swapped : .otherBase
    return finding
  }
}

extension String {
  fileprivate static var removeOrAllow: String {
    "remove it, or allow it under \"contract\": { \"additions\": […] } in tokenc.json"
  }

  /// What the base theme has there, all of which the file has as well.
  static func hasOnly(_ names: [String]) -> String {
    let sorted = names.sorted().map { "'\($0)'" }
    let last = sorted.count > 3 ? "\(sorted.count - 3) more" : sorted[sorted.count - 1]
    let first = sorted.prefix(Swift.min(3, sorted.count - (sorted.count > 3 ? 0 : 1)))
    let shown = first.isEmpty ? last : first.joined(separator: ", ") + " and " + last
    return "the base theme has \(shown) there: \(removeOrAllow)"
  }
}

extension RelatedPlace {
  fileprivate static func isThereAlready(_ path: String, at span: SourceSpan) -> RelatedPlace {
    RelatedPlace("'\(path)' is there already", at: span)
  }
}
