/// Tokens Studio: sets, `$themes`, `$metadata.tokenSetOrder`, math.
enum TokensStudioDialect: DialectReader {
  static let name = Dialect.tokensStudio

  static func recognizes(_ survey: DocumentSurvey) -> Recognition {
    survey.hasStudioMembers || survey.hasStudioTypes && !survey.isBackbase ? .certainly : .no
  }

  private static func spelling(_ leaves: DialectSpelling.Leaves) -> DialectSpelling {
    DialectSpelling(
      leaves: leaves, isTolerant: true,
      references: ReferenceSyntax(trimsPath: true, takesEscapesAsText: true),
      hasTemplates: true, hasMath: true, hasModeExtension: true,
      keepsOtherValues: true, respellsReferences: true)
  }

  static func reason(_ survey: DocumentSurvey) -> String {
    survey.hasStudioMembers
      ? "it has '$themes' or '$metadata' at the top"
      : "it has a type or an extension that only Tokens Studio has"
  }

  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource) {
    let survey = DocumentSurvey(tree)
    let spelling = spelling(survey.dollarValues >= survey.bareValues ? .dollar : .bare)
    guard survey.hasStudioMembers || StudioSets.areAtTop(of: tree) else {
      var reader = TokenSetReader(tree, spelling: spelling)
      reader.set.mergesDeeply = true
      reader.read(part)
      return result.add(reader, isBesideValue: true)
    }
    let themes = StudioThemes(
      tree, themes: tree.child(of: 0, key: "$themes"),
      metadata: tree.child(of: 0, key: "$metadata"))
    result.modifiers += themes.modifiers
    let sets = sets(in: tree, part)
    let names = Set(sets.map { Array(tree.keyText(tree.nodes[$0]).utf8) })
    result.findings += findings(about: sets, themes, tree)
    let areInPaths = StudioSets.areInPaths(sets, of: tree)
    for use in themes.uses(of: sets.map { tree.keyText(tree.nodes[$0]) }) {
      var reader = TokenSetReader(tree, spelling: spelling)
      reader.set.mergesDeeply = true
      if areInPaths {
        reader.read(member: sets[use.set])
      } else {
        reader.set.outerNames = names
        reader.read(DocumentPart(root: sets[use.set]))
      }
      for condition in use.conditions {
        result.sets.append(ConditionalSet(when: condition, set: reader.set))
      }
      result.findings += reader.findings
      for legacy in reader.legacy { result.legacy.add(legacy) }
    }
  }

  /// Tells of sets that themes or the order name and that the file does not have, and of those that no
  /// theme selects.
  private static func findings(
    about sets: [Int], _ themes: StudioThemes, _ tree: JSONTree
  ) -> [Diagnostic] {
    func span(_ range: ByteRange) -> SourceSpan { SourceSpan(SourceID(rawValue: 0), range) }
    let known = Set(sets.map { tree.keyText(tree.nodes[$0]) })
    let selected = Set(themes.selectedSets.map(\.name))
    var findings = themes.selectedSets.filter { !known.contains($0.name) }.map {
      Diagnostic.setNotInFile($0.name, isSelected: true, at: span($0.place))
    }
    findings += themes.orderedSets.filter {
      !known.contains($0.name) && !selected.contains($0.name)
    }.map { Diagnostic.setNotInFile($0.name, isSelected: false, at: span($0.place)) }
    guard !themes.modifiers.isEmpty else { return findings }
    for set in sets where !selected.contains(tree.keyText(tree.nodes[set])) {
      let node = tree.nodes[set]
      // A set with nothing in it leaves nothing out.
      guard Int(node.next) > set + 1 else { continue }
      findings.append(.setNotSelected(tree.keyText(node), at: span(node.key)))
    }
    return findings
  }

  /// The objects at the top that are sets.
  private static func sets(in tree: JSONTree, _ part: DocumentPart) -> [Int] {
    tree.children(of: part.root).filter { child in
      let node = tree.nodes[child]
      return node.kind == .object && !tree.keyStartsWithDollar(node)
        && !part.leavingOut.contains(tree.keyText(node))
    }
  }
}
