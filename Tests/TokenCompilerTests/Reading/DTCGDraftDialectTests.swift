import Testing

@testable import TokenCompiler

@Suite struct DTCGDraftDialectTests {
  @Test func readsWhatTheStandardRefuses() {
    let source = read(
      #"""
      {
        "ink": {
          "$type": "color", "$value": "#112233",
          "soft.1": { "$value": "#445566" }
        },
        "size": { "$type": "sizing", "$value": "16px" },
        "name": { "$type": "string", "$value": "{a} and {b}", "$description": null },
        "note": "x"
      }
      """#)
    #expect(source.dialect == .dtcgDraft)
    #expect(
      source.tokenLines == [
        ##"ink [color «color»] "#112233""##,
        ##"ink.soft.1 "#445566""##,
        #"size [custom «sizing»] "16px""#,
        #"name [string «string»] "{a} and {b}""#,
      ])
    #expect(source.groupLines == ["ink [color «color»]"])
    #expect(source.findingLines == ["8 unknown-property (warning) note «x»"])
    #expect(
      source.legacy.map(\.spelling) == [
        .tokenWithChildren, .reservedName, .customType, .null, .referenceInText,
      ])
    #expect(source.legacy.map(\.count) == [1, 1, 2, 1, 1])
  }

  @Test func modesInExtensionsAreContexts() {
    let source = read(
      #"""
      {
        "a": { "$type": "color", "$value": "#fff",
               "$extensions": { "mode": { "light": "#fff", "dark": "#000" } } },
        "b": { "$type": "color", "$value": "{a}" }
      }
      """#)
    #expect(
      source.modifiers == [Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(source.sets.filter { !$0.repeatsValues }.map(\.when) == [[:], ["mode": "dark"]])
    #expect(source.tokenLines.last?.hasPrefix(##"a [color «color»] "#000""##) == true)
    #expect(source.findings.isEmpty)
  }

  @Test(arguments: [
    ##""modes": { "light": "#fff", "dark": "#000" }"##,
    ##""org.tool": { "id": 1, "modes": { "light": "#fff", "dark": "#000" } }"##,
    ##""org.tool": { "mode": { "light": "#fff", "dark": "#000" } }, "mode": {}"##,
  ])
  func modesInExtensionsHaveSeveralForms(_ extensions: String) {
    let source = read(
      ##"{"a": { "$type": "color", "$value": "#fff", "$extensions": { \##(extensions) } }}"##)
    #expect(
      source.modifiers == [Modifier("mode", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(source.sets.filter { !$0.repeatsValues }.map(\.when) == [[:], ["mode": "dark"]])
  }

  @Test func thePlainValueIsTheDefaultWhereNoContextRepeatsIt() {
    let source = read(
      #"""
      {
        "a": { "$value": 1, "$extensions": { "mode": { "small": 1, "large": 3 } } },
        "b": { "$value": 2, "$extensions": { "mode": { "large": 4 } } }
      }
      """#)
    #expect(
      source.modifiers == [
        Modifier("mode", contexts: ["default", "small", "large"], defaultContext: "default")
      ])
    #expect(source.sets.map(\.when) == [[:], ["mode": "small"], ["mode": "large"]])
  }

  @Test func strictDocumentsHaveNoModes() {
    let source = read(
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 2}}}}"#, as: .dtcg)
    #expect(source.modifiers.isEmpty)
    #expect(source.sets.count == 1)
  }

  @Test func typesOutsideTheStandardAreCountedWithWhatWasMeant() {
    let source = read(
      ##"""
      {"a": {"$type": "colour", "$value": "#fff"}, "b": {"$type": "Dimension", "c": {"$value": "1px"}},
       "d": {"$type": "content", "$value": "x"}, "e": {"$type": "colour", "$value": "#000"}}
      """##)
    #expect(source.legacy.map(\.spelling) == [.customType])
    #expect(source.legacy.first?.count == 4)
    #expect(source.legacy.first?.misspelt.map(\.written) == ["colour", "Dimension"])
    #expect(source.legacy.first?.misspelt.map(\.meant) == ["color", "dimension"])
    let note = TokenCompiler().validate([source.source]).diagnostics.first {
      $0.id == .legacySyntax
    }
    #expect(
      note?.help?.hasSuffix("did you mean 'color' for 'colour', 'dimension' for 'Dimension'?")
        == true)
  }
}
