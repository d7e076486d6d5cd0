import Foundation
import Testing

@testable import TokenCompiler

/// Generated code compiled and run.
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftProgramTests {
  /// What a program that uses the generated code prints.
  private static func output(
    of main: String, with sources: [String: String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var sources = sources
    sources["main.swift"] = main
    let run = try SwiftToolchain.compileAndRun(sources)
    #expect(run.status == 0, "\(run.output.prefix(2000))", sourceLocation: sourceLocation)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  @Test func everyValueReadsBack() throws {
    let text = try SwiftEmitterTests.text(SwiftSamples.everything().graph())
    let lines = try Self.output(of: Self.reader, with: ["Theme.swift": text])
    #expect(
      lines == [
        "fab 0x1d5fe2 0x8ab4f8 0x1d5fe2 0x8ab4f8", "dark 0x8ab4f8 true 0x8ab4f8",
        "border nil 0xffffff", "overlay 0.5 1.0", "vivid displayP3 1.0 0.25 0.0 true",
        "radius 28.0 24.0 Optional(0.0) nil", "spacer 8.0 TokenLength(value: 100.0, unit: \"%\")",
        "string light dark", "flags false true Optional(true) nil",
        "family [\"Inter\", \"Helvetica \\\"Neue\\\"\"]", "curve 0.2 -0.5 0.0 1.0",
        "custom {\"a\":[1,null,\"x\\\"\"]}", "stroke custom [4.0, 2.0] round solid",
        "border 0x111111 0xeeeeee 1.0 dashed", "transition 0.3 0.05 0.4",
        "shadow 2 0.2 0xffffff true 3.0 1", "second layer 0.0", "gradient 0x0000ff 1.0",
        "font Optional(\"Inter\") Optional(28.0) Optional(1.4) Optional(-0.2) Optional(700.0)",
        "partial Optional(12.0) nil nil true", "fixed 0x1d5fe2 true",
      ])
  }

  private static let reader = """
    func hex(_ color: TokenColor) -> String {
      let parts = [color.red, color.green, color.blue].map { Int($0 * 255 + 0.5) }
      let digits = String(parts[0] << 16 | parts[1] << 8 | parts[2], radix: 16)
      return "0x" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let (theme, dark) = (Theme.default, Theme.dark)
    let fab = theme.color.floatingActionButton.default.background
    print("fab", hex(fab), hex(fab.dark), hex(fab.lightHighContrast), hex(fab.darkHighContrast))
    let darkFab = dark.color.floatingActionButton.default.background
    print("dark", hex(darkFab), darkFab.isUniform, hex(darkFab.light))
    let border = dark.color.floatingActionButton.default.border
    print("border", theme.color.floatingActionButton.default.border.map(hex) ?? "nil",
      border.map(hex) ?? "nil")
    print("overlay", theme.color.overlay.alpha, theme.color.overlay.dark.alpha)
    let vivid = theme.color.vivid
    let same = TokenColor(red: 1, green: 0.25, blue: 0, space: .displayP3)
    print("vivid", vivid.space, vivid.red, vivid.green, vivid.blue, vivid == same)
    print("radius", theme.radius.floatingActionButton, dark.radius.floatingActionButton,
      theme.radius.none as Any, dark.radius.none as Any)
    print("spacer", theme.spacer.xs, theme.width.full)
    print("string", theme.mode, dark.mode)
    print("flags", theme.uppercase, dark.uppercase, theme.outlined as Any, dark.outlined as Any)
    print("family", theme.fontFamily.default)
    let curve = theme.curve.standard
    print("curve", curve.x1, curve.y1, curve.x2, curve.y2)
    print("custom", theme.custom.data)
    let dashed = theme.stroke.dashed
    print("stroke", dashed.pattern, dashed.dashes, dashed.cap, theme.stroke.solid.pattern)
    let line = theme.border.default
    print("border", hex(line.color), hex(line.color.dark), line.width, line.style.pattern)
    let fade = theme.transition.fade
    print("transition", fade.duration, fade.delay, fade.timing.x1)
    let shadow = theme.shadow.raised
    print("shadow", shadow.layers.count, shadow.layers[0].color.alpha,
      hex(shadow.layers[0].color.dark), shadow.layers[1].isInset, shadow.layers[1].radius,
      dark.shadow.raised.layers.count)
    print("second layer", shadow.layers[1].color.dark.alpha)
    print("gradient", hex(theme.gradient.hero.stops[1].color), theme.gradient.hero.stops[1].position)
    let title = theme.typography.title
    print("font", title.families.first as Any, title.lineHeight as Any,
      title.lineHeightMultiple as Any, title.letterSpacing as Any, title.weight?.value as Any)
    let partial = theme.typography.partial
    print("partial", partial?.size as Any, partial?.weight as Any, partial?.lineHeight as Any,
      dark.typography.partial == nil)
    let fixed = Theme.light.color.floatingActionButton.default.background
    print("fixed", hex(fixed.dark), Theme.light != theme)
    """

  @Test func anyTokenCanBeOverridden() throws {
    let text = try SwiftEmitterTests.text(SwiftSamples.everything().graph())
    let lines = try Self.output(of: Self.overrider, with: ["Theme.swift": text])
    #expect(lines == Array(repeating: "true", count: 20))
  }

  private static let overrider = """
    let red = TokenColor(0xff3b30ff)
    let pair = TokenColor(light: red, dark: TokenColor(red: 0.1, green: 0, blue: 0, space: .displayP3))
    let theme = Theme.default
    let path = \\Theme.color.floatingActionButton.default.background
    let acme = theme.overriding(path, with: pair)
    print(acme[keyPath: path] == pair && acme[keyPath: path].dark.space == .displayP3)
    print(theme[keyPath: path] != pair && acme != theme)
    print(acme.color.button.primary.default.background == theme.color.button.primary.default.background)
    print(acme == theme.overriding(path, with: pair) && acme.hashValue == theme.overriding(path, with: pair).hashValue)
    let more = acme.overriding(\\.radius.floatingActionButton, with: 3).overriding(path, with: red)
    print(more.radius.floatingActionButton == 3 && more[keyPath: path] == red)
    print(theme.overriding(\\.color.floatingActionButton.default.border, with: red)
      .color.floatingActionButton.default.border == red)
    print(Theme.dark.overriding(\\.color.floatingActionButton.default.border, with: nil)
      .color.floatingActionButton.default.border == nil)
    let other = theme.overriding(\\.radius.floatingActionButton, with: 3).overriding(path, with: red)
    print(more == other && more.hashValue == other.hashValue && more != acme)
    print(theme.overriding(\\.outlined, with: nil).outlined == nil)
    print(theme.overriding(\\.outlined, with: false).overriding(\\.outlined, with: nil)
      == theme.overriding(\\.outlined, with: nil))
    print(theme.overriding(\\.outlined, with: nil).overriding(\\.outlined, with: true).outlined == true)
    print(Theme.dark.overriding(\\.outlined, with: false).outlined == false)
    print(theme.overriding(\\.uppercase, with: true).uppercase)
    print(theme.overriding(\\.mode, with: "x").mode == "x")
    print(theme.overriding(\\.fontFamily.default, with: ["A", "B"]).fontFamily.default == ["A", "B"])
    print(theme.overriding(\\.weight.strong, with: TokenFontWeight(1)).weight.strong.value == 1)
    print(theme.overriding(\\.shadow.raised, with: TokenShadow([])).shadow.raised.layers.isEmpty)
    print(Theme.dark.overriding(\\.typography.partial, with: TokenFont(size: 9)).typography.partial?.size == 9)
    print(theme.overriding(\\.width.full, with: TokenLength(1, unit: "em")).width.full.unit == "em")
    print(theme.overriding(\\.stroke.dashed, with: TokenStrokeStyle(.groove)).stroke.dashed.pattern == .groove)
    """

  /// All that is overridden is found again, and the order of overriding makes no difference.
  @Test func manyTokensCanBeOverridden() throws {
    var builder = GraphBuilder(themes: ["default"])
    for index in 0..<100 { builder.add("n\(index)", .number, .number(Double(index))) }
    let text = try SwiftEmitterTests.text(builder.graph())
    let paths = (0..<100).map { "\\.n\($0)" }.joined(separator: ", ")
    let main = """
      let paths: [KeyPath<Theme, Double>] = [\(paths)]
      @MainActor func changed(_ order: [Int]) -> Theme {
        var theme = Theme.default
        for index in order { theme = theme.overriding(paths[index], with: Double(index) + 0.5) }
        return theme
      }
      let up = changed(Array(paths.indices))
      let down = changed(paths.indices.reversed())
      let mixed = changed(paths.indices.map { $0 * 37 % 100 } + [3, 3])
      print(up == down, up == mixed, Set([up, down, mixed]).count)
      print(paths.indices.allSatisfy { mixed[keyPath: paths[$0]] == Double($0) + 0.5 })
      print(changed([7])[keyPath: paths[8]], up == up.overriding(\\.n7, with: 0))
      """
    let run = try SwiftToolchain.compileAndRun(["Theme.swift": text, "main.swift": main])
    #expect(run.output == "true true 1\ntrue\n8.0 false\n")
  }

  @Test func aWrongTypeDoesNotCompile() throws {
    let text = try SwiftEmitterTests.text(SwiftSamples.everything().graph())
    let use = """
      func f() -> Theme { Theme.default.overriding(\\.color.overlay, with: "#ff0000") }
      """
    let run = try SwiftToolchain.typeCheck(["Theme.swift": text, "Use.swift": use], stubs: false)
    #expect(run.status != 0)
    // What a person reads: the place, what was given and what is wanted; and nothing else.
    let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let wanted = "cannot convert value of type 'String' to expected argument type 'TokenColor'"
    #expect(errors.count == 1, "\(run.output)")
    #expect(errors.allSatisfy { $0.contains("Use.swift:1:69: error: " + wanted) }, "\(errors)")
  }

  @Test func aPathThatIsNoTokenStopsTheProgram() throws {
    let text = try SwiftEmitterTests.text(SwiftSamples.everything().graph())
    let main = "print(Theme.default.overriding(\\.color.overlay.red, with: 0.5).color.overlay.red)"
    let run = try SwiftToolchain.compileAndRun(["Theme.swift": text, "main.swift": main])
    #expect(run.status != 0)
    #expect(run.output.contains("does not lead to a token"))
  }

  /// A property of a program's own may lead to a token, but has to give its value as it is.
  @Test func aPathThatComputesStopsTheProgram() throws {
    let text = try SwiftEmitterTests.text(SwiftSamples.everything().graph())
    let properties = """
      extension Theme {
        var corner: Double { radius.floatingActionButton }
        var diameter: Double { radius.floatingActionButton * 2 }
        var gap: Double { radius.floatingActionButton + spacer.xs }
      }

      """
    let main = properties + "print(Theme.default.overriding(\\.corner, with: 3).corner)"
    #expect(try Self.output(of: main, with: ["Theme.swift": text]) == ["3.0"])
    for path in ["diameter", "gap"] {
      let main = properties + "print(Theme.default.overriding(\\.\(path), with: 3).\(path))"
      let run = try SwiftToolchain.compileAndRun(["Theme.swift": text, "main.swift": main])
      #expect(run.status != 0)
      #expect(run.output.contains("does not lead to a token"))
    }
  }
}
