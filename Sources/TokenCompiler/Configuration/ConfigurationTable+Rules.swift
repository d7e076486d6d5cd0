// What says how rules judge.
extension ConfigurationTable {
  private static let pattern = "a pattern of paths"
  private static let patterns = ConfigurationShape.oneOrMany(pattern)
  private static let levels = ConfigurationShape.word(RuleLevel.allCases.map(\.rawValue))

  static let rules = [
    ConfigurationKey(
      "rules", .object(LintRules.all.map(rule)),
      "How bad the findings of each rule are, and how it judges."),
    ConfigurationKey(
      "ignores", .list(.object(ignore)), "Findings that are known and accepted, with the reason."),
    ConfigurationKey(
      "contract", .object(contract), "What custom themes may and have to override."),
    ConfigurationKey(
      "palette", patterns, "Tokens that are there to be referred to, such as 'primitives.**'."),
  ]

  private static let ignore = [
    ConfigurationKey(
      "code", .word(LintRules.all.map { $0.id.rawValue }), isRequired: true, "The rule."),
    ConfigurationKey(
      "path", patterns, isRequired: true,
      "The tokens: '*' stands for any part of one name, '**' for any number of names."),
    ConfigurationKey("reason", .text("text"), isRequired: true, "Why the findings are accepted."),
    ConfigurationKey(
      "severity", levels, "What the findings become; 'off', which hides them, without it."),
  ]

  private static let contract = [
    ConfigurationKey(
      "additions", patterns, "Tokens that a custom theme may add although the base lacks them."),
    ConfigurationKey("frozen", patterns, "Tokens that a custom theme must leave as they are."),
    ConfigurationKey(
      "required-groups", .oneOrMany("the path of a group"),
      "Groups of which a custom theme has to override every token."),
    ConfigurationKey(
      "together", .list(.list(.text(pattern))),
      "Sets of tokens of which a custom theme overrides all or none."),
  ]

  /// A rule's key: a severity, or an object with one and with the rule's own options.
  private static func rule(_ rule: any LintRule.Type) -> ConfigurationKey {
    let own = options[rule.id.rawValue] ?? []
    let object = [ConfigurationKey("severity", levels, "How bad a finding is.")] + own
    return ConfigurationKey(rule.id.rawValue, .either([levels, .object(object)]), rule.summary)
  }

  /// The options of the rules that have some.
  private static let options: [String: [ConfigurationKey]] = [
    "contrast": contrast, "touch-target": touchTarget, "color-vision": colorVision,
    "minimum-font-size": [
      ConfigurationKey("minimum", .number(0...1000), "The least size in px.")
    ],
    "naming-style": [
      ConfigurationKey(
        "style", .word(StructureOptions.NamingStyle.allCases.map(\.rawValue)),
        "How names are spelt.")
    ],
    "layer-order": [
      ConfigurationKey("layers", .list(.object(layerOfTokens)), "The layers of tokens.")
    ],
  ]

  private static let contrast = [
    ConfigurationKey(
      "algorithm", .word(ContrastOptions.Algorithm.allCases.map(\.rawValue)),
      "How contrast is measured."),
    ConfigurationKey(
      "level", .word(ContrastOptions.Level.allCases.map(\.rawValue)), "How much is asked for."),
    ConfigurationKey(
      "pairs", .list(.object(pair)), "Pairs besides those that are found by name."),
    ConfigurationKey("find-pairs", .boolean, "Whether pairs are found by name."),
    ConfigurationKey(
      "backdrop", .text("a path or a colour"),
      "The colour that lies behind translucent backgrounds: the path of a token, or a colour."),
    ConfigurationKey(
      "icon-only", .oneOrMany("a name"), "Groups whose components show an icon and no text."),
    ConfigurationKey(
      "exempt-states", .oneOrMany("a name"), "Names of states that need no contrast."),
  ]

  private static let pair = [
    ConfigurationKey("foreground", .text("a path"), isRequired: true, "The foreground."),
    ConfigurationKey("background", .text("a path"), isRequired: true, "The background."),
    ConfigurationKey(
      "kind", .word(ContrastOptions.Kind.allCases.map(\.rawValue)), "What the foreground is."),
    ConfigurationKey(
      "minimum", .number(0...108), "The least contrast, where it is not that of the kind."),
  ]

  private static let touchTarget = [
    ConfigurationKey(
      "platform", .word(TouchTargetOptions.Platform.allCases.map(\.rawValue)),
      "Whose guidelines hold."),
    ConfigurationKey(
      "minimum", .number(0...1000), "The least width and height in px, where it is another."),
    ConfigurationKey(
      "components", .oneOrMany("a name"), "Interactive components besides those that are known."),
  ]

  private static let colorVision = [
    ConfigurationKey(
      "families", .map(key: "a family", patterns),
      "Colours, by family, that stay apart from those of every other family."),
    ConfigurationKey(
      "minimum-difference", .number(0...1), "The least difference, as ΔE OK."),
  ]

  private static let layerOfTokens = [
    ConfigurationKey("name", .text("a name"), isRequired: true, "How findings name it."),
    ConfigurationKey("tokens", patterns, isRequired: true, "The tokens of the layer."),
    ConfigurationKey(
      "refers-to", .oneOrMany("a layer"), "The layers that its tokens may refer to."),
  ]
}
