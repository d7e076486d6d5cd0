extension ConfigurationReader {
  /// `modifiers`: the contexts of each, the default first.
  mutating func readModifiers() {
    for value in members(of: member("modifiers")) {
      var contexts: [String] = []
      for context in texts(of: value) {
        if contexts.contains(context.text) {
          findings.report(.contextTwice(context.text, of: tree.key(of: value), at: context.span))
        } else {
          contexts.append(context.text)
        }
      }
      guard let first = contexts.first else { continue }
      configuration.modifiers.append(
        Modifier(tree.key(of: value), contexts: contexts, defaultContext: first))
    }
  }

  /// Everything that names files, lowest first.
  mutating func readLayers() {
    let bases = texts(of: member("base"))
    addLayer(bases, isContract: true)
    addThemes("base-theme", isContract: true)
    for element in elements(of: member("layers")) { readLayer(element) }
    addLayer(texts(of: member("inputs")))
    addThemes("theme")
    if let themes = member("base-theme"), member("base") == nil {
      findings.report(.baseThemeWithoutBase(at: tree.keySpan(of: themes)))
    }
  }

  private mutating func addLayer(
    _ files: [Configuration.Placed], when: [String: String] = [:], isContract: Bool = false
  ) {
    guard !files.isEmpty else { return }
    configuration.layers.append(
      Configuration.Layer(files: files, when: when, isContract: isContract))
  }

  private mutating func addThemes(_ key: String, isContract: Bool = false) {
    for value in members(of: member(key)) {
      let name = tree.key(of: value)
      if name == "default" { findings.report(.defaultIsNoTheme(at: tree.keySpan(of: value))) }
      if !configuration.themeNames.contains(name) { configuration.themeNames.append(name) }
      addLayer(texts(of: value), when: ["theme": name], isContract: isContract)
    }
  }

  private mutating func readLayer(_ element: Int) {
    guard tree.nodes[element].kind == .object else { return addLayer(texts(of: element)) }
    var when: [String: String] = [:]
    for value in members(of: member("when", of: element)) where tree.nodes[value].kind == .string {
      let (name, context) = (tree.key(of: value), placed(value))
      when[name] = context.text
      let listed = configuration.modifiers.first { $0.name == name }
      if let listed, !listed.contexts.contains(context.text) {
        findings.report(.contextNotListed(context.text, of: listed, at: context.span))
      }
    }
    let contract = member("contract", of: element).map { tree.nodes[$0] }
    let isContract = contract.map { $0.kind == .boolean && tree.isTrue($0) } ?? false
    addLayer(texts(of: member("files", of: element)), when: when, isContract: isContract)
  }
}
