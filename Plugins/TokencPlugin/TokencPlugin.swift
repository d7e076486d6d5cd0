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
      theme.command(
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
        theme.command(
          tool: try context.tool(named: "tokenc").url, folder: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif

extension ThemeFiles {
  /// The build's step: it runs when one of the files changes, and writes one file.
  fileprivate func command(tool: URL, folder: URL) -> Command {
    let output = folder.appending(path: "Theme.swift")
    return .buildCommand(
      displayName: "Compiling the theme of \(target)", executable: tool,
      arguments: ["build"] + arguments + ["-o", output.path], inputFiles: inputs,
      outputFiles: [output])
  }
}
