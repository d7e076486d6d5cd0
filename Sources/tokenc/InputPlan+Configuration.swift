import TokenCompiler

extension InputPlan {
  /// Takes the modifiers that the configuration names for its layers.
  mutating func takeModifiers(of configuration: Configuration) {
    options.modifiers = configuration.modifiers
    themeNames = configuration.themeNames
  }

  /// Takes layers of the configuration.
  mutating func take(_ layers: [Configuration.Layer], of loaded: LoadedConfiguration) {
    for (index, layer) in layers.enumerated() {
      files += layer.files.map {
        Input(
          path: loaded.path($0.text), when: layer.when, isContract: layer.isContract,
          entry: index + 1, place: $0.span)
      }
    }
    guard !layers.isEmpty else { return }
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
    let named = (layers + themes).flatMap(\.when.keys) + modifiers.map(\.name)
    return Set(named + (themeNames.isEmpty ? [] : ["theme"]))
  }
}
