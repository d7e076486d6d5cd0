import Foundation
import Testing

@testable import TokenCompiler
@testable import tokenc

/// Any text in any position comes out as that text and nothing more: names of tokens and groups, values,
/// descriptions, extension data, contexts, file names, messages. Every output and every report is in the table.
@Suite(.enabled(if: Tool.has("python3"), "needs python3")) struct DataIsNeverCodeTests {
  static let word = "QQQQ"
  /// Some emitters leave out what is empty, and reports drop the `./` in front of a path.
  static let texts = (SampleGraphs.hostile + RandomText.texts(Soak.count(60, long: 2000))).filter {
    !$0.isEmpty && !$0.hasPrefix("./")
  }

  /// How each output is read back.
  static let kinds = [
    "css": "sheet", "html": "page", "json": "json", "names": "names", "xcassets": "files",
    "swift": "swift", "dot": "graph", "mermaid": "graph",
  ]
  static let reportKinds = [
    "text": "terminal", "json": "json", "github": "github", "sarif": "json", "gitlab": "json",
    "junit": "xml", "checkstyle": "xml",
  ]

  @Test func everyOutputIsInTheTable() {
    #expect(Set(Self.kinds.keys) == Set(Emitters.all.map { $0.id }))
    #expect(Set(Self.reportKinds.keys) == Set(Reporters.all.map { $0.id }))
  }

  // MARK: Outputs

  /// A text as the name of a group and a token, as values of several types, as data, and beside them.
  static func graph(_ text: String) -> ThemeGraph {
    var builder = GraphBuilder(themes: ["base", text == "base" ? "base2" : text])
    builder.add(
      segments: ["g", text, text], types: [.string], values: [.string(text)], description: text,
      deprecated: .reason(text))
    builder.add(
      segments: ["g", "family"], types: [.fontFamily],
      values: [.fontFamily(FontFamily([text, "serif"], isList: true))])
    builder.add(
      segments: ["g", "data"], types: [.custom],
      values: [.custom(.object([.init(text, .array([.string(text)]))]))])
    builder.add(
      segments: ["g", "alias"], types: [.string], values: [.string(text)],
      aliases: [["g", text, text]])
    return builder.graph()
  }

  @Test(arguments: ["css", "html", "json", "names"]) func outputsReadBack(id: String) throws {
    let kind = try #require(Self.kinds[id])
    if kind == "sheet", !CSSReader.isAvailable { return }
    let format = try #require(Emitters.named(id))
    func output(_ text: String) throws -> String {
      let emitter = try format.init(EmitterSettings(inputName: text))
      var validation = Validation(graph: Self.graph(text), findings: Diagnostics())
      let files = validation.emit(emitter)
      return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
    }
    try Self.expectReadBack(kind, Self.texts, output)
  }

  /// Extension data is copied as it is written.
  @Test func extensionsReadBack() throws {
    func output(_ text: String) throws -> String {
      let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      let theme = """
        {"g": {"$description": \(quoted), "t": {"$type": "number", "$value": 1, "$extensions":
          {"org.example": {\(quoted): [\(quoted), {"deep": {\(quoted): null}}]}}}}}
        """
      let graph = try TokenCompiler().compile([SourceFile(path: "a.json", text: theme)])
      return String(decoding: try graph.emit(.json)[0].bytes, as: UTF8.self)
    }
    try Self.expectReadBack("json", Self.texts, output)
  }

  /// Each file of a catalog is JSON, and lies inside it.
  @Test func catalogsReadBack() throws {
    for text in Self.texts {
      var builder = GraphBuilder(themes: ["light", "dark"])
      builder.add(
        segments: [text, text], types: [.color],
        values: [.color(SwiftSamples.hex(1)), .color(SwiftSamples.hex(2))])
      var validation = Validation(graph: builder.graph(), findings: Diagnostics())
      for file in validation.emit(try XCAssetsEmitter(EmitterSettings())) {
        let names = file.path.split(separator: "/", omittingEmptySubsequences: false)
        #expect(
          !names.contains("..") && !names.contains("") && !file.path.utf8.contains(0),
          "\(file.path.debugDescription)")
        #expect((try? JSONSerialization.jsonObject(with: Data(file.bytes))) != nil)
      }
    }
  }

  /// Swift's own parser finds as many declarations as for a plain word, and the values are the texts.
  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func swiftReadsBack() throws {
    let texts = SampleGraphs.hostile + RandomText.texts(Soak.count(60, long: 1000), seed: 9)
    func graph(_ text: (Int) -> String) -> ThemeGraph {
      var builder = GraphBuilder(themes: ["base", "dark"])
      for index in texts.indices {
        builder.add(
          segments: ["g", "t\(index)"], types: [.string], values: [.string(text(index))],
          description: text(index), deprecated: .reason(text(index)))
      }
      return builder.graph()
    }
    let hostile = try SwiftEmitterTests.text(graph { texts[$0] })
    let plain = try SwiftEmitterTests.text(graph { _ in Self.word })
    #expect(try Self.declarations(hostile) == Self.declarations(plain))
    var main = "func show(_ text: String) { print(Array(text.utf8)) }\n"
    for index in texts.indices { main += "show(Theme.default.g.t\(index))\n" }
    let run = try SwiftToolchain.compileAndRun(
      ["Theme.swift": hostile, "main.swift": main], flags: ["-no-warnings-as-errors"])
    #expect(run.output == texts.map { "\(Array($0.utf8))\n" }.joined())
    // Names become names of Swift or an error; never anything else.
    for text in texts {
      var builder = GraphBuilder()
      builder.add(segments: ["g", text, text], types: [.number], values: [.number(1)])
      var validation = Validation(graph: builder.graph(), findings: Diagnostics())
      let file = validation.emit(try SwiftEmitter(EmitterSettings())).first?.bytes ?? []
      #expect(
        !String(decoding: file, as: UTF8.self).unicodeScalars.contains {
          $0 != "\n" && HiddenCharacters.contains($0.value)
        })
    }
  }

  /// The kinds of declarations in a source, in order.
  private static func declarations(_ source: String) throws -> [String] {
    let folder = try CommandFolder(["Theme.swift": source])
    let run = try folder.shell("swiftc -frontend -dump-parse Theme.swift 2> /dev/null")
    return run.output.matches(of: #/\((?:[a-z_]+_decl|[a-z_]+_stmt|accessor)\b/#).map {
      String($0.0)
    }
  }

  /// As many nodes and arrows as for a plain word.
  @Test func graphsReadBack() throws {
    func lines(_ emitter: some Emitter, _ text: String) throws -> Int {
      let bytes = try Self.graph(text).emit(emitter)[0].bytes
      return bytes.split(separator: 10).count
    }
    let settings = EmitterSettings(values: ["detail": "tokens"])
    let (dot, mermaid) = (try DotEmitter(settings), try MermaidEmitter(settings))
    let expected = (try lines(dot, Self.word), try lines(mermaid, Self.word))
    for text in Self.texts {
      #expect(try lines(dot, text) == expected.0, "\(text.debugDescription)")
      #expect(try lines(mermaid, text) == expected.1, "\(text.debugDescription)")
    }
    guard Tool.has("dot") else { return }
    let all = try Self.texts.flatMap { try Self.graph($0).emit(dot)[0].bytes }
    let run = try Tool.run("dot", ["-Tcanon"], input: all)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.ranges(of: "digraph ").count == Self.texts.count)
  }

  // MARK: Reports

  @Test(arguments: reportKinds.keys.sorted()) func reportsReadBack(id: String) throws {
    let reporter = try #require(Reporters.named(id))
    let kind = try #require(Self.reportKinds[id])
    // A path from the root has another form in SARIF than the plain word, which is a relative one.
    let texts = Self.texts.filter { id != "sarif" || !$0.hasPrefix("/") }
    try Self.expectReadBack(kind, texts) { text in
      let sample = ReportSample.hostile(text)
      let report = reporter.init(usesColor: false).report(sample.findings, sources: sample.sources)
      // The address of a file is percent-encoded, and read back by `SARIFReporterTests`.
      return report.replacing(#/"uri": ?"[^"]*"/#, with: "\"uri\": \"\"")
    }
  }

  /// What a terminal shows of a file's own lines.
  @Test func snippetsObeyNobody() {
    for text in Self.texts {
      let (source, span) = TextReporterTests.read("«\(text)» \(text)", path: text)
      let report = TextReporter(usesColor: false).report(
        [Diagnostic(.syntax, .error, text, at: span)], sources: TextReporterTests.sources([source]))
      #expect(
        report.unicodeScalars.allSatisfy { $0 == "\n" || !HiddenCharacters.contains($0.value) })
    }
  }

  // MARK: File names

  /// Make reads the name that was meant, or the name is refused.
  @Test func makeReadsFileNames() throws {
    try #require(Tool.has("make"), "make is needed")
    let names = Self.texts.filter {
      !$0.contains("/") && !$0.utf8.contains(0) && $0.utf8.count < 200
    }
    var written = 0
    for (index, text) in names.enumerated() {
      guard let file = try? Depfile.text(outputs: ["out"], inputs: ["\(text).json"]) else {
        continue
      }
      written += 1
      guard index % Soak.count(4, long: 1) == 0 else { continue }
      let folder = try CommandFolder(["out": "", "d": file])
      try folder.write("", to: "\(text).json")
      try folder.write("include d\nout: ; @echo made\n", to: "Makefile")
      let made = try folder.shell("touch -d 2001-01-01 out; make -s out")
      #expect(made == CommandRun(status: 0, output: "made\n"), "\(text.debugDescription)")
      try FileManager.default.removeItem(at: folder.url.appending(path: "\(text).json"))
      #expect(try folder.shell("make -s out").errors.contains("No rule to make target"))
    }
    #expect(written > 20)
  }

  private struct Job: Encodable {
    struct Case: Encodable {
      var output: String
      var forms: [String]
    }

    var kind: String
    var plain: String
    var cases: [Case]
  }

  /// Expects that a parser finds in the output of each text what it finds in that of a plain word.
  private static func expectReadBack(
    _ kind: String, _ texts: [String], _ output: (String) throws -> String
  ) throws {
    let cases = try texts.map { Job.Case(output: try output($0), forms: RandomText.forms($0)) }
    let job = Job(kind: kind, plain: try output(word), cases: cases)
    let script = try String(
      contentsOf: Golden.testsFolder.appending(path: "Fixtures/Hostile/readback.py"),
      encoding: .utf8)
    let data = try Python.run(script, input: JSONEncoder().encode(job))
    let failures = try JSONDecoder().decode([String].self, from: data)
    let first = failures.prefix(8).joined(separator: "\n")
    #expect(Bool(failures.isEmpty), "\(failures.count):\n\(first)")
  }
}
