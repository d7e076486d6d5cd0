// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tokenc",
  products: [
    .library(name: "TokenCompiler", targets: ["TokenCompiler"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
    .plugin(name: "TokencPlugin", targets: ["TokencPlugin"]),
    .plugin(name: "TokencCommand", targets: ["TokencCommand"]),
  ],
  targets: [
    .target(name: "TokenCompiler"),
    .executableTarget(name: "tokenc", dependencies: ["TokenCompiler"]),
    .plugin(name: "TokencPlugin", capability: .buildTool(), dependencies: ["tokenc"]),
    .plugin(
      name: "TokencCommand",
      capability: .command(
        intent: .custom(verb: "tokenc", description: "Checks and compiles design tokens")),
      dependencies: ["tokenc"]),
    .testTarget(
      name: "TokenCompilerTests", dependencies: ["TokenCompiler", "tokenc"],
      exclude: ["Golden", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
