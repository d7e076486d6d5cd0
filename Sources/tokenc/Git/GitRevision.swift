/// A commit of the repository that the working directory lies in. Paths are relative to the working
/// directory, as everywhere on the command line.
struct GitRevision: Sendable {
  /// The revision as it was written.
  let written: String
  /// The hash of the commit.
  private let commit: String

  /// Finds a revision.
  init(_ written: String) throws(FileFailure) {
    self.written = written
    commit = try Self.commit(written)
  }

  /// The last commit that two revisions have in common, under the name of the first.
  init(where old: String, partedFrom new: String) throws(FileFailure) {
    written = old
    let commits = [try Self.commit(old), try Self.commit(new)]
    let run = try Git.run(["merge-base"] + commits)
    guard run.status == 0, let base = run.lines.first else {
      throw FileFailure(reason: "'\(old)' and '\(new)' have no commit in common")
    }
    commit = base
  }

  /// How reports name a file.
  func name(of path: String) -> String { "\(written):\(path)" }

  /// The bytes of a file in that revision.
  func read(_ path: String) throws(FileFailure) -> [UInt8] {
    if path.hasPrefix("/") {
      throw FileFailure(reason: "it is an absolute path, and a revision has none")
    }
    let object = "\(commit):./\(Paths.normalized(path))"
    let run = try Git.run(["cat-file", "blob", object])
    if run.status == 0 { return run.output }
    // An object that is there and no file is a folder, or a submodule.
    let kind = try Git.run(["cat-file", "-t", object])
    if kind.status == 0 {
      throw FileFailure(reason: kind.lines.first == "blob" ? run.failure : "it is a folder")
    }
    throw FileFailure(reason: "there is no such file in that revision", isMissing: true)
  }

  private static func commit(_ written: String) throws(FileFailure) -> String {
    // git would take it for an option.
    if written.hasPrefix("-") {
      throw FileFailure(reason: "no revision begins with '-'")
    }
    if written.isEmpty || written.utf8.contains(0) {
      throw FileFailure(reason: "it is no name of a revision")
    }
    let run = try Git.run(["rev-parse", "--verify", "--quiet", written + "^{commit}"])
    if run.status == 0, let hash = run.lines.first { return hash }
    // Outside a repository there is a reason; of an unknown revision git says nothing.
    let place = try Git.run(["rev-parse", "--git-dir"])
    throw FileFailure(
      reason: place.status == 0 ? "there is no such revision" : place.failure)
  }
}
