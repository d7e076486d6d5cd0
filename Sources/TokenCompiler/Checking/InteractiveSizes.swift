/// The tokens that say how large an interactive component is, by their names.
struct InteractiveSizes {
  /// A length that people have to hit.
  struct Size {
    var token: TokenID
    /// Whether it is the area for touches itself, and not what is seen of the component.
    var isTarget: Bool
    /// Whether the component has a token for that area besides.
    var hasTarget: Bool
  }

  private(set) var sizes: [Size] = []

  private let graph: ThemeGraph
  private let components: Set<String>
  private var words: GraphWords
  private var groups: [Place]

  /// What the names on the way to a token say.
  private struct Place {
    var component: String?
    var isTarget = false
    var isSize = false
    var isPart = false
  }

  init(_ graph: ThemeGraph, _ options: TouchTargetOptions) {
    self.graph = graph
    words = GraphWords(graph)
    components = Self.known.union(options.components.map(Self.key))
    groups = Array(repeating: Place(), count: graph.groups.count)
    for group in graph.groups.ids where group != .root {
      let declared = graph.groups[group]
      groups[group.index] = place(declared.name, in: groups[declared.parent.index])
    }
    collect()
  }

  private mutating func collect() {
    var found: [(size: Size, component: String?)] = []
    var withTarget: Set<String> = []
    for token in graph.tokens.ids {
      let declared = graph.tokens[token]
      let place = place(declared.name, in: groups[declared.group.index])
      guard place.isTarget || place.isSize && !place.isPart && place.component != nil else {
        continue
      }
      if place.isTarget, let component = place.component { withTarget.insert(component) }
      let size = Size(token: token, isTarget: place.isTarget, hasTarget: false)
      found.append((size, place.component))
    }
    sizes = found.map { size, component in
      var size = size
      size.hasTarget = component.map(withTarget.contains) ?? false
      return size
    }
  }

  private mutating func place(_ name: Name, in outer: Place) -> Place {
    var place = outer
    let words = words.words(of: name)
    if Self.targets.contains(where: words.starts(with:)) {
      place.isTarget = true
      return place
    }
    if let last = words.last, Self.lengths.contains(last) {
      let before = words.dropLast().last
      if before.map(Self.parts.contains) == true {
        place.isPart = true
      } else {
        place.isSize = true
      }
    }
    if place.component == nil, isComponent(words) {
      place.component = words.joined(separator: "-")
    } else if let last = words.last, Self.parts.contains(last) {
      place.isPart = true
    }
    return place
  }

  private func isComponent(_ words: [String]) -> Bool {
    components.contains(words.count == 1 ? words[0] : words.joined(separator: "-"))
      || words.contains { components.contains(Self.singular($0)) }
  }

  private static func key(_ name: String) -> String {
    NameWords.words(of: name).joined(separator: "-")
  }

  private static func singular(_ word: String) -> String {
    word.utf8.last == UInt8(ascii: "s") ? String(word.dropLast()) : word
  }

  /// Components whose own size is what is touched. A checkbox, a switch or a slider is mostly
  /// smaller than the row that reacts.
  private static let known: Set<String> = [
    "button", "chip", "combobox", "dropdown", "fab", "field", "input", "select", "stepper", "tab",
    "textfield",
  ]

  private static let targets = [
    ["touch", "target"], ["tap", "target"], ["hit", "target"], ["hit", "area"], ["target", "size"],
  ]

  private static let lengths: Set<String> = ["height", "width", "size"]

  /// What is a part of a component, or no size of its outside.
  private static let parts: Set<String> = [
    "arrow", "avatar", "badge", "border", "caret", "divider", "dot", "elevation", "focus", "font",
    "gap", "handle", "icon", "image", "indicator", "letter", "line", "margin", "max", "offset",
    "outline", "padding", "radius", "ring", "shadow", "spacing", "spinner", "stroke", "thumb",
    "track", "typography", "underline",
  ]
}
