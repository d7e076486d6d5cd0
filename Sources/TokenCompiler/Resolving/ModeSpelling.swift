/// Finds names of modes that are probably misspelt, so that they do not become themes.
///
/// The modes of a file are those that its values name. A name is a mistake where it is near to one
/// that more of the file's values have, or a lower layer, and no value has both. `light` and `dark`,
/// which the files of Backbase's shape have, are known where one of them is used, and to a file that
/// names one mode only. Names that differ in case and hyphens only are never two modes.
///
/// Over a contract with modes of its own a custom theme adds none, but variants of those, such as
/// `dark-high-contrast`, and what the configuration lists.
struct ModeSpelling {
  /// The modes of the layers so far, in order.
  private var below: [String] = []
  /// Those of the contract.
  private var ofContract: [String] = []
  /// What the configuration lists, and with the names that stand for a theme of the run.
  private let listed: [String]
  private let allowed: [String]
  private let themes: ModeAlignment

  /// The layers, their misspelt modes reported and taken for those that were meant, without a value.
  ///
  /// - Parameter themes: The themes of the run for which the modes have values.
  static func check(
    _ layers: [Layer], allowing allowed: [String], over themes: ModeAlignment
  ) -> [Layer] {
    var layers = layers
    var spelling = ModeSpelling(allowed: allowed, themes)
    if layers.contains(where: \.isContract) { spelling.ofContract = themes.contexts }
    for index in layers.indices where layers[index].source.hasModes {
      let shared = spelling.below
      spelling.check(&layers[index].source)
      if layers[index].isContract {
        spelling.ofContract = spelling.below
      } else {
        spelling.refuseForeign(in: &layers[index].source)
      }
      // Of many custom themes none knows the modes of another.
      if layers[index].when[Modifier.candidate] != nil { spelling.below = shared }
    }
    return layers
  }

  private mutating func check(_ source: inout ReadSource) {
    let file = FileModes(source)
    for (index, mode) in file.modes.enumerated()
    where !below.contains(mode.name) && (!allowed.contains(mode.name) || isMiswritten(mode)) {
      guard let meant = meant(by: index, in: file) else { continue }
      source.correct(mode, to: meant)
    }
    for name in source.modes where !below.contains(name) { below.append(name) }
  }

  /// Whether a mode in Backbase's shape has another case than it has there, and stands for a theme of
  /// the run only because that is read generously. What the configuration lists is none.
  private func isMiswritten(_ mode: FileModes.Mode) -> Bool {
    mode.isInsteadOfValue && !listed.contains(mode.name)
      && !BackbaseShape.modes.contains(mode.name)
      && BackbaseShape.modes.contains { ModeName.isSame(mode.name, $0) }
  }

  private init(allowed: [String], _ themes: ModeAlignment) {
    listed = allowed
    self.allowed = allowed + themes.synonyms
    self.themes = themes
    below = themes.contexts
  }

  /// Reports the modes that the contract does not have, once for a file.
  private func refuseForeign(in source: inout ReadSource) {
    let file = FileModes(source)
    let foreign = file.modes.filter { !ofContract.isEmpty && !isKnown($0.name) }
    guard !foreign.isEmpty else { return }
    let names = file.modes.map { themes.context(of: $0.name) }
    let missing = ofContract.filter { !names.contains($0) }
    source.refuse(foreign, contract: ofContract)
    for (number, mode) in foreign.enumerated() {
      // Nobody should miss what was written for it.
      source.replace(mode, by: number < missing.count ? missing[number] : ofContract[0])
    }
  }

  private func isKnown(_ name: String) -> Bool {
    ofContract.contains { name == $0 || name.hasPrefix($0 + "-") || name.hasSuffix("-" + $0) }
      || allowed.contains(name)
  }

  /// The mode that the one of that number was probably meant to be.
  private func meant(by number: Int, in file: FileModes) -> String? {
    let mode = file.modes[number]
    let isSure = mode.isInsteadOfValue && BackbaseShape.modes.contains(mode.name)
    guard !isSure else { return nil }
    let others = file.modes.enumerated().filter { $0.offset != number }
    let more = others.filter { $0.element.count > mode.count }.map(\.element.name)
    let earlier = others.filter { $0.element.count == mode.count && $0.offset < number }
      .map(\.element.name)
    let ofRun = BackbaseShape.modes.contains(mode.name) ? [] : themes.otherContexts
    let known = below + standing(for: mode, in: file) + more + ofRun
    return (known + earlier).first { ModeName.isSame(mode.name, $0) }
      ?? known.first {
        ModeName.isNear(mode.name, $0) && !file.areTogether(mode.name, $0)
      }
  }

  /// The names that Backbase's files have, as far as they count in a file.
  private func standing(for mode: FileModes.Mode, in file: FileModes) -> [String] {
    guard mode.isInsteadOfValue else { return [] }
    let isUsed = BackbaseShape.modes.contains { name in
      below.contains(name) || file.modes.contains { $0.name == name }
    }
    return BackbaseShape.modes.filter {
      isUsed || file.modes.count == 1 || ModeName.isSame(mode.name, $0)
    }
  }
}

/// The modes that a file's values name.
private struct FileModes {
  struct Mode {
    var name: String
    /// The number of its set.
    var set: Int
    /// How many values name it.
    var count: Int
    var isInsteadOfValue: Bool
  }

  private(set) var modes: [Mode] = []
  /// The values that have each mode, by where they begin.
  private var values: [String: Set<UInt32>] = [:]

  init(_ source: ReadSource) {
    for (index, set) in source.sets.enumerated() where !set.modePlaces.isEmpty {
      guard let name = set.when[ModeValues.modifier] else { continue }
      modes.append(
        Mode(
          name: name, set: index, count: set.modePlaces.count,
          isInsteadOfValue: set.isInsteadOfValue))
      values[name] = Set(set.modePlaces.map(\.values.start))
    }
  }

  /// Whether one value names both.
  func areTogether(_ left: String, _ right: String) -> Bool {
    guard let left = values[left], let right = values[right] else { return false }
    return !left.isDisjoint(with: right)
  }
}

extension ReadSource {
  fileprivate var hasModes: Bool { sets.contains { !$0.modePlaces.isEmpty } }

  /// The contexts of `mode` that the file brings with it.
  fileprivate var modes: [String] {
    modifiers.first { $0.name == ModeValues.modifier }?.contexts ?? []
  }

  /// Reports a misspelt mode, and lets its tokens stand for the mode that was meant, without a value:
  /// what refers to them is not told as well.
  fileprivate mutating func correct(_ mode: FileModes.Mode, to meant: String) {
    let places = sets[mode.set].modePlaces
    guard let first = places.first, let token = sets[mode.set].set.tokens.first else { return }
    findings.append(
      .unknownMode(
        mode.name, meant, at: SourceSpan(SourceID(rawValue: 0), first.key),
        path: sets[mode.set].set.path(of: token),
        others: places.dropFirst().prefix(10).map { SourceSpan(SourceID(rawValue: 0), $0.key) },
        count: places.count))
    replace(mode, by: meant)
  }

  /// Reports modes that the contract does not have, at the first place of each.
  fileprivate mutating func refuse(_ modes: [FileModes.Mode], contract: [String]) {
    let places = modes.compactMap { mode in
      sets[mode.set].modePlaces.first.map { SourceSpan(SourceID(rawValue: 0), $0.key) }
    }.sorted { $0.range.start < $1.range.start }
    guard let first = places.first, let set = modes.first.map({ sets[$0.set].set }),
      let token = set.tokens.first
    else { return }
    findings.append(
      .modeNotInBase(
        modes.map(\.name), contract, at: first, path: set.path(of: token),
        others: Array(places.dropFirst().prefix(10))))
  }

  /// Lets the tokens of a mode stand for another one, without a value.
  fileprivate mutating func replace(_ mode: FileModes.Mode, by meant: String) {
    sets[mode.set].when[ModeValues.modifier] = meant
    for token in sets[mode.set].set.tokens {
      sets[mode.set].set.values[Int(token.value)].kind = .invalid
    }
    for index in modifiers.indices where modifiers[index].name == ModeValues.modifier {
      modifiers[index].rename(mode.name, to: meant)
    }
  }
}

extension Modifier {
  fileprivate mutating func rename(_ context: String, to other: String) {
    if contexts.contains(other) {
      contexts.removeAll { $0 == context }
    } else {
      contexts = contexts.map { $0 == context ? other : $0 }
    }
    if defaultContext == context { defaultContext = other }
  }
}
