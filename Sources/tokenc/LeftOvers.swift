import TokenCompiler

/// Finds the files that an earlier run wrote into a folder of ours, such as an asset catalog, and that
/// nothing writes any more.
///
/// Whether a file is ours is for the format to say, by what stands in it. One that is not, and a
/// folder that holds such a one, stay. Links are not followed: what they lead to is not in the folder.
struct LeftOvers {
  /// An output that is a folder.
  struct Folder {
    var path: String
    var format: any Emitter.Type
  }

  /// What macOS puts into folders by itself; it goes with them.
  static let systemFile = ".DS_Store"

  private static func isLitter(_ name: String) -> Bool {
    name == systemFile || name.hasPrefix(OutputTransaction.temporaryPrefix)
  }

  /// No file of ours is larger.
  private static let maximumSize = 1 << 16

  private let folder: Folder
  /// The files that are written, by what makes them themselves: on some systems two spellings are
  /// one file.
  private let kept: Set<FileSystem.Identity>
  private var found: [String] = []
  /// The folders in which something stays.
  private var staying: Set<String> = []

  /// The left-over files of a folder, the deepest first, by their whole paths.
  static func find(in folder: Folder, keeping paths: [String]) -> [String] {
    let identities = paths.compactMap { FileSystem.status(of: $0)?.identity }
    var search = LeftOvers(folder: folder, kept: Set(identities))
    let folders = search.listing()
    // What stays in a folder keeps the folders around it, so those come later.
    for listed in folders.reversed() { search.judge(listed) }
    return search.found
  }

  private init(folder: Folder, kept: Set<FileSystem.Identity>) {
    self.folder = folder
    self.kept = kept
  }

  /// A folder with the names of its files.
  private struct Listed {
    var path: String
    var files: [String] = []
  }

  /// All folders, each before those inside it.
  private mutating func listing() -> [Listed] {
    var listed = [Listed(path: "")]
    var next = 0
    while next < listed.count {
      let path = listed[next].path
      for name in FileSystem.names(in: whole(path)).sorted() where name != "." && name != ".." {
        let inner = path.isEmpty ? name : Paths.join(path, name)
        let isLink = FileSystem.linkTarget(whole(inner)) != nil
        if !isLink, FileSystem.status(of: whole(inner))?.kind == .folder,
          !name.hasSuffix(folder.format.fileExtension)
        {
          listed.append(Listed(path: inner))
        } else if !Self.isLitter(name) {
          listed[next].files.append(name)
        }
      }
      next += 1
    }
    return listed
  }

  /// Takes the files of a folder if all are left over, and nothing stays in the folders inside it.
  private mutating func judge(_ listed: Listed) {
    let files = listed.files.map { listed.path.isEmpty ? $0 : Paths.join(listed.path, $0) }
    if !staying.contains(listed.path), files.allSatisfy(isLeftOver) {
      found += files.map(whole)
    } else if !listed.path.isEmpty {
      let parent = Paths.folder(of: listed.path)
      staying.insert(parent == "." ? "" : parent)
    }
  }

  private func isLeftOver(_ path: String) -> Bool {
    let place = whole(path)
    guard FileSystem.linkTarget(place) == nil, let status = FileSystem.status(of: place),
      status.kind == .file, status.size <= Self.maximumSize, !kept.contains(status.identity),
      let content = try? FileSystem.readPlainFile(place)
    else { return false }
    return folder.format.wrote(content.bytes, at: path)
  }

  private func whole(_ path: String) -> String {
    path.isEmpty ? folder.path : Paths.join(folder.path, path)
  }
}
