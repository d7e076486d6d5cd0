import Testing

@testable import TokenCompiler

/// Resolver documents: what they stand for, and what breaks their rules.
@Suite struct ResolverDocumentTests {
  /// A token file with one number.
  static func tokens(_ name: String, _ value: Int) -> String {
    #"{"\#(name)": {"$type": "number", "$value": \#(value)}}"#
  }

  /// The tokens of each layer, with its condition.
  static func layers(
    _ text: String, files: [String: String] = [:], dialect: Dialect = .dtcg,
    wanted: @escaping (String) -> ResolverExpander.WantedContexts = { _ in .all }
  ) -> [Layer] {
    let source = read(text, as: dialect, path: "themes/a.resolver.json")
    return ResolverExpander.expand(
      [Layer(source)], loader: loader(files), dialect: dialect, wanted: wanted)
  }

  static func loader(_ files: [String: String]) -> SourceLoader {
    SourceLoader { path, from in
      let folder = from.path.split(separator: "/").dropLast().joined(separator: "/")
      let name = folder.isEmpty ? path : folder + "/" + path
      guard let text = files[name] else {
        return .failure(SourceLoader.Failure(reason: "there is no such file"))
      }
      return .success(SourceFile(path: name, text: text))
    }
  }

  static func lines(_ layers: [Layer]) -> [String] {
    layers.flatMap { layer -> [String] in
      let when = layer.when.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value) " }.joined()
      return layer.source.tokenLines.map { when + $0 }
    }
  }

  @Test func setsAndContextsStandInTheOrderOfTheDocument() {
    let layers = Self.layers(
      #"""
      {
        "version": "2025.10",
        "sets": {
          "late": { "sources": [{ "c": { "$value": "{a}" } }] },
          "base": { "sources": [{ "$ref": "base.json" }, { "$ref": "#/sets/late" }] }
        },
        "modifiers": {
          "theme": {
            "contexts": { "light": [], "dark": [{ "$ref": "#/sets/late" }, { "a": { "$value": 2 } }] },
            "default": "light"
          }
        },
        "resolutionOrder": [
          { "$ref": "#/modifiers/theme" },
          { "$ref": "#/sets/base" },
          { "type": "set", "name": "x", "sources": [{ "d": { "$value": 4 } }] },
          { "type": "modifier", "name": "size", "contexts": { "s": [{ "e": { "$value": 1 } }], "l": [] } }
        ]
      }
      """#, files: ["themes/base.json": Self.tokens("a", 1)])
    #expect(
      Self.lines(layers) == [
        "theme=dark c ref(a)", "theme=dark a 2", "a [number «number»] 1", "c ref(a)", "d 4",
        "size=s e 1",
      ])
    #expect(layers[0].source.source.path == "themes/a.resolver.json")
    #expect(layers.map(\.source.source.path).contains("themes/base.json"))
    #expect(
      layers[0].source.modifiers == [
        Modifier("theme", contexts: ["light", "dark"], defaultContext: "light"),
        Modifier("size", contexts: ["s", "l"], defaultContext: nil),
      ])
    #expect(layers.allSatisfy { $0.source.findings.isEmpty })
  }

  @Test func theDocumentsOwnConditionAndContractAreThoseOfItsLayers() {
    let source = read(
      #"""
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "m", "contexts": {"x": [{"a": {"$value": 1}}], "y": []}},
        {"type": "modifier", "name": "theme",
         "contexts": {"dark": [{"b": {"$value": 1}}], "dim": [{"c": {"$value": 1}}]}}]}
      """#)
    let layers = ResolverExpander.expand(
      [Layer(source, when: ["theme": "dark"], isContract: true)], loader: .none, dialect: .auto
    ) { _ in .all }
    #expect(Self.lines(layers) == ["m=x theme=dark a 1", "theme=dark b 1"])
    #expect(layers.allSatisfy { $0.isContract })
  }

  @Test func keysBesideRefReplaceWholeMembers() {
    let layers = Self.layers(
      #"""
      {
        "version": "2025.10",
        "sets": { "s": { "sources": [{ "a": { "$value": 1 } }] } },
        "modifiers": {
          "m": { "contexts": { "x": [], "y": [] }, "default": "x" }
        },
        "resolutionOrder": [
          { "$ref": "#/sets/s", "sources": [{ "$ref": "f.json", "g": { "c": { "$value": 3 } } }] },
          { "default": "y", "$ref": "#/modifiers/m" }
        ]
      }
      """#,
      files: [
        "themes/f.json":
          #"{"g": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}, "h": {"$value": 9}}"#
      ])
    #expect(Self.lines(layers) == ["h 9", "g.c 3"])
    #expect(layers[0].source.modifiers.first?.defaultContext == "y")
  }

  @Test func partsOfDocumentsCanBeReferredTo() {
    let layers = Self.layers(
      #"""
      {
        "version": "2025.10",
        "$defs": { "tokens": { "a": { "$value": 1 } }, "more": { "sources": [{ "b": { "$value": 2 } }] } },
        "sets": {
          "s": { "sources": [
            { "$ref": "#/$defs/tokens" }, { "$ref": "#/$defs/more" }, { "$ref": "#/sets/t/sources/0" },
            { "$ref": "other.resolver.json#/sets/o~1p" }, { "$ref": "file.json#/brand" }
          ] },
          "t": { "sources": [{ "c": { "$value": 3 } }] },
          "u": { "$ref": "#/sets/t", "description": "the same" }
        },
        "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/sets/u" }]
      }
      """#,
      files: [
        "themes/other.resolver.json":
          #"{"version": "2025.10", "sets": {"o/p": {"sources": [{"$ref": "x.json"}]}}}"#,
        "themes/x.json": Self.tokens("d", 4),
        "themes/file.json": #"{"brand": {"e": {"$value": 5}}, "not": {"$value": 0}}"#,
      ])
    #expect(
      Self.lines(layers) == ["a 1", "b 2", "c 3", "d [number «number»] 4", "e 5", "c 3"])
    #expect(layers.allSatisfy { $0.source.findings.isEmpty })
  }

  /// What breaks the rules: the members of a document besides the version, and the findings. The
  /// document stands on line 2 and later.
  @Test(arguments: [
    (#""resolutionOrder": []"#, ["2 invalid-resolver «[»"]),
    (#""resolutionOrder": {}"#, ["2 invalid-resolver «{»"]),
    (#""sets": {}"#, ["1 invalid-resolver «{»"]),
    (
      #""name": 1, "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]"#,
      ["2 invalid-resolver «1»"]
    ),
    (#""resolutionOrder": ["a"]"#, ["2 invalid-resolver «a»"]),
    (#""resolutionOrder": [{"$ref": "a.json"}]"#, ["2 invalid-resolver «a.json»"]),
    (##""resolutionOrder": [{"$ref": "#/sets/a"}]"##, ["2 invalid-resolver «#/sets/a»"]),
    (##""resolutionOrder": [{"$ref": "#sets/a"}]"##, ["2 invalid-resolver «#sets/a»"]),
    (##""resolutionOrder": [{"$ref": "#/sets/~2"}]"##, ["2 invalid-resolver «#/sets/~2»"]),
    (#""resolutionOrder": [{"$ref": 1}]"#, ["2 invalid-resolver «1»"]),
    (#""resolutionOrder": [{"type": "set", "sources": []}]"#, ["2 invalid-resolver «{»"]),
    (
      #""resolutionOrder": [{"type": "group", "name": "a", "sources": []}]"#,
      ["2 invalid-resolver «group»"]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "a", "sources": []}, {"type": "set", "name": "a", "sources": []}]"#,
      ["2 invalid-resolver «a»"]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "a", "sources": "x"}]"#,
      ["2 invalid-resolver «x»"]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "a", "sources": ["x.json"]}]"#,
      ["2 invalid-resolver «x.json»"]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "gone.json"}]}]"#,
      ["2 invalid-resolver «gone.json»"]
    ),
    (
      ##""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "#/resolutionOrder/0"}]}]"##,
      ["2 invalid-resolver «#/resolutionOrder/0»"]
    ),
    (
      ##""sets": {"a": {"sources": [], "foo": 1}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 unknown-property (warning) «foo»"]
    ),
    (
      ##""sets": {"a": {"sources": [], "$extensions": 1}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «1»"]
    ),
    (
      ##""sets": {"a": {"sources": []}, "b": 1}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «1»"]
    ),
    (
      ##""sets": {"a": {"sources": []}, "b": {"sources": [{"$ref": "#/sets/c"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «#/sets/c»"]
    ),
    (
      ##""modifiers": {"m": {"contexts": {"x": [{"$ref": "#/modifiers/m"}], "y": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##,
      ["2 invalid-resolver «#/modifiers/m»"]
    ),
    (
      ##""modifiers": {"m": {"contexts": {"x": [], "y": []}, "default": 1}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##,
      ["2 invalid-resolver «1»"]
    ),
    (
      ##""modifiers": {"m": {"contexts": {"x": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##,
      ["2 invalid-resolver «{»"]
    ),
    (
      ##""modifiers": {"m": {"contexts": {"x": [], "y": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m/contexts/x"}]"##,
      ["2 invalid-resolver «#/modifiers/m/contexts/x»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#/sets/a»"]
    ),
    (
      ##""sets": {"a": {"$ref": "#/sets/a"}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#/sets/a»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/sets"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#/sets»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/sets/a/sources/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#/sets/a/sources/0»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/version"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «#/version»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/resolutionOrder"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «#/resolutionOrder»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#/sets/a/sources"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#/sets/a/sources»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "me.resolver.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 invalid-resolver «me.resolver.json»"]
    ),
    (
      ##""sets": {"a": {"sources": [{"$ref": "#"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["2 circular-reference «#»"]
    ),
    (
      #""resolutionOrder": [{"type": "set", "name": "a", "sources": [{"b.c": {"$type": "number", "$value": 1}}]}]"#,
      ["2 invalid-name b.c «b.c»"]
    ),
  ])
  func reportsWhatBreaksTheRules(_ members: String, _ findings: [String]) {
    let layers = Self.layers(
      "{ \"version\": \"2025.10\",\n\(members) }",
      files: ["themes/me.resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#])
    #expect(layers.flatMap { $0.source.findingLines } == findings)
  }

  @Test func commentsAreAllowedWhateverTheNameIs() {
    let text = #"""
      { // which files
        "version": "2025.10",
        "resolutionOrder": [{ "type": "set", "name": "a", "sources": [], },],
      }
      """#
    #expect(read(text, path: "theme.json").findings.isEmpty)
    #expect(read(text, path: "theme.json").resolver != nil)
    #expect(read(#"{ /* c */ "a": { "$value": 1 } }"#, path: "theme.json").findings.count == 1)
  }

  @Test func filesOfContextsThatNobodyWantsAreNotRead() {
    let text = #"""
      {"version": "2025.10",
       "sets": {"unused": {"sources": [{"$ref": "gone.json"}]}},
       "modifiers": {"m": {"contexts": {"x": [{"$ref": "x.json"}], "y": [{"$ref": "gone.json"}]},
                           "default": "x"}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
      """#
    let files = ["themes/x.json": Self.tokens("a", 1)]
    let picked = Self.layers(text, files: files, dialect: .auto) { _ in .picked("x") }
    #expect(picked.allSatisfy { $0.source.findings.isEmpty })
    #expect(picked[0].source.modifiers.first?.contexts == ["x", "y"])
    let usual = Self.layers(text, files: files, dialect: .auto) { _ in .usual }
    #expect(usual.allSatisfy { $0.source.findings.isEmpty })
    #expect(usual[0].source.modifiers.first?.contexts == ["x"])
    let all = Self.layers(text, files: files, dialect: .auto)
    #expect(all.flatMap(\.source.findings).map(\.id) == [.invalidResolver])
    // To the letter, every file that is named has to be there.
    let strict = Self.layers(text, files: files) { _ in .picked("x") }
    #expect(
      strict.flatMap(\.source.findings).map(\.id) == [.invalidResolver, .invalidResolver])
    #expect(strict.count == picked.count)
  }

  /// A chain of sets is followed without recursion; sets that double are stopped.
  @Test func longChainsAreReadAndDoublingOnesAreStopped() {
    func document(_ count: Int, _ sources: (Int) -> String) -> String {
      let sets = (0..<count).map { "\"s\($0)\": {\"sources\": [\(sources($0))]}" }
      return "{\"version\": \"2025.10\", \"sets\": {\(sets.joined(separator: ",\n"))},"
        + "\"resolutionOrder\": [{\"$ref\": \"#/sets/s0\"}]}"
    }
    let count = 20_000
    let chain = document(count) {
      $0 + 1 < count ? "{\"$ref\": \"#/sets/s\($0 + 1)\"}" : Self.tokens("a", 1)
    }
    #expect(Self.lines(Self.layers(chain)) == ["a [number «number»] 1"])
    let doubling = document(60) {
      $0 < 59 ? "{\"$ref\": \"#/sets/s\($0 + 1)\"}, {\"$ref\": \"#/sets/s\($0 + 1)\"}" : ""
    }
    #expect(Self.layers(doubling).flatMap(\.source.findings).map(\.id) == [.limitExceeded])
  }

  @Test func aDocumentCutAnywhereIsRead() {
    let text =
      #"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "x.json", "b": {"$value": 1}}]}}, "#
      + ##""modifiers": {"m": {"contexts": {"x": [{"$ref": "#/sets/a"}], "y": []}, "default": "x"}}, "##
      + ##""resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}]}"##
    for count in 0...text.utf8.count {
      let layers = Self.layers(
        String(text.prefix(count)), files: ["themes/x.json": Self.tokens("a", 1)])
      let hasError = layers.contains { $0.source.findings.contains { $0.severity == .error } }
      #expect(hasError == (count < text.utf8.count))
    }
  }
}
