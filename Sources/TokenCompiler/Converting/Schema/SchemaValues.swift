/// How tokens and their values look in each dialect, as schemas.
struct SchemaValues {
  private let form: ThemeForm

  init(_ form: ThemeForm) { self.form = form }

  private var isPlain: Bool { form == .plain || form == .backbase }
  private var isStrict: Bool { form == .dtcg }

  // MARK: References

  /// A reference to one of these tokens.
  func references(to paths: [String]) -> String {
    var forms = paths.map { "{\($0)}" }
    if isPlain { forms += paths.map { "<\($0)>" } }
    if form == .styleDictionary { forms += paths.map { "{\($0).value}" } }
    let words = "{\"enum\": [" + forms.map(SchemaDefinitions.text).joined(separator: ", ") + "]}"
    guard form == .styleDictionary else { return words }
    // White space inside the braces does not count.
    let spaced = SchemaDefinitions.text(#"^\{(?: [^{}]*|[^{}]* )\}$"#)
    return "{\"anyOf\": [\(words), {\"type\": \"string\", \"pattern\": \(spaced)}]}"
  }

  /// A reference to a token whose path fits one of these regular expressions.
  func reference(toPath expressions: [String]) -> String {
    let path = "(?:\(expressions.joined(separator: "|")))"
    var pattern = #"^\{\#(path)\}$"#
    if isPlain { pattern += "|^<\(path)>$" }
    return "{\"type\": \"string\", \"pattern\": \(SchemaDefinitions.text(pattern))}"
  }

  // MARK: Tokens

  /// The names of properties that a group may have.
  var groupProperties: String {
    let names = "description|extensions|deprecated|type"
    return isPlain || form == .styleDictionary
      ? #"^\\$(?:\#(names))$"# : #"^\\$(?:\#(names)|extends|ref)$"#
  }

  /// What members of a group may be that no token has the path of.
  var strayMembers: String {
    form == .styleDictionary ? #"{"not": {"type": "object"}}"# : "false"
  }

  /// A token as an object.
  func token(_ type: String, isNullable: Bool, modes: [String]) -> String {
    let members = properties(type, isNullable: isNullable, modes: modes).map {
      SchemaDefinitions.text($0.name) + ": " + $0.schema
    }
    let end =
      form == .styleDictionary ? #""required": ["value"]"# : "\"additionalProperties\": false"
    let object =
      "{\"type\": \"object\", \"properties\": {\(members.joined(separator: ", "))}, \(end)}"
    guard form == .backbase else { return object }
    return "{\"anyOf\": [\(object), \(reference(type, isNullable))]}"
  }

  private func reference(_ type: String, _ isNullable: Bool) -> String {
    SchemaDefinitions.reference(to: type + (isNullable ? "-or-null" : ""))
  }

  /// The properties of a token.
  func properties(
    _ type: String, isNullable: Bool, modes: [String]
  ) -> [SchemaDefinitions.Named] {
    let value = reference(type, isNullable)
    guard form != .styleDictionary else {
      return [.init(name: "value", schema: value), .init(name: "type", schema: typeName(type))]
    }
    let null = isStrict ? "" : ", \"null\""
    var properties: [SchemaDefinitions.Named] = [
      .init(name: "$value", schema: form == .backbase ? inModes(value, modes) : value),
      .init(name: "$type", schema: typeName(type)),
      .init(name: "$description", schema: "{\"type\": [\"string\"\(null)]}"),
      .init(name: "$deprecated", schema: "{\"type\": [\"boolean\", \"string\"\(null)]}"),
      .init(name: "$extensions", schema: extensions(value, modes)),
    ]
    if !isPlain { properties.append(.init(name: "$ref", schema: Self.pointerText)) }
    return properties
  }

  private func inModes(_ value: String, _ modes: [String]) -> String {
    guard !modes.isEmpty else { return value }
    let members = modes.map { "\(SchemaDefinitions.text($0)): \(value)" }.joined(separator: ", ")
    return "{\"anyOf\": [\(value), {\"type\": \"object\", \"properties\": {\(members)}, "
      + "\"minProperties\": 1, \"additionalProperties\": false}]}"
  }

  private func extensions(_ value: String, _ modes: [String]) -> String {
    guard form == .dtcgDraft, !modes.isEmpty else { return "{\"type\": \"object\"}" }
    return #"{"type": "object", "properties": {"mode": {"type": "object", "#
      + #""additionalProperties": \#(value)}}}"#
  }

  /// What `$type` may say: the type, or in tolerant dialects a word of another tool.
  private func typeName(_ type: String) -> String {
    guard type != SchemaDefinitions.any else { return "{\"type\": \"string\"}" }
    let own = "{\"const\": \(SchemaDefinitions.text(type))}"
    guard !isStrict else { return own }
    let others = TokenType.allCases.filter { $0 != .custom && $0.name != type }
    let names = others.map { SchemaDefinitions.text($0.name) }.joined(separator: ", ")
    return "{\"anyOf\": [\(own), {\"not\": {\"enum\": [\(names)]}}]}"
  }

  // MARK: Literals

  private static let pointerText = "{\"type\": \"string\", \"pattern\": \"^#\"}"
  private static let pointer =
    #"{"type": "object", "properties": {"$ref": \#(pointerText)}, "required": ["$ref"], "#
    + #""additionalProperties": false}"#

  /// The types whose values hold values of other types, and those that tokens have.
  func types(neededBy types: [String]) -> [String] {
    guard isStrict else { return types }
    let parts = types.contains { SchemaLiterals.isComposite($0) } ? SchemaLiterals.parts : []
    return types + parts.filter { !types.contains($0) }
  }

  /// The forms that a literal of a type has.
  func literals(_ type: String) -> [String] {
    let type = TokenType(name: type)
    if isStrict { return SchemaLiterals.strict(type) + [Self.pointer] }
    var forms = SchemaLiterals.tolerant(type, isPlain: isPlain)
    if !isPlain {
      forms.append(
        "{\"type\": \"string\", \"pattern\": \(SchemaDefinitions.text(SchemaPattern.template))}")
      if form != .styleDictionary { forms.append(Self.pointer) }
    }
    return forms
  }
}
