/// Paths as text; nothing here looks at the disk.
enum Paths {
  /// Everything in front of the last name; `.` where there is nothing.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A path that a document names, relative to the document's folder.
  static func beside(_ document: String, _ written: String) -> String {
    if written.hasPrefix("/") { return written }
    var written = Substring(written)
    while written.hasPrefix("./") { written = written.dropFirst(2) }
    let folder = document.contains("/") ? self.folder(of: document) : ""
    return folder.isEmpty ? String(written) : join(folder, String(written))
  }

  /// The path without `.` and, where a folder stands in front of it, without `..`.
  static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// A path as it is written in a file of a folder. Both may lead through links, so both are looked up.
  static func relative(_ path: String, to folder: String) -> String {
    if path.hasPrefix("/") { return path }
    let names = OutputPlace.canonical(path).split(separator: "/")
    let around = OutputPlace.canonical(join(folder, "x")).split(separator: "/").dropLast()
    let common = zip(names, around).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: around.count - common)
    return (up + names[common...]).joined(separator: "/")
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The name of a file without folders and endings: `acme` for `brands/acme.tokens.json`.
  static func stem(of path: String) -> String {
    var name = Substring(name(of: path))
    for endings in [["json", "jsonc", "json5"], ["tokens", "resolver"]] {
      for ending in endings where name.hasSuffix(".\(ending)") && name.count > ending.count + 1 {
        name = name.dropLast(ending.count + 1)
        break
      }
    }
    return String(name)
  }
}
