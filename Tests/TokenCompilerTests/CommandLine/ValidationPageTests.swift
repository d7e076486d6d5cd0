import Foundation
import Testing

@testable import TokenCompiler

/// `validate --report html`: the page of a theme, also of one that cannot be built.
@Suite struct ValidationPageTests {
  private static let files: KeyValuePairs = [
    "base.json": ##"""
    {"theme": {"color": {"primary": "#1d5fe2", "fab": {"background": "{theme.color.primary}"}}, "radius": {"button": 8}}}
    """##,
    "acme.json": """
    {"theme": {"color": {"fab": {"background": "{theme.color.primray}"}}, "radius": {"button": "{theme.color.primary}"}}}
    """,
  ]

  @Test func aThemeWithErrorsHasAPage() throws {
    let folder = try CommandFolder(Self.files)
    let build = try folder.tokenc("build", "acme.json", "--base", "base.json", "-o", "a.html")
    #expect(build.status == 1 && folder.text("a.html") == nil)
    let run = try folder.tokenc(
      "validate", "acme.json", "--base", "base.json", "--report", "html")
    #expect(run.status == 1 && run.errors == "")
    #expect(run.output.hasPrefix("<!doctype html>") && run.output.hasSuffix("</html>\n"))
    #expect(run.output.contains("<h1>acme <small>design tokens</small></h1>"))
    let text = try folder.tokenc("validate", "acme.json", "--base", "base.json")
    for code in ["unknown-reference", "type-mismatch"] {
      #expect(text.output.contains("[\(code)]") && run.output.contains("\"c\": \"\(code)\""))
    }
    #expect(run.output.contains("no value: see its errors"))
  }

  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"))
  func whatCannotBeResolvedSaysSoAtItsToken() throws {
    let folder = try CommandFolder(Self.files)
    let run = try folder.tokenc(
      "validate", "acme.json", "--base", "base.json", "--report", "html")
    let found = try PageBrowser.open(
      Array(run.output.utf8),
      """
      (() => {
        const row = document.getElementById("t" + byPath.get("theme.color.fab.background"));
        return [row.cells[1].querySelector(".error").textContent, row.nextElementSibling.className,
          row.nextElementSibling.textContent, document.querySelector(".level summary").textContent];
      })()
      """, [String].self)
    #expect(found[0] == "no value: see its errors" && found[1] == "found")
    #expect(found[2].contains("No token is named 'theme.color.primray'"), "\(found[2])")
    #expect(found[2].contains("theme.color.primary") && found[3].contains("errors"))
  }

  /// The status is that of other forms, and what the command line lacks is no page.
  @Test func itIsAReportLikeOthers() throws {
    let folder = try CommandFolder(Self.files)
    let good = try folder.tokenc("validate", "base.json", "--report", "html")
    #expect(good.status == 0 && good.output.contains("<h1>base "))
    let gone = try folder.tokenc("validate", "gone.json", "--report", "html")
    #expect(gone.status == 2 && gone.output == "" && gone.errors.contains("[unreadable-file]"))
    let other = try folder.tokenc("build", "base.json", "--report", "html")
    #expect(other.status == 2 && other.errors.contains("--report"))
    let watched = try folder.tokenc("validate", "base.json", "--report", "html", "--watch")
    #expect(watched.status == 2 && watched.errors.contains("'--watch'"))
  }

  /// Not even tokens are needed.
  @Test func aFileThatIsNoJSONHasAPage() throws {
    let folder = try CommandFolder(["a.json": "{\"color\": "])
    let run = try folder.tokenc("validate", "a.json", "--report", "html")
    #expect(run.status == 1 && run.output.contains("\"c\": \"syntax\""))
  }

  @Test func aBaselineTakesAwayWhatItKnows() throws {
    let folder = try CommandFolder(Self.files)
    try folder.tokenc(
      "validate", "acme.json", "--base", "base.json", "--baseline", "known.json",
      "--write-baseline")
    let run = try folder.tokenc(
      "validate", "acme.json", "--base", "base.json", "--baseline", "known.json", "--report",
      "html")
    #expect(run.status == 0 && !run.output.contains("\"c\": \"unknown-reference\""))
  }
}
