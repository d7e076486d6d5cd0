import Foundation
import Testing

/// The plugins in a package that uses them, with the command of this build as a binary target: what
/// `make artifactbundle` makes. Building the command from its sources is the examples' part.
@Suite(.serialized) struct PluginTests {
  @Test func theThemeIsCompiledIntoTheModule() throws {
    let package = try PluginPackage()
    // The configuration of the folder in which somebody builds is not the target's.
    try package.write("{\"strict\": 1}", to: "tokenc.json")
    package.expectRun("#003366 #336699\n")
    #expect(package.runs.count == 1)
    #expect(package.runs.first?.contains("--theme dark=") == true)
    let built = try package.themeState()

    // SwiftPM may look again after a clean build; after that nothing has changed.
    package.expectRun("#003366 #336699\n")
    let runs = package.runs.count
    package.expectRun("#003366 #336699\n")
    #expect(package.runs.count == runs, "nothing has changed, so the tool need not run")
    #expect(try package.themeState() == built)

    try package.write(PluginPackage.theme(sea: "#004477"), to: "Sources/App/Theme.tokens.json")
    package.expectRun("#004477 #336699\n")
    #expect(package.runs.count == runs + 1)

    try package.write(PluginPackage.theme(sea: "{color.none}"), to: "Sources/App/Theme.tokens.json")
    let broken = try package.shell("swift build")
    #expect(broken.status != 0)
    let place = "Sources/App/Theme.tokens.json:1:20: error: no token is named 'color.none'"
    #expect((broken.output + broken.errors).contains(place), "\(broken)")

    try package.write(PluginPackage.theme(sea: "#003366"), to: "Sources/App/Theme.tokens.json")
    package.expectRun("#003366 #336699\n")
  }

  /// Layers from outside the target, and options. Each file that it names is an input.
  @Test func theTargetsConfigurationDecides() throws {
    let package = try PluginPackage()
    try package.write(PluginPackage.theme(sea: "#112233"), to: "Design/sea.json")
    try package.write(
      """
      {"layers": ["../../Design/sea.json",
        {"files": "Theme.dark.tokens.json", "when": {"theme": "dark"}}],
       "swift-access": "internal"}
      """, to: "Sources/App/tokenc.json")
    package.expectRun("#112233 #336699\n")
    let text = try package.themeState().values.first?.text
    #expect(text?.contains("public") == false)
    try package.write(PluginPackage.theme(sea: "#445566"), to: "Design/sea.json")
    package.expectRun("#445566 #336699\n")

    // SwiftPM does not ask the plugin again when a file changes, so that must not be needed.
    try package.write(
      """
      {"layers": ["Theme.tokens.json",
        {"files": "Theme.dark.tokens.json", "when": {"theme": "dark"}}],
       "swift-type": "Brand"}
      """, to: "Sources/App/tokenc.json")
    try package.write("print(Brand.dark.color.sea.isUniform)\n", to: "Sources/App/main.swift")
    package.expectRun("true\n")
    let run = try package.shell("swift package tokenc validate --target App")
    #expect(run.status == 0, "\(run)")
  }

  @Test func theCommandRunsInThePackage() throws {
    let package = try PluginPackage()
    let good = try package.shell("swift package tokenc validate")
    #expect(good.status == 0, "\(good)")
    #expect(package.runs.map { $0.prefix(9) } == ["validate "])
    #expect(try package.shell("swift package tokenc --version").output.hasPrefix("tokenc "))

    try package.write(PluginPackage.theme(sea: "{color.none}"), to: "Sources/App/Theme.tokens.json")
    for arguments in ["", " --target App", " Sources/App/Theme.tokens.json"] {
      let run = try package.shell("swift package tokenc validate\(arguments)")
      #expect(run.status != 0)
      #expect(run.output.contains("Theme.tokens.json:1:20: error: "), "\(run)")
    }
  }

  @Test func aTargetWithoutAThemeIsToldSo() throws {
    let package = try PluginPackage()
    for file in ["Theme.tokens.json", "Theme.dark.tokens.json"] {
      try FileManager.default.removeItem(at: package.url.appending(path: "Sources/App/" + file))
    }
    let run = try package.shell("swift build")
    #expect(run.status != 0)
    let text = "the target 'App' has no theme: add a file whose name ends in '.tokens.json'"
    #expect((run.output + run.errors).contains(text), "\(run)")
  }

  /// What only Xcode compiles, with a stub of its module.
  @Test func theXcodePartIsRight() throws {
    let interface = try #require(SwiftToolchain.pluginInterface)
    let flags = ["-package-description-version", "6.0.0"]
    let stub = packageRoot.appending(
      path: "Tests/TokenCompilerTests/Fixtures/Stubs/XcodeProjectPlugin.swift")
    let module = try SwiftToolchain.module(
      "XcodeProjectPlugin",
      ["XcodeProjectPlugin.swift": try String(contentsOf: stub, encoding: .utf8)],
      modules: [interface], flags: flags)
    defer { try? FileManager.default.removeItem(at: module) }
    var sources: [String: String] = [:]
    for name in ["ThemeFiles.swift", "TokencPlugin.swift"] {
      sources[name] = try String(
        contentsOf: packageRoot.appending(path: "Plugins/TokencPlugin/" + name), encoding: .utf8)
    }
    func check() throws -> SwiftToolchain.Run {
      try SwiftToolchain.typeCheck(
        sources, stubs: false, modules: [interface, module], flags: flags, named: "TokencPlugin")
    }
    let right = try check()
    #expect(right.status == 0, "\(right.output)")
    sources["TokencPlugin.swift"] = sources["TokencPlugin.swift"]?.replacing(
      "target.displayName", with: "target.title")
    #expect(try check().status != 0, "the part for Xcode is not compiled")
  }
}

/// A package with a target that prints two colours of its theme.
private struct PluginPackage {
  private let folder: CommandFolder
  /// Where the package lies.
  var url: URL { folder.url.appending(path: "App") }

  /// The five lines of the README.
  private static func manifest() throws -> String {
    let readme = try String(
      contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "let package = Package(" }.prefix { $0 != "```" }
    try #require(lines.count == 5)
    return "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private static let program = """
    let (light, dark) = (Theme.default.color.sea, Theme.dark.color.sea)
    for color in [light, dark] {
      var digits = String(color.hex24, radix: 16)
      digits = String(repeating: "0", count: 6 - digits.count) + digits
      print("#" + digits, terminator: color == light ? " " : "\\n")
    }

    extension TokenColor {
      var hex24: Int {
        [red, green, blue].reduce(0) { $0 << 8 | Int($1 * 255 + 0.5) }
      }
    }
    """

  static func theme(sea: String) -> String { "{\"color\": {\"sea\": \"\(sea)\"}}\n" }

  /// Makes the package. The tool is a script that notes each run before it runs the command.
  init() throws {
    folder = try CommandFolder([
      "App/Package.swift": try Self.manifest(), "App/Sources/App/main.swift": Self.program,
      "App/Sources/App/Theme.tokens.json": Self.theme(sea: "#003366"),
      "App/Sources/App/Theme.dark.tokens.json": Self.theme(sea: "#336699"),
    ])
    let runs = folder.url.appending(path: "runs").path
    try folder.write(
      """
      #!/bin/sh
      [ "$1" = --version ] || echo "$@" >> '\(runs)'
      exec '\(builtProducts.appending(path: "tokenc").path)' "$@"
      """, to: "tool")
    let script = packageRoot.appending(path: "Packaging/artifactbundle.py").path
    let triple =
      "$(swift -print-target-info | grep -m 1 '\"unversionedTriple\"' | cut -d '\"' -f 4)"
    let run = try folder.shell("chmod +x tool; python3 '\(script)' tokenc \"\(triple)=./tool\"")
    try #require(run.status == 0, "\(run)")
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: "App/" + path) }
  func shell(_ line: String) throws -> CommandRun { try folder.shell("cd App && \(line)") }

  /// The arguments of every run of the tool.
  var runs: [String] {
    (folder.text("runs") ?? "").split(separator: "\n").map(String.init)
  }

  /// Builds, runs and compares what is printed.
  func expectRun(
    _ output: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    do {
      let build = try shell("swift build")
      #expect(build.status == 0, "\(build)", sourceLocation: sourceLocation)
      let run = try shell(".build/debug/App")
      #expect(run.output == output, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// The generated file as it lies on the disk.
  func themeState() throws -> [String: FileState] {
    try folder.state().filter { $0.key.hasSuffix("/Theme.swift") }
  }
}
