/// What a run read, and what it was like then: what `--watch` waits for.
///
/// It is noted where it is read, because a run that fails returns nothing, and a file that is not
/// there yet has to be waited for too.
enum ReadLog {
  // The command has one thread.
  nonisolated(unsafe) private static var isOn = false
  nonisolated(unsafe) private(set) static var entries: [WatchedEntry] = []
  nonisolated(unsafe) private static var known: Set<String> = []

  /// Begins a new list.
  static func begin() {
    isOn = true
    entries.removeAll()
    known.removeAll()
  }

  /// Notes a file that is about to be read.
  static func note(_ path: String) {
    guard isOn, known.insert(path).inserted else { return }
    entries.append(WatchedEntry(path))
  }

  /// Notes a folder of which those names are about to be taken that fit a pattern.
  static func note(folder: String, fitting pattern: String) {
    guard isOn, known.insert("\(pattern)\0\(folder)").inserted else { return }
    entries.append(WatchedEntry(folder: folder, fitting: pattern))
  }
}
