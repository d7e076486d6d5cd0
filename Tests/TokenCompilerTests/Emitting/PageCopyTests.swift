import Foundation
import Testing

@testable import TokenCompiler

/// What can be copied of a token.
@Suite struct PageCopyTests {
  private static func names(_ graph: ThemeGraph) throws -> [String: [String: String]] {
    let list = try graph.emit(NamesEmitter())[0].bytes
    let object = try JSONSerialization.jsonObject(with: Data(list)) as? [String: Any]
    let tokens = try #require(object?["tokens"] as? [[String: String]])
    return Dictionary(
      tokens.map { ($0["path"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Names are those of the outputs, whatever the tokens are called.
  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"), arguments: [0, 1, 2])
  func namesAreThoseOfTheOutputs(_ number: Int) throws {
    let graph = try [
      FixtureThemes.defaultAndDark(), SampleGraphs.hostileTokens(), SampleGraphs.everyType(),
    ][number]
    let found = try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes,
      "tokens.map((token) => [pathOf(token), namesOf(token).css ?? \"\", namesOf(token).swift ?? \"\"])",
      [[String]].self)
    let names = try Self.names(graph)
    #expect(found.count == graph.tokens.count)
    for name in found {
      let said = try #require(names[name[0]])
      #expect(name[1] == said["css"] ?? "" && name[2] == said["swift"] ?? "", "\(name)")
    }
  }

  /// The options of those outputs hold.
  @Test func namesFollowOptions() throws {
    let folder = try CommandFolder(["a.json": ##"{"color": {"tag-line": {"text": "#111111"}}}"##])
    try folder.tokenc(
      "build", "a.json", "-o", "a.html", "-o", "a.css", "--css-prefix", "x")
    let page = try #require(folder.text("a.html"))
    #expect(page.contains(#""names": {"css": "--x-", "swift": ""}"#))
  }

  struct Found: Decodable {
    var items: [String]
    var copied: String
    var said: String
    var isBack: Bool
    var found: [String]
    var stops: Int
    var next: Bool
  }

  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"))
  func aButtonCopies() throws {
    let graph = try FixtureThemes.defaultAndDark()
    let found = try PageBrowser.open(
      graph.emit(HTMLEmitter())[0].bytes,
      """
      (async () => {
        let copied = "";
        navigator.clipboard.writeText = async (text) => { copied = text; };
        const index = byPath.get("theme.color.floating-action-button.default.background");
        const button = document.querySelector(`#t${index} .copy`);
        button.scrollIntoView();
        await settled();
        button.click();
        const items = [...document.querySelectorAll("[role=menuitem]")];
        const texts = items.map((item) => item.textContent);
        for (let steps = 0; steps < 3; steps++) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
        const isThird = document.activeElement === items[3];
        document.activeElement.click();
        await settled();
        const isBack = document.activeElement === button && isThird;
        button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
        const next = document.activeElement !== button && document.activeElement.matches(".copy");
        const find = (text) => { search.value = text; filter(); return [...document.querySelectorAll("tr[id]")].filter((row) => row.offsetParent !== null).length; };
        const counts = [String(find("--theme-color-floating-action-button-default-background")), String(find("color.floatingActionButton.default.background"))];
        search.value = "";
        filter();
        return { items: texts, copied, said: document.querySelector("body > [role=status].away").textContent, isBack, found: counts,
          stops: [...document.querySelectorAll(".copy")].filter((b) => b.tabIndex === 0).length - document.querySelectorAll("table .copy[tabindex='0']").length, next };
      })()
      """, Found.self)
    #expect(
      found.items == [
        "Paththeme.color.floating-action-button.default.background", "Value in default#1d5fe2",
        "Value in dark#86b1ff", "CSS--theme-color-floating-action-button-default-background",
        "Swiftcolor.floatingActionButton.default.background",
      ])
    #expect(found.copied == "--theme-color-floating-action-button-default-background")
    #expect(found.said == "Copied " + found.copied && found.isBack && found.next)
    #expect(found.found.allSatisfy { (Int($0) ?? 0) > 0 } && found.stops == 0)
  }
}
