import Foundation
import Testing

@testable import TokenCompiler

/// What is chosen on the page, and where its links lead.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageAddressTests {
  static let theme = ##"""
    {"primitives": {"color": {"light": {"primary": {"default": "#f2c200"}}}},
     "theme": {"color": {"link": {"default": "#1d5fe2"}}, "radius": {"button": {"default": 0}},
               "touch-target": {"button": {"min-width": 24}}}}
    """##

  private static let helpers = """
    const rows = () => [...document.querySelectorAll("tr[id]")].filter((row) => row.offsetParent !== null);
    const state = () => [location.hash, count.textContent, document.querySelector("tr.target")?.id ?? ""];
    const pause = async () => { await later(); await settled(); };

    """

  struct Found: Decodable {
    var states: [[String]]
    var top: [Double]
    var button: [String]
    var isPathThere: Bool
    var listed: [Int]
    var isReset: [Bool]
  }

  /// A link leads to its token and keeps what is chosen; back leads to where one was.
  @Test func linksKeepWhatIsChosen() throws {
    let found = try PageBrowser.open(
      PageUsesTests.page(Self.theme),
      """
      (async () => {
        \(Self.helpers)
        const states = [];
        const listed = () => [...document.querySelectorAll(".notes li")].filter((item) => !item.hidden).length;
        const all = listed();
        const button = document.querySelector(".intro button");
        const words = [button.textContent];
        const isReset = [reset.hidden];
        button.click();
        await pause();
        words.push(button.textContent);
        isReset.push(reset.hidden);
        states.push(state());
        const link = [...document.querySelectorAll(".chain a")].find((a) => a.offsetParent !== null && a.textContent.startsWith("primitives"));
        scrollTo(0, 900);
        await pause();
        link.click();
        await pause();
        states.push(state());
        const top = [document.querySelector("tr.target").getBoundingClientRect().top, innerHeight];
        const isPathThere = document.querySelector("tr.target .path").getBoundingClientRect().width > 40;
        history.back();
        await pause();
        states.push(state());
        top.push(scrollY);
        history.back();
        await pause();
        states.push(state());
        document.getElementById("only-low").click();
        await pause();
        const low = listed();
        reset.click();
        await pause();
        states.push(state());
        return { states, top, button: words, isPathThere, listed: [all, low], isReset };
      })()
      """, Found.self)
    let shown = found.states.map { $0[0] }
    #expect(shown[0] == "#?only=own&only=moved")
    #expect(shown[1].hasPrefix("#primitives.color.") && shown[1].hasSuffix("?only=own&only=moved"))
    #expect(shown[2] == shown[0] && shown[3] == "" && found.states[4][1] == "1,072 tokens")
    #expect(found.states[1][1] == found.states[0][1], "it is there besides what is chosen")
    #expect(found.states[1][2].hasPrefix("t") && found.states[2][2] == "")
    #expect(found.top[0] > 0 && found.top[0] < found.top[1] && found.top[2] == 900)
    #expect(found.button == ["Show only these", "Show all"] && found.isReset == [true, false])
    #expect(found.isPathThere, "a row to which a link leads says its path")
    #expect(found.listed[1] > 0 && found.listed[1] < found.listed[0], "findings are filtered")
  }

  /// An address leads to a token by its path, on loading and afterwards, in a comparison as well.
  @Test func addressesArePaths() throws {
    let page = try PageUsesTests.page(Self.theme)
    let script = """
      (async () => {
        const later = () => new Promise((done) => setTimeout(done, 200));
        const settled = async () => { while (running) await later(); };
        \(Self.helpers)
        await pause();
        const states = [state()];
        const path = (id) => pathOf(tokens[Number(id.slice(1))]);
        states[0].push(String(search.value), [...chosen].join());
        location.hash = "#theme.radius.button.default";
        await pause();
        states.push(state());
        return states.map((held) => [...held.slice(0, 2), held[2] && path(held[2]), ...held.slice(3)]);
      })()
      """
    let folder = try CommandFolder()
    try folder.write(String(decoding: page, as: UTF8.self), to: "page.html")
    let address = folder.url.appending(path: "page.html").absoluteString
    let result = try #require(
      Browser.open(
        [
          Browser.Job(
            url: address + "#theme.color.link.default?search=fab&only=own&theme=dark",
            script: script)
        ], [[String]].self
      ).first)
    #expect(result.failure == nil && result.messages == [])
    let states = try #require(result.value)
    #expect(states[0][2] == "theme.color.link.default" && states[0][3...] == ["fab", "dark"])
    #expect(states[1][2] == "theme.radius.button.default")
    let difference = try DifferencePageTests.page().1
    let found = try PageBrowser.open(
      difference,
      """
      (async () => {
        \(Self.helpers)
        location.hash = "#" + encodeURIComponent("color.same");
        await pause();
        const hidden = document.querySelector("tr.target");
        return [hidden.offsetParent !== null ? hidden.textContent : "", count.textContent];
      })()
      """, [String].self)
    #expect(found[0].contains("same") && found[1].hasPrefix("6 of 7 tokens"), "\(found)")
  }

  struct Searched: Decodable {
    var counts: [String]
    var empty: String
    var isButtonThere: Bool
    var nav: [String]
    var components: Int
    var themes: Int
  }

  /// A number is searched from its beginning, states find components, and sections without a match
  /// have no link.
  @Test func searchFindsWhatIsMeant() throws {
    let found = try PageBrowser.open(
      PageUsesTests.page(Self.theme),
      """
      (async () => {
        \(Self.helpers)
        const counts = [];
        const find = (text) => { search.value = text; filter(); counts.push(count.textContent); };
        find("8px");
        const isExact = rows().every((row) => !/[0-9]8px/.test(row.textContent) || /(^|[^0-9.])8px/.test(row.textContent));
        counts.push(String(isExact));
        find("zzzz");
        const nav = [...document.querySelectorAll("nav li")].filter((item) => item.offsetParent !== null).map((item) => item.textContent);
        find("button pressed");
        const drawn = [...document.querySelectorAll("tr[data-c]")].filter((row) => row.offsetParent !== null).length;
        find("");
        for (const box of document.querySelectorAll("#themes input")) box.click();
        return { counts, empty: empty.textContent, isButtonThere: !all.hidden, nav, components: drawn, themes: chosen.size };
      })()
      """, Searched.self)
    #expect(found.counts[1] == "true" && found.counts[2].hasPrefix("0 of 1,072 tokens"))
    #expect(found.nav == [] && found.components > 5 && found.themes == 1)
    let none = try PageBrowser.open(
      GraphBuilder().graph().emit(HTMLEmitter())[0].bytes,
      "[empty.innerText.trim(), String(all.hidden), String(empty.hidden)]", [String].self)
    #expect(none == ["There are no tokens.", "true", "false"])
  }

  /// Typing in a page of 5,000 tokens is answered in slices.
  @Test func typingIsNotHeldUp() throws {
    var builder = GraphBuilder(themes: ["light", "dark"])
    for index in 0..<5000 {
      builder.add(
        "color.component\(index / 20).part\(index / 5 % 4).name\(index % 5)", .color,
        .color(Color(.srgb, [Double(index % 256) / 255, 0.5, 0.25])))
    }
    let found = try PageBrowser.open(
      builder.graph().emit(HTMLEmitter())[0].bytes,
      """
      (async () => {
        const pause = (time) => new Promise((done) => setTimeout(done, time));
        search.value = "component77 part1";
        let slices = 0;
        const frame = requestAnimationFrame;
        requestAnimationFrame = (step) => { slices += 1; return frame(step); };
        const start = performance.now();
        filterSoon();
        const first = performance.now() - start;
        for (let tries = 0; running && tries < 100; tries++) await pause(100);
        return [first, slices, shown()];
      })()
      """, [Double].self)
    // The first slice matches all texts and hides a part; it takes 15 ms where nothing else runs.
    #expect(found[0] < 300, "\(found[0]) ms")
    #expect(found[1] > 4 && found[2] == 5)
  }
}
