/// Where each token stands, by JSON Pointer: what reading a theme at run time needs.
struct SwiftRuntimeTable {
  let graph: ThemeGraph
  let shape: SwiftShape

  /// Writes the pointers and, for each, the kind, the key of its slot and that of its flag or -1.
  func write(to writer: inout ByteWriter) {
    writer.write("#if canImport(Foundation)\nextension _JSON {\n")
    writer.write("  static let paths: [String] = [\n")
    for entry in shape.entries {
      writer.write("    ")
      SwiftText.writeLiteral(pointer(to: entry.token), to: &writer)
      writer.write(",\n")
    }
    writer.write("  ]\n  static let slots: [Int] = [\n")
    for entry in shape.entries {
      let numbers = [
        Int(entry.kind.rawValue), key(entry.slot, entry.kind.table),
        entry.isOptional ? key(entry.flag, .flags) : -1,
      ]
      writer.write("    ")
      writer.write(numbers.map { String($0) }.joined(separator: ", "))
      writer.write(",\n")
    }
    writer.write("  ]\n}\n#endif\n\n")
  }

  /// What `_Table.override` makes of a slot and its table.
  private func key(_ slot: Int, _ table: SwiftKind.Table) -> Int { slot << 3 | table.rawValue }

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
