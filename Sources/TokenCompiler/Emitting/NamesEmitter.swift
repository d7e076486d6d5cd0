/// What every token is called: its path, and its names in Swift and CSS.
public struct NamesEmitter: Emitter {
  /// The name of the format.
  public static let id = "names"
  /// The end of its file names.
  public static let fileExtension = ".names.json"
  /// One line for the help.
  public static let summary = "a list of the tokens' paths with their names in Swift and CSS"
  /// What can be chosen.
  public static let options: [EmitterOption] = []
  /// The list holds the tokens of all themes.
  public static let holdsAllThemes = true
  /// Names come without values.
  public static let needsValues = false

  /// What every CSS name begins with, without the hyphens; empty for nothing.
  public var prefix: String
  /// Whether Swift's names are those of constants in enumerations instead of a theme's members.
  public var namesConstants: Bool

  /// An emitter for names in CSS with this prefix, and for names in Swift of one of the two styles.
  public init(prefix: String = "", namesConstants: Bool = false) {
    self.prefix = prefix
    self.namesConstants = namesConstants
  }

  /// An emitter; the names are those that the other emitters would write with their own options.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let style = settings.value(of: "style", in: SwiftEmitter.self)
    self.init(
      prefix: settings.value(of: "prefix", in: CSSEmitter.self) ?? "",
      namesConstants: style == SwiftOptions.Style.static.rawValue)
  }

  /// The list. A name that an output cannot give, or gives to another token, is left out: the
  /// output itself says why.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    let css = CSSNames(graph, prefix: prefix)
    let swift = SwiftMemberPaths(graph, style: namesConstants ? .static : .theme)
    var out = ByteWriter(capacity: graph.tokens.count * 160)
    out.write("{\n  \"version\": 1,\n  \"tokens\": [")
    for token in graph.tokens.ids {
      out.write(token.index == 0 ? "\n    {\"path\": " : ",\n    {\"path\": ")
      out.writeJSON(string: graph.path(of: token))
      if let name = swift.path(of: token) {
        out.write(", \"swift\": ")
        out.writeJSON(string: name)
      }
      if Self.hasProperty(token, graph) {
        out.write(", \"css\": ")
        out.writeJSON(string: css.name(of: token))
      }
      out.write("}")
    }
    out.write(graph.tokens.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    return [OutputFile(bytes: out.finish())]
  }

  /// Whether some theme gives a token a custom property of its own name.
  static func hasProperty(_ token: TokenID, _ graph: ThemeGraph) -> Bool {
    graph.columns.indices.contains {
      graph.value(of: token, inTheme: $0).map { CSSParts(of: $0).contains(CSSPart.whole) } == true
    }
  }
}

extension Emitter where Self == NamesEmitter {
  /// What every token is called.
  public static var names: NamesEmitter { NamesEmitter() }
}
