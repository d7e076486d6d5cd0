/// The themes of a graph by how a system can look: those that differ in their appearance only are a
/// family, of which one dynamic colour holds all values.
struct AppearanceFamilies {
  /// The value of an option for the appearance that keeps every context a theme of its own.
  static let noAppearance = "none"

  /// Themes that differ in their appearance only.
  struct Family {
    /// Their indexes; the first is the family's own.
    var themes: [Int]
    /// The contexts in which it differs from the graph's first theme, without those of appearance.
    var words: [String]
  }

  private let graph: ThemeGraph
  /// The appearance of every context of every modifier.
  private let appearances: [[Appearance?]]

  /// Looks at the contexts of the modifier `appearance`, or of all where it is `nil`.
  init(_ graph: ThemeGraph, appearance: String?) {
    self.graph = graph
    appearances = graph.modifiers.map { modifier in
      appearance == nil || appearance == modifier.name
        ? Appearance.appearances(of: modifier) : modifier.contexts.map { _ in nil }
    }
  }

  /// Reports an option's value that names no modifier of the graph.
  static func reportUnknown(
    _ appearance: String?, option: String, in graph: ThemeGraph,
    into diagnostics: inout Diagnostics
  ) {
    let known = graph.modifiers.map(\.name)
    guard let appearance, appearance != noAppearance, !known.contains(appearance) else { return }
    diagnostics.report(.unknownAppearance(appearance, option: option, known: known))
  }

  /// The families in the order of their first themes.
  func families() -> [Family] {
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
        families.append(Family(themes: [theme], words: words(of: key)))
      }
    }
    return families
  }

  /// The themes that a family's colours come from: one for all appearances, two for light and
  /// dark, or four for light, dark, and both in increased contrast.
  func columns(of family: Family) -> [Int] {
    var byColumn: [Int?] = [nil, nil, nil, nil]
    for theme in family.themes {
      guard let column = appearance(ofTheme: theme)?.column else { continue }
      byColumn[column] = byColumn[column] ?? theme
    }
    let light = byColumn[0] ?? byColumn[2] ?? family.themes[0]
    let dark = byColumn[1] ?? byColumn[3] ?? light
    let columns = [light, dark, byColumn[2] ?? light, byColumn[3] ?? dark]
    guard columns[2] == light, columns[3] == dark else { return columns }
    return light == dark ? [light] : [light, dark]
  }

  /// The appearance of a context; `nil` for one that means none.
  func appearance(of context: String, modifier: Int) -> Appearance? {
    guard modifier < appearances.count,
      let index = graph.modifiers[modifier].contexts.firstIndex(of: context)
    else { return nil }
    return appearances[modifier][index]
  }

  /// The appearance of a theme; `nil` where none of its contexts means one.
  func appearance(ofTheme theme: Int) -> Appearance? {
    var joined: Appearance?
    for (modifier, context) in graph.themes[theme].contexts.enumerated() {
      guard let one = appearance(of: context, modifier: modifier) else { continue }
      joined = Appearance(
        isDark: one.isDark || joined?.isDark == true,
        hasHighContrast: one.hasHighContrast || joined?.hasHighContrast == true)
    }
    return joined
  }

  /// The contexts of a family that differ from those of the first theme.
  private func words(of key: [String?]) -> [String] {
    let first = graph.themes[0].contexts
    return key.indices.compactMap { index in
      guard let context = key[index] else { return nil }
      return index < first.count && context == first[index] ? nil : context
    }
  }
}
