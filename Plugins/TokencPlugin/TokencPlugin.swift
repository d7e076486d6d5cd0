import Foundation
import PackagePlugin

/// Compiles the theme files of a target into its module, as `Theme.swift`.
@main
struct TokencPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let theme = try ThemeFiles(
      files: module.sourceFiles.map(\.url), of: module.name)
    return [
      try theme.command(
        tool: try context.tool(named: "tokenc").url, folder: context.pluginWorkDirectoryURL)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TokencPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let theme = try ThemeFiles(
        files: target.inputFiles.map(\.url), of: target.displayName)
      return [
        try theme.command(
          tool: try context.tool(named: "tokenc").url, folder: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif

extension ThemeFiles {
  /// The build's step: it runs when one of the files changes, and writes one file.
  fileprivate func command(tool: URL, folder: URL) throws -> Command {
    let output = folder.appending(path: "Theme.swift")
    var arguments = ["build"] + arguments + ["-o", output.path]
    if configuration == nil {
      arguments += ["--config", try Self.emptyConfiguration(in: folder).path]
    }
    return .buildCommand(
      displayName: "Compiling the theme of \(target)", executable: tool, arguments: arguments,
      inputFiles: inputs, outputFiles: [output])
  }

  /// Keeps tokenc from reading the configuration of the folder in which somebody builds.
  private static func emptyConfiguration(in folder: URL) throws -> URL {
    let file = folder.appending(path: "tokenc.json")
    if !FileManager.default.fileExists(atPath: file.path) {
      try Data("{}\n".utf8).write(to: file)
    }
    return file
  }
}
