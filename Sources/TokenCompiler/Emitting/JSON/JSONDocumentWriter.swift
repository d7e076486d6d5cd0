/// Writes one theme as a nested document. Iterates over groups with a stack of its own.
struct JSONDocumentWriter {
  private let graph: ThemeGraph
  private let theme: Int
  private let members: GroupMembers
  private let presence: JSONPresence
  private var out: ByteWriter
  private var open: [OpenObject] = []
  private var written: WrittenValues

  /// An object of which some members are written.
  private struct OpenObject {
    /// The positions of those that are not.
    var members: Range<Int>
    var isEmpty = true
    /// It is a token with a type, or inside of one: what states no type would inherit that.
    var handsTypeDown = false
  }

  /// The bytes of the document.
  static func document(_ graph: ThemeGraph, theme: Int) -> [UInt8] {
    var writer = JSONDocumentWriter(graph, theme)
    writer.writeDocument()
    return writer.out.finish()
  }

  private init(_ graph: ThemeGraph, _ theme: Int) {
    self.graph = graph
    self.theme = theme
    members = GroupMembers(graph)
    presence = JSONPresence(graph, theme: theme, members: members)
    written = WrittenValues(graph)
    out = ByteWriter(capacity: 1024 + graph.tokens.count * 160)
  }

  private mutating func writeDocument() {
    guard !graph.groups.isEmpty else {
      out.write("{}\n")
      return
    }
    begin(.root)
    while let object = open.last {
      guard let position = object.members.first else {
        end()
        continue
      }
      open[open.count - 1].members = position + 1..<object.members.upperBound
      write(members[position])
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
    open.append(
      OpenObject(members: members.positions(of: group), handsTypeDown: handsTypeDown))
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
    let group = presence.children.isEmpty ? nil : presence.children[token]
    let isInTyped = open.last?.handsTypeDown == true
    out.write("{")
    open.append(OpenObject(members: group.map(members.positions) ?? 0..<0))
    writeType(of: token, isInTyped: isInTyped)
    writeValue(of: token)
    writeMetadata(of: token, group)
    if group == nil { end() }
  }

  private mutating func writeType(of token: TokenID, isInTyped: Bool) {
    let type = graph.columns[theme].types[token.index]
    if let type, type != .custom {
      startMember("\"$type\": ")
      out.writeJSON(word: type.name)
    } else if let name = graph.typeName(of: token, inTheme: theme) ?? (isInTyped ? "null" : nil) {
      // A null without a type is not one of the type around it.
      startMember("\"$type\": ")
      out.writeJSON(type: name)
    } else {
      return
    }
    open[open.count - 1].handsTypeDown = true
  }

  private mutating func writeValue(of token: TokenID) {
    guard let value = graph.valueNumber(of: token, inTheme: theme) else { return }
    let before = (bytes: out.count, isEmpty: open[open.count - 1].isEmpty)
    startMember("\"$value\": ")
    if let range = written[value] { return out.write(again: range) }
    let start = out.count
    if out.writeJSON(value: graph.values[value]) {
      written[value] = start..<out.count
    } else {
      out.truncate(to: before.bytes)
      open[open.count - 1].isEmpty = before.isEmpty
    }
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
    let extensions = graph.declarations.elements[declaration.index].extensions
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
    out.writeLine(indentedBy: 2 * min(open.count, 100))
  }
}
