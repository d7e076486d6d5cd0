import Foundation
import Testing

/// What `Documentation/CI.md`, `action.yml` and `.pre-commit-hooks.yaml` tell services to run is run
/// here, with themes of these names and a `make` that installs the tokenc that was built.
@Suite struct CITests {
  @Test func everyCommandOfThePageRuns() throws {
    let page = try Self.text("Documentation/CI.md")
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst()
      .map { String($0.prefix(upTo: $0.range(of: "```")?.lowerBound ?? $0.endIndex)) }
    let jobs = blocks.map(Self.commands).filter { !$0.isEmpty }
    #expect(jobs.count == 4)
    for commands in jobs {
      let folder = try Self.folder()
      for command in commands {
        let run = try Self.run(command, in: folder)
        #expect(run == CommandRun(status: 0), "\(command)")
      }
      for output in ["tokenc.sarif", "gl-code-quality-report.json", "tokenc.xml"]
      where commands.contains(where: { $0.contains(output) }) {
        #expect(folder.text(output)?.isEmpty == false, "\(output)")
      }
    }
  }

  @Test func theActionReportsFindings() throws {
    let action = try Self.text("action.yml")
    let commands = Self.commands(action)
    #expect(commands.count == 2)
    let folder = try Self.folder()
    let good = try Self.run(
      commands, in: folder, arguments: "acme.json --base defaultTokens.json")
    #expect(good == CommandRun(status: 0))
    try folder.write(##"{"theme": {"color": {"primry": "#00705a"}}}"##, to: "acme.json")
    let bad = try Self.run(commands, in: folder, arguments: "acme.json --base defaultTokens.json")
    #expect(bad.status == 1 && bad.output.hasPrefix("::error file=acme.json,line=1,"))
    let quoted = try Self.run(
      commands, in: folder, arguments: "--each 'ac*.json' --base \"defaultTokens.json\"")
    #expect(quoted.status == 1 && quoted.output.hasPrefix("::error file=acme.json,line=1,"))
    let odd = try Self.run(commands, in: folder, arguments: "*.json; touch x $(touch y)")
    #expect(odd.status == 2 && folder.text("x") == nil && folder.text("y") == nil)
  }

  @Test func theHookRunsWithTheArgumentsOfThePage() throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    let entry = try #require(hooks.firstMatch(of: /entry: (.+)/)).1
    let page = try Self.text("Documentation/CI.md")
    let list = try #require(page.firstMatch(of: /args: \[(.+)\]/)).1
    let id = try #require(page.firstMatch(of: /- id: (.+)/)).1
    #expect(hooks.contains("- id: \(id)\n"))
    let command = "\(entry) \(list.replacing(",", with: ""))"
    #expect(try Self.run(command, in: Self.folder()) == CommandRun(status: 0))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  }

  /// The themes that the examples name, what they generate, and a checkout of tokenc whose `make` is
  /// quick.
  private static func folder() throws -> CommandFolder {
    let folder = try CommandFolder()
    for (name, fixture) in [
      ("acme", "customTheme"), ("defaultTokens", "defaultTokens"), ("darkTokens", "darkTokens"),
    ] {
      try folder.write(text("Fixtures/\(fixture).json"), to: "\(name).json")
    }
    try folder.tokenc(
      "build", "defaultTokens.json", "--theme", "dark=darkTokens.json", "-o", "Theme.swift", "-o",
      "theme.css")
    let binary = builtProducts.appending(path: "tokenc").path
    try folder.write(
      """
      build:
      \t@mkdir -p .build/release && ln -sf '\(binary)' .build/release/tokenc
      install:
      \t@true
      """, to: "tokenc/Makefile")
    return folder
  }

  private static func run(_ command: String, in folder: CommandFolder) throws -> CommandRun {
    var run = try folder.shell(command)
    run.output = run.output.replacing(/(?m)^make(?:\[\d+\])?: .*\n?/, with: "")
    return run
  }

  /// The steps of the action, one after the other as long as they succeed.
  private static func run(
    _ commands: [String], in folder: CommandFolder, arguments: String
  ) throws -> CommandRun {
    try folder.write(arguments, to: "arguments")
    let steps = commands.map { "{ \($0)\n}" }.joined(separator: " && ")
    return try run(
      "export GITHUB_ACTION_PATH=\"$PWD/tokenc\" REPORT=github ARGUMENTS=\"$(cat arguments)\"\n"
        + steps, in: folder)
  }

  /// The commands of a YAML document as services run them: those of `run:` and of `script:`.
  static func commands(_ yaml: String) -> [String] {
    var commands: [String] = []
    var block: (indent: Int, lines: [String])?
    var listIndent: Int?
    for line in yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if let open = block, indent > open.indent {
        block?.lines.append(String(words))
        continue
      }
      if let closed = block { commands.append(closed.lines.joined(separator: "\n")) }
      block = nil
      if let list = listIndent, indent > list, words.hasPrefix("- ") {
        commands.append(String(words.dropFirst(2)))
        continue
      }
      listIndent = words.hasPrefix("script:") ? indent : nil
      guard let run = words.firstRange(of: "run: ") else { continue }
      let command = words[run.upperBound...]
      if command == "|" { block = (indent, []) } else { commands.append(String(command)) }
    }
    if let closed = block { commands.append(closed.lines.joined(separator: "\n")) }
    return commands
  }
}
