/// The names of files in a patch. `patch` and `git apply` take those alone that lead down from the folder in
/// which they run, so that is the nearest one that has all of the files below it.
struct PatchNames {
  /// Where the patch is to be applied, relative to the working folder: `.`, or `..` and the like.
  let folder: String
  /// The names, in the order of the files.
  let names: [String]

  init(_ paths: [String]) {
    guard paths.contains(where: Self.leadsOut) else {
      (folder, names) = (".", paths)
      return
    }
    let here = OutputPlace.canonical("./x").split(separator: "/").dropLast()
    let places = paths.map { path in
      let folder = OutputPlace.canonical(Paths.join(Paths.folder(of: path), "x"))
      return folder.split(separator: "/").dropLast() + [Substring(Paths.name(of: path))]
    }
    let shared = places.reduce(here.count) { count, place in
      min(count, zip(here, place.dropLast()).prefix { $0 == $1 }.count)
    }
    let up = Array(repeating: "..", count: here.count - shared)
    folder = up.isEmpty ? "." : up.joined(separator: "/")
    names = zip(paths, places).map { path, place in
      path == "<stdin>" ? path : place.dropFirst(shared).joined(separator: "/")
    }
  }

  private static func leadsOut(_ path: String) -> Bool {
    path.hasPrefix("/") || path.split(separator: "/").contains("..")
  }
}
