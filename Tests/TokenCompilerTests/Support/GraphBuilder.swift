@testable import TokenCompiler

/// Builds a `ThemeGraph` by hand, so that what comes after resolving can be tested by itself.
///
///     var builder = GraphBuilder(themes: ["default", "dark"])
///     builder.add("color.sea", .color, .color(sea), .color(deepSea))
///     builder.add("color.link", .color, .color(sea), .color(deepSea), alias: "color.sea")
///     let graph = builder.graph()
///
/// Every token has a line of its own in the graph's one source, so that spans can be told apart.
struct GraphBuilder {
  private struct Entry {
    var segments: [String]
    var types: [TokenType?]
    var values: [TokenValue?]
    var alias: [[String]?]
    var description: String?
    var deprecation: Deprecation?
  }

  private let modifiers: [Modifier]
  private let themes: [Theme]
  private var entries: [Entry] = []
  /// Whether the graph has a contract.
  var hasContract = false

  /// Themes that are the contexts of one modifier; the first is its default.
  init(themes: [String] = ["default"], modifier: String = "theme") {
    modifiers = [Modifier(modifier, contexts: themes, defaultContext: themes.first)]
    self.themes = themes.map { Theme(contexts: [$0]) }
  }

  /// Themes over several modifiers, each theme with a context of every modifier.
  init(modifiers: [Modifier], themes: [[String]]) {
    self.modifiers = modifiers
    self.themes = themes.map { Theme(contexts: $0) }
  }

  /// Adds a token with a value for each theme, the last one for the remaining themes; `nil` is a
  /// theme without the token. `alias` is the path of the token that the value came from.
  mutating func add(
    _ path: String, _ type: TokenType?, _ values: TokenValue?..., alias: String? = nil,
    description: String? = nil, deprecated: Deprecation? = nil
  ) {
    add(
      segments: Self.split(path), types: [type], values: values,
      aliases: [alias.map(Self.split)], description: description, deprecated: deprecated)
  }

  /// The same with names that may hold dots, and a type and an alias for each theme.
  mutating func add(
    segments: [String], types: [TokenType?], values: [TokenValue?], aliases: [[String]?] = [nil],
    description: String? = nil, deprecated: Deprecation? = nil
  ) {
    entries.append(
      Entry(
        segments: segments, types: types, values: values, alias: aliases,
        description: description, deprecation: deprecated))
  }

  /// The graph.
  func graph() -> ThemeGraph {
    var graph = ThemeGraph()
    graph.modifiers = modifiers
    graph.themes = themes
    graph.hasContract = hasContract
    graph.groups.append(
      ThemeGraph.Group(name: graph.names.append(""), parent: .root, ordinal: 0))
    graph.columns = Array(repeating: ThemeColumn(), count: themes.count)
    var places = Places()
    var text = ""
    for entry in entries { declare(entry, in: &graph, &places, &text) }
    graph.sources.append(SourceFile(path: "tokens.json", text: text))
    for (token, entry) in zip(places.order, entries) { fill(entry, token, in: &graph, places) }
    return graph
  }

  private struct Places {
    var groups: [[String]: GroupID] = [:]
    var tokens: [[String]: TokenID] = [:]
    var order: [TokenID] = []
    var ordinal: UInt32 = 0
  }

  private func declare(
    _ entry: Entry, in graph: inout ThemeGraph, _ places: inout Places, _ text: inout String
  ) {
    var group = GroupID.root
    for length in 1..<max(entry.segments.count, 1) {
      let path = Array(entry.segments.prefix(length))
      if let known = places.groups[path] {
        group = known
        continue
      }
      places.ordinal += 1
      group = graph.groups.append(
        ThemeGraph.Group(
          name: graph.names.append(path[length - 1]), parent: group, ordinal: places.ordinal))
      places.groups[path] = group
      let made = graph.groups[group]
      let entry = graph.table.intern(made.name, in: made.parent, names: graph.names)
      graph.table.setGroup(group, of: entry)
    }
    places.ordinal += 1
    let token = graph.tokens.append(
      ThemeGraph.Token(
        name: graph.names.append(entry.segments.last ?? ""), group: group,
        ordinal: places.ordinal))
    places.tokens[entry.segments] = token
    places.order.append(token)
    let place = graph.table.intern(graph.tokens[token].name, in: group, names: graph.names)
    graph.table.setToken(token, of: place)
    let name = Self.write(entry.segments.last ?? "", to: &text)
    let value = Self.write("value", to: &text)
    let description = entry.description.map { Self.write($0, to: &text) }
    text += "\n"
    graph.declarations.append(
      ThemeGraph.Declaration(
        token: token, nameSpan: name, valueSpan: value, layer: 0, isContract: hasContract,
        descriptionSpan: description))
  }

  private func fill(
    _ entry: Entry, _ token: TokenID, in graph: inout ThemeGraph, _ places: Places
  ) {
    for theme in themes.indices {
      let value = Self.element(theme, of: entry.values) ?? nil
      let target = (Self.element(theme, of: entry.alias) ?? nil).flatMap { places.tokens[$0] }
      graph.columns[theme].winners.append(value == nil ? .max : token.rawValue)
      graph.columns[theme].types.append(Self.element(theme, of: entry.types) ?? nil)
      graph.columns[theme].targets.append(target?.rawValue ?? .max)
      graph.columns[theme].values.append(UInt32(graph.values.count))
      graph.values.append(value ?? .invalid)
      graph.columns[theme].deprecations[token] = entry.deprecation
    }
  }

  private static func element<Element>(_ index: Int, of array: [Element]) -> Element? {
    index < array.count ? array[index] : array.last
  }

  private static func split(_ path: String) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Writes JSON text in quotes; the span is what is inside them.
  private static func write(_ string: String, to text: inout String) -> SourceSpan {
    text += "\""
    let start = text.utf8.count
    for scalar in string.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    let end = text.utf8.count
    text += "\""
    return SourceSpan(SourceID(rawValue: 0), ByteRange(start..<end))
  }
}
