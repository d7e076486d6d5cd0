/// Writes one theme as one object: a path and a value a line.
enum JSONFlatWriter {
  /// The bytes of the document. Two tokens whose paths are the same text are reported.
  static func document(
    _ graph: ThemeGraph, theme: Int, into diagnostics: inout Diagnostics
  ) -> [UInt8] {
    var out = ByteWriter(capacity: graph.tokens.count * 100)
    var paths = PathBytes(graph)
    var isFirst = true
    out.write("{")
    for token in graph.tokens.ids {
      guard let value = graph.value(of: token, inTheme: theme) else { continue }
      let start = out.count
      out.write(isFirst ? "\n  " : ",\n  ")
      out.writeJSON(string: paths.path(of: token)[...])
      out.write(": ")
      guard out.writeJSON(value: value) else {
        out.truncate(to: start)
        continue
      }
      isFirst = false
    }
    out.write(isFirst ? "}\n" : "\n}\n")
    reportSharedPaths(graph, theme, &paths, into: &diagnostics)
    return out.finish()
  }

  /// Only a name with a dot can make two paths one text; most graphs have none.
  private static func reportSharedPaths(
    _ graph: ThemeGraph, _ theme: Int, _ paths: inout PathBytes, into diagnostics: inout Diagnostics
  ) {
    let dot = UInt8(ascii: ".")
    let hasDots =
      graph.groups.all.contains { graph.names.utf8($0.name).contains(dot) }
      || graph.tokens.all.contains { graph.names.utf8($0.name).contains(dot) }
    guard hasDots else { return }
    var known: [[UInt8]: TokenID] = [:]
    for token in graph.tokens.ids {
      guard let resolution = graph.resolution(of: token, inTheme: theme) else { continue }
      let path = paths.path(of: token)
      guard let other = known.updateValue(token, forKey: path),
        let first = graph.resolution(of: other, inTheme: theme)
      else { continue }
      diagnostics.report(
        .jsonPathCollision(
          String(decoding: path, as: UTF8.self),
          at: graph.declarations[resolution.declaration].nameSpan,
          other: graph.declarations[first.declaration].nameSpan))
    }
  }
}

/// The paths of tokens as bytes. The path of the last group is kept, because the next token is
/// mostly in the same one.
private struct PathBytes {
  private let graph: ThemeGraph
  private var group = GroupID.root
  private var prefix: [UInt8] = []

  init(_ graph: ThemeGraph) { self.graph = graph }

  mutating func path(of token: TokenID) -> [UInt8] {
    let parent = graph.tokens[token].group
    if parent != group {
      group = parent
      prefix = []
      for segment in graph.segments(of: parent) {
        prefix.append(contentsOf: segment.utf8)
        prefix.append(UInt8(ascii: "."))
      }
    }
    return prefix + graph.names.utf8(graph.tokens[token].name)
  }
}
