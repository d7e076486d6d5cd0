/// The values that a page shows, each once.
struct PageValues {
  /// A value of a graph.
  struct Place: Hashable {
    var graph: Int
    var value: UInt32
  }

  /// Those that are used, in the order of their places.
  private(set) var used: [Place] = []
  private var known: [Place: Int] = [:]

  /// The place of a value among those of the page.
  mutating func place(_ value: UInt32, _ graph: Int) -> Int {
    let place = Place(graph: graph, value: value)
    if let index = known[place] { return index }
    known[place] = used.count
    used.append(place)
    return used.count - 1
  }
}

/// A value as the page shows it.
enum PageValue {
  private static let longestText = 400

  static func members(_ value: TokenValue) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("t", .string(PageText.text(value).cut(to: longestText))),
      .init("c", .string(css(of: value, .whole))),
    ]
    if case .color(let color) = value {
      members.append(.init("h", .string(SwatchColor(Color(color.space, color.components)).text)))
      members.append(.init("a", .number(color.alpha ?? 1)))
    }
    if case .typography(let typography) = value, typography.letterSpacing != nil {
      members.append(.init("l", .string(css(of: value, .letterSpacing))))
    }
    if case .strokeStyle(.dashes(let dashes, let cap)) = value {
      let lengths = dashes.map { ValueText.text(.dimension($0.value)) }.joined(separator: " ")
      members.append(.init("k", .array([.string(lengths), .string(cap.rawValue)])))
    }
    if case .invalid = value { members.append(.init("i", .integer(1))) }
    return members
  }

  private static func css(of value: TokenValue, _ part: CSSPart) -> String {
    guard CSSParts(of: value).contains(part) else { return "" }
    var writer = CSSValueWriter(ThemeGraph(), CSSNames(ThemeGraph(), prefix: ""), .none)
    writer.write(part, of: value)
    return writer.out.text
  }
}

/// Which colours each token is seen on, and how well, as the page's script reads it: for each the row of
/// the ground, the kind, the unit, and in each column nothing, 0 (not known) or the figure, what is
/// asked for, whether that is enough, and the two colours; behind these 1 where the ground is the page
/// and the rule does not judge it.
struct PagePairs {
  private(set) var seen: [Int: [JSONValue]] = [:]

  private struct Key: Hashable {
    var front: Int
    var ground: Int
    var kind: String
  }

  init(_ content: PageContent) {
    var order: [Key] = []
    var sights: [Key: [JSONValue]] = [:]
    var units: [Key: String] = [:]
    var onPage: Set<Key> = []
    for (graph, pairs) in content.pairs.enumerated() {
      for pair in pairs {
        let key = Key(
          front: content.row(of: pair.foreground, in: graph),
          ground: content.row(of: pair.background, in: graph), kind: pair.kind)
        guard key.front >= 0, key.ground >= 0 else { continue }
        if sights[key] == nil {
          order.append(key)
          units[key] = pair.unit
          if pair.isOnPage { onPage.insert(key) }
          sights[key] = Array(repeating: .null, count: content.columns.count)
        }
        for index in content.columns.indices where content.columns[index].graph == graph {
          guard let theme = content.judgedTheme(ofColumn: index) else { continue }
          sights[key]?[index] = Self.json(pair.sights[theme])
        }
      }
    }
    for key in order where sights[key]?.contains(where: { $0 != .null }) == true {
      let flag: [JSONValue] = onPage.contains(key) ? [.integer(1)] : []
      seen[key.front, default: []].append(
        .array(
          [
            .integer(key.ground), .string(key.kind), .string(units[key] ?? ""),
            .array(sights[key] ?? []),
          ] + flag))
    }
  }

  private static func json(_ sight: JudgedPair.Sight) -> JSONValue {
    switch sight {
    case .nothing, .hidden: return .null
    case .unknown: return .integer(0)
    case .colors(let top, let ground, let measured, let required, let isEnough):
      return .array([
        .number(measured), .number(required), .integer(isEnough ? 1 : 0),
        .string(SwatchColor(top).text), .string(SwatchColor(ground).text),
      ])
    }
  }
}
