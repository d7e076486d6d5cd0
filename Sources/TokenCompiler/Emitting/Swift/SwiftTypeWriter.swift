/// Writes the nested types of a theme: one struct a group, one computed property a token.
struct SwiftTypeWriter {
  let graph: ThemeGraph
  let shape: SwiftShape
  let paths: SwiftPathComments
  let options: SwiftOptions
  /// The instance that the documentation shows the values of.
  let instance: SwiftInstance
  let renames: SwiftRenames
  /// Where the comments have the values.
  private var written: WrittenValues
  /// The path of the group that is being written, as it stands in comments, and by `SwiftShape.Node` how
  /// much of it is that of each group around it.
  private var path: [UInt8] = []
  private var pathLengths: [Int]
  /// Deeper nesting is not indented further, so that the file does not grow with the square.
  private static let deepestIndent = 24

  init(
    graph: ThemeGraph, shape: SwiftShape, paths: SwiftPathComments, options: SwiftOptions,
    instance: SwiftInstance
  ) {
    self.graph = graph
    self.shape = shape
    self.paths = paths
    self.options = options
    self.instance = instance
    renames = SwiftRenames(graph, shape, typeName: options.typeName, theme: instance.theme)
    written = WrittenValues(graph)
    pathLengths = Array(repeating: 0, count: shape.nodes.count)
  }

  /// Writes the type with all that is nested in it.
  mutating func write(to writer: inout ByteWriter) {
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
        enter(node)
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

  /// Makes the path of a group from that of the group around it.
  private mutating func enter(_ node: Int) {
    let group = shape.nodes[node].group
    if let parent = shape.nodes[node].parent {
      path.removeLast(path.count - pathLengths[parent])
      path.append(UInt8(ascii: "."))
      path += SwiftText.comment(Array(graph.names.utf8(graph.groups[group].name)))
    } else {
      path = SwiftText.comment(graph.pathBytes(of: group))
    }
    pathLengths[node] = path.count
  }

  private func openGroup(
    _ node: SwiftShape.Node, depth: Int, to writer: inout ByteWriter
  ) {
    if !isStatic { writeMember(node, depth: depth, to: &writer) }
    indent(depth, &writer)
    writer.write("/// The tokens of ")
    SwiftPathComments.writeSpan(path[...], to: &writer)
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
    _ node: SwiftShape.Node, depth: Int, to writer: inout ByteWriter
  ) {
    indent(depth, &writer)
    writer.write("/// ")
    SwiftPathComments.writeSpan(path[...], to: &writer)
    writer.write("\n")
    writeText(graph.description(of: node.group, inTheme: instance.theme), depth, &writer)
    indent(depth, &writer)
    writer.write(options.access)
    writer.write("var ")
    write(node.name, to: &writer)
    writer.write(": ")
    writer.write(node.typeName)
    writer.write(" { ")
    writer.write(node.typeName)
    writer.write("(_t: self._t) }\n")
  }

  /// Writes a name as it has to be declared.
  private func write(_ name: SwiftShape.Name, to writer: inout ByteWriter) {
    if name.isKeyword { writer.write("`") }
    writer.write(name.range.integers, of: shape.names)
    if name.isKeyword { writer.write("`") }
  }

  private mutating func writeToken(
    _ entry: SwiftShape.Entry, depth: Int, to writer: inout ByteWriter
  ) {
    writeDocumentation(of: entry, depth, to: &writer)
    writeDeprecation(of: entry, depth, to: &writer)
    indent(depth, &writer)
    writer.write(options.access)
    writer.write(isStatic ? "static var " : "var ")
    write(entry.name, to: &writer)
    writer.write(": ")
    writer.write(entry.kind.typeName)
    if entry.isOptional { writer.write("?") }
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
    return writer.text
  }
}

// Documentation comments.
extension SwiftTypeWriter {
  /// How much of a chain a comment shows. All of every chain would be quadratic.
  private static let shownHops = 8
  private static let columnNames = ["light", "dark", "light high contrast", "dark high contrast"]

  /// The path, the chain of its references and the value; then the description.
  private mutating func writeDocumentation(
    of entry: SwiftShape.Entry, _ depth: Int, to writer: inout ByteWriter
  ) {
    indent(depth, &writer)
    writer.write("/// ")
    paths.writeSpan(entry.token, to: &writer)
    writeChain(of: entry.token, to: &writer)
    let own = graph.valueNumber(of: entry.token, inTheme: instance.theme)
    writer.write(" = ")
    writeSpan(ofValue: own, to: &writer)
    for (column, theme) in instance.columns.enumerated() where theme != instance.theme {
      guard let value = graph.valueNumber(of: entry.token, inTheme: theme), value != own,
        graph.values[value] != own.map({ graph.values[$0] }) ?? .invalid
      else { continue }
      if column > 1, theme == instance.columns[column - 2] { continue }
      writer.write(", ")
      writer.write(Self.columnNames[column])
      writer.write(" ")
      writeSpan(ofValue: value, to: &writer)
    }
    writer.write("\n")
    guard let declaration = graph.declaration(of: entry.token, inTheme: instance.theme) else {
      return
    }
    writeText(graph.description(of: declaration), depth, &writer)
  }

  private func writeChain(of token: TokenID, to writer: inout ByteWriter) {
    var next = graph.columns[instance.theme].targets[token.index]
    var shown = 0
    while next != .max {
      guard shown < Self.shownHops else { return writer.write(" = …") }
      writer.write(" = ")
      paths.writeSpan(TokenID(rawValue: next), to: &writer)
      next = graph.columns[instance.theme].targets[Int(next)]
      shown += 1
    }
  }

  /// Writes a value in a code span; of one that the comments have already a copy.
  private mutating func writeSpan(ofValue number: Int?, to writer: inout ByteWriter) {
    guard let number else { return SwiftValueText.writeSpan(.invalid, to: &writer) }
    if let range = written[number] { return writer.write(again: range) }
    let start = writer.count
    SwiftValueText.writeSpan(graph.values[number], to: &writer)
    written[number] = start..<writer.count
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
