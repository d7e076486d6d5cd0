import Foundation
import Testing

@testable import TokenCompiler

/// `DTCGConversion`: documents of the standard that resolve to what the source did.
@Suite struct ConversionTests {
  private func graph(
    _ texts: [String], modifiers: [Modifier] = [], when: [[String: String]] = []
  ) throws -> ThemeGraph {
    let compiler = TokenCompiler(options: CompilerOptions(modifiers: modifiers))
    return try compiler.compile(
      texts.enumerated().map { index, text in
        let source = compiler.read(SourceFile(path: "\(index).json", text: text))
        return Layer(source, when: index < when.count ? when[index] : [:])
      })
  }

  private func text(_ proof: ConversionProof, _ path: String) -> String {
    proof.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test func theFixturesStayWhatTheyAre() throws {
    for (graph, least) in [
      (try FixtureThemes.defaultAndDark(), 1800), (try FixtureThemes.customOverDefault(), 1800),
      (try FixtureThemes.backbase(), 200),
    ] {
      let proof = ConversionProof(graph)
      #expect(proof.differences.isEmpty, "\(proof.differences.prefix(5))")
      #expect(proof.values > least, "\(proof.values)")
    }
  }

  @Test(arguments: 0..<60) func randomDocumentsStayWhatTheyAre(seed: Int) throws {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    let text = RandomDocument(seed: seed).text
    let proof = ConversionProof(
      try compiler.compile([SourceFile(path: "theme.json", text: text)]))
    #expect(proof.differences.isEmpty, "\(proof.differences.prefix(3))")
    #expect(proof.leftOut == 0 && proof.findings.isEmpty)
  }

  @Test(arguments: RandomLooseDocument.Spelling.allCases, 0..<60)
  func looseDocumentsStayWhatTheyAre(spelling: RandomLooseDocument.Spelling, seed: Int) throws {
    let text = RandomLooseDocument(seed: seed, spelling: spelling).text
    let validation = TokenCompiler().validate([SourceFile(path: "theme.json", text: text)])
    guard !validation.hasErrors else { return }
    let proof = ConversionProof(validation.graph)
    #expect(proof.differences.isEmpty, "\(proof.differences.prefix(3))")
  }

  /// A change that Tokens Studio asks for is in the value, and is not done again.
  @Test(arguments: ["lighten", "darken", "mix", "alpha"]) func changesColoursOnce(kind: String)
    throws
  {
    let change = ##"{"type": "\##(kind)", "value": "0.3", "space": "srgb", "color": "#00ff00"}"##
    let source = try graph([
      ##"""
      {"a": {"value": "#336699", "type": "color",
        "$extensions": {"studio.tokens": {"id": "7", "modify": \##(change)}, "org.x": 1}},
       "b": {"value": "{a}", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(change)}}}}
      """##
    ])
    let proof = ConversionProof(source)
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    let document = text(proof, "0.tokens.json")
    #expect(!document.contains("modify") && document.contains("org.x"), "\(document)")
    for dialect in [Dialect.auto, .tokensStudio, .dtcg] {
      let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
      let again = try compiler.compile([SourceFile(path: "0.tokens.json", text: document)])
      for path in ["a", "b"] {
        let (old, new) = (try color(path, source), try color(path, again))
        #expect(old.isSame(as: new), "\(dialect) \(old) \(new)")
      }
    }
  }

  private func color(_ path: String, _ graph: ThemeGraph) throws -> TokenValue {
    let token = try #require(graph.tokens.ids.first { graph.path(of: $0) == path })
    return try #require(graph.value(of: token))
  }

  @Test func keepsWhatTokensSay() throws {
    let proof = ConversionProof(
      try graph([
        ##"""
        {"$description": "All.", "$extensions": {"org.x": 1},
         "color": {"$type": "color", "$description": "Colours.", "$extensions": {"org.y": {"a": [1]}},
          "a": {"$value": "#ff0000", "$description": "Red."},
          "b": {"$value": "{color.a}", "$deprecated": "Use 'a'.", "$extensions": {"org.z": null}}},
         "border": {"$type": "border", "$value": {"color": "{color.b}", "width": "1px", "style": "solid"}}}
        """##
      ]))
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    #expect(proof.findings.isEmpty && proof.files.map(\.path) == ["0.tokens.json"])
    #expect(
      text(proof, "0.tokens.json") == ##"""
        {
          "$description": "All.",
          "$extensions": {
            "org.x": 1
          },
          "color": {
            "$description": "Colours.",
            "$extensions": {"org.y": {"a": [1]}},
            "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}, "$description": "Red."},
            "b": {"$type": "color", "$value": "{color.a}", "$deprecated": "Use 'a'.", "$extensions": {"org.z": null}}
          },
          "border": {"$type": "border", "$value": {"color": "{color.b}", "width": {"value": 1, "unit": "px"}, "style": "solid"}}
        }

        """##)
  }

  /// A document of each source, one of each context, and a resolver document.
  @Test func modifiersBecomeAResolverDocument() throws {
    let proof = ConversionProof(
      try graph(
        [
          ##"{"color": {"a": "#ffffff", "b": "{color.a}"}}"##, ##"{"color": {"c": "#00ff00"}}"##,
          ##"{"color": {"a": "#000000"}}"##, ##"{"color": {"d": "#0000ff", "c": "{color.a}"}}"##,
        ],
        modifiers: [
          Modifier("theme", contexts: ["default", "dark"], defaultContext: "default"),
          Modifier("odd brand", contexts: ["x", "y"], defaultContext: "x"),
        ],
        when: [[:], [:], ["theme": "dark"], ["odd brand": "y"]]), name: "acme")
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    #expect(
      proof.files.map(\.path) == [
        "0.tokens.json", "1.tokens.json", "acme.theme-dark.tokens.json",
        "acme.odd-brand-y.tokens.json", "acme.resolver.json",
      ])
    #expect(
      text(proof, "acme.resolver.json") == ##"""
        {
          "version": "2025.10",
          "sets": {
            "tokens": {
              "sources": [{"$ref": "0.tokens.json"}, {"$ref": "1.tokens.json"}]
            }
          },
          "modifiers": {
            "theme": {
              "contexts": {"default": [], "dark": [{"$ref": "acme.theme-dark.tokens.json"}]},
              "default": "default"
            }
          },
          "resolutionOrder": [{"$ref": "#/sets/tokens"}, {"$ref": "#/modifiers/theme"}, {"type": "modifier", "name": "odd brand", "contexts": {"x": [], "y": [{"$ref": "acme.odd-brand-y.tokens.json"}]}, "default": "x"}]
        }

        """##)
  }

  /// Tokens that a context lacks, and modifiers that override each other.
  @Test func contextsMayLackTokens() throws {
    let theme = Modifier("theme", contexts: ["light", "dark"], defaultContext: "light")
    let brand = Modifier("brand", contexts: ["a", "b"], defaultContext: "a")
    for when in [
      [["theme": "light"], ["theme": "dark"], ["brand": "b"], [:]],
      [["brand": "b"], ["theme": "dark"], ["theme": "light"], [:]],
    ] {
      let proof = ConversionProof(
        try graph(
          [
            ##"{"n": {"a": 1, "l": 2}}"##, ##"{"n": {"a": 3, "d": 4}}"##,
            ##"{"n": {"a": 5, "b": 6}}"##, ##"{"n": {"c": 7}}"##,
          ], modifiers: [theme, brand], when: when))
      #expect(proof.differences.isEmpty, "\(proof.differences)")
    }
  }

  /// What only a combination of contexts has no document can say.
  @Test func tellsWhatIsTangled() throws {
    let conversion = DTCGConversion(
      try graph(
        [##"{"n": {"a": 1}}"##, ##"{"n": {"a": 2}}"##],
        modifiers: [
          Modifier("theme", contexts: ["light", "dark"], defaultContext: "light"),
          Modifier("brand", contexts: ["a", "b"], defaultContext: "a"),
        ], when: [[:], ["theme": "dark", "brand": "b"]]), name: "x")
    #expect(conversion.files.isEmpty)
    #expect(
      conversion.findings.map(\.message) == [
        "what 'n.a' is in 'dark/b' does not follow from each of its contexts alone"
      ])
  }

  @Test func namesBecomeLegal() throws {
    let proof = ConversionProof(
      try graph([
        ##"""
        {"space": {"0.5": {"$type": "dimension", "$value": "2px"}, "0-5": {"$type": "dimension", "$value": "3px"},
           "1": {"$type": "dimension", "$value": "{space.0.5}", "inner": {"$value": "4px", "$type": "dimension"}},
           "a{b}": {"c": {"$type": "dimension", "$value": "{space.1}"}}}}
        """##
      ]))
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    #expect(
      proof.findings.map { "\($0.severity): \($0.message)" } == [
        "note: names that the standard does not allow: 'space.0.5' is now 'space.0-5-2', 'space.1' is now "
          + "'space.1.$root', 'space.a{b}.c' is now 'space.a-b-.c'"
      ])
    #expect(text(proof, "0.tokens.json").contains(##""space.0-5-2": "space.0.5""##))
    #expect(
      text(proof, "0.tokens.json").contains(
        ##""$root": {"$type": "dimension", "$value": "{space.0-5-2}"}"##))
  }

  /// What the standard lacks stands in the document's extensions, and is told.
  @Test func keepsWhatTheStandardLacks() throws {
    let proof = ConversionProof(
      try graph([
        ##"""
        {"$extensions": {"tokenc": {"ignore": {"contrast": "x"}}},
         "title": {"$type": "string", "$value": "Hello"}, "other": {"$type": "string", "$value": "{title}"},
         "flag": {"$type": "boolean", "$value": true}, "none": {"$type": "color", "$value": null},
         "em": {"$type": "dimension", "$value": "1.5em"}, "kept": {"$type": "number", "$value": 1},
         "text": {"$type": "typography", "$value": {"fontFamily": "A"}},
         "asset": {"$type": "asset", "$value": {"a": 1}}, "paint": {"$type": "fill", "$value": "#ff0000"},
         "alias": {"$type": "fill", "$value": "{paint}"}}
        """##
      ]))
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    #expect(proof.leftOut == 7)
    #expect(
      proof.findings.map { "\($0.severity): \($0.message)" } == [
        "warning: 'title' and 'other' are texts, which the standard does not have",
        "warning: 'flag' is a boolean, which the standard does not have",
        "warning: 'none' is null, which the standard does not have",
        "warning: 'em' has the unit 'em', which the standard does not have",
        "warning: 'text' is a typography without all of the standard's members, which the standard "
          + "does not have",
        "warning: 'asset' has a type of another tool, which the standard does not have",
        "note: 'paint' and 'alias' have a type of another tool and are now of the type 'color'",
      ])
    #expect(
      text(proof, "0.tokens.json").hasPrefix(
        ##"""
        {
          "$extensions": {
            "tokenc": {
              "ignore": {"contrast": "x"},
              "left-out": {
                "title": {"$type": "string", "$value": "Hello"},
                "other": {"$type": "string", "$value": "{title}"},
                "flag": {"$type": "boolean", "$value": true},
                "none": {"$type": "color", "$value": null},
                "em": {"$type": "dimension", "$value": {"value": 1.5, "unit": "em"}},
                "text": {"$type": "typography", "$value": {"fontFamily": "A"}},
                "asset": {"$type": "asset", "$value": {"a": 1}}
              }
            }
          },
          "kept": {"$type": "number", "$value": 1},
        """##), "\(text(proof, "0.tokens.json"))")
  }

  /// Values of modes that stand in the extensions of a token are documents of their own now.
  @Test func modesAreNotKeptTwice() throws {
    let proof = ConversionProof(
      try graph([
        ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"dark": "#000"}, "x": 1}}}"##
      ]))
    #expect(proof.differences.isEmpty, "\(proof.differences)")
    #expect(proof.files.count == 3 && !text(proof, "0.tokens.json").contains("mode"))
    #expect(text(proof, "theme.mode-dark.tokens.json").contains(#""$extensions": {"x": 1}"#))
  }
}
