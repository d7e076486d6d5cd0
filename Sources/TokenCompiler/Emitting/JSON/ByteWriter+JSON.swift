extension ByteWriter {
  /// Writes UTF-8 bytes as a JSON string. Hidden characters are escaped, which loses nothing and
  /// shows in a review what a name really holds.
  mutating func writeJSON(string text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { writeJSON(utf8: $0) }
  }

  /// The same for text.
  mutating func writeJSON(string text: String) {
    var text = text
    text.withUTF8 { writeJSON(utf8: $0) }
  }

  /// Writes a word of the program, in which nothing needs an escape.
  mutating func writeJSON(word: String) {
    var word = word
    word.withUTF8 { write($0, between: JSONByte.quote) }
  }

  /// Nearly all text is copied between its quotes.
  private mutating func writeJSON(utf8: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(utf8)
    if JSONWriter.isPlain(bytes) { return write(utf8, between: JSONByte.quote) }
    var escaped: [UInt8] = []
    JSONWriter.append(bytes, to: &escaped)
    write(bytes: escaped[...])
  }

  /// Writes text that is a value, or a part of one: braces in it are text.
  mutating func writeJSON(value text: String) {
    guard text.utf8.contains(JSONByte.openBrace) else { return writeJSON(string: text) }
    var bytes: [UInt8] = []
    JSONWriter.appendValue(text, to: &bytes)
    write(bytes: bytes[...])
  }

  /// Writes a word that would mean something where the output is read again: its first character is an
  /// escape, as a brace in text is, which makes it a word like others.
  mutating func writeJSON(escaped text: String) {
    var bytes: [UInt8] = []
    JSONWriter.appendEscaped(text, to: &bytes)
    write(bytes: bytes[...])
  }

  /// Writes the name of a type. One that only another dialect has does not make the output a document
  /// of that dialect.
  mutating func writeJSON(type name: String) {
    let isStandard = TokenType(name: name) != nil
    let showsDialect =
      !isStandard
      && (BackbaseShape.isKindOfValues(name) || StudioTypes.own.contains { "\($0)" == name })
    if showsDialect { writeJSON(escaped: name) } else { writeJSON(string: name) }
  }

  /// Writes the key of a member of a value, in which `$ref` is no pointer. `isInKnownType` tells that
  /// the value is of a type of the standard, where a mode would be taken for one.
  mutating func writeJSON(keyInValue key: String, isInKnownType: Bool) {
    let isRead = key == "$ref" || isInKnownType && BackbaseShape.isNearMode(key)
    if isRead { writeJSON(escaped: key) } else { writeJSON(string: key) }
  }

  /// Writes a number.
  mutating func writeJSON(number: Double) { write(number: number) }

  /// What data is, for what may not be taken for something else where it is read again.
  enum JSONRole {
    /// The value of a token: braces in it are text, and `$ref` is no pointer.
    case value
    /// What `$extensions` of a token holds: `mode` and `modes` in it hold no values of modes.
    case tokenExtensions
    /// Data in which nobody looks for anything.
    case data
  }

  /// Writes data on one line. Iterates, because extensions may be nested deeply.
  mutating func writeJSON(_ value: JSONValue, as role: JSONRole = .data) {
    var open: [OpenContainer] = []
    var next: JSONValue? = value
    while true {
      if let value = next {
        if let container = writeJSON(start: value, role) { open.append(container) }
      } else if open.isEmpty {
        return
      }
      next = writeJSON(nextIn: &open, role)
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
  private mutating func writeJSON(start value: JSONValue, _ role: JSONRole) -> OpenContainer? {
    switch value {
    case .null: write("null")
    case .boolean(let flag): write(flag ? "true" : "false")
    case .number(let number): writeJSON(number: number)
    case .digits(let digits): write(digits)
    case .string(let text):
      if role == .value { writeJSON(value: text) } else { writeJSON(string: text) }
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
  private mutating func writeJSON(
    nextIn open: inout [OpenContainer], _ role: JSONRole
  ) -> JSONValue? {
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
      let member = container.members[position]
      writeJSON(key: member, role, depth: open.count)
      return member.value
    }
    return nil
  }

  private mutating func writeJSON(key member: JSONValue.Member, _ role: JSONRole, depth: Int) {
    switch role {
    case .value: writeJSON(keyInValue: member.key, isInKnownType: false)
    case .tokenExtensions where member.isRead(inExtensionsAt: depth):
      writeJSON(escaped: member.key)
    case .tokenExtensions, .data: writeJSON(string: member.key)
    }
    write(": ")
  }
}

extension JSONValue.Member {
  /// Whether a dialect reads more than data in such a member of a token's extensions (depth 1), or of
  /// one of them: values of modes, or that the document is of Tokens Studio.
  fileprivate func isRead(inExtensionsAt depth: Int) -> Bool {
    if depth <= 2, holdsModes { return true }
    return depth == 1 && key == "\(StudioTypes.extensionKey)"
  }
}
