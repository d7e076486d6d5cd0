// Raw values as data, as they were written: `$extensions`, and values of types that the standard
// does not have. References in extensions stay text. Nothing is recursive, however deep the data is.
extension JSONValue {
  /// The data of a raw value of a set.
  static func read(_ root: RawIndex, of set: TokenSet, in source: SourceFile) -> JSONValue {
    read(
      root, raw: { set.values[Int($0)] },
      key: { raw, _ in
        raw.keyIsNamed
          ? set.names.string(Name(range: raw.key))
          : JSONText.string(raw.key, hasEscapes: raw.keyHasEscapes, in: source)
      },
      text: { raw, _ in
        raw.isNamed
          ? set.names.string(Name(range: raw.range))
          : JSONText.string(raw.range, hasEscapes: raw.hasEscapes, in: source)
      })
  }

  /// The data of a raw value that is being decoded.
  init(at place: ValuePlace, host: some DecodingHost) {
    func at(_ index: RawIndex) -> ValuePlace { ValuePlace(set: place.set, index: index) }
    self = Self.read(
      place.index, raw: { host.value(at: at($0)) }, key: { host.key(at: at($1)) },
      text: { host.text(at: at($1)) }, reference: { host.data(ofReference: at($0)) })
  }

  private static func read(
    _ root: RawIndex, raw: (RawIndex) -> RawValue, key: (RawValue, RawIndex) -> String,
    text: (RawValue, RawIndex) -> String, reference: (RawIndex) -> JSONValue? = { _ in nil }
  ) -> JSONValue {
    var open: [OpenContainer] = []
    var index = root
    while true {
      let value = raw(index)
      let name = value.key.start == 0 || open.isEmpty ? "" : key(value, index)
      index += 1
      if value.kind == .list || value.kind == .object {
        open.append(OpenContainer(key: name, end: value.next, isObject: value.kind == .object))
      } else {
        let known = value.kind == .reference ? reference(index - 1) : nil
        let scalar = known ?? scalar(value, { text(value, index - 1) })
        guard !open.isEmpty else { return scalar }
        index = value.next
        open[open.count - 1].add(scalar, key: name)
      }
      while let container = open.last, index >= container.end {
        open.removeLast()
        guard !open.isEmpty else { return container.value }
        open[open.count - 1].add(container.value, key: container.key)
      }
    }
  }

  /// Extension data without the values of modes, which are those of other themes; nothing where it
  /// holds nothing else.
  var withoutModes: JSONValue? {
    guard case .object(let members) = self else { return self }
    let others = members.compactMap { member -> Member? in
      if member.holdsModes { return nil }
      guard case .object(var inner) = member.value,
        let modes = inner.firstIndex(where: \.holdsModes)
      else { return member }
      inner.remove(at: modes)
      return inner.isEmpty ? nil : Member(member.key, .object(inner))
    }
    return others.isEmpty ? nil : .object(others)
  }

  /// Extension data without the change of a colour, which is in its value; nothing where it holds nothing
  /// else.
  var withoutColorChange: JSONValue? {
    guard case .object(let members) = self else { return self }
    let others = members.compactMap { member -> Member? in
      guard member.key == "\(StudioTypes.extensionKey)", case .object(let inner) = member.value
      else {
        return member
      }
      let rest = inner.filter { $0.key != "modify" }
      return rest.isEmpty ? nil : Member(member.key, .object(rest))
    }
    return others.isEmpty ? nil : .object(others)
  }

  private static func scalar(_ raw: RawValue, _ text: () -> String) -> JSONValue {
    switch raw.kind {
    case .boolean: .boolean(raw.payload != 0)
    case .number: JSONValue(number: text())
    case .text, .template: .string(text())
    case .reference: .string("{\(text())}")
    case .pointer: .object([Member("$ref", .string(text()))])
    case .null, .list, .object, .modified, .opaque, .invalid: .null
    }
  }

  /// A list or object whose end was not reached yet.
  private struct OpenContainer {
    var key: String
    var end: RawIndex
    var isObject: Bool
    var values: [JSONValue] = []
    var members: [Member] = []

    var value: JSONValue { isObject ? .object(members) : .array(values) }

    mutating func add(_ value: JSONValue, key: String) {
      if isObject { members.append(Member(key, value)) } else { values.append(value) }
    }
  }
}

extension JSONValue.Member {
  /// Whether a member of extensions, or of one in them, holds values for contexts.
  var holdsModes: Bool {
    guard case .object(let values) = value, !values.isEmpty else { return false }
    return ModeValues.extensionKeys.contains(key)
  }
}
