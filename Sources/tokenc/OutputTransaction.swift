import TokenCompiler

/// Writes files so that all of them change or none does. Each is written beside its place under a
/// temporary name; at the end all are renamed. A file that holds the bytes already is not touched.
///
/// An output that is a symbolic link is followed: the file that it leads to is replaced and the link
/// stays. Devices and pipes are written into as they are.
struct OutputTransaction {
  /// Temporary files begin like this, then come the process and a number.
  static let temporaryPrefix = ".tokenc-"

  private struct Change {
    /// The path as given, for messages.
    var path: String
    /// The file itself, with links followed.
    var place: String
    var temporary: String?
    /// A second name of the file that is to be replaced, to put it back.
    var backup: String?
    var isDone = false
  }

  /// A file that goes.
  private struct Removal {
    var path: String
    /// Its name until everything is done, to put it back.
    var backup: String?
  }

  private var changes: [Change] = []
  private var removals: [Removal] = []
  private var streams: [(path: String, bytes: [UInt8])] = []
  private var madeFolders: [String] = []
  private var sweptFolders: Set<String> = []
  /// Places that are no links.
  private var plainPlaces: Set<String> = []
  private var number = 0

  /// Writes the bytes beside the place of the file. Where the theme has a say in the path below a folder,
  /// no link is followed there: it would decide where the file goes.
  mutating func stage(
    _ path: String, _ bytes: [UInt8], below folder: String? = nil
  ) throws(FileFailure) {
    if let folder { try OutputPlace.refuseLinks(on: path, below: folder, except: &plainPlaces) }
    if try OutputPlace.kind(of: path) == .stream {
      streams.append((path, bytes))
      return
    }
    let status = FileSystem.status(of: path)
    let place = try OutputPlace.followingLinks(path)
    let folder = Paths.folder(of: place)
    if status != nil {
      if FileSystem.file(path, holds: bytes) { return sweep(folder) }
      if !FileSystem.mayWrite(path) { throw FileFailure(reason: "permission denied") }
    }
    try makeFolders(folder)
    sweep(folder)
    let temporary = nextTemporary(in: folder)
    changes.append(Change(path: path, place: place, temporary: temporary))
    try FileSystem.create(temporary, bytes, permissions: status?.permissions)
  }

  /// Notes a file that is to go, and its folder with it if nothing else is in there.
  mutating func stageRemoval(of path: String) { removals.append(Removal(path: path)) }

  /// Renames all. After a failure everything is as it was.
  mutating func commit() throws(Failure) {
    for stream in streams {
      do throws(FileFailure) {
        try FileSystem.writeInto(stream.path, stream.bytes)
      } catch {
        discard()
        throw Failure(path: stream.path, failure: error)
      }
    }
    for index in changes.indices {
      do throws(FileFailure) {
        try replace(index)
      } catch {
        let path = changes[index].path
        discard()
        throw Failure(path: path, failure: error)
      }
    }
    try setAside()
    for change in changes { change.backup.map(FileSystem.remove) }
    for removal in removals { removal.backup.map(FileSystem.remove) }
    for removal in removals { removeEmptyFolder(Paths.folder(of: removal.path)) }
  }

  /// Gives the files that go other names, from which they can come back.
  private mutating func setAside() throws(Failure) {
    for index in removals.indices {
      let path = removals[index].path
      let backup = nextTemporary(in: Paths.folder(of: path))
      do throws(FileFailure) {
        try FileSystem.rename(path, to: backup)
        removals[index].backup = backup
      } catch {
        discard()
        throw Failure(path: path, failure: error)
      }
    }
  }

  /// Removes a folder in which nothing is left but what systems put there by themselves.
  private mutating func removeEmptyFolder(_ folder: String) {
    sweep(folder)
    let names = FileSystem.names(in: folder).filter { $0 != "." && $0 != ".." }
    guard names.allSatisfy({ $0 == LeftOvers.systemFile }) else { return }
    for name in names { FileSystem.remove(Paths.join(folder, name)) }
    FileSystem.removeFolder(folder)
  }

  struct Failure: Error {
    var path: String
    var failure: FileFailure
  }

  /// Puts everything back and removes what was written.
  mutating func discard() {
    for removal in removals {
      if let backup = removal.backup { try? FileSystem.rename(backup, to: removal.path) }
    }
    for change in changes.reversed() {
      if !change.isDone {
        change.temporary.map(FileSystem.remove)
        change.backup.map(FileSystem.remove)
      } else if let backup = change.backup {
        try? FileSystem.rename(backup, to: change.place)
      } else {
        FileSystem.remove(change.place)
      }
    }
    for folder in madeFolders.reversed() { FileSystem.removeFolder(folder) }
    changes = []
    removals = []
    streams = []
    madeFolders = []
  }

  /// Puts a file in its place. Where something else may still fail, what was there keeps a name: it takes
  /// that of the new one, so that a run that is killed leaves one file more for each output, not two.
  private mutating func replace(_ index: Int) throws(FileFailure) {
    guard let temporary = changes[index].temporary else { return }
    let place = changes[index].place
    if changes.count + removals.count > 1, FileSystem.status(of: place)?.kind == .file {
      if FileSystem.exchange(temporary, place) {
        changes[index].backup = temporary
        changes[index].isDone = true
        return
      }
      // Not every file system can do that.
      let backup = nextTemporary(in: Paths.folder(of: place))
      if FileSystem.link(place, as: backup) { changes[index].backup = backup }
    }
    try FileSystem.rename(temporary, to: place)
    changes[index].isDone = true
  }

  private mutating func makeFolders(_ folder: String) throws(FileFailure) {
    var missing: [String] = []
    var current = folder
    while FileSystem.status(of: current) == nil {
      missing.append(current)
      let parent = Paths.folder(of: current)
      if parent == current { break }
      current = parent
    }
    for path in missing.reversed() where FileSystem.status(of: path) == nil {
      try FileSystem.makeFolder(path)
      madeFolders.append(path)
    }
  }

  private mutating func nextTemporary(in folder: String) -> String {
    var path: String
    repeat {
      number += 1
      path = Paths.join(folder, "\(Self.temporaryPrefix)\(FileSystem.processID)-\(number)")
    } while FileSystem.status(of: path) != nil
    return path
  }

  /// Removes what a killed run left behind; a process that still runs keeps its files.
  private mutating func sweep(_ folder: String) {
    guard sweptFolders.insert(folder).inserted else { return }
    for name in FileSystem.names(in: folder) where name.hasPrefix(Self.temporaryPrefix) {
      let parts = name.dropFirst(Self.temporaryPrefix.count).split(
        separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let process = Int32(parts[0]), process > 0, UInt(parts[1]) != nil
      else { continue }
      // A container gives each run the same number; before our first file it is not ours.
      let isOurs = process == FileSystem.processID
      if isOurs ? !changes.isEmpty : FileSystem.processRuns(process) { continue }
      FileSystem.remove(Paths.join(folder, name))
    }
  }
}
