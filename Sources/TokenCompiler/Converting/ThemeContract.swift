/// What custom themes may override: everything of a default theme but its values.
public struct ThemeContract: Sendable, Hashable {
  /// A token that may be overridden or referred to.
  public struct Token: Sendable, Hashable {
    /// The names of the groups around it and its own, outermost first.
    public var names: [String]
    /// The name of its type as `$type` spells it; `nil` where it is not known.
    public var type: String?
    /// Whether it is `null` in some theme, so that an override may be too.
    public var isNullable = false
    /// Whether a custom theme has to leave it as it is.
    public var isFrozen = false
    /// What `$deprecated` says.
    public var deprecation: Deprecation?
    /// What `$description` says.
    public var description: String?
    /// The themes, as indexes, in which it has another value than in the first.
    public var varies: [Int] = []
    /// Those of them for which the default theme declares it anew.
    public var isSetAnew: [Int] = []
    /// Four hexadecimal digits that tell its value from others, so that two contracts show whether it has
    /// changed: for the first theme, for each of `isSetAnew`, and for each of the others in `varies`.
    /// `0000` stands for a theme that does not have the token. Empty where nothing is known.
    public var hashes: [String] = []

    /// A token of these names.
    public init(names: [String]) { self.names = names }

    /// The names, joined by `.`.
    public var path: String { names.joined(separator: ".") }

    /// The themes in which the value is another although it is not declared anew.
    var follows: [Int] { varies.filter { !isSetAnew.contains($0) } }
  }

  /// How custom themes are spelt.
  public var form: ThemeForm
  /// What can be chosen.
  public var modifiers: [Modifier] = []
  /// The themes of the default theme; the first has every modifier at its default.
  public var themes: [Theme] = []
  /// The tokens, each group with its members behind each other.
  public var tokens: [Token] = []
  /// What else is asked of custom themes.
  public var terms = ContractTerms()

  /// A contract without tokens.
  public init(form: ThemeForm) { self.form = form }
}

extension ThemeContract {
  /// The contract of a default theme: a graph of its layers alone.
  public init(_ graph: ThemeGraph, form: ThemeForm, terms: ContractTerms = ContractTerms()) {
    self.init(form: form)
    modifiers = graph.modifiers
    themes = graph.themes
    self.terms = terms
    self.terms.add(graph.contractFacts)
    tokens = graph.tokensByGroup.map { Token($0, graph, terms) }
  }
}

extension ThemeContract.Token {
  fileprivate init(_ token: TokenID, _ graph: ThemeGraph, _ terms: ContractTerms) {
    self.init(names: graph.segments(of: graph.tokens[token].group) + [graph.name(of: token)])
    let themes = graph.themes.indices.filter { graph.resolution(of: token, inTheme: $0) != nil }
    type = themes.lazy.compactMap { graph.typeName(of: token, inTheme: $0) }.first
    let flags = themes.reduce(into: ContractFlags()) { $0.formUnion(graph.flags(token, $1)) }
    isNullable =
      flags.contains(.nullable)
      || themes.contains { graph.value(of: token, inTheme: $0) == .null }
    let path = path
    isFrozen = flags.contains(.frozen) || terms.frozen.contains { $0.matches(path) }
    deprecation = themes.lazy.compactMap { graph.deprecation(of: token, inTheme: $0) }.first
    description =
      themes.lazy.compactMap { theme in
        graph.resolution(of: token, inTheme: theme).flatMap {
          graph.description(of: $0.declaration)
        }
      }.first
    varies = graph.themes.indices.filter { graph.varies(token, inTheme: $0) }
    isSetAnew = varies.filter { graph.isSetAnew(token, inTheme: $0) }
    let digests = ([0] + isSetAnew + follows).map { graph.digest(of: token, inTheme: $0) }
    hashes = digests.allSatisfy { $0 == .none } ? [] : digests.map(\.digits)
  }
}

extension ThemeGraph {
  /// Whether a token has another value in a theme than in the first.
  fileprivate func varies(_ token: TokenID, inTheme theme: Int) -> Bool {
    !isSameValue(columns[theme].values[token.index], columns[0].values[token.index])
      || resolution(of: token, inTheme: theme) == nil
        && resolution(of: token, inTheme: 0) != nil
  }

  /// Whether a theme has another declaration of a token than the first.
  fileprivate func isSetAnew(_ token: TokenID, inTheme theme: Int) -> Bool {
    columns[theme].winners[token.index] != columns[0].winners[token.index]
      && !flags(token, theme).contains(.follows)
  }

  /// What a contract file says of a token in a theme.
  fileprivate func flags(_ token: TokenID, _ theme: Int) -> ContractFlags {
    resolution(of: token, inTheme: theme).map { declarations[$0.declaration].flags } ?? []
  }

  /// What tells the value of a token from others; `none` where it is not there, or nothing is known.
  fileprivate func digest(of token: TokenID, inTheme theme: Int) -> ValueDigest {
    value(of: token, inTheme: theme).flatMap { ValueDigest($0) }
      ?? ValueDigest(number: flags(token, theme).digest)
  }

  /// All tokens, those of a group behind each other; one with children stands before them.
  package var tokensByGroup: [TokenID] {
    let members = GroupMembers(self)
    var children: [TokenID: GroupID] = [:]
    var parents: [GroupID: TokenID] = [:]
    for entry in table.entries {
      guard let token = entry.token, let group = entry.group else { continue }
      (children[token], parents[group]) = (group, token)
    }
    var found: [TokenID] = []
    var open = groups.isEmpty ? [] : [members[.root]]
    while let member = open.last?.first {
      open[open.count - 1].removeFirst()
      switch member {
      case .token(let token):
        found.append(token)
        if let group = children[token] { open.append(members[group]) }
      case .group(let group): if parents[group] == nil { open.append(members[group]) }
      }
      while open.last?.isEmpty == true { open.removeLast() }
    }
    return found
  }
}
