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
  private let names: NameFacts<Sense>
  private var groups: [Place]

  /// What the names on the way to a token say.
  private struct Place {
    var component: String?
    var isTarget = false
    var isSize = false
    var isPart = false
  }

  /// What one name says by itself.
  private struct Sense {
    var component: String?
    var isTarget = false
    var isSize = false
    /// The size of a part.
    var isPartSize = false
    /// A part, unless it is the component.
    var endsInPart = false
  }

  init(_ graph: ThemeGraph, _ options: TouchTargetOptions, _ words: GraphWords) {
    self.graph = graph
    let components = Self.known.union(options.components.map(Self.key))
    names = words.facts { Self.sense(of: $0, components) }
    groups = Array(repeating: Place(), count: graph.groups.count)
    for group in graph.groups.ids where group != .root {
      groups[group.index] = place(names[group], in: groups[graph.groups[group].parent.index])
    }
    collect()
  }

  private mutating func collect() {
    var found: [(size: Size, component: String?)] = []
    var withTarget: Set<String> = []
    for token in graph.tokens.ids {
      let place = place(names[token], in: groups[graph.tokens[token].group.index])
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

  private func place(_ sense: Sense, in outer: Place) -> Place {
    var place = outer
    if sense.isTarget {
      place.isTarget = true
      return place
    }
    if sense.isSize { place.isSize = true }
    if sense.isPartSize { place.isPart = true }
    if place.component == nil, let component = sense.component {
      place.component = component
    } else if sense.endsInPart {
      place.isPart = true
    }
    return place
  }

  private static func sense(of words: [String], _ components: Set<String>) -> Sense {
    var sense = Sense()
    sense.isTarget = targets.contains(where: words.starts(with:))
    if let last = words.last {
      sense.endsInPart = parts.contains(last)
      let isOfPart = words.dropLast().last.map(parts.contains) ?? false
      sense.isPartSize = lengths.contains(last) && isOfPart
      sense.isSize = lengths.contains(last) && !isOfPart
    }
    let name = words.count == 1 ? words[0] : words.joined(separator: "-")
    if components.contains(name) || words.contains(where: { components.contains(singular($0)) }) {
      sense.component = name
    }
    return sense
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
