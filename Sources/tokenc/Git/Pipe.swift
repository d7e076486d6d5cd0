#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe: what is written into its entry comes out at its exit.
final class Pipe {
  private(set) var entry: Int32
  private(set) var exit: Int32

  init() throws(FileFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw FileFailure(reason: String(cString: strerror(errno)).lowercased())
    }
    (exit, entry) = (ends[0], ends[1])
    // What is started gets copies of the ends that it needs, and no others.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    closeEntry()
    closeExit()
  }

  func closeEntry() { Self.close(&entry) }
  func closeExit() { Self.close(&exit) }

  private static func close(_ end: inout Int32) {
    if end >= 0 { platformClose(end) }
    end = -1
  }

  /// Reads several pipes to their ends, whichever has something; of each, one byte more than `limit` at
  /// most.
  static func readAll(_ pipes: [Pipe], limit: Int) -> [[UInt8]] {
    var texts = pipes.map { _ in [UInt8]() }
    var open = Set(pipes.indices)
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      let order = open.sorted()
      var waits = order.map { pollfd(fd: pipes[$0].exit, events: Int16(POLLIN), revents: 0) }
      if poll(&waits, nfds_t(waits.count), -1) < 0 {
        if errno == EINTR { continue }
        return texts
      }
      for (wait, index) in zip(waits, order) where wait.revents != 0 {
        let count = block.withUnsafeMutableBytes {
          platformRead(pipes[index].exit, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        if count > 0 { texts[index] += block[..<count] }
        if count <= 0 || texts[index].count > limit { open.remove(index) }
      }
    }
    return texts
  }
}

// Within `Pipe` its own methods of these names hide the platform's.
private func platformClose(_ end: Int32) { _ = close(end) }
private func platformRead(_ end: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  read(end, start, size)
}
