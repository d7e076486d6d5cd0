extension ByteWriter {
  /// Writes UTF-8 bytes as a JSON string. Hidden characters are escaped, which loses nothing and
  /// shows in a review what a name really holds.
  mutating func writeJSON(string text: ArraySlice<UInt8>) {
    append { JSONWriter.append(text, to: &$0) }
  }

  /// The same for text.
  mutating func writeJSON(string text: String) { append { JSONWriter.append(text, to: &$0) } }

  /// Writes text that is a value, or a part of one: braces in it are text.
  mutating func writeJSON(value text: String) { append { JSONWriter.appendValue(text, to: &$0) } }

  /// Writes a number.
  mutating func writeJSON(number: Double) { write(NumberText.text(number)) }

  /// Writes data on one line: a token's value, or data of a vendor, which nobody takes for references.
  /// Iterates, because extensions may be nested deeply.
  mutating func writeJSON(_ value: JSONValue, isValue: Bool = false) {
    var open: [OpenContainer] = []
    var next: JSONValue? = value
    while true {
      if let value = next {
        if let container = writeJSON(start: value, isValue) { open.append(container) }
      } else if open.isEmpty {
        return
      }
      next = writeJSON(nextIn: &open)
      if next == nil, open.isEmpty { return }
    }
  }

  /// A list or object of which some elements are written.
  private struct OpenContainer {
    var elements: [JSONValue] = []
    var members: [JSONValue.Member] = []
    var isObject = false
    var position = 0
  }

  /// Writes a scalar, or the opening of a container, which comes back.
  private mutating func writeJSON(start value: JSONValue, _ isValue: Bool) -> OpenContainer? {
    switch value {
    case .null: write("null")
    case .boolean(let flag): write(flag ? "true" : "false")
    case .number(let number): writeJSON(number: number)
    case .digits(let digits): write(digits)
    case .string(let text): if isValue { writeJSON(value: text) } else { writeJSON(string: text) }
    case .array(let elements):
      write("[")
      return OpenContainer(elements: elements)
    case .object(let members):
      write("{")
      return OpenContainer(members: members, isObject: true)
    }
    return nil
  }

  /// Closes containers that are complete, then gives the next value to write.
  private mutating func writeJSON(nextIn open: inout [OpenContainer]) -> JSONValue? {
    while let container = open.last {
      let (position, isObject) = (container.position, container.isObject)
      guard position < (isObject ? container.members.count : container.elements.count) else {
        write(isObject ? "}" : "]")
        open.removeLast()
        continue
      }
      if position > 0 { write(", ") }
      open[open.count - 1].position += 1
      guard isObject else { return container.elements[position] }
      writeJSON(string: container.members[position].key)
      write(": ")
      return container.members[position].value
    }
    return nil
  }
}
