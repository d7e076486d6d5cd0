// What depends on the command line, on outputs and on the disk.
extension DiagnosticCatalog {
  static let inRuns = [
    DiagnosticExplanation(
      .gamut, severity: .note, summary: "A colour does not fit into the output's colour space.",
      rationale:
        "It was moved to the nearest colour that does, in OKLCH, as CSS Color 4 describes, so "
        + "it looks different from what was chosen.",
      fix: "Nothing has to be done. Choose a colour inside the space where the difference matters.",
      bad: DiagnosticExample(
        ["theme.json": wideColor("[0, 1, 0]")], "build theme.json --format css"),
      good: DiagnosticExample(
        ["theme.json": wideColor("[0.3, 0.5, 0.4]")], "build theme.json --format css"),
      sources: [Citation.cssColor]),
    DiagnosticExplanation(
      .invalidConfig, summary: "A configuration file, such as tokenc.json, cannot be used.",
      rationale:
        "A key or word that nobody reads has no effect, and nobody notices. Every fault is shown "
        + "at its place.",
      fix: "Write the key or word that is proposed. Documentation/Configuration.md has all keys.",
      bad: DiagnosticExample(
        ["tokenc.json": #"{ "layer": ["theme.json"] }"#, "theme.json": white], "validate"),
      good: DiagnosticExample(
        ["tokenc.json": #"{ "layers": ["theme.json"] }"#, "theme.json": white], "validate"),
      option: "--config"),
    DiagnosticExplanation(
      .invalidContract, summary: "A contract file breaks the rules, or is of another version.",
      rationale:
        "What custom themes may override is not known without it, so none of them could be judged.",
      fix: "Write it anew with tokenc schema --contract. Documentation/Schema.md has the format.",
      bad: DiagnosticExample(
        ["base.json": contract(version: 2), "acme.json": white],
        "validate acme.json --base base.json"),
      good: DiagnosticExample(
        ["base.json": contract(version: 1), "acme.json": white],
        "validate acme.json --base base.json")),
    DiagnosticExplanation(
      .invalidInput,
      summary:
        "--input names a modifier or context that the theme does not have, or --dialect one that a file is "
        + "not.",
      rationale:
        "Without the context there is no theme to resolve. A modifier without a default has "
        + "to be picked.",
      fix: "Write the name that is proposed.",
      bad: DiagnosticExample(
        ["theme.json": white], "build theme.json --input mode=dark --format json"),
      good: DiagnosticExample(["theme.json": white], "build theme.json --format json"),
      option: "--input", sources: [Citation.resolver]),
    DiagnosticExplanation(
      .invalidOption, summary: "The command line asks for something that cannot be done.",
      rationale: "tokenc does nothing rather than half of what was asked.",
      fix: "The message says what is wrong; tokenc COMMAND --help lists the options.",
      bad: DiagnosticExample(["theme.json": white], "build theme.json --format jsn"),
      good: DiagnosticExample(["theme.json": white], "build theme.json --format json")),
    DiagnosticExplanation(
      .invalidResolver,
      summary: "A resolver document breaks the rules, or names a file that is not there.",
      rationale: "Which files make up which theme is not known without it.",
      fix: "The message names the rule.",
      bad: DiagnosticExample(
        ["product.resolver.json": resolver("light.json"), "base.json": white],
        "validate product.resolver.json"),
      good: DiagnosticExample(
        ["product.resolver.json": resolver("base.json"), "base.json": white],
        "validate product.resolver.json"),
      sources: [Citation.resolver]),
    DiagnosticExplanation(
      .limitExceeded, summary: "An input is larger or deeper than tokenc reads.",
      rationale:
        "The limits keep a hostile file from taking the machine. They are far from what real "
        + "themes need.",
      fix: "Documentation/Limits.md lists the limits. Split the file, or nest it less deeply."),
    DiagnosticExplanation(
      .nameCollision,
      summary:
        "Two tokens get the same name in an output, or two files of one set declare a token.",
      rationale:
        "Outputs allow fewer characters than paths, and one of the two would hide the other. Where Style "
        + "Dictionary merges files, the last one hides the others, which is told in a note.",
      fix:
        "Rename one of the two. Both places are shown. Files that override others on purpose are an entry "
        + "of their own among the layers of tokenc.json, or a --theme.",
      bad: DiagnosticExample(["theme.json": pair("a-b", "a_b")], "build theme.json --format swift"),
      good: DiagnosticExample(["theme.json": pair("a-b", "a-c")], "build theme.json --format swift")
    ),
    DiagnosticExplanation(
      .notInStandard, severity: .warning,
      summary:
        "A token, name or combination of contexts that the standard does not have was converted.",
      rationale:
        "Other tools of the standard do not see what is kept in '$extensions', and know a renamed token "
        + "by its new name only.",
      fix: "Give the token a type, unit or name that the standard has, or leave it to tokenc.",
      bad: DiagnosticExample(
        ["theme.json": #"{ "theme": { "content": { "title": "Hello" } } }"#],
        "convert theme.json -o out"),
      good: DiagnosticExample(
        ["theme.json": #"{ "theme": { "opacity": { "half": 0.5 } } }"#],
        "convert theme.json -o out"),
      option: "--strict", sources: [Citation.format]),
    DiagnosticExplanation(
      .unreadableFile, summary: "A file cannot be read.",
      rationale: "Nothing is known of the theme without it.",
      fix: "The message has the system's reason.",
      bad: DiagnosticExample(["theme.json": white], "validate thme.json"),
      good: DiagnosticExample(["theme.json": white], "validate theme.json")),
    DiagnosticExplanation(
      .unwritableFile, summary: "A file cannot be written.",
      rationale: "No output has changed, so that what is there fits together.",
      fix: "The message has the system's reason.",
      bad: DiagnosticExample(["theme.json": white], "build theme.json -o theme.json/theme.css"),
      good: DiagnosticExample(["theme.json": white], "build theme.json -o out/theme.css")),
  ]

  private static let white = ##"{ "theme": { "color": { "page": "#ffffff" } } }"##

  private static func contract(version: Int) -> String {
    """
    { "tokenc-contract": \(version), "dialect": "plain",
      "tokens": { "theme": { "color": { "page": { "$type": "color" } } } } }
    """
  }

  private static func pair(_ first: String, _ second: String) -> String {
    ##"{ "theme": { "color": { "\##(first)": "#ffffff", "\##(second)": "#000000" } } }"##
  }

  private static func wideColor(_ components: String) -> String {
    """
    { "leaf": { "$type": "color",
        "$value": { "colorSpace": "display-p3", "components": \(components) } } }
    """
  }

  private static func resolver(_ file: String) -> String {
    """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "\(file)" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }] }
    """
  }
}
