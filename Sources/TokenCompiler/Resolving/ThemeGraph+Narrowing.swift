extension ThemeGraph {
  /// The graph with these of its themes only, in this order.
  package func keeping(themes indexes: [Int]) -> ThemeGraph {
    var graph = self
    graph.themes = indexes.map { themes[$0] }
    graph.columns = Self.pick(indexes, from: columns)
    graph.contractColumns = Self.pick(indexes, from: contractColumns)
    return graph
  }

  /// For each combination of contexts of these modifiers, the themes that have it. The first of them
  /// has every other modifier at its pick or default. `nil` where a name is no modifier.
  package func themes(byContextOf names: [String]) -> [(contexts: [String], themes: [Int])]? {
    var positions: [Int] = []
    for name in names {
      guard let position = modifiers.firstIndex(where: { $0.name == name }) else { return nil }
      positions.append(position)
    }
    var result: [(contexts: [String], themes: [Int])] = []
    var known: [[String]: Int] = [:]
    for (index, theme) in themes.enumerated() {
      let contexts = positions.map { theme.contexts[$0] }
      if let place = known[contexts] {
        result[place].themes.append(index)
      } else {
        known[contexts] = result.count
        result.append((contexts, [index]))
      }
    }
    return result.map { ($0.contexts, withDefaultFirst($0.themes, fixed: positions)) }
  }

  private func withDefaultFirst(_ indexes: [Int], fixed positions: [Int]) -> [Int] {
    guard let usual = themes.first?.contexts else { return indexes }
    let first = indexes.first { index in
      usual.indices.allSatisfy {
        positions.contains($0) || themes[index].contexts[$0] == usual[$0]
      }
    }
    guard let first else { return indexes }
    return [first] + indexes.filter { $0 != first }
  }

  private static func pick(_ indexes: [Int], from columns: [ThemeColumn]) -> [ThemeColumn] {
    columns.isEmpty ? [] : indexes.map { columns[$0] }
  }
}
