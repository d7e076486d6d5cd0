#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a run is at, for people who wait: one line on a terminal, from the first second on, erased when
/// anything else is written.
///
/// A timer's signal writes it, so that a step that takes long by itself shows as well. The handler may do
/// next to nothing: it writes bytes that stand ready.
enum Progress {
  private static let capacity = 256
  // Written by the only thread there is and read by the handler. There is no line (0) while one is made, and when it
  // has been written.
  nonisolated(unsafe) private static var line: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var length: sig_atomic_t = 0
  nonisolated(unsafe) private static var isShown: sig_atomic_t = 0

  /// Begins a run. Nothing is ever shown where nobody looks: in a pipe, on a terminal that cannot erase, and
  /// in continuous integration.
  static func begin() {
    let hasReader =
      isatty(2) == 1 && !["", "dumb"].contains(Console.variable("TERM") ?? "")
      && (Console.variable("CI") ?? "").isEmpty
    guard hasReader else { return }
    if line == nil { line = .allocate(capacity: capacity) }
    signal(SIGALRM) { _ in Progress.show() }
    // A parent's thread may have it blocked, and what it starts inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    var timer = itimerval()
    timer.it_value.tv_sec = 1
    timer.it_interval.tv_usec = 100_000
    setTimer(&timer)
  }

  /// Says what the run is at: `reading 12 of 300 files`.
  static func note(
    _ step: StaticString, _ number: Int = 0, of count: Int = 0, _ unit: StaticString = ""
  ) {
    guard let line else { return }
    length = 0
    let text = count > 1 ? "\(step) \(number) of \(count) \(unit)" : "\(step)"
    let bytes = Array("\r\u{1B}[Ktokenc: \(text)".utf8.prefix(capacity))
    for index in bytes.indices { line[index] = bytes[index] }
    length = sig_atomic_t(bytes.count)
  }

  private static func show() {
    let code = errno
    if let line, length > 0, write(2, line, Int(length)) > 0 { isShown = 1 }
    length = 0
    errno = code
  }

  /// Takes the line away before something is written, or at the end.
  static func erase() {
    guard line != nil else { return }
    length = 0
    if isShown != 0 { _ = write(2, "\r\u{1B}[K", 4) }
    isShown = 0
  }

  /// Ends a run.
  static func end() {
    guard line != nil else { return }
    var timer = itimerval()
    setTimer(&timer)
    erase()
  }

  private static func setTimer(_ timer: inout itimerval) {
    #if canImport(Darwin) || canImport(Musl)
      setitimer(ITIMER_REAL, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #endif
  }
}
