/// A colour that is seen on another one.
struct ColorPair {
  var foreground: TokenID
  var background: TokenID
  var kind: ContrastOptions.Kind
  /// The least contrast where it is not that of the kind.
  var minimum: Double?
  /// Tokens with opacities of the two, at the same paths in another category.
  var foregroundOpacity: TokenID?
  var backgroundOpacity: TokenID?

  /// Everything that decides how the pair looks.
  var tokens: [TokenID] {
    [foreground, background] + [foregroundOpacity, backgroundOpacity].compactMap { $0 }
  }
}

/// Finds the colours that are seen on each other by their names: siblings whose names agree but for
/// the words `background` and `foreground`, `text`, `icon` or `border`, and `on-x` with `x`.
struct ColorPairs {
  let graph: ThemeGraph
  private let options: ContrastOptions
  private(set) var pairs: [ColorPair] = []
  /// The colours of the page, on which everything lies.
  var pages: [TokenID] = []
  /// Listed pairs that name a path which no token has.
  private(set) var unknown: [(pair: ContrastOptions.Pair, path: String)] = []

  let names: NameFacts<PairName>
  /// For each group whether its tokens are of a state that needs no contrast, or of a component that
  /// shows an icon alone, and whether it is where the colours of a theme begin.
  private var isExempt: [Bool]
  private var isIconOnly: [Bool]
  private(set) var isColorCategory: [Bool]
  /// For each group `on-x`, and the groups inside it, the group `x` or the one inside it.
  private var counterparts: [GroupID?]
  /// For each group, once somebody has asked, the groups with the opacities of its colours.
  private var opacityGroups: [[GroupID]?]

  init(_ graph: ThemeGraph, _ options: ContrastOptions, _ words: GraphWords? = nil) {
    self.graph = graph
    self.options = options
    names = PairName.all(words ?? GraphWords(graph), options)
    isExempt = Array(repeating: false, count: graph.groups.count)
    isIconOnly = isExempt
    isColorCategory = isExempt
    counterparts = Array(repeating: nil, count: graph.groups.count)
    opacityGroups = Array(repeating: nil, count: graph.groups.count)
    describeGroups()
    if options.findsPairs {
      findPairs()
      findPagePairs()
    }
    for pair in options.pairs { add(pair) }
  }

  private mutating func describeGroups() {
    for group in graph.groups.ids where group != .root {
      let parent = graph.groups[group].parent
      let name = graph.names.utf8(graph.groups[group].name)
      let sense = names[group]
      isExempt[group.index] = isExempt[parent.index] || sense.isExemptGroup
      isIconOnly[group.index] = isIconOnly[parent.index] || sense.isIconOnly
      isColorCategory[group.index] = Self.isColorCategory(name)
      if let plain = Self.nameBehindOn(name), let base = self.group(plain, in: parent) {
        counterparts[group.index] = base
      } else if let around = counterparts[parent.index] {
        counterparts[group.index] = self.group(name, in: around)
      }
    }
  }

  private func group(_ name: ArraySlice<UInt8>, in parent: GroupID) -> GroupID? {
    graph.table.find(name, in: parent, names: graph.names)
      .flatMap { graph.table.entries[$0].group }
  }

  private func token(_ name: ArraySlice<UInt8>, in group: GroupID) -> TokenID? {
    graph.table.find(name, in: group, names: graph.names)
      .flatMap { graph.table.entries[$0].token }
  }

  /// `primary` for `on-primary` and `onPrimary`.
  private static func nameBehindOn(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard name.count > 3, name.starts(with: "on".utf8) else { return nil }
    let rest = name.dropFirst(2)
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "_") { return rest.dropFirst() }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
    return ([first | 0x20] + rest.dropFirst())[...]
  }

  // MARK: - By name

  private mutating func findPairs() {
    var backgrounds: [Place: TokenID] = [:]
    var foregrounds: [(place: Place, token: TokenID, kind: ContrastOptions.Kind)] = []
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      let name = graph.names.utf8(declared.name)
      findGround(of: token, name, in: declared.group)
      guard let role = names[token].role,
        !isColorCategory[declared.group.index] || names[token].hasFlatRole
      else { continue }
      let place = Place(group: declared.group, rest: names[token].rest)
      switch role {
      case .background: if backgrounds[place] == nil { backgrounds[place] = token }
      case .foreground(let kind): foregrounds.append((place, token, kind))
      }
    }
    for (place, token, kind) in foregrounds {
      if let ground = backgrounds[place] { add(token, on: ground, kind) }
    }
  }

  private struct Place: Hashable {
    var group: GroupID
    var rest: [String]
  }

  /// The pair of a token `on-x` with the token `x`, or with the one of its name in the group `x`.
  private mutating func findGround(
    of token: TokenID, _ name: ArraySlice<UInt8>, in group: GroupID
  ) {
    if let plain = Self.nameBehindOn(name), let ground = self.token(plain, in: group) {
      add(token, on: ground, .text)
    } else if let base = counterparts[group.index], let ground = self.token(name, in: base) {
      add(token, on: ground, .text)
    }
  }

  mutating func add(_ token: TokenID, on ground: TokenID, _ kind: ContrastOptions.Kind) {
    guard !isExempt(token), !isExempt(ground) else { return }
    let showsIcon =
      isIconOnly[graph.tokens[token].group.index] || isIconOnly[graph.tokens[ground].group.index]
    append(
      ColorPair(
        foreground: token, background: ground, kind: showsIcon && kind == .text ? .icon : kind))
  }

  func isExempt(_ token: TokenID) -> Bool {
    isExempt[graph.tokens[token].group.index] || names[token].isExempt
  }

  // MARK: - Listed

  private mutating func add(_ listed: ContrastOptions.Pair) {
    guard let token = graph.token(at: listed.foreground) else {
      return unknown.append((listed, listed.foreground))
    }
    guard let ground = graph.token(at: listed.background) else {
      return unknown.append((listed, listed.background))
    }
    append(
      ColorPair(
        foreground: token, background: ground, kind: listed.kind, minimum: listed.minimum))
  }

  private mutating func append(_ pair: ColorPair) {
    var pair = pair
    pair.foregroundOpacity = opacity(of: pair.foreground)
    pair.backgroundOpacity = opacity(of: pair.background)
    pairs.append(pair)
  }

  // MARK: - Opacities

  /// The token with the opacity of a colour: at the same path, with the category `opacity` in the
  /// place of `color`.
  private mutating func opacity(of token: TokenID) -> TokenID? {
    let declared = graph.tokens[token]
    let groups = opacityGroups[declared.group.index] ?? findOpacityGroups(declared.group)
    opacityGroups[declared.group.index] = groups
    for group in groups {
      if let found = self.token(graph.names.utf8(declared.name), in: group) { return found }
    }
    return nil
  }

  private func findOpacityGroups(_ inner: GroupID) -> [GroupID] {
    var below: [Name] = []
    var group = inner
    while group != .root, !isColorCategory[group.index] {
      below.append(graph.groups[group].name)
      group = graph.groups[group].parent
    }
    guard group != .root, below.count < 64 else { return [] }
    let parent = graph.groups[group].parent
    return ["opacity", "alpha"].compactMap { category in
      below.reversed().reduce(self.group(Array(category.utf8)[...], in: parent)) { place, name in
        place.flatMap { self.group(graph.names.utf8(name), in: $0) }
      }
    }
  }

  private static func isColorCategory(_ name: ArraySlice<UInt8>) -> Bool {
    ["color", "colors", "colour", "colours"].contains { name.elementsEqual($0.utf8) }
  }
}
