/// What the tokens of a graph are in each theme, in the words of the standard.
struct DTCGContent: Sendable {
  let graph: ThemeGraph
  let names: DTCGNames
  /// For each theme, for each token: what it says; `nil` where it is not there or is left out.
  private(set) var written: [[JSONValue?]] = []
  /// The same for tokens that the standard cannot say.
  private(set) var leftOut: [[JSONValue?]] = []
  private(set) var findings: [Diagnostic] = []

  init(_ graph: ThemeGraph) {
    self.graph = graph
    names = DTCGNames(graph)
    let reasons = Self.reasons(graph)
    for theme in graph.themes.indices {
      written.append(graph.tokens.ids.map { reasons[$0] == nil ? token($0, theme, reasons) : nil })
      leftOut.append(graph.tokens.ids.map { reasons[$0] == nil ? nil : rest($0, theme) })
    }
    report(reasons)
  }

  /// Why tokens cannot be said, in whatever theme.
  private static func reasons(_ graph: ThemeGraph) -> [TokenID: String] {
    var reasons: [TokenID: String] = [:]
    let check = DTCGValue(path: { _ in nil })
    for token in graph.tokens.ids {
      for theme in graph.themes.indices {
        guard let value = graph.value(of: token, inTheme: theme) else { continue }
        do throws(DTCGValue.Missing) { _ = try check.json(DTCGForm.value(value)) } catch {
          reasons[token] = error.reason
          break
        }
      }
    }
    return reasons
  }

  private func token(
    _ token: TokenID, _ theme: Int, _ reasons: [TokenID: String]
  ) -> JSONValue? {
    guard let resolution = graph.resolution(of: token, inTheme: theme) else { return nil }
    let writer = DTCGValue(path: { reasons[$0] == nil ? names.path(of: $0) : nil })
    let value =
      resolution.target.map { JSONValue.string("{\(names.path(of: $0))}") }
      ?? (try? writer.json(DTCGForm.value(resolution.value)))
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    let type = DTCGForm.type(resolution.value)?.name ?? graph.typeName(of: token, inTheme: theme)
    add("$type", type.map { .string($0) })
    add("$value", value)
    add("$description", graph.description(of: resolution.declaration).map { .string($0) })
    switch graph.deprecation(of: token, inTheme: theme) {
    case .flag(let flag)?: add("$deprecated", .boolean(flag))
    case .reason(let reason)?: add("$deprecated", .string(reason))
    case nil: break
    }
    add("$extensions", extensions(of: resolution.declaration))
    return .object(members)
  }

  /// Values of modes are in documents of their own.
  private func extensions(of declaration: DeclarationID) -> JSONValue? {
    guard case .object(var members)? = graph.declarations[declaration].extensions else {
      return nil
    }
    if graph.modifiers.contains(where: { $0.name == ModeValues.modifier }) {
      members.removeAll { $0.key == ModeValues.modifier }
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// A token that is left out, as the tolerant dialects write it.
  private func rest(_ token: TokenID, _ theme: Int) -> JSONValue? {
    guard let resolution = graph.resolution(of: token, inTheme: theme) else { return nil }
    var out = ByteWriter()
    let value =
      out.writeJSON(value: resolution.value)
      ? JSONValue.parsed(SourceFile(path: "", bytes: out.bytes)) : nil
    return .members([
      "$type": graph.typeName(of: token, inTheme: theme).map { .string($0) },
      "$value": resolution.target.map { .string("{\(graph.path(of: $0))}") } ?? value ?? .null,
    ])
  }

  private mutating func report(_ reasons: [TokenID: String]) {
    var groups: [(reason: String, tokens: [TokenID])] = []
    for token in graph.tokens.ids {
      guard let reason = reasons[token] else { continue }
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].tokens.append(token)
      } else {
        groups.append((reason, [token]))
      }
    }
    for group in groups {
      let place = place(of: group.tokens[0])
      findings.append(.leftOut(group.tokens.map(graph.path(of:)), group.reason, at: place))
    }
    reportTypes(reasons)
    let changes = names.changes
    guard let first = changes.first else { return }
    findings.append(.otherNames(changes.map { ($0.old, $0.new) }, at: place(of: first.token)))
  }

  /// Tells which types tokens of other tools have now.
  private mutating func reportTypes(_ reasons: [TokenID: String]) {
    var tokens: [TokenType: [TokenID]] = [:]
    for token in graph.tokens.ids where reasons[token] == nil {
      let theme = graph.themes.indices.first { graph.value(of: token, inTheme: $0) != nil }
      let value = theme.flatMap { graph.value(of: token, inTheme: $0) }
      if let type = value.flatMap(DTCGForm.type) { tokens[type, default: []].append(token) }
    }
    for type in TokenType.allCases {
      guard let own = tokens[type] else { continue }
      findings.append(.otherType(own.map(graph.path(of:)), type, at: place(of: own[0])))
    }
  }

  /// Where a token is first declared.
  func place(of token: TokenID) -> SourceSpan {
    let theme = graph.themes.indices.first { graph.resolution(of: token, inTheme: $0) != nil }
    let declaration = theme.flatMap { graph.resolution(of: token, inTheme: $0)?.declaration }
    return graph.declarations[declaration ?? DeclarationID(rawValue: 0)].nameSpan
  }

  /// The source that declares a token in a theme.
  func source(of token: TokenID, inTheme theme: Int) -> SourceID? {
    graph.resolution(of: token, inTheme: theme).map {
      graph.declarations[$0.declaration].nameSpan.source
    }
  }
}
