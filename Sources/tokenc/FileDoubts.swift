import TokenCompiler

/// Doubts whether files are what the command line takes them for: the file of another theme, one that
/// was given twice, or a misspelt name.
struct FileDoubts {
  /// A doubt with what follows from it.
  struct Doubt {
    var problem: Diagnostic
    /// What is found in themes with one of these contexts alone follows from it.
    var contexts: [String] = []
  }

  private let layers: [Layer]
  /// Where the configuration names each.
  private let places: [SourceSpan?]
  /// Names that mean the same everywhere.
  private static let usual = ["dark", "light"]

  /// - Parameter places: Where the configuration names each layer.
  init(_ layers: [Layer], places: [SourceSpan?]) {
    let own = layers.indices.filter { layers[$0].when[Modifier.candidate] == nil }
    self.layers = own.map { layers[$0] }
    self.places = own.map { $0 < places.count ? places[$0] : nil }
  }

  /// One for each file at most, and one for two files that are swapped.
  var found: [Doubt] {
    if let doubt = baseAsInput() ?? swappedModes() ?? hiddenInput() { return [doubt] }
    var swapped: [(String, String)] = []
    return zip(layers, places).compactMap { layer, place in
      // Of several files for one theme the lower ones may be those of another.
      guard let context = layer.context, isAlone(layer) else { return nil }
      var doubt =
        alsoCustom(layer, context) ?? repeated(layer, context) ?? besideBase(layer, context)
      if doubt == nil {
        if let (other, count) = otherTheme(layer, context) {
          if swapped.contains(where: { $0 == (other, context) }) { return nil }
          swapped.append((context, other))
          doubt = Doubt(
            problem: .fileOfOtherTheme(layer.path, context, other, references: count),
            contexts: layer.isContract ? [] : [context, other])
        } else {
          doubt = misspelt(layer, context)
        }
      }
      doubt?.problem.span = place
      return doubt
    }
  }

  private func isAlone(_ layer: Layer) -> Bool {
    layers.count { $0.when == layer.when && $0.isContract == layer.isContract } == 1
  }

  // MARK: - Files in each other's place

  /// A base that is the custom theme as well.
  private func baseAsInput() -> Doubt? {
    for (layer, place) in zip(layers, places) where layer.isContract && layer.when.isEmpty {
      if layers.contains(where: { !$0.isContract && $0.when.isEmpty && $0.path == layer.path }) {
        var problem = Diagnostic.baseIsInput(layer.path)
        problem.span = place
        return Doubt(problem: problem)
      }
    }
    return nil
  }

  /// A theme of the base that is named for the custom theme, where the custom theme's has all of it and much
  /// more, and is not.
  private func swappedModes() -> Doubt? {
    let custom = Set(
      layers.filter { !$0.isContract && $0.when.isEmpty }.flatMap { Self.words(of: $0.path) })
    for (layer, place) in zip(layers, places) where layer.isContract {
      guard let context = layer.context, !custom.isEmpty,
        custom.isSubset(of: Self.words(of: layer.path)),
        let own = layers.first(where: { !$0.isContract && $0.when == layer.when }),
        custom.isDisjoint(with: Self.words(of: own.path)),
        own.source.surplus(over: [layer.source]) != nil
      else { continue }
      var problem = Diagnostic.themesLookSwapped(layer.path, own.path, context)
      problem.span = place
      return Doubt(problem: problem, contexts: [context])
    }
    return nil
  }

  /// A layer of the contract above a custom theme: what it says wins.
  private func hiddenInput() -> Doubt? {
    guard let own = layers.firstIndex(where: { !$0.isContract && $0.source.declaresTokens }) else {
      return nil
    }
    let above = layers.indices.first { $0 > own && layers[$0].isContract }
    return above.map { index in
      var problem = Diagnostic.contractAboveInput(layers[index].path, layers[own].path)
      problem.span = places[index]
      return Doubt(problem: problem)
    }
  }

  // MARK: - Files given twice

  /// Fewer tokens that are the same are no sign of anything.
  private static let few = 5

  /// A theme of the base that is the custom theme.
  private func alsoCustom(_ layer: Layer, _ context: String) -> Doubt? {
    guard layer.isContract, layer.source.declaresTokens else { return nil }
    for own in layers where !own.isContract {
      if own.when == layer.when, own.path == layer.path {
        return Doubt(
          problem: .baseThemeIsInput(layer.path, context, own.path), contexts: [context])
      }
      guard own.when.isEmpty else { continue }
      let isSame = own.source.source.bytes == layer.source.source.bytes
      let (count, all) = isSame ? (0, 0) : layer.source.alike(in: [own.source])
      if isSame || all >= Self.few && count * 5 >= all * 4 {
        let isNamedSo = Self.words(of: layer.path).contains(context.lowercased())
        let isOwnNamedSo = Self.words(of: own.path).contains(context.lowercased())
        return Doubt(
          problem: isNamedSo && !isOwnNamedSo
            ? .inputIsBaseTheme(own.path, context, layer.path)
            : .baseThemeIsInput(layer.path, context, own.path))
      }
    }
    return nil
  }

  /// A theme that says what the files below say.
  private func repeated(_ layer: Layer, _ context: String) -> Doubt? {
    guard layer.source.declaresTokens else { return nil }
    let below = layers.filter { $0.when.isEmpty && $0.isContract == layer.isContract }
    if let same = below.first(where: { $0.source.source.bytes == layer.source.source.bytes }) {
      return Doubt(problem: .themeIsNoOther(layer.path, context, same.path))
    }
    guard layer.isContract, let first = below.first else { return nil }
    let (count, all) = layer.source.alike(in: below.map(\.source))
    return count == all ? Doubt(problem: .themeIsNoOther(layer.path, context, first.path)) : nil
  }

  // MARK: - Files of other themes

  /// The theme for which a file is named, or to which alone it refers, with how often it does.
  private func otherTheme(_ layer: Layer, _ context: String) -> (name: String, count: Int)? {
    let words = Self.words(of: layer.path)
    guard !words.contains(context.lowercased()) else { return nil }
    let opposite = Self.usual.contains(context) ? Self.usual.filter { $0 != context } : []
    let others = opposite + themesInFilesOf(context) + themesOfBaseAlone(besides: layer)
    if let other = others.first(where: { words.contains($0.lowercased()) }) { return (other, 0) }
    // What a custom theme refers to is told by a rule.
    guard layer.isContract, let other = opposite.first,
      layer.source.references(naming: context) == 0
    else { return nil }
    let count = layer.source.references(naming: other)
    return count < Self.few ? nil : (other, count)
  }

  /// The themes for which a file is given that is named for this one.
  private func themesInFilesOf(_ context: String) -> [String] {
    layers.compactMap { layer in
      guard let name = layer.context, name != context,
        Self.words(of: layer.path).contains(context.lowercased())
      else { return nil }
      return name
    }
  }

  /// The themes of the base for which the custom theme has no file.
  private func themesOfBaseAlone(besides layer: Layer) -> [String] {
    guard !layer.isContract else { return [] }
    let own = layers.filter { !$0.isContract }.compactMap(\.context)
    return layers.filter(\.isContract).compactMap(\.context).filter { !own.contains($0) }
  }

  // MARK: - Names

  /// A name that is nearly `dark` or `light`, where the file's own name or another file has that, or where
  /// it has the same letters.
  private func misspelt(_ layer: Layer, _ context: String) -> Doubt? {
    let name = context.lowercased()
    let words = Self.words(of: layer.path)
    guard !words.contains(name), !Self.usual.contains(name) else { return nil }
    let elsewhere = layers.flatMap { Array($0.when.values) + $0.source.contextNames }
    let known = Self.usual.filter { words.contains($0) || elsewhere.contains($0) }
    let near =
      NearestName.nearest(to: name, among: known)
      ?? Self.usual.first { $0.utf8.sorted() == name.utf8.sorted() }
    // Who gives both means both.
    if layers.contains(where: { $0.isContract == layer.isContract && $0.context == near }) {
      return nil
    }
    return near.map {
      Doubt(
        problem: .themeNearlyNamed(context, near: $0, isBase: layer.isContract),
        contexts: layer.isContract ? [context, $0] : [])
    }
  }

  private func besideBase(_ layer: Layer, _ context: String) -> Doubt? {
    themeOfBase(near: context, layer).map { near in
      Doubt(problem: .themeBesideBase(context, near: near), contexts: [context, near])
    }
  }

  /// The theme that the base has, and the custom theme does not add to, and that nearly has this name. Of two
  /// that stand beside each other it is not `dark` that is misspelt.
  private func themeOfBase(near context: String, _ layer: Layer) -> String? {
    guard !layer.isContract, !Self.usual.contains(context) else { return nil }
    let ofBase = layers.filter(\.isContract).compactMap(\.context)
    guard !ofBase.contains(context) else { return nil }
    return NearestName.nearest(to: context, among: themesOfBaseAlone(besides: layer))
  }

  /// The words of a file's name without its folder and extension, in lower case.
  private static func words(of path: String) -> [String] {
    var words: [String] = []
    var word = ""
    for letter in Paths.stem(of: path) {
      let isNew = letter.isUppercase && word.last?.isLowercase == true
      if isNew || !(letter.isLetter || letter.isNumber) {
        words.append(word)
        word = ""
      }
      if letter.isLetter || letter.isNumber { word.append(letter) }
    }
    return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
  }
}

extension Layer {
  fileprivate var path: String { source.source.path }

  /// The context for which it is given, where that is of one modifier.
  fileprivate var context: String? { when.count == 1 ? when.first?.value : nil }
}
