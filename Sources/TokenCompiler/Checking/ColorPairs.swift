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

  /// For each group whether its tokens are of a state that needs no contrast, or of a component that
  /// shows an icon alone.
  private var isExempt: [Bool]
  private var isIconOnly: [Bool]
  var words: GraphWords
  /// Words that say in which state a component is.
  private let states: Set<String>
  /// For each group `on-x`, and the groups inside it, the group `x` or the one inside it.
  private var counterparts: [GroupID?]

  init(_ graph: ThemeGraph, _ options: ContrastOptions) {
    self.graph = graph
    self.options = options
    words = GraphWords(graph)
    states = Self.usualStates.union(options.exemptStates.flatMap(NameWords.words(of:)))
    isExempt = Array(repeating: false, count: graph.groups.count)
    isIconOnly = isExempt
    counterparts = Array(repeating: nil, count: graph.groups.count)
    describeGroups()
    if options.findsPairs {
      findPairs()
      findPagePairs()
    }
    for pair in options.pairs { add(pair) }
  }

  private mutating func describeGroups() {
    let states = Set(options.exemptStates.map(NameWords.words(of:)).compactMap(\.first))
    let iconOnly = Set(options.iconOnly.map(NameWords.words(of:)))
    for group in graph.groups.ids where group != .root {
      let parent = graph.groups[group].parent
      let name = graph.names.utf8(graph.groups[group].name)
      let words = words.words(of: graph.groups[group].name)
      isExempt[group.index] = isExempt[parent.index] || words.contains(where: states.contains)
      isIconOnly[group.index] = isIconOnly[parent.index] || iconOnly.contains(words)
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

  private enum Role: Hashable {
    case background
    case foreground(ContrastOptions.Kind)
  }

  private static let roles: [String: Role] = [
    "background": .background, "bg": .background,
    "foreground": .foreground(.text), "fg": .foreground(.text), "text": .foreground(.text),
    "label": .foreground(.text), "icon": .foreground(.icon), "tint": .foreground(.icon),
    "border": .foreground(.border),
  ]

  /// What a name says a colour is for, and its other words; `nil` where it says none or several.
  ///
  /// - Parameter isFlat: Whether the name stands beside those of a whole theme. There `text-error` is a
  ///   text that says an error, on whatever lies below, and not the text on `background-error`; behind
  ///   the words for what a colour is for only states make a pair.
  private func role(of words: [String], isFlat: Bool) -> (role: Role, rest: [String])? {
    let found = words.indices.filter { Self.roles[words[$0]] != nil }
    guard found.count == 1, let place = found.first, let role = Self.roles[words[place]] else {
      return nil
    }
    let behind = words[(place + 1)...]
    guard !isFlat || behind.allSatisfy({ states.contains($0) || Self.fillers.contains($0) }) else {
      return nil
    }
    return (role, words.filter { Self.roles[$0] == nil && !Self.fillers.contains($0) })
  }

  static let fillers: Set<String> = ["color", "colour"]

  private static let usualStates: Set<String> = [
    "active", "checked", "default", "dragged", "enabled", "focus", "focused", "highlighted",
    "hover",
    "hovered", "idle", "normal", "off", "on", "pressed", "rest", "selected", "unchecked",
    "unselected", "visited",
  ]

  private mutating func findPairs() {
    var backgrounds: [Place: TokenID] = [:]
    var foregrounds: [(place: Place, token: TokenID, kind: ContrastOptions.Kind)] = []
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      let name = graph.names.utf8(declared.name)
      findGround(of: token, name, in: declared.group)
      let isFlat =
        declared.group != .root
        && Self.isColorCategory(graph.names.utf8(graph.groups[declared.group].name))
      guard let (role, rest) = role(of: words.words(of: declared.name), isFlat: isFlat) else {
        continue
      }
      let place = Place(group: declared.group, rest: rest)
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

  private mutating func isExempt(_ token: TokenID) -> Bool {
    let declared = graph.tokens[token]
    if isExempt[declared.group.index] { return true }
    return words.words(of: declared.name).contains { options.exemptStates.contains($0) }
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
  private func opacity(of token: TokenID) -> TokenID? {
    let declared = graph.tokens[token]
    var below: [Name] = [declared.name]
    var group = declared.group
    while group != .root, !Self.isColorCategory(graph.names.utf8(graph.groups[group].name)) {
      below.append(graph.groups[group].name)
      group = graph.groups[group].parent
    }
    guard group != .root, below.count <= 64 else { return nil }
    let parent = graph.groups[group].parent
    for category in ["opacity", "alpha"] {
      var place = self.group(Array(category.utf8)[...], in: parent)
      for name in below.dropFirst().reversed() {
        place = place.flatMap { self.group(graph.names.utf8(name), in: $0) }
      }
      if let place, let found = self.token(graph.names.utf8(declared.name), in: place) {
        return found
      }
    }
    return nil
  }

  static func isColorCategory(_ name: ArraySlice<UInt8>) -> Bool {
    ["color", "colors", "colour", "colours"].contains { name.elementsEqual($0.utf8) }
  }
}
