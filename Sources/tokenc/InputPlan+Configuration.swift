import TokenCompiler

extension InputPlan {
  /// Takes the layers of the configuration, with the modifiers that it lists for them.
  mutating func takeLayers(of loaded: LoadedConfiguration) {
    guard let configuration = loaded.configuration else { return }
    for layer in configuration.layers {
      files += layer.files.map {
        Input(
          path: loaded.path($0.text), when: layer.when, isContract: layer.isContract,
          place: $0.span)
      }
    }
    options.modifiers = configuration.modifiers
    themeNames = configuration.themeNames
    // The file that is most the theme's own: one above the contract, and one that is in every theme.
    let own = files.filter { !$0.isContract }
    let candidates = own.isEmpty ? files : own
    let top = candidates.last { $0.when.isEmpty } ?? candidates.last
    if let top { inputName = Self.name(of: [top.path]) }
  }

  /// Takes what the configuration chooses, unless the command line does. What it chooses of modifiers
  /// that its layers bring goes with the layers.
  mutating func takePicks(
    of loaded: LoadedConfiguration, _ arguments: ParsedArguments, namesFiles: Bool
  ) {
    guard let configuration = loaded.configuration, !arguments.has("input") else { return }
    options.picks = configuration.picks
    guard namesFiles else { return }
    for name in configuration.ownModifiers { options.picks[name] = nil }
  }
}

extension Configuration {
  /// The modifiers that it names itself.
  fileprivate var ownModifiers: Set<String> {
    let named = layers.flatMap(\.when.keys) + modifiers.map(\.name)
    return Set(named + (themeNames.isEmpty ? [] : ["theme"]))
  }
}
