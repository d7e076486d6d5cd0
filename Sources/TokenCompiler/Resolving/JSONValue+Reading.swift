extension JSONValue {
  /// The data of a raw value as it was written; references in it stay text.
  static func read(_ root: RawIndex, of set: TokenSet, in source: SourceFile) -> JSONValue {
    var open: [OpenContainer] = []
    var index = Int(root)
    while true {
      let raw = set.values[index]
      let key = JSONText.string(raw.key, hasEscapes: raw.keyHasEscapes, in: source)
      index += 1
      var finished: JSONValue? = nil
      if raw.kind == .list || raw.kind == .object {
        open.append(OpenContainer(key: key, end: Int(raw.next), isObject: raw.kind == .object))
      } else if open.isEmpty {
        return scalar(raw, in: source)
      } else {
        open[open.count - 1].add(scalar(raw, in: source), key: key)
      }
      while let container = open.last, index >= container.end {
        open.removeLast()
        finished = container.value
        guard !open.isEmpty, let value = finished else { return finished ?? .null }
        open[open.count - 1].add(value, key: container.key)
      }
    }
  }

  private static func scalar(_ raw: RawValue, in source: SourceFile) -> JSONValue {
    switch raw.kind {
    case .boolean: .boolean(raw.payload != 0)
    case .number: .number(Double(source.text(in: raw.range)) ?? 0)
    case .text: .string(JSONText.string(raw.range, hasEscapes: raw.hasEscapes, in: source))
    case .reference, .pointer:
      .string(JSONText.string(raw.shown, hasEscapes: raw.hasEscapes, in: source))
    case .null, .list, .object, .invalid: .null
    }
  }

  /// A list or object whose end was not reached yet.
  private struct OpenContainer {
    var key: String
    var end: Int
    var isObject: Bool
    var values: [JSONValue] = []
    var members: [Member] = []

    var value: JSONValue { isObject ? .object(members) : .array(values) }

    mutating func add(_ value: JSONValue, key: String) {
      if isObject { members.append(Member(key, value)) } else { values.append(value) }
    }
  }
}
