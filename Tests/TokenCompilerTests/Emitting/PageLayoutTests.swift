import Testing

@testable import TokenCompiler

/// Nothing lies on anything else, however narrow the window is.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageLayoutTests {
  struct Found: Decodable {
    var wide: [String]
    var cut: [String]
    var broken: [String]
    var side: Double
    var isStacked: Bool
  }

  /// Elements that are wider than their boxes, texts that are cut, and values that break in the middle.
  private static let look = """
    (() => {
      document.querySelector("main").classList.remove("many");
      const isSeen = (e) => e.offsetParent !== null && !e.closest(".away") && !(e.closest("thead") && e.closest(".stacked"));
      const all = [...document.querySelectorAll("main *")].filter(isSeen);
      const name = (e) => `${e.localName}.${e.className}: ${e.textContent.slice(0, 40)}`;
      const isBlock = (e) => e.clientWidth > 0 && getComputedStyle(e).display !== "inline";
      return {
        wide: all.filter((e) => isBlock(e) && e.scrollWidth > e.clientWidth + 1).map(name),
        cut: all.filter((e) => e.matches(".text") && e.scrollHeight > e.clientHeight).map(name),
        broken: all.filter((e) => e.matches("code") && /^#[0-9a-f]+$/.test(e.textContent) && e.getClientRects().length > 1).map(name),
        side: document.documentElement.scrollWidth - innerWidth,
        isStacked: document.querySelector("main").classList.contains("stacked"),
      };
    })()
    """

  private static func open(_ page: [UInt8], _ width: Int) throws -> Found {
    let found = try PageBrowser.open(page, look, Found.self) { $0.size = [width, 900] }
    #expect(
      found.wide == [] && found.cut == [] && found.broken == [] && found.side <= 0, "\(width)")
    return found
  }

  @Test(arguments: [(1280, false), (800, false), (390, true), (320, true)])
  func aThemeFits(_ width: Int, _ isStacked: Bool) throws {
    let page = try FixtureThemes.customOverDefault().emit(HTMLEmitter())[0].bytes
    #expect(try Self.open(page, width).isStacked == isStacked)
  }

  @Test(arguments: [(1280, false), (800, false), (390, true)])
  func aDifferenceFits(_ width: Int, _ isStacked: Bool) throws {
    #expect(try Self.open(DifferencePageTests.page().1, width).isStacked == isStacked)
  }

  @Test(arguments: [1280, 390]) func everyTypeFits(_ width: Int) throws {
    _ = try Self.open(SampleGraphs.everyType().emit(HTMLEmitter())[0].bytes, width)
  }

  /// One theme needs no lines of its own.
  @Test func aTableOfOneThemeStaysOne() throws {
    var builder = GraphBuilder()
    builder.add("color.page", .color, .color(Color(.srgb, [1, 1, 1])))
    let page = try builder.graph().emit(HTMLEmitter())[0].bytes
    #expect(try !Self.open(page, 390).isStacked)
  }

  /// Each theme that stands below another has its name.
  @Test func stackedThemesAreNamed() throws {
    let names = try PageBrowser.open(
      DifferencePageTests.page().1,
      """
      [...document.querySelector("tr[id]").cells].slice(1)
        .map((cell) => getComputedStyle(cell, "::before").content)
      """, [String].self
    ) { $0.size = [390, 900] }
    #expect(
      names
        == ["default (light) · before", "default (light) · after", "dark · before", "dark · after"]
        .map {
          "\"\($0)\""
        })
  }

  /// Large text is drawn smaller and whole, in a font that is said where it is another one.
  @Test func typeIsWhole() throws {
    var builder = GraphBuilder()
    builder.add(
      "type.huge", .typography,
      .typography(
        Typography(
          fontFamily: Slot(FontFamily(["No Such Font"], isList: false)),
          fontSize: Slot(Dimension(180, .px)),
          fontWeight: Slot(FontWeight(900)), letterSpacing: Slot(Dimension(0, .px)),
          lineHeight: Slot(.multiple(1)))))
    let page = try builder.graph().emit(HTMLEmitter())[0].bytes
    for width in [1280, 390] { _ = try Self.open(page, width) }
    let texts = try PageBrowser.open(
      page, "[...document.querySelector('.type').children].map((e) => e.textContent)",
      [String].self)
    #expect(
      texts == [
        "Ag", "drawn at 64 px", "“No Such Font” is not installed here: drawn in another font",
      ])
  }

  /// Long paths break behind dots and hyphens, and what turns the direction of text is seen.
  @Test func namesBreakWhereTheyMay() throws {
    var builder = GraphBuilder()
    builder.add("theme.floatingActionButton.a-long-name", .color, .color(Color(.srgb, [0, 0, 0])))
    builder.add(
      "theme.live\u{202E}evil", .color, .color(Color(.srgb, [0, 0, 0])),
      alias: "theme.floatingActionButton.a-long-name")
    let page = try builder.graph().emit(HTMLEmitter())[0].bytes
    let texts = try PageBrowser.open(
      page,
      """
      [document.querySelector(".chain a").innerHTML.replaceAll("<wbr>", "|"),
        String(document.querySelectorAll("tr[id] th")[1].textContent.includes("live\\\\u{202E}evil"))]
      """, [String].self)
    #expect(texts == ["theme.|floating|Action|Button.|a-|long-|name", "true"])
  }
}
