// With Console.swift the only file of the command that calls the platform. Foundation would cost a
// millisecond at each start and several megabytes, and a build starts tokenc again and again.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why something could not be done with a file, one line in lower case.
struct FileFailure: Error, Hashable {
  var reason: String
  /// The file is there and larger than tokenc reads.
  var exceedsLimit = false
  /// Nothing is there.
  var isMissing = false
}

/// Files and folders. Failures are values with a reason that people understand.
enum FileSystem {
  /// What makes a file itself, by whatever name or link it is reached.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
  }

  enum Kind: Sendable { case file, folder, other }

  /// Where the command runs, as an absolute path.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  struct Status: Sendable {
    var identity: Identity
    var kind: Kind
    var permissions: UInt32
    var size: Int
  }

  /// What changes when a file does: another one in its place, another size, another time. The time is
  /// that at which its content or its permissions changed, which nothing can set back.
  struct Stamp: Hashable, Sendable {
    var identity: Identity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  struct Content: Sendable {
    var bytes: [UInt8]
    var status: Status
  }

  /// No input is larger. Offsets have 32 bits, and what has no end (a device) must not fill the
  /// memory.
  static let maximumSize = 1 << 30

  /// What is at a path; symbolic links are followed. `nil` where nothing is, or nothing visible.
  static func status(of path: String) -> Status? {
    var information = stat()
    guard !holdsNull(path), stat(path, &information) == 0 else { return nil }
    return status(information)
  }

  /// What a file or folder is like; `nil` where nothing is.
  static func stamp(of path: String) -> Stamp? {
    var information = stat()
    guard !holdsNull(path), stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_ctimespec
    #else
      let time = information.st_ctim
    #endif
    let status = status(information)
    return Stamp(
      identity: status.identity, size: status.size, seconds: time.tv_sec,
      nanoseconds: time.tv_nsec)
  }

  /// The file that standard output goes to; `nil` where it is a terminal, a pipe or a device.
  static var standardOutput: Identity? {
    guard let status = try? status(descriptor: 1), status.kind == .file else { return nil }
    return status.identity
  }

  /// Reads a file, a pipe or a device to its end.
  static func read(_ path: String) throws(FileFailure) -> Content {
    let descriptor = try open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Reads a file and nothing else: neither a device nor a pipe, which might wait for ever.
  static func readPlainFile(_ path: String) throws(FileFailure) -> Content {
    let descriptor = try open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    defer { close(descriptor) }
    let status = try status(descriptor: descriptor)
    if status.kind == .other { throw FileFailure(reason: "it is a device or a pipe") }
    return try read(descriptor: descriptor)
  }

  static func readStandardInput() throws(FileFailure) -> Content { try read(descriptor: 0) }

  /// The digest of a plain file; `nil` where it cannot be read.
  static func digest(of path: String) -> ContentDigest? {
    guard let descriptor = try? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) else { return nil }
    defer { close(descriptor) }
    guard let status = try? status(descriptor: descriptor), status.kind == .file else { return nil }
    var digest = ContentDigest()
    let capacity = 1 << 16
    while let block = try? readBlock(descriptor, capacity: capacity) {
      digest.add(block)
      if block.count < capacity { return digest }
    }
    return nil
  }

  /// The file of the program that runs; `nil` where the system does not say.
  static var program: Stamp? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var name = [CChar](repeating: 0, count: Int(size))
      let path: String? = name.withUnsafeMutableBufferPointer { name in
        guard let start = name.baseAddress, _NSGetExecutablePath(start, &size) == 0 else {
          return nil
        }
        return String(cString: start)
      }
      return path.flatMap(stamp(of:))
    #else
      return stamp(of: "/proc/self/exe")
    #endif
  }

  /// Whether a file holds just these bytes. It is read in blocks and not mapped, because a mapped
  /// file that shrinks meanwhile ends the process.
  static func file(_ path: String, holds bytes: [UInt8]) -> Bool {
    guard let status = status(of: path), status.kind == .file, status.size == bytes.count,
      let descriptor = try? open(path, O_RDONLY | O_CLOEXEC)
    else { return false }
    defer { close(descriptor) }
    var block = [UInt8](repeating: 0, count: min(max(bytes.count, 1), 1 << 16))
    var offset = 0
    while true {
      let count = readOnce(descriptor, &block)
      if count <= 0 { return count == 0 && offset == bytes.count }
      guard offset + count <= bytes.count, isEqual(block, bytes, offset, count) else {
        return false
      }
      offset += count
    }
  }

  /// Whether the first bytes of a block are those of a file from an offset. Slices are compared byte by
  /// byte, which takes as long as to read the file.
  private static func isEqual(
    _ block: [UInt8], _ bytes: [UInt8], _ offset: Int, _ count: Int
  ) -> Bool {
    block.withUnsafeBytes { block in
      bytes.withUnsafeBytes { bytes in
        guard let left = block.baseAddress, let right = bytes.baseAddress else { return count == 0 }
        return memcmp(left, right + offset, count) == 0
      }
    }
  }

  /// Makes a file that is not there yet, with these bytes.
  static func create(
    _ path: String, _ bytes: [UInt8], permissions: UInt32?
  ) throws(FileFailure) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
    if let permissions { _ = fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) }
    try write(bytes, to: descriptor)
  }

  /// Writes into what is there already: a device or a pipe.
  static func writeInto(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    try write(bytes, to: open(path, O_WRONLY | O_CLOEXEC))
  }

  static func mayWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static func rename(_ old: String, to new: String) throws(FileFailure) {
    if platformRename(old, new) != 0 { throw failure(errno) }
  }

  /// Exchanges two files in one step, if the system and the file system can.
  static func exchange(_ one: String, _ other: String) -> Bool {
    #if canImport(Darwin)
      renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
    #elseif canImport(Glibc)
      platformExchange(AT_FDCWD, one, AT_FDCWD, other, 2) == 0
    #else
      false
    #endif
  }

  /// A second name for a file, so that it can be put back.
  static func link(_ path: String, as name: String) -> Bool { platformLink(path, name) == 0 }

  static func remove(_ path: String) { _ = unlink(path) }
  static func removeFolder(_ path: String) { _ = rmdir(path) }

  static func makeFolder(_ path: String) throws(FileFailure) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(errno) }
  }

  /// The names in a folder; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  /// The path without links, dots and double separators, of something that is there.
  static func canonicalPath(_ path: String) -> String? {
    guard !holdsNull(path), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What a symbolic link says, or `nil` for anything else.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? 0
      }
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  static var processID: Int32 { getpid() }

  /// Whether a process of that number runs, ours or another user's.
  static func processRuns(_ id: Int32) -> Bool { kill(id, 0) == 0 || errno == EPERM }
}

extension FileSystem {
  private static func open(_ path: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    if holdsNull(path) { throw FileFailure(reason: "no file name can hold a null character") }
    while true {
      let descriptor = platformOpen(path, flags)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw failure(errno) }
    }
  }

  private static func read(descriptor: Int32) throws(FileFailure) -> Content {
    let status = try status(descriptor: descriptor)
    if status.kind == .folder { throw FileFailure(reason: "it is a folder") }
    var bytes: [UInt8] = []
    // One byte more than the size, so that one call sees the end.
    var capacity = status.kind == .file ? min(status.size, maximumSize) + 1 : 1 << 16
    while true {
      let more = try readBlock(descriptor, capacity: capacity)
      bytes = bytes.isEmpty ? more : bytes + more
      if bytes.count > maximumSize {
        throw FileFailure(reason: "it is larger than 1 GiB", exceedsLimit: true)
      }
      if more.count < capacity { return Content(bytes: bytes, status: status) }
      capacity = min(max(bytes.count, 1 << 16), maximumSize)
    }
  }

  /// Reads until the block is full or the file has ended.
  private static func readBlock(
    _ descriptor: Int32, capacity: Int
  ) throws(FileFailure) -> [UInt8] {
    var fault: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let step = platformRead(
          descriptor, buffer.baseAddress?.advanced(by: count), capacity - count)
        if step == 0 { return }
        if step > 0 {
          count += step
        } else if errno != EINTR {
          fault = errno
          return
        }
      }
    }
    if fault != 0 { throw failure(fault) }
    return bytes
  }

  private static func readOnce(_ descriptor: Int32, _ block: inout [UInt8]) -> Int {
    while true {
      let count = block.withUnsafeMutableBytes {
        platformRead(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all and closes; a file system may report only then that it is full.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    let fault = writeAll(bytes, to: descriptor)
    let closed = close(descriptor) == 0 || errno == EINTR
    if fault != 0 { throw failure(fault) }
    if !closed { throw failure(errno) }
  }

  private static func status(descriptor: Int32) throws(FileFailure) -> Status {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(errno) }
    return status(information)
  }

  private static func status(_ information: stat) -> Status {
    let format = information.st_mode & S_IFMT
    return Status(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: information.st_dev),
        inode: UInt64(truncatingIfNeeded: information.st_ino)),
      kind: format == S_IFREG ? .file : format == S_IFDIR ? .folder : .other,
      permissions: UInt32(information.st_mode) & 0o7777, size: Int(information.st_size))
  }

  private static func holdsNull(_ path: String) -> Bool { path.utf8.contains(0) }

  private static func failure(_ code: Int32) -> FileFailure {
    let reason =
      switch code {
      case ENOENT: "there is no such file or folder"
      case EACCES, EPERM: "permission denied"
      case EFBIG: "the file would be larger than is allowed"
      case EISDIR: "it is a folder"
      case ENOTDIR: "a part of its path is no folder"
      case ELOOP: "its symbolic links lead round in a ring"
      case ENAMETOOLONG: "its name is too long"
      case ENOSPC: "no space is left on the device"
      case EROFS: "the file system is read-only"
      default: String(cString: strerror(code)).lowercased()
      }
    return FileFailure(reason: reason, isMissing: code == ENOENT)
  }
}

/// Writes all bytes to an open file and gives 0 or the number of what went wrong. A pipe that was
/// made non-blocking by its other end is waited for.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress?.advanced(by: offset), bytes.count - offset)
    }
    if count >= 0 {
      offset += count
    } else if errno == EAGAIN {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wait, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

// Within `FileSystem` its own methods of these names hide the platform's.
private func platformOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o666) }
private func platformRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
private func platformLink(_ old: String, _ new: String) -> Int32 { link(old, new) }
private func platformRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  read(file, start, size)
}

#if canImport(Glibc)
  // glibc has it since 2.28, but the headers show it only to those who ask for GNU's additions. The last
  // argument is RENAME_EXCHANGE, 2.
  @_silgen_name("renameat2")
  private func platformExchange(
    _ folder: Int32, _ one: UnsafePointer<CChar>, _ other: Int32, _ two: UnsafePointer<CChar>,
    _ flags: UInt32
  ) -> Int32
#endif
