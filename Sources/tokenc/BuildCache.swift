import TokenCompiler

/// What `--cache` keeps of a build: digests of what was read and of what was made, so that the next build
/// need only compare them to know that there is nothing to do.
///
/// Only a build without findings is kept, since a finding is told each time. The file is a hint and no
/// proof: who may write it can make tokenc take other outputs for up to date. Whatever in it cannot be
/// understood counts as nothing.
struct BuildCache {
  private static let heading = "tokenc cache 1"
  private static let ending = "end"
  /// What says nothing about what is made.
  private static let besides: Set<String> = ["cache", "check", "color", "report", "watch"]

  private let path: String
  /// Tells what was asked for, and of which program.
  private let run: ContentDigest

  /// `nil` without the option. A watch has to know what it waits for, and so reads everything.
  init?(_ arguments: ParsedArguments) {
    guard let path = arguments.value("cache"), !arguments.has("watch"),
      !arguments.operands.contains("-"), !arguments.values("base").contains("-"),
      let program = FileSystem.program
    else { return nil }
    self.path = path
    var run = ContentDigest()
    run.add(Tokenc.version)
    for number in [program.size, program.seconds, program.nanoseconds] {
      run.add(word: UInt64(truncatingIfNeeded: number))
    }
    for operand in arguments.operands { run.add(operand) }
    for option in arguments.given where !Self.besides.contains(option.name) {
      run.add("--" + option.name)
      run.add(option.value)
    }
    self.run = run
  }

  /// Whether nothing has changed since the build that is kept: neither what it read nor what it made.
  var isUpToDate: Bool {
    guard let content = try? FileSystem.readPlainFile(path) else { return false }
    let lines = String(decoding: content.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 4, lines[0] == Self.heading, lines[1] == "run \(run.digits)",
      lines[lines.count - 2] == Self.ending, lines[lines.count - 1].isEmpty
    else { return false }
    return lines[2..<(lines.count - 2)].allSatisfy(Self.holds)
  }

  /// Whether a line says of a path what is there.
  private static func holds(_ line: Substring) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && state(of: String(parts[1])).map { $0 == parts[0] } == true
  }

  /// What is at a path, in a word; `nil` for what cannot be compared, such as a pipe.
  private static func state(of path: String) -> String? {
    switch FileSystem.status(of: path)?.kind {
    case nil: return "none"
    case .file: return FileSystem.digest(of: path)?.digits
    case .folder:
      var names = ContentDigest()
      for name in FileSystem.names(in: path).sorted() { names.add(name) }
      return "folder-" + names.digits
    case .other: return nil
    }
  }

  /// The file for a build; `nil` where it cannot be kept. What was read is digested from memory: a file
  /// that changes meanwhile is not what was built.
  func file(made: [OutputWriter.Made], read sources: [SourceFile]) -> OutputWriter.Made? {
    var lines = [Self.heading, "run \(run.digits)"]
    for entry in ReadLog.entries where entry.path != path {
      let source = sources.first { $0.path == entry.path }
      let state =
        source.map { ContentDigest(of: $0.bytes).digits }
        ?? (FileSystem.status(of: entry.path)?.kind == .file ? nil : Self.state(of: entry.path))
      var again = entry
      guard let state, !again.hasChanged() else { return nil }
      lines.append("\(state) \(entry.path)")
    }
    for output in made {
      guard let path = output.path, FileSystem.status(of: path)?.kind ?? .file == .file else {
        return nil
      }
      lines.append("\(ContentDigest(of: output.bytes).digits) \(path)")
    }
    lines += [Self.ending, ""]
    guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    return OutputWriter.Made(path: path, bytes: Array(lines.joined(separator: "\n").utf8))
  }
}
