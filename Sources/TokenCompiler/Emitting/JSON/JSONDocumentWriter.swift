/// Writes one theme as a nested document. Iterates over groups with a stack of its own.
struct JSONDocumentWriter {
  private let graph: ThemeGraph
  private let theme: Int
  private let members: GroupMembers
  private let presence: JSONPresence
  private var out: ByteWriter
  private var open: [OpenObject] = []

  /// An object of which some members are written.
  private struct OpenObject {
    var members: ArraySlice<GroupMembers.Member>
    var isEmpty = true
    /// It is a token with a type, or inside of one: what states no type would inherit that.
    var handsTypeDown = false
  }

  /// The bytes of the document.
  static func document(_ graph: ThemeGraph, theme: Int) -> [UInt8] {
    var writer = JSONDocumentWriter(graph, theme)
    writer.writeDocument()
    return writer.out.bytes
  }

  private init(_ graph: ThemeGraph, _ theme: Int) {
    self.graph = graph
    self.theme = theme
    members = GroupMembers(graph)
    presence = JSONPresence(graph, theme: theme, members: members)
    out = ByteWriter(capacity: graph.tokens.count * 160)
  }

  private mutating func writeDocument() {
    guard !graph.groups.isEmpty else {
      out.write("{}\n")
      return
    }
    begin(.root)
    while let object = open.last {
      guard let member = object.members.first else {
        end()
        continue
      }
      open[open.count - 1].members.removeFirst()
      write(member)
    }
    out.write("\n")
  }

  private mutating func write(_ member: GroupMembers.Member) {
    switch member {
    case .group(let group):
      guard presence.groups[group.index], !presence.isWrittenWithToken[group.index] else { return }
      startMember(named: graph.groups[group].name)
      begin(group)
    case .token(let token):
      guard presence.has(token) else { return }
      startMember(named: graph.tokens[token].name)
      write(token)
    }
  }

  private mutating func begin(_ group: GroupID) {
    out.write("{")
    let handsTypeDown = open.last?.handsTypeDown == true
    open.append(OpenObject(members: members[group], handsTypeDown: handsTypeDown))
    writeDescription(graph.description(of: group, inTheme: theme))
    writeExtensions(graph.extensions(of: group, inTheme: theme))
  }

  private mutating func end() {
    let object = open.removeLast()
    if !object.isEmpty { startLine() }
    out.write("}")
  }

  /// Writes a token; one with children stays open for them.
  private mutating func write(_ token: TokenID) {
    let group = presence.children[token]
    out.write("{")
    var type = graph.typeName(of: token, inTheme: theme)
    // A null without a type is not one of the type around it.
    if type == nil, open.last?.handsTypeDown == true { type = "null" }
    open.append(
      OpenObject(members: group.map { members[$0] } ?? [], handsTypeDown: type != nil))
    if let type {
      startMember("\"$type\": ")
      out.writeJSON(type: type)
    }
    writeValue(of: token)
    writeMetadata(of: token, group)
    if group == nil { end() }
  }

  private mutating func writeValue(of token: TokenID) {
    guard let value = graph.value(of: token, inTheme: theme) else { return }
    let start = (bytes: out.count, isEmpty: open[open.count - 1].isEmpty)
    startMember("\"$value\": ")
    guard !out.writeJSON(value: value) else { return }
    out.truncate(to: start.bytes)
    open[open.count - 1].isEmpty = start.isEmpty
  }

  private mutating func writeMetadata(of token: TokenID, _ group: GroupID?) {
    guard let declaration = graph.declaration(of: token, inTheme: theme) else { return }
    let inherited = group.flatMap { graph.description(of: $0, inTheme: theme) }
    writeDescription(graph.description(of: declaration) ?? inherited)
    switch graph.deprecation(of: token, inTheme: theme) {
    case .flag(let flag)?:
      startMember("\"$deprecated\": ")
      out.write(flag ? "true" : "false")
    case .reason(let reason)?:
      startMember("\"$deprecated\": ")
      out.writeJSON(string: reason)
    case nil: break
    }
    let extensions = graph.declarations[declaration].extensions
    writeExtensions(
      extensions ?? group.flatMap { graph.extensions(of: $0, inTheme: theme) },
      as: .tokenExtensions)
  }

  private mutating func writeDescription(_ description: String?) {
    guard let description else { return }
    startMember("\"$description\": ")
    out.writeJSON(string: description)
  }

  private mutating func writeExtensions(
    _ extensions: JSONValue?, as role: ByteWriter.JSONRole = .data
  ) {
    guard let extensions else { return }
    startMember("\"$extensions\": ")
    out.writeJSON(extensions, as: role)
  }

  private mutating func startMember(_ key: StaticString) {
    startMember()
    out.write(key)
  }

  private mutating func startMember(named name: Name) {
    startMember()
    out.writeJSON(string: graph.names.utf8(name))
    out.write(": ")
  }

  private mutating func startMember() {
    if !open[open.count - 1].isEmpty { out.write(",") }
    open[open.count - 1].isEmpty = false
    startLine()
  }

  /// Two blanks a level; beyond any depth that a person reads, no more, so that the document stays
  /// linear in its depth.
  private mutating func startLine() {
    out.write("\n")
    out.write(spaces: 2 * min(open.count, 100))
  }
}
