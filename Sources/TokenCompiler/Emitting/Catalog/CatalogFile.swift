/// The `Contents.json` of a folder or a set, in the layout in which Xcode writes it.
enum CatalogFile {
  /// The name of the file.
  static let name = "Contents.json"
  /// The end of a colour set's name.
  static let setEnding = ".colorset"

  /// Names tokenc as the author. Xcode puts its own name here when somebody changes the set there,
  /// and the set is theirs from then on.
  private static let information = """
      "info" : {
        "author" : "tokenc",
        "version" : 1
      }
    """

  /// Of the catalog itself.
  static let root = Array("{\n\(information)\n}\n".utf8)

  /// Of a folder whose name is a part of the names of what is in it.
  static let folder = Array(
    """
    {
    \(information),
      "properties" : {
        "provides-namespace" : true
      }
    }

    """.utf8)

  /// Of a colour set.
  static func colorSet(_ colors: [CatalogColor]) -> [UInt8] {
    var out = ByteWriter(capacity: 1024)
    out.write("{\n  \"colors\" : [\n")
    for (index, color) in colors.enumerated() {
      if index > 0 { out.write(",\n") }
      out.writeCatalog(color)
    }
    out.write("\n  ],\n")
    out.write(information)
    out.write("\n}\n")
    return out.finish()
  }

  /// Whether a file is one of these, unchanged but for its values.
  static func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
    guard path == name || path.hasSuffix("/" + name) else { return false }
    let mark = Array(information.utf8)
    guard bytes.count >= mark.count + 4 else { return false }
    if bytes == root || bytes == folder { return true }
    return bytes.dropLast(3).suffix(mark.count).elementsEqual(mark)
  }
}
