// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tokenc",
  products: [
    .library(name: "TokenCompiler", targets: ["TokenCompiler"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
  ],
  targets: [
    .target(name: "TokenCompiler"),
    .executableTarget(name: "tokenc", dependencies: ["TokenCompiler"]),
    .testTarget(
      name: "TokenCompilerTests", dependencies: ["TokenCompiler", "tokenc"],
      exclude: ["Golden", "Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)
