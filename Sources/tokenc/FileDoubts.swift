import TokenCompiler

/// Doubts whether files are what the command line takes them for: the file of another theme, one that
/// was given twice, or a misspelt name.
struct FileDoubts {
  private let layers: [Layer]
  /// Names that mean the same everywhere.
  private static let usual = ["dark", "light"]

  init(_ layers: [Layer]) {
    self.layers = layers.filter { $0.when[Modifier.candidate] == nil }
  }

  /// One for each file at most, and one for two files that are swapped.
  var problems: [Diagnostic] {
    var swapped: [(String, String)] = []
    return layers.compactMap { layer in
      // Of several files for one theme the lower ones may be those of another.
      guard let context = layer.context, layers.count(where: { $0.when == layer.when }) == 1 else {
        return nil
      }
      if let found = alsoCustom(layer, context) ?? repeated(layer, context) { return found }
      guard let (other, count) = otherTheme(layer, context) else {
        return misspelt(layer, context)
      }
      if swapped.contains(where: { $0 == (other, context) }) { return nil }
      swapped.append((context, other))
      return .fileOfOtherTheme(layer.path, context, other, references: count)
    }
  }

  // MARK: - Files given twice

  /// Fewer tokens that are the same are no sign of anything.
  private static let few = 5

  /// A theme of the base that is the custom theme.
  private func alsoCustom(_ layer: Layer, _ context: String) -> Diagnostic? {
    guard layer.isContract, layer.source.declaresTokens else { return nil }
    for own in layers where !own.isContract && own.when.isEmpty {
      let isSame = own.source.source.bytes == layer.source.source.bytes
      let (count, all) = isSame ? (0, 0) : layer.source.alike(in: [own.source])
      if isSame || all >= Self.few && count * 5 >= all * 4 {
        let isNamedSo = Self.words(of: layer.path).contains(context.lowercased())
        let isOwnNamedSo = Self.words(of: own.path).contains(context.lowercased())
        return isNamedSo && !isOwnNamedSo
          ? .inputIsBaseTheme(own.path, context, layer.path)
          : .baseThemeIsInput(layer.path, context, own.path)
      }
    }
    return nil
  }

  /// A theme that says what the files below say.
  private func repeated(_ layer: Layer, _ context: String) -> Diagnostic? {
    guard layer.source.declaresTokens else { return nil }
    let below = layers.filter { $0.when.isEmpty && $0.isContract == layer.isContract }
    if let same = below.first(where: { $0.source.source.bytes == layer.source.source.bytes }) {
      return .themeIsNoOther(layer.path, context, same.path)
    }
    guard layer.isContract, let first = below.first else { return nil }
    let (count, all) = layer.source.alike(in: below.map(\.source))
    return count == all ? .themeIsNoOther(layer.path, context, first.path) : nil
  }

  // MARK: - Files of other themes

  /// The theme for which a file is named, or to which alone it refers, with how often it does.
  private func otherTheme(_ layer: Layer, _ context: String) -> (name: String, count: Int)? {
    let words = Self.words(of: layer.path)
    guard !words.contains(context.lowercased()) else { return nil }
    let opposite = Self.usual.contains(context) ? Self.usual.filter { $0 != context } : []
    let others = opposite + themesInFilesOf(context)
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

  // MARK: - Names

  /// A name that is nearly `dark` or `light`, where the file's own name or another file has that, or where
  /// it has the same letters.
  private func misspelt(_ layer: Layer, _ context: String) -> Diagnostic? {
    let name = context.lowercased()
    let words = Self.words(of: layer.path)
    guard !words.contains(name), !Self.usual.contains(name) else { return nil }
    let elsewhere = layers.flatMap { Array($0.when.values) + $0.source.contextNames }
    let known = Self.usual.filter { words.contains($0) || elsewhere.contains($0) }
    let near =
      NearestName.nearest(to: name, among: known)
      ?? Self.usual.first { $0.utf8.sorted() == name.utf8.sorted() }
    // A theme beside one of the base that nearly has its name is told already.
    guard !layers.contains(where: { $0.isContract && !layer.isContract && $0.context == near })
    else {
      return nil
    }
    return near.map { .themeNearlyNamed(context, near: $0, isBase: layer.isContract) }
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
