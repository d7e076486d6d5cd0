extension ByteWriter {
  /// Writes a JSON string of UTF-8 bytes, quotes included. Hidden characters are escaped, which
  /// loses nothing and shows in a review what a name really holds.
  mutating func writeJSON(string bytes: ArraySlice<UInt8>) {
    write(byte: UInt8(ascii: "\""))
    var written = bytes.startIndex
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard Self.mayNeedEscape(byte) else {
        index += 1
        continue
      }
      let length = UTF8Scalars.scalar(in: bytes, at: index)?.length ?? 1
      if let scalar = Self.escapedInJSON(bytes, at: index) {
        write(bytes: bytes[written..<index])
        writeJSON(escape: scalar)
        written = index + length
      }
      index += length
    }
    write(bytes: bytes[written...])
    write(byte: UInt8(ascii: "\""))
  }

  /// The same for text.
  mutating func writeJSON(string text: String) { writeJSON(string: ArraySlice(text.utf8)) }

  /// Writes a number.
  mutating func writeJSON(number: Double) { write(NumberText.text(number)) }

  /// Writes a value on one line. Iterates, because extensions may be nested deeply.
  mutating func writeJSON(_ value: JSONValue) {
    var open: [OpenContainer] = []
    var next: JSONValue? = value
    while true {
      if let value = next {
        if let container = writeJSON(start: value) { open.append(container) }
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
  private mutating func writeJSON(start value: JSONValue) -> OpenContainer? {
    switch value {
    case .null: write("null")
    case .boolean(let flag): write(flag ? "true" : "false")
    case .number(let number): writeJSON(number: number)
    case .string(let text): writeJSON(string: text)
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

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || HiddenCharacters.mayBegin(with: byte) || byte >= 0x80
  }

  /// The scalar at `index` when it has to be escaped: U+FFFD for a byte that is not UTF-8.
  private static func escapedInJSON(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32? {
    guard let (scalar, _) = UTF8Scalars.scalar(in: bytes, at: index) else { return 0xFFFD }
    let isSyntax = scalar == 0x22 || scalar == 0x5C
    return isSyntax || HiddenCharacters.contains(scalar) ? scalar : nil
  }

  private mutating func writeJSON(escape scalar: UInt32) {
    switch scalar {
    case 0x22: write("\\\"")
    case 0x5C: write("\\\\")
    case 0x0A: write("\\n")
    case 0x0D: write("\\r")
    case 0x09: write("\\t")
    case 0x10000...:
      writeJSON(unit: 0xD800 + (scalar - 0x10000) >> 10)
      writeJSON(unit: 0xDC00 + (scalar - 0x10000) & 0x3FF)
    default: writeJSON(unit: scalar)
    }
  }

  private mutating func writeJSON(unit: UInt32) {
    write("\\u")
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
      write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
