import Foundation
import Testing

@testable import TokenCompiler

/// Structs of components over the tokens of a theme.
@Suite struct SwiftComponentTests {
  private static let theme = """
    {"theme": {
      "color": {
        "icon-button": {
          "default": {"default": {"tint": "#111111"}, "active": {"tint": "#222222"},
            "disabled": {"tint": null}},
          "dark": {"default": {"tint": "#eeeeee"}, "active": {"tint": "#dddddd"},
            "disabled": {"tint": "#cccccc"}}},
        "button": {"contained": {
          "default": {"background": "#0000ff", "ripple": "#ffffff"},
          "pressed": {"background": "#0000cc", "ripple": "#ffffff"}}},
        "floating-action-button": {"default": {"background": "#1d5fe2", "foreground": "#ffffff"}}},
      "opacity": {"button": {"contained": {
        "default": {"ripple": 0.12}, "pressed": {"ripple": 0.24}}}},
      "radius": {"floating-action-button": {"default": 28}}}}
    """
  private static let dark = """
    {"theme": {"color": {"floating-action-button": {"default": {"background": "#8ab4f8"}}}}}
    """

  static let all = [
    ComponentView(
      "IconButtonTheme", path: "theme.color.icon-button.*", instances: ["default", "dark"],
      fields: [
        .init("tintColor", ".default.tint"), .init("activeTintColor", ".active.tint"),
        .init("disabledTintColor", ".disabled.tint"),
      ]),
    ComponentView("ContainedButton", path: "theme.color.button.contained.*"),
    ComponentView(
      "ButtonRipple", path: "theme.color.button.contained.*",
      fields: [
        .init("color", ".ripple"), .init("opacity", "theme.opacity.button.contained.*.ripple"),
      ]),
    ComponentView(
      "FloatingActionButton", path: "theme.color.floating-action-button.default",
      fields: [
        .init("background", ".background"),
        .init("radius", "theme.radius.floating-action-button.default"),
      ]),
  ]

  private static func graph() throws -> ThemeGraph {
    var options = CompilerOptions()
    options.modifiers = [
      Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    ]
    let compiler = TokenCompiler(options: options)
    return try compiler.compile([
      Layer(compiler.read(SourceFile(path: "default.json", text: theme))),
      Layer(
        compiler.read(SourceFile(path: "dark.json", text: dark)), when: ["theme": "dark"]),
    ])
  }

  private static func text(
    _ components: [ComponentView] = all, _ values: [String: String] = [:]
  ) throws -> String {
    let emitter = try SwiftEmitter(EmitterSettings(values: values, components: components))
    return String(decoding: try graph().emit(emitter).first?.bytes ?? [], as: UTF8.self)
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func attributesHaveTheValuesOfTheirTokens() throws {
    let main = """
      func hex(_ color: TokenColor?) -> String {
        color.map { String(Int($0.blue * 255 + 0.5), radix: 16) } ?? "nil"
      }
      let (icon, dark) = (IconButtonTheme.default, IconButtonTheme.dark)
      print(hex(icon.tintColor), hex(icon.activeTintColor), hex(icon.disabledTintColor))
      print(hex(dark.tintColor), hex(dark.activeTintColor), hex(dark.disabledTintColor))
      print(hex(ContainedButton.pressed.background), ContainedButton.default == .pressed)
      print(ButtonRipple.default.opacity, ButtonRipple.pressed.opacity)
      print(hex(FloatingActionButton.default.background), FloatingActionButton.default.radius)
      print(hex(FloatingActionButton.default.background.dark), hex(FloatingActionButton.dark.background))
      let acme = Theme.default
        .overriding(\\.color.iconButton.dark.active.tint, with: TokenColor(0xabff))
        .overriding(\\.color.iconButton.default.disabled.tint, with: TokenColor(0xcdff))
      let own = IconButtonTheme.dark(in: acme)
      print(hex(own.activeTintColor), hex(IconButtonTheme.default(in: acme).disabledTintColor), own == dark)
      print(FloatingActionButton(acme) == .default, FloatingActionButton(.dark) == .dark)
      var mine = icon
      mine.tintColor = TokenColor(0x77ff)
      print(hex(mine.tintColor), hex(icon.tintColor))
      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": Self.text(), "main.swift": main,
    ])
    #expect(
      run.output == """
        11 22 nil
        ee dd cc
        cc false
        0.12 0.24
        e2 28.0
        f8 f8
        ab cd false
        true true
        77 11

        """)
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func theyCompileInEveryForm() throws {
    for values in [
      ["part": "type"], ["access": "internal", "type": "Tokens"], ["access": "package"],
      ["bridges": "none"],
    ] {
      try SwiftToolchain.expectTypeChecks(
        ["Theme.swift": Self.text(Self.all, values)], stubs: [false])
    }
    let constants = try SwiftToolchain.compileAndRun([
      "Theme.swift": Self.text(Self.all, ["style": "static"]),
      "main.swift": "print(ButtonRipple.pressed.opacity, FloatingActionButton.default.radius)",
    ])
    #expect(constants.output == "0.24 28.0\n")
  }

  @Test(arguments: [
    (
      ComponentView("A", path: "theme.color.nope.*"),
      "no token of the theme lies below 'theme.color.nope.*' of 'A'"
    ),
    (
      ComponentView("A", path: "theme.color.nope"),
      "no token of the theme lies below 'theme.color.nope' of 'A'"
    ),
    (
      ComponentView("A", path: "theme.color.button.*", fields: [.init("a", ".b")]),
      "'a' of the component 'A' is 'theme.color.button.contained.b', which the theme does not have"
    ),
    (
      ComponentView("A", path: "theme.color.icon-button.*", instances: ["default", "drak"]),
      "no token of the theme lies below 'theme.color.icon-button.drak' of 'A'"
    ),
    (
      ComponentView("A", path: "theme.color.icon-button.*", instances: ["dflt", "drak"]),
      "no token of the theme lies below 'theme.color.icon-button.*' of 'A'"
    ),
    (
      ComponentView("Theme", path: "theme.color"),
      "the component 'Theme' has the name of the theme's type"
    ),
    (
      ComponentView(
        "A", path: "theme.*.button.contained",
        fields: [.init("ripple", ".default.ripple")]),
      "'ripple' of the component 'A' is a Double in 'theme.opacity.button.contained.default.ripple' and "
        + "a TokenColor in another instance"
    ),
  ])
  func whatTheThemeDoesNotHaveIsReported(_ view: ComponentView, _ message: String) throws {
    let error = #expect(throws: CompilationError.self) { try Self.text([view]) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  /// The type in one file, the default theme's instances in another, a customer's in a third.
  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func filesOfInstancesHaveTheConstants() throws {
    let custom = """
      {"theme": {"color": {"floating-action-button": {"default": {"background": "#00ff77"}},
        "icon-button": {"dark": {"default": {"tint": "#0000ab"}}}}}}
      """
    let compiler = TokenCompiler()
    func layer(_ text: String, contract: Bool) -> Layer {
      Layer(compiler.read(SourceFile(path: "a.json", text: text)), isContract: contract)
    }
    let acme = try compiler.compile([
      layer(Self.theme, contract: true), layer(custom, contract: false),
    ])
    let settings = EmitterSettings(inputName: "acme", components: Self.all)
    let customer = String(
      decoding: try acme.emit(SwiftEmitter(settings)).first?.bytes ?? [], as: UTF8.self)
    #expect(!customer.contains("extension IconButtonTheme"))
    let main = """
      func hex(_ color: TokenColor) -> String { String(Int(color.blue * 255 + 0.5), radix: 16) }
      print(hex(IconButtonTheme.dark.tintColor), hex(FloatingActionButton.dark.background))
      print(hex(FloatingActionButton.default.background), hex(FloatingActionButton.acme.background))
      print(hex(IconButtonTheme.dark(in: .acme).tintColor))
      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": Self.text(Self.all, ["part": "type"]),
      "Default.swift": Self.text(Self.all, ["part": "instances", "instance": "default"]),
      "Acme.swift": customer, "main.swift": main,
    ])
    #expect(run.output == "ee f8\ne2 77\nab\n")
  }

  /// What only the theme shows is told where the configuration says it.
  @Test func faultsAreToldWhereTheyStand() throws {
    let folder = try CommandFolder([
      "a.json": Self.theme,
      "tokenc.json": """
      { "layers": ["a.json"], "outputs": ["A.swift", "B.swift"], "swift-components": {
        "Nowhere": { "path": "theme.colour.button.*" },
        "Icon": {
          "path": "theme.color.icon-button.*",
          "instances": ["default",
            "drak"] },
        "Fields": { "path": "theme.color.button.*", "fields": {
          "tint": ".tint" } },
        "Theme": { "path": "theme.color" },
        "Types": { "path": "theme.*.button.contained", "fields": {
          "ripple": ".default.ripple" } } } }
      """,
    ])
    for command in ["build", "validate"] {
      let found = try folder.findings(of: "tokenc \(command)").filter { $0.severity == "error" }
      #expect(found.map(\.file) == Array(repeating: "tokenc.json", count: 5), "\(command)")
      #expect(found.map(\.line) == [2, 6, 8, 9, 11], "\(command)")
    }
  }

  @Test func whatSwiftCannotTakeIsRefused() {
    for view in [
      ComponentView("lower", path: "a"), ComponentView("TokenColor", path: "a"),
      ComponentView("A", path: "a.*.b.*"), ComponentView("A", path: "a.x*"),
      ComponentView("A", path: "a..b"), ComponentView("A", path: "a", instances: ["b"]),
      ComponentView("A", path: "a", fields: [.init("Big", ".b")]),
      ComponentView("A", path: "a", fields: [.init("a b", ".b")]),
    ] {
      #expect(throws: EmitterOptionError.self) {
        try SwiftEmitter(EmitterSettings(components: [view]))
      }
    }
  }
}
