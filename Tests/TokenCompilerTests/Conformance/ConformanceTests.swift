import Foundation
import Testing

@testable import TokenCompiler

/// The cases for the DTCG reports 2025.10 through the library: what the resolved document holds, or
/// which error is reported where. `Fixtures/Conformance/<case>/expect.json` says what is expected.
@Suite struct ConformanceTests {
  static let folder = packageRoot.appending(path: "Tests/TokenCompilerTests/Fixtures/Conformance")
  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// The cases that do not hold yet, one name a line. A case that comes to hold fails until it is
  /// taken off the list.
  static let open: Set<String> = {
    let file = packageRoot.appending(path: "Tests/TokenCompilerTests/Fixtures/conformance-open.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  @Test func casesAreThere() { #expect(Self.cases.count > 280) }

  @Test(arguments: cases) func caseHolds(name: String) throws {
    let folder = Self.folder.appending(path: name)
    let expected = try Self.object(folder.appending(path: "expect.json"))
    let entry = Self.entry(of: folder, expected)
    let bytes = Array(try Data(contentsOf: folder.appending(path: entry)))
    let validation = Self.validate(
      SourceFile(path: entry, bytes: bytes), in: folder, input: expected["input"])
    let complaints: [String]
    if validation.hasErrors {
      complaints =
        expected["outcome"] as? String == "error"
        ? ConformanceJudge.complaints(
          expected: expected, faults: Self.faults(of: validation), entry: entry)
        : validation.diagnostics.map { "\($0.id.rawValue): \($0.message)" }
    } else if expected["outcome"] as? String == "error" {
      complaints = ["nothing was reported, expected \(expected["error"] ?? "")"]
    } else {
      complaints = ConformanceJudge.complaints(
        expected: expected, tokens: try Self.tokens(of: validation.graph))
    }
    withKnownIssue(isIntermittent: false) {
      #expect(
        complaints.isEmpty, "\(expected["why"] ?? ""): \(complaints.joined(separator: "; "))")
    } when: {
      Self.open.contains(name)
    }
  }

  static func validate(_ source: SourceFile, in folder: URL, input: Any?) -> Validation {
    var options = CompilerOptions(dialect: .dtcg)
    for (modifier, context) in input as? [String: Any] ?? [:] {
      // A command line knows text only; what is no text is a fault that the library has to find.
      options.picks[modifier] =
        (context as? String).map { .context($0) } ?? .noText(.boolean(true))
    }
    let loader = SourceLoader { path, from in
      let base = folder.appending(path: from.path).deletingLastPathComponent()
      guard let data = try? Data(contentsOf: base.appending(path: path)) else {
        return .failure(SourceLoader.Failure(reason: "there is no such file"))
      }
      let nested = URL(filePath: from.path).deletingLastPathComponent().relativePath
      let name = nested == "." ? path : nested + "/" + path
      return .success(SourceFile(path: name, bytes: Array(data)))
    }
    let compiler = TokenCompiler(options: options)
    return compiler.validate([Layer(compiler.read(source))], loading: loader)
  }

  private static func faults(of validation: Validation) -> [ConformanceJudge.Fault] {
    validation.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let sources = validation.graph.sources
      let location = diagnostic.span.map {
        LineIndex(sources[$0.source]).location(of: $0.range.start)
      }
      return ConformanceJudge.Fault(
        kind: diagnostic.id.rawValue, path: diagnostic.path, line: location?.line,
        file: diagnostic.span.map { sources[$0.source].path })
    }
  }

  private static func tokens(of graph: ThemeGraph) throws -> [String: ConformanceJudge.Token] {
    let file = try #require(try graph.emit(.json).first)
    let document = try JSONSerialization.jsonObject(with: Data(file.bytes))
    return ConformanceJudge.flatten(document as? [String: Any] ?? [:])
  }

  static func entry(of folder: URL, _ expected: [String: Any]) -> String {
    if let entry = expected["entry"] as? String { return entry }
    let resolver = folder.appending(path: "resolver.json").path
    return FileManager.default.fileExists(atPath: resolver) ? "resolver.json" : "tokens.json"
  }

  static func object(_ file: URL) throws -> [String: Any] {
    let data = try Data(contentsOf: file)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
