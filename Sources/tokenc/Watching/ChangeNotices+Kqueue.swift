#if canImport(Darwin)
  import Darwin

  /// Wakes when something has happened at some places, by kqueue. It says when to look and not what has
  /// changed. It needs every file and folder open, and is let go of before the next run.
  final class ChangeNotices {
    private var descriptors: [Int32] = []
    private let queue: Int32
    /// Processes of macOS may have 256 open files, and a run needs some.
    private static let limit = 180

    /// Throws why there can be no notices.
    init(_ places: WatchedPlaces) throws(NoNotices) {
      queue = kqueue()
      guard queue >= 0 else { throw NoNotices(code: errno) }
      let paths = places.folders.map(\.path) + places.files
      guard paths.count <= Self.limit else { throw NoNotices(code: EMFILE) }
      for path in paths {
        let code = add(path)
        if code != 0, code != ENOENT, code != ENOTDIR, code != EACCES {
          throw NoNotices(code: code)
        }
      }
    }

    deinit {
      for descriptor in descriptors { close(descriptor) }
      if queue >= 0 { close(queue) }
    }

    private func add(_ path: String) -> Int32 {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno }
      descriptors.append(descriptor)
      let events =
        NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var event = kevent(
        ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(events), data: 0, udata: nil)
      return kevent(queue, &event, 1, nil, 0, nil) == 0 ? 0 : errno
    }

    /// Sleeps until something has happened that may matter; `false` after an interrupt.
    func wait() -> Bool {
      if Interrupt.wait(orFor: queue) { return false }
      var event = kevent()
      var now = timespec()
      while kevent(queue, nil, 0, &event, 1, &now) > 0 {}
      return true
    }
  }
#endif
