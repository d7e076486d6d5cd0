#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system does not tell of changes, so that one has to look for them.
struct NoNotices: Error {
  /// The end of a sentence that begins with "because".
  let reason: String

  /// What a call of the system failed with.
  init(code: Int32) {
    switch code {
    case EMFILE, ENFILE, ENOSPC:
      reason = "the system lets nobody watch more files"
    default:
      reason = "the system cannot watch them (\(String(cString: strerror(code)).lowercased()))"
    }
  }

  /// The files lie on another computer, whose changes this one does not hear of.
  init(fileSystem type: String) {
    reason = "a file system of the type '\(type)' does not tell of all changes"
  }

  /// The environment says so.
  init(asked variable: String) { reason = "'\(variable)' says so" }
}
