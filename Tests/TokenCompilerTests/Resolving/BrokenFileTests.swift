import Testing

@testable import TokenCompiler

/// A file whose brackets or quotes are lost: that is told, and nothing that follows from it.
@Suite struct BrokenFileTests {
  private static let base = """
    {
      "theme": {
        "color": {
          "page": { "background": "#ffffff", "text": "#000000" },
          "card": { "background": "{theme.color.page.background}", "text": "#000000" }
        },
        "radius": { "card": 4 },
        "font-family": { "default": "Inter" }
      }
    }

    """
  private static let custom = """
    {
      "theme": {
        "color": {
          "page": {
            "background": "#fefefe",
            "text": "{theme.color.card.text}"
          },
          "card": {
            "background": "#eeeeee"
          }
        },
        "radius": {
          "card": 8
        },
        "font-family": {
          "default": "Helvetica"
        }
      }
    }

    """

  private func layer(
    _ path: String, _ text: String, when: [String: String] = [:], isContract: Bool = false
  ) -> Layer {
    let source = SourceFile(path: path, bytes: Array(text.utf8))
    return Layer(SourceReader.read(source, as: .auto), when: when, isContract: isContract)
  }

  private func findings(_ layers: [Layer], _ modifiers: [Modifier] = []) -> [Diagnostic] {
    let options = CompilerOptions(modifiers: modifiers)
    var validation = TokenCompiler(options: options).validate(layers)
    validation.check(all: true)
    return validation.diagnostics
  }

  /// Every bracket, quote, comma and colon, taken away, written twice or written as another.
  @Test(arguments: ["remove", "repeat", "replace"])
  func oneCharacterIsOneFault(change: String) throws {
    let others: [Character: Character] = [
      "{": "[", "}": "]", "\"": "'", ",": ";", ":": "=",
    ]
    let base = layer("base.json", Self.base, isContract: true)
    for index in Self.custom.indices {
      let character = Self.custom[index]
      guard let other = others[character] else { continue }
      var text = Self.custom
      switch change {
      case "remove": text.remove(at: index)
      case "repeat": text.insert(character, at: index)
      default: text.replaceSubrange(index...index, with: [other])
      }
      let found = findings([base, layer("acme.json", text)])
      let line = Self.custom[..<index].count { $0 == "\n" } + 1
      let lines = found.map { finding in
        finding.span.map { span in text.utf8.prefix(Int(span.range.start)).count { $0 == 10 } + 1 }
      }
      // Inside a reference it is the reference that is wrong.
      let isInReference = line == 6 && "{}".contains(character)
      let code: DiagnosticID = isInReference ? .invalidValue : .syntax
      #expect(found.map(\.id) == [code], "\(change) '\(character)' in line \(line)")
      if let place = lines.first, let place {
        #expect(abs(place - line) <= 1, "\(change) '\(character)' in line \(line): \(place)")
      }
    }
  }

  @Test func faultsThatAreIndependentAreEachTold() {
    let text = Self.custom.replacing("\"#fefefe\",", with: "\"#fefefe,")
      .replacing("\"card\": 8\n", with: "\"card\" 8,\n").replacing(
        "\"Helvetica\"", with: "Helvetica")
    let found = findings([
      layer("base.json", Self.base, isContract: true), layer("acme.json", text),
    ])
    #expect(found.map(\.id) == [.syntax, .syntax, .syntax, .syntax])
  }

  @Test func aSmallFaultHidesNothingElse() {
    let text = ##"{ "theme": { "color": { "pag": { "text": "#000000", } } } }"##
    let found = findings([
      layer("base.json", Self.base, isContract: true), layer("acme.json", text),
    ])
    #expect(found.map(\.id) == [UnknownOverride.id, .syntax])
  }

  @Test func aBrokenBaseSilencesWhatDependsOnIt() {
    let broken = Self.base.replacing("\"radius\": {", with: "\"radius\": ")
    let custom = Self.custom.replacing("{theme.color.card.text}", with: "{theme.radius.card}")
    let found = findings([
      layer("base.json", broken, isContract: true), layer("acme.json", custom),
    ])
    #expect(found.map(\.id) == [.syntax])
  }

  @Test func whatAnotherFileHasWrongByItselfIsTold() {
    let broken = Self.base.replacing("\"radius\": {", with: "\"radius\": ")
    let found = findings([
      layer("base.json", broken, isContract: true), layer("acme.json", #"{"a": 1, "a": 2}"#),
    ])
    #expect(found.map(\.id) == [.syntax, .duplicateKey])
  }

  @Test func aBrokenThemeSilencesItsOwnTheme() {
    let found = findings(
      [
        layer("base.json", Self.base, isContract: true),
        layer("acme.json", ##"{ "theme": { "color": { "pagee": "#ffffff" } } }"##),
        layer("dark.json", ##"{ "theme": { "color": "page": 1 } }"##, when: ["theme": "dark"]),
      ], [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")])
    #expect(found.map(\.id) == [UnknownOverride.id, .syntax])
  }

  @Test func oneOfManyCustomThemesSilencesNoOther() {
    let names = ["a", "b"]
    let found = findings(
      [
        layer("base.json", Self.base, isContract: true),
        layer("a.json", #"{ "theme": { "radius": { "card": 8 }"#, when: [Modifier.candidate: "a"]),
        layer(
          "b.json", #"{ "theme": { "radius": { "crd": 8 } } }"#, when: [Modifier.candidate: "b"]),
      ], [Modifier(Modifier.candidate, contexts: names, defaultContext: "a")])
    #expect(found.map(\.id) == [.syntax, UnknownOverride.id])
  }
}
