/// The JSON Schema (2020-12) of `tokenc.json`, made from the table that the check reads.
struct ConfigurationSchema {
  private var text = ""
  private var indentation = ""

  /// The schema as JSON text that ends with a newline.
  static func text(of table: ConfigurationTable) -> String {
    var writer = ConfigurationSchema()
    writer.writeObject(
      [
        ("$schema", { $0.write(string: "https://json-schema.org/draft/2020-12/schema") }),
        ("title", { $0.write(string: "tokenc.json") }),
      ] + members(of: .object(table.keys)))
    return writer.text + "\n"
  }

  private typealias Member = (key: String, write: (inout ConfigurationSchema) -> Void)

  /// The members of the schema of a shape.
  private static func members(of shape: ConfigurationShape) -> [Member] {
    switch shape {
    case .boolean: [type("boolean")]
    case .text: [type("string"), ("minLength", { $0.text += "1" })]
    case .word(let words): [("enum", { $0.writeList(words) })]
    case .number(let range): [type("number")] + bounds(range)
    case .integer(let range):
      [type("integer")] + bounds(Double(range.lowerBound)...Double(range.upperBound))
    case .list(let element):
      [type("array"), ("minItems", { $0.text += "1" }), ("items", { $0.write(element) })]
    case .map(_, let value):
      [
        type("object"),
        ("propertyNames", { $0.writeObject([("minLength", { $0.text += "1" })]) }),
        ("additionalProperties", { $0.write(value) }),
      ]
    case .object(let keys): object(keys)
    case .either(let shapes):
      [
        (
          "anyOf",
          { writer in
            writer.writeElements(shapes.map { shape in { $0.write(shape) } })
          }
        )
      ]
    }
  }

  private static func object(_ keys: [ConfigurationKey]) -> [Member] {
    var members: [Member] = [
      type("object"),
      (
        "properties",
        { writer in
          writer.writeObject(
            keys.map { key in
              (
                key.name,
                {
                  $0.writeObject(
                    [("description", { $0.write(string: key.help) })] + self.members(of: key.shape))
                }
              )
            })
        }
      ),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", { $0.writeList(required) })) }
    members.append(("additionalProperties", { $0.text += "false" }))
    return members
  }

  private static func type(_ name: String) -> Member { ("type", { $0.write(string: name) }) }

  private static func bounds(_ range: ClosedRange<Double>) -> [Member] {
    [
      ("minimum", { $0.text += NumberText.text(range.lowerBound) }),
      ("maximum", { $0.text += NumberText.text(range.upperBound) }),
    ]
  }

  private mutating func write(_ shape: ConfigurationShape) { writeObject(Self.members(of: shape)) }

  private mutating func write(string: String) {
    var bytes: [UInt8] = []
    JSONWriter.append(string, to: &bytes)
    text += String(decoding: bytes, as: UTF8.self)
  }

  private mutating func writeList(_ words: [String]) {
    text += "["
    for (index, word) in words.enumerated() {
      if index > 0 { text += ", " }
      write(string: word)
    }
    text += "]"
  }

  private mutating func writeObject(_ members: [Member]) {
    let parts = members.map { member in
      { (writer: inout ConfigurationSchema) in
        writer.write(string: member.key)
        writer.text += ": "
        member.write(&writer)
      }
    }
    write(parts, between: ("{", "}"))
  }

  private mutating func writeElements(_ parts: [(inout ConfigurationSchema) -> Void]) {
    write(parts, between: ("[", "]"))
  }

  /// One part a line, indented.
  private mutating func write(
    _ parts: [(inout ConfigurationSchema) -> Void], between brackets: (String, String)
  ) {
    text += brackets.0
    indentation += "  "
    for (index, part) in parts.enumerated() {
      text += (index > 0 ? "," : "") + "\n" + indentation
      part(&self)
    }
    indentation.removeLast(2)
    text += "\n" + indentation + brackets.1
  }
}
