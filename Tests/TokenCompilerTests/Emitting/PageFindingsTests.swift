import Foundation
import Testing

@testable import TokenCompiler

/// What rules find is shown at its token.
@Suite struct PageFindingsTests {
  static let theme = ##"""
    {
      "theme": {
        "color": {
          "tag": { "text": "#ffffff", "background": "#5b9bd5" },
          "button": { "default": { "background": "#014f86", "foreground": "#ffffff" } }
        },
        "height": { "button": "20px" },
        "radius": { "tag": "4px" }
      }
    }
    """##

  private static func validation(_ rules: RuleConfiguration = .init()) -> Validation {
    var validation = TokenCompiler().validate([SourceFile(path: "far/away/acme.json", text: theme)])
    validation.check(all: false, rules)
    return validation
  }

  private static func page(_ rules: RuleConfiguration = .init()) -> [UInt8] {
    var validation = validation(rules)
    return validation.emit(validation.informing(HTMLEmitter()))[0].bytes
  }

  private static func notes(_ page: [UInt8]) throws -> [[String: Any]] {
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.range(of: "id=\"data\">"))
    let data = text[start.upperBound...].prefix { $0 != "<" }
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    return try #require(object?["notes"] as? [[String: Any]])
  }

  /// A page says what `validate` says, also where `build` runs no rules.
  @Test func aPageSaysWhatValidateSays() throws {
    var validation = Self.validation()
    validation.check(all: true)
    let said = validation.diagnostics
    let notes = try Self.notes(Self.page())
    #expect(Set(said.map(\.id.rawValue)).isSuperset(of: ["contrast", "legacy-syntax"]))
    #expect(notes.map { $0["c"] as? String } == said.map(\.id.rawValue))
    #expect(notes.map { ($0["m"] as? [String])?.joined() } == said.map(\.message))
    #expect(notes.map { $0["l"] as? String } == said.map(\.severity.rawValue))
    #expect(notes.allSatisfy { ($0["p"] as? String)?.hasPrefix("acme.json:") ?? false })
  }

  @Test func whatIsOffOrAnErrorIsSoOnThePage() throws {
    var rules = RuleConfiguration()
    rules.levels[Contrast.id] = .off
    #expect(try Self.notes(Self.page(rules)).allSatisfy { $0["c"] as? String != "contrast" })
    rules.levels[Contrast.id] = .error
    let found = try Self.notes(Self.page(rules)).first { $0["c"] as? String == "contrast" }
    #expect(found?["l"] as? String == "error")
  }

  /// Findings stay what they are for those who build.
  @Test func aBuildReportsNoMoreThanBefore() throws {
    let folder = try CommandFolder(["acme.json": Self.theme])
    let run = try folder.tokenc("build", "acme.json", "-o", "a.html", "-o", "a.css")
    #expect(run.status == 0 && !run.errors.contains("[contrast]"))
    #expect(folder.text("a.html")?.contains("has a contrast of 2.96") == true)
  }

  /// `--strict` and what a configuration says of a rule hold for the page.
  @Test func theRunsOptionsHold() throws {
    let folder = try CommandFolder([
      "acme.json": Self.theme, "tokenc.json": #"{"rules": {"contrast": {"level": "aaa"}}}"#,
    ])
    try folder.tokenc("build", "acme.json", "-o", "a.html")
    #expect(folder.text("a.html")?.contains("less than 7") == true)
  }

  /// Files are named without the folders that lead to them, or with as many as tell them apart.
  @Test func placesDoNotTellWhereThePageWasBuilt() {
    var sources = SourceSet()
    let paths = ["/home/me/a/theme.json", "/home/me/b/theme.json", "x/dark.json"]
    for path in paths { sources.append(SourceFile(path: path, text: "{}")) }
    var places = PagePlaces(sources)
    let found = sources.ids.map { places.place(of: SourceSpan($0, ByteRange(0..<1))) }
    #expect(found == ["a/theme.json:1", "b/theme.json:1", "dark.json:1"])
  }

  /// A page of one theme has no findings of others.
  @Test func findingsOfOtherThemesAreLeftOut() throws {
    let folder = try CommandFolder([
      "a.json": ##"{"color": {"tag": {"text": "#ffffff", "background": "#014f86"}}}"##,
      "dark.json": ##"{"color": {"tag": {"background": "#ffffcc"}}}"##,
    ])
    try folder.tokenc("build", "a.json", "--theme", "dark=dark.json", "-o", "{theme}.html")
    #expect(folder.text("default.html")?.contains("has a contrast of") == false)
    #expect(folder.text("dark.html")?.contains("has a contrast of") == true)
  }
}

/// The same in a browser.
@Suite(.enabled(if: Browser.isThere, "\(Browser.reason)"))
struct PageFindingsBrowserTests {
  struct Found: Decodable {
    var below: String
    var verdicts: [String]
    var shown: [String]
    var chips: [String]
    var listed: Int
    var unreadable: [String]
  }

  private static let look = """
    (async () => {
      const row = document.getElementById("t" + byPath.get("theme.color.tag.background"));
      const shown = () => [...document.querySelectorAll("tr[id]")].filter((r) => r.offsetParent !== null)
        .map((r) => pathOf(tokens[r.id.slice(1)]));
      document.getElementById("only-warning").click();
      await settled();
      return {
        below: row.nextElementSibling.className + ": " + row.nextElementSibling.textContent,
        verdicts: [...document.querySelectorAll(".ratio")].map((e) => e.textContent),
        shown: shown(),
        chips: [...document.querySelectorAll(".chip")].filter((c) => c.offsetParent !== null).map((c) => c.textContent),
        listed: document.querySelectorAll(".notes li").length, unreadable: unreadable(),
      };
    })()
    """

  @Test(arguments: ["light", "dark"]) func findingsStandAtTheirTokens(_ scheme: String) throws {
    var validation = TokenCompiler().validate([
      SourceFile(path: "acme.json", text: PageFindingsTests.theme)
    ])
    validation.check(all: false)
    let page = validation.emit(validation.informing(HTMLEmitter()))[0].bytes
    let found = try PageBrowser.open(page, Self.look, Found.self) {
      $0.media["prefers-color-scheme"] = scheme
    }
    #expect(found.below.hasPrefix("found: !Warning"), "\(found.below)")
    #expect(found.below.contains("has a contrast of 2.96, less than 4.5"))
    #expect(found.below.contains("→ "))
    #expect(found.below.contains("contrast · acme.json:4"))
    #expect(found.verdicts == ["✕ 2.96 : 1 below 4.5 for text", "✓ 8.52 : 1 text, at least 4.5"])
    #expect(found.shown.contains("theme.color.tag.background"))
    #expect(!found.shown.contains("theme.color.button.default.background"))
    #expect(found.chips.contains { $0.contains("Warnings") } && found.listed > 0)
    #expect(found.unreadable == [])
  }
}
