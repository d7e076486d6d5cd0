// What tokens can have wrong between them.
extension DiagnosticCatalog {
  static let inReferences = [
    DiagnosticExplanation(
      .circularReference, summary: "References lead back to where they began.",
      rationale: "Nothing in the ring has a value. Every hop is shown.",
      fix: "Give one of the tokens in the ring a value.",
      bad: DiagnosticExample(
        #"{ "theme": { "color": { "a": "{theme.color.b}", "b": "{theme.color.a}" } } }"#),
      good: DiagnosticExample(
        ##"{ "theme": { "color": { "a": "{theme.color.b}", "b": "#ffffff" } } }"##),
      sources: [Citation.format]),
    DiagnosticExplanation(
      .invalidExtends, summary: "'$extends' does not name a group.",
      rationale: "The group gets none of the tokens that were to come from there.",
      fix: "Name a group, such as {button.base}; not a token.",
      bad: strict(
        #"{ "a": { "$extends": "{missing}", "b": { "$type": "number", "$value": 1 } } }"#),
      good: strict(
        """
        { "base": { "$type": "number", "c": { "$value": 2 } },
          "a": { "$extends": "{base}", "b": { "$value": 1 } } }
        """),
      sources: [Citation.format]),
    DiagnosticExplanation(
      .typeMismatch,
      summary: "A value, a reference or an override has another type than its place.",
      rationale:
        "What reads the token expects the type of its place: a colour where a length stands "
        + "breaks it. A custom theme keeps the type of every token that it overrides.",
      fix: "Give a value of that type, or refer to a token that has it. Both places are shown.",
      bad: DiagnosticExample(
        #"{ "theme": { "color": { "a": "{theme.radius.b}" }, "radius": { "b": 4 } } }"#),
      good: DiagnosticExample(
        #"{ "theme": { "width": { "a": "{theme.radius.b}" }, "radius": { "b": 4 } } }"#),
      sources: [Citation.format]),
    DiagnosticExplanation(
      .unknownReference, summary: "A reference leads to no token.",
      rationale: "The token has no value. A group cannot be referred to, only a token in it.",
      fix: "Write the path that is meant; the nearest one is proposed.",
      bad: DiagnosticExample(
        ##"{ "theme": { "color": { "a": "{theme.color.bleu}", "blue": "#0000ff" } } }"##),
      good: DiagnosticExample(
        ##"{ "theme": { "color": { "a": "{theme.color.blue}", "blue": "#0000ff" } } }"##),
      sources: [Citation.format]),
  ]
}
