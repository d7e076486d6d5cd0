import Foundation
import Testing

@testable import TokenCompiler

/// A few small files in one text, with what compiling them is expected to give. The files below
/// `Fixtures/Documents` begin with a description of how they are written.
struct DocumentCase: Sendable, CustomTestStringConvertible {
  var name: String
  var dialect = Dialect.dtcg
  var input: [String: String] = [:]
  /// The files; the first is compiled.
  var files: [SourceFile] = []
  /// Every error and warning, as lines of the text.
  var findings: [String] = []
  var tokens: [String] = []
  var absent: [String] = []

  var testDescription: String { name }

  private init(_ lines: ArraySlice<Substring>) {
    name = String(lines.first?.dropFirst(3) ?? "")
    var path = "tokens.json"
    var text = ""
    for line in lines.dropFirst() {
      if line.hasPrefix("@file ") {
        addFile(path, text)
        (path, text) = (String(line.dropFirst(6)), "")
      } else if !read(line) {
        text += line + "\n"
      }
    }
    addFile(path, text)
  }

  private mutating func addFile(_ path: String, _ text: String) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    // Cases are parted by empty lines.
    var text = text
    while text.hasSuffix("\n\n") { text.removeLast() }
    files.append(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// Reads a line that is no part of a file.
  private mutating func read(_ line: Substring) -> Bool {
    let rest = String(line.dropFirst(2))
    if line.hasPrefix("@dialect ") {
      dialect = Dialect(rawValue: String(line.dropFirst(9))) ?? .auto
    } else if line.hasPrefix("@input ") {
      for pick in line.dropFirst(7).split(separator: " ") {
        let parts = pick.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        input[parts[0]] = parts[1]
      }
    } else if line.hasPrefix("! ") || line.hasPrefix("~ ") {
      findings.append(String(line))
    } else if line.hasPrefix("= ") {
      tokens.append(rest)
    } else if line.hasPrefix("- ") {
      absent.append(rest)
    } else {
      return false
    }
    return true
  }

  /// The cases of a file below `Fixtures/Documents`.
  static func read(_ file: String) -> [DocumentCase] {
    let url = packageRoot.appending(path: "Tests/TokenCompilerTests/Fixtures/Documents/\(file)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
    return zip(starts, starts.dropFirst() + [lines.count]).map { DocumentCase(lines[$0..<$1]) }
  }

  /// Compiles the case; the other files are those that its documents may name.
  func validate() -> Validation {
    let options = CompilerOptions(dialect: dialect, picks: input.mapValues { .context($0) })
    let files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    let loader = SourceLoader { path, document in
      let folder = URL(filePath: "/" + document.path).deletingLastPathComponent()
      let place = String(folder.appending(path: path).standardizedFileURL.path.dropFirst())
      guard let file = files[place] else {
        return .failure(SourceLoader.Failure(reason: "there is no such file"))
      }
      return .success(file)
    }
    let compiler = TokenCompiler(options: options)
    return compiler.validate([Layer(compiler.read(self.files[0]))], loading: loader)
  }

  /// The errors and warnings of a run, written like the lines that expect them.
  func found(_ validation: Validation) -> [String] {
    validation.diagnostics.filter { $0.severity != .note }.map { finding in
      var line = finding.severity == .error ? "!" : "~"
      line += " \(finding.id.rawValue) "
      let path = finding.path ?? "-"
      line += path.contains(" ") || path.isEmpty ? "\"\(path)\"" : path
      guard let span = finding.span else { return line + " -" }
      let source = validation.graph.sources[span.source]
      line += " \(LineIndex(source).location(of: span.range.start).line)"
      return source.path == files[0].path ? line : line + " \(source.path)"
    }
  }

  /// What is wrong with the tokens of a run.
  func complaints(_ document: [String: ConformanceJudge.Token]) throws -> [String] {
    var complaints = absent.filter { document[$0] != nil }.map { "\($0) should not be there" }
    for line in tokens {
      let parts = try Self.parts(of: line)
      guard let token = document[parts.path] else {
        complaints.append("\(parts.path) is missing")
        continue
      }
      if token.type != parts.type { complaints.append("\(parts.path) is \(token.type ?? "-")") }
      if !ConformanceJudge.same(token.value, parts.value) {
        complaints.append("\(parts.path) has the value \(token.value)")
      }
      for (name, value) in parts.members
      where !ConformanceJudge.same(value, token.members[name] ?? NSNull()) {
        complaints.append("\(parts.path) has \(name) \(token.members[name] ?? "-")")
      }
    }
    return complaints
  }

  /// A line such as `a.b number 1 // {"$description": "x"}`.
  private static func parts(
    of line: String
  ) throws -> (path: String, type: String, value: Any, members: [String: Any]) {
    func json(_ text: Substring) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    guard let match = line.wholeMatch(of: /(.+?) ([a-zA-Z]+) (["\[\{tfn\d\-].*?)( \/\/ (\{.*\}))?/)
    else { throw CocoaError(.coderInvalidValue) }
    let members = try match.5.map { try json($0) as? [String: Any] ?? [:] }
    return (String(match.1), String(match.2), try json(match.3), members ?? [:])
  }
}
