/// What a watch says of itself.
struct WatchMessage {
  let text: String

  static func watching(_ files: Int) -> WatchMessage {
    WatchMessage(
      text: "watching \(files == 1 ? "1 file" : "\(files) files"); Ctrl-C ends it")
  }

  static func changed(_ entry: WatchedEntry) -> WatchMessage {
    guard entry.pattern != nil else {
      return WatchMessage(text: "'\(entry.path)' has changed")
    }
    return WatchMessage(text: "the files in '\(entry.path)' are others")
  }

  static let standardInput = WatchMessage(
    text: "'--watch' looks at files, and standard input is none")

  static func looking(_ cause: NoNotices) -> WatchMessage {
    WatchMessage(text: "looking for changes ten times a second, because \(cause.reason)")
  }
}
