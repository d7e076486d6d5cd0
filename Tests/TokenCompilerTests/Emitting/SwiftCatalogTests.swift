import Foundation
import Testing

@testable import TokenCompiler

/// Swift whose colours stand in an asset catalog (`--swift-colors catalog`).
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftCatalogTests {
  private static let sea = TokenValue.color(Color(.srgb, [0, 0.2, 0.4]))
  private static let sand = TokenValue.color(Color(.srgb, [1, 0.9, 0.8]))

  private static func graph() -> ThemeGraph {
    var builder = GraphBuilder(
      modifiers: [
        Modifier("brand", contexts: ["house", "acme"], defaultContext: "house"),
        Modifier("mode", contexts: ["light", "dark"], defaultContext: "light"),
      ],
      themes: [["house", "light"], ["house", "dark"], ["acme", "light"], ["acme", "dark"]])
    builder.add("theme.color.button.back-ground", .color, sea, sand)
    builder.add("theme.color.none", .color, .null, .null, sea, sea)
    builder.add(segments: ["a/b", "1.5"], types: [.color], values: [sea])
    builder.add("theme.radius.button", .dimension, .dimension(Dimension(8)))
    return builder.graph()
  }

  private static func swift(
    _ settings: [String: String] = [:], others: [String: [String: String]] = [:],
    of graph: ThemeGraph = graph()
  ) throws -> String {
    let values = settings.merging(["colors": "catalog"]) { $1 }
    let emitter = try SwiftEmitter(EmitterSettings(values: values, others: others))
    return String(decoding: try graph.emit(emitter)[0].bytes, as: UTF8.self)
  }

  @Test(arguments: ["main", "module", "Marker"])
  func typeChecksWithTheBundleThatIsChosen(bundle: String) throws {
    let app = """
      import SwiftUI
      import UIKit

      final class Marker {}
      extension Bundle { static var module: Bundle { .main } }
      final class BuyButton: UIButton {
        func apply(_ theme: Theme) {
          backgroundColor = theme.color.button.backGround.uiColor
          layer.cornerRadius = CGFloat(theme.radius.button)
        }
      }
      struct Buy: View {
        var body: some View { Text("Buy").background(Theme.acme.color.button.backGround) }
        var color: SwiftUI.Color? { Theme.default.color.none?.color }
      }
      let red = Theme.default.overriding(
        \\.color.button.backGround, with: TokenColorAsset("red"))
      """
    let theme = try Self.swift(["bundle": bundle])
    try SwiftToolchain.expectTypeChecks(["Theme.swift": theme, "App.swift": app], stubs: [true])
    let named = ["main": "Bundle.main", "module": "Bundle.module"][bundle]
    #expect(theme.contains(named ?? "Bundle(for: Marker.self)"))
  }

  /// A program's names are those of the sets in the catalog of the same graph.
  @Test func namesAreThoseOfTheSets() throws {
    let graph = Self.graph()
    let main = """
      for theme in [Theme.default, .acme] {
        for color in [theme.color.button.backGround, theme.color.none, theme.aB._1_5] {
          print(color?.name ?? "none")
        }
      }
      """
    for folder in ["", "brand.x"] {
      let others = ["xcassets": ["folder": folder]]
      let run = try SwiftToolchain.compileAndRun([
        "Theme.swift": try Self.swift(others: others), "main.swift": main,
      ])
      let prefix = folder.isEmpty ? "" : "brand_x/"
      let names = [
        "theme/color/button/back-ground", "none", "a_b/1_5", "acme/theme/color/button/back-ground",
        "acme/theme/color/none", "acme/a_b/1_5",
      ].map { $0 == "none" ? $0 : prefix + $0 }
      #expect(run.output == names.joined(separator: "\n") + "\n")
      let paths = Set(try graph.emit(XCAssetsEmitter(folder: folder)).map(\.path))
      for name in names where name != "none" {
        #expect(paths.contains(name + ".colorset/Contents.json"), "\(name)")
      }
    }
  }

  /// The catalog follows the system, so nothing can be always dark.
  @Test func onlyInstancesThatFollowTheSystemAreWritten() throws {
    let text = try Self.swift()
    let names = text.matches(of: /static let ([a-zA-Z`]+) = Theme\(/).map { String($0.1) }
    #expect(names == ["`default`", "acme"])
  }

  @Test func composedValuesKeepTheirColors() throws {
    let text = try Self.swift(of: SwiftSamples.everything().graph())
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text])
  }

  @Test func aBundleHasToBeAName() {
    #expect(throws: EmitterOptionError.self) {
      _ = try SwiftEmitter(EmitterSettings(values: ["bundle": "x y"]))
    }
  }
}
