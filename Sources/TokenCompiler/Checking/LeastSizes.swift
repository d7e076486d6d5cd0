/// Lengths that must not be less than something, and the declarations to blame where they are.
struct LeastSizes {
  let graph: ThemeGraph
  /// The least length in px.
  let minimum: Double
  private var found = GroupedFindings<Item>()

  private struct Item {
    var token: TokenID
    var length: Double
    var culprit: TokenID
    var theme: Int
  }

  init(_ graph: ThemeGraph, minimum: Double) {
    self.graph = graph
    self.minimum = minimum
  }

  /// A length in px; `nil` where it has a unit that depends on other things.
  static func length(_ value: TokenValue?) -> Double? {
    guard let dimension = value?.asDimension else { return nil }
    switch dimension.unit {
    case .px: return dimension.value
    case .rem: return dimension.value * 16
    case .other(let name): return absolute.contains(name.lowercased()) ? dimension.value : nil
    }
  }

  /// Units that are what `px` is in the standard: as large as a point of Apple's or a dp of Android's.
  private static let absolute: Set<String> = ["pt", "dp", "dip", "sp"]

  /// Takes the tokens that are too small in a theme.
  mutating func add(_ small: [TokenID], inTheme theme: Int) {
    let blame = Blame(graph, theme: theme)
    let all = Set(small)
    for token in small {
      // What it takes its size from is told by itself.
      let chain = graph.chain(of: token, inTheme: theme, limit: 64)
      guard !chain.contains(where: all.contains),
        let length = Self.length(graph.value(of: token, inTheme: theme))
      else { continue }
      let culprit = blame.token(among: [token]) { values in
        Self.length(values.first ?? nil).map { $0 >= minimum } ?? true
      }
      guard let culprit else { continue }
      let winner = DeclarationID(rawValue: graph.columns[theme].winners[culprit.index])
      found.add(
        Item(token: token, length: length, culprit: culprit, theme: theme), theme, at: winner)
    }
  }

  /// Reports each declaration to blame once.
  ///
  /// - Parameter finding: What is said of a token by its path, its length and a place.
  func report(
    into diagnostics: inout Diagnostics,
    _ finding: (_ path: String, _ length: Double, _ span: SourceSpan) -> Diagnostic
  ) {
    for group in found.groups {
      guard let first = group.items.first else { continue }
      let declaration = graph.declarations[group.declaration]
      var finding = finding(graph.path(of: first.token), first.length, declaration.valueSpan)
      finding.path = graph.path(of: declaration.token)
      finding.subjects = [graph.path(of: first.token)]
      finding.related = related(first, group.declaration)
      // A bare number is so many px; of any other spelling a person knows better what to write.
      if Double(graph.sources.text(of: declaration.valueSpan)) != nil {
        finding.fix = Fix(
          replacing: declaration.valueSpan, with: minimum.shortText, .suggestion)
      }
      diagnostics.report(finding, inThemes: group.themes)
    }
  }

  private func related(_ item: Item, _ culprit: DeclarationID) -> [RelatedPlace] {
    var related: [RelatedPlace] = []
    if item.token != item.culprit {
      let winner = graph.columns[item.theme].winners[item.token.index]
      let span = graph.declarations[DeclarationID(rawValue: winner)].nameSpan
      related.append(RelatedPlace("its size is declared here", at: span))
    }
    let base = graph.contractDeclaration(of: item.culprit, inTheme: item.theme)
    if let base, base != culprit {
      related.append(
        RelatedPlace("the base theme declares it here", at: graph.declarations[base].nameSpan))
    }
    return related
  }
}
