import Foundation
import Testing

@testable import TokenCompiler

/// A page that is built with `--watch` loads itself when it is another one.
@Suite struct PageReloadTests {
  @Test func onlyAPageThatIsWatchedHoldsIt() throws {
    let graph = try FixtureThemes.defaultAndDark()
    let plain = try graph.emit(HTMLEmitter())[0].bytes
    let watched = try graph.emit(HTMLEmitter(EmitterSettings(isRepeated: true)))[0].bytes
    for word in ["iframe", "reload", "postMessage", "frame-src"] {
      #expect(!String(decoding: plain, as: UTF8.self).contains(word), "\(word)")
      #expect(String(decoding: watched, as: UTF8.self).contains(word), "\(word)")
    }
    #expect(try graph.emit(HTMLEmitter(EmitterSettings(isRepeated: true)))[0].bytes == watched)
  }

  @Test func aComparisonIsWithAPageAsItIsPassedOn() throws {
    let folder = try CommandFolder(["a.json": ##"{"color": {"a": "#111111"}}"##])
    #expect(try folder.tokenc("build", "a.json", "-o", "a.html").status == 0)
    let run = try RunningCommand(
      folder, "build", "a.json", "-o", "a.html", "--check", "--watch")
    run.expect("a first run") { run.errors.contains("watching") }
    #expect(run.output == "")
    #expect(run.end() == 0)
  }

  struct Shown: Decodable, Equatable {
    var text: String
    var search: String
    var differ: Bool
    var top: Double
    var focus: String
  }

  /// Opened as a file, with a search, a choice and a place in it.
  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"))
  func theOpenPageIsTheNewestBuild() throws {
    func theme(_ color: String, dark: Bool = false) -> String {
      let tokens = (0..<300).map { "\"x\($0)\": \"\(dark ? "#000000" : color)\"" }
      return "{\"color\": {\(tokens.joined(separator: ", "))}}"
    }
    let folder = try CommandFolder([
      "a.json": theme("#111111"), "dark.json": theme("", dark: true),
    ])
    let run = try RunningCommand(
      folder, "build", "a.json", "--theme", "dark=dark.json", "-o", "a.html", "--watch")
    run.expect("a page") { folder.text("a.html") != nil && run.errors.contains("watching") }
    try folder.write(theme("#222222"), to: "b.json")
    let shown = """
      ({ text: document.querySelector("#t299").textContent, search: document.querySelector("#search").value,
        differ: document.querySelector("#only-differ").checked, top: scrollY,
        focus: document.activeElement.id })
      """
    let job = Browser.Job(
      url: folder.url.appending(path: "a.html").absoluteString,
      script: """
        const field = document.querySelector("#search");
        field.value = "color.x";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        document.querySelector("#only-differ").click();
        field.focus();
        new Promise((done) => setTimeout(() => { scrollTo(0, 700); done(\(shown)); }, 3000));
        """,
      command: "cd '\(folder.url.path)' && mv b.json a.json",
      until: """
        document.querySelector("#t299")?.textContent.includes("#222222") && history.state === null
          && scrollY > 0 ? \(shown) : null
        """)
    let result = try #require(Browser.open([job], Shown.self).first)
    #expect(result.failure == nil && result.messages == [])
    let before = try #require(result.value)
    let after = try #require(result.later)
    #expect(before.text.contains("#111111") && after.text.contains("#222222"))
    #expect(after.search == "color.x" && after.differ && after.focus == "search")
    #expect(before.top == 700 && after.top == 700)
    let foreign = result.requests.filter { !$0.hasPrefix(job.url) }
    #expect(foreign == [])
    #expect(run.end() == 0)
  }
}
