/// Runs a command again whenever a file changes that it read.
///
/// Looking at the files is enough: a status costs a microsecond, works on every file system, and sees
/// whatever an editor does to save, a new file in the place of the old one included.
struct Watch {
  /// One run.
  let run: () -> ExitStatus

  /// So often the files are looked at.
  private static let pause: UInt32 = 100
  /// A burst of changes has ended when nothing has changed for this long.
  private static let quiet: UInt32 = 50

  /// Runs until it is interrupted, which is how a watch ends well.
  func start() -> ExitStatus {
    Interrupt.prepare()
    var isFirst = true
    while true {
      ReadLog.begin()
      let status = run()
      let entries = ReadLog.entries
      // Where no file was found at all, something else is wrong.
      if isFirst, entries.allSatisfy({ $0.stamp == nil }) { return status }
      if isFirst { say("watching \(count(entries)); Ctrl-C ends it") }
      isFirst = false
      guard let changed = Self.change(of: entries) else { return .done }
      say("'\(changed)' has changed")
    }
  }

  private func count(_ entries: [ReadLog.Entry]) -> String {
    entries.count == 1 ? "1 file" : "\(entries.count) files"
  }

  /// Waits for the first file that changes, and until no other does; `nil` after an interrupt.
  private static func change(of entries: [ReadLog.Entry]) -> String? {
    while true {
      if Interrupt.wait(milliseconds: pause) { return nil }
      guard let changed = entries.first(where: { $0.now != $0 }) else { continue }
      var last = entries.map(\.now)
      while true {
        if Interrupt.wait(milliseconds: quiet) { return nil }
        let now = entries.map(\.now)
        if now == last { return changed.path }
        last = now
      }
    }
  }

  private func say(_ text: String) {
    // A name may hold anything; a line of ours is one line.
    let shown = text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    try? Console.write(
      "tokenc: \(String(String.UnicodeScalarView(shown)))\n", to: .error)
  }
}
