/// What the words of a name say of a colour that is seen with others.
struct PairName {
  enum Role: Hashable {
    case background
    case foreground(ContrastOptions.Kind)
  }

  /// What the colour is for, and its other words; `nil` where the name says none or several.
  private(set) var role: Role?
  private(set) var rest: [String] = []
  /// Whether the role holds beside the names of a whole theme. There `text-error` is a text that says an
  /// error, on whatever lies below, and not the text on `background-error`; behind the words for what a
  /// colour is for only states make a pair.
  private(set) var hasFlatRole = false
  /// What the one word of the name says, but for those that every colour could have.
  private(set) var page: PageWords = []
  /// Whether it is of a state that needs no contrast: a token, or all in a group.
  private(set) var isExempt = false
  private(set) var isExemptGroup = false
  /// Whether a group is a component that shows an icon alone.
  private(set) var isIconOnly = false

  /// The names of a graph.
  static func all(_ words: GraphWords, _ options: ContrastOptions) -> NameFacts<PairName> {
    let exempt = options.exemptStates.map(NameWords.words(of:))
    let states = usualStates.union(exempt.flatMap { $0 })
    let groups = Set(exempt.compactMap(\.first))
    let iconOnly = Set(options.iconOnly.map(NameWords.words(of:)))
    return words.facts { words in
      var name = PairName(words, states)
      name.isExempt = words.contains { options.exemptStates.contains($0) }
      name.isExemptGroup = words.contains(where: groups.contains)
      name.isIconOnly = iconOnly.contains(words)
      return name
    }
  }

  private init(_ words: [String], _ states: Set<String>) {
    let own = words.filter { !Self.fillers.contains($0) }
    if own.count == 1 { page = PageWords(own[0]) }
    let places = words.indices.filter { Self.roles[words[$0]] != nil }
    guard places.count == 1, let place = places.first else { return }
    role = Self.roles[words[place]]
    rest = own.filter { Self.roles[$0] == nil }
    hasFlatRole = words[(place + 1)...].allSatisfy {
      states.contains($0) || Self.fillers.contains($0)
    }
  }

  private static let roles: [String: Role] = [
    "background": .background, "bg": .background,
    "foreground": .foreground(.text), "fg": .foreground(.text), "text": .foreground(.text),
    "label": .foreground(.text), "icon": .foreground(.icon), "tint": .foreground(.icon),
    "border": .foreground(.border),
  ]

  private static let fillers: Set<String> = ["color", "colour"]

  /// Words that say in which state a component is.
  private static let usualStates: Set<String> = [
    "active", "checked", "default", "dragged", "enabled", "focus", "focused", "highlighted",
    "hover",
    "hovered", "idle", "normal", "off", "on", "pressed", "rest", "selected", "unchecked",
    "unselected", "visited",
  ]
}

/// What one word says of the page and the text on it.
struct PageWords: OptionSet {
  let rawValue: UInt8

  /// A colour that lies behind everything, a group that holds one, and which member of it is one.
  static let page = PageWords(rawValue: 1)
  static let pageGroup = PageWords(rawValue: 2)
  static let pageInGroup = PageWords(rawValue: 4)
  /// The same for text. Such members of its group stand on the page, whatever else there is.
  static let text = PageWords(rawValue: 8)
  static let textGroup = PageWords(rawValue: 16)
  static let textInGroup = PageWords(rawValue: 32)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ word: String) {
    self = []
    for (names, meaning) in Self.names where names.contains(word) { insert(meaning) }
  }

  private static let names: [([String], PageWords)] = [
    (["background", "bg", "canvas", "page", "surface"], .page),
    (["background", "backgrounds", "bg", "surface", "surfaces"], .pageGroup),
    (["app", "base", "body", "canvas", "default", "page"], .pageInGroup),
    (["fg", "foreground", "text"], .text),
    (["content", "fg", "foreground", "foregrounds", "text"], .textGroup),
    (
      [
        "base", "body", "default", "heading", "main", "primary", "secondary", "support", "title",
      ], .textInGroup
    ),
  ]
}
