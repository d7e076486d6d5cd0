extension ConfigurationReader {
  /// `modifiers`: the contexts of each, the default first.
  mutating func readModifiers() {
    for value in members(of: member("modifiers")) {
      var contexts: [String] = []
      var known: Set<String> = []
      for context in texts(of: value) {
        if known.insert(context.text).inserted {
          contexts.append(context.text)
        } else {
          findings.report(.contextTwice(context.text, of: tree.key(of: value), at: context.span))
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
    add(bases, isContract: true, to: \.layers)
    addThemes("base-theme", isContract: true, to: \.layers)
    for element in elements(of: member("layers")) { readLayer(element) }
    add(texts(of: member("inputs")), to: \.inputs)
    configuration.each = texts(of: member("each"))
    addThemes("theme", to: \.themes)
    if let each = member("each"), member("inputs") != nil {
      findings.report(.eachBesideInputs(at: tree.keySpan(of: each)))
    }
    addModifiersOfAllLayers()
    if let themes = member("base-theme"), member("base") == nil {
      findings.report(.baseThemeWithoutBase(at: tree.keySpan(of: themes)))
    }
  }

  /// A modifier of which every layer names a context has no use for the context `default` besides,
  /// which no layer would take part in: its first context is the default.
  private mutating func addModifiersOfAllLayers() {
    let all = configuration.layers + configuration.inputs + configuration.themes
    guard configuration.each.isEmpty, let first = all.first else { return }
    for name in first.when.keys.sorted()
    where !configuration.modifiers.contains(where: { $0.name == name }) {
      var contexts: [String] = []
      var known: Set<String> = []
      for case let context? in all.map({ $0.when[name] }) where known.insert(context).inserted {
        contexts.append(context)
      }
      guard all.allSatisfy({ $0.when[name] != nil }) else { continue }
      configuration.modifiers.append(
        Modifier(name, contexts: contexts, defaultContext: first.when[name]))
    }
  }

  private typealias Place = WritableKeyPath<Configuration, [Configuration.Layer]>

  private mutating func add(
    _ files: [Configuration.Placed], when: [String: String] = [:], isContract: Bool = false,
    to place: Place
  ) {
    guard !files.isEmpty else { return }
    configuration[keyPath: place].append(
      Configuration.Layer(files: files, when: when, isContract: isContract))
  }

  private mutating func addThemes(_ key: String, isContract: Bool = false, to place: Place) {
    for value in members(of: member(key)) {
      let name = tree.key(of: value)
      if name == "default" { findings.report(.defaultIsNoTheme(at: tree.keySpan(of: value))) }
      checkListed(name, of: "theme", at: tree.keySpan(of: value))
      if !configuration.themeNames.contains(name) { configuration.themeNames.append(name) }
      add(texts(of: value), when: ["theme": name], isContract: isContract, to: place)
    }
  }

  private mutating func readLayer(_ element: Int) {
    guard tree.nodes[element].kind == .object else {
      return add(texts(of: element), to: \.layers)
    }
    var when: [String: String] = [:]
    for value in members(of: member("when", of: element)) where tree.nodes[value].kind == .string {
      let (name, context) = (tree.key(of: value), placed(value))
      when[name] = context.text
      checkListed(name, at: tree.keySpan(of: value))
      checkListed(context.text, of: name, at: context.span)
    }
    let contract = member("contract", of: element).map { tree.nodes[$0] }
    let isContract = contract.map { $0.kind == .boolean && tree.isTrue($0) } ?? false
    add(
      texts(of: member("files", of: element)), when: when, isContract: isContract, to: \.layers)
  }

  /// A modifier that is not listed and has nearly the name of one that is.
  private mutating func checkListed(_ name: String, at span: SourceSpan) {
    let listed = configuration.modifiers.map(\.name)
    guard !listed.contains(name), let near = NearestName.nearest(to: name, among: listed) else {
      return
    }
    findings.report(.modifierNotListed(name, near: near, at: span))
  }

  /// Where `modifiers` lists the contexts of a modifier, there are no others.
  private mutating func checkListed(_ context: String, of modifier: String, at span: SourceSpan) {
    let listed = configuration.modifiers.first { $0.name == modifier }
    // The same again has the same cause.
    if let listed, !listed.contexts.contains(context),
      unlisted.insert("\(modifier)=\(context)").inserted
    {
      findings.report(.contextNotListed(context, of: listed, at: span))
    }
  }
}
