import Testing

@testable import TokenCompiler

/// What the page says, as it is read in a browser.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageReadingTests {
  private static func page(_ files: KeyValuePairs<String, String>, _ arguments: String...) throws
    -> [UInt8]
  {
    let folder = try CommandFolder(files)
    try folder.tokenc(["build"] + arguments + ["-o", "a.html"])
    return Array(try #require(folder.text("a.html")).utf8)
  }

  private static func custom() throws -> [UInt8] {
    try page(
      [
        "base.json": """
        {"color": {"page": "#ffffff", "text": "#222222", "tag": {"text": "#333333", "background": "#eeeeee"}},
         "radius": {"card": 12}, "font-family": {"body": "Arial"}, "note": null}
        """,
        "dark.json": ##"{"color": {"page": "#000000", "text": "#dddddd"}}"##,
        "acme.json": ##"{"color": {"tag": {"text": "#cccccc"}}, "radius": {"card": 2}}"##,
      ], "acme.json", "--base", "base.json", "--base-theme", "dark=dark.json")
  }

  /// A finding names its token once, as a link with its colour, and is a sentence.
  @Test func findingsNameTheirTokensOnce() throws {
    let found = try PageBrowser.open(
      Self.custom(),
      """
      (() => {
        const finding = document.querySelector(".notes li");
        const links = [...finding.querySelectorAll("a")].map((a) => a.textContent);
        return [finding.textContent, links.join(), String(finding.querySelectorAll("a").length),
          String(finding.querySelectorAll(".swatch").length)];
      })()
      """, [String].self)
    #expect(found[0].hasPrefix("color.tag.text (#cccccc) on color.tag.background (#eeeeee) has"))
    #expect(found[1].hasPrefix("color.tag.text,color.tag.background"), "\(found)")
    #expect(found[2] == found[3])
  }

  /// The base has a name, and its values are drawn as those of the theme.
  @Test func theBaseIsNamedAndDrawn() throws {
    let found = try PageBrowser.open(
      Self.custom(),
      """
      [document.querySelector(".intro").textContent,
        [...document.querySelectorAll(".was")].map((e) => e.firstElementChild.className + " " + e.textContent).join(),
        [...document.querySelectorAll("#themes label")].map((e) => e.textContent).join(),
        [...document.querySelectorAll("thead")].slice(-1)[0].textContent,
        document.getElementById("t" + byPath.get("note")).cells[1].textContent]
      """, [String].self)
    #expect(found[0].hasPrefix("This theme overrides 2 tokens of its base base.json, dark.json."))
    #expect(found[1].contains("swatch small base #333333"), "\(found[1])")
    #expect(found[1].contains("box base 12px"), "\(found[1])")
    #expect(found[2] == "default (light),dark")
    #expect(found[3] == "Tokendefault (light)dark")
    #expect(found[4] == "none")
  }

  /// Parts of a composite value are parts, and no chain.
  @Test func partsAreNoChain() throws {
    let found = try PageBrowser.open(
      SampleGraphs.everyType().emit(HTMLEmitter())[0].bytes,
      """
      [document.getElementById("t" + byPath.get("border")).querySelector(".chain").textContent,
        document.querySelector("svg.dashes line").style.strokeDasharray]
      """, [String].self)
    #expect(found == ["color\u{A0}→\u{A0}color.sea, width\u{A0}→\u{A0}size.line", "1.5px, 4px"])
  }

  /// Lengths below zero are no bars of one pixel, a transition waits, and other spaces say what is near.
  @Test func valuesOfTheStandardAreDrawn() throws {
    let files: KeyValuePairs = [
      "a.json": """
      {"space": {"$type": "dimension", "less": {"$value": {"value": -8, "unit": "px"}}},
       "p3": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0.1, 0.2]}},
       "move": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"},
         "delay": {"value": 50, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}
      """
    ]
    let found = try PageBrowser.open(
      Self.page(files, "a.json"),
      """
      (() => {
        const cell = (path) => document.getElementById("t" + byPath.get(path)).cells[1];
        cell("move").querySelector("button").click();
        const timing = cell("move").getAnimations({ subtree: true })[0].effect.getTiming();
        return [cell("space.less").querySelector(".bar").className + cell("space.less").querySelector(".bar").style.width,
          cell("p3").textContent, String(timing.duration), String(timing.delay)];
      })()
      """, [String].self)
    #expect(found[0] == "bar less8px")
    #expect(found[1].hasPrefix("color(display-p3 1 0.1 0.2) ≈ #ff"), "\(found[1])")
    #expect(found[2...] == ["200", "50"])
  }

  /// Small groups share a card, captions are headings, and what is the same in all themes is said once.
  @Test func theThemeIsShort() throws {
    let graph = try FixtureThemes.customOverDefault()
    let found = try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes,
      """
      (() => {
        const row = document.getElementById("t" + byPath.get("theme.color.button.primary.default.background"));
        const same = document.querySelector("td.all");
        const before = same.colSpan;
        document.querySelectorAll("#themes input")[1].click();
        return [String(document.querySelectorAll("main .group > table").length < 200),
          String(document.querySelectorAll("main .group > table").length === document.querySelectorAll("caption h3").length),
          row.cells[0].childNodes[1].textContent + row.cells[0].childNodes[2].textContent,
          row.closest("table").caption.textContent, `${before} ${same.colSpan} ${same.textContent.includes("in both themes")}`];
      })()
      """, [String].self)
    #expect(
      found == [
        "true", "true", "default.background", "theme › color › button › primary", "2 1 true",
      ])
  }

  /// The list of sections says which is in the window.
  @Test func theSectionInTheWindowIsMarked() throws {
    let found = try PageBrowser.open(
      Self.custom(),
      """
      (async () => {
        const current = () => [...document.querySelectorAll("nav [aria-current]")].map((a) => a.firstChild.textContent).join();
        const names = [];
        for (const name of ["Findings", "Colours"]) {
          const head = [...document.querySelectorAll("h2")].find((e) => e.textContent === name);
          window.scrollTo(0, head.offsetTop - innerHeight * 0.25);
          await later();
          names.push(current());
        }
        return names;
      })()
      """, [String].self
    ) { $0.size = [1280, 300] }
    #expect(found == ["Findings", "Colours"])
  }

  /// On paper nothing is folded away.
  @Test func paperHasWhatIsFolded() throws {
    let found = try PageBrowser.open(
      DifferencePageTests.page().1,
      """
      (() => {
        const closed = () => document.querySelectorAll(".level:not([open]), .follow:not([open])").length;
        const before = closed();
        dispatchEvent(new Event("beforeprint"));
        const during = closed();
        const filled = [...document.querySelectorAll(".follow")].every((e) => e.querySelectorAll("li").length > 0);
        dispatchEvent(new Event("afterprint"));
        return [before > 0, during === 0, filled, closed() === before];
      })()
      """, [Bool].self)
    #expect(found == [true, true, true, true])
  }

  /// A change is marked where it is, for those who see no colour.
  @Test func aChangedCellSaysSo() throws {
    let found = try PageBrowser.open(
      DifferencePageTests.page().1,
      """
      [...document.getElementById("t" + byPath.get("color.sea")).cells].slice(1)
        .map((cell) => cell.querySelector(".badge")?.textContent ?? "")
      """, [String].self)
    #expect(found == ["", "changed", "", "changed"])
  }

  /// A component that one state needs another ground for lies on that.
  @Test func noStateIsInvisible() throws {
    let graph = try FixtureThemes.defaultAndDark()
    let found = try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes,
      """
      [...document.querySelectorAll('[data-c="theme.color.button.on-color"] td')]
        .map((cell) => cell.style.getPropertyValue("--page"))
      """, [String].self)
    #expect(found == ["#2b2f36", "#ffffff"])
  }
}
