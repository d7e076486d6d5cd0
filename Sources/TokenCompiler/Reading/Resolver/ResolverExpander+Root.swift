extension ResolverExpander {
  private static let rootMembers: Set<String> = [
    "$schema", "$defs", "$extensions", "name", "version", "description", "sets", "modifiers",
    "resolutionOrder",
  ]

  /// The top level of the document on the command line.
  private var root: Place { Place(document: 0, node: 0) }

  /// Looks at the members of the top level.
  mutating func readRoot() {
    if let version = member(root, "version") {
      if node(version).kind != .string || text(version) != "2025.10" {
        report(.resolverVersion(at: span(version)), about: version)
      }
    } else {
      report(.resolverMissing("version", at: span(root)), about: root)
    }
    for name in ["name", "description"] { checkText(member(root, name)) }
    checkExtensions(member(root, "$extensions"))
    for name in ["sets", "modifiers"] {
      guard let map = member(root, name) else { continue }
      if node(map).kind == .object {
        for entry in children(map) where node(entry).kind != .object {
          report(.resolverNotObject(key(entry), at: span(entry)), about: entry)
        }
      } else {
        report(.resolverNotMap(name, at: span(map)), about: map)
      }
    }
    checkMembers(of: root, known: Self.rootMembers)
  }

  /// A property that has to be a text where it is there.
  mutating func checkText(_ place: Place?) {
    guard let place, node(place).kind != .string else { return }
    report(.resolverNotText(key(place), at: span(place)), about: place)
  }

  mutating func checkExtensions(_ place: Place?) {
    guard let place, node(place).kind != .object else { return }
    report(.resolverExtensions(at: span(place)), about: place)
  }

  mutating func checkMembers(of object: Place, known: Set<String>) {
    for child in children(object) where !known.contains(key(child)) {
      report(.resolverUnknownMember(key(child), at: keySpan(child)), in: child.document)
    }
  }

  /// Adds the layers of every item of `resolutionOrder`.
  mutating func readOrder() {
    guard let order = member(root, "resolutionOrder") else {
      return report(.resolverMissing("resolutionOrder", at: span(root)), about: root)
    }
    guard node(order).kind == .array else {
      return report(.resolverNotList("resolutionOrder", at: span(order)), about: order)
    }
    let items = children(order)
    if items.isEmpty { report(.resolverEmptyOrder(at: span(order)), about: order) }
    var names: [String: Place] = [:]
    for item in items where takesStep(at: item) {
      guard node(item).kind == .object else {
        report(.resolverOrderItem(at: span(item)), about: item)
        continue
      }
      if let ref = member(item, "$ref") {
        readReferredItem(item, ref, &names)
      } else {
        readInlineItem(item, &names)
      }
    }
  }

  /// An item by reference. The name and the type may stand beside the reference, or in what it leads
  /// to unless that is an entry of the maps.
  private mutating func readReferredItem(
    _ item: Place, _ ref: Place, _ names: inout [String: Place]
  ) {
    guard let target = target(of: ref, in: .order), let place = target.place else { return }
    let chain = chain(of: [item], to: place)
    let own = target.entry == nil ? chain : [item]
    guard let name = nameOfItem(property("name", of: own), &names) else { return }
    let found = target.entry ?? shape(of: chain)
    if let type = property("type", of: own) {
      guard let stated = entry(named: type) else { return }
      if let found, stated != found {
        return report(.resolverOtherType(text(ref), found == .set, at: span(type)), about: type)
      }
    }
    switch found {
    case .set?: addSet(chain, when: [:])
    case .modifier?: addModifier(name.isEmpty ? target.name : name, chain)
    case nil: report(.resolverOrderTarget(at: span(ref)), about: ref)
    }
  }

  /// The name of an item, empty where it has none; `nil` for one that was there, which is reported.
  private mutating func nameOfItem(_ name: Place?, _ names: inout [String: Place]) -> String? {
    guard let name, node(name).kind == .string else {
      checkText(name)
      return ""
    }
    if let first = names[text(name)] {
      report(.resolverInlineTwice(text(name), at: span(name), first: span(first)), about: name)
      return nil
    }
    names[text(name)] = name
    return text(name)
  }

  /// What the `type` of an item says; `nil` for anything else, which is reported.
  private mutating func entry(named type: Place) -> Entry? {
    switch node(type).kind == .string ? text(type) : "" {
    case "set": return .set
    case "modifier": return .modifier
    default:
      report(.resolverInlineType(at: span(type)), about: type)
      return nil
    }
  }

  private mutating func readInlineItem(_ item: Place, _ names: inout [String: Place]) {
    let name = member(item, "name")
    let type = member(item, "type")
    let missing = [name == nil ? "name" : nil, type == nil ? "type" : nil].compactMap { $0 }
    if !missing.isEmpty { report(.resolverInlineMissing(missing, at: span(item)), about: item) }
    guard let name = nameOfItem(name, &names), let type else { return }
    switch entry(named: type) {
    case .set?: addSet([item], when: [:])
    case .modifier?: addModifier(name, [item])
    case nil: break
    }
  }

  /// Follows the references of the sets and modifiers that the order leaves out: they have to lead
  /// somewhere too.
  mutating func checkTheRest() {
    onlyChecks = true
    for name in ["sets", "modifiers"] {
      guard let map = member(root, name), node(map).kind == .object else { continue }
      for entry in children(map)
      where node(entry).kind == .object && !used.contains(entry) && takesStep(at: entry) {
        let chain = chain(of: [], to: entry)
        if name == "sets" { addSet(chain, when: [:]) } else { addModifier(key(entry), chain) }
      }
    }
    onlyChecks = false
  }
}
