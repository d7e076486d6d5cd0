import TokenCompiler

/// Where the files of a theme are: as they lie on the disk, or as they were in a revision.
enum SourceTree: Sendable {
  case files
  case revision(GitRevision)

  struct Content {
    var bytes: [UInt8]
    /// What makes the file itself, where it is one on the disk.
    var identity: FileSystem.Identity?
  }

  /// How reports name a file; `-` is standard input.
  func name(of path: String) -> String {
    switch self {
    case .files: path == "-" ? "<stdin>" : path
    case .revision(let revision): revision.name(of: path)
    }
  }

  /// Reads a file, or standard input.
  func read(_ path: String) throws(FileFailure) -> Content {
    switch self {
    case .files:
      ReadLog.note(path)
      return Content(
        try path == "-" ? FileSystem.readStandardInput() : FileSystem.read(path))
    case .revision(let revision):
      return Content(bytes: try revision.read(path), identity: nil)
    }
  }

  /// Reads a file and nothing else: neither a device nor a pipe.
  func readPlainFile(_ path: String) throws(FileFailure) -> Content {
    guard case .files = self else { return try read(path) }
    ReadLog.note(path)
    return Content(try FileSystem.readPlainFile(path))
  }

  /// Answers for the files that documents with these paths name.
  func loader(documents: [String], allowsOutside: Bool) -> SourceLoader {
    switch self {
    case .files:
      FolderLoader(documents: documents, allowsOutside: allowsOutside).sourceLoader
    case .revision(let revision):
      RevisionLoader(
        revision: revision, documents: documents, allowsOutside: allowsOutside
      ).sourceLoader
    }
  }
}

extension InputPlan {
  /// Answers for the files that documents among the inputs name.
  func loader(in tree: SourceTree = .files) -> SourceLoader {
    tree.loader(documents: files.map(\.path), allowsOutside: allowsOutside)
  }
}

extension SourceTree.Content {
  fileprivate init(_ content: FileSystem.Content) {
    bytes = content.bytes
    identity = content.status.kind == .file ? content.status.identity : nil
  }
}
