import Foundation
import Testing

@testable import TokenCompiler

/// Which instances a graph gets, and that they fit the type.
@Suite struct SwiftInstanceTests {
  private static func instances(
    _ modifiers: [Modifier], _ themes: [[String]], appearance: String? = nil
  ) -> [String] {
    var builder = GraphBuilder(modifiers: modifiers, themes: themes)
    builder.add("color", .color, .color(SwiftSamples.hex(0)))
    var diagnostics = Diagnostics()
    let found = SwiftInstanceList.find(
      in: builder.graph(), baseName: "default", appearance: appearance, into: &diagnostics)
    #expect(diagnostics.isEmpty)
    return found.map { instance in
      let fixed = instance.fixes.map { " = \(found[$0].name)" } ?? ""
      return "\(instance.name) \(instance.columns) \(instance.theme)\(fixed)"
    }
  }

  private static func modifier(_ name: String, _ contexts: String...) -> Modifier {
    Modifier(name, contexts: contexts, defaultContext: contexts.first)
  }

  @Test func lightAndDarkFollowTheSystem() {
    let theme = Self.modifier("theme", "default", "dark")
    #expect(
      Self.instances([theme], [["default"], ["dark"]]) == [
        "default [0, 1] 0", "dark [1] 1", "light [0] 0 = default",
      ])
    let mode = Self.modifier("mode", "light", "dark")
    #expect(
      Self.instances([mode], [["light"], ["dark"]]) == [
        "default [0, 1] 0", "light [0] 0 = default", "dark [1] 1",
      ])
  }

  @Test func theDefaultMayBeDark() {
    let mode = Self.modifier("mode", "dark", "light")
    #expect(
      Self.instances([mode], [["dark"], ["light"]]) == [
        "default [1, 0] 0", "dark [0] 0 = default", "light [1] 1",
      ])
  }

  @Test func increasedContrastHasColumnsOfItsOwn() {
    let mode = Self.modifier("mode", "light", "dark", "light-high-contrast", "dark high contrast")
    let themes = mode.contexts.map { [$0] }
    #expect(
      Self.instances([mode], themes) == [
        "default [0, 1, 2, 3] 0", "light [0] 0 = default", "dark [1] 1",
        "lightHighContrast [2] 2", "darkHighContrast [3] 3",
      ])
    let contrast = Self.modifier("contrast", "standard", "high")
    let both = [
      ["light", "standard"], ["light", "high"], ["dark", "standard"], ["dark", "high"],
    ]
    #expect(
      Self.instances([Self.modifier("mode", "light", "dark"), contrast], both) == [
        "default [0, 2, 1, 3] 0", "light [0] 0 = default", "high [1] 1", "dark [2] 2",
        "darkHigh [3] 3",
      ])
  }

  @Test func whatIsNoAppearanceStaysATheme() {
    let brand = Self.modifier("brand", "base-brand", "acme")
    let mode = Self.modifier("mode", "light", "dark")
    let themes = [
      ["base-brand", "light"], ["base-brand", "dark"], ["acme", "light"], ["acme", "dark"],
    ]
    #expect(
      Self.instances([brand, mode], themes) == [
        "default [0, 1] 0", "light [0] 0 = default", "dark [1] 1", "acme [2, 3] 2",
        "acmeLight [2] 2 = acme", "acmeDark [3] 3",
      ])
    let mixed = Self.modifier("theme", "default", "dark", "acme")
    #expect(
      Self.instances([mixed], [["default"], ["dark"], ["acme"]]) == [
        "default [0, 1] 0", "dark [1] 1", "acme [2] 2", "light [0] 0 = default",
      ])
    let weight = Self.modifier("weight", "light", "bold")
    #expect(Self.instances([weight], [["light"], ["bold"]]) == ["default [0] 0", "bold [1] 1"])
  }

  @Test func theModifierCanBeChosen() {
    let mode = Self.modifier("mode", "light", "dark")
    let scene = Self.modifier("scene", "day", "night")
    let themes = [["light", "day"], ["light", "night"], ["dark", "day"], ["dark", "night"]]
    #expect(
      Self.instances([mode, scene], themes, appearance: "mode") == [
        "default [0, 2] 0", "light [0] 0 = default", "dark [2] 2", "night [1, 3] 1",
        "nightLight [1] 1 = night", "nightDark [3] 3",
      ])
    #expect(
      Self.instances([mode], [["light"], ["dark"]], appearance: "none") == [
        "default [0] 0", "dark [1] 1",
      ])
  }

  @Test func themesWithOneNameAreReported() throws {
    var builder = GraphBuilder(themes: ["default", "acme-x", "acme x"])
    builder.add("color", .color, .color(SwiftSamples.hex(0)))
    let error = #expect(throws: CompilationError.self) {
      try builder.graph().emit(.swift)
    }
    #expect(error?.diagnostics.map(\.id) == [.nameCollision])
    #expect(
      error?.diagnostics.first?.message
        == "the themes 'acme-x' and 'acme x' are both 'acmeX' in Swift")
  }

  /// A default theme and two customers, one of whose files was made for another default theme.
  private static func customer(_ themes: [String], _ rgb: UInt32, extra: Bool = false)
    -> ThemeGraph
  {
    var builder = GraphBuilder(themes: themes)
    builder.hasContract = themes.count < 3
    builder.add(
      "theme.color.a", .color, .color(SwiftSamples.hex(rgb)), .color(SwiftSamples.hex(rgb + 1)))
    builder.add("theme.color.none", .color, .null)
    builder.add("theme.size", .dimension, .dimension(Dimension(Double(rgb))))
    if extra { builder.add("theme.more", .number, .number(1)) }
    return builder.graph()
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func customersLiveBesideTheDefaultTheme() throws {
    let base = Self.customer(["default", "dark"], 1)
    let type = try SwiftEmitterTests.text(base, ["part": "type"])
    let own = try SwiftEmitterTests.text(base, ["part": "instances", "instance": "default"])
    let acme = try SwiftEmitterTests.text(
      Self.customer(["default", "dark"], 0x10), inputName: "acme")
    let globex = try SwiftEmitterTests.text(
      Self.customer(["default"], 0x20), ["instance": "globex"])
    try Golden.expect(Array(acme.utf8), equals: "customer/swift/AcmeTheme.swift")
    let main = """
      for theme in [Theme.default, .dark, .light, .acme, .acmeDark, .acmeLight, .globex] {
        print(Int(theme.color.a.blue * 255 + 0.5), Int(theme.color.a.dark.blue * 255 + 0.5),
          theme.color.none == nil, theme.size)
      }
      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": type, "Default.swift": own, "Acme.swift": acme, "Globex.swift": globex,
      "main.swift": main,
    ])
    #expect(
      run.output == """
        1 2 true 1.0
        2 2 true 1.0
        1 1 true 1.0
        16 17 true 16.0
        17 17 true 16.0
        16 16 true 16.0
        32 32 true 32.0

        """)
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func aCustomersFileOfAnotherDefaultThemeDoesNotCompile() throws {
    let base = try SwiftEmitterTests.text(Self.customer(["default", "dark"], 1), ["part": "type"])
    let other = try SwiftEmitterTests.text(
      Self.customer(["default"], 0x20, extra: true), ["instance": "globex"])
    let run = try SwiftToolchain.typeCheck(["A.swift": base, "B.swift": other], stubs: false)
    #expect(run.status != 0)
    #expect(run.output.contains("has no member '_sameDefaultTheme_"))
  }

  @Test(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
  func aCustomersFileMayBeInAnotherModule() throws {
    let base = try SwiftEmitterTests.text(
      Self.customer(["default", "dark"], 1), ["part": "both"])
    let acme = try SwiftEmitterTests.text(
      Self.customer(["default", "dark"], 0x10), ["import": "Tokens"], inputName: "acme")
    let module = try SwiftToolchain.module("Tokens", ["Theme.swift": base])
    defer { try? FileManager.default.removeItem(at: module) }
    let use = "import Tokens\nlet size = Theme.acmeDark.size\n"
    let sources = ["Acme.swift": acme, "Use.swift": use]
    let run = try SwiftToolchain.typeCheck(
      sources, stubs: false, modules: [module], named: "App")
    #expect(run.status == 0, "\(run.output)")
  }

  /// Both files would have an instance of that name, in one type.
  @Test(arguments: ["default", "light", "dark", "Dark", "dark_"])
  func aFileThatIsCalledLikeAnInstanceOfTheDefaultThemeIsRefused(file: String) throws {
    for themes in [["default"], ["default", "dark"]] {
      let graph = Self.customer(themes, 1)
      let error = #expect(throws: CompilationError.self) {
        try SwiftEmitterTests.text(graph, inputName: file)
      }
      let name = SwiftName.member(Array(file.utf8)[...])
      #expect(error?.diagnostics.map(\.id) == [.nameCollision])
      #expect(
        error?.diagnostics.first?.message
          == "after the file '\(file)' the Swift instance would be '\(name)', which the default "
          + "theme has")
      #expect(
        error?.diagnostics.first?.help == "give it another name with --swift-instance NAME")
      #expect(
        try SwiftEmitterTests.text(graph, ["instance": "acme"], inputName: file).contains("acme"))
    }
  }

  /// A name that was given is refused as well, unless the instances go into another module.
  @Test(arguments: ["default", "light", "dark"])
  func anInstanceIsNotGivenANameOfTheDefaultTheme(name: String) throws {
    let graph = Self.customer(["default"], 1)
    let error = #expect(throws: CompilationError.self) {
      try SwiftEmitterTests.text(graph, ["instance": name], inputName: "acme")
    }
    #expect(error?.diagnostics.map(\.id) == [.nameCollision])
    #expect(
      error?.diagnostics.first?.message
        == "the Swift instance would be '\(name)', which the default theme has or may have")
    for (option, value) in [("import", "Base"), ("part", "instances")] {
      let settings = ["instance": name, option: value]
      #expect(try SwiftEmitterTests.text(graph, settings, inputName: "acme").contains(name))
    }
  }

  /// Another modifier's contexts are instances of the default theme, too.
  @Test func aFileMayBeCalledLikeAnotherInstance() throws {
    var builder = GraphBuilder(themes: ["default", "acme"])
    builder.hasContract = true
    builder.add("color", .color, .color(SwiftSamples.hex(0)))
    let graph = builder.graph()
    #expect(throws: CompilationError.self) {
      try SwiftEmitterTests.text(graph, inputName: "acme")
    }
    #expect(try SwiftEmitterTests.text(graph, inputName: "globex").contains("globexAcme"))
  }

  /// Through the whole pipeline: what is optional follows from the default theme, not from a custom
  /// theme that has values there; what the custom theme adds or overrides changes nothing.
  @Test func aCustomThemeFitsWhateverItOverrides() throws {
    let base = """
      {"theme": {"color": {"a": "#111111", "b": null, "c": "{theme.color.b}", "d": null},
        "size": {"width": 4}}}
      """
    let custom = """
      {"theme": {"color": {"b": "#222222", "a": "{theme.color.d}", "d": "#333333"}}}
      """
    let compiler = TokenCompiler()
    func layer(_ path: String, _ text: String, contract: Bool = false) -> Layer {
      Layer(compiler.read(SourceFile(path: path, text: text)), isContract: contract)
    }
    let own = try compiler.compile([layer("base.json", base)])
    let acme = try compiler.compile([
      layer("base.json", base, contract: true), layer("acme.json", custom),
    ])
    func fingerprint(_ graph: ThemeGraph) -> String {
      var diagnostics = Diagnostics()
      let shape = SwiftShapeBuilder.build(graph, typeName: "Theme", into: &diagnostics)
      #expect(diagnostics.isEmpty)
      #expect(shape.entries.map(\.isOptional) == [false, true, true, true, false])
      return shape.fingerprint(of: graph)
    }
    #expect(fingerprint(own) == fingerprint(acme))
    #expect(try SwiftEmitterTests.text(acme, inputName: "acme").contains("static let acme"))
  }
}
