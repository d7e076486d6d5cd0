/// Walks through a graph and writes a folder for every group that holds a colour, and a set for every
/// colour. Themes that differ in more than their appearance lie in folders of their own.
struct CatalogWriter {
  private let graph: ThemeGraph
  private let emitter: XCAssetsEmitter
  private let members: GroupMembers
  /// For each group and token by index: whether the family that is being written has a colour in it.
  private var hasColor: (groups: [TokenID?], tokens: [Bool])
  /// The themes of the family, by appearance.
  private var columns: [Int] = []
  private var frames: [Frame] = []
  /// The names in each folder that the walk is in; the first is the catalog itself, which holds the
  /// first family's groups and the other families' folders.
  private var scopes = [CatalogScope()]
  /// The path of the folder around everything.
  private var root = ""
  private var files = [OutputFile(path: CatalogFile.name, bytes: CatalogFile.root)]

  /// A folder that the walk is in.
  private struct Frame {
    /// The path in the catalog, with a `/` at the end unless it is empty.
    var path: String
    var members: ArraySlice<GroupMembers.Member>
  }

  /// The files of a graph's catalog.
  static func files(
    _ graph: ThemeGraph, _ emitter: XCAssetsEmitter, into diagnostics: inout Diagnostics
  ) -> [OutputFile] {
    var writer = CatalogWriter(graph, emitter)
    let appearances = AppearanceFamilies(graph, appearance: emitter.appearance)
    guard !graph.groups.isEmpty else { return writer.files }
    writer.root = CatalogNames.folder(named: emitter.folder)
    if !writer.root.isEmpty { writer.addFolder(writer.root) }
    for family in appearances.families() {
      writer.columns = appearances.columns(of: family)
      writer.findColors()
      writer.write(family, into: &diagnostics)
    }
    return writer.files
  }

  private init(_ graph: ThemeGraph, _ emitter: XCAssetsEmitter) {
    self.graph = graph
    self.emitter = emitter
    members = GroupMembers(graph)
    hasColor = ([], [])
  }

  /// Notes which tokens have a colour and, for each group around one, the first of them; linear.
  private mutating func findColors() {
    hasColor.groups = Array(repeating: nil, count: graph.groups.count)
    hasColor.tokens = Array(repeating: false, count: graph.tokens.count)
    for token in graph.tokens.ids where columns.contains(where: { color(of: token, $0) != nil }) {
      hasColor.tokens[token.index] = true
      var group = graph.tokens[token].group
      while hasColor.groups[group.index] == nil {
        hasColor.groups[group.index] = token
        group = graph.groups[group].parent
      }
    }
  }

  private func color(of token: TokenID, _ theme: Int) -> Color? {
    guard case .color(let color)? = graph.value(of: token, inTheme: theme) else { return nil }
    return color
  }

  private mutating func write(
    _ family: AppearanceFamilies.Family, into diagnostics: inout Diagnostics
  ) {
    guard hasColor.groups[GroupID.root.index] != nil else { return }
    guard !family.words.isEmpty else { return walk(from: root, into: &diagnostics) }
    let name = CatalogNames.folder(of: family)
    let theme = graph.themes[family.themes[0]].name
    guard claim(name, .theme(theme), into: &diagnostics) else { return }
    addFolder(root + name + "/")
    scopes.append(CatalogScope())
    walk(from: root + name + "/", into: &diagnostics)
    scopes.removeLast()
  }

  private mutating func walk(from path: String, into diagnostics: inout Diagnostics) {
    frames = [Frame(path: path, members: members[.root])]
    while let frame = frames.last {
      guard let member = frame.members.first else {
        frames.removeLast()
        if !frames.isEmpty { scopes.removeLast() }
        continue
      }
      frames[frames.count - 1].members.removeFirst()
      switch member {
      case .token(let token) where hasColor.tokens[token.index]:
        add(token, in: frame.path, into: &diagnostics)
      case .group(let group):
        if let first = hasColor.groups[group.index] {
          enter(group, first, in: frame.path, into: &diagnostics)
        }
      case .token: break
      }
    }
  }

  private mutating func enter(
    _ group: GroupID, _ first: TokenID, in folder: String, into diagnostics: inout Diagnostics
  ) {
    let name = CatalogNames.name(graph.names.utf8(graph.groups[group].name))
    guard claim(name, .group(group, first), into: &diagnostics) else { return }
    let path = folder + name + "/"
    addFolder(path)
    frames.append(Frame(path: path, members: members[group]))
    scopes.append(CatalogScope())
  }

  private mutating func add(
    _ token: TokenID, in folder: String, into diagnostics: inout Diagnostics
  ) {
    let name = CatalogNames.name(graph.names.utf8(graph.tokens[token].name))
    guard claim(name, .token(token), into: &diagnostics) else { return }
    let values = columns.map { value(of: token, inTheme: $0, into: &diagnostics) }
    files.append(
      OutputFile(
        path: folder + name + CatalogFile.setEnding + "/" + CatalogFile.name,
        bytes: CatalogFile.colorSet(CatalogColor.entries(values))))
  }

  private mutating func addFolder(_ path: String) {
    files.append(OutputFile(path: path + CatalogFile.name, bytes: CatalogFile.folder))
  }

  /// A theme without a colour for the token shows nothing.
  private func value(
    of token: TokenID, inTheme theme: Int, into diagnostics: inout Diagnostics
  ) -> CatalogValue {
    guard let color = color(of: token, theme) else { return .clear }
    var wasMoved = false
    let value = CatalogValue(color, in: emitter.colorSpaces, wasMoved: &wasMoved)
    if wasMoved {
      diagnostics.report(
        .catalogColorMoved(
          graph.path(of: token), color.space.rawValue,
          into: value.isP3 ? "Display P3" : "sRGB",
          at: graph.valueSpan(of: token, in: graph.columns[theme])))
    }
    return value
  }

  /// Takes a name in the innermost folder, or reports who has it.
  private mutating func claim(
    _ name: String, _ owner: CatalogScope.Owner, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard name.utf8.count <= CatalogNames.maximumLength else {
      let place = place(of: owner)
      diagnostics.report(.catalogNameTooLong(place.path, at: place.span))
      return false
    }
    guard let other = scopes[scopes.count - 1].claim(name, owner) else { return true }
    diagnostics.report(
      .catalogNameCollision(place(of: owner), place(of: other.owner), name, other.name))
    return false
  }

  private func place(of owner: CatalogScope.Owner) -> CatalogPlace {
    switch owner {
    case .token(let token):
      CatalogPlace(path: graph.path(of: token), span: graph.nameSpan(of: token))
    case .group(let group, let first):
      CatalogPlace(path: graph.path(of: group), span: graph.nameSpan(of: first))
    case .theme(let name): CatalogPlace(path: name, span: nil, isTheme: true)
    }
  }
}
