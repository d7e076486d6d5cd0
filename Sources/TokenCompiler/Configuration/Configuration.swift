/// What a `tokenc.json` says. Paths stand as they are written there.
package struct Configuration: Sendable {
  /// Text with its place in the configuration file.
  package struct Placed: Sendable, Hashable {
    package var text: String
    /// In source 0, which is the configuration file.
    package var span: SourceSpan
  }

  /// Files that lie at one place in the order of layers.
  package struct Layer: Sendable {
    package var files: [Placed]
    /// Modifier to context; empty takes part in all themes.
    package var when: [String: String] = [:]
    package var isContract = false
  }

  /// What `build` is to write.
  package struct Output: Sendable {
    package var format: any Emitter.Type
    /// `-` is standard output.
    package var path: String
    /// Values of the format's options that hold for this output alone, by name without `--ID-`.
    package var settings: [String: String] = [:]
  }

  /// The file itself.
  package var source: SourceFile
  /// The layers, lowest first: bases, their themes, layers.
  package var layers: [Layer] = []
  /// What lies above them: inputs.
  package var inputs: [Layer] = []
  /// Patterns for custom themes that take the place of inputs, each by itself.
  package var each: [Placed] = []
  /// What lies on top: themes of the inputs.
  package var themes: [Layer] = []
  /// The modifiers whose contexts are listed.
  package var modifiers: [Modifier] = []
  /// The names of `theme` and `base-theme`, each once, in the order in which they stand.
  package var themeNames: [String] = []
  /// What is chosen, by modifier.
  package var picks: [String: CompilerOptions.Pick] = [:]
  package var outputs: [Output] = []
  /// The structs of components that Swift outputs have.
  package var components: [ComponentView] = []
  /// The values of the options that take one word or none (then it is empty), by name.
  package var options: [String: String] = [:]

  /// How rules judge; spans are in source 0.
  package var rules = RuleConfiguration()

  package var limits = CompilerLimits()

  /// A configuration that says nothing.
  package init(source: SourceFile) { self.source = source }

  /// The values of a format's options that hold for all its outputs.
  package func settings(for format: any Emitter.Type) -> [String: String] {
    var values: [String: String] = [:]
    for option in format.options { values[option.name] = options["\(format.id)-\(option.name)"] }
    return values
  }
}
