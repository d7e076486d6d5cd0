import Foundation
import Testing

@testable import TokenCompiler

/// The project's own themes in Swift: the text, and every value of it read back.
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftFixtureTests {
  private static func layer(
    _ name: String, dark: Bool = false, contract: Bool = false
  ) throws -> Layer {
    let url = Golden.packageFolder.appendingPathComponent("Fixtures/" + name)
    let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: url)))
    return Layer(
      TokenCompiler().read(source), when: dark ? ["theme": "dark"] : [:], isContract: contract)
  }

  private static var compiler: TokenCompiler {
    TokenCompiler(
      options: CompilerOptions(modifiers: [
        Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
      ]))
  }

  private static func defaultTheme() throws -> ThemeGraph {
    try compiler.compile([layer("defaultTokens.json"), layer("darkTokens.json", dark: true)])
  }

  private static func customTheme() throws -> ThemeGraph {
    try compiler.compile([
      layer("defaultTokens.json", contract: true),
      layer("darkTokens.json", dark: true, contract: true), layer("customTheme.json"),
    ])
  }

  @Test func filesAreAsTheyWereAndCompileTogether() throws {
    let theme = try SwiftEmitterTests.text(Self.defaultTheme())
    let custom = try SwiftEmitterTests.text(Self.customTheme(), inputName: "customTheme")
    try Golden.expect(Array(theme.utf8), equals: "fixtures/swift/Theme.swift")
    try Golden.expect(Array(custom.utf8), equals: "fixtures/swift/CustomTheme.swift")
    try SwiftToolchain.expectTypeChecks(
      ["Theme.swift": theme, "CustomTheme.swift": custom], stubs: [true])
  }

  @Test func everyValueIsThatOfTheJSONOutput() throws {
    let (graph, custom) = (try Self.defaultTheme(), try Self.customTheme())
    let main =
      Self.printer(for: graph) + """
        report("default", Theme.default)
        report("dark", Theme.dark)
        report("customTheme", Theme.customTheme)
        report("customThemeDark", Theme.customThemeDark)
        """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": try SwiftEmitterTests.text(graph),
      "CustomTheme.swift": try SwiftEmitterTests.text(custom, inputName: "customTheme"),
      "main.swift": main,
    ])
    #expect(run.status == 0, "\(run.output.prefix(1000))")
    let expected =
      try Self.lines("default", graph, theme: 0) + Self.lines("dark", graph, theme: 1)
      + Self.lines("customTheme", custom, theme: 0)
      + Self.lines("customThemeDark", custom, theme: 1)
    let found = run.output.split(separator: "\n").map(String.init)
    #expect(expected.count > 4000)
    let (missing, extra) = (
      Set(expected).subtracting(found).sorted(), Set(found).subtracting(expected).sorted()
    )
    #expect(missing.isEmpty && extra.isEmpty, "\(missing.prefix(5)) \(extra.prefix(5))")
    #expect(found.count == expected.count)
  }

  /// A customer's theme: each overrides other tokens, and refers to the default theme's.
  private static func customer(_ number: Int) throws -> ThemeGraph {
    let roles = ["primary", "secondary", "tertiary", "danger", "success"]
    let text = """
      {"theme": {"color": {"floating-action-button": {"default": {
          "background": "#\(hexadecimal(number))", "foreground": "{theme.color.button.\(roles[number % 5]).default.background}"}},
        "button": {"\(roles[number % 5])": {"default": {"background": "#\(hexadecimal(number + 100))"}}}},
        "spacer": {"xs": \(number)}}}
      """
    return try compiler.compile([
      layer("defaultTokens.json", contract: true),
      layer("darkTokens.json", dark: true, contract: true),
      Layer(TokenCompiler().read(SourceFile(path: "customer.json", text: text))),
    ])
  }

  private static func hexadecimal(_ number: Int) -> String {
    let digits = String(number * 2_654_435 % 0x100_0000, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The default theme and forty customers, each a file: in one module, and in one that imports the
  /// default theme's.
  @Test(arguments: [false, true])
  func fortyCustomersSwitchAtRunTime(inTwoModules isApart: Bool) throws {
    let theme = try SwiftEmitterTests.text(Self.defaultTheme())
    let numbers = 1...40
    var sources: [String: String] = [:]
    for number in numbers {
      sources["Customer\(number).swift"] = try SwiftEmitterTests.text(
        Self.customer(number), isApart ? ["import": "Tokens"] : [:], inputName: "customer-\(number)"
      )
    }
    let all = numbers.map { ".customer\($0), .customer\($0)Dark" }.joined(separator: ", ")
    sources["main.swift"] =
      (isApart ? "import Tokens\n" : "") + """
        func hex(_ color: TokenColor) -> String {
          let parts = [color.red, color.green, color.blue].map { UInt32($0 * 255 + 0.5) }
          let digits = String(parts.reduce(0) { $0 << 8 | $1 }, radix: 16)
          return String(repeating: "0", count: 6 - digits.count) + digits
        }
        final class Screen { var theme = Theme.default }
        let screen = Screen()
        for theme in [Theme.default, .dark, \(all)] {
          screen.theme = theme
          let button = screen.theme.color.floatingActionButton.default
          print(hex(button.background), hex(button.foreground), screen.theme.spacer.xs,
            screen.theme.color.button.link.default.foreground == Theme.default.color.button.link.default.foreground)
        }
        """
    if !isApart { sources["Theme.swift"] = theme }
    let run = try SwiftToolchain.compileAndRun(
      sources, library: isApart ? ("Tokens", ["Theme.swift": theme]) : nil, flags: ["-wmo"])
    let lines = run.output.split(separator: "\n").map(String.init)
    let expected = numbers.flatMap { number in
      ["true", "false"].map { isLight in
        "\(Self.hexadecimal(number)) \(Self.hexadecimal(number + 100)) \(number).0 \(isLight)"
      }
    }
    #expect(Array(lines.dropFirst(2)) == expected)
    #expect(lines.count == 82, "\(lines.prefix(3))")
  }

  @Test func everyConstantIsThatOfTheJSONOutput() throws {
    let graph = try Self.defaultTheme()
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": try SwiftEmitterTests.text(graph, ["style": "static"]),
      "main.swift": Self.printer(for: graph, isStatic: true) + "report(\"default\")\n",
    ])
    #expect(run.status == 0, "\(run.output.prefix(1000))")
    let expected = try Self.lines("default", graph, theme: 0)
    let found = run.output.split(separator: "\n").map(String.init)
    #expect(Set(expected) == Set(found) && found.count == expected.count)
  }

  /// A program that prints every token of a theme, by path.
  private static func printer(for graph: ThemeGraph, isStatic: Bool = false) -> String {
    var diagnostics = Diagnostics()
    let shape = SwiftShapeBuilder.build(graph, typeName: "Theme", into: &diagnostics)
    let parameters = isStatic ? "_ name: String" : "_ name: String, _ theme: Theme"
    var text = helpers + "func report(\(parameters)) {\n"
    var open: [String] = []
    for step in shape.steps {
      switch step {
      case .open(let node):
        open.append(isStatic ? shape.nodes[node].typeName : shape.text(shape.nodes[node].name))
      case .close: open.removeLast()
      case .token(let index):
        let entry = shape.entries[index]
        let member = ([isStatic ? "Theme" : "theme"] + open + [shape.text(entry.name)]).joined(
          separator: ".")
        text += "  show(name, \"\(graph.path(of: entry.token))\", \(member))\n"
      }
    }
    return text + "}\n"
  }

  private static let helpers = """
    func put(_ name: String, _ path: String, _ text: String) { print(name, path, text) }
    func show(_ name: String, _ path: String, _ color: TokenColor?) {
      guard let color else { return put(name, path, "null") }
      let parts = [color.red, color.green, color.blue, color.alpha]
      put(name, path, parts.map { String(Int($0 * 255 + 0.5)) }.joined(separator: " "))
    }
    func show(_ name: String, _ path: String, _ number: Double?) {
      put(name, path, number.map { String($0) } ?? "null")
    }
    func show(_ name: String, _ path: String, _ weight: TokenFontWeight) {
      put(name, path, String(weight.value))
    }
    func show(_ name: String, _ path: String, _ text: String?) { put(name, path, text ?? "null") }
    func show(_ name: String, _ path: String, _ flag: Bool) { put(name, path, String(flag)) }
    func show(_ name: String, _ path: String, _ names: [String]) {
      put(name, path, names.joined(separator: ","))
    }

    """

  /// What that program has to print, from the JSON output.
  private static func lines(
    _ name: String, _ graph: ThemeGraph, theme: Int
  ) throws -> [String] {
    var diagnostics = Diagnostics()
    let files = JSONEmitter(style: .flat).emit(graph, theme: theme, into: &diagnostics)
    let data = Data(files.first?.bytes ?? [])
    let document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let weights = Set(
      graph.tokens.ids.filter { graph.columns[theme].types[$0.index] == .fontWeight }
        .map(graph.path(of:)))
    return document.map { path, value in
      "\(name) \(path) \(weights.contains(path) ? weight(value) : text(value))"
    }
  }

  /// JSON keeps the words for weights, Swift has their numbers.
  private static func weight(_ value: Any) -> String {
    guard let word = value as? String else { return text(value) }
    let known = FontWeight.keywords.first { $0.name.replacing("-", with: "") == word }
    return known.map { String($0.value) } ?? word
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case is NSNull: return "null"
    case let text as String: return text
    case let names as [String]: return names.joined(separator: ",")
    case let number as NSNumber:
      let isFlag = String(cString: number.objCType) == "c"
      return isFlag ? String(number.boolValue) : String(number.doubleValue)
    case let object as [String: Any]:
      if let length = object["value"] as? NSNumber {
        let factor = object["unit"] as? String == "rem" ? 16.0 : 1
        return String(length.doubleValue * factor)
      }
      let parts = (object["components"] as? [NSNumber] ?? []).map(\.doubleValue)
      let alpha = (object["alpha"] as? NSNumber)?.doubleValue ?? 1
      return (parts + [alpha]).map { String(Int($0 * 255 + 0.5)) }.joined(separator: " ")
    default: return "?"
    }
  }
}
