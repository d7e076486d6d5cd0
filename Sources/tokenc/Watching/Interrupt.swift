#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C and its like, which end a watch between two runs and never within one.
enum Interrupt {
  // Written by the handler and read by the only thread there is.
  nonisolated(unsafe) private static var happened: sig_atomic_t = 0

  static func prepare() {
    signal(SIGINT) { _ in Interrupt.happened = 1 }
    signal(SIGTERM) { _ in Interrupt.happened = 1 }
    // A parent's thread may have them blocked, and what it starts inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits; says whether it was interrupted, now or before.
  static func wait(milliseconds: UInt32) -> Bool {
    if happened == 0 { usleep(milliseconds * 1000) }
    return happened != 0
  }
}
