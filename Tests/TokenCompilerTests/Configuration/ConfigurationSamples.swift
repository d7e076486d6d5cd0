@testable import TokenCompiler

/// Configurations made from the table, so that a key that is new there is tried without further ado.
enum ConfigurationSamples {
  /// A document in which every key of the table stands, with a value that may stand there.
  static let everything = value(of: .object(Configuration.table.keys))

  /// That document with one value after the other replaced by one of another kind, or by an empty
  /// one, and with one key after the other misspelt or left out.
  static var broken: [String] {
    let count = places(in: everything)
    let others: [JSONValue] = [
      .null, .boolean(true), .number(-1), .number(2000.5), .string(""), .string("nonesuch"),
      .array([]), .array([.null]), .object([]), .object([.init("", .string("x"))]),
    ]
    var documents: [String] = []
    for place in 0..<count {
      for other in others {
        documents.append(text(replacing(place, in: everything) { _ in other }))
      }
      documents.append(text(replacing(place, in: everything, misspelt)))
      documents.append(text(replacing(place, in: everything, shortened)))
    }
    return documents
  }

  /// A value for a shape: of a choice the last, which is the longest.
  private static func value(of shape: ConfigurationShape) -> JSONValue {
    switch shape {
    case .boolean: .boolean(true)
    case .text(let what): .string(text(for: what))
    case .word(let words): .string(words[0])
    case .number(let range): .number(range.upperBound)
    case .integer(let range): .number(Double(range.upperBound))
    case .list(let element): .array([value(of: element)])
    case .map(let key, let element):
      .object([.init(key == "a component" ? "IconButton" : "dark", value(of: element))])
    case .object(let keys): .object(keys.map { .init($0.name, value(of: $0.shape)) })
    case .either(let shapes): value(of: shapes[shapes.count - 1])
    }
  }

  private static func text(for what: String) -> String {
    switch what {
    case "a context": "dark"
    case "a layer", "a name": "one"
    case "a path": "a.*.b"
    default: "a.css"
    }
  }

  static func text(_ value: JSONValue) -> String {
    var writer = ByteWriter()
    writer.writeJSON(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func places(in value: JSONValue) -> Int {
    switch value {
    case .array(let elements): elements.reduce(1) { $0 + places(in: $1) }
    case .object(let members): members.reduce(1) { $0 + places(in: $1.value) }
    case .null, .boolean, .number, .digits, .string: 1
    }
  }

  private static func replacing(
    _ place: Int, in value: JSONValue, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    var rest = place
    return replace(value, &rest, change)
  }

  private static func replace(
    _ value: JSONValue, _ rest: inout Int, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    rest -= 1
    if rest == -1 { return change(value) }
    switch value {
    case .array(let elements): return .array(elements.map { replace($0, &rest, change) })
    case .object(let members):
      return .object(members.map { .init($0.key, replace($0.value, &rest, change)) })
    case .null, .boolean, .number, .digits, .string: return value
    }
  }

  private static func misspelt(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value, !members.isEmpty else { return .null }
    members[0].key += "x"
    return .object(members)
  }

  private static func shortened(_ value: JSONValue) -> JSONValue {
    guard case .object(let members) = value, !members.isEmpty else { return .null }
    return .object(Array(members.dropFirst()))
  }
}
