/// Writes a schema: groups as objects in objects, each token on a line that refers to the definition of
/// its type. Iterates over the tokens, so that the depth of groups does not matter.
struct SchemaWriter {
  private let schema: ThemeSchema
  private let definitions: SchemaDefinitions
  private(set) var out: ByteWriter
  private var open: [OpenGroup] = []

  private struct OpenGroup {
    /// The names of its members so far.
    var members: [String] = []
    var additions: SchemaAdditions
  }

  init(_ schema: ThemeSchema) {
    self.schema = schema
    definitions = SchemaDefinitions(schema.contract)
    out = ByteWriter(capacity: schema.contract.tokens.count * 160)
  }

  mutating func writeDocument() {
    out.write("{\n\"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n\"title\": ")
    out.writeJSON(string: schema.title)
    out.write(",\n")
    begin(OpenGroup(additions: SchemaAdditions(schema.contract.terms.additions)))
    writeRootProperties()
    var path: [String] = []
    let tokens = schema.contract.tokens
    for index in tokens.indices {
      let names = tokens[index].names
      let isOpen = index + 1 < tokens.count && tokens[index + 1].names.starts(with: names)
      move(
        from: &path, to: isOpen ? names : Array(names.dropLast()),
        token: isOpen ? tokens[index] : nil)
      if !isOpen { write(tokens[index], index) }
    }
    move(from: &path, to: [], token: nil)
    end()
    out.write(",\n\"$defs\": {")
    writeDefinitions()
    out.write("\n}\n}\n")
  }

  private mutating func writeRootProperties() {
    for name in definitions.rootProperties {
      startMember(name)
      out.write("{\"type\": \"string\"}")
    }
  }

  private mutating func writeDefinitions() {
    for (index, definition) in definitions.all.enumerated() {
      out.write(index == 0 ? "\n" : ",\n")
      out.writeJSON(string: definition.name)
      out.write(": ")
      out.write(definition.schema)
    }
  }

  /// Closes and opens groups.
  private mutating func move(
    from path: inout [String], to target: [String], token: ThemeContract.Token?
  ) {
    var common = 0
    while common < min(path.count, target.count), path[common] == target[common] { common += 1 }
    while path.count > common {
      end()
      out.write("}")
      path.removeLast()
    }
    for name in target[common...] {
      startMember(name)
      out.write("{")
      begin(OpenGroup(additions: open[open.count - 1].additions.below(name)))
      path.append(name)
    }
    guard let token else { return }
    for property in definitions.properties(of: token) {
      startMember(property.name)
      out.write(property.schema)
    }
  }

  private mutating func begin(_ group: OpenGroup) {
    open.append(group)
    out.write("\"type\": \"object\", \"properties\": {")
  }

  private mutating func end() {
    let group = open.removeLast()
    if !group.members.isEmpty { startLine(open.count) }
    out.write("}")
    out.write(definitions.endOfGroup(group.members, group.additions))
  }

  private mutating func write(_ token: ThemeContract.Token, _ index: Int) {
    startMember(token.names[token.names.count - 1])
    if token.isFrozen {
      out.write("false")
    } else {
      let shown = index < schema.shown.count ? schema.shown[index] : ThemeSchema.Shown()
      out.write(definitions.schema(of: token, shown))
    }
  }

  private mutating func startMember(_ name: String) {
    if !open[open.count - 1].members.isEmpty { out.write(",") }
    open[open.count - 1].members.append(name)
    startLine(open.count)
    out.writeJSON(string: name)
    out.write(": ")
  }

  /// One blank a level, and no more beyond any depth that a person reads.
  private mutating func startLine(_ depth: Int) {
    out.write("\n")
    out.write(spaces: min(depth, 100))
  }
}
