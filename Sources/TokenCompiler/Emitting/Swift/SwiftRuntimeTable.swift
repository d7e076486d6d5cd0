/// Where each token stands, by JSON Pointer: what reading a theme at run time needs.
struct SwiftRuntimeTable {
  let graph: ThemeGraph
  let shape: SwiftShape

  /// Writes the pointers and, for each, the kind, the key of its slot, that of its flag or -1, and
  /// the number of its type's name.
  func write(to writer: inout ByteWriter) {
    var types: [String] = []
    var numbers: [String: Int] = [:]
    writer.write("#if canImport(Foundation)\nextension _JSON {\n")
    writer.write("  static let paths: [String] = [\n")
    for entry in shape.entries {
      writer.write("    ")
      SwiftText.writeLiteral(pointer(to: entry.token), to: &writer)
      writer.write(",\n")
    }
    writer.write("  ]\n  static let slots: [Int] = [\n")
    for entry in shape.entries {
      let row = [
        Int(entry.kind.rawValue), key(entry.slot, entry.kind.table),
        entry.isOptional ? key(entry.flag, .flags) : -1,
        number(of: typeName(of: entry.token), in: &types, &numbers),
      ]
      writer.write("    ")
      writer.write(row.map { String($0) }.joined(separator: ", "))
      writer.write(",\n")
    }
    writer.write("  ]\n  static let types: [String] = [\n")
    for type in types {
      writer.write("    ")
      SwiftText.writeLiteral(type, to: &writer)
      writer.write(",\n")
    }
    writer.write("  ]\n}\n#endif\n\n")
  }

  /// The type that a document says; empty for a token that has none in any theme.
  private func typeName(of token: TokenID) -> String {
    for theme in graph.themes.indices {
      if let name = graph.typeName(of: token, inTheme: theme) { return name }
    }
    return ""
  }

  private func number(
    of type: String, in types: inout [String], _ numbers: inout [String: Int]
  ) -> Int {
    if let number = numbers[type] { return number }
    numbers[type] = types.count
    types.append(type)
    return types.count - 1
  }

  /// What `_Table.override` makes of a slot and its table.
  private func key(_ slot: Int, _ table: SwiftKind.Table) -> Int { slot * 8 + table.rawValue }

  private func pointer(to token: TokenID) -> String {
    var names = [graph.names.utf8(graph.tokens[token].name)]
    var group = graph.tokens[token].group
    while group != .root {
      names.append(graph.names.utf8(graph.groups[group].name))
      group = graph.groups[group].parent
    }
    return names.reversed().map { "/" + Self.escaped($0) }.joined()
  }

  private static func escaped(_ name: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "~"): result += [byte, UInt8(ascii: "0")]
      case UInt8(ascii: "/"): result += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
