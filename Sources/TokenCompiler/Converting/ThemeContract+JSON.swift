extension ThemeContract {
  /// What tells this contract from any other: the same contract has the same hash.
  public var hash: String {
    var hash = TextHash()
    for byte in body { hash.add(byte) }
    return hash.digits
  }

  /// The contract as a file, which ends with a newline.
  public var document: [UInt8] {
    var out = ByteWriter()
    out.write("{\n\"tokenc-contract\": \(ContractDocument.version),\n\"hash\": ")
    out.writeJSON(string: hash)
    out.write(",\n")
    out.write(bytes: body[...])
    out.write("}\n")
    return out.bytes
  }

  /// Everything that counts.
  private var body: [UInt8] {
    var out = ByteWriter(capacity: tokens.count * 80)
    for (name, value) in about {
      out.writeJSON(string: name)
      out.write(": ")
      out.writeJSON(value)
      out.write(",\n")
    }
    out.write("\"tokens\": {")
    writeTokens(into: &out)
    out.write("}\n")
    return out.bytes
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

  /// Groups in groups, a token on a line.
  private func writeTokens(into out: inout ByteWriter) {
    var path: [String] = []
    var isFirst = true
    for index in tokens.indices {
      let token = tokens[index]
      let isGroup = index + 1 < tokens.count && tokens[index + 1].names.starts(with: token.names)
      var common = 0
      while common < min(path.count, token.names.count - 1), path[common] == token.names[common] {
        common += 1
      }
      while path.count > common {
        path.removeLast()
        Self.startLine(path.count, &out)
        out.write("}")
      }
      for name in token.names[common..<token.names.count - 1] {
        Self.startMember(name, path.count, &isFirst, &out)
        out.write("{")
        path.append(name)
        isFirst = true
      }
      Self.startMember(token.names[token.names.count - 1], path.count, &isFirst, &out)
      write(token, into: &out)
      if isGroup { path = token.names } else { out.write("}") }
    }
    while !path.isEmpty {
      path.removeLast()
      Self.startLine(path.count, &out)
      out.write("}")
    }
    if !tokens.isEmpty { out.write("\n") }
  }

  private static func startMember(
    _ name: String, _ depth: Int, _ isFirst: inout Bool, _ out: inout ByteWriter
  ) {
    if !isFirst { out.write(",") }
    isFirst = false
    startLine(depth, &out)
    out.writeJSON(string: name)
    out.write(": ")
  }

  /// One blank a level, and no more beyond any depth that a person reads.
  private static func startLine(_ depth: Int, _ out: inout ByteWriter) {
    out.write("\n")
    out.write(spaces: min(depth + 1, 100))
  }

  /// A token without its closing brace.
  private func write(_ token: Token, into out: inout ByteWriter) {
    func names(_ indexes: [Int]) -> JSONValue? { .list(indexes.map { .string(themes[$0].name) }) }
    out.write("{\"$type\": ")
    out.writeJSON(token.type.map { .string($0) } ?? .null)
    let deprecation: JSONValue? =
      switch token.deprecation {
      case .reason(let reason)?: .string(reason)
      case .flag(let flag)?: .boolean(flag)
      case nil: nil
      }
    let members: KeyValuePairs<StaticString, JSONValue?> = [
      "$nullable": token.isNullable ? .boolean(true) : nil,
      "$frozen": token.isFrozen ? .boolean(true) : nil,
      "$deprecated": deprecation,
      "$description": token.description.map { .string($0) },
      "$set-anew": names(token.isSetAnew),
      "$varies": names(token.varies.filter { !token.isSetAnew.contains($0) }),
    ]
    for (name, value) in members {
      guard let value else { continue }
      out.write(", \"\(name)\": ")
      out.writeJSON(value)
    }
  }
}
