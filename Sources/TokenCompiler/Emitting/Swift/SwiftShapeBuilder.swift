/// Walks through a graph and builds the shape of its Swift type.
struct SwiftShapeBuilder {
  /// The root group whose members are those of the theme itself.
  private static let valueGroup = "theme"
  /// How deep groups may lie in each other: Swift takes 256 types inside each other.
  private static let deepestGroup = 250

  private let graph: ThemeGraph
  private let members: GroupMembers
  private let kinds: SwiftKinds
  private let typeName: String
  /// The first token of every group that holds one; what has none is left out.
  private var firstTokens: [TokenID?]
  private var shape = SwiftShape()
  private var frames: [Frame] = []
  private var scopes: SwiftScopes

  /// A group that the walk is in.
  private struct Frame {
    /// Its node; the group `theme` has none and shares the scope of the root.
    var node: Int?
    /// The positions of the members that are left.
    var members: Range<Int>
    var depth: Int

    /// The scope of its members' names.
    var scope: Int { node.map { $0 + 1 } ?? 0 }
  }

  /// The shape of a graph's type; names that meet and types that differ are reported.
  static func build(
    _ graph: ThemeGraph, typeName: String, colors: SwiftOptions.Colors = .code,
    into diagnostics: inout Diagnostics
  ) -> SwiftShape {
    guard !graph.groups.isEmpty, !graph.themes.isEmpty else { return SwiftShape() }
    var builder = SwiftShapeBuilder(
      graph, kinds: SwiftKinds(graph, colors: colors, into: &diagnostics), typeName: typeName)
    builder.walk(into: &diagnostics)
    builder.shape.assignSlots()
    return builder.shape
  }

  private init(_ graph: ThemeGraph, kinds: SwiftKinds, typeName: String) {
    self.graph = graph
    self.typeName = typeName
    self.kinds = kinds
    members = GroupMembers(graph)
    scopes = SwiftScopes(count: graph.groups.count + graph.tokens.count)
    firstTokens = Array(repeating: nil, count: graph.groups.count)
    for token in graph.tokens.ids where kinds[token] != nil {
      var group = graph.tokens[token].group
      while firstTokens[group.index] == nil {
        firstTokens[group.index] = token
        group = graph.groups[group].parent
      }
    }
  }

  private mutating func walk(into diagnostics: inout Diagnostics) {
    shape.names.reserveCapacity(graph.names.bytes.count + graph.tokens.count)
    shape.entries.reserveCapacity(graph.tokens.count)
    shape.steps.reserveCapacity(graph.tokens.count + 2 * graph.groups.count)
    frames.append(Frame(node: nil, members: members.positions(of: .root), depth: 0))
    while let frame = frames.last {
      guard let position = frame.members.first else {
        leave(frame)
        continue
      }
      frames[frames.count - 1].members = position + 1..<frame.members.upperBound
      switch members[position] {
      case .token(let token): add(token, in: frame, into: &diagnostics)
      case .group(let group) where firstTokens[group.index] != nil:
        enter(group, in: frame, into: &diagnostics)
      case .group: break
      }
    }
  }

  private mutating func leave(_ frame: Frame) {
    frames.removeLast()
    if frame.node != nil { shape.steps.append(.close) }
  }

  private mutating func enter(
    _ group: GroupID, in frame: Frame, into diagnostics: inout Diagnostics
  ) {
    let isValue =
      graph.groups[group].parent == .root && graph.name(of: group) == Self.valueGroup
    if isValue {
      frames.append(Frame(node: nil, members: members.positions(of: group), depth: 0))
      return
    }
    guard let name = claim(graph.groups[group].name, .group(group), in: frame, into: &diagnostics)
    else { return }
    guard frame.depth < Self.deepestGroup else {
      let (path, span) = place(of: .group(group))
      return diagnostics.report(.swiftNestsTooDeep(path, limit: Self.deepestGroup, at: span))
    }
    shape.steps.append(.open(shape.nodes.count))
    shape.nodes.append(
      SwiftShape.Node(
        group: group, name: name,
        typeName: SwiftName.type(ofMember: shape.text(name), inside: typeName), parent: frame.node))
    frames.append(
      Frame(
        node: shape.nodes.count - 1, members: members.positions(of: group), depth: frame.depth + 1))
  }

  private mutating func add(
    _ token: TokenID, in frame: Frame, into diagnostics: inout Diagnostics
  ) {
    guard let found = kinds[token] else { return }
    guard let name = claim(graph.tokens[token].name, .token(token), in: frame, into: &diagnostics)
    else { return }
    shape.steps.append(.token(shape.entries.count))
    shape.entries.append(
      SwiftShape.Entry(
        token: token, kind: found.kind, isOptional: found.isOptional, name: name,
        parent: frame.node))
  }

  /// Makes the name of a member and takes it in the scope of the group, or reports who has it.
  private mutating func claim(
    _ name: Name, _ member: GroupMembers.Member, in frame: Frame,
    into diagnostics: inout Diagnostics
  ) -> SwiftShape.Name? {
    let start = shape.names.count
    SwiftName.appendMember(graph.names.utf8(name), to: &shape.names)
    let range = ByteRange(start..<shape.names.count)
    let own = SwiftShape.Name(range: range, isKeyword: SwiftName.isKeyword(shape.names[start...]))
    guard let other = scopes.claim(range, of: shape.names, in: frame.scope, for: member)
    else { return own }
    let (path, span) = place(of: member)
    let (otherPath, otherSpan) = place(of: other)
    diagnostics.report(
      .swiftNameCollision(path, otherPath, name: shape.text(own), at: span, other: otherSpan))
    return nil
  }

  private func place(of member: GroupMembers.Member) -> (path: String, span: SourceSpan?) {
    switch member {
    case .token(let token): (graph.path(of: token), graph.nameSpan(of: token))
    case .group(let group):
      (graph.path(of: group), firstTokens[group.index].flatMap(graph.nameSpan(of:)))
    }
  }
}

extension ThemeGraph {
  /// Where the name of a token is written, in the first theme that has the token.
  func nameSpan(of token: TokenID) -> SourceSpan? {
    for theme in columns.indices {
      if let resolution = resolution(of: token, inTheme: theme) {
        return declarations[resolution.declaration].nameSpan
      }
    }
    return nil
  }
}
