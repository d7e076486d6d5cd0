/// The content of a page as its script reads it: one object in JSON that can stand in a `<script>`.
///
/// Members are short, because there are many: of a token `g` its group, `n` its name, `t` its type,
/// `v` its value in each column, `r` what it refers to, `f` what its fields refer to and `e`
/// which fields these are, `d` its description, `x` why it is deprecated, `o` whether it is overridden
/// (1) or follows an override (2), `b` its value in the base, `p` the colours that it is seen on, `q` why
/// it is judged on none, `s` and `k` its names in Swift and CSS where they are not what `PageNames` says;
/// of a value `t` its text, `c` its CSS, `h` and `a` its colour and opacity, `l` its letter spacing, `k` its
/// dashes and their caps, `i` whether it failed; of a note `l` its level, `c` its code, `m` its words, `h` its
/// help, `p` its place, `t` its tokens, `g` its group, `w` its themes, `u` the custom theme that it breaks,
/// `f` those that follow, `s` whether it is one of those.
struct PageData {
  let content: PageContent
  private var out = ByteWriter()
  private var values = PageValues()
  private let pairs: PagePairs

  static func json(_ content: PageContent) -> [UInt8] {
    var data = PageData(content)
    data.write()
    return escaped(data.out.bytes)
  }

  private init(_ content: PageContent) {
    self.content = content
    pairs = PagePairs(content)
  }

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
    out.writeJSON(.array(content.columns.map { .string($0.shownName ?? $0.name) }))
    let sides = content.columns.compactMap(\.side)
    if !sides.isEmpty {
      out.write(",\n\"sides\": ")
      out.writeJSON(.array(sides.map { .string($0.rawValue) }))
    }
    if sides.isEmpty, content.graphs.contains(where: \.hasContract) {
      out.write(",\n\"base\": ")
      out.writeJSON(.array(content.baseFiles.map { .string($0) }))
    }
    if !content.required.isEmpty {
      let required = content.required.map {
        JSONValue.Member($0.kind, .number($0.contrast))
      }
      out.write(",\n\"contrast\": ")
      out.writeJSON(.object([.init("unit", .string(content.unit))] + required))
    }
    if let names = content.names {
      out.write(",\n\"names\": ")
      out.writeJSON(names.json)
    }
    write("tokens", content.rows.indices) { $0.token($1) }
    write("values", values.used) { .object(PageValue.members($0.value($1))) }
    write("notes", content.notes) { $1.json }
    out.write(",\n\"omitted\": ")
    out.write(integer: content.omittedNotes)
    out.write("}\n")
  }

  /// A list, each item on a line.
  private mutating func write<Items: Collection>(
    _ name: StaticString, _ items: Items, json: (inout PageData, Items.Element) -> JSONValue
  ) {
    out.write(",\n\"")
    out.write(name)
    out.write("\": [")
    for (index, item) in items.enumerated() {
      out.write(index == 0 ? "\n" : ",\n")
      let value = json(&self, item)
      out.writeJSON(value)
    }
    out.write("]")
  }

  private func value(_ place: PageValues.Place) -> TokenValue {
    content.graphs[place.graph].values[Int(place.value)]
  }

  private mutating func token(_ row: Int) -> JSONValue {
    guard let (number, token) = content.newest(row) else { return .object([]) }
    let graph = content.graphs[number]
    let theme = graph.columns.firstIndex { $0.winners[token.index] != .max } ?? 0
    var members: [JSONValue.Member] = [
      .init("g", .string(graph.path(of: graph.tokens[token].group))),
      .init("n", .string(graph.name(of: token))),
    ]
    if let type = graph.typeName(of: token, inTheme: theme) {
      members.append(.init("t", .string(type)))
    }
    members.append(
      .init("v", Self.list(content.columns.indices.map { value(of: row, inColumn: $0) })))
    members += targets(of: row) ?? fields(of: token, theme, number)
    members += Self.words(of: token, theme, in: graph)
    members += base(of: token)
    if let seen = pairs.seen[row] {
      members.append(.init("p", .array(seen)))
    } else if let silence = content.unjudged[number][token] {
      members.append(.init("q", .integer(silence.rawValue)))
    }
    members += content.names?.members(of: token, graph) ?? []
    return .object(members)
  }

  /// The place of a token's value in the page's list; -1 where a theme has no such token.
  private mutating func value(of row: Int, inColumn index: Int) -> Int {
    guard let token = content.token(row, inColumn: index) else { return -1 }
    return values.place(content.column(index).values[token.index], content.columns[index].graph)
  }

  /// The token that the whole value is taken from.
  private func targets(of row: Int) -> [JSONValue.Member]? {
    let targets = content.columns.indices.map { index -> Int in
      guard let token = content.token(row, inColumn: index) else { return -1 }
      let target = content.column(index).targets[token.index]
      guard target != .max else { return -1 }
      return content.row(of: TokenID(rawValue: target), in: content.columns[index].graph)
    }
    guard targets.contains(where: { $0 >= 0 }) else { return nil }
    let isOne = targets.allSatisfy { $0 == targets[0] }
    return [.init("r", Self.list(isOne ? [targets[0]] : targets))]
  }

  /// The tokens that fields are taken from, and the name of each of these fields.
  private func fields(of token: TokenID, _ theme: Int, _ graph: Int) -> [JSONValue.Member] {
    guard let value = content.graphs[graph].resolution(of: token, inTheme: theme)?.value else {
      return []
    }
    let found = zip(value.references, value.fieldNames).compactMap { token, name in
      let row = content.row(of: token, in: graph)
      return row < 0 ? nil : (row: row, name: name)
    }
    guard !found.isEmpty else { return [] }
    return [
      .init("f", Self.list(found.map(\.row))),
      .init("e", .array(found.map { .string($0.name) })),
    ]
  }

  private static func words(
    of token: TokenID, _ theme: Int, in graph: ThemeGraph
  ) -> [JSONValue.Member] {
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
    guard let override = content.override(of: token) else { return [] }
    let places = override.base.map { value in value.map { values.place($0, 0) } ?? -1 }
    return [.init("o", .integer(override.isOwn ? 1 : 2)), .init("b", Self.list(places))]
  }

  static func list(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }
}
