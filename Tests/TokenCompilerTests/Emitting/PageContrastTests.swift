import Testing

@testable import TokenCompiler

/// Contrast on the page beyond what the rule tells.
@Suite struct PageContrastTests {
  private static func color(_ text: String) -> Color {
    ColorText.color(text) ?? Color(.srgb, [0, 0, 0])
  }

  private static func graph() -> ThemeGraph {
    var builder = GraphBuilder()
    for (path, text) in [
      ("theme.color.background.page", "#ffffff"), ("theme.color.foreground.brand", "#f2c200"),
      ("theme.color.link.hovered", "#1d5fe2"),
      ("theme.color.button.default.background", "#ffffff00"),
      ("theme.color.button.default.foreground", "#f2c200"),
      ("theme.color.button.disabled.foreground", "#cccccc"),
      ("theme.color.text.inverse", "#ffffff"), ("theme.color.icon-button.dark.icon", "#eeeeee"),
      ("theme.color.palette.blue", "#0000ff"), ("theme.color.border.default", "#dddddd"),
    ] { builder.add(path, .color, .color(color(text))) }
    return builder.graph()
  }

  /// Every colour of a text or an icon is judged or has a reason; other colours have neither.
  @Test func everyTextIsJudgedOrSaysWhyNot() throws {
    let graph = Self.graph()
    let judgement = ThemeJudgement(graph)
    func onPage(_ path: String) -> JudgedPair.Sight? {
      judgement.pairs.first { $0.isOnPage && graph.path(of: $0.foreground) == path }?.sights[0]
    }
    for (path, isEnough) in [
      ("theme.color.foreground.brand", false), ("theme.color.link.hovered", true),
      ("theme.color.button.default.foreground", false),
    ] {
      guard case .colors(_, on: _, _, let required, let found)? = onPage(path) else {
        Issue.record("\(path) is not judged")
        continue
      }
      #expect(found == isEnough && required == 4.5, "\(path)")
    }
    let silent = judgement.unjudged.map { (graph.path(of: $0), $1) }.sorted { $0.0 < $1.0 }
    #expect(
      silent.map(\.0) == [
        "theme.color.button.disabled.foreground", "theme.color.icon-button.dark.icon",
        "theme.color.text.inverse",
      ])
    #expect(silent.map(\.1) == [.inactive, .otherGround, .otherGround])
  }

  /// What the rule finds on the page behind a hollow background has the same figure here; the rule
  /// itself tells no more than before.
  @Test func theRuleTellsNoMore() throws {
    var validation = TokenCompiler().validate([
      SourceFile(
        path: "a.json",
        text:
          ##"{"theme": {"color": {"background": {"page": "#ffffff"}, "foreground": {"brand": "#f2c200"}}}}"##
      )
    ])
    validation.check(all: true)
    #expect(validation.diagnostics.allSatisfy { $0.id != Contrast.id })
  }

  struct Found: Decodable {
    var rows: [String]
    var chips: [String]
  }

  /// Numbers that differ say why: findings at tokens, and contrast that is no finding.
  @Test(.enabled(if: Browser.isThere, "\(Browser.reason)"))
  func numbersAreExplained() throws {
    let page = try PageUsesTests.page(
      ##"""
      {"primitives": {"color": {"light": {"primary": {"default": "#f2c200"}}}},
       "theme": {"color": {"foreground": {"default": "#444444"}}}}
      """##)
    let found = try PageBrowser.open(
      page,
      """
      ({
        rows: ["theme.color.on-background.brand", "theme.color.foreground.default", "theme.color.foreground.brand", "theme.color.button.primary.disabled.foreground"]
          .map((path) => document.getElementById("t" + byPath.get(path)).textContent),
        chips: [...document.querySelectorAll("#filters .chip")].filter((c) => !c.hidden).map((c) => c.textContent),
      })
      """, Found.self)
    #expect(found.rows[0].contains("✕ 1.68 : 1 below 4.5 for text"))
    #expect(found.rows[1].contains("told below as missing-context"), "\(found.rows[1])")
    #expect(
      found.rows[2].contains("on the page") && found.rows[2].contains("✕"), "\(found.rows[2])")
    #expect(found.rows[3].contains("contrast not judged: inactive components need none"))
    #expect(
      found.chips.contains { $0.contains("Errors") && $0.contains(" at ") }, "\(found.chips)")
  }
}
