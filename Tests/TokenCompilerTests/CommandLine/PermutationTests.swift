import Foundation
import Testing

/// All combinations of a resolver document's contexts: in outputs, in `validate`, bounded and narrowed.
@Suite struct PermutationTests {
  private static let resolver = """
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
      "modifiers": {
        "theme": {"contexts": {"light": [], "dark": [{"ink": {"$type": "number", "$value": 2}}]},
          "default": "light"},
        "size": {"contexts": {"s": [], "l": [{"gap": {"$type": "number", "$value": 9}}]},
          "default": "s"}
      },
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
        {"$ref": "#/modifiers/size"}]
    }
    """
  private static let base = """
    {"ink": {"$type": "number", "$value": 1}, "gap": {"$type": "number", "$value": 4},
     "text": {"$value": "{ink}"}}
    """

  private func folder() throws -> CommandFolder {
    try CommandFolder(["p.resolver.json": Self.resolver, "base.json": Self.base])
  }

  /// The blocks of a style sheet: what stands before a brace, and the names in it.
  private func blocks(_ css: String) -> [String] {
    css.split(separator: "\n").filter { $0.hasSuffix("{") || $0.contains("--") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func cssHasABlockForEach() throws {
    let run = try folder().tokenc("build", "p.resolver.json", "--format", "css")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      blocks(run.output) == [
        ":root {", "--ink: 1;", "--gap: 4;", "--text: 1;", #"[data-size="l"] {"#, "--gap: 9;",
        #"[data-theme="dark"] {"#, "--ink: 2;", "--text: 2;",
        #"[data-theme="dark"][data-size="l"] {"#, "--ink: 2;", "--gap: 9;", "--text: 2;",
      ])
  }

  @Test func contextsMayBeMediaQueriesAndSelectors() throws {
    let run = try folder().tokenc(
      "build", "p.resolver.json", "--format", "css", "--css-contexts",
      "theme=dark: @media (prefers-color-scheme: dark); size=l: .large, .huge")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      blocks(run.output) == [
        ":root {", "--ink: 1;", "--gap: 4;", "--text: 1;", ":is(.large, .huge) {", "--gap: 9;",
        "@media (prefers-color-scheme: dark) {", ":root {", "--ink: 2;", "--text: 2;",
        "@media (prefers-color-scheme: dark) {", ":is(.large, .huge) {", "--ink: 2;",
        "--gap: 9;", "--text: 2;",
      ])
  }

  @Test(arguments: [
    ("theme=drak: .x", 1, "did you mean 'dark'?"), ("thme=dark: .x", 1, "did you mean 'theme'?"),
    ("theme: .x", 2, "MODIFIER=CONTEXT"), ("theme=dark: .x{", 2, "a selector without braces"),
    ("theme=dark: @media (a", 2, "a media query without braces"), ("theme=dark:", 2, "a selector"),
  ]) func wrongContextsOfCSSAreTold(value: String, status: Int32, text: String) throws {
    let folder = try folder()
    let run = try folder.tokenc("build", "p.resolver.json", "-o", "t.css", "--css-contexts", value)
    #expect(run.status == status)
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(folder.text("t.css") == nil)
  }

  @Test func swiftHasAnInstanceForEach() throws {
    let run = try folder().tokenc("build", "p.resolver.json", "--format", "swift")
    #expect(run.status == 0 && run.errors == "")
    for name in ["`default`", "dark", "l", "lDark"] {
      #expect(run.output.contains("public static let \(name) = Theme("), "\(name)")
    }
  }

  @Test func jsonHasAFileForEach() throws {
    let folder = try folder()
    let run = try folder.tokenc(
      "build", "p.resolver.json", "-o", "out/{theme}.{size}.json", "-o", "{size}.json",
      "--json-style", "flat")
    #expect(run == CommandRun(status: 0))
    func values(_ path: String) throws -> [Int] {
      let data = Data(try #require(folder.text(path)).utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return ["ink", "gap", "text"].compactMap {
        object?[$0] as? Int ?? (object?[$0] as? [String: Any])?["$value"] as? Int
      }
    }
    #expect(try values("out/light.s.json") == [1, 4, 1])
    #expect(try values("out/light.l.json") == [1, 9, 1])
    #expect(try values("out/dark.s.json") == [2, 4, 2])
    #expect(try values("out/dark.l.json") == [2, 9, 2])
    #expect(try values("l.json") == [1, 9, 1])
    #expect(try folder.paths().count { $0.hasSuffix(".json") } == 2 + 4 + 2)
  }

  @Test func jsonHasTheDefaultsOrThePicks() throws {
    let folder = try folder()
    func ink(_ arguments: String) throws -> Bool {
      let run = try folder.shell("tokenc build p.resolver.json --format json \(arguments)")
      #expect(run.status == 0)
      return run.output.contains("\"$value\": 2")
    }
    #expect(try ink("") == false)
    #expect(try ink("--input theme=dark") == true)
    #expect(try ink("--input theme=dark --input size=l") == true)
  }

  /// A ring that only one of the four combinations has.
  private func ring() throws -> CommandFolder {
    let folder = try folder()
    let text = Self.resolver.replacing(
      #"{"ink": {"$type": "number", "$value": 2}}"#, with: #"{"ink": {"$value": "{gap}"}}"#
    ).replacing(
      #"{"gap": {"$type": "number", "$value": 9}}"#, with: #"{"gap": {"$value": "{ink}"}}"#)
    try folder.write(text, to: "p.resolver.json")
    return folder
  }

  @Test func validateLooksAtEachAndNamesThem() throws {
    let run = try ring().tokenc("validate", "p.resolver.json", "--report", "json")
    #expect(run.status == 1)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["diagnostics"] as? [[String: Any]] ?? []
    #expect(findings.count == 1)
    #expect(findings.first?["code"] as? String == "circular-reference")
    #expect(findings.first?["themes"] as? [String] == ["dark/l"])
  }

  /// To the letter a document is wrong that has a fault in one combination; otherwise an output that
  /// holds one theme asks for that one only.
  @Test func buildFindsWhatValidateFindsInStrictDocuments() throws {
    let build = "tokenc build p.resolver.json --format json"
    #expect(try ring().shell(build).status == 0)
    #expect(try ring().shell("\(build) --dialect dtcg").status == 1)
    #expect(try ring().shell("\(build) --dialect dtcg --input size=s").status == 0)
  }

  @Test func whatIsPickedAwayIsNotLookedAt() throws {
    let folder = try ring()
    #expect(try folder.tokenc("validate", "p.resolver.json", "--input", "size=s").status == 0)
    #expect(try folder.tokenc("validate", "p.resolver.json", "--input", "theme=dark").status == 1)
    let css = try folder.tokenc(
      "build", "p.resolver.json", "--format", "css", "--input", "size=s")
    #expect(css.status == 0)
    #expect(blocks(css.output).filter { $0.hasSuffix("{") }.count == 2)
    #expect(try folder.tokenc("build", "p.resolver.json", "--format", "css").status == 1)
  }

  /// 2,048 combinations.
  private func wide() throws -> CommandFolder {
    let names = (0..<11).map { "m\($0)" }
    let modifiers = names.map {
      #""\#($0)": {"contexts": {"a": [], "b": [{"\#($0)": {"$type": "number", "$value": 1}}]}, "default": "a"}"#
    }
    let order = names.map { "{\"$ref\": \"#/modifiers/\($0)\"}" }
    let text = """
      {"version": "2025.10", "modifiers": {\(modifiers.joined(separator: ","))},
       "resolutionOrder": [\(order.joined(separator: ","))]}
      """
    return try CommandFolder(["w.resolver.json": text])
  }

  @Test func theirNumberIsBounded() throws {
    let folder = try wide()
    for command in ["validate w.resolver.json", "build w.resolver.json -o t.css"] {
      let run = try folder.shell("tokenc \(command)")
      let text = run.output + run.errors
      #expect(run.status == 1)
      #expect(text.contains("the modifiers have more than 1024 combinations [limit-exceeded]"))
      #expect(text.contains("choose contexts with --input MODIFIER=CONTEXT"))
      #expect(text.contains("1 error"))
    }
    #expect(folder.text("t.css") == nil)
  }

  @Test func inputsNarrowThem() throws {
    let folder = try wide()
    let run = try folder.shell("tokenc validate w.resolver.json --input m0=b")
    #expect(run.status == 0, "\(run.output)")
    // One theme is asked for, so the others are no matter.
    #expect(try folder.shell("tokenc build w.resolver.json --format json").status == 0)
    let files = try folder.shell("tokenc build w.resolver.json -o '{m1}{m2}.json'")
    #expect(files == CommandRun(status: 0))
    #expect(
      try folder.paths().sorted() == [
        "aa.json", "ab.json", "ba.json", "bb.json", "w.resolver.json",
      ])
  }
}
