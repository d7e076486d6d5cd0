extension ThemeContract {
  /// What tells this contract from any other: the same contract has the same hash, whatever the values
  /// are.
  public var hash: String {
    var writer = NestedJSONWriter(step: 1)
    withoutHashes.writeContent(into: &writer)
    var hash = TextHash()
    for byte in writer.bytes { hash.add(byte) }
    return hash.digits
  }

  private var withoutHashes: ThemeContract {
    var copy = self
    for index in copy.tokens.indices { copy.tokens[index].hashes = [] }
    return copy
  }

  /// The contract as a file, which ends with a newline.
  public var document: [UInt8] {
    var writer = NestedJSONWriter(step: 1)
    writer.begin()
    writer.member("tokenc-contract", .integer(ContractDocument.version))
    writer.member("hash", .string(hash))
    writeContent(into: &writer)
    writer.end()
    return writer.bytes
  }

  /// Everything that counts: groups in groups, a token on a line.
  private func writeContent(into writer: inout NestedJSONWriter) {
    for (name, value) in about { writer.member(name, value) }
    writer.move(to: ["tokens"])
    for index in tokens.indices {
      let token = tokens[index]
      let isGroup = index + 1 < tokens.count && tokens[index + 1].names.starts(with: token.names)
      if isGroup {
        writer.move(to: ["tokens"] + token.names)
        for member in members(of: token) { writer.member(member.key, member.value) }
      } else if let name = token.names.last {
        writer.move(to: ["tokens"] + token.names.dropLast())
        writer.member(name, .object(members(of: token)))
      }
    }
    writer.move(to: [])
  }

  private var about: [(String, JSONValue)] {
    func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    var about: [(String, JSONValue)] = [("dialect", .string(form.rawValue))]
    let modifiers = self.modifiers.map { modifier in
      JSONValue.Member(
        modifier.name,
        .members([
          "contexts": texts(modifier.contexts),
          "default": modifier.defaultContext.map { .string($0) },
        ]))
    }
    if !modifiers.isEmpty { about.append(("modifiers", .object(modifiers))) }
    let others = themes.dropFirst().map { JSONValue.Member($0.name, .object(condition(of: $0))) }
    if !others.isEmpty { about.append(("themes", .object(others))) }
    let asked = JSONValue.members([
      "additions": .list(terms.additions.map { .string($0.text) }),
      "required-groups": .list(terms.requiredGroups.map { .string($0.text) }),
      "together": .list(terms.together.map { texts($0.map(\.text)) }),
    ])
    if asked != .object([]) { about.append(("terms", asked)) }
    return about
  }

  private func condition(of theme: Theme) -> [JSONValue.Member] {
    zip(modifiers, theme.contexts).map { JSONValue.Member($0.name, .string($1)) }
  }

  private func hashes(of token: Token) -> JSONValue? {
    let hashes = token.hashes.map { JSONValue.string($0) }
    return hashes.count == 1 ? hashes.first : .list(hashes)
  }

  private func members(of token: Token) -> [JSONValue.Member] {
    func names(_ indexes: [Int]) -> JSONValue? { .list(indexes.map { .string(themes[$0].name) }) }
    let deprecation: JSONValue? =
      switch token.deprecation {
      case .reason(let reason)?: .string(reason)
      case .flag(let flag)?: .boolean(flag)
      case nil: nil
      }
    let others: [(String, JSONValue?)] = [
      ("$nullable", token.isNullable ? .boolean(true) : nil),
      ("$frozen", token.isFrozen ? .boolean(true) : nil),
      ("$deprecated", deprecation),
      ("$description", token.description.map { .string($0) }),
      ("$set-anew", names(token.isSetAnew)),
      ("$varies", names(token.follows)),
      ("$hash", hashes(of: token)),
    ]
    return [.init("$type", token.type.map { .string($0) } ?? .null)]
      + others.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
  }
}
