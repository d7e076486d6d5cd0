// What stands beside the tokens.
extension ContractReader {
  mutating func readFacts() {
    if let form = member("dialect", .string, of: 0) {
      if let known = ThemeForm(rawValue: tree.text(tree.nodes[form])) {
        facts.form = known
      } else {
        let names = ThemeForm.allCases.map(\.rawValue).joined(separator: ", ")
        refuse("dialect", needs: "one of \(names)", tree.nodes[form])
      }
    }
    if let list = member("modifiers", .object, of: 0) {
      for child in tree.children(of: list) { readModifier(child) }
    }
    if let list = member("themes", .object, of: 0) {
      for child in tree.children(of: list) { readTheme(child) }
    }
    if let terms = member("terms", .object, of: 0) { readTerms(terms) }
  }

  private mutating func readModifier(_ index: Int) {
    let name = tree.keyText(tree.nodes[index])
    let contexts = member("contexts", .array, of: index).map(texts) ?? []
    let fallback = member("default", .string, of: index).map { tree.text(tree.nodes[$0]) }
    modifiers.append(Modifier(name, contexts: contexts, defaultContext: fallback))
  }

  private mutating func readTheme(_ index: Int) {
    var when: [String: String] = [:]
    for child in tree.children(of: index) where tree.nodes[child].kind == .string {
      when[tree.keyText(tree.nodes[child])] = tree.text(tree.nodes[child])
    }
    let name = tree.keyText(tree.nodes[index])
    themeNumbers[name] = themes.count
    themes.append((name, when, []))
  }

  private mutating func readTerms(_ index: Int) {
    facts.additions = member("additions", .array, of: index).map(texts) ?? []
    facts.requiredGroups = member("required-groups", .array, of: index).map(texts) ?? []
    if let list = member("together", .array, of: index) {
      facts.together = tree.children(of: list).map(texts)
    }
  }

  private func texts(_ list: Int) -> [String] {
    tree.children(of: list).filter { tree.nodes[$0].kind == .string }.map {
      tree.text(tree.nodes[$0])
    }
  }
}
