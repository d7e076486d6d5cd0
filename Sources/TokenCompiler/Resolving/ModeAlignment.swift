/// Takes the values of modes in files for values of a modifier that the run has anyway, where the names
/// of the contexts mean the same.
///
/// Over `--base-theme dark=dark.json` a value for `light` is one for the theme `default`, and a value for
/// `dark` one for the theme `dark`. As a modifier of their own the modes would cross the themes, and
/// give a light theme in dark mode that nobody sees.
struct ModeAlignment {
  /// The modifier of the run to which the modes belong; `nil` where they are a modifier of their own.
  private var modifier: Modifier?
  /// For each mode the context that it stands for. A mode that stands for none adds one.
  private var meant: [String: String] = [:]
  /// Whether the modes of the contract belong to it as well.
  private var includesContract = true
  /// The contexts of the run's modifiers where the modes stand for none of them: one may be misspelt.
  private(set) var otherContexts: [String] = []

  /// Looks at the modifiers of the options, then at those that only conditions of layers name, then,
  /// for the modes of custom themes, at those of the contract's files.
  init(_ layers: [Layer], _ options: CompilerOptions) {
    let all = Self.modes(of: layers)
    guard !all.isEmpty else { return }
    let modifiers = Self.modifiers(of: options, layers)
    for candidate in modifiers where find(all, in: candidate) { return }
    otherContexts = modifiers.flatMap(\.contexts).filter { !Appearance.isNeutral($0) }
    let own = Self.modes(of: layers.filter { !$0.isContract })
    let files = layers.filter { $0.isContract && !Self.hasModes($0) }
    for candidate in files.flatMap(\.source.modifiers) where find(own, in: candidate) {
      includesContract = false
      return
    }
  }

  /// The name of the modifier to which the modes belong.
  var modifierOfModes: String { modifier?.name ?? ModeValues.modifier }
  /// The contexts that a mode may stand for.
  var contexts: [String] { modifier?.contexts ?? [] }
  /// The modes that stand for one of them by another name.
  var synonyms: [String] { meant.filter { $0.key != $0.value }.map(\.key) }
  /// The context that a mode stands for; itself where that is none of the run's.
  func context(of mode: String) -> String { meant[mode] ?? mode }

  // MARK: - What means the same

  /// Notes a modifier if a mode means one of its contexts, and not only as `default` does.
  private mutating func find(_ modes: [String], in candidate: Modifier) -> Bool {
    let contexts = Appearance.appearances(of: candidate)
    // Beside the dark of the run a file's `light` means something also where the file has no dark.
    let own = Appearance.appearances(
      of: Modifier("", contexts: modes + candidate.contexts, defaultContext: nil))
    var found: [String: String] = [:]
    for (mode, appearance) in zip(modes, own) {
      let same =
        candidate.contexts.first { $0 == mode }
        ?? appearance.flatMap { contexts.firstIndex(of: $0) }.map { candidate.contexts[$0] }
      guard let same else { continue }
      found[mode] = same
      // `Light` is told as `light`, which then means the same.
      let plain = mode.lowercased()
      if found[plain] == nil { found[plain] = same }
    }
    guard found.keys.contains(where: { !Appearance.isNeutral($0) }) else { return false }
    (modifier, meant) = (candidate, found)
    return true
  }

  /// The modes that files bring along, each once.
  private static func modes(of layers: [Layer]) -> [String] {
    var names: [String] = []
    for layer in layers where hasModes(layer) {
      for name in layer.source.modifiers.first(where: isModes)?.contexts ?? []
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  private static func hasModes(_ layer: Layer) -> Bool {
    layer.source.sets.contains { !$0.modePlaces.isEmpty }
  }

  private static func isModes(_ modifier: Modifier) -> Bool {
    modifier.name == ModeValues.modifier
  }

  /// The modifiers of the options, and those that conditions of layers name.
  private static func modifiers(of options: CompilerOptions, _ layers: [Layer]) -> [Modifier] {
    var modifiers = options.modifiers.filter { $0.name != Modifier.candidate }
    for layer in layers {
      for (name, context) in layer.when.sorted(by: { $0.key < $1.key })
      where name != Modifier.candidate {
        if let index = modifiers.firstIndex(where: { $0.name == name }) {
          if !modifiers[index].contexts.contains(context) {
            modifiers[index].contexts.append(context)
          }
        } else {
          modifiers.append(
            Modifier(name, contexts: ["default", context], defaultContext: "default"))
        }
      }
    }
    return modifiers
  }
}

// MARK: - Taking the one for the other

extension ModeAlignment {
  /// The layers and options with the modes under the names of the run's contexts. What repeats the
  /// values without a mode is left out where the mode is the default.
  func apply(to layers: [Layer], _ options: CompilerOptions) -> ([Layer], CompilerOptions) {
    guard let modifier else { return (Self.leaveOutRepeated(layers, options), options) }
    var (layers, options) = (layers, options)
    let added = Self.modes(of: layers).filter { meant[$0] == nil }
    let contexts = modifier.contexts + added.filter { !modifier.contexts.contains($0) }
    for index in layers.indices where Self.hasModes(layers[index]) {
      if includesContract || !layers[index].isContract {
        rename(&layers[index].source, contexts: contexts)
      }
    }
    if !options.modifiers.contains(where: { $0.name == modifier.name }) {
      options.modifiers.append(modifier)
    }
    if case .context(let mode)? = options.picks[ModeValues.modifier],
      options.picks[modifier.name] == nil, modifier.name != ModeValues.modifier
    {
      options.picks[modifier.name] = .context(context(of: mode))
      options.picks[ModeValues.modifier] = nil
    }
    return (Self.leaveOutRepeated(layers, options), options)
  }

  private func rename(_ source: inout ReadSource, contexts: [String]) {
    guard let modifier else { return }
    let choices = choices(of: source, contexts)
    for index in source.sets.indices where !source.sets[index].modePlaces.isEmpty {
      guard let mode = source.sets[index].when.removeValue(forKey: ModeValues.modifier) else {
        continue
      }
      let own = context(of: mode)
      source.sets[index].when[modifier.name] = own
      let others = contexts.filter { $0 != own && choices[$0] == mode }
      if !others.isEmpty { source.sets[index].alsoIn[modifier.name] = others }
    }
    source.sets.removeAll {
      $0.repeatsValues && $0.when[modifier.name] == modifier.defaultContext
    }
    for index in source.modifiers.indices where Self.isModes(source.modifiers[index]) {
      let own = source.modifiers[index].contexts.map(context(of:))
      source.modifiers[index] = Modifier(modifier.name, contexts: own, defaultContext: nil)
    }
  }

  /// For each context the mode of a file whose values hold in it: the one that stands for it; else the
  /// one with whose name its own begins or ends; else, where no plain value does, the one that looks
  /// alike but for its contrast, or the file's default for a context that says nothing of its looks.
  private func choices(of source: ReadSource, _ contexts: [String]) -> [String: String] {
    let sets = source.sets.filter { !$0.modePlaces.isEmpty }
    let modes = sets.compactMap { $0.when[ModeValues.modifier] }
    let hasPlainValues = !sets.contains(where: \.isInsteadOfValue)
    let looks = Appearance.appearances(of: Modifier("", contexts: contexts, defaultContext: nil))
    func mode(lookingAs look: Appearance?) -> String? {
      guard let look else {
        return modes.first { self.context(of: $0) == modifier?.defaultContext }
      }
      return modes.first { mode in
        contexts.firstIndex(of: self.context(of: mode)).flatMap { looks[$0] }?.isDark == look.isDark
      }
    }
    var choices: [String: String] = [:]
    for (context, look) in zip(contexts, looks) {
      let own = modes.first { self.context(of: $0) == context }
      let base = modes.filter { mode in
        [mode, self.context(of: mode)].contains {
          context.hasPrefix($0 + "-") || context.hasSuffix("-" + $0)
        }
      }.max { $0.utf8.count < $1.utf8.count }
      choices[context] =
        own ?? base ?? (hasPlainValues ? nil : mode(lookingAs: look))
    }
    return choices
  }

  /// The layers without sets that say again what their tokens say in every mode, where that is the
  /// default one.
  private static func leaveOutRepeated(_ layers: [Layer], _ options: CompilerOptions) -> [Layer] {
    guard layers.contains(where: { $0.source.sets.contains(where: \.repeatsValues) }) else {
      return layers
    }
    guard
      let usual = (options.modifiers + layers.flatMap(\.source.modifiers)).first(where: isModes)?
        .defaultContext
    else { return layers }
    var layers = layers
    for index in layers.indices {
      layers[index].source.sets.removeAll {
        $0.repeatsValues && $0.when[ModeValues.modifier] == usual
      }
    }
    return layers
  }
}
