/// A resolver document (DTCG Resolver 2025.10): one set, and the modifiers above it.
struct DTCGResolver {
  let sources: [JSONValue]
  let modifiers: [(modifier: Modifier, contexts: JSONValue)]

  var bytes: [UInt8] {
    var set = "tokens"
    while modifiers.contains(where: { $0.modifier.name == set }) { set += "-base" }
    var writer = NestedJSONWriter(step: 2)
    writer.begin()
    writer.member("version", .string("2025.10"))
    writer.move(to: ["sets", set])
    writer.member("sources", .array(sources))
    for (modifier, contexts) in modifiers where Self.isPlain(modifier.name) {
      writer.move(to: ["modifiers", modifier.name])
      for member in members(modifier, contexts) { writer.member(member.key, member.value) }
    }
    writer.move(to: [])
    writer.member("resolutionOrder", .array([reference("sets", set)] + modifiers.map(entry)))
    writer.end()
    return writer.bytes
  }

  /// A modifier's place in the order. A name that a pointer would have to escape stands in the order itself.
  private func entry(_ modifier: Modifier, _ contexts: JSONValue) -> JSONValue {
    guard !Self.isPlain(modifier.name) else { return reference("modifiers", modifier.name) }
    return .object(
      [.init("type", .string("modifier")), .init("name", .string(modifier.name))]
        + members(modifier, contexts))
  }

  private func reference(_ list: String, _ name: String) -> JSONValue {
    .members(["$ref": .string("#/\(list)/\(name)")])
  }

  private func members(_ modifier: Modifier, _ contexts: JSONValue) -> [JSONValue.Member] {
    [.init("contexts", contexts)]
      + (modifier.defaultContext.map { [.init("default", .string($0))] } ?? [])
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || "-_".contains($0) }
  }
}
