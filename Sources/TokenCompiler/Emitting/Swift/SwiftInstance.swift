/// A constant of the generated type, e.g. `default`, `dark`, `acmeDark`.
struct SwiftInstance {
  /// Its name, without quotes.
  var name: String
  /// The theme that its values come from, but for the colours of other appearances.
  var theme: Int
  /// The themes that its colours come from: one for all appearances, two for light and dark, or four
  /// for light, dark, and both in increased contrast.
  var columns: [Int]
  /// The column of `theme`.
  var ownColumn = 0
  /// Whether its colours are those of all appearances that its themes have, and not of one alone.
  var followsSystem = false
  /// Where its colours lie in an asset catalog: empty, or a path that ends in `/`.
  var catalogFolder = ""
  /// The number of the instance whose own appearance it always has; it needs no tables.
  var fixes: Int?
}

/// Finds the instances of a graph.
struct SwiftInstanceList {
  private let graph: ThemeGraph
  private let baseName: String
  private let appearances: AppearanceFamilies
  private var instances: [SwiftInstance] = []
  /// Who has a name: the name of a theme.
  private var owners: [String: String] = [:]
  /// Instances whose names are not of the user's making; they give way.
  private var extras: [SwiftInstance] = []

  /// The instances, in the order of their themes; equal names are reported.
  static func find(
    in graph: ThemeGraph, baseName: String, appearance: String?,
    into diagnostics: inout Diagnostics
  ) -> [SwiftInstance] {
    AppearanceFamilies.reportUnknown(
      appearance, option: "--swift-appearance", in: graph, into: &diagnostics)
    var list = SwiftInstanceList(graph, baseName: baseName, appearance: appearance)
    for family in list.appearances.families() { list.add(family, into: &diagnostics) }
    for extra in list.extras where list.owners[extra.name] == nil { list.instances.append(extra) }
    return list.instances
  }

  /// The name of the instance that the default theme's own file has as well, or may have: it may be
  /// built with more themes than this run knows of. The first of several.
  static func nameOfDefaultTheme(
    among instances: [SwiftInstance], of graph: ThemeGraph, appearance: String?
  ) -> String? {
    var unused = Diagnostics()
    let own = find(
      in: graph, baseName: SwiftOptions.defaultInstance, appearance: appearance, into: &unused)
    let names = Set(own.map(\.name) + [SwiftOptions.defaultInstance, "light", "dark"])
    return instances.map(\.name).first(where: names.contains)
  }

  /// Reports a modifier that leaves more than one theme, apart from their appearance.
  static func expectOneTheme(
    in graph: ThemeGraph, appearance: String?, into diagnostics: inout Diagnostics
  ) {
    let appearances = AppearanceFamilies(graph, appearance: appearance)
    let families = appearances.families()
    guard families.count > 1 else { return }
    let contexts = families.prefix(2).map { graph.themes[$0.themes[0]].contexts }
    for (index, (context, other)) in zip(contexts[0], contexts[1]).enumerated()
    where index < graph.modifiers.count && context != other {
      let looks = [context, other].map { appearances.appearance(of: $0, modifier: index) }
      if looks[0] != nil && looks[1] != nil { continue }
      let modifier = graph.modifiers[index].name
      return diagnostics.report(.swiftHoldsOneTheme(modifier, context, other))
    }
  }

  private init(_ graph: ThemeGraph, baseName: String, appearance: String?) {
    self.graph = graph
    self.baseName = baseName
    appearances = AppearanceFamilies(graph, appearance: appearance)
  }

  private mutating func add(
    _ family: AppearanceFamilies.Family, into diagnostics: inout Diagnostics
  ) {
    let own = family.themes[0]
    let columns = appearances.columns(of: family)
    let main = instances.count
    append(
      SwiftInstance(
        name: name(family.words), theme: own, columns: columns,
        ownColumn: columns.firstIndex(of: own) ?? 0, followsSystem: true,
        catalogFolder: family.words.isEmpty ? "" : CatalogNames.folder(of: family) + "/"),
      for: own, into: &diagnostics)
    guard family.themes.count > 1 else { return }
    addOwn(family, main: main, into: &diagnostics)
    for theme in family.themes.dropFirst() {
      let words = family.words + appearanceWords(ofTheme: theme, unlike: own)
      append(
        SwiftInstance(name: name(words), theme: theme, columns: [theme]), for: theme,
        into: &diagnostics)
    }
  }

  /// The family's first theme, always in its own appearance.
  private mutating func addOwn(
    _ family: AppearanceFamilies.Family, main: Int, into diagnostics: inout Diagnostics
  ) {
    let own = family.themes[0]
    guard let appearance = appearances.appearance(ofTheme: own) else { return }
    let spoken = graph.themes[own].contexts.enumerated().filter { index, context in
      appearances.appearance(of: context, modifier: index) != nil
        && !Appearance.isNeutral(context)
    }
    var instance = SwiftInstance(name: "", theme: own, columns: [own], fixes: main)
    if spoken.isEmpty {
      instance.name = name(family.words + [appearance.isDark ? "dark" : "light"])
      extras.append(instance)
    } else {
      instance.name = name(family.words + spoken.map(\.element))
      append(instance, for: own, into: &diagnostics)
    }
  }

  private func appearanceWords(ofTheme theme: Int, unlike own: Int) -> [String] {
    let contexts = graph.themes[theme].contexts
    let ownContexts = graph.themes[own].contexts
    return contexts.indices.compactMap { index in
      guard appearances.appearance(of: contexts[index], modifier: index) != nil else { return nil }
      return index < ownContexts.count && contexts[index] == ownContexts[index]
        ? nil : contexts[index]
    }
  }

  private func name(_ words: [String]) -> String {
    if baseName == SwiftOptions.defaultInstance {
      return words.isEmpty ? baseName : SwiftName.joined(words)
    }
    return SwiftName.joined([baseName] + words)
  }

  private mutating func append(
    _ instance: SwiftInstance, for theme: Int, into diagnostics: inout Diagnostics
  ) {
    let themeName = graph.themes[theme].name
    if let owner = owners[instance.name] {
      diagnostics.report(
        .swiftInstanceCollision(themeName, owner, name: instance.name))
    }
    owners[instance.name] = themeName
    instances.append(instance)
  }
}
