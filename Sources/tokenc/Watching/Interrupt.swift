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
  // A pipe, so that an interrupt just before the wait ends it as well as one within it.
  nonisolated(unsafe) private static var ends: [Int32] = [-1, -1]
  nonisolated(unsafe) private static var wakingEnd: Int32 = -1

  static func prepare() {
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      wakingEnd = ends[1]
    }
    signal(SIGINT) { Interrupt.note($0) }
    signal(SIGTERM) { Interrupt.note($0) }
    // A parent's thread may have them blocked, and what it starts inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Nothing here but what a handler of signals may do. A second signal ends the process at once.
  private static func note(_ number: Int32) {
    let code = errno
    happened = 1
    _ = write(wakingEnd, "!", 1)
    signal(number, SIG_DFL)
    errno = code
  }

  /// Waits until the time is over or there is something to read, with no `milliseconds` as long as it
  /// takes; says whether it was interrupted, now or before.
  static func wait(milliseconds: Int32 = -1, orFor descriptor: Int32 = -1) -> Bool {
    if happened != 0 { return true }
    var waited = [
      pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&waited, nfds_t(waited.count), milliseconds)
    return happened != 0
  }
}
