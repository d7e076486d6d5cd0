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
      writer.member(names[names.count - 1], value)
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

/// A resolver document (DTCG Resolver 2025.10): one set, and the modifiers above it.
struct DTCGResolver {
  let sources: [JSONValue]
  let modifiers: [(modifier: Modifier, contexts: JSONValue)]

  var bytes: [UInt8] {
    var set = "tokens"
    while modifiers.contains(where: { $0.modifier.name == set }) { set += "-base" }
    var writer = NestedJSONWriter(step: 2)
    writer.begin()
    writer.member("version", .string("2025.10"))
    writer.move(to: ["sets", set])
    writer.member("sources", .array(sources))
    for (modifier, contexts) in modifiers where Self.isPlain(modifier.name) {
      writer.move(to: ["modifiers", modifier.name])
      for member in members(modifier, contexts) { writer.member(member.key, member.value) }
    }
    writer.move(to: [])
    writer.member("resolutionOrder", .array([reference("sets", set)] + modifiers.map(entry)))
    writer.end()
    return writer.bytes
  }

  /// A modifier's place in the order. A name that a pointer would have to escape stands in the order itself.
  private func entry(_ modifier: Modifier, _ contexts: JSONValue) -> JSONValue {
    guard !Self.isPlain(modifier.name) else { return reference("modifiers", modifier.name) }
    return .object(
      [.init("type", .string("modifier")), .init("name", .string(modifier.name))]
        + members(modifier, contexts))
  }

  private func reference(_ list: String, _ name: String) -> JSONValue {
    .members(["$ref": .string("#/\(list)/\(name)")])
  }

  private func members(_ modifier: Modifier, _ contexts: JSONValue) -> [JSONValue.Member] {
    [.init("contexts", contexts)]
      + (modifier.defaultContext.map { [.init("default", .string($0))] } ?? [])
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "-_".contains($0) }
  }
}

/// Names for files, each of them once.
struct DTCGFileNames {
  private var taken = Set<String>()
  private var contexts: [String: String] = [:]

  /// The document of a source.
  mutating func path(ofSource source: String) -> String {
    var stem = Substring(source.split(separator: "/").last ?? "theme")
    for ending in [".json", ".jsonc", ".json5", ".tokens", ".resolver"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = stem.dropLast(ending.count)
    }
    return path(Self.plain(String(stem)) + ".tokens.json")
  }

  /// The document of a context.
  mutating func path(
    ofContext context: String, of modifier: Modifier, name: String
  ) -> String {
    path(Self.plain("\(name).\(modifier.name)-\(context)") + ".tokens.json")
  }

  /// A name that no other file has, whatever the case of its letters.
  mutating func path(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    var (found, number) = (name, 2)
    while !taken.insert(found.lowercased()).inserted {
      found = "\(parts.first ?? "theme")-\(number)." + (parts.count > 1 ? parts[1] : "json")
      number += 1
    }
    return found
  }

  private static func plain(_ name: String) -> String {
    let text = String(
      name.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "._-".contains($0) ? $0 : "-" })
    return text.hasPrefix(".") ? "theme" + text : text
  }
}
