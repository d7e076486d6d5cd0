/// What is known of one token: its names, its value in each theme with the chain that leads to it,
/// and who depends on it.
package struct TokenExplanation: Sendable {
  /// The path.
  package let path: String
  /// How Swift reaches it from a theme; `nil` where the generated type has no member for it.
  let swiftName: String?
  /// The custom property; `nil` where no theme gives it one.
  let cssName: String?
  /// What it is; themes in which everything is the same are one element.
  let readings: [Reading]
  /// The tokens that refer to it, in source order.
  let dependents: [Dependent]
  /// How many tokens change with it, over any number of references.
  let reach: Int
  /// The colours that it is seen on, or that are seen on it.
  let pairs: [PairExplanation]

  /// What the token is in some themes.
  struct Reading: Sendable {
    /// The names of the themes.
    var themes: [String]
    /// Whether those are all that there are.
    var isEverywhere: Bool
    /// The name of the type.
    var type: String?
    var typeOrigin: TypeOrigin?
    var value: TokenValue
    /// The token itself, then each token that the value was taken from.
    var chain: [Link]
    /// What `$deprecated` says.
    var deprecation: Deprecation?
  }

  /// A token of a chain as its winning declaration writes it.
  struct Link: Sendable, Hashable {
    var path: String
    var declaration: DeclarationID
    /// The declarations that it won over, nearest first.
    var shadowed: [DeclarationID]
  }

  /// A token that refers to it.
  struct Dependent: Sendable, Hashable {
    var path: String
    /// Where its value is.
    var span: SourceSpan
    /// The themes in which it does, by name; `nil` is all that there are.
    var themes: [String]?
  }
}

extension TokenExplanation {
  /// Chains are listed so far; longer ones are no work of people.
  static let longestChain = 1000

  /// Explains a token of a graph that was compiled with traces. `cssPrefix` begins the names in CSS.
  package init(
    _ token: TokenID, in graph: ThemeGraph, cssPrefix: String,
    contrast: ContrastOptions = ContrastOptions()
  ) {
    path = graph.path(of: token)
    swiftName = SwiftMemberPaths(graph).path(of: token)
    let names = NamesEmitter.hasProperty(token, graph) ? CSSNames(graph, prefix: cssPrefix) : nil
    cssName = names.map { String(decoding: $0.name(of: token), as: UTF8.self) }
    readings = Self.readings(token, graph)
    let search = DependentSearch(graph, of: token)
    dependents = search.direct
    reach = search.reach
    pairs = PairExplanation.pairs(of: token, in: graph, contrast)
  }

  private static func readings(_ token: TokenID, _ graph: ThemeGraph) -> [Reading] {
    var readings: [Reading] = []
    var known: [Key: Int] = [:]
    for theme in graph.themes.indices {
      guard let resolution = graph.resolution(of: token, inTheme: theme) else { continue }
      let tokens = [token] + graph.chain(of: token, inTheme: theme, limit: longestChain)
      let reading = Reading(
        themes: [graph.themes[theme].name], isEverywhere: false,
        type: graph.typeName(of: token, inTheme: theme),
        typeOrigin: graph.columns[theme].traces?.types[token], value: resolution.value,
        chain: tokens.compactMap { link($0, graph, theme) },
        deprecation: graph.deprecation(of: token, inTheme: theme))
      let key = Key(chain: reading.chain, value: reading.value, type: reading.type)
      if let index = known[key] {
        readings[index].themes.append(graph.themes[theme].name)
      } else {
        known[key] = readings.count
        readings.append(reading)
      }
    }
    for index in readings.indices {
      readings[index].isEverywhere = readings[index].themes.count == graph.themes.count
    }
    return readings
  }

  private struct Key: Hashable {
    var chain: [Link]
    var value: TokenValue
    var type: String?
  }

  private static func link(_ token: TokenID, _ graph: ThemeGraph, _ theme: Int) -> Link? {
    guard let resolution = graph.resolution(of: token, inTheme: theme) else { return nil }
    return Link(
      path: graph.path(of: token), declaration: resolution.declaration,
      shadowed: graph.shadowed(token, inTheme: theme))
  }
}

/// Finds who depends on a token.
private struct DependentSearch {
  private(set) var direct: [TokenExplanation.Dependent] = []
  private(set) var reach = 0

  /// For each token, which others refer to it: one pass over the tokens of every theme.
  init(_ graph: ThemeGraph, of token: TokenID) {
    var themes: [TokenID: [Int]] = [:]
    var reached = Set<TokenID>()
    for theme in graph.themes.indices {
      var dependents: [TokenID: [TokenID]] = [:]
      for other in graph.tokens.ids {
        for target in graph.referents(of: other, inTheme: theme) {
          dependents[target, default: []].append(other)
        }
      }
      for other in dependents[token] ?? [] where themes[other]?.last != theme {
        themes[other, default: []].append(theme)
      }
      reached.formUnion(Self.closure(of: token, dependents))
    }
    reach = reached.count
    for other in graph.tokens.ids {
      guard let found = themes[other], let first = found.first,
        let resolution = graph.resolution(of: other, inTheme: first)
      else { continue }
      direct.append(
        TokenExplanation.Dependent(
          path: graph.path(of: other),
          span: graph.declarations[resolution.declaration].valueSpan,
          themes: found.count == graph.themes.count ? nil : found.map { graph.themes[$0].name }))
    }
  }

  private static func closure(
    of token: TokenID, _ dependents: [TokenID: [TokenID]]
  ) -> Set<TokenID> {
    var reached = Set<TokenID>()
    var open = [token]
    while let next = open.popLast() {
      for other in dependents[next] ?? [] where other != token && reached.insert(other).inserted {
        open.append(other)
      }
    }
    return reached
  }
}
