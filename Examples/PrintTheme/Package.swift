// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PrintTheme",
  dependencies: [.package(name: "tokenc", path: "../..")],
  targets: [
    .executableTarget(
      name: "PrintTheme", dependencies: [.product(name: "TokenCompiler", package: "tokenc")])
  ],
  swiftLanguageModes: [.v6]
)
