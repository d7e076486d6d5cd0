import Foundation
import PackagePlugin

/// `swift package tokenc COMMAND …`: runs tokenc in the package's folder.
///
/// `--target NAME` (repeatable) stands for the theme files of a target; a command without any further
/// word is for every target that has some.
@main
struct TokencCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "tokenc").url
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let runs =
      names.isEmpty && (rest.count > 1 || rest.first?.hasPrefix("-") ?? true)
      ? [rest] : try Self.themes(context, names).map { rest + $0 }
    var failed = false
    for arguments in runs {
      let status = try Self.run(tool, arguments, in: context.package.directoryURL)
      failed = failed || status != 0
    }
    // tokenc has said why.
    if failed { Foundation.exit(1) }
  }

  /// The theme files of the targets of these names, or of every target that has some.
  private static func themes(_ context: PluginContext, _ names: [String]) throws -> [[String]] {
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var themes: [[String]] = []
    for module in targets.compactMap(\.sourceModule) {
      do {
        let theme = try ThemeFiles(
          files: module.sourceFiles.map(\.url), of: module.name)
        themes.append(theme.arguments)
      } catch {
        if !names.isEmpty { throw error }
      }
    }
    if themes.isEmpty {
      throw ThemeFiles.Fault(description: "no target of this package has a theme")
    }
    return themes
  }

  private static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
