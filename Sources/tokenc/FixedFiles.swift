import TokenCompiler

/// What `--fix` and `--dry-run` ask for.
struct FixedFiles {
  /// Whether files are written.
  private let writes: Bool
  /// Whether differences are printed instead.
  let isDryRun: Bool
  /// The paths of the files that may be changed: the custom themes of the run, by the name under which
  /// they were read. What belongs to the contract is none, by whatever name it is given.
  let paths: Set<String>

  init(_ arguments: ParsedArguments, _ plan: InputPlan, problems: inout [Diagnostic]) {
    isDryRun = arguments.has("dry-run")
    writes = arguments.has("fix") && !isDryRun
    guard isDryRun || writes else {
      paths = []
      return
    }
    let own = plan.files.filter { !$0.isContract }
    if writes, own.contains(where: { $0.path == "-" }) { problems.append(.fixNeedsFile()) }
    let contract = Set(plan.files.filter(\.isContract).map { Self.identity($0.path) })
    paths = Set(
      own.map(\.path).filter { !contract.contains(Self.identity($0)) }
        .map { $0 == "-" ? "<stdin>" : $0 })
  }

  /// Whether anything is asked for.
  var isWanted: Bool { writes || isDryRun }

  /// The same for all names of one file.
  private static func identity(_ path: String) -> String {
    guard path != "-", let status = FileSystem.status(of: path), status.kind == .file else {
      return path
    }
    return "\(status.identity.device)/\(status.identity.inode)"
  }

  /// Writes the files, or prints how they would differ. Says on standard error what was done.
  func finish(_ mending: Mending) -> [Diagnostic] {
    guard !mending.files.isEmpty else { return [] }
    // Of a file with several names the topmost layer counts.
    var known: Set<String> = []
    let files =
      mending.files.reversed().filter {
        known.insert(Self.identity($0.original.path)).inserted
      }.reversed() as [EditedSource]
    let names = PatchNames(files.map(\.original.path))
    let problems = isDryRun ? show(files, names.names) : write(files)
    if problems.isEmpty {
      let folder = isDryRun ? names.folder : nil
      try? Console.write(.mended(mending.count, files: files.count, patch: folder), to: .error)
    }
    return problems
  }

  private func show(_ files: [EditedSource], _ names: [String]) -> [Diagnostic] {
    do throws(FileFailure) {
      try Console.write(
        zip(files, names).flatMap { UnifiedDiff($0, named: $1).bytes }, to: .output)
      return []
    } catch {
      return [.outputFailed("<stdout>", error)]
    }
  }

  /// Replaces all files or none. What somebody has written since the file was read is not lost.
  private func write(_ files: [EditedSource]) -> [Diagnostic] {
    var transaction = OutputTransaction()
    var problems: [Diagnostic] = []
    for file in files {
      do throws(FileFailure) {
        guard try OutputPlace.kind(of: file.original.path) == .file else {
          throw FileFailure(reason: "it is a device or a pipe")
        }
        try transaction.stage(file.original.path, file.current.bytes)
      } catch {
        problems.append(.outputFailed(file.original.path, error))
      }
    }
    for file in files.map(\.original) where problems.isEmpty {
      if !FileSystem.file(file.path, holds: file.bytes) {
        problems.append(.changedSince(file.path))
      }
    }
    guard problems.isEmpty else {
      transaction.discard()
      return problems
    }
    do throws(OutputTransaction.Failure) {
      try transaction.commit()
      return []
    } catch {
      return [.outputFailed(error.path, error.failure)]
    }
  }
}
