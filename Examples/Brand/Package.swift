// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Brand",
  products: [
    .library(name: "BrandTheme", targets: ["BrandTheme"]),
    .library(name: "BrandApp", targets: ["BrandApp"]),
  ],
  dependencies: [.package(name: "tokenc", path: "../..")],
  targets: [
    // The plugin compiles Brand.tokens.json and Brand.dark.tokens.json into this module.
    .target(
      name: "BrandTheme", plugins: [.plugin(name: "TokencPlugin", package: "tokenc")]),
    // Views that use the theme; on a system without SwiftUI and UIKit nothing of it is left.
    .target(name: "BrandApp", dependencies: ["BrandTheme"]),
    .executableTarget(name: "PrintBrand", dependencies: ["BrandTheme"]),
  ],
  swiftLanguageModes: [.v6]
)
