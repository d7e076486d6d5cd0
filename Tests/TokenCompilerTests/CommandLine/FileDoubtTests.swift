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
      "acme-dark.json":
        ##"{"theme": {"color": {"wall": "{palette.dark.wall}", "ink": "{palette.dark.ink}"}}}"##,
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
    (
      "acme.json --base base.json --base-theme drak=dim.json --theme dark=brand.json",
      "'drak' is a theme of its own, and not 'dark'"
    ),
    (
      "acme.json --base base.json --base-theme dark=dim.json --theme drak=brand.json",
      "'--theme drak' is a theme of its own, and the base's 'dark' is left as it is"
    ),
    (
      "acme.json --base base.json --base-theme dark=dim.json --theme night=acme-dark.json",
      "'acme-dark.json', given for 'night', looks like the file for 'dark'"
    ),
    (
      "acme.json --base base.json --base-theme dark=acme-dark.json --theme dark=acme-dark.json",
      "'acme-dark.json' is given for the base's 'dark' and as a custom theme"
    ),
    (
      "acme.json --base base.json --base-theme dark=acme-dark.json --theme dark=darkTokens.json",
      "'acme-dark.json', given for the base's 'dark', and 'darkTokens.json', given for the custom theme's"
    ),
    ("base.json --base base.json", "'base.json' is given as the base and as the custom theme"),
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

  /// The same in a configuration, at its place there.
  @Test(arguments: [
    (
      #"{ "base": "base.json", "base-theme": { "dark": "dim.json" }, "inputs": "acme.json", "theme": { "drak": "brand.json" } }"#,
      "tokenc.json:1:105: warning: '--theme drak' is a theme of its own"
    ),
    (
      #"{ "layers": [{ "files": "base.json", "contract": true }, "acme.json", { "files": "dim.json", "contract": true, "when": { "theme": "dark" } }] }"#,
      "tokenc.json:1:83: warning: 'dim.json' of the contract lies above 'acme.json'"
    ),
  ]) func theConfigurationIsTheirPlace(configuration: String, finding: String) throws {
    let folder = try CommandFolder([
      "base.json": Self.base, "dim.json": Self.theme("dark", "us"),
      "brand.json": ##"{"theme": {"color": {"wall": "{palette.dark.0}"}}}"##,
      "acme.json": ##"{"theme": {"color": {"wall": "{palette.light.0}"}}}"##,
      "tokenc.json": configuration,
    ])
    let run = try folder.tokenc("validate")
    let found = run.output.split(separator: "\n").filter {
      $0.contains("warning: ") || $0.contains("error: ")
    }
    #expect(found.count == 1, "\(run.output)")
    #expect(found.first?.hasPrefix(finding) == true, "\(run.output)")
  }

  @Test func warningsCountAsErrorsWhereThatIsAskedFor() throws {
    let found = try findings(
      "acme.json --base base.json --base-theme drak=dim.json --strict")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error: ") == true)
  }
}
