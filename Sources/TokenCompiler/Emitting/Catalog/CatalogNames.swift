/// The names of folders and colour sets.
///
/// A name keeps its spelling. Characters that mean something in a path or in the name of a file of a
/// catalog (`/ \ : .`) and those that are not seen become `_`, and so does an empty name. So no name
/// can be `..`, hide a file, or make a folder look like a set.
enum CatalogNames {
  /// The most bytes of a name: file systems take 255, and a set's ending is among them.
  static let maximumLength = 255 - ".colorset".utf8.count

  /// The name of a group's folder or a token's set.
  static func name(_ utf8: ArraySlice<UInt8>) -> String {
    if utf8.isEmpty { return "_" }
    var name = String.UnicodeScalarView()
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      name.append(isPlain(scalar) ? scalar : "_")
    }
    return String(name)
  }

  /// The folder of the themes that differ from the first in more than their appearance.
  static func folder(of family: AppearanceFamilies.Family) -> String {
    name(Array(family.words.joined(separator: "-").utf8)[...])
  }

  /// The path of the folder around everything, with a `/` at its end; empty for none.
  static func folder(named text: String) -> String {
    text.isEmpty ? "" : name(Array(text.utf8)[...]) + "/"
  }

  /// The path of a token's set in the folder of its theme, as code names it.
  static func path(of token: TokenID, in graph: ThemeGraph) -> String {
    var path = name(graph.names.utf8(graph.tokens[token].name))
    var group = graph.tokens[token].group
    while group != .root {
      path = name(graph.names.utf8(graph.groups[group].name)) + "/" + path
      group = graph.groups[group].parent
    }
    return path
  }

  /// Equal for names that one file system or another takes for the same: file systems of macOS tell
  /// neither case nor the forms of one letter apart. (`String` compares by canonical equivalence.)
  static func key(_ name: String) -> String { name.uppercased().lowercased() }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", ".": false
    default: !HiddenCharacters.contains(scalar.value)
    }
  }
}
