/// A file that was read, or a folder whose names were, as it was then.
struct WatchedEntry: Equatable {
  let path: String
  /// For a folder, which of its names count; `**` is every folder in it.
  let pattern: String?
  /// `nil` where nothing is.
  private(set) var stamp: FileSystem.Stamp?
  /// The names that fit the pattern.
  private var names: [String] = []

  init(_ file: String) {
    path = file
    pattern = nil
    stamp = FileSystem.stamp(of: file)
  }

  init(folder: String, fitting pattern: String) {
    path = folder
    self.pattern = pattern
    stamp = FileSystem.stamp(of: folder)
    names = Self.names(in: folder, fitting: pattern)
  }

  /// Looks again, and says whether something is different. In a folder only names count: what else
  /// happens in it, such as an editor's copies of a file, is nothing to a run.
  mutating func hasChanged() -> Bool {
    let now = FileSystem.stamp(of: path)
    if now == stamp { return false }
    stamp = now
    guard let pattern else { return true }
    let found = Self.names(in: path, fitting: pattern)
    defer { names = found }
    return found != names
  }

  private static func names(in folder: String, fitting pattern: String) -> [String] {
    let all = FileSystem.names(in: folder)
    let fitting =
      pattern == "**"
      ? all.filter {
        !$0.hasPrefix(".") && FileSystem.status(of: Paths.join(folder, $0))?.kind == .folder
      } : all.filter { FilePattern.fits($0, pattern) }
    return fitting.sorted()
  }
}
