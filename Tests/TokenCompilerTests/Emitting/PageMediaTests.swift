import Testing

@testable import TokenCompiler

/// The page on paper, on a small screen, and as people ask their systems for.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageMediaTests {
  struct Found: Decodable {
    var unreadable: [String]
    var hasBar: Bool
    var hasTools: Bool
    var width: Double
    var names: [String]
    var rows: Int
  }

  private static let look = """
    ({
      unreadable: unreadable(), hasBar: document.querySelector("nav").offsetParent !== null,
      hasTools: document.getElementById("search").offsetParent !== null,
      width: document.documentElement.scrollWidth - innerWidth, rows: shown(),
      names: [...document.querySelectorAll("section > h2")].map((e) => e.textContent),
    })
    """

  private static func open(_ change: (inout Browser.Job) -> Void) throws -> Found {
    let graph = try FixtureThemes.customOverDefault()
    return try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes, look, Found.self, change: change)
  }

  /// On paper there is all of the theme and nothing to click, in black on white.
  @Test(arguments: ["light", "dark"]) func itPrints(_ scheme: String) throws {
    let found = try Self.open {
      $0.medium = "print"
      $0.media["prefers-color-scheme"] = scheme
      $0.size = [760, 1000]
    }
    #expect(!found.hasBar && !found.hasTools && found.rows > 1000)
    #expect(found.unreadable == [])
    #expect(found.width <= 0, "it is wider than the paper")
  }

  @Test(arguments: [
    ("prefers-contrast", "more"), ("forced-colors", "active"), ("prefers-reduced-motion", "reduce"),
  ]) func itCanBeReadAsPeopleAskFor(_ feature: String, _ value: String) throws {
    for scheme in ["light", "dark"] {
      let found = try Self.open {
        $0.media = [feature: value, "prefers-color-scheme": scheme]
      }
      #expect(found.unreadable == [], "\(feature) in \(scheme)")
      #expect(found.hasBar && found.hasTools)
    }
  }

  @Test func aNarrowWindowScrollsNotSideways() throws {
    let found = try Self.open { $0.size = [360, 700] }
    #expect(found.width <= 0, "\(found.width)")
    #expect(found.hasTools && found.names.contains("Components"))
  }

  /// Everything can be reached and used without a pointer.
  @Test func theKeyboardDoes() throws {
    let graph = try FixtureThemes.customOverDefault()
    let found = try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes,
      """
      (async () => {
        const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        press("/");
        const isSearch = document.activeElement.id === "search";
        search.value = "icon-button";
        filter();
        const some = shown();
        press("Escape");
        await settled();
        const all = shown();
        const skipped = [...document.querySelectorAll("[tabindex]")].filter((e) => e.tabIndex > 0).length;
        document.querySelector(".intro button").click();
        await settled();
        const own = [...document.querySelectorAll("tr[id]")].filter((r) => r.offsetParent !== null);
        return [isSearch, some > 0 && some < all, skipped === 0, own.length === tokens.filter((t) => t.o).length,
          own.every((row) => row.querySelector(".badge") !== null)];
      })()
      """, [Bool].self)
    #expect(found == [true, true, true, true, true])
  }
}
