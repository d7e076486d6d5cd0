/// Puts the files of token sets together as the `$themes.json` and the `$metadata.json` of their folder
/// say it: each holds in the themes that select it, in the order of the sets.
struct StudioFolder {
  /// The folder, with a slash at its end; empty for the folder in which the command runs.
  private let path: String
  private let loader: SourceLoader
  private let dialect: Dialect
  private let limits: JSONLimits
  private var themes: StudioThemes
  /// The layer of the file that has the themes, else of that with the order.
  private var anchor: Layer

  /// The layers with those of every such folder put in order. Files of sets that were not given are
  /// asked for.
  static func arrange(
    _ layers: [Layer], loader: SourceLoader, dialect: Dialect, limits: JSONLimits
  ) -> [Layer] {
    guard layers.contains(where: { $0.source.studio != nil }) else { return layers }
    var arranged = layers
    var known: Set<String> = []
    for layer in layers where layer.source.studio != nil {
      let path = folder(of: layer.source.source.path)
      guard known.insert(path).inserted,
        let folder = StudioFolder(path, layers, loader, dialect, limits)
      else { continue }
      arranged = folder.arranged(arranged)
    }
    return arranged
  }

  private init?(
    _ path: String, _ layers: [Layer], _ loader: SourceLoader, _ dialect: Dialect,
    _ limits: JSONLimits
  ) {
    let own = layers.filter {
      $0.source.studio != nil && Self.folder(of: $0.source.source.path) == path
    }
    let withThemes = own.first { $0.source.studio?.modifiers.isEmpty == false }
    guard let anchor = withThemes ?? own.first, let themes = anchor.source.studio else {
      return nil
    }
    self.path = path
    self.loader = loader
    self.dialect = dialect
    self.limits = limits
    self.anchor = anchor
    self.themes = themes
    for other in own {
      if let studio = other.source.studio { self.themes = self.themes.ordered(by: studio) }
    }
    if !self.themes.hasOrder, let studio = load("$metadata")?.studio {
      self.themes = self.themes.ordered(by: studio)
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }

  /// A file of the folder that nobody gave.
  private func load(_ name: String) -> ReadSource? {
    guard case .success(let file) = loader.load("\(name).json", anchor.source.source) else {
      return nil
    }
    return SourceReader.read(file, as: dialect, limits: limits)
  }

  /// The layers with the sets of the folder in the place of the first of them.
  private func arranged(_ layers: [Layer]) -> [Layer] {
    var anchor = anchor
    let selected = Set(themes.selectedSets.map(\.name))
    var sets: [(name: String, layer: Layer)] = []
    var rest: [Layer] = []
    var position: Int?
    for layer in layers {
      guard let name = setName(of: layer, selected: selected) else {
        rest.append(layer)
        continue
      }
      position = position ?? rest.count
      sets.append((name, layer))
    }
    let given = Set(sets.map(\.name))
    for set in themes.selectedSets where !given.contains(set.name) {
      if let source = load(set.name) {
        sets.append((set.name, Layer(source, when: anchor.when, isContract: anchor.isContract)))
      } else {
        anchor.source.findings.append(
          .setWithoutFile(set.name, at: SourceSpan(SourceID(rawValue: 0), set.place)))
      }
    }
    if !themes.modifiers.isEmpty {
      for name in given.subtracting(selected).sorted() {
        anchor.source.findings.append(
          .setNotSelected(
            name, at: SourceSpan(SourceID(rawValue: 0), ByteRange(start: 0, end: 1))))
      }
    }
    let arranged = themes.uses(of: sets.map(\.name)).map { use in
      layer(of: sets[use.set].layer, conditions: use.conditions)
    }
    if let index = rest.firstIndex(where: { $0.source.source == anchor.source.source }) {
      rest[index] = anchor
      position = position ?? index
    }
    rest.insert(contentsOf: arranged, at: position ?? 0)
    return rest
  }

  /// The name of the set that a layer is: its path below the folder, or the end of its path where
  /// themes select a set of that name.
  private func setName(of layer: Layer, selected: Set<String>) -> String? {
    guard layer.source.studio == nil, layer.source.resolver == nil else { return nil }
    let own = layer.source.source.path
    guard let dot = own.lastIndex(of: "."), own[dot...].hasPrefix(".json") else { return nil }
    let name = own[..<dot]
    let isInside = !path.isEmpty || !name.hasPrefix("/") && !name.hasPrefix("../")
    if name.hasPrefix(path), isInside { return String(name.dropFirst(path.count)) }
    return selected.first { name.hasSuffix("/" + $0) }
  }

  /// A set, once for each of its conditions.
  private func layer(of layer: Layer, conditions: [[String: String]]) -> Layer {
    var layer = layer
    // By itself a set does not show that it is one of Tokens Studio.
    let looksOtherwise: [Dialect] = [.dtcgDraft, .styleDictionary]
    if dialect == .auto, looksOtherwise.contains(layer.source.dialect) {
      layer.source = SourceReader.read(layer.source.source, as: .tokensStudio, limits: limits)
    }
    layer.source.sets = conditions.flatMap { condition in
      layer.source.sets.map { set in
        var set = set
        set.when.merge(condition) { $1 }
        return set
      }
    }
    return layer
  }
}
