/// Runs a command again whenever something changes that it read.
///
/// The system wakes it; whether something has changed, it finds out by looking at the files. So no
/// change is missed between a run and its watch, and whatever an editor does to save is seen, a new
/// file in the place of the old one included.
struct Watch {
  /// One run.
  let run: () -> ExitStatus

  /// So often the files are looked at where the system tells nothing.
  private static let pause: Int32 = 100
  /// A burst of changes has ended when nothing has changed for this long.
  private static let quiet: Int32 = 50
  /// Files that never stop changing are read all the same after so many times.
  private static let patience = 40

  private var hasToldOfLooking = false

  init(run: @escaping () -> ExitStatus) { self.run = run }

  /// Runs until it is interrupted, which is how a watch ends well.
  mutating func start() -> ExitStatus {
    Interrupt.prepare()
    var isFirst = true
    while true {
      ReadLog.begin()
      let status = run()
      var entries = ReadLog.entries
      if isFirst {
        guard Self.canBeWatched(entries) else { return status }
        guard !entries.contains(where: { $0.path == "-" }) else {
          Self.say(.standardInput)
          return .unusable
        }
        Self.say(.watching(entries.count { $0.pattern == nil }))
      }
      isFirst = false
      guard let changed = change(of: &entries) else { return .done }
      Self.say(.changed(changed))
    }
  }

  /// Where nothing was asked for but a configuration that may be missing, the arguments are wrong.
  private static func canBeWatched(_ entries: [WatchedEntry]) -> Bool {
    entries.contains { $0.stamp != nil || $0.path != LoadedConfiguration.name }
  }

  /// Waits for the first entry that changes, and until no other does; `nil` after an interrupt.
  private mutating func change(of entries: inout [WatchedEntry]) -> WatchedEntry? {
    let notices = notices(for: entries)
    while true {
      if let changed = Self.changes(in: &entries).first {
        return Self.waitForQuiet(&entries) ? changed : nil
      }
      let goesOn = notices.map { $0.wait() } ?? !Interrupt.wait(milliseconds: Self.pause)
      guard goesOn else { return nil }
    }
  }

  /// The entries that have changed since the last look.
  private static func changes(in entries: inout [WatchedEntry]) -> [WatchedEntry] {
    entries.indices.filter { entries[$0].hasChanged() }.map { entries[$0] }
  }

  private static func waitForQuiet(_ entries: inout [WatchedEntry]) -> Bool {
    for _ in 0..<patience {
      if Interrupt.wait(milliseconds: quiet) { return false }
      if changes(in: &entries).isEmpty { break }
    }
    return true
  }

  /// What wakes it; `nil` where the files have to be looked at again and again, which is said once.
  private mutating func notices(for entries: [WatchedEntry]) -> ChangeNotices? {
    do throws(NoNotices) {
      let variable = "TOKENC_WATCH"
      if Console.variable(variable) == "poll" { throw NoNotices(asked: variable) }
      return try ChangeNotices(WatchedPlaces(entries))
    } catch {
      if !hasToldOfLooking { Self.say(.looking(error)) }
      hasToldOfLooking = true
      return nil
    }
  }

  private static func say(_ message: WatchMessage) {
    // A name may hold anything; a line of ours is one line.
    let shown = message.text.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "?" : $0
    }
    try? Console.write("tokenc: \(String(String.UnicodeScalarView(shown)))\n", to: .error)
  }
}
