/// Writes the nested types of a theme: one struct a group, one computed property a token.
struct SwiftTypeWriter {
  let graph: ThemeGraph
  let shape: SwiftShape
  let paths: SwiftPathComments
  let options: SwiftOptions
  /// The instance that the documentation shows the values of.
  let instance: SwiftInstance
  let renames: SwiftRenames
  /// Deeper nesting is not indented further, so that the file does not grow with the square.
  private static let deepestIndent = 24

  /// Writes the type with all that is nested in it.
  func write(to writer: inout ByteWriter) {
    writer.write("/// All tokens of a theme, by path.")
    if !isStatic { writer.write(" A theme is a value of 8 bytes.") }
    writer.write("\n")
    writer.write(options.access)
    writer.write(isStatic ? "enum " : "struct ")
    writer.write(options.typeName)
    writer.write(
      isStatic ? " {\n" : ": Sendable, Hashable {\n  fileprivate let _t: _Table\n")
    var depth = 1
    for step in shape.steps {
      switch step {
      case .open(let node):
        openGroup(shape.nodes[node], depth: depth, to: &writer)
        depth += 1
      case .token(let entry):
        writeToken(shape.entries[entry], depth: depth, to: &writer)
      case .close:
        depth -= 1
        indent(depth, &writer)
        writer.write("}\n")
      }
    }
    writer.write("}\n\n")
  }

  private var isStatic: Bool { options.style == .static }

  private func indent(_ depth: Int, _ writer: inout ByteWriter) {
    writer.write(spaces: min(depth, Self.deepestIndent) * 2)
  }

  private func openGroup(
    _ node: SwiftShape.Node, depth: Int, to writer: inout ByteWriter
  ) {
    let path = SwiftText.comment(graph.pathBytes(of: node.group))[...]
    if !isStatic { writeMember(node, path, depth: depth, to: &writer) }
    indent(depth, &writer)
    writer.write("/// The tokens of ")
    writeSpan(path, to: &writer)
    writer.write(".\n")
    if isStatic {
      writeText(graph.description(of: node.group, inTheme: instance.theme), depth, &writer)
    }
    indent(depth, &writer)
    writer.write(options.access)
    writer.write(isStatic ? "enum " : "struct ")
    writer.write(node.typeName)
    writer.write(isStatic ? " {\n" : ": Sendable {\n")
    if isStatic { return }
    indent(depth + 1, &writer)
    writer.write("fileprivate let _t: _Table\n")
  }

  /// The member that leads from the group around to this one.
  private func writeMember(
    _ node: SwiftShape.Node, _ path: ArraySlice<UInt8>, depth: Int, to writer: inout ByteWriter
  ) {
    indent(depth, &writer)
    writer.write("/// ")
    writeSpan(path, to: &writer)
    writer.write("\n")
    writeText(graph.description(of: node.group, inTheme: instance.theme), depth, &writer)
    indent(depth, &writer)
    writer.write(options.access)
    writer.write("var ")
    writer.write(SwiftName.quoted(node.name))
    writer.write(": ")
    writer.write(node.typeName)
    writer.write(" { ")
    writer.write(node.typeName)
    writer.write("(_t: self._t) }\n")
  }

  private func writeToken(
    _ entry: SwiftShape.Entry, depth: Int, to writer: inout ByteWriter
  ) {
    writeDocumentation(of: entry, depth, to: &writer)
    writeDeprecation(of: entry, depth, to: &writer)
    indent(depth, &writer)
    writer.write(options.access)
    writer.write(isStatic ? "static var " : "var ")
    writer.write(SwiftName.quoted(entry.name))
    writer.write(": ")
    writer.write(entry.kind.typeName)
    writer.write(entry.isOptional ? "?" : "")
    writer.write(isStatic ? " { _t." : " { self._t.")
    Self.writeReading(entry, to: &writer)
    writer.write(" }\n")
  }

  /// How a value is read from the tables. The slot is a number and not a name: the compiler needs a
  /// tenth less time for the whole file. So are the tables `self._t` and not `_t`, which it would look for.
  static func writeReading(_ entry: SwiftShape.Entry, to writer: inout ByteWriter) {
    if entry.isOptional {
      writer.write("optional(")
      writer.write(integer: entry.flag)
      writer.write(")?.")
    }
    writer.write(entry.kind.reader)
    writer.write("(")
    writer.write(integer: entry.slot)
    writer.write(")")
  }

  /// The same as text.
  static func reading(_ entry: SwiftShape.Entry) -> String {
    var writer = ByteWriter()
    writeReading(entry, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

// Documentation comments.
extension SwiftTypeWriter {
  /// How much of a chain a comment shows. All of every chain would be quadratic.
  private static let shownHops = 8
  private static let columnNames = ["light", "dark", "light high contrast", "dark high contrast"]

  /// The path, the chain of its references and the value; then the description.
  private func writeDocumentation(
    of entry: SwiftShape.Entry, _ depth: Int, to writer: inout ByteWriter
  ) {
    indent(depth, &writer)
    writer.write("/// ")
    writeSpan(paths[entry.token], to: &writer)
    let chain = graph.chain(of: entry.token, inTheme: instance.theme, limit: Self.shownHops + 1)
    for token in chain.prefix(Self.shownHops) {
      writer.write(" = ")
      writeSpan(paths[token], to: &writer)
    }
    if chain.count > Self.shownHops { writer.write(" = …") }
    writer.write(" = ")
    let own = graph.value(of: entry.token, inTheme: instance.theme) ?? .invalid
    SwiftValueText.writeSpan(own, to: &writer)
    for (column, theme) in instance.columns.enumerated() where theme != instance.theme {
      guard let value = graph.value(of: entry.token, inTheme: theme), value != own else {
        continue
      }
      if column > 1, theme == instance.columns[column - 2] { continue }
      writer.write(", ")
      writer.write(Self.columnNames[column])
      writer.write(" ")
      SwiftValueText.writeSpan(value, to: &writer)
    }
    writer.write("\n")
    guard let declaration = graph.declaration(of: entry.token, inTheme: instance.theme) else {
      return
    }
    writeText(graph.description(of: declaration), depth, &writer)
  }

  private func writeSpan(_ path: ArraySlice<UInt8>, to writer: inout ByteWriter) {
    guard path.contains(UInt8(ascii: "`")) else {
      writer.write("`")
      writer.write(bytes: path)
      writer.write("`")
      return
    }
    writer.write("`` ")
    writer.write(bytes: path)
    writer.write(" ``")
  }

  /// A description as a paragraph of its own, line by line.
  private func writeText(_ text: String?, _ depth: Int, _ writer: inout ByteWriter) {
    guard let text, !text.isEmpty else { return }
    indent(depth, &writer)
    writer.write("///\n")
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      indent(depth, &writer)
      writer.write("///")
      if !line.isEmpty { writer.write(" ") }
      SwiftText.writeComment(String(line), to: &writer)
      writer.write("\n")
    }
  }

  private func writeDeprecation(
    of entry: SwiftShape.Entry, _ depth: Int, to writer: inout ByteWriter
  ) {
    guard let deprecation = graph.deprecation(of: entry.token, inTheme: instance.theme),
      deprecation.isDeprecated
    else { return }
    indent(depth, &writer)
    writer.write("@available(*, deprecated")
    if case .reason(let reason) = deprecation {
      writer.write(", message: ")
      // What a compiler prints is seen by people, so hidden characters are shown there, too.
      SwiftText.writeLiteral(SwiftText.comment(reason), to: &writer)
      if let name = renames.name(in: reason, from: entry) {
        writer.write(", renamed: \"")
        writer.write(name)
        writer.write("\"")
      }
    }
    writer.write(")\n")
  }
}
