/// Who refers to whom, cut down to what a picture can show: tokens, or groups in their place.
struct ReferenceMap {
  /// A token, or a group that stands for its tokens.
  struct Node {
    /// The names of the groups around it.
    var groups: ArraySlice<String>
    var name: String
    /// The token; `nil` for a group.
    var token: TokenID?
    /// How many tokens it stands for.
    var count = 1
    /// Whether the picture was asked for because of it.
    var isCentre = false
  }

  /// A reference, or all those of one group to another.
  struct Edge {
    var source: Int
    var target: Int
    var count = 1
    /// The indexes of the themes in which it is there.
    var themes: [Int]
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
  /// How many references there are between tokens, where the nodes are groups.
  private(set) var groupedReferences: Int?

  /// So much is drawn token by token where nothing else is asked for. Mermaid refuses more than 500
  /// edges, and nobody reads as many.
  private static let readableEdges = 300
  private static let readableNodes = 250
  private static let readableGroups = 60

  /// The map that the options ask for, of every token that refers to another one or is referred to.
  init(_ graph: ThemeGraph, around centre: Set<TokenID>?, _ options: ReferenceMapOptions) {
    var references = Self.references(graph)
    if let centre {
      references = TokenSurroundings.references(references, around: centre, options.depth)
    }
    var shown = centre ?? []
    for reference in references { shown.formUnion([reference.source, reference.target]) }
    let tokens = graph.tokens.ids.filter { shown.contains($0) }
    let isReadable =
      references.count <= Self.readableEdges && tokens.count <= Self.readableNodes
    if options.detail == .tokens || options.detail == .auto && isReadable {
      addTokens(tokens, references, graph, centre)
    } else {
      addGroups(tokens, references, graph)
    }
  }

  /// One token refers to another one.
  struct Reference {
    var source: TokenID
    var target: TokenID
    var themes: [Int]
  }

  /// All references, in the order of the tokens that have them.
  private static func references(_ graph: ThemeGraph) -> [Reference] {
    var found: [Reference] = []
    for token in graph.tokens.ids {
      let start = found.count
      for theme in graph.themes.indices {
        for target in graph.referents(of: token, inTheme: theme) {
          if let known = found[start...].firstIndex(where: { $0.target == target }) {
            if found[known].themes.last != theme { found[known].themes.append(theme) }
          } else {
            found.append(Reference(source: token, target: target, themes: [theme]))
          }
        }
      }
    }
    return found
  }

  private mutating func addTokens(
    _ tokens: [TokenID], _ references: [Reference], _ graph: ThemeGraph, _ centre: Set<TokenID>?
  ) {
    var places: [TokenID: Int] = [:]
    for token in tokens {
      places[token] = nodes.count
      nodes.append(
        Node(
          groups: graph.segments(of: graph.tokens[token].group)[...],
          name: graph.name(of: token), token: token,
          isCentre: centre?.contains(token) ?? false))
    }
    for reference in references {
      guard let source = places[reference.source], let target = places[reference.target] else {
        continue
      }
      edges.append(Edge(source: source, target: target, themes: reference.themes))
    }
  }

  /// Groups in place of tokens, in the order of their first tokens; fewer where they would have more
  /// references among each other than can be read.
  private mutating func addGroups(
    _ tokens: [TokenID], _ references: [Reference], _ graph: ThemeGraph
  ) {
    groupedReferences = references.count
    let names = GroupNames(tokens, graph, limit: Self.readableGroups)
    var limit = Self.readableGroups
    repeat {
      (nodes, edges) = ([], [])
      var places: [TokenID: Int] = [:]
      for part in GroupPartition(names.paths, limit: limit).parts {
        for member in part.members { places[tokens[member]] = nodes.count }
        let name = names.name(of: part)
        nodes.append(
          Node(groups: name.dropLast(), name: name.last ?? "", count: part.members.count))
      }
      join(references, places)
      limit /= 2
    } while edges.count > Self.readableEdges && limit > 3
  }

  private mutating func join(_ references: [Reference], _ places: [TokenID: Int]) {
    var known: [[Int]: Int] = [:]
    for reference in references {
      guard let source = places[reference.source], let target = places[reference.target],
        source != target
      else { continue }
      if let index = known[[source, target]] {
        edges[index].count += 1
        edges[index].themes = Set(edges[index].themes + reference.themes).sorted()
      } else {
        known[[source, target]] = edges.count
        edges.append(Edge(source: source, target: target, themes: reference.themes))
      }
    }
  }
}
