/// Names for files, each of them once.
struct DTCGFileNames {
  private var taken = Set<String>()
  private var contexts: [String: String] = [:]

  /// The document of a source.
  mutating func path(ofSource source: String) -> String {
    // Standard input is no file, and has the name that outputs have then.
    var stem =
      source == "<stdin>" ? "theme" : Substring(source.split(separator: "/").last ?? "theme")
    for ending in [".json", ".jsonc", ".json5", ".tokens", ".resolver"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = stem.dropLast(ending.count)
    }
    return path(Self.plain(String(stem)) + ".tokens.json")
  }

  /// The document of a context.
  mutating func path(
    ofContext context: String, of modifier: Modifier, name: String
  ) -> String {
    path(Self.plain("\(name).\(modifier.name)-\(context)") + ".tokens.json")
  }

  /// A name that no other file has, whatever the case of its letters.
  mutating func path(_ name: String) -> String {
    let parts = name.split(separator: ".", maxSplits: 1)
    var (found, number) = (name, 2)
    while !taken.insert(found.lowercased()).inserted {
      found = "\(parts.first ?? "theme")-\(number)." + (parts.count > 1 ? parts[1] : "json")
      number += 1
    }
    return found
  }

  private static func plain(_ name: String) -> String {
    let text = String(
      name.map { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "._-".contains($0) ? $0 : "-" })
    return text.hasPrefix(".") ? "theme" + text : text
  }
}
