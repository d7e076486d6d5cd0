/// Puts in the place of a resolver document what it stands for: layers in the order of its
/// `resolutionOrder`, those of a modifier's contexts with the context as their condition.
///
/// Nothing here calls itself: sets refer to sets to any depth, so what is still to be read stands on
/// a stack.
struct ResolverExpander {
  /// How many layers all documents of a run may stand for, and how many references they may follow.
  static let layerLimit = 10_000
  static let stepLimit = 200_000

  let loader: SourceLoader
  let dialect: Dialect
  let limits: JSONLimits
  let wanted: (_ modifier: String) -> WantedContexts
  var documents: [OpenDocument] = []
  /// The number of each document that was loaded, by path; looked up only.
  var numbers: [String: Int] = [:]
  /// The token files that were loaded, by path; looked up only.
  var files: [String: ReadSource] = [:]
  /// The names of the members of large objects; looked up only.
  var members: [Place: [String: Int]] = [:]
  /// The layers so far.
  var layers: [Layer] = []
  /// The layer of the document on the command line: its condition and contract are those of all.
  var outer: Layer
  /// The sets and modifiers that were looked at.
  var used: Set<Place> = []
  /// Objects whose `$ref` failed: what they lack is not told as well.
  var broken: Set<Place> = []
  /// The modifiers of the document that is being read.
  var modifiers: [Modifier] = []
  /// Those that the order leaves out.
  var idleModifiers: [Modifier] = []
  /// Where each modifier of the order is declared; looked up only.
  var modifierPlaces: [String: Place] = [:]
  /// Looks without reading files or adding tokens: what the order leaves out and contexts that
  /// nobody wants have to be right too.
  var onlyChecks = false
  var steps = 0
  var reportedLimit = false

  /// Which contexts of a modifier are wanted.
  enum WantedContexts {
    case all
    /// One that was chosen. The others are there to be named, but not read.
    case picked(String)
    /// The default, where there is one: the others are as good as not there.
    case usual
  }

  /// A value of one of the documents.
  struct Place: Hashable {
    var document: Int
    var node: Int
  }

  /// A document that was opened, with what was found in it.
  struct OpenDocument {
    var tree: JSONTree
    /// The layer that stands for the document and carries its findings.
    var layer: Int
    var findings: [Diagnostic] = []
    var legacy: [LegacyUse] = []
    /// The parts that were read as tokens, with the names that were left out.
    var parts: [Place: Set<String>] = [:]
  }

  /// The layers with every resolver document replaced by what it stands for.
  static func expand(
    _ layers: [Layer], loader: SourceLoader, dialect: Dialect, limits: JSONLimits = .standard,
    wanted: @escaping (String) -> WantedContexts
  ) -> [Layer] {
    guard layers.contains(where: { $0.source.resolver != nil }) else { return layers }
    var expanded: [Layer] = []
    for layer in layers {
      guard let resolver = layer.source.resolver else {
        expanded.append(layer)
        continue
      }
      var expander = ResolverExpander(
        loader: loader, dialect: dialect, limits: limits, wanted: wanted, outer: layer)
      expander.read(resolver)
      expanded += expander.layers
    }
    return expanded
  }

  private init(
    loader: SourceLoader, dialect: Dialect, limits: JSONLimits,
    wanted: @escaping (String) -> WantedContexts, outer: Layer
  ) {
    self.loader = loader
    self.dialect = dialect
    self.limits = limits
    self.wanted = wanted
    self.outer = outer
  }

  private mutating func read(_ resolver: ResolverDocument) {
    open(resolver.tree, findings: outer.source.findings)
    readRoot()
    readOrder()
    checkTheRest()
    for document in documents {
      layers[document.layer].source.findings += document.findings
      layers[document.layer].source.legacy += document.legacy
    }
    layers[0].source.modifiers = modifiers
    layers[0].source.idleModifiers = idleModifiers
    layers[0].source.resolver = resolver
  }

  /// Adds a document, and the layer that stands for it.
  @discardableResult
  mutating func open(_ tree: JSONTree, findings: [Diagnostic]) -> Int {
    numbers[tree.source.path] = documents.count
    documents.append(OpenDocument(tree: tree, layer: layers.count))
    addLayer(
      ReadSource(
        source: tree.source, dialect: outer.source.dialect, sets: [], modifiers: [],
        isBroken: tree.isDamaged, findings: findings),
      when: [:])
    return documents.count - 1
  }

  /// Adds a layer that takes part where `when` and the document's own condition hold.
  mutating func addLayer(_ source: ReadSource, when: [String: String]) {
    var all = outer.when
    for name in when.keys.sorted() {
      if let other = all[name], other != when[name] { return }
      all[name] = when[name]
    }
    layers.append(Layer(source, when: all, isContract: outer.isContract))
  }

  /// Counts a step; `false` once the limit is reached, which is reported once.
  mutating func takesStep(at place: Place) -> Bool {
    steps += 1
    guard steps > Self.stepLimit || layers.count > Self.layerLimit else { return true }
    if !reportedLimit {
      reportedLimit = true
      report(.resolverTooLarge(at: span(place)), in: place.document)
    }
    return false
  }
}

extension ResolverExpander {
  /// A value.
  func node(_ place: Place) -> JSONNode { documents[place.document].tree.nodes[place.node] }

  /// A text, decoded.
  func text(_ place: Place) -> String { documents[place.document].tree.text(node(place)) }

  /// The places of the children of a list or object.
  func children(_ place: Place) -> [Place] {
    let tree = documents[place.document].tree
    guard tree.nodes[place.node].kind == .object || tree.nodes[place.node].kind == .array else {
      return []
    }
    return tree.children(of: place.node).map { Place(document: place.document, node: $0) }
  }

  /// The key of a member, decoded.
  func key(_ place: Place) -> String { documents[place.document].tree.keyText(node(place)) }

  /// A member of an object by its decoded key.
  mutating func member(_ place: Place, _ name: String) -> Place? {
    let tree = documents[place.document].tree
    guard tree.nodes[place.node].kind == .object else { return nil }
    if members[place] == nil {
      var names: [String: Int] = [:]
      for child in tree.children(of: place.node) where names[tree.keyText(tree.nodes[child])] == nil
      {
        names[tree.keyText(tree.nodes[child])] = child
      }
      members[place] = names
    }
    return members[place]?[name].map { Place(document: place.document, node: $0) }
  }

  /// Where a value is: inside the quotes of a text, the first byte of a list or object.
  func span(_ place: Place) -> SourceSpan {
    let node = node(place)
    let isContainer = node.kind == .object || node.kind == .array
    let end = isContainer ? node.range.start + 1 : node.range.end
    return SourceSpan(SourceID(rawValue: 0), ByteRange(start: node.range.start, end: end))
  }

  /// Where the key of a member is; for an element of a list, the value.
  func keySpan(_ place: Place) -> SourceSpan {
    let node = node(place)
    return node.isMember ? SourceSpan(SourceID(rawValue: 0), node.key) : span(place)
  }

  /// Adds a finding about a document. What JSON has reported is not reported again.
  mutating func report(_ finding: Diagnostic, in document: Int) {
    documents[document].findings.append(finding)
  }

  mutating func report(_ finding: Diagnostic, about place: Place) {
    if !node(place).isFaulty { report(finding, in: place.document) }
  }
}
