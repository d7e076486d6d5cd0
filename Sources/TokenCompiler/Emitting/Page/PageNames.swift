/// What tokens are called in CSS and Swift, as those outputs call them. Most names follow from the
/// path, so the page holds the others only; its script does what `simple` does.
struct PageNames {
  private let css: CSSNames
  private let swift: SwiftMemberPaths
  /// What stands in front of names in CSS.
  private let prefix: String
  /// The first name of paths that Swift leaves out.
  private let root: String

  /// The names of a graph.
  init(_ graph: ThemeGraph, cssPrefix: String, namesConstants: Bool) {
    css = CSSNames(graph, prefix: cssPrefix)
    swift = SwiftMemberPaths(graph, style: namesConstants ? .static : .theme)
    prefix = cssPrefix.isEmpty ? "--" : "--\(cssPrefix)-"
    root = Self.root(graph, swift)
  }

  /// As the page's script reads it.
  var json: JSONValue {
    .object([.init("css", .string(prefix)), .init("swift", .string(root))])
  }

  /// The names of a token that do not follow from its path; 0 for none.
  func members(of token: TokenID, _ graph: ThemeGraph) -> [JSONValue.Member] {
    let path = graph.path(of: token)
    let name =
      NamesEmitter.hasProperty(token, graph)
      ? String(decoding: css.name(of: token), as: UTF8.self) : nil
    var members: [JSONValue.Member] = []
    if name != prefix + path.split(separator: ".").joined(separator: "-") {
      members.append(.init("k", name.map { .string($0) } ?? .integer(0)))
    }
    let member = swift.path(of: token)
    if member == nil || member != Self.simple(path, without: root) {
      members.append(.init("s", member.map { .string($0) } ?? .integer(0)))
    }
    return members
  }

  private static func root(_ graph: ThemeGraph, _ swift: SwiftMemberPaths) -> String {
    for token in graph.tokens.ids {
      let path = graph.path(of: token)
      guard let name = swift.path(of: token), let first = path.split(separator: ".").first else {
        continue
      }
      if name == simple(path, without: String(first)), name != simple(path, without: "") {
        return String(first)
      }
    }
    return ""
  }

  /// A path in camel case: `color.floatingButton` for `theme.color.floating-button`; `nil` where
  /// languages have opinions on what a capital is.
  private static func simple(_ path: String, without root: String) -> String? {
    guard path.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var parts = path.split(separator: ".")
    if parts.first.map(String.init) == root { parts.removeFirst() }
    return parts.map { part in
      let words = part.split(separator: "-")
      return words.enumerated().map {
        $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
      }
      .joined()
    }.joined(separator: ".")
  }
}
