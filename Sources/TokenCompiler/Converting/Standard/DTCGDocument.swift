/// Writes one document: some tokens of a theme in their groups.
struct DTCGDocument {
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - tokens: What tokens say.
  ///   - leftOut: For each token, what it is where the standard cannot say it.
  ///   - own: Those of the document, in the order of their groups.
  ///   - groups: The groups whose descriptions were written already.
  init(
    _ content: DTCGContent, _ tokens: [TokenID: JSONValue], leftOut: [JSONValue?],
    _ own: [TokenID], groups known: inout Set<GroupID>
  ) {
    let graph = content.graph
    var writer = NestedJSONWriter(step: 2)
    writer.begin()
    Self.writeRoot(content, leftOut, own, &known, into: &writer)
    for token in own {
      guard let value = tokens[token], let names = content.names.tokens[token] else { continue }
      // The groups of the token, one for each of its names but the last.
      let around = Self.groups(around: token, graph)
      writer.move(to: names.dropLast()) { writer, depth in
        guard depth <= around.count else { return }
        let (description, extensions) = Self.about(around[depth - 1], graph, &known)
        if let description { writer.member("$description", .string(description)) }
        if !extensions.isEmpty { writer.member("$extensions", .object(extensions)) }
      }
      if case .object(let members) = value {
        writer.token(names[names.count - 1], members)
      } else {
        writer.member(names[names.count - 1], value)
      }
    }
    writer.end()
    bytes = writer.bytes
  }

  /// The groups around a token, outermost first; the last is its own where it is a group as well.
  private static func groups(around token: TokenID, _ graph: ThemeGraph) -> [GroupID] {
    var groups: [GroupID] = []
    var group = graph.tokens[token].group
    let name = graph.names.utf8(graph.tokens[token].name)
    if let entry = graph.table.find(name, in: group, names: graph.names),
      let own = graph.table.entries[entry].group
    {
      group = own
    }
    while group != .root {
      groups.append(group)
      group = graph.groups[group].parent
    }
    return groups.reversed()
  }

  /// What a group says besides its members, the first time that it is asked for.
  private static func about(
    _ group: GroupID, _ graph: ThemeGraph, _ known: inout Set<GroupID>
  ) -> (description: String?, extensions: [JSONValue.Member]) {
    guard known.insert(group).inserted else { return (nil, []) }
    guard case .object(let members)? = graph.extensions(of: group) else {
      return (graph.description(of: group), [])
    }
    return (graph.description(of: group), members)
  }

  /// The description and the extensions of the document, with what the standard cannot say of its tokens.
  private static func writeRoot(
    _ content: DTCGContent, _ leftOut: [JSONValue?], _ own: [TokenID],
    _ known: inout Set<GroupID>, into writer: inout NestedJSONWriter
  ) {
    let (description, extensions) = about(.root, content.graph, &known)
    if let description { writer.member("$description", .string(description)) }
    let lists = lists(content, leftOut, own)
    guard !extensions.isEmpty || !lists.isEmpty else { return }
    writer.move(to: ["$extensions"])
    let key = "tokenc"
    for member in extensions where member.key != key { writer.member(member.key, member.value) }
    guard !lists.isEmpty || extensions.contains(where: { $0.key == key }) else {
      return writer.move(to: [])
    }
    writer.move(to: ["$extensions", key])
    if case .object(let others)? = extensions.first(where: { $0.key == key })?.value {
      for member in others where !lists.contains(where: { $0.name == member.key }) {
        writer.member(member.key, member.value)
      }
    }
    for list in lists {
      writer.move(to: ["$extensions", key, list.name])
      for member in list.members { writer.member(member.key, member.value) }
    }
    writer.move(to: [])
  }

  /// The tokens that are left out and those that have other names.
  private static func lists(
    _ content: DTCGContent, _ leftOut: [JSONValue?], _ own: [TokenID]
  ) -> [(name: String, members: [JSONValue.Member])] {
    let left = own.compactMap { token in
      leftOut[token.index].map { JSONValue.Member(content.graph.path(of: token), $0) }
    }
    let tokens = Set(own)
    let renamed = content.names.changes.filter { change in
      tokens.contains(change.token) && leftOut[change.token.index] == nil
    }.map { JSONValue.Member($0.new, .string($0.old)) }
    return [("left-out", left), ("renamed", renamed)].filter { !$1.isEmpty }
  }
}
