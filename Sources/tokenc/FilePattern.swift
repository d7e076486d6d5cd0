import TokenCompiler

/// A pattern for the names of files: `*` stands for any characters and `?` for one, within one name,
/// and `**` for any number of folders. A name that begins with a dot has to be named with it.
struct FilePattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// The files that fit, in the order of their paths' bytes. A pattern without stars is the file of
  /// that name, whether it is there or not.
  func files() -> [String] {
    guard Self.isWild(pattern), !pattern.utf8.contains(0) else { return [pattern] }
    let names = pattern.split(separator: "/").map(String.init)
    let found = Self.expand([pattern.hasPrefix("/") ? "/" : ""], names[...])
    var known: Set<String> = []
    return found.filter { Self.isFile($0) && known.insert($0).inserted }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A name that is not UTF-8 cannot be written in a path. It counts all the same, so that reading it fails:
  /// a file that is passed over is one that nobody checks.
  private static func isFile(_ path: String) -> Bool {
    guard let status = FileSystem.status(of: path) else {
      return path.unicodeScalars.contains("\u{FFFD}")
    }
    return status.kind == .file
  }

  /// The paths below some folders that fit the names, folder by folder.
  private static func expand(_ folders: [String], _ names: ArraySlice<String>) -> [String] {
    var paths = folders
    for name in names {
      var known: Set<String> = []
      if name == "**" {
        paths = paths.flatMap(withAllBelow).filter { known.insert($0).inserted }
      } else if isWild(name) {
        paths = paths.flatMap { folder in
          Self.names(in: folder, fitting: name).filter { fits($0, name) }.map { join(folder, $0) }
        }
      } else {
        paths = paths.map { join($0, name) }.filter(isThere)
      }
    }
    return paths
  }

  /// A folder and the folders in it at any depth. Links are not followed: they may lead in a ring.
  private static func withAllBelow(_ folder: String) -> [String] {
    var all = [folder]
    var next = 0
    while next < all.count {
      let parent = all[next]
      next += 1
      for name in names(in: parent, fitting: "**") where !name.hasPrefix(".") {
        let path = join(parent, name)
        if FileSystem.linkTarget(path) == nil, FileSystem.status(of: path)?.kind == .folder {
          all.append(path)
        }
      }
    }
    return all
  }

  private static func names(in folder: String, fitting pattern: String) -> [String] {
    let folder = folder.isEmpty ? "." : folder
    ReadLog.note(folder: folder, fitting: pattern)
    return FileSystem.names(in: folder)
  }

  /// Whether something is at a path; what is not there yet may come.
  private static func isThere(_ path: String) -> Bool {
    if FileSystem.status(of: path) != nil { return true }
    ReadLog.note(path)
    return false
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : Paths.join(folder, name)
  }

  private static func isWild(_ name: String) -> Bool { name.contains("*") || name.contains("?") }

  /// Whether a name fits a pattern of one name. It goes back to the last star only, so the time is at
  /// most that of one length times the other.
  static func fits(_ name: String, _ pattern: String) -> Bool {
    if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
    let (name, pattern) = (Array(name.unicodeScalars), Array(pattern.unicodeScalars))
    var (index, part) = (0, 0)
    var retry: (index: Int, part: Int)?
    while index < name.count {
      if part < pattern.count, pattern[part] == "*" {
        part += 1
        retry = (index, part)
      } else if part < pattern.count, pattern[part] == "?" || pattern[part] == name[index] {
        (index, part) = (index + 1, part + 1)
      } else if let last = retry {
        retry = (last.index + 1, last.part)
        (index, part) = (last.index + 1, last.part)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == "*" }
  }
}
