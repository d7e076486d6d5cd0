/// The theme as the page's script reads it: one object in JSON that can stand in a `<script>`.
///
/// Members are short, because there are many: of a token `g` its group, `n` its name, `t` its type,
/// `v` its value in each theme, `r` what it refers to, `f` what its fields refer to, `d` its
/// description, `x` why it is deprecated, `o` whether it is overridden (1) or follows an override (2),
/// `b` its value in the base; of a value `t` its text, `c` its CSS, `h` and `a` its colour and opacity,
/// `l` its letter spacing.
struct PageData {
  private let graph: ThemeGraph
  private var out = ByteWriter()
  /// The values that are used, by their place among those of the graph.
  private var places: [UInt32: Int] = [:]
  private var used: [UInt32] = []

  static func json(_ graph: ThemeGraph) -> [UInt8] {
    var data = PageData(graph)
    data.write()
    return escaped(data.out.bytes)
  }

  private init(_ graph: ThemeGraph) { self.graph = graph }

  /// `<` stands in texts only, and there it has an escape: nothing ends the element.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + 100)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        result.append(contentsOf: "\\u003c".utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private mutating func write() {
    out.write("{\"themes\": ")
    out.writeJSON(.array(graph.themes.map { .string($0.name) }))
    out.write(graph.hasContract ? ",\n\"base\": true" : "")
    out.write(",\n\"tokens\": [")
    for token in graph.tokens.ids {
      out.write(token.index == 0 ? "\n" : ",\n")
      write(token)
    }
    out.write("],\n\"values\": [")
    for (index, value) in used.enumerated() {
      out.write(index == 0 ? "\n" : ",\n")
      out.writeJSON(.object(PageValue.members(graph.values[Int(value)])))
    }
    out.write("]}\n")
  }

  private mutating func write(_ token: TokenID) {
    var members: [JSONValue.Member] = [
      .init("g", .string(graph.path(of: graph.tokens[token].group))),
      .init("n", .string(graph.name(of: token))),
    ]
    let themes = graph.themes.indices
    let theme = themes.first { graph.columns[$0].winners[token.index] != .max } ?? 0
    if let type = graph.typeName(of: token, inTheme: theme) {
      members.append(.init("t", .string(type)))
    }
    members.append(.init("v", Self.list(themes.map { place(of: token, graph.columns[$0]) })))
    members += references(of: token, theme)
    members += words(of: token, theme)
    members += base(of: token)
    out.writeJSON(.object(members))
  }

  /// The place of a token's value in the page's list; -1 where a theme has no such token.
  private mutating func place(of token: TokenID, _ column: ThemeColumn) -> Int {
    guard column.winners[token.index] != .max else { return -1 }
    let value = column.values[token.index]
    if let known = places[value] { return known }
    places[value] = used.count
    used.append(value)
    return used.count - 1
  }

  private func references(of token: TokenID, _ theme: Int) -> [JSONValue.Member] {
    let targets = graph.columns.map { column in
      let target = column.targets[token.index]
      return target == .max || column.winners[token.index] == .max ? -1 : Int(target)
    }
    if targets.contains(where: { $0 >= 0 }) {
      let isOne = targets.allSatisfy { $0 == targets[0] }
      return [.init("r", Self.list(isOne ? [targets[0]] : targets))]
    }
    let fields = graph.referents(of: token, inTheme: theme)
    return fields.isEmpty ? [] : [.init("f", Self.list(fields.map(\.index)))]
  }

  private func words(of token: TokenID, _ theme: Int) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    let declaration = graph.resolution(of: token, inTheme: theme)?.declaration
    if let text = declaration.flatMap({ graph.description(of: $0) }), !text.isEmpty {
      members.append(.init("d", .string(text)))
    }
    switch graph.deprecation(of: token, inTheme: theme) {
    case .flag(true): members.append(.init("x", .string("")))
    case .reason(let reason): members.append(.init("x", .string(reason)))
    case .flag(false), nil: break
    }
    return members
  }

  /// What the base says, where the custom theme makes something else of it.
  private mutating func base(of token: TokenID) -> [JSONValue.Member] {
    guard graph.hasContract, graph.contractColumns.count == graph.columns.count else { return [] }
    let index = token.index
    let isOwn = graph.columns.contains { column in
      column.winners[index] != .max
        && !graph.declarations[DeclarationID(rawValue: column.winners[index])].isContract
    }
    let isMoved = zip(graph.columns, graph.contractColumns).contains { own, base in
      (own.winners[index] == .max) != (base.winners[index] == .max)
        || own.winners[index] != .max && !graph.isSameValue(own.values[index], base.values[index])
    }
    guard isOwn || isMoved else { return [] }
    let places = graph.contractColumns.map { place(of: token, $0) }
    return [.init("o", .integer(isOwn ? 1 : 2)), .init("b", Self.list(places))]
  }

  private static func list(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { .integer($0) })
  }
}

/// A value as the page shows it.
private enum PageValue {
  private static let longestText = 400

  static func members(_ value: TokenValue) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("t", .string(ValueText.text(value).cut(to: longestText))),
      .init("c", .string(css(of: value, .whole))),
    ]
    if case .color(let color) = value {
      members.append(.init("h", .string(SwatchColor(Color(color.space, color.components)).text)))
      members.append(.init("a", .number(color.alpha ?? 1)))
    }
    if case .typography(let typography) = value, typography.letterSpacing != nil {
      members.append(.init("l", .string(css(of: value, .letterSpacing))))
    }
    return members
  }

  private static func css(of value: TokenValue, _ part: CSSPart) -> String {
    guard CSSParts(of: value).contains(part) else { return "" }
    var writer = CSSValueWriter(ThemeGraph(), CSSNames(ThemeGraph(), prefix: ""), .none)
    writer.write(part, of: value)
    return String(decoding: writer.out.bytes, as: UTF8.self)
  }
}
