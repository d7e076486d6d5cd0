import TokenCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output and standard error.
struct Console {
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  /// What `--color` says.
  enum ColorChoice: String, CaseIterable { case auto, always, never }

  /// A pipe whose reader has gone and a file that may grow no further end the process, unless it
  /// says that it looks at what writing returns.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    fillClosedStreams()
  }

  /// A stream that is closed would be the next file that is opened, and what is meant for standard output
  /// would go into it. What stands there instead can neither be read nor written.
  private static func fillClosedStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all bytes. A reader that has gone away is no failure.
  static func write(_ bytes: [UInt8], to stream: Stream) throws(FileFailure) {
    Progress.erase()
    let fault = writeAll(bytes, to: stream.rawValue)
    if fault == 0 || fault == EPIPE { return }
    let isFull = fault == ENOSPC
    throw FileFailure(
      reason: isFull
        ? "no space is left on the device" : String(cString: strerror(fault)).lowercased())
  }

  static func write(_ text: String, to stream: Stream) throws(FileFailure) {
    try write(Array(text.utf8), to: stream)
  }

  /// Whether to colour what goes to a stream. With `auto` that is a terminal that knows colours,
  /// unless `NO_COLOR` is set to anything (no-color.org).
  static func usesColor(_ choice: ColorChoice, on stream: Stream) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(stream.rawValue) == 1 && (variable("NO_COLOR") ?? "").isEmpty
        && variable("TERM") != "dumb"
    }
  }

  /// How colours can be shown as colours on standard output: with 24 bits a colour where the terminal says
  /// so, else out of its palette.
  static func swatches(_ choice: ColorChoice) -> Swatches {
    guard usesColor(choice, on: .output) else { return Swatches(.none) }
    let terminal = variable("TERM") ?? ""
    let hasAll =
      ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "") || terminal.hasSuffix("-direct")
    if hasAll || choice == .always { return Swatches(.full) }
    return Swatches(terminal.hasSuffix("-256color") ? .palette : .none)
  }

  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// How a run ended, as build systems see it.
enum ExitStatus: Int32 {
  case done = 0
  /// The theme has errors, or an output is not up to date under `--check`.
  case findings = 1
  /// tokenc could not do what was asked.
  case unusable = 2
}
