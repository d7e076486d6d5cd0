import TokenCompiler

/// What `--baseline` and `--write-baseline` ask for.
struct BaselineFile {
  private let path: String?
  /// Whether it is to be written.
  let isWritten: Bool
  /// The file itself, for findings that point into it.
  private var file: SourceFile?

  /// Reads the file, unless it is to be written.
  init(_ arguments: ParsedArguments, sources: inout SourceSet, problems: inout [Diagnostic]) {
    path = arguments.value("baseline")
    isWritten = arguments.has("write-baseline")
    guard let path else {
      if isWritten { problems.append(.writeBaselineNeedsFile()) }
      return
    }
    if isWritten, arguments.has("fix") || arguments.has("dry-run") {
      problems.append(.writeBaselineOrFix(arguments.has("fix") ? "fix" : "dry-run"))
    }
    guard !isWritten else { return }
    ReadLog.note(path)
    do throws(FileFailure) {
      let file = SourceFile(path: path, bytes: try FileSystem.read(path).bytes)
      self.file = file
      problems += Baseline.read(file, into: &sources).faults
    } catch {
      problems.append(.unreadable(path, error))
    }
  }

  /// The findings that are new, without a word on what is gone. The others are left as they are.
  func new(in validation: Validation) -> [Diagnostic] {
    var sources = validation.graph.sources
    return new(in: validation, severity: nil, sources: &sources)
  }

  /// The findings that are new. `severity` is that of a baseline that knows what is gone.
  func new(
    in validation: Validation, severity: Severity?, sources: inout SourceSet
  ) -> [Diagnostic] {
    guard let file else { return validation.diagnostics }
    let graph = validation.graph
    // It is the last source of the report, so that its own place can be shown.
    let baseline = Baseline.read(file, into: &sources).baseline
    let (unknown, gone) = baseline.unknown(
      among: validation.diagnostics, in: graph.sources, themes: graph.themes.map(\.name),
      folder: FileSystem.workingFolder)
    guard gone.count > 0, let severity, !validation.isPartial else {
      sources = graph.sources
      return unknown
    }
    return unknown + [.goneFromBaseline(gone, severity)]
  }

  /// Writes all that is found, and says how much on standard error.
  func write(
    _ validation: Validation, besides inputs: Set<FileSystem.Identity>
  ) -> [Diagnostic] {
    guard let path else { return [] }
    let baseline = Baseline(
      validation.diagnostics, in: validation.graph.sources, folder: FileSystem.workingFolder)
    let writer = OutputWriter(
      made: [OutputWriter.Made(path: path, bytes: baseline.bytes)], folders: [], depfile: nil)
    var problems = writer.conflicts(with: inputs)
    if problems.isEmpty { problems = writer.write() }
    guard problems.isEmpty else { return problems }
    let count = baseline.count == 1 ? "1 finding" : "\(baseline.count) findings"
    try? Console.write("tokenc: \(count) in the baseline '\(path)'\n", to: .error)
    return []
  }
}
