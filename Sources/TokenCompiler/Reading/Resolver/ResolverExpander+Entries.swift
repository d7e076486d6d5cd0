extension ResolverExpander {
  static let setMembers: Set<String> = [
    "description", "sources", "$extensions", "$ref", "name", "type",
  ]
  private static let modifierMembers: Set<String> = [
    "description", "contexts", "default", "$extensions", "$ref", "name", "type",
  ]

  /// What an entry of the order is.
  enum Entry: Sendable {
    case set, modifier
  }

  /// What an object that no map declares looks like.
  mutating func shape(of chain: [Place]) -> Entry? {
    if property("sources", of: chain) != nil { return .set }
    return property("contexts", of: chain) != nil ? .modifier : nil
  }

  /// A property of an object that may be put together by references: the first that has it wins,
  /// whole (Resolver 2025.10, "Extending").
  mutating func property(_ name: String, of chain: [Place]) -> Place? {
    for place in chain {
      if let found = member(place, name) { return found }
    }
    return nil
  }

  /// Adds the sources of a set.
  mutating func addSet(_ chain: [Place], when: [String: String]) {
    guard let last = chain.last, check(chain, Self.setMembers) else { return }
    guard let sources = property("sources", of: chain) else {
      return reportMissing(Diagnostic.resolverNoSources(at:), chain)
    }
    guard node(sources).kind == .array else {
      return report(.resolverNotList("sources", at: span(sources)), about: sources)
    }
    addSources(sources, entry: last, when: when)
  }

  /// Adds a modifier and the sources of its contexts.
  mutating func addModifier(_ name: String, _ chain: [Place]) {
    guard let last = chain.last, check(chain, Self.modifierMembers) else { return }
    guard let contexts = property("contexts", of: chain) else {
      return reportMissing(Diagnostic.resolverNoContexts(at:), chain)
    }
    guard node(contexts).kind == .object else {
      return report(.resolverNotMap("contexts", at: span(contexts)), about: contexts)
    }
    let all = children(contexts)
    if all.count < 2 {
      report(.resolverFewContexts(all.count, at: span(contexts)), about: contexts)
    }
    let names = all.map { key($0) }
    let fallback = defaultContext(of: chain, among: names)
    var only: String?
    var there = names
    switch wanted(name) {
    case .all: break
    case .picked(let context): only = context
    case .usual:
      only = fallback
      if let fallback { there = [fallback] }
    }
    if onlyChecks {
      idleModifiers.append(Modifier(name, contexts: names, defaultContext: fallback))
    } else if !all.isEmpty {
      guard isOnly(name, at: last) else { return }
      modifiers.append(Modifier(name, contexts: there, defaultContext: fallback))
    }
    let wasOnlyChecking = onlyChecks
    defer { onlyChecks = wasOnlyChecking }
    for (context, contextName) in zip(all, names) {
      onlyChecks = wasOnlyChecking || only != nil && only != contextName
      if node(context).kind == .array {
        addSources(context, entry: last, when: [name: contextName])
      } else {
        report(.resolverContextNotList(contextName, at: span(context)), about: context)
      }
    }
  }

  /// Whether no other modifier of the order has the name: an input would not say which is meant.
  private mutating func isOnly(_ name: String, at place: Place) -> Bool {
    guard let other = modifierPlaces.updateValue(place, forKey: name), other != place else {
      return true
    }
    report(.resolverModifierTwice(name, at: keySpan(place)), about: place)
    return false
  }

  private mutating func defaultContext(of chain: [Place], among names: [String]) -> String? {
    guard let place = property("default", of: chain) else { return nil }
    guard node(place).kind == .string, names.contains(text(place)) else {
      report(.resolverDefault(names, at: span(place)), about: place)
      // So that the missing default is not told as well.
      return names.first
    }
    return text(place)
  }

  /// Reports what an entry lacks, unless a reference that could have brought it failed: at its key;
  /// where it is a whole file, at the reference to that.
  mutating func reportMissing(_ finding: (SourceSpan) -> Diagnostic, _ chain: [Place]) {
    guard let last = chain.last, broken.isDisjoint(with: chain) else { return }
    if last.node == 0, let ref = chain.dropLast().last.flatMap({ member($0, "$ref") }) {
      report(finding(span(ref)), about: ref)
    } else {
      report(finding(keySpan(last)), about: last)
    }
  }

  /// Looks at the properties of an entry once; `false` where there is nothing to go on with.
  private mutating func check(_ chain: [Place], _ known: Set<String>) -> Bool {
    // A member of another name is probably what is missing.
    let isWhole =
      known.contains("sources")
      ? property("sources", of: chain) != nil : property("contexts", of: chain) != nil
    for place in chain where used.insert(place).inserted {
      guard node(place).kind == .object else { return false }
      checkText(member(place, "description"))
      checkExtensions(member(place, "$extensions"))
      guard isWhole else { continue }
      checkMembers(of: place, known: place.node == 0 ? known.union(["$schema", "$defs"]) : known)
    }
    return true
  }
}
