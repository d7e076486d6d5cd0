import Testing

@testable import TokenCompiler

@Suite struct SwiftOptionTests {
  @Test(arguments: [
    ("access", "open"), ("part", "all"), ("type", "1"), ("type", "class"), ("type", "TokenColor"),
    ("type", "a b"), ("type", "String"), ("type", ""), ("instance", "Acme"), ("instance", "a-b"),
    ("instance", "self"), ("import", "a.b"), ("bridges", "appkit"), ("bridges", ""),
    ("type", "\u{202E}x"), ("type", "x{}"), ("type", "acme"), ("type", "_Table"),
    ("style", "enum"),
  ])
  func refusesWhatSwiftWouldNotTake(_ option: String, _ value: String) {
    let error = #expect(throws: EmitterOptionError.self) {
      try SwiftEmitter(EmitterSettings(values: [option: value]))
    }
    #expect(error?.option == option && error?.value == value)
  }

  @Test func everyOptionIsListedOnce() {
    let names = SwiftEmitter.options.map(\.name)
    #expect(names == names.sorted() && Set(names).count == names.count)
    #expect(names.contains("access") && names.contains("part"))
  }

  @Test(arguments: ["type", "instances"])
  func constantsHaveNoParts(_ part: String) {
    let error = #expect(throws: EmitterOptionError.self) {
      try SwiftEmitter(EmitterSettings(values: ["style": "static", "part": part]))
    }
    #expect(error?.option == "part")
  }

  /// Values of every type, as the sample has them.
  @Test(
    .enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"),
    arguments: ["theme", "static"])
  func everyStyleCompilesWithEveryAccessAndBridge(_ style: String) throws {
    let shape = SwiftSamples.everything().graph()
    var diagnostics = Diagnostics()
    let built = SwiftShapeBuilder.build(shape, typeName: "Theme", into: &diagnostics)
    // Colours in a catalog have tests of their own.
    #expect(SwiftKind.allCases.filter { !built.has($0) } == [.asset])
    for access in ["public", "package", "internal"] {
      for bridges in ["none", "uikit", "swiftui", "uikit,swiftui"] {
        let text = try Self.text(["style": style, "access": access, "bridges": bridges])
        try SwiftToolchain.expectTypeChecks(["Theme.swift": text], stubs: [true])
      }
    }
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func constantsFollowTheSystem() throws {
    let use = """
      let path = Theme.Color.FloatingActionButton.Default.self
      print(path.background.dark.red == TokenColor(0x8ab4f8ff).red, path.border == nil,
        Theme.Radius.floatingActionButton, Theme.mode, Theme.Shadow.raised.layers.count)
      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": Self.text(["style": "static"]), "main.swift": use,
    ])
    #expect(run.output == "true true 28.0 light 2\n")
  }

  private static func text(_ values: [String: String]) throws -> String {
    try SwiftEmitterTests.text(SwiftSamples.everything().graph(), values)
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func everyCombinationCompiles() throws {
    let own = try Self.text(["access": "internal", "type": "Tokens", "bridges": "none"])
    #expect(
      !own.contains("public ") && !own.contains("canImport") && own.contains("struct Tokens:"))
    try SwiftToolchain.expectTypeChecks(["Theme.swift": own], stubs: [false])
    let shared = try Self.text(["access": "package", "bridges": "swiftui"])
    #expect(!shared.contains("public ") && !shared.contains("UIKit"))
    try SwiftToolchain.expectTypeChecks(["Theme.swift": shared], stubs: [true])
    let uiKit = try Self.text(["bridges": "uikit"])
    #expect(!uiKit.contains("SwiftUI)"))
    try SwiftToolchain.expectTypeChecks(["Theme.swift": uiKit], stubs: [true])
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func callSitesReadAsTheyShould() throws {
    let theme = try Self.text([:])
    try SwiftToolchain.expectTypeChecks(
      ["Theme.swift": theme, "App.swift": Self.app], stubs: [true])
  }

  /// An app's own code, in UIKit and SwiftUI.
  private static let app = """
    import SwiftUI
    import UIKit

    final class FloatingActionButton: UIButton {
      var theme: Theme = .default { didSet { apply() } }
      private func apply() {
        let style = theme.color.floatingActionButton
        backgroundColor = style.default.background.uiColor
        layer.cornerRadius = CGFloat(theme.radius.floatingActionButton)
        theme.shadow.raised.layers.first?.apply(to: layer, for: traitCollection)
        _ = theme.typography.title.uiFont(relativeTo: .body)
        _ = theme.weight.strong.uiFontWeight
        _ = theme.curve.standard.timingParameters
      }
    }

    struct BuyButton: View {
      var theme: Theme
      var environment: EnvironmentValues
      var body: some View {
        Text("Buy").background(theme.color.floatingActionButton.default.background)
      }
      var other: [SwiftUI.Color] {
        [theme.color.overlay.color(in: environment)]
      }
      var font: SwiftUI.Font { theme.typography.title.font() }
      var fade: SwiftUI.Animation { theme.transition.fade.animation }
      var hero: SwiftUI.Gradient { theme.gradient.hero.gradient(in: environment) }
      var line: SwiftUI.StrokeStyle { theme.stroke.dashed.strokeStyle(lineWidth: 2) }
    }

    let acme = Theme.default.overriding(
      \\.color.floatingActionButton.default.background, with: TokenColor(0xff3b30ff))

    struct IconButtonTheme: Sendable, Hashable {
      var tintColor, activeTintColor: TokenColor
      init(_ theme: Theme) {
        tintColor = theme.color.button.primary.default.background
        activeTintColor = theme.color.overlay
      }
      static let `default` = IconButtonTheme(.default)
      static let dark = IconButtonTheme(.dark)
    }
    """
}
