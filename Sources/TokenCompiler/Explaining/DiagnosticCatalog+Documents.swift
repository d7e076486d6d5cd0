// What one document can have wrong by itself.
extension DiagnosticCatalog {
  static let inDocuments = [
    DiagnosticExplanation(
      .duplicateKey, summary: "A key stands twice in one object.",
      rationale: "Only one of the two values can hold, and which one is an accident of the reader.",
      fix: "Remove or rename one of the two.",
      bad: DiagnosticExample(#"{ "theme": { "spacer": { "sm": 8, "sm": 12 } } }"#),
      good: DiagnosticExample(#"{ "theme": { "spacer": { "sm": 8, "md": 12 } } }"#),
      sources: [Citation.json]),
    DiagnosticExplanation(
      .invalidName, summary: "A token or group has a name that the format does not allow.",
      rationale: "A name must not be empty, begin with '$' or contain '{', '}' or '.': those mean "
        + "something in references. The tolerant dialects read such names and tell it in their "
        + "'legacy-syntax' note.",
      fix: "Rename it, and every reference to it.",
      bad: strict(#"{ "a.b": { "$type": "number", "$value": 1 } }"#),
      good: strict(#"{ "a-b": { "$type": "number", "$value": 1 } }"#),
      option: "--dialect", sources: [Citation.format]),
    DiagnosticExplanation(
      .invalidValue, summary: "A value breaks the rules of its type or of its name.",
      rationale: "No output can say what the value is, so a wrong one would be shipped in silence.",
      fix:
        "The message names the member and what is expected there; where one value is near, the help "
        + "has it. A word over another word is a warning, since the app may know more words.",
      bad: DiagnosticExample(##"{ "theme": { "color": { "brand": "#12345" } } }"##),
      good: DiagnosticExample(##"{ "theme": { "color": { "brand": "#123456" } } }"##),
      sources: [Citation.format, Citation.color]),
    DiagnosticExplanation(
      .legacySyntax, severity: .note,
      summary: "A file uses spellings that the standard has replaced.",
      rationale: "They are read all the same, but other tools of the standard may refuse them. The "
        + "note counts them and names what replaces them.",
      fix:
        "Write what the note names. --dialect dtcg refuses the old spellings, so that none comes "
        + "back.",
      bad: DiagnosticExample(##"{ "brand": { "$type": "color", "$value": "#1d5fe2" } }"##),
      good: DiagnosticExample(
        """
        { "brand": { "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0.1, 0.4, 0.9] } } }
        """),
      option: "--dialect", sources: [Citation.format]),
    DiagnosticExplanation(
      .missingType, summary: "A token has no type and none can be inherited.",
      rationale:
        "The standard does not guess a type from a value. Only --dialect dtcg asks for one.",
      fix: "Give the token or a group around it a '$type'.",
      bad: strict(#"{ "gap": { "$value": 8 } }"#),
      good: strict(#"{ "gap": { "$type": "number", "$value": 8 } }"#),
      option: "--dialect", sources: [Citation.format]),
    DiagnosticExplanation(
      .syntax, summary: "The text is not JSON, or its top level is no object.",
      rationale:
        "Where a bracket or a quote is missing or one too many, nobody knows which group a "
        + "token belongs to: every fault of the text is told, and nothing else of the file, nor of the "
        + "themes that it takes part in. With any other fault, such as a comma, the rest is checked too.",
      fix:
        "The message says what is expected at the place. Files named .jsonc may have comments and "
        + "trailing commas, files named .json5 all of JSON5.",
      bad: DiagnosticExample(#"{ "theme": { "spacer": { "sm": 8, } } }"#),
      good: DiagnosticExample(#"{ "theme": { "spacer": { "sm": 8 } } }"#),
      sources: [Citation.json]),
    DiagnosticExplanation(
      .unfinishedToken, severity: .warning,
      summary: "An object looks like a token but has no value, or lacks that of a mode.",
      rationale:
        "With a '$type' and nothing inside, no output has it; without a value for a mode, that of the "
        + "default mode shows there.",
      fix: "Give it a '$value', or one for each mode, or remove it.",
      bad: DiagnosticExample(
        #"{ "gap": { "$type": "number" }, "a": { "$type": "number", "$value": 1 } }"#),
      good: DiagnosticExample(#"{ "gap": { "$type": "number", "$value": 8 } }"#),
      option: "--strict"),
    DiagnosticExplanation(
      .unknownProperty, severity: .warning,
      summary: "A property begins with '$' but is none that tokenc knows.",
      rationale: "It is ignored, so a misspelt property has no effect.",
      fix: "Correct it, or move data of your own into '$extensions'.",
      bad: DiagnosticExample(
        #"{ "a": { "$type": "number", "$value": 1, "$descripton": "x" } }"#),
      good: DiagnosticExample(
        #"{ "a": { "$type": "number", "$value": 1, "$description": "x" } }"#),
      option: "--strict", sources: [Citation.format]),
    DiagnosticExplanation(
      .unknownType, summary: "A '$type' is none of the standard's 13.",
      rationale: "Types are case-sensitive. Only --dialect dtcg refuses others.",
      fix: "Write the type that the message proposes.",
      bad: strict(#"{ "a": { "$type": "Number", "$value": 1 } }"#),
      good: strict(#"{ "a": { "$type": "number", "$value": 1 } }"#),
      option: "--dialect", sources: [Citation.format]),
  ]

  /// A document that is judged by the letter of the standard.
  static func strict(_ text: String) -> DiagnosticExample {
    DiagnosticExample(text, options: "--dialect dtcg")
  }
}
