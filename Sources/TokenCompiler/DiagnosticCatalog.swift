/// What a code means, for people who meet it in a report.
public struct DiagnosticExplanation: Sendable, Hashable {
  /// The code.
  public let id: DiagnosticID
  /// How bad a finding of the code is where nobody says otherwise; `nil` is off.
  public let severity: Severity?
  /// What was found, one sentence.
  public let summary: String
  /// Why it matters and what to do, one or two sentences.
  public let advice: String
  /// A document that provokes it; `nil` where no document alone does.
  public let bad: String?
  /// The same document, mended.
  public let good: String?

  init(
    _ id: DiagnosticID, severity: Severity? = .error, summary: String, advice: String,
    bad: String? = nil, good: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.advice = advice
    self.bad = bad
    self.good = good
  }
}

/// Every code that a run can report, with its explanation. `Documentation/Diagnostics.md` is made
/// from it, and a test provokes each code with its bad document.
public enum DiagnosticCatalog {
  /// The explanations, by code.
  public static let all: [DiagnosticExplanation] =
    (inDocuments + inReferences + inRuns).sorted { $0.id < $1.id }

  private static let inDocuments = [
    DiagnosticExplanation(
      .duplicateKey, summary: "A key stands twice in one object.",
      advice:
        "Only one of the two values can hold, and which one is an accident. Remove or rename one.",
      bad: #"{ "theme": { "spacer": { "sm": 8, "sm": 12 } } }"#,
      good: #"{ "theme": { "spacer": { "sm": 8, "md": 12 } } }"#),
    DiagnosticExplanation(
      .invalidName, summary: "A token or group has a name that the format does not allow.",
      advice:
        "A name must not be empty, begin with '$' or contain '{', '}' or '.': those mean something in "
        + "references.",
      bad: #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
      good: #"{ "a-b": { "$type": "number", "$value": 1 } }"#),
    DiagnosticExplanation(
      .invalidValue, summary: "A value breaks the rules of its type.",
      advice: "The message names the member and what is expected there.",
      bad: ##"{ "theme": { "color": { "brand": "#12345" } } }"##,
      good: ##"{ "theme": { "color": { "brand": "#123456" } } }"##),
    DiagnosticExplanation(
      .legacySyntax, severity: .note,
      summary: "A file uses spellings that the standard has replaced.",
      advice: "They are read all the same. The note counts them and names what replaces them; "
        + "--dialect dtcg refuses them.",
      bad: ##"{ "brand": { "$type": "color", "$value": "#1d5fe2" } }"##,
      good: """
        { "brand": { "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0.1, 0.4, 0.9] } } }
        """),
    DiagnosticExplanation(
      .missingType, summary: "A token has no type and none can be inherited.",
      advice: "Give the token or a group around it a '$type'. Only --dialect dtcg asks for it.",
      bad: #"{ "gap": { "$value": 8 } }"#,
      good: #"{ "gap": { "$type": "number", "$value": 8 } }"#),
    DiagnosticExplanation(
      .syntax, summary: "The text is not JSON, or its top level is no object.",
      advice:
        "The message says what is expected at the place. Files named .jsonc may have comments and "
        + "trailing commas, files named .json5 all of JSON5.",
      bad: #"{ "theme": { "spacer": { "sm": 8, } } }"#,
      good: #"{ "theme": { "spacer": { "sm": 8 } } }"#),
    DiagnosticExplanation(
      .unfinishedToken, severity: .warning,
      summary: "An object looks like a token but has no value.",
      advice: "Give it a '$value', or remove it.",
      bad: #"{ "gap": { "$type": "number" }, "a": { "$type": "number", "$value": 1 } }"#,
      good: #"{ "gap": { "$type": "number", "$value": 8 } }"#),
    DiagnosticExplanation(
      .unknownProperty, severity: .warning,
      summary: "A property begins with '$' but is none that tokenc knows.",
      advice:
        "It is ignored, so a misspelt property has no effect. Correct it, or move data of your own "
        + "into '$extensions'.",
      bad: #"{ "a": { "$type": "number", "$value": 1, "$descripton": "x" } }"#,
      good: #"{ "a": { "$type": "number", "$value": 1, "$description": "x" } }"#),
    DiagnosticExplanation(
      .unknownType, summary: "A '$type' is none of the standard's 13.",
      advice: "Types are case-sensitive. Only --dialect dtcg refuses others.",
      bad: #"{ "a": { "$type": "Number", "$value": 1 } }"#,
      good: #"{ "a": { "$type": "number", "$value": 1 } }"#),
  ]

  private static let inReferences = [
    DiagnosticExplanation(
      .circularReference, summary: "References lead back to where they began.",
      advice: "Nothing in the ring has a value. Every hop is shown; give one of them a value.",
      bad: #"{ "theme": { "color": { "a": "{theme.color.b}", "b": "{theme.color.a}" } } }"#,
      good: ##"{ "theme": { "color": { "a": "{theme.color.b}", "b": "#ffffff" } } }"##),
    DiagnosticExplanation(
      .invalidExtends, summary: "'$extends' does not name a group.",
      advice: "It takes a reference to a group, such as {button.base}; not a token.",
      bad: #"{ "a": { "$extends": "{missing}", "b": { "$type": "number", "$value": 1 } } }"#,
      good: """
        { "base": { "$type": "number", "c": { "$value": 2 } },
          "a": { "$extends": "{base}", "b": { "$value": 1 } } }
        """),
    DiagnosticExplanation(
      .typeMismatch,
      summary: "A value, a reference or an override has another type than its place.",
      advice:
        "Both places are shown. A custom theme keeps the type of every token that it overrides.",
      bad: #"{ "theme": { "color": { "a": "{theme.radius.b}" }, "radius": { "b": 4 } } }"#,
      good: #"{ "theme": { "width": { "a": "{theme.radius.b}" }, "radius": { "b": 4 } } }"#),
    DiagnosticExplanation(
      .unknownReference, summary: "A reference leads to no token.",
      advice: "The nearest path is proposed. A group cannot be referred to, only a token in it.",
      bad: ##"{ "theme": { "color": { "a": "{theme.color.bleu}", "blue": "#0000ff" } } }"##,
      good: ##"{ "theme": { "color": { "a": "{theme.color.blue}", "blue": "#0000ff" } } }"##),
  ]

  private static let inRuns =
    [
      DiagnosticExplanation(
        .gamut, severity: .note, summary: "A colour does not fit into the output's colour space.",
        advice: "It was moved to the nearest colour that does (CSS Color 4's method in OKLCH)."),
      DiagnosticExplanation(
        .invalidInput, summary: "--input names a modifier or context that the theme does not have.",
        advice: "The nearest name is proposed. A modifier without a default has to be picked."),
      DiagnosticExplanation(
        .invalidOption, summary: "The command line asks for something that cannot be done.",
        advice: "The message says what; tokenc COMMAND --help lists the options."),
      DiagnosticExplanation(
        .invalidResolver,
        summary: "A resolver document breaks the rules, or names a file that is not there.",
        advice: "The message names the rule."),
      DiagnosticExplanation(
        .limitExceeded, summary: "An input is larger or deeper than tokenc reads.",
        advice: "Documentation/Limits.md lists the limits."),
      DiagnosticExplanation(
        .nameCollision, summary: "Two tokens get the same name in an output.",
        advice: "Outputs allow fewer characters than paths. Both places are shown; rename one."),
      DiagnosticExplanation(
        .unreadableFile, summary: "A file cannot be read.",
        advice: "The message has the system's reason."),
      DiagnosticExplanation(
        .unwritableFile, summary: "A file cannot be written.",
        advice: "No output has changed. The message has the system's reason."),
    ]
    + LintRules.all.map {
      DiagnosticExplanation(
        $0.id, severity: $0.defaultSeverity, summary: $0.summary, advice: $0.rationale)
    }
}
