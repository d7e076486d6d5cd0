#if canImport(Glibc) || canImport(Musl)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Wakes when something has happened at some places, by Linux's inotify. It says when to look and not
  /// what has changed: several events may be one change, and an event may be none.
  final class ChangeNotices {
    private let descriptor: Int32
    /// The names that matter in each folder, by its number; `nil` where everything does.
    private var names: [Int32: Set<String>?] = [:]

    /// Throws why there can be no notices: the reason as a part of a sentence.
    init(_ places: WatchedPlaces) throws(NoNotices) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw NoNotices(code: errno) }
      let mounts = Mounts()
      for folder in places.folders {
        if folder.holdsEntries, let type = mounts.remoteType(of: folder.path) {
          throw NoNotices(fileSystem: type)
        }
        let events =
          IN_CREATE | IN_DELETE | IN_MOVE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB | IN_ONLYDIR
        let code = add(folder.path, Int(events), folder.takesAll ? nil : folder.names)
        // Folders that are only passed may be closed to us.
        if code == EACCES, !folder.holdsEntries { continue }
        if code != 0 { throw NoNotices(code: code) }
      }
      for file in places.files {
        let code = add(file, Int(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB), nil)
        if code != 0, code != EACCES { throw NoNotices(code: code) }
      }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches a place; 0, or the number of what went wrong. What is no longer there shows by itself.
    private func add(_ path: String, _ events: Int, _ names: Set<String>?) -> Int32 {
      let number = inotify_add_watch(descriptor, path, UInt32(events) | UInt32(IN_MASK_ADD))
      guard number >= 0 else { return errno == ENOENT || errno == ENOTDIR ? 0 : errno }
      // One folder may be reached in two ways.
      if let known = self.names[number] {
        self.names[number] = .some(known.flatMap { old in names.map(old.union) })
      } else {
        self.names[number] = .some(names)
      }
      return 0
    }

    /// Sleeps until something has happened that may matter; `false` after an interrupt.
    func wait() -> Bool {
      while !Interrupt.wait(orFor: descriptor) {
        if takeEvents() { return true }
      }
      return false
    }

    /// Takes all events that there are, and says whether one of them matters.
    private func takeEvents() -> Bool {
      var block = [UInt8](repeating: 0, count: 1 << 14)
      var matters = false
      while true {
        let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return matters }
        block.withUnsafeBytes { bytes in
          let events = UnsafeRawBufferPointer(rebasing: bytes[..<count])
          if holdsEventThatMatters(events) { matters = true }
        }
      }
    }

    private func holdsEventThatMatters(_ bytes: UnsafeRawBufferPointer) -> Bool {
      let head = MemoryLayout<inotify_event>.size
      var start = 0
      while start + head <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = start + head + Int(event.len)
        guard end <= bytes.count else { return true }
        let name = bytes[(start + head)..<end].prefix { $0 != 0 }
        if matters(event, name: String(decoding: name, as: UTF8.self)) { return true }
        start = end
      }
      return false
    }

    private func matters(_ event: inotify_event, name: String) -> Bool {
      // A folder that is gone or renamed, or more events than the system kept.
      guard !name.isEmpty, let known = names[event.wd], let names = known else { return true }
      return names.contains(name)
    }
  }
#endif
