import Foundation
import Testing

@testable import TokenCompiler

/// Runs the Swift compiler over generated code.
enum SwiftToolchain {
  /// What a program did.
  struct Run {
    var status: Int32
    var output: String
  }

  /// Where `swiftc` is, if there is one on the path.
  static let compiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { $0 + "/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What every generated file has to pass.
  static let strict = [
    "-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors",
    "-parse-as-library", "-package-name", "tokens",
  ]

  /// A folder with the stub modules UIKit and SwiftUI, made once in a test run.
  static let stubs: Result<URL, any Error> = Result {
    let folder = try temporaryFolder("stubs")
    let sources = Golden.testsFolder.appendingPathComponent("Fixtures/Stubs")
    for module in ["UIKit", "SwiftUI"] {
      try emitModule(
        module, [sources.appendingPathComponent(module + ".swift").path], to: folder)
    }
    return folder
  }

  /// Where the modules are that plugins are compiled with.
  static let pluginInterface = compiler.map {
    URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/pm/PluginAPI").standardizedFileURL
  }

  /// A folder with one module made of sources, by file name.
  static func module(
    _ name: String, _ sources: [String: String], modules: [URL] = [], flags: [String] = []
  ) throws -> URL {
    let folder = try temporaryFolder("module")
    try emitModule(name, search(modules) + flags + write(sources, to: folder), to: folder)
    return folder
  }

  private static func search(_ folders: [URL]) -> [String] { folders.flatMap { ["-I", $0.path] } }

  private static func emitModule(_ name: String, _ arguments: [String], to folder: URL) throws {
    let run = try swiftc(
      [
        "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name,
        "-emit-module-path", folder.appendingPathComponent(name + ".swiftmodule").path,
      ] + arguments, in: folder)
    guard run.status == 0 else { throw Failure(text: run.output) }
  }

  struct Failure: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }

  /// A new folder; the system clears it away.
  static func temporaryFolder(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-tests-" + UUID().uuidString + "-" + name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Expects that sources, by file name, are right by themselves and with the stub modules.
  static func expectTypeChecks(
    _ sources: [String: String], stubs withStubs: [Bool] = [false, true],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for isWithStubs in withStubs {
      let run = try typeCheck(sources, stubs: isWithStubs)
      let first = run.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      #expect(
        run.status == 0, "\(first.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
  }

  /// Type-checks sources as one module.
  static func typeCheck(
    _ sources: [String: String], stubs isWithStubs: Bool, modules: [URL] = [],
    flags: [String] = [], named name: String = "Tokens"
  ) throws -> Run {
    let folder = try temporaryFolder("check")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try write(sources, to: folder)
    let folders = modules + (isWithStubs ? [try stubs.get()] : [])
    // As one module at once: a compiler for each file would read all the others again.
    return try swiftc(
      ["-typecheck", "-wmo", "-module-name", name] + strict + search(folders) + flags + files,
      in: folder)
  }

  /// Compiles sources with a `main.swift` among them and runs the program. A library is a module of
  /// its own, by name, which the program may import.
  static func compileAndRun(
    _ sources: [String: String], library: (name: String, sources: [String: String])? = nil,
    flags more: [String] = []
  ) throws -> Run {
    let folder = try temporaryFolder("run")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = try write(sources, to: folder)
    if let library {
      let made = try compileLibrary(library.name, library.sources, in: folder)
      guard made.run.status == 0 else { return made.run }
      files += ["-I", folder.path, made.object]
    }
    let flags = strict.filter { $0 != "-parse-as-library" }
    let program = folder.appendingPathComponent("program").path
    let run = try swiftc(["-Onone", "-wmo", "-o", program] + flags + more + files, in: folder)
    guard run.status == 0 else { return run }
    return try launch(program, [], in: folder)
  }

  /// A module beside its one object file.
  private static func compileLibrary(
    _ name: String, _ sources: [String: String], in folder: URL
  ) throws -> (run: Run, object: String) {
    let object = folder.appendingPathComponent(name + ".o").path
    let module = folder.appendingPathComponent(name + ".swiftmodule").path
    let run = try swiftc(
      [
        "-Onone", "-wmo", "-emit-object", "-o", object, "-emit-module", "-emit-module-path", module,
        "-module-name", name,
      ] + strict + write(sources, to: folder), in: folder)
    return (run, object)
  }

  private static func write(_ sources: [String: String], to folder: URL) throws -> [String] {
    try sources.keys.sorted().map { name in
      let url = folder.appendingPathComponent(name)
      try Data((sources[name] ?? "").utf8).write(to: url)
      return url.path
    }
  }

  private static func swiftc(_ arguments: [String], in folder: URL) throws -> Run {
    guard let compiler else { throw Failure(text: "there is no swiftc on the path") }
    return try launch(compiler, arguments, in: folder)
  }

  private static func launch(
    _ program: String, _ arguments: [String], in folder: URL
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Output goes to a file: a pipe would have to be read meanwhile.
    let log = folder.appendingPathComponent("output-" + UUID().uuidString)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let output = try Data(contentsOf: log)
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
