/// A custom theme to begin with: the tokens of a default theme that move most when they change, with the
/// values that they have.
package struct ThemeSkeleton: Sendable {
  private let graph: ThemeGraph
  private let form: ThemeForm
  /// The tokens that it holds, those that move most first.
  package private(set) var tokens: [TokenID]

  /// The skeleton for a default theme, with at most so many tokens. Those that differ between themes are
  /// left out, and so are those that a contract keeps as they are.
  package init(_ graph: ThemeGraph, _ contract: ThemeContract, limit: Int = 12) {
    self.graph = graph
    form = contract.form
    let mayChange = zip(graph.tokensByGroup, contract.tokens).filter { token, facts in
      !facts.isFrozen && facts.varies.isEmpty && facts.deprecation?.isDeprecated != true
        && graph.hasLiteral(token)
    }.map(\.0)
    let counts = graph.dependants(of: mayChange)
    let ranked = mayChange.indices.sorted { (counts[$0], $1) > (counts[$1], $0) }
    let moving = ranked.filter { counts[$0] > 0 }
    tokens = (moving.isEmpty ? ranked : moving).prefix(limit).map { mayChange[$0] }
  }

  /// The path of a token.
  package func path(of token: TokenID) -> String { graph.path(of: token) }

  /// The same without some tokens.
  package func without(_ others: Set<TokenID>) -> ThemeSkeleton {
    var rest = self
    rest.tokens.removeAll { others.contains($0) }
    return rest
  }

  /// The theme as a file. `schema` is the file of its schema, as the theme names it.
  package func document(schema: String?) -> [UInt8] {
    var writer = NestedJSONWriter(step: 2)
    writer.begin()
    if let schema { writer.member("$schema", .string(schema)) }
    let chosen = Set(tokens)
    for token in graph.tokensByGroup where chosen.contains(token) {
      guard let value = value(of: token) else { continue }
      writer.move(to: graph.segments(of: graph.tokens[token].group)) { writer, depth in
        // Whereby Backbase's shape is known.
        if depth == 1, form == .backbase { writer.member("$type", .string("fixed")) }
      }
      writer.member(graph.name(of: token), value)
    }
    writer.end()
    return writer.bytes
  }

  /// The value as the default theme writes it, in the shape of a token.
  private func value(of token: TokenID) -> JSONValue? {
    guard let resolution = graph.resolution(of: token) else { return nil }
    let span = graph.declarations[resolution.declaration].valueSpan
    guard let value = graph.writtenValue(at: span) else { return nil }
    let type = graph.typeName(of: token).map { JSONValue.string($0) }
    return switch form {
    case .plain: value
    case .backbase: .members(["$value": value])
    case .dtcg, .dtcgDraft, .tokensStudio: .members(["$type": type, "$value": value])
    case .styleDictionary: .members(["value": value, "type": type])
    }
  }
}

extension ThemeGraph {
  /// Whether the first theme has a token with a value of its own that can be written again.
  fileprivate func hasLiteral(_ token: TokenID) -> Bool {
    guard let resolution = resolution(of: token), resolution.target == nil else { return false }
    switch resolution.value {
    case .opaque, .invalid, .null: return false
    default: return resolution.value.references.isEmpty
    }
  }

  /// For each of some tokens, how many tokens of the first theme have their values from it, by whatever
  /// chain.
  fileprivate func dependants(of tokens: [TokenID]) -> [Int] {
    var direct: [TokenID: [TokenID]] = [:]
    for token in self.tokens.ids {
      guard let resolution = resolution(of: token) else { continue }
      for needed in resolution.target.map({ [$0] }) ?? resolution.value.references {
        direct[needed, default: []].append(token)
      }
    }
    var seenFor: [TokenID: Int] = [:]
    return tokens.enumerated().map { number, token in
      var open = [token]
      var count = 0
      while let next = open.popLast() {
        for dependant in direct[next] ?? []
        where seenFor.updateValue(number, forKey: dependant) != number {
          count += 1
          open.append(dependant)
        }
      }
      return count
    }
  }
}
