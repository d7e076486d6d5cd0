extension ThemeGraph {
  /// What a token is in one theme.
  public struct Resolution: Sendable {
    /// The declaration that won.
    public var declaration: DeclarationID
    /// The type; `nil` only where it could not be found.
    public var type: TokenType?
    /// The value with no reference left.
    public var value: TokenValue
    /// The token that the whole value refers to, one hop.
    public var target: TokenID?
  }

  /// What a token is in the theme of that index; `nil` where the theme has no such token.
  public func resolution(of token: TokenID, inTheme theme: Int = 0) -> Resolution? {
    let winner = columns[theme].winners[token.index]
    guard winner != .max else { return nil }
    let target = columns[theme].targets[token.index]
    return Resolution(
      declaration: DeclarationID(rawValue: winner), type: columns[theme].types[token.index],
      value: values[Int(columns[theme].values[token.index])],
      target: target == .max ? nil : TokenID(rawValue: target))
  }

  /// The declaration that won in a theme; `nil` where the theme has no such token.
  func declaration(of token: TokenID, inTheme theme: Int) -> DeclarationID? {
    let winner = columns[theme].winners[token.index]
    return winner == .max ? nil : DeclarationID(rawValue: winner)
  }

  /// The value of a token in a theme; `nil` where the theme has no such token.
  public func value(of token: TokenID, inTheme theme: Int = 0) -> TokenValue? {
    guard columns[theme].winners[token.index] != .max else { return nil }
    return values[Int(columns[theme].values[token.index])]
  }

  /// The number of a token's value, which aliases and themes share; `nil` where the theme has no such
  /// token.
  func valueNumber(of token: TokenID, inTheme theme: Int) -> Int? {
    guard columns[theme].winners[token.index] != .max else { return nil }
    return Int(columns[theme].values[token.index])
  }

  /// Whether two of the values are the same. What a contract keeps to itself is the same as itself only.
  func isSameValue(_ left: UInt32, _ right: UInt32) -> Bool {
    if left == right { return true }
    if case .opaque = values[Int(left)] { return false }
    return values[Int(left)] == values[Int(right)]
  }

  /// The chain of tokens that a token's value was taken from, nearest first; no more than `limit` of
  /// them.
  public func chain(
    of token: TokenID, inTheme theme: Int = 0, limit: Int = .max
  ) -> [TokenID] {
    var chain: [TokenID] = []
    var next = columns[theme].targets[token.index]
    while next != .max, chain.count < min(limit, tokens.count) {
      chain.append(TokenID(rawValue: next))
      next = columns[theme].targets[Int(next)]
    }
    return chain
  }

  /// The tokens that a token's value refers to in a theme, one hop. The fields of an alias are those
  /// of its target.
  func referents(of token: TokenID, inTheme theme: Int) -> [TokenID] {
    guard let resolution = resolution(of: token, inTheme: theme) else { return [] }
    return resolution.target.map { [$0] } ?? resolution.value.references
  }

  /// The path of a token: the names of its groups and its own, joined by `.`.
  public func path(of token: TokenID) -> String {
    String(decoding: pathBytes(of: token), as: UTF8.self)
  }

  /// The path of a group; empty for the root.
  public func path(of group: GroupID) -> String {
    String(decoding: pathBytes(of: group), as: UTF8.self)
  }

  /// The path of a token as UTF-8.
  func pathBytes(of token: TokenID) -> [UInt8] {
    joinedNames(tokens[token].name, in: tokens[token].group)
  }

  /// The path of a group as UTF-8; empty for the root.
  func pathBytes(of group: GroupID) -> [UInt8] {
    group == .root ? [] : joinedNames(groups[group].name, in: groups[group].parent)
  }

  /// Fills one array from its end. A string for each name, joined, takes ten times as many
  /// instructions, and rules and emitters ask for the paths of all tokens.
  private func joinedNames(_ last: Name, in group: GroupID) -> [UInt8] {
    var length = last.range.count
    var around = group
    while around != .root {
      length += groups[around].name.range.count + 1
      around = groups[around].parent
    }
    var path = [UInt8](repeating: UInt8(ascii: "."), count: length)
    var (name, end) = (last, length)
    around = group
    while true {
      for byte in names.utf8(name).reversed() {
        end -= 1
        path[end] = byte
      }
      guard around != .root else { return path }
      end -= 1
      name = groups[around].name
      around = groups[around].parent
    }
  }

  /// The names of a group and the groups around it, outermost first; none for the root.
  public func segments(of group: GroupID) -> [String] {
    var segments: [String] = []
    var group = group
    while group != .root {
      segments.append(names.string(groups[group].name))
      group = groups[group].parent
    }
    return segments.reversed()
  }

  /// The name of a token.
  public func name(of token: TokenID) -> String { names.string(tokens[token].name) }
  /// The name of a group; empty for the root.
  public func name(of group: GroupID) -> String { names.string(groups[group].name) }

  /// What `$deprecated` says of a token in a theme, inherited from its groups.
  public func deprecation(of token: TokenID, inTheme theme: Int = 0) -> Deprecation? {
    columns[theme].deprecations[token]
  }

  /// The `$description` of a declaration, decoded.
  public func description(of declaration: DeclarationID) -> String? {
    // The element itself: the subscript of the IDs copies the whole declaration.
    declarations.elements[declaration.index].descriptionSpan.map(decodedText)
  }

  /// The `$description` of a group in a theme, decoded.
  public func description(of group: GroupID, inTheme theme: Int = 0) -> String? {
    columns[theme].groups[group]?.descriptionSpan.map(decodedText)
  }

  /// The `$extensions` of a group in a theme.
  public func extensions(of group: GroupID, inTheme theme: Int = 0) -> JSONValue? {
    columns[theme].groups[group]?.extensions
  }

  /// The name of a token's type in a theme: as written where it is outside the standard. A value that
  /// does not fit the type with which it is written has the name of what it is.
  public func typeName(of token: TokenID, inTheme theme: Int = 0) -> String? {
    guard declaration(of: token, inTheme: theme) != nil,
      let type = columns[theme].types[token.index]
    else { return nil }
    guard type == .custom else { return type.name }
    guard let resolution = resolution(of: token, inTheme: theme) else { return nil }
    // An alias has its target's type, whatever it states itself.
    let own = declarations[resolution.declaration].typeSpan
    let written = (columns[theme].inheritedTypes[token] ?? own).map(decodedText)
    if case .null = resolution.value { return written }
    if let written, TokenTypeNames.type(named: written.utf8) == nil { return written }
    return resolution.value.evidentTypeName
  }

  /// The text of a span inside the quotes of a JSON string.
  func decodedText(_ span: SourceSpan) -> String {
    JSONText.string(span.range, hasEscapes: true, in: sources[span.source])
  }
}

extension TokenValue {
  /// The type that shows in a value for which none fits that is written.
  fileprivate var evidentTypeName: String {
    switch self {
    case .custom(.string): TokenType.string.name
    case .custom(.number): TokenType.number.name
    case .custom(.boolean): TokenType.boolean.name
    default: TokenType.custom.name
    }
  }
}
