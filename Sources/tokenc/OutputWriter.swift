import TokenCompiler

/// Writes, or under `--check` compares, what a build has made.
struct OutputWriter {
  /// A file with its path, or what goes to standard output (`nil`).
  struct Made {
    var path: String?
    var bytes: [UInt8]
    /// The folder that was asked for, where the theme has a say in what the path is below it.
    var folder: String?
  }

  let made: [Made]
  /// The outputs that are folders.
  let folders: [LeftOvers.Folder]
  /// Where the dependency file goes and what it says.
  let depfile: Made?
  /// The same for what `--cache` keeps.
  var cache: Made?

  /// Everything that is written.
  private var all: [Made] { made + [depfile, cache].compactMap(\.self) }

  /// What keeps the outputs from being written: one that is also an input, or another output.
  func conflicts(with inputs: Set<FileSystem.Identity>) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var places: Set<String> = []
    for output in all {
      guard let path = output.path else { continue }
      let status = FileSystem.status(of: path)
      if let status, status.kind == .file, inputs.contains(status.identity) {
        problems.append(.outputIsInput(path))
      } else if status?.kind != .other, !places.insert(OutputPlace.canonical(path)).inserted {
        problems.append(.outputTwice(path))
      }
    }
    return problems
  }

  /// The files that are not up to date, in order, and those that are left over; what can be no output is
  /// a problem.
  func stalePaths(_ problems: inout [Diagnostic]) -> [String] {
    var stale: [String] = []
    for output in made {
      guard let path = output.path else { continue }
      do throws(FileFailure) {
        switch try OutputPlace.kind(of: path) {
        case .stream: problems.append(.checkNeedsFile(path))
        case .file: if !FileSystem.file(path, holds: output.bytes) { stale.append(path) }
        }
      } catch {
        problems.append(.outputFailed(path, error))
      }
    }
    return stale + leftOvers()
  }

  private func leftOvers() -> [String] {
    let paths = made.compactMap(\.path)
    return folders.flatMap { LeftOvers.find(in: $0, keeping: paths) }
  }

  /// Writes everything, or nothing and says why. Standard output comes when the files are safe.
  func write() -> [Diagnostic] {
    var transaction = OutputTransaction()
    var problems: [Diagnostic] = []
    for output in all {
      guard let path = output.path else { continue }
      do throws(FileFailure) {
        try transaction.stage(path, output.bytes, below: output.folder)
      } catch {
        problems.append(.outputFailed(path, error))
      }
    }
    for path in leftOvers() { transaction.stageRemoval(of: path) }
    if problems.isEmpty { problems += printResults() }
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

  private func printResults() -> [Diagnostic] {
    for output in made where output.path == nil {
      do throws(FileFailure) {
        try Console.write(output.bytes, to: .output)
      } catch {
        return [.outputFailed("<stdout>", error)]
      }
    }
    return []
  }
}
