import Testing

@testable import TokenCompiler

/// The page asks for nothing that browsers have only since about 2022.
@Suite struct PageOlderBrowserTests {
  /// Of CSS: a colour that an older browser does not know leaves a text without one.
  @Test func noNewColoursAreUsed() throws {
    let page = try HTMLEmitterTests.page(FixtureThemes.defaultAndDark())
    for word in ["light-dark(", "color-mix(", "rgb(from", "adoptedStyleSheets", "@container"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// Everything works where what is newer is not there, and where a part cannot.
  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"), arguments: [false, true])
  func itWorksWithoutWhatIsNewer(_ lacksMore: Bool) throws {
    let graph = try FixtureThemes.customOverDefault()
    let page = try HTMLEmitterTests.page(graph)
      .replacing(
        "<head>", with: "<head>\n<script>\n\(Self.older(lacksMore))</script>", maxReplacements: 1)
    struct Found: Decodable, Equatable {
      var all: String
      var own: Int
      var some: Bool
      var chips: Int
      var isFocused: Bool
      var failures: [String]
    }
    let folder = try CommandFolder(["page.html": page])
    let result = try #require(
      Browser.open(
        [
          Browser.Job(
            url: folder.url.appending(path: "page.html").absoluteString,
            script: """
              (async () => {
                const rows = () => [...document.querySelectorAll("tbody tr[id]")].filter((row) => row.offsetParent !== null).length;
                const later = () => new Promise((done) => setTimeout(done, 300));
                const all = document.getElementById("count").textContent;
                const chips = [...document.querySelectorAll("#filters .chip")].filter((chip) => chip.offsetParent !== null);
                document.querySelector(".intro button").click();
                await later();
                const own = rows();
                // The key for the search works from a chip, too.
                document.querySelector("#filters input").focus();
                document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
                const isFocused = document.activeElement.id === "search";
                search.value = "icon-button";
                search.dispatchEvent(new Event("input", { bubbles: true }));
                await later();
                return { all, own, some: rows() < own, chips: chips.length, isFocused, failures };
              })()
              """)
        ], Found.self
      ).first)
    #expect(result.failure == nil)
    #expect((result.messages == []) != lacksMore, "\(result.messages)")
    let found = try #require(result.value)
    #expect(found.all == "1,072 tokens" && found.own > 20 && found.some && found.chips > 2)
    #expect(found.isFocused && found.failures == [])
  }

  /// What Safari 15.0 and browsers of its time did not have.
  private static func older(_ lacksMore: Bool) -> String {
    """
    const failures = [];
    addEventListener("error", (event) => failures.push(event.message));
    for (const name of ["at", "with", "toSorted", "toReversed", "toSpliced", "findLast", "findLastIndex"]) {
      delete Array.prototype[name];
    }
    delete String.prototype.at;
    for (const name of ["isSubsetOf", "union", "intersection", "difference"]) delete Set.prototype[name];
    for (const name of Object.getOwnPropertyNames(Iterator.prototype)) {
      if (name !== "constructor") delete Iterator.prototype[name];
    }
    for (const name of ["hasOwn", "groupBy"]) delete Object[name];
    delete Map.groupBy;
    delete globalThis.Iterator; delete globalThis.structuredClone; delete globalThis.CSSStyleSheet;
    delete Document.prototype.adoptedStyleSheets; delete Promise.withResolvers; delete Array.fromAsync;
    delete Element.prototype.checkVisibility; delete Element.prototype.replaceChildren;
    delete Element.prototype.togglePopover; delete globalThis.CSS.highlights;
    \(lacksMore ? "delete globalThis.ResizeObserver;" : "")

    """
  }
}
