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
  /// The number of the instance whose own appearance it always has; it needs no tables.
  var fixes: Int?
}

/// Finds the instances of a graph.
struct SwiftInstanceList {
  private let graph: ThemeGraph
  private let baseName: String
  /// The appearance of every context of every modifier.
  private let appearances: [[SwiftAppearance?]]
  private var instances: [SwiftInstance] = []
  /// Who has a name: the name of a theme.
  private var owners: [String: String] = [:]
  /// Instances whose names are not of the user's making; they give way.
  private var extras: [SwiftInstance] = []

  /// Themes that differ in their appearance only.
  private struct Family {
    var themes: [Int]
    /// The contexts in which it differs from the first theme, without those of appearance.
    var words: [String]
  }

  /// The instances, in the order of their themes; equal names are reported.
  static func find(
    in graph: ThemeGraph, baseName: String, appearance: String?,
    into diagnostics: inout Diagnostics
  ) -> [SwiftInstance] {
    if let appearance, appearance != SwiftOptions.noAppearance,
      !graph.modifiers.contains(where: { $0.name == appearance })
    {
      diagnostics.report(
        .swiftUnknownModifier(appearance, known: graph.modifiers.map(\.name)))
    }
    var list = SwiftInstanceList(graph, baseName: baseName, appearance: appearance)
    for family in list.families() { list.add(family, into: &diagnostics) }
    for extra in list.extras where list.owners[extra.name] == nil { list.instances.append(extra) }
    return list.instances
  }

  private init(_ graph: ThemeGraph, baseName: String, appearance: String?) {
    self.graph = graph
    self.baseName = baseName
    appearances = graph.modifiers.map { modifier in
      appearance == nil || appearance == modifier.name
        ? SwiftAppearance.appearances(of: modifier) : modifier.contexts.map { _ in nil }
    }
  }

  /// The appearance of a context; `nil` for one that means none.
  private func appearance(of context: String, modifier: Int) -> SwiftAppearance? {
    guard modifier < appearances.count,
      let index = graph.modifiers[modifier].contexts.firstIndex(of: context)
    else { return nil }
    return appearances[modifier][index]
  }

  private func appearance(ofTheme theme: Int) -> SwiftAppearance? {
    var joined: SwiftAppearance?
    for (modifier, context) in graph.themes[theme].contexts.enumerated() {
      guard let one = appearance(of: context, modifier: modifier) else { continue }
      joined = SwiftAppearance(
        isDark: one.isDark || joined?.isDark == true,
        hasHighContrast: one.hasHighContrast || joined?.hasHighContrast == true)
    }
    return joined
  }

  private func families() -> [Family] {
    var families: [Family] = []
    var known: [[String?]: Int] = [:]
    for theme in graph.themes.indices {
      let contexts = graph.themes[theme].contexts
      let key = contexts.enumerated().map { index, context -> String? in
        appearance(of: context, modifier: index) == nil ? context : nil
      }
      if let index = known[key] {
        families[index].themes.append(theme)
      } else {
        known[key] = families.count
        families.append(Family(themes: [theme], words: words(of: key.map { $0 ?? "" }, key)))
      }
    }
    return families
  }

  /// The contexts that differ from those of the first theme.
  private func words(of contexts: [String], _ key: [String?]) -> [String] {
    let first = graph.themes[0].contexts
    return contexts.indices.compactMap { index in
      guard key[index] != nil else { return nil }
      return index < first.count && contexts[index] == first[index] ? nil : contexts[index]
    }
  }

  private mutating func add(_ family: Family, into diagnostics: inout Diagnostics) {
    let own = family.themes[0]
    var byColumn: [Int?] = [nil, nil, nil, nil]
    for theme in family.themes {
      guard let column = appearance(ofTheme: theme)?.column else { continue }
      byColumn[column] = byColumn[column] ?? theme
    }
    let main = instances.count
    append(
      following(own, byColumn, name: name(family.words)), for: own, into: &diagnostics)
    guard family.themes.count > 1 else { return }
    addOwn(family, main: main, into: &diagnostics)
    for theme in family.themes.dropFirst() {
      let words = family.words + appearanceWords(ofTheme: theme, unlike: own)
      append(
        SwiftInstance(name: name(words), theme: theme, columns: [theme]), for: theme,
        into: &diagnostics)
    }
  }

  /// An instance whose colours follow the system.
  private func following(_ own: Int, _ byColumn: [Int?], name: String) -> SwiftInstance {
    let light = byColumn[0] ?? byColumn[2] ?? own
    let dark = byColumn[1] ?? byColumn[3] ?? light
    var columns = [light, dark, byColumn[2] ?? light, byColumn[3] ?? dark]
    if columns[2] == light, columns[3] == dark { columns = [light, dark] }
    if columns == [light, light] { columns = [light] }
    return SwiftInstance(
      name: name, theme: own, columns: columns, ownColumn: columns.firstIndex(of: own) ?? 0)
  }

  /// The family's first theme, always in its own appearance.
  private mutating func addOwn(
    _ family: Family, main: Int, into diagnostics: inout Diagnostics
  ) {
    let own = family.themes[0]
    guard let appearance = appearance(ofTheme: own) else { return }
    let spoken = graph.themes[own].contexts.enumerated().filter { index, context in
      self.appearance(of: context, modifier: index) != nil
        && !SwiftAppearance.isNeutral(context)
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
      guard appearance(of: contexts[index], modifier: index) != nil else { return nil }
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
