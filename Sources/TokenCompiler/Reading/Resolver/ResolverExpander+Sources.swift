extension ResolverExpander {
  /// A list of sources that is being read.
  private struct OpenSources {
    var items: [Place]
    var position = 0
    /// Reference objects whose members replace those of the one item, the strongest first.
    var overriding: [Place] = []
    /// The set, or whatever else was referred to; a reference back to it is a ring.
    var entry: Place
  }

  /// Adds the sources of a list, and those of the sets that it refers to in their place.
  mutating func addSources(_ list: Place, entry: Place, when: [String: String]) {
    var stack = [OpenSources(items: children(list), entry: entry)]
    var active: Set<Place> = [entry]
    while let top = stack.last {
      guard top.position < top.items.count else {
        active.remove(top.entry)
        stack.removeLast()
        continue
      }
      let item = top.items[top.position]
      stack[stack.count - 1].position += 1
      guard takesStep(at: item) else { return }
      guard node(item).kind == .object else {
        report(.resolverSource(at: span(item)), about: item)
        continue
      }
      guard let ref = member(item, "$ref") else {
        addTokens(at: item, under: top.overriding, when: when)
        continue
      }
      guard let target = target(of: ref, in: .sources) else { continue }
      let items = top.overriding + [item]
      guard let inner = add(target, for: items, ref, active: active, when: when) else { continue }
      active.insert(inner.entry)
      stack.append(inner)
    }
  }

  /// Adds what a reference object among sources leads to, or gives the sources to go on with.
  private mutating func add(
    _ target: Target, for items: [Place], _ ref: Place, active: Set<Place>,
    when: [String: String]
  ) -> OpenSources? {
    guard let place = target.place else {
      addFile(target, for: items, ref, when: when)
      return nil
    }
    guard !active.contains(place) else {
      report(.resolverRing(text(ref), at: span(ref)), about: ref)
      return nil
    }
    guard node(place).kind == .object else {
      report(.resolverTarget(at: span(ref)), about: ref)
      return nil
    }
    let chain = chain(of: items, to: place, opensFiles: target.entry == .set)
    guard !broken.contains(place) else { return nil }
    if target.entry == .set || property("sources", of: chain).map({ node($0).kind }) == .array {
      // What stands beside the reference replaces members of the set, and tokens are none.
      for item in items where used.insert(item).inserted {
        checkMembers(of: item, known: Self.setMembers)
      }
      return openSet(chain, entry: place)
    }
    if member(place, "$ref") != nil {
      return OpenSources(items: [place], overriding: items, entry: place)
    }
    guard member(place, "$value") == nil else {
      report(.resolverTarget(at: span(ref)), about: ref)
      return nil
    }
    addTokens(at: place, under: items, when: when)
    return nil
  }

  private mutating func openSet(_ chain: [Place], entry: Place) -> OpenSources? {
    for place in chain where place != chain.first { used.insert(place) }
    guard let sources = property("sources", of: chain) else {
      reportMissing(Diagnostic.resolverNoSources(at:), chain)
      return nil
    }
    guard node(sources).kind == .array else {
      report(.resolverNotList("sources", at: span(sources)), about: sources)
      return nil
    }
    return OpenSources(items: children(sources), entry: entry)
  }

  /// Adds a whole file; the keys beside `$ref` replace the file's members of those names.
  private mutating func addFile(
    _ target: Target, for items: [Place], _ ref: Place, when: [String: String]
  ) {
    guard let file = target.file, !onlyChecks else { return }
    let own = overrides(of: items)
    let source = files[file.path] ?? SourceReader.read(file, as: dialect, limits: limits)
    files[file.path] = source
    guard source.resolver == nil else {
      return report(.resolverInResolver(target.name, at: span(ref)), about: ref)
    }
    addLayer(
      own.isEmpty
        ? source : SourceReader.read(file, as: dialect, leavingOut: own, limits: limits),
      when: when)
    addTokens(of: items, when: when)
  }

  /// The names of the members beside the `$ref` of reference objects.
  private func overrides(of items: [Place]) -> Set<String> {
    Set(items.flatMap { children($0).map { key($0) } }.filter { $0 != "$ref" })
  }

  /// Adds the tokens at a place, and what stands beside the references that led there.
  private mutating func addTokens(
    at place: Place, under items: [Place], when: [String: String]
  ) {
    addTokens(at: place, leavingOut: overrides(of: items), when: when)
    addTokens(of: items, when: when)
  }

  /// Adds what stands beside references; the first is the strongest.
  private mutating func addTokens(of items: [Place], when: [String: String]) {
    for index in items.indices.reversed() where !overrides(of: [items[index]]).isEmpty {
      addTokens(
        at: items[index], leavingOut: overrides(of: Array(items[..<index])), when: when)
    }
  }

  /// Adds the tokens that stand in a document.
  private mutating func addTokens(
    at place: Place, leavingOut: Set<String>, when: [String: String]
  ) {
    guard !onlyChecks else { return }
    let tree = documents[place.document].tree
    let dialect: any DialectReader.Type =
      dialect == .dtcg ? DTCGDialect.self : DTCGDraftDialect.self
    var source = ReadSource(
      source: tree.source, dialect: dialect.name, sets: [], modifiers: [], findings: [])
    let part = DocumentPart(root: place.node, leavingOut: leavingOut.union(["$ref"]))
    dialect.read(tree, part, into: &source)
    if let known = documents[place.document].parts[place], known == leavingOut {
      // Found before: the same source is in use twice.
      source.findings = []
    } else {
      documents[place.document].parts[place] = leavingOut
      documents[place.document].legacy += source.legacy
    }
    source.legacy = []
    addLayer(source, when: when)
  }
}
