import TokenCompiler

/// Answers for the files that documents of a revision name: only inside the folder of the document that
/// was given on the command line, as `FolderLoader` does for files on the disk. A revision has no links
/// to follow.
struct RevisionLoader: Sendable {
  let revision: GitRevision
  let documents: [String]
  let allowsOutside: Bool

  var sourceLoader: SourceLoader {
    SourceLoader { path, document in
      do throws(FileFailure) {
        return .success(try load(path, namedBy: document.path))
      } catch {
        return .failure(SourceLoader.Failure(reason: error.reason))
      }
    }
  }

  private func load(_ written: String, namedBy document: String) throws(FileFailure) -> SourceFile {
    try FolderLoader.refuseURL(written)
    let prefix = revision.name(of: "")
    let place = document.hasPrefix(prefix) ? String(document.dropFirst(prefix.count)) : document
    let path = Paths.normalized(Paths.beside(place, written))
    let isInside = documents.contains { known in
      let folder = Paths.normalized(Paths.folder(of: known))
      return folder.isEmpty ? !path.hasPrefix("..") : path.hasPrefix(folder + "/")
    }
    guard allowsOutside || isInside else { throw .outsideFolder }
    return SourceFile(path: revision.name(of: path), bytes: try revision.read(path))
  }
}
