import Testing

@testable import TokenCompiler

/// What the standard refuses and real files have: `dtcg` refuses it at its place, every other dialect
/// reads it and says so in one note, with a count and what replaces it.
@Suite struct ToleranceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// The code in the `dtcg` dialect, and the source that it points at.
    var code: DiagnosticID
    var place: String
    /// What the note counts.
    var note: String

    var testDescription: String { text }
  }

  private static func value(
    _ type: String, _ value: String, _ code: DiagnosticID = .invalidValue, at place: String,
    _ note: String
  ) -> Case {
    Case(
      text: #"{"a": {"$type": "\#(type)", "$value": \#(value)}}"#, code: code, place: place,
      note: note)
  }

  private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
  private static let length = #"{"value": 1, "unit": "px"}"#

  static let cases: [Case] = [
    value("color", ##""#ff0000""##, at: "#ff0000", "1 colour as text"),
    value("color", #"" red ""#, at: " red ", "1 text with blanks around it"),
    value("color", #""rgb(300, 0, 0)""#, at: "rgb(300, 0, 0)", "1 component out of range"),
    value("dimension", #""16px""#, at: "16px", "1 dimension as text"),
    value("dimension", "16", at: "16", "1 dimension without a unit"),
    value("dimension", #"" 16px""#, at: " 16px", "1 text with blanks around it"),
    value("duration", #""1s""#, at: "1s", "1 duration as text"),
    value(
      "color", #"{"colorSpace": "srgb", "channels": [1, 0, 0]}"#, at: "channels",
      "1 colour with 'channels'"),
    value("dimension", #"{"value": 1, "unit": "em"}"#, at: "em", "1 other unit"),
    value("dimension", #"{"value": 1, "unit": "PX"}"#, at: "PX", "1 other unit"),
    value("color", #"{"colorSpace": "hsl", "components": [360, 1, 1]}"#, at: "360", "1 hue of 360"),
    value(
      "color", #"{"colorSpace": "hsl", "components": [-30, 1, 1]}"#, at: "-30",
      "1 component out of range"),
    value(
      "color", #"{"colorSpace": "srgb", "components": [1.2, 1, 1]}"#, at: "1.2",
      "1 component out of range"),
    value(
      "color", #"{"colorSpace": "srgb", "components": [0, 1, 1], "alpha": 2}"#, at: "2",
      "1 component out of range"),
    value(
      "typography", #"{"fontFamily": "A"}"#, at: "}", "1 typography with members missing"),
    value(
      "typography",
      #"{"fontFamily": "A", "fontSize": \#(length), "fontWeight": 400, "letterSpacing": \#(length), "lineHeight": {"value": 20, "unit": "px"}}"#,
      at: #"{"value": 20, "unit": "px"}"#, "1 line height as a dimension"),
    value("spacing", #""auto""#, .unknownType, at: "spacing", "1 type outside the standard"),
    value("string", #""x""#, .unknownType, at: "string", "1 type outside the standard"),
    value("boolean", "true", .unknownType, at: "boolean", "1 type outside the standard"),
    Case(
      text: #"{"a": {"$value": 1}}"#, code: .missingType, place: "a", note: "1 token without a type"
    ),
    Case(
      text: #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": null}}"#,
      code: .invalidValue, place: "null", note: "1 null"),
    Case(
      text: #"{"a.b": {"$type": "number", "$value": 1}}"#, code: .invalidName, place: "a.b",
      note: "1 name with a dot or a brace"),
    Case(
      text: #"{"a}": {"$type": "number", "$value": 1}}"#, code: .invalidName, place: "a}",
      note: "1 name with a dot or a brace"),
    value("fontWeight", #""Semi Bold""#, at: "Semi Bold", "1 other font weight"),
    value("number", #""1.5""#, at: "1.5", "1 value as text"),
    value("cubicBezier", #""ease-in""#, at: "ease-in", "1 value as text"),
    value("shadow", ##""0 1px 2px #000""##, at: "0 1px 2px #000", "1 composite as text"),
    value(
      "shadow",
      #"{"color": \#(black), "offsetX": \#(length), "offsetY": \#(length), "blur": \#(length)}"#,
      at: "}", "1 composite with members missing"),
    value(
      "shadow",
      #"{"color": \#(black), "x": \#(length), "offsetY": \#(length), "blur": \#(length), "spread": \#(length)}"#,
      at: "x", "1 older member name"),
    value(
      "dimension", #"{"value": 1, "unit": "px", "more": 1}"#, at: "more", "1 unknown member"),
    Case(
      text:
        #"{"n": {"$type": "fontFamily", "$value": "A"}, "a": {"$type": "fontFamily", "$value": ["{n}"]}}"#,
      code: .invalidValue, place: "{n}", note: "1 reference in braces to a part"),
    Case(
      text:
        #"{"n": {"$type": "fontFamily", "$value": "A"}, "a": {"$type": "fontFamily", "$value": "{n}, B"}}"#,
      code: .invalidValue, place: "{n}, B", note: "1 reference inside a text"),
    Case(
      text: #"{"a": {"$type": "number", "$value": 1, "$description": null}}"#,
      code: .invalidValue, place: "null", note: "1 null"),
  ]

  private func validate(_ text: String, as dialect: Dialect) -> Validation {
    TokenCompiler(options: CompilerOptions(dialect: dialect))
      .validate([SourceFile(path: "tokens.json", text: text)])
  }

  @Test(arguments: cases) func theStandardRefusesIt(sample: Case) throws {
    let validation = validate(sample.text, as: .dtcg)
    let errors = validation.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [sample.code])
    let span = try #require(errors.first?.span)
    #expect(validation.graph.sources[span.source].text(in: span.range) == sample.place)
  }

  @Test(arguments: cases, [Dialect.auto, .dtcgDraft, .styleDictionary, .tokensStudio])
  func othersReadItWithOneNote(sample: Case, dialect: Dialect) throws {
    var text = sample.text
    if dialect == .styleDictionary {
      text = text.replacing("$description", with: "comment").replacing("$", with: "")
    }
    let findings = validate(text, as: dialect).diagnostics
    #expect(findings.map(\.id) == [.legacySyntax])
    let note = try #require(findings.first)
    #expect(note.message.contains(sample.note), "\(note.message)")
    #expect(note.help?.isEmpty == false)
  }

  @Test func aNoteCountsAndNamesWhatReplacesEachSpelling() {
    let text =
      ##"{"a": {"$type": "color", "$value": "#fff"}, "b": {"$type": "color", "$value": "#000"}, "c": {"$type": "dimension", "$value": "1em"}}"##
    let findings = validate(text, as: .auto).diagnostics
    #expect(
      findings.map(\.message) == [
        "read spellings that the standard has replaced: 2 colours as text, 1 dimension as text, "
          + "1 other unit"
      ])
    #expect(
      findings.first?.help == "the standard has {\"colorSpace\": …, \"components\": […]}; "
        + "{\"value\": …, \"unit\": \"px\"}; the units 'px' and 'rem'")
  }

  /// What is nearly right is told with what is right.
  @Test(arguments: [
    (#"{"colorSpace": "okLCH", "components": [0, 0, 0]}"#, "did you mean 'oklch'?"),
    (#"{"colorSpace": "SRGB", "components": [0, 0, 0]}"#, "did you mean 'srgb'?"),
    (
      #"{"colorSpace": "srgb", "components": ["None", 0, 0]}"#,
      "'component' is a number or 'none', not 'None'"
    ),
  ]) func nearlyRightColoursAreToldSo(value: String, words: String) {
    let text = #"{"a": {"$type": "color", "$value": \#(value)}}"#
    let findings = validate(text, as: .dtcg).diagnostics
    #expect(findings.map(\.id) == [.invalidValue])
    #expect([findings.first?.help, findings.first?.message].contains(words))
  }
}
