/// Every key of `tokenc.json`. A key has the name of the option of the command line that says the
/// same.
package struct ConfigurationTable: Sendable {
  /// The keys of the file as a whole.
  let keys: [ConfigurationKey]

  /// The table for the forms of report that there are; reporting comes after this folder.
  package init(reports: [String]) {
    keys =
      Self.about + Self.files + Self.choices + Self.outputs + Self.findings(reports)
      + Self.rules + Self.limits
  }

  private static let fileName = "a file name"

  private static let about = [
    ConfigurationKey("$schema", .text("a URL"), "The schema of this file, for editors.")
  ]

  private static let files = [
    ConfigurationKey(
      "base", .oneOrMany(fileName),
      "The contract: layers that lie lowest and say what custom themes may override."),
    ConfigurationKey(
      "base-theme", .map(key: "a theme", .oneOrMany(fileName)),
      "The base's own further themes, such as its dark, by name."),
    ConfigurationKey(
      "layers", .list(.either([.text(fileName), .object(layer)])),
      "The layers, lowest first: a later one overrides an earlier one token by token."),
    ConfigurationKey(
      "inputs", .oneOrMany(fileName),
      "Layers above those of 'layers', as the files of the command line."),
    ConfigurationKey(
      "each", .oneOrMany("a pattern of file names"),
      "Custom themes in the place of inputs, each checked by itself by 'validate'."),
    ConfigurationKey(
      "theme", .map(key: "a theme", .oneOrMany(fileName)),
      "Contexts of the modifier 'theme' by name, each with the files on top of the inputs."),
    ConfigurationKey(
      "modifiers", .map(key: "a modifier", .list(.text("a context"))),
      "The contexts of modifiers, the default first. Without it they come from the layers, with the "
        + "context 'default' besides."),
  ]

  private static let layer = [
    ConfigurationKey(
      "files", .oneOrMany(fileName), isRequired: true, "The layer's files, lowest first."),
    ConfigurationKey(
      "when", .map(key: "a modifier", .text("a context")),
      "The context of each modifier in which the layer takes part; in all of them otherwise."),
    ConfigurationKey(
      "contract", .boolean,
      "Whether the layer belongs to the contract that the layers above may override only."),
  ]

  private static let choices = [
    ConfigurationKey(
      "input", .map(key: "a modifier", .text("a context")),
      "The context to choose of a modifier; '*' keeps all of them."),
    ConfigurationKey(
      "dialect", .word(Dialect.allCases.map(\.rawValue)), "How the files are spelled."),
    ConfigurationKey(
      "allow-outside", .boolean,
      "Whether documents may name files outside the folder of the document that was given."),
  ]

  private static let outputs =
    [
      ConfigurationKey(
        "outputs", .list(.either([.text("an output"), .object(output)])),
        "What 'build' writes, and whose findings 'validate' reports: PATH, FORMAT:PATH or an object."
      ),
      ConfigurationKey(
        "depfile", .text(fileName), "A Make or Ninja dependency file that 'build' writes."),
      ConfigurationKey(
        "cache", .text(fileName),
        "A file by which 'build' knows that nothing has changed, and does nothing."),
      ConfigurationKey(
        "swift-components", .map(key: "a component", .object(component)),
        "Structs with the attributes of one component, by name, that Swift outputs have besides."),
    ] + emitterOptions

  private static let component = [
    ConfigurationKey(
      "path", .text("a path"), isRequired: true,
      "The path of the component's group; '*' as one name of it stands for the instances."),
    ConfigurationKey(
      "instances", .list(.text("a name")),
      "The names that '*' stands for; every group that fits without it."),
    ConfigurationKey(
      "fields", .map(key: "a field", .text("a path")),
      "The token of each attribute; '.NAME' goes on from the path. Every token below without it."),
  ]

  private static let output =
    [
      ConfigurationKey(
        "path", .text(fileName), isRequired: true,
        "Where it goes; '{theme}' in it makes one file for each context of the modifier 'theme'."),
      ConfigurationKey(
        "format", .word(Emitters.all.map { $0.id }),
        "The format, where the end of the path does not say it."),
    ] + emitterOptions

  /// `css-references` and the like.
  private static let emitterOptions = Emitters.all.flatMap { emitter in
    emitter.options.map { option in
      let shape: ConfigurationShape =
        switch option.value {
        case .text: .text("text")
        case .choice(let words): .word(words)
        case .flag: .boolean
        }
      return ConfigurationKey("\(emitter.id)-\(option.name)", shape, sentence(option.help))
    }
  }

  private static func findings(_ reports: [String]) -> [ConfigurationKey] {
    [
      ConfigurationKey("strict", .boolean, "Whether warnings count as errors."),
      ConfigurationKey(
        "baseline", .text(fileName), "Known findings, which 'validate' does not report."),
      ConfigurationKey("report", .word(reports), "How findings are printed."),
      ConfigurationKey(
        "color", .word(["auto", "always", "never"]), "Whether the text report is coloured."),
    ]
  }

  private static let limits = [
    ConfigurationKey(
      "limits",
      .object([
        ConfigurationKey(
          "file-size", .integer(CompilerLimits.fileSizes), "The size of one document in bytes."),
        ConfigurationKey(
          "nesting", .integer(CompilerLimits.nestings),
          "How deep objects and arrays of one document stand in each other."),
        ConfigurationKey(
          "tokens", .integer(CompilerLimits.tokenCounts),
          "The tokens that all layers declare together."),
        ConfigurationKey(
          "themes", .integer(CompilerLimits.themeCounts),
          "The combinations of contexts that were not picked away."),
        ConfigurationKey(
          "tokens-in-themes", .integer(CompilerLimits.tokenCountsInThemes),
          "The tokens of all themes together, where there are several."),
      ]), "How much one run takes on.")
  ]

  /// The line of the help as a sentence.
  private static func sentence(_ help: String) -> String {
    (help.first?.uppercased() ?? "") + help.dropFirst() + "."
  }
}
