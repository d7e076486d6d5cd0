/// What the members of a schema have in common, by name: values, references and tokens of each type.
/// Schemas are put together as text.
struct SchemaDefinitions {
  /// A schema with its name.
  struct Named {
    var name: String
    var schema: String
  }

  private let contract: ThemeContract
  private let values: SchemaValues
  /// The types that tokens have, in the order of the tokens.
  private let types: [String]

  /// The name for the type of a token that has none of those that are known.
  static let any = "any"

  init(_ contract: ThemeContract) {
    self.contract = contract
    values = SchemaValues(contract.form)
    var found: [String] = []
    for token in contract.tokens where !found.contains(Self.type(of: token)) {
      found.append(Self.type(of: token))
    }
    types = found
  }

  static func type(of token: ThemeContract.Token) -> String {
    token.type.flatMap(TokenType.init(name:))?.name ?? any
  }

  private var hasTokenObjects: Bool { contract.form != .plain }

  /// Texts that stand at the top of a theme.
  var rootProperties: [String] {
    contract.form == .plain || contract.form == .backbase ? ["$schema", "$version"] : ["$schema"]
  }

  /// The schema of a token that is no group as well.
  func schema(of token: ThemeContract.Token, _ shown: ThemeSchema.Shown) -> String {
    var members = ["\"$ref\": \"#/$defs/\(name(of: token))\""]
    let lines = [Self.warning(of: token), token.description, shown.values].compactMap { $0 }
    if !lines.isEmpty {
      members.append("\"description\": " + Self.text(lines.joined(separator: "\n")))
    }
    if let proposal = shown.proposal { members.append("\"default\": " + Self.json(proposal)) }
    if token.deprecation?.isDeprecated == true { members.append("\"deprecated\": true") }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func name(of token: ThemeContract.Token) -> String {
    Self.type(of: token) + (hasTokenObjects ? "-token" : "") + (token.isNullable ? "-or-null" : "")
  }

  private static func warning(of token: ThemeContract.Token) -> String? {
    switch token.deprecation {
    case .reason(let reason)?: "Deprecated: " + reason
    case .flag, nil: nil
    }
  }

  /// The properties of a token that is a group as well.
  func properties(of token: ThemeContract.Token) -> [Named] {
    guard hasTokenObjects else { return [] }
    if token.isFrozen { return [] }
    return values.properties(Self.type(of: token), isNullable: token.isNullable, modes: modes)
  }

  private var modes: [String] {
    contract.modifiers.first { $0.name == ModeValues.modifier }?.contexts ?? []
  }

  /// What follows behind the members of a group.
  func endOfGroup(_ members: [String], _ additions: SchemaAdditions) -> String {
    let own = #", "patternProperties": {"\#(values.groupProperties)": true}"#
    guard let names = additions.names else {
      return own + ", \"additionalProperties\": " + Self.reference(to: "addition")
    }
    guard !names.isEmpty else { return own + ", \"additionalProperties\": \(values.strayMembers)" }
    let known = members.map(Self.text).joined(separator: ", ")
    let added = Self.text("^(?:\(names.joined(separator: "|")))$")
    let named = "{\"anyOf\": [{\"enum\": [\(known)]}, {\"pattern\": \(added)}]}"
    return own + ", \"propertyNames\": {\"anyOf\": [{\"pattern\": \"^\\\\$\"}, \(named)]}"
      + ", \"additionalProperties\": " + Self.reference(to: "addition")
  }

  static func reference(to definition: String) -> String {
    "{\"$ref\": \"#/$defs/\(definition)\"}"
  }

  /// All definitions.
  var all: [Named] {
    var all: [Named] = []
    if !contract.terms.additions.isEmpty {
      all.append(Named(name: "addition", schema: "{\"not\": {\"type\": \"array\"}}"))
    }
    for type in values.types(neededBy: types) {
      let nullables = contract.tokens.contains { $0.isNullable && Self.type(of: $0) == type }
      for suffix in nullables ? ["", "-or-null"] : [""] {
        all.append(Named(name: type + suffix, schema: value(type, isNullable: !suffix.isEmpty)))
        guard hasTokenObjects, types.contains(type) else { continue }
        all.append(
          Named(
            name: "\(type)-token\(suffix)",
            schema: values.token(type, isNullable: !suffix.isEmpty, modes: modes)))
      }
    }
    return all + references
  }

  /// A value of a type: a reference or a literal.
  private func value(_ type: String, isNullable: Bool) -> String {
    if isNullable { return "{\"anyOf\": [\(Self.reference(to: type)), {\"type\": \"null\"}]}" }
    guard type != Self.any else { return "{}" }
    var forms = [type, Self.any].filter(types.contains).map {
      Self.reference(to: $0 + "-reference")
    }
    if !contract.terms.additions.isEmpty { forms.append(Self.reference(to: "added-reference")) }
    if !membered.isEmpty { forms.append(Self.reference(to: "member-reference")) }
    forms += values.literals(type)
    return "{\"anyOf\": [" + forms.joined(separator: ", ") + "]}"
  }

  /// The tokens whose values have members, where a reference may name those.
  private var membered: [ThemeContract.Token] {
    guard contract.form == .styleDictionary || contract.form == .dtcgDraft else { return [] }
    let types: [TokenType] = [.typography, .shadow, .border, .transition, .gradient, .strokeStyle]
    let names = types.map(\.name) + [Self.any]
    return contract.tokens.filter { names.contains(Self.type(of: $0)) }
  }

  private var references: [Named] {
    var paths: [String: [String]] = [:]
    for token in contract.tokens { paths[Self.type(of: token), default: []].append(token.path) }
    var all = types.map { type in
      Named(name: "\(type)-reference", schema: values.references(to: paths[type] ?? []))
    }
    if !contract.terms.additions.isEmpty {
      let expressions = contract.terms.additions.map(SchemaAdditions.expression(ofPath:))
      all.append(Named(name: "added-reference", schema: values.reference(toPath: expressions)))
    }
    if !membered.isEmpty {
      let expressions = membered.map { SchemaPattern.literal($0.path) + #"\.[^{}]+"# }
      all.append(Named(name: "member-reference", schema: values.reference(toPath: expressions)))
    }
    return all
  }

  static func text(_ text: String) -> String { json(.string(text)) }

  private static func json(_ value: JSONValue) -> String {
    var out = ByteWriter()
    out.writeJSON(value)
    return out.text
  }
}
