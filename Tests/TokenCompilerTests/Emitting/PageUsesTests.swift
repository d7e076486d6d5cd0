import Foundation
import Testing

@testable import TokenCompiler

/// Which token says what of a component.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageUsesTests {
  /// A page of a custom theme over the fixtures.
  static func page(_ theme: String) throws -> [UInt8] {
    let folder = try CommandFolder(["acme.json": theme])
    let fixtures = Golden.packageFolder.appending(path: "Fixtures").path
    try folder.tokenc(
      "build", "acme.json", "--base", fixtures + "/defaultTokens.json", "--base-theme",
      "dark=" + fixtures + "/darkTokens.json", "-o", "a.html")
    return Array(try #require(folder.text("a.html")).utf8)
  }

  struct Shaped: Decodable {
    var shown: [String]
    var badges: [String]
    var radii: [String]
    var list: String
    var isOpen: [Bool]
    var isFocused: Bool
    var users: String
    var found: [String]
    var references: [String]
  }

  /// A theme that changes no colour changes components all the same, and they say why.
  @Test func aShapeChangesComponents() throws {
    let page = try Self.page(
      #"{"theme": {"radius": {"button": {"default": 0}}, "height": {"button": {"default": 64}}}}"#)
    let found = try PageBrowser.open(
      page,
      """
      (async () => {
        \(Self.helpers)
        document.querySelector(".intro button").click();
        await settled();
        const path = "theme.color.button.primary";
        const first = states(path)[0];
        const why = first.querySelector(".why");
        why.click();
        const list = row(path).nextElementSibling;
        const isOpen = [why.getAttribute("aria-expanded") === "true" && list.matches(".uses")];
        const text = list.cells[1].textContent;
        list.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        isOpen.push(why.getAttribute("aria-expanded") === "true" || row(path).nextElementSibling?.matches(".uses") === true);
        const isFocused = document.activeElement === why;
        const shown = componentsThere();
        const radii = [...first.querySelectorAll(".sample")].map((e) => getComputedStyle(e).borderTopLeftRadius + " " + getComputedStyle(e).height);
        const users = document.querySelector("#t" + byPath.get("theme.radius.button.default") + " .users");
        users.open = true;
        await settled();
        only();
        search.value = "theme.radius.button.default";
        filter();
        const byShape = componentsThere();
        search.value = "theme.color.button.primary.default.background";
        filter();
        return { shown, badges: [...row(path).cells[0].querySelectorAll(".badge")].map((b) => b.textContent), radii,
          list: text, isOpen, isFocused, users: users.textContent, found: byShape,
          references: rowsThere("tbody tr[id]").filter((r) => tokens[r.id.slice(1)]).map((r) => pathOf(tokens[r.id.slice(1)])) };
      })()
      """, Shaped.self)
    #expect(found.shown.contains("theme.color.button.primary") && found.shown.count > 6)
    #expect(found.shown.contains("theme.color.button.danger"))
    #expect(!found.shown.contains("theme.color.icon-button.default"), "\(found.shown)")
    #expect(found.badges.contains("overridden"))
    #expect(found.radii == ["0px 64px", "8px 48px"], "the base stands beside it")
    #expect(
      found.list.contains("radius → theme.radius.button.default → 0pxoverridden base 8px"),
      "\(found.list)")
    #expect(
      found.list.contains("background → theme.color.button.primary.default.background → #1d5fe2"))
    #expect(found.isOpen == [true, false] && found.isFocused)
    #expect(found.users.contains("Primary (theme.color.button.primary): default radius"))
    #expect(found.found.contains("theme.color.button.primary"))
    #expect(found.references.contains("theme.color.floating-action-button.default.background"))
  }

  private static let helpers = """
    const rowsThere = (selector) => [...document.querySelectorAll(selector)].filter((row) => row.offsetParent !== null);
    const componentsThere = () => rowsThere("tr[data-c]").map((row) => row.dataset.c);
    const row = (path) => document.querySelector(`[data-c="${path}"]`);
    const states = (path, theme = 0) => [...row(path).querySelector(`td[data-t="${theme}"]`).querySelectorAll(".state")];
    """

  /// What cannot be read is said where it is drawn, beside what the base has.
  @Test func contrastStandsAtTheState() throws {
    let page = try Self.page(
      ##"{"primitives": {"color": {"light": {"primary": {"default": "#f2c200"}}}}}"##)
    struct Found: Decodable {
      var marks: [String]
      var colors: [[Int]]
      var badges: [String]
      var icons: [String]
      var lacking: String
    }
    let found = try PageBrowser.open(
      page,
      """
      (() => {
        \(Self.helpers)
        const path = "theme.color.button.primary";
        return { marks: states(path).map((state) => state.querySelector(".mark")?.textContent ?? ""),
          colors: [...states(path)[0].querySelectorAll(".sample")].map((e) => rgb(getComputedStyle(e).backgroundColor)),
          badges: [...row(path).cells[0].querySelectorAll(".badge")].map((b) => b.textContent),
          icons: [...states("theme.color.floating-button.regular")[0].querySelectorAll(".unset, [stroke-dasharray]")].map((e) => e.textContent),
          lacking: row(path).cells[0].textContent };
      })()
      """, Found.self)
    #expect(found.marks == ["✕ 1.68 text", "✓ 12.17 text", "✓ 12.17 text", ""])
    #expect(found.colors == [[242, 194, 0, 255], [29, 95, 226, 255]])
    #expect(found.badges == ["follows", "✕ contrast"])
    #expect(found.icons == ["", "no colour for the icon"], "what no token says looks like none")
    #expect(found.lacking.contains("no hover token"))
  }

  struct Look: Decodable, Equatable {
    var colors: [[Int]]
    var image: String
    var shape: String
  }

  private static func states() -> [UInt8] {
    var builder = GraphBuilder(themes: ["light", "dark"])
    func color(_ path: String, _ red: Double, _ alpha: Double = 1) {
      builder.add(path, .color, .color(Color(.srgb, [red, 0.25, 0.5], alpha: alpha)))
    }
    color("chip.default.background", 0)
    color("chip.default.foreground", 1)
    color("chip.default.icon", 0.75)
    color("chip.default.border", 0.5)
    color("chip.default.ripple", 0.9, 0.5)
    color("chip.hover.background", 0.25)
    color("chip.focus.border", 0.6)
    color("chip.pressed.icon", 0.4)
    color("tab.default.background", 0.1)
    color("tab.default.foreground", 0.9)
    color("tab.active.foreground", 1)
    color("color.focus.ring", 0.2)
    let page = (try? builder.graph().emit(HTMLEmitter())[0].bytes) ?? []
    return page
  }

  /// A state that says nothing of a part has it as it is at rest, drawn and live.
  @Test(arguments: ["hover", "pressed", "focus"], [0, 1])
  func whatIsDrawnIsWhatIsLive(_ state: String, _ theme: Int) throws {
    let button = "[data-c=chip] td[data-t=\"\(theme)\"] button.sample"
    let found = try PageBrowser.open(
      Self.states(),
      """
      (() => {
        \(state == "focus" ? "document.querySelector('\(button)').focus({ focusVisible: true });" : "")
        const look = (element) => {
          const style = getComputedStyle(element);
          return { colors: [style.color, style.backgroundColor, style.borderTopColor, getComputedStyle(element.querySelector("svg")).color].map(rgb),
            image: style.backgroundImage, shape: [style.borderTopWidth, style.borderTopLeftRadius, style.boxShadow].join() };
        };
        return [document.querySelector('[data-c=chip] td[data-t="\(theme)"] span.sample[data-s=\(state)]'), document.querySelector('\(button)')].map(look);
      })()
      """, [Look].self
    ) {
      $0.media["prefers-reduced-motion"] = "reduce"
      if state != "focus" {
        $0.pointer = button
        $0.pressed = state == "pressed"
      }
    }
    #expect(found[0] == found[1])
    #expect(found[0].colors[0] == [255, 64, 128, 255], "the text is that of the rest")
  }

  /// A state is called by its token's own word; the page has a ring of its own around the theme's.
  @Test func statesHaveTheirOwnWords() throws {
    struct Found: Decodable {
      var words: [String]
      var kind: String
      var found: [String]
      var ring: Double
    }
    let found = try PageBrowser.open(
      Self.states(),
      """
      (() => {
        \(Self.helpers)
        const [words, kind] = [states("tab").map((state) => state.querySelector(".why").textContent), states("tab")[1].querySelector(".sample").dataset.s];
        search.value = "tab active";
        filter();
        const found = componentsThere();
        search.value = "";
        filter();
        const button = row("chip").querySelector("button.sample");
        button.focus({ focusVisible: true });
        const [a, b] = [light(rgb(getComputedStyle(button).outlineColor)), light(groundBehind(button.closest("td")))];
        return { words, kind, found, ring: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
      })()
      """, Found.self)
    #expect(found.words == ["default · live", "active"])
    #expect(found.kind == "selected" && found.found == ["tab"])
    #expect(found.ring > 4.5)
  }
}
