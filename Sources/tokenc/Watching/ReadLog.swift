/// What a run read, and what it was like then: what `--watch` waits for.
///
/// It is noted where it is read, because a run that fails returns nothing, and a file that is not
/// there yet has to be waited for too.
enum ReadLog {
  struct Entry: Equatable {
    var path: String
    /// `nil` where nothing was there.
    var stamp: FileSystem.Stamp?

    /// The same path as it is now.
    var now: Entry { Entry(path: path, stamp: FileSystem.stamp(of: path)) }
  }

  // The command has one thread.
  nonisolated(unsafe) private static var isOn = false
  nonisolated(unsafe) private(set) static var entries: [Entry] = []
  nonisolated(unsafe) private static var known: Set<String> = []

  /// Begins a new list.
  static func begin() {
    isOn = true
    entries.removeAll()
    known.removeAll()
  }

  /// Notes a file that is about to be read, or a folder whose names are.
  static func note(_ path: String) {
    guard isOn, known.insert(path).inserted else { return }
    entries.append(Entry(path: path, stamp: FileSystem.stamp(of: path)))
  }
}
