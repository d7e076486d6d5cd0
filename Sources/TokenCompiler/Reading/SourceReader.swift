/// Reads one source: JSON, then the dialect that fits.
enum SourceReader {
  /// The source as token sets. `dialect` is `auto` or the one to force; `leavingOut` names members of
  /// the top level that are not read.
  static func read(
    _ source: SourceFile, as dialect: Dialect, leavingOut: Set<String> = [],
    limits: JSONLimits = .standard
  ) -> ReadSource {
    var findings: [Diagnostic] = []
    let tree = parse(source, limits: limits, into: &findings)
    var result = ReadSource(
      source: source, dialect: dialect == .auto ? .plain : dialect, sets: [], modifiers: [],
      findings: findings)
    if dialect == .auto || dialect == .tokensStudio, let studio = StudioThemes.besideSets(tree) {
      result.dialect = .tokensStudio
      result.reason = studio.hasOrder ? "it has the order of sets" : "it is a list of themes"
      result.modifiers = studio.modifiers
      result.studio = studio
      return result
    }
    let mayBeFigma = dialect == .auto || dialect == .figma
    if mayBeFigma, !tree.isDamaged, tree.nodes.first?.kind == .array, FigmaDocument.isOne(tree) {
      result.dialect = .figma
      result.reason = "it lists variables with a value for each mode"
      FigmaDialect.read(tree, DocumentPart(), into: &result)
      return result
    }
    guard !tree.isDamaged, let root = tree.nodes.first, root.kind == .object else {
      result.isBroken = true
      if !tree.isDamaged, let root = tree.nodes.first, !root.isFaulty {
        result.findings.append(.topLevelNotObject(root))
      }
      return result
    }
    if ResolverDocument.isOne(tree) {
      result.resolver = ResolverDocument(tree: tree)
      result.reason = "it is a resolver document"
      if dialect == .auto { result.dialect = .dtcgDraft }
      result.modifiers = result.resolver?.declaredModifiers ?? []
      return result
    }
    if ContractDocument.isOne(tree) {
      var reader = ContractReader(tree)
      reader.read(into: &result)
      return result
    }
    result.isSchema = isSchema(tree)
    let survey = DocumentSurvey(tree)
    let reader = Dialects.named(dialect) ?? Dialects.recognized(survey)
    result.dialect = reader.name
    if dialect == .auto { result.reason = reader.reason(survey) }
    let start = result
    reader.read(tree, DocumentPart(leavingOut: leavingOut), into: &result)
    guard dialect != .auto, !result.hasTokens, !result.hasErrors else { return result }
    let other = Dialects.recognized(survey)
    guard other.name != dialect else { return result }
    var meant = start
    other.read(tree, DocumentPart(leavingOut: leavingOut), into: &meant)
    guard meant.hasTokens, let root = tree.nodes.first else { return result }
    result.isBroken = true
    result.findings = start.findings + [.otherDialect(dialect, meant: other.name, root)]
    return result
  }

  private static func isSchema(_ tree: JSONTree) -> Bool {
    guard let index = tree.child(of: 0, key: "$schema"), tree.nodes[index].kind == .string else {
      return false
    }
    return tree.text(tree.nodes[index]).holds(text: "json-schema.org/")
      && (tree.child(of: 0, key: "$defs") ?? tree.child(of: 0, key: "properties")) != nil
  }

  /// A source as JSON. A resolver document may hold comments and trailing commas whatever its name
  /// is; that it is one shows when it has been read.
  static func parse(
    _ source: SourceFile, limits: JSONLimits, into findings: inout [Diagnostic]
  ) -> JSONTree {
    let syntax = JSONSyntax(path: source.path)
    var found: [Diagnostic] = []
    let tree = JSONParser.parse(source, syntax: syntax, limits: limits, into: &found)
    let mayBeResolver = tree.nodes.first?.kind == .object && ResolverDocument.isOne(tree)
    guard syntax == .json, !found.isEmpty, mayBeResolver else {
      findings += found
      return tree
    }
    return JSONParser.parse(source, syntax: .jsonc, limits: limits, into: &findings)
  }
}

extension JSONSyntax {
  /// How much more than JSON a file may hold, by its name.
  init(path: String) {
    if path.hasSuffix(".json5") {
      self = .json5
    } else if path.hasSuffix(".jsonc") || ResolverDocument.isNamedLikeOne(path) {
      self = .jsonc
    } else {
      self = .json
    }
  }
}

extension ReadSource {
  fileprivate var hasTokens: Bool { sets.contains { !$0.set.tokens.isEmpty } }
  fileprivate var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// Takes over what the shared walk has read.
  mutating func add(_ reader: TokenSetReader, isBesideValue: Bool) {
    sets.append(ConditionalSet(when: [:], set: reader.set))
    for values in [reader.modes] + reader.collections {
      let (sets, modifiers) = values.sets(over: reader.set, isBesideValue: isBesideValue)
      self.sets += sets
      self.modifiers += modifiers
    }
    findings += reader.findings
    legacy += reader.legacy
  }
}
