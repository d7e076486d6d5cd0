/// Where something has to happen before a path leads to something else: every folder on its way, with
/// the names in it that the way takes, and the file itself. Symbolic links are followed step by step,
/// because each of them can be turned to another place.
struct WatchedPlaces {
  struct Folder {
    var path: String
    /// The names that matter.
    var names: Set<String> = []
    /// Whether every name does, since files are found in it by a pattern.
    var takesAll = false
    /// Whether it holds something that was read, and is not only on the way there.
    var holdsEntries = false
  }

  private(set) var folders: [Folder] = []
  private(set) var files: [String] = []
  private var indices: [String: Int] = [:]

  init(_ entries: [WatchedEntry]) {
    for entry in entries {
      follow(entry.path)
      if entry.pattern != nil {
        let index = index(of: entry.path)
        folders[index].takesAll = true
        folders[index].holdsEntries = true
      } else if entry.stamp != nil {
        files.append(entry.path)
      }
    }
  }

  private mutating func follow(_ path: String) {
    var rest = Array(Self.names(path).reversed())
    var folder = path.hasPrefix("/") ? "/" : "."
    var links = 0
    while let name = rest.popLast() {
      let index = index(of: folder)
      folders[index].names.insert(name)
      let next = folder == "." ? name : Paths.join(folder, name)
      if links < 40, let target = FileSystem.linkTarget(next) {
        links += 1
        rest += Self.names(target).reversed()
        if target.hasPrefix("/") { folder = "/" }
      } else if rest.isEmpty {
        folders[index].holdsEntries = true
      } else if FileSystem.status(of: next)?.kind == .folder {
        folder = next
      } else {
        return
      }
    }
  }

  private static func names(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private mutating func index(of folder: String) -> Int {
    if let index = indices[folder] { return index }
    indices[folder] = folders.count
    folders.append(Folder(path: folder))
    return folders.count - 1
  }
}
