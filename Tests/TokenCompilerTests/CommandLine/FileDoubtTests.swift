import Foundation
import Testing

/// Files that were given for something else than what they are: one finding each.
@Suite struct FileDoubtTests {
  private static let names = ["wall", "card", "ink", "edge", "rim", "icon"]

  private static func theme(_ mode: String, _ mark: String) -> String {
    let colors = names.enumerated().map { "\"\($1)\": \"{palette.\(mode).\($0)}\"" }
    return "{\"theme\": {\"color\": {\(colors.joined(separator: ", "))}, \"by\": \"\(mark)\"}}"
  }

  private static var base: String {
    let palettes = ["light", "dark"].map { mode in
      let shades = names.indices.map { "\"\($0)\": \"#\(mode == "dark" ? "1" : "e")0000\($0)\"" }
      return "\"\(mode)\": {\(shades.joined(separator: ", "))}"
    }
    return "{\"palette\": {\(palettes.joined(separator: ", "))}, "
      + theme("light", "us").dropFirst()
  }

  private func findings(_ arguments: String) throws -> [String] {
    let folder = try CommandFolder([
      "base.json": Self.base, "copy.json": Self.base, "darkTokens.json": Self.theme("dark", "us"),
      "dim.json": Self.theme("dark", "us"), "brand.json": Self.theme("dark", "brand"),
      "acme.json": #"{"theme": {"by": "acme"}}"#,
    ])
    let run = try folder.shell("tokenc validate \(arguments)")
    return run.output.split(separator: "\n").map(String.init)
      .filter { $0.contains("warning: ") || $0.contains("error: ") }
  }

  @Test(arguments: [
    (
      "brand.json --base base.json --base-theme dark=brand.json",
      "for the base's 'dark' and as a custom"
    ),
    (
      "brand.json --base base.json --base-theme dark=dim.json",
      "'dim.json', given for the base's 'dark', says what the custom theme 'brand.json' says"
    ),
    (
      "acme.json --base base.json --base-theme dark=base.json",
      "'base.json', given for 'dark', says nothing that 'base.json' does not say"
    ),
    (
      "acme.json --base base.json --base-theme dark=copy.json",
      "'copy.json', given for 'dark', says nothing that 'base.json' does not say"
    ),
    (
      "acme.json --base base.json --base-theme light=darkTokens.json",
      "'darkTokens.json', given for 'light', looks like the file for 'dark': its name says 'dark'"
    ),
    (
      "base.json --theme light=darkTokens.json",
      "looks like the file for 'dark': its name says 'dark'"
    ),
    (
      "acme.json --base base.json --base-theme light=dim.json",
      "looks like the file for 'dark': 6 of its references lead to 'dark' and none to 'light'"
    ),
    (
      "acme.json --base base.json --base-theme drak=dim.json",
      "'drak' is a theme of its own, and not 'dark'"
    ),
    ("base.json --theme darl=darkTokens.json", "'darl' is a theme of its own, and not 'dark'"),
  ])
  func aFileThatIsAnotherIsToldOnce(arguments: String, message: String) throws {
    let found = try findings(arguments)
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test(arguments: [
    "acme.json --base base.json --base-theme dark=darkTokens.json",
    "acme.json --base base.json --base-theme dark=dim.json",
    "acme.json --base base.json --base-theme night=darkTokens.json",
    "base.json --theme light=darkTokens.json,dim.json", "base.json --theme dim=dim.json",
    "base.json --theme park=dim.json",
    "base.json --theme darkTokens=darkTokens.json",
  ]) func otherNamesAreContent(arguments: String) throws {
    #expect(try findings(arguments) == [])
  }

  @Test func warningsCountAsErrorsWhereThatIsAskedFor() throws {
    let found = try findings(
      "acme.json --base base.json --base-theme drak=dim.json --strict")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error: ") == true)
  }
}
