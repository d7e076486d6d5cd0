import Foundation
import Testing

@testable import TokenCompiler

/// Contract files: what they say, and custom themes over them.
@Suite struct ContractFileTests {
  static let base = ##"""
    {"primitives": {"color": {"blue": "#1d5fe2", "sky": "#9abeff"}},
     "theme": {"color": {"page": "#ffffff", "none": null, "link": "{primitives.color.blue}",
       "fixed": "#010203", "moving": "{theme.color.page}"}, "radius": {"small": 4}}}
    """##
  static let dark =
    ##"{"theme": {"color": {"page": "#000000", "link": "{primitives.color.sky}"}}}"##

  static let contract = ##"""
    {
     "tokenc-contract": 1,
     "hash": "HASH",
     "dialect": "plain",
     "modifiers": {"theme": {"contexts": ["default", "dark"], "default": "default"}},
     "themes": {"dark": {"theme": "dark"}},
     "terms": {"additions": ["theme.color.brand-*"]},
     "tokens": {
      "primitives": {
       "color": {
        "blue": {"$type": "color", "$hash": "0f6f"},
        "sky": {"$type": "color", "$hash": "d1d8"}
       }
      },
      "theme": {
       "color": {
        "page": {"$type": "color", "$set-anew": ["dark"], "$hash": ["0ec3", "297b"]},
        "none": {"$type": "color", "$nullable": true, "$hash": "bd8c"},
        "link": {"$type": "color", "$set-anew": ["dark"], "$hash": ["0f6f", "d1d8"]},
        "fixed": {"$type": "color", "$frozen": true, "$hash": "6f1e"},
        "moving": {"$type": "color", "$varies": ["dark"], "$hash": ["0ec3", "297b"]}
       },
       "radius": {
        "small": {"$type": "dimension", "$hash": "e165"}
       }
      }
     }
    }

    """##

  /// A folder with the default theme and its contract.
  static func folder() throws -> CommandFolder {
    let folder = try CommandFolder([
      "base.json": base, "dark.json": dark,
      "tokenc.json": #"""
      {"base": "base.json", "base-theme": {"dark": "dark.json"},
       "contract": {"frozen": "theme.color.fixed", "additions": "theme.color.brand-*"}}
      """#,
    ])
    let run = try folder.tokenc("schema", "--contract", "-o", "theme.contract.json")
    #expect(run == CommandRun(status: 0))
    try FileManager.default.removeItem(at: folder.url.appending(path: "tokenc.json"))
    return folder
  }

  @Test func saysEverythingButValues() throws {
    let text = try Self.folder().text("theme.contract.json")
    let hash = try #require(text?.firstMatch(of: #/"hash": "([0-9a-f]{16})"/#)).1
    #expect(text?.replacing(hash, with: "HASH") == Self.contract)
  }

  @Test func isTheContractOfItself() throws {
    let folder = try Self.folder()
    let again = try folder.tokenc("schema", "theme.contract.json", "--contract")
    #expect(again == CommandRun(status: 0, output: folder.text("theme.contract.json") ?? ""))
  }

  @Test func isReadAsItWasWritten() throws {
    let graph = try FixtureThemes.defaultAndDark()
    var terms = ContractTerms()
    terms.additions = ["theme.brand.**"]
    terms.requiredGroups = ["theme.color"]
    terms.together = [["theme.color.a", "theme.color.b"]]
    let contract = ThemeContract(graph, form: .plain, terms: terms)
    let file = SourceFile(path: "theme.contract.json", bytes: contract.document)
    #expect(try ThemeContract(reading: file) == contract)
    #expect(contract.tokens.contains { !$0.isSetAnew.isEmpty })
    #expect(contract.tokens.contains { $0.varies != $0.isSetAnew })
  }

  /// The terms of the default theme's configuration hold for its customers.
  @Test func termsHold() throws {
    let folder = try CommandFolder([
      "theme.contract.json": #"""
      {"tokenc-contract": 1, "terms": {"required-groups": ["theme.color"],
        "together": [["theme.size.a", "theme.size.b"]]},
       "tokens": {"theme": {"color": {"a": {"$type": "color"}, "b": {"$type": "color"}},
         "size": {"a": {"$type": "dimension"}, "b": {"$type": "dimension"}}}}}
      """#,
      "acme.json": ##"{"theme": {"color": {"a": "#ffffff"}, "size": {"a": 4}}}"##,
    ])
    let found = try folder.findings(of: "tokenc validate acme.json --base theme.contract.json")
    #expect(found.map(\.code).sorted() == ["incomplete-override", "required-group"])
    try folder.write(
      ##"{"theme": {"color": {"a": "#fff", "b": "{theme.color.a}"}}}"##, to: "b.acme.json")
    let each = try folder.findings(
      of: "tokenc validate --each '*c*.json' --base theme.contract.json")
    #expect(each.count == 2 && each.allSatisfy { $0.file == "acme.json" }, "\(each)")
  }

  /// What is in dark alone is gone where the other theme has it no more.
  @Test func aTokenOfOneThemeIsKnownToBe() throws {
    let folder = try CommandFolder([
      "base.json": ##"{"color": {"a": "#fff"}}"##, "dark.json": ##"{"color": {"b": "#000"}}"##,
      "both.json": ##"{"color": {"a": "#fff", "b": "#000"}}"##,
    ])
    func contract(_ file: String, _ name: String) throws {
      try folder.tokenc(
        "schema", file, "--theme", "dark=dark.json", "--contract", "-o", "\(name).contract.json")
    }
    try contract("both.json", "old")
    try contract("base.json", "new")
    #expect(folder.text("new.contract.json")?.contains(#""$hash": ["0000", "297b"]"#) == true)
    let run = try folder.tokenc("diff", "old.contract.json", "new.contract.json")
    #expect(run.status == 1)
    #expect(run.output.contains("  color.b in default: removed (color)\n"), "\(run)")
    let again = try folder.tokenc("schema", "new.contract.json", "--contract")
    #expect(again.output == folder.text("new.contract.json"))
  }

  /// The usual spellings of a value have one hash.
  @Test func hashesTellValuesApart() throws {
    func digest(_ text: String) throws -> String? {
      let theme = try TokenCompiler().compile([
        SourceFile(path: "a.json", text: #"{"a": \#(text)}"#)
      ])
      return ValueDigest(try #require(theme["a"]?.value))?.digits
    }
    func typed(_ type: String, _ value: String) -> String {
      #"{"$type": "\#(type)", "$value": \#(value)}"#
    }
    for (first, second) in [
      (typed("color", ##""#fff""##), typed("color", #""oklch(1 0 0)""#)),
      (typed("duration", #""1s""#), typed("duration", #""1000ms""#)),
      (typed("fontWeight", #""bold""#), typed("fontWeight", "700")),
      (typed("fontFamily", #""A""#), typed("fontFamily", #"["A"]"#)),
    ] {
      #expect(try digest(first) == digest(second), "\(first)")
    }
    for (first, second) in [
      (typed("color", ##""#ffffff""##), typed("color", ##""#fffffe""##)),
      (typed("color", ##""#ffffff""##), typed("color", ##""#ffffff80""##)),
      (typed("number", "1"), typed("number", "1.1")),
    ] {
      #expect(try digest(first) != digest(second), "\(first)")
    }
  }

  /// No part of a contract file, and none with a byte changed, makes anything trap.
  @Test func survivesAnything() throws {
    let bytes = ThemeContract(
      try TokenCompiler().compile([SourceFile(path: "a.json", text: Self.base)]), form: .plain
    ).document
    let custom = TokenCompiler().read(
      SourceFile(path: "b.json", text: ##"{"theme": {"color": {"page": "{theme.color.link}"}}}"##))
    var random = SeededGenerator(seed: 1)
    for count in bytes.indices {
      for text in [Array(bytes[..<count]), Self.changed(bytes, at: count, &random)] {
        let base = TokenCompiler().read(SourceFile(path: "c.json", bytes: text))
        var validation = TokenCompiler().validate([Layer(base, isContract: true), Layer(custom)])
        validation.check(all: true)
        let contract = ThemeContract(validation.graph, form: base.form)
        _ = ThemeSchema(contract, of: validation.graph, title: "")?.document
      }
    }
  }

  private static func changed(
    _ bytes: [UInt8], at index: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    bytes[index] = Array("\"{}[],:0a$".utf8).randomElement(using: &random) ?? 0
    return bytes
  }

  @Test func hashTellsContractsApart() throws {
    func hash(_ text: String) throws -> String {
      let compiler = TokenCompiler()
      let source = compiler.read(SourceFile(path: "base.json", text: text))
      return ThemeContract(try compiler.compile([Layer(source)]), form: source.form).hash
    }
    let first = try hash(#"{"theme": {"radius": {"a": 4}}}"#)
    #expect(try hash(#"{"theme": {"radius": {"a": 8}}}"#) == first)
    #expect(try hash(#"{"theme": {"radius": {"b": 4}}}"#) != first)
    #expect(try hash(#"{"theme": {"opacity": {"a": 0.4}}}"#) != first)
  }

  /// Custom themes, and what is found in them over the default theme and over the contract alone.
  static let themes: [(theme: String, found: [String])] = [
    (##"{"theme": {"color": {"pgae": "#fff"}}}"##, ["unknown-override"]),
    (##"{"theme": {"color": {"page": 4}}}"##, ["type-mismatch"]),
    (##"{"theme": {"color": {"fixed": null}}}"##, ["frozen-token", "type-mismatch"]),
    (##"{"theme": {"color": {"none": null, "brand-a": "#fff"}}}"##, []),
    (##"{"theme": {"color": {"link": "{theme.radius.small}"}}}"##, ["type-mismatch"]),
    (##"{"theme": {"color": {"link": "{theme.color.pages}"}}}"##, ["unknown-reference"]),
    (##"{"theme": {"color": {"fixed": "#ffffff"}}}"##, ["frozen-token"]),
    (##"{"theme": {"color": {"page": "#f0f0f0"}}}"##, ["missing-context"]),
    // What these refer to differs in dark by itself, or does not.
    (##"{"theme": {"color": {"link": "{theme.color.moving}"}}}"##, []),
    (##"{"theme": {"color": {"link": "{theme.color.fixed}"}}}"##, ["missing-context"]),
    (##"{"theme": {"color": {"moving": "#f0f0f0"}}}"##, []),
    (##"{"theme": {"color": "#ffffff"}}"##, ["type-mismatch"]),
  ]

  @Test(arguments: themes.indices) func judgesWithoutValues(_ index: Int) throws {
    let (theme, expected) = Self.themes[index]
    let folder = try Self.folder()
    try folder.write(theme, to: "acme.json")
    // A finding that holds in both themes is told once or twice, as its other places differ.
    func codes(_ options: String) throws -> [String] {
      let found = try folder.findings(of: "tokenc validate acme.json \(options)")
      return Set(found.filter { $0.severity != "note" }.map(\.code)).sorted()
    }
    #expect(try codes("--base theme.contract.json") == expected, "\(theme)")
    try folder.write(
      #"{"contract": {"frozen": "theme.color.fixed", "additions": "theme.color.brand-*"}}"#,
      to: "with.json")
    #expect(
      try codes("--base base.json --base-theme dark=dark.json --config with.json") == expected,
      "\(theme)")
  }

  @Test func takesACustomThemesOwnDark() throws {
    let folder = try Self.folder()
    try folder.write(##"{"theme": {"color": {"page": "#f0f0f0"}}}"##, to: "acme.json")
    try folder.write(##"{"theme": {"color": {"page": "#101010"}}}"##, to: "acme-dark.json")
    let run = try folder.tokenc(
      "validate", "acme.json", "--base", "theme.contract.json", "--theme", "dark=acme-dark.json")
    #expect(run == CommandRun(status: 0, output: run.output))
    #expect(!run.output.contains("missing-context"), "\(run.output)")
  }

  /// What is made of values that nobody knows is neither known nor wrong.
  @Test func doesNotJudgeWhatItDoesNotKnow() throws {
    let folder = try CommandFolder([
      "theme.contract.json": ##"""
      {"tokenc-contract": 1, "dialect": "dtcg-draft", "tokens": {
        "color": {"a": {"$type": "color"}, "b": {"$type": "color"}},
        "shadow": {"$type": "shadow"}, "text": {"$type": "string"}, "odd": {"$type": "spacing"},
        "null": {"$type": null, "$nullable": true}}}
      """##,
      "acme.json": ##"""
      {"color": {"a": {"$type": "color", "$value": "rgba({color.b}, 0.5)"}},
       "shadow": {"$type": "shadow", "$value": {"color": "{color.b}", "offsetX": "1px",
         "offsetY": "1px", "blur": "1px", "spread": "1px"}},
       "null": {"$type": "color", "$value": "{color.a}"},
       "text": {"$type": "string", "$value": "a {text} b {odd}"}}
      """##,
    ])
    let found = try folder.findings(of: "tokenc validate acme.json --base theme.contract.json")
    #expect(found.map(\.code) == ["legacy-syntax", "circular-reference"])
  }

  @Test func refusesAnUnknownVersion() throws {
    let folder = try CommandFolder([
      "base.json": #"{"tokenc-contract": 2, "tokens": {}}"#, "acme.json": "{}",
    ])
    let run = try folder.tokenc("validate", "acme.json", "--base", "base.json")
    #expect(
      run
        == CommandRun(
          status: 1,
          output: """
            base.json:1:21: error: the contract has the version 2, and this tokenc reads version 1 \
            [invalid-contract]
            1 | {"tokenc-contract": 2, "tokens": {}}
              |                     ^
              = help: write it anew with 'tokenc schema --contract', or use the tokenc that wrote it
            1 error in 2 files

            """))
  }

  @Test(arguments: [
    #"{"tokenc-contract": 1, "dialect": "plane"}"#, #"{"tokenc-contract": 1, "tokens": []}"#,
    #"{"tokenc-contract": 1, "tokens": {"a": {"$type": 1}}}"#,
    #"{"tokenc-contract": 1, "tokens": {"a": {"$type": "color", "$varies": ["x"]}}}"#,
    #"{"tokenc-contract": 1, "modifiers": {"a": {"contexts": "b"}}}"#,
    #"{"tokenc-contract": "1"}"#,
    #"{"tokenc-contract": 1, "tokens": {"a": {"$type": "color", "$hash": "12345"}}}"#,
  ]) func refusesWhatIsNoContract(_ text: String) throws {
    let folder = try CommandFolder(["base.json": text, "acme.json": "{}"])
    let found = try folder.findings(of: "tokenc validate acme.json --base base.json")
    #expect(found.contains { $0.code == "invalid-contract" && $0.severity == "error" }, "\(text)")
  }

  @Test func hasNoValuesToBuildWith() throws {
    let folder = try Self.folder()
    try folder.write(##"{"theme": {"radius": {"small": 8}}}"##, to: "acme.json")
    let run = try folder.tokenc(
      "build", "acme.json", "--base", "theme.contract.json", "--format", "css")
    #expect(
      run
        == CommandRun(
          status: 2,
          errors: """
            error: 'theme.contract.json' is a contract, which has no values for the format 'css' \
            [invalid-option]
             = help: build over the default theme itself; 'validate' needs no values
            1 error

            """))
    let names = try folder.tokenc(
      "build", "acme.json", "--base", "theme.contract.json", "--format", "names")
    #expect(names.status == 0 && names.output.contains("theme.radius.small"))
    let alone = try folder.tokenc("validate", "theme.contract.json")
    #expect(alone.status == 2 && alone.output.contains("is a contract and has no values"))
    let built = try folder.tokenc("build", "theme.contract.json", "--format", "css")
    #expect(built.errors.hasSuffix("\n1 error\n"), "\(built.errors)")
  }

  @Test func explainsWithoutValues() throws {
    let folder = try Self.folder()
    try folder.write(##"{"theme": {"radius": {"small": 8}}}"##, to: "acme.json")
    let run = try folder.tokenc(
      "explain", "theme.color.link", "acme.json", "--base", "theme.contract.json")
    #expect(run.status == 0 && run.output.contains("not known: a contract gives its type alone"))
  }

  /// A schema needs no values either.
  @Test func givesASchema() throws {
    let folder = try Self.folder()
    let run = try folder.tokenc("schema", "theme.contract.json")
    #expect(run.status == 0 && run.output.contains(##""small": {"$ref": "#/$defs/dimension"}"##))
    #expect(run.output.contains(#""fixed": false"#))
  }
}
