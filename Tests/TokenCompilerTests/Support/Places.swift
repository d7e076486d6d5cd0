import Foundation

/// The folder that holds `Package.swift`.
let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The folder of the built command, which lies beside the test bundle.
let builtProducts: URL = {
  let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
  var folder = URL(filePath: bundle).deletingLastPathComponent()
  while folder.path != "/" {
    let command = folder.appending(path: "tokenc").path
    if FileManager.default.isExecutableFile(atPath: command), !folder.path.hasSuffix("Sources") {
      return folder
    }
    folder = folder.deletingLastPathComponent()
  }
  return packageRoot.appending(path: ".build/debug")
}()
