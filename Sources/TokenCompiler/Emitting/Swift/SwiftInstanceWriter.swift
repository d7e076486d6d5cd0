/// Writes the instances: constants of the theme's type and their tables.
struct SwiftInstanceWriter {
  let graph: ThemeGraph
  let shape: SwiftShape
  let paths: SwiftPathComments
  let options: SwiftOptions
  let instances: [SwiftInstance]
  let fingerprint: String
  /// The tables in the order in which they are written, and their names. Instances share equal ones.
  private var tables: [(table: Table, name: String)] = []
  private var known: [Table: Int] = [:]

  /// The lines of a table. Tables of different types may have equal ones.
  private struct Table: Hashable {
    let type: String
    let lines: [UInt8]
    private let digest: UInt64

    /// Hashes the lines once, eight bytes at a time. An array is hashed byte by byte, and again whenever
    /// the table of tables grows, which was a tenth of a build.
    init(_ type: String, _ lines: [UInt8], seed: UInt64) {
      self.type = type
      self.lines = lines
      digest = ByteHash.hash(lines[...], seed: seed)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  private let seed = UInt64.random(in: .min ... .max)

  init(
    graph: ThemeGraph, shape: SwiftShape, paths: SwiftPathComments, options: SwiftOptions,
    instances: [SwiftInstance], fingerprint: String
  ) {
    self.graph = graph
    self.shape = shape
    self.paths = paths
    self.options = options
    self.instances = instances
    self.fingerprint = fingerprint
  }

  /// Writes all instances; what does not fit the type is reported.
  mutating func write(to writer: inout ByteWriter, into diagnostics: inout Diagnostics) {
    if options.style == .static {
      writeStatic(to: &writer, into: &diagnostics)
    } else {
      writeInstances(to: &writer, into: &diagnostics)
    }
    writer.write("private enum _Tables {\n")
    // Each table goes when it is written, so that not all lines stand in memory twice.
    known = [:]
    tables.reverse()
    while let (table, name) = tables.popLast() {
      writer.write("  static let ")
      writer.write(name)
      writer.write(": [")
      writer.write(table.type)
      writer.write("] = [\n")
      writer.write(bytes: table.lines[...])
      writer.write("  ]\n")
    }
    writer.write("}\n")
  }

  /// The tables that the constants read.
  private mutating func writeStatic(
    to writer: inout ByteWriter, into diagnostics: inout Diagnostics
  ) {
    guard let instance = instances.first else { return }
    var built = SwiftTables.build(graph, shape, paths, instance, into: &diagnostics)
    writer.write("private let _t = _Table(\n  ")
    writeArguments(&built, of: instance, indent: 2, to: &writer)
    writer.write(")\n\n")
  }

  /// What makes a table: how many columns it has, and the arrays.
  private mutating func writeArguments(
    _ built: inout SwiftTables, of instance: SwiftInstance, indent: Int, to writer: inout ByteWriter
  ) {
    writer.write("columns: ")
    writer.write(String(instance.columns.count))
    writer.write(", ownColumn: ")
    writer.write(String(instance.ownColumn))
    for table in shape.tables {
      writer.write(",\n")
      writer.write(spaces: indent)
      writer.write(table.name)
      writer.write(": ")
      writer.write(
        name("\(table.name)", "\(table.elementType)", built.finish(table), of: instance))
      guard table == .colors else { continue }
      writer.write(", wideColors: ")
      writer.write(name("wideColors", "Double", built.finishWide(), of: instance))
    }
  }

  private mutating func writeInstances(
    to writer: inout ByteWriter, into diagnostics: inout Diagnostics
  ) {
    writer.write("extension ")
    writer.write(options.typeName)
    writer.write(" {\n")
    for (index, instance) in instances.enumerated() {
      if index > 0 { writer.write("\n") }
      writeDocumentation(of: instance, to: &writer)
      writer.write("  ")
      writer.write(options.access)
      writer.write("static let ")
      writer.write(SwiftName.quoted(instance.name))
      writer.write(" = ")
      writer.write(options.typeName)
      if let fixed = instance.fixes {
        writer.write("(_ownAppearanceOf: .")
        writer.write(SwiftName.quoted(instances[fixed].name))
        writer.write(")\n")
      } else {
        writeTables(of: instance, to: &writer, into: &diagnostics)
      }
    }
    writer.write("}\n\n")
  }

  private func writeDocumentation(of instance: SwiftInstance, to writer: inout ByteWriter) {
    writer.write("  /// The theme ")
    SwiftText.writeCodeSpan(graph.themes[instance.theme].name, to: &writer)
    if instance.columns.count > 1 { writer.write("; its colors follow the system") }
    if instance.fixes != nil { writer.write(", whatever the system looks like") }
    writer.write(".\n")
  }

  private mutating func writeTables(
    of instance: SwiftInstance, to writer: inout ByteWriter, into diagnostics: inout Diagnostics
  ) {
    var built = SwiftTables.build(graph, shape, paths, instance, into: &diagnostics)
    writer.write("(\n    _tables: ")
    writer.write(options.typeName)
    writer.write("._sameDefaultTheme_")
    writer.write(fingerprint)
    writer.write(", ")
    writeArguments(&built, of: instance, indent: 4, to: &writer)
    writer.write(")\n")
  }

  /// Where a table is: in a constant of its own, unless an equal one was written before.
  private mutating func name(
    _ table: String, _ type: String, _ bytes: [UInt8], of instance: SwiftInstance
  ) -> String {
    if bytes.isEmpty { return "[]" }
    let lines = Table(type, bytes, seed: seed)
    if let number = known[lines] { return "_Tables." + tables[number].name }
    let name = instance.name + "_" + table
    known[lines] = tables.count
    tables.append((lines, name))
    return "_Tables." + name
  }
}
