/// Where an output really lies.
enum OutputPlace {
  /// How an output is written: replaced as a whole, or written into as it is.
  enum Kind { case file, stream }

  /// What an output would be at a path. A folder is none, and neither are links that lead round in a
  /// ring: nothing lies behind them that could be replaced.
  static func kind(of path: String) throws(FileFailure) -> Kind {
    if path.hasSuffix("/") { throw FileFailure(reason: "its name ends in '/', as a folder's does") }
    switch FileSystem.status(of: path)?.kind {
    case .folder: throw FileFailure(reason: "it is a folder")
    case .other: return .stream
    case .file: return .file
    case nil:
      _ = try followingLinks(path)
      return .file
    }
  }

  /// The path with a link at its end followed, also one that leads to nothing yet.
  static func followingLinks(_ path: String) throws(FileFailure) -> String {
    var place = path
    for _ in 0..<40 {
      guard let target = FileSystem.linkTarget(place) else { return place }
      place = target.hasPrefix("/") ? target : Paths.join(Paths.folder(of: place), target)
    }
    throw FileFailure(reason: "its symbolic links lead round in a ring")
  }

  /// Fails if a folder on the way from `folder` to the path, or the file itself, is a link.
  static func refuseLinks(
    on path: String, below folder: String, except known: inout Set<String>
  ) throws(FileFailure) {
    var place = folder == "." ? "" : folder
    for name in path.dropFirst(place.count).split(separator: "/") {
      place = place.isEmpty ? String(name) : Paths.join(place, String(name))
      guard known.insert(place).inserted, FileSystem.linkTarget(place) != nil else { continue }
      known.remove(place)
      throw FileFailure(
        reason: "'\(place)' is a symbolic link, and the name comes from the theme in part")
    }
  }

  /// A path that is the same for every spelling of a place, whether or not something is there.
  static func canonical(_ path: String) -> String {
    let place = (try? followingLinks(path)) ?? path
    var rest: [String] = [Paths.name(of: place)]
    var folder = Paths.folder(of: place)
    while true {
      if let known = FileSystem.canonicalPath(folder) { return normal(known, rest.reversed()) }
      let parent = Paths.folder(of: folder)
      if parent == folder { return normal(folder, rest.reversed()) }
      rest.append(Paths.name(of: folder))
      folder = parent
    }
  }

  private static func normal(_ folder: String, _ names: [String]) -> String {
    var result = folder
    for name in names where !name.isEmpty && name != "." {
      result = name == ".." ? Paths.folder(of: result) : Paths.join(result, name)
    }
    return result
  }
}
