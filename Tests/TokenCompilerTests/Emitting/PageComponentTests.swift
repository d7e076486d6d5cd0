import Testing

@testable import TokenCompiler

/// Components as a browser draws them.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageComponentTests {
  struct Drawn: Decodable, Equatable {
    var width: String
    var height: String
    var radius: String
    var background: String
    var color: String
    var border: String
    var transform: String
    var hasTitle: Bool
    var hasIcon: Bool
    var shadow: Bool
  }

  /// What is drawn of a component in a state in the first theme, or under the pointer.
  private static func look(_ path: String, _ state: String) -> String {
    """
    (() => {
      const samples = [...document.querySelectorAll(`[data-c="\(path)"] td[data-t="0"] .sample`)];
      const element = samples.find((sample) => sample.dataset.s === "\(state)");
      const style = getComputedStyle(element);
      const color = (text) => "#" + rgb(text).map((byte) => byte.toString(16).padStart(2, "0")).join("");
      return {
        width: style.width, height: style.height, radius: style.borderTopLeftRadius,
        background: color(style.backgroundColor), color: color(style.color),
        border: style.borderTopWidth + " " + color(style.borderTopColor), transform: style.textTransform,
        hasTitle: element.querySelector("span") !== null, hasIcon: element.querySelector("svg") !== null,
        shadow: style.boxShadow !== "none",
      };
    })()
    """
  }

  private static func draw(
    _ path: String, _ state: String = "default", of graph: ThemeGraph? = nil,
    change: (inout Browser.Job) -> Void = { _ in }
  ) throws -> Drawn {
    let graph = try graph ?? FixtureThemes.defaultAndDark()
    let page = try graph.emit(HTMLEmitter())[0].bytes
    return try PageBrowser.open(page, look(path, state), Drawn.self, change: change)
  }

  /// The floating action buttons have the sizes and corners that their tokens say.
  @Test func floatingButtonsHaveTheirShapes() throws {
    let regular = try Self.draw("theme.color.floating-button.regular")
    #expect(regular.width == "56px" && regular.height == "56px" && regular.radius == "9999px")
    #expect(regular.background == "#2196f3ff" && !regular.hasTitle && regular.hasIcon)
    #expect(regular.shadow)
    let mini = try Self.draw("theme.color.floating-button.mini")
    #expect(mini.width == "40px" && mini.height == "40px" && !mini.hasTitle)
    let extended = try Self.draw("theme.color.floating-button.extended")
    #expect(extended.height == "48px" && extended.hasTitle && extended.hasIcon)
    let backbase = try Self.draw("theme.color.floating-action-button")
    #expect(backbase.height == "44px" && backbase.radius == "9999px" && backbase.hasTitle)
    #expect(backbase.background == "#1d5fe2ff" && backbase.shadow)
  }

  @Test func buttonsHaveTheirShapes() throws {
    let text = try Self.draw("theme.color.button.text")
    #expect(text.background == "#00000000" && text.radius == "4px" && text.transform == "uppercase")
    #expect(text.border.hasPrefix("0px") && text.hasTitle && !text.hasIcon && !text.shadow)
    let outlined = try Self.draw("theme.color.button.outlined")
    #expect(outlined.border.hasPrefix("1px") && outlined.background == "#00000000")
    let contained = try Self.draw("theme.color.button.contained")
    #expect(contained.background == "#6200eeff" && contained.shadow)
    let off = try Self.draw("theme.color.button.contained", "disabled")
    #expect(off.background.hasSuffix("1f") && !off.shadow)
  }

  /// An icon alone has the size of its touch target, and one for dark grounds lies on a dark one.
  @Test func iconButtonsAreIcons() throws {
    let usual = try Self.draw("theme.color.icon-button.default")
    #expect(usual.width == "48px" && usual.height == "48px" && usual.hasIcon && !usual.hasTitle)
    let graph = try FixtureThemes.defaultAndDark()
    let page = try graph.emit(HTMLEmitter())[0].bytes
    let dark = try PageBrowser.open(
      page,
      """
      (() => {
        const cell = document.querySelector('[data-c="theme.color.icon-button.dark"] td[data-t="0"]');
        return light(groundBehind(cell)) < 0.1;
      })()
      """, Bool.self)
    #expect(dark)
  }

  /// The first of each row answers to the pointer and the keyboard.
  @Test func theFirstIsLive() throws {
    let path = "theme.color.button.primary"
    let button = "[data-c=\"\(path)\"] td[data-t=\"0\"] button"
    let still = try Self.draw(path)
    let held = try Self.draw(path) {
      $0.pointer = button
      $0.pressed = true
      $0.media["prefers-reduced-motion"] = "reduce"
    }
    let drawn = try Self.draw(path, "pressed")
    #expect(held.background == drawn.background && held.background != still.background)
    var builder = GraphBuilder()
    for (state, value) in [("default", 0.0), ("hover", 0.5), ("focus", 1)] {
      builder.add("chip.background.\(state)", .color, .color(Color(.srgb, [value, 0, 0])))
      builder.add("chip.label.\(state)", .color, .color(Color(.srgb, [1, 1, 1])))
    }
    let graph = builder.graph()
    let over = try Self.draw("chip", of: graph) {
      $0.pointer = "[data-c=chip] button"
      $0.media["prefers-reduced-motion"] = "reduce"
    }
    #expect(over.background == "#800000ff")
    let focused = try PageBrowser.open(
      try graph.emit(HTMLEmitter())[0].bytes,
      "document.querySelector('[data-c=chip] button').focus();\n" + Self.look("chip", "default"),
      Drawn.self
    ) { $0.media["prefers-reduced-motion"] = "reduce" }
    #expect(focused.background == "#ff0000ff")
  }

  /// Parts and states are found in other spellings, and a palette is no component.
  @Test func otherSpellingsAreFound() throws {
    var builder = GraphBuilder()
    func add(_ path: String) {
      builder.add(path, .color, .color(Color(.srgb, [0.5, 0.5, 0.5])))
    }
    for path in [
      "card.background", "card.text", "color.button-primary-background-hover",
      "color.button-primary-text-hover", "Button.Danger.backgroundColor", "Button.Danger.textColor",
      "tag.bg.default", "tag.icon.default", "link.text.default", "link.text.visited",
      // None of these.
      "color.text.default", "color.text.disabled", "color.background-error", "color.text-error",
      "palette.blue.500", "color.border.default", "color.alias.background", "color.alias.text",
    ] { add(path) }
    let page = try builder.graph().emit(HTMLEmitter())[0].bytes
    let found = try PageBrowser.open(
      page, "[...document.querySelectorAll('[data-c]')].map((row) => row.dataset.c)", [String].self)
    #expect(
      Set(found) == ["card", "color.button-primary", "Button.Danger", "tag", "link"], "\(found)")
  }
}
