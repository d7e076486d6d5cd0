extension Configuration {
  /// A `tokenc.json` of these members.
  package static func text(of members: [(String, JSONValue)]) -> [UInt8] {
    var writer = NestedJSONWriter(step: 2)
    writer.begin()
    for (name, value) in members { writer.member(name, value) }
    writer.end()
    return writer.bytes
  }
}
