// swift-format-ignore-file
// As much of XcodeProjectPlugin as the plugins use, so that their `canImport(XcodeProjectPlugin)`
// parts are type-checked where there is no Xcode. Signatures only.
import Foundation
@_exported import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public var pluginWorkDirectoryURL: URL { fatalError() }
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeTarget {
  public var displayName: String { fatalError() }
  public var inputFiles: FileList { fatalError() }
}
