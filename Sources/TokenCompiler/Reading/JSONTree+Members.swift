extension JSONTree {
  /// Whether a member's key is that text.
  func key(_ node: JSONNode, is text: StaticString) -> Bool {
    guard !node.keyHasEscapes else {
      return JSONText.bytes(node.key, in: source).elementsEqual(bytes(of: text))
    }
    return node.key.count == text.utf8CodeUnitCount && isEqual(node.key, text)
  }

  /// Whether a value is that text.
  func string(_ node: JSONNode, is text: StaticString) -> Bool {
    guard node.kind == .string else { return false }
    guard !node.hasEscapes else {
      return JSONText.bytes(node.range, in: source).elementsEqual(bytes(of: text))
    }
    return node.range.count == text.utf8CodeUnitCount && isEqual(node.range, text)
  }

  /// Whether a member's key begins with `$`.
  func keyStartsWithDollar(_ node: JSONNode) -> Bool {
    guard !node.key.isEmpty else { return false }
    if source.bytes[Int(node.key.start)] == UInt8(ascii: "$") { return true }
    guard node.keyHasEscapes else { return false }
    return JSONText.bytes(node.key, in: source).first == UInt8(ascii: "$")
  }

  /// Whether a boolean is true.
  func isTrue(_ node: JSONNode) -> Bool {
    source.bytes[Int(node.range.start)] == UInt8(ascii: "t")
  }

  /// The first child of an object with that key.
  func child(of index: Int, key text: StaticString) -> Int? {
    guard nodes[index].kind == .object else { return nil }
    return children(of: index).first { key(nodes[$0], is: text) }
  }

  /// Whether an object is a value as the standard writes it, where a text or a number is usual: a
  /// quantity, or a colour.
  func isStandardValue(_ index: Int) -> Bool {
    isQuantity(index) || child(of: index, key: "colorSpace").map { nodes[$0].kind } == .string
  }

  /// Whether an object is `{"value": 16, "unit": "px"}` and no more.
  func isQuantity(_ index: Int) -> Bool {
    guard Int(nodes[index].next) == index + 3, let value = child(of: index, key: "value") else {
      return false
    }
    return unit(beside: value, in: index) != nil
  }

  /// The `unit` of an object whose `value` is a number, if as text.
  func unit(beside value: Int, in object: Int) -> Int? {
    let node = nodes[value]
    let isNumber =
      node.kind == .number
      || node.kind == .string && NumberReader.number(source.text(in: node.range)) != nil
    guard isNumber, let unit = child(of: object, key: "unit"), nodes[unit].kind == .string else {
      return nil
    }
    return unit
  }

  /// The `alpha` of an object whose `value` is a text, as a colour is: a number, or text that is one.
  func alpha(beside value: Int, in object: Int) -> Int? {
    guard nodes[value].kind == .string, let alpha = child(of: object, key: "alpha"),
      nodes[alpha].kind == .number || nodes[alpha].kind == .string
    else { return nil }
    return alpha
  }

  /// Whether two values are written alike but for white space and escapes.
  func isEqual(_ left: Int, _ right: Int) -> Bool {
    let count = Int(nodes[left].next) - left
    guard count == Int(nodes[right].next) - right else { return false }
    for offset in 0..<count {
      let (a, b) = (nodes[left + offset], nodes[right + offset])
      guard a.kind == b.kind, Int(a.next) - left == Int(b.next) - right else { return false }
      if offset > 0, !isEqualText(a.key, b.key) { return false }
      let isContainer = a.kind == .object || a.kind == .array
      if !isContainer, !isEqualText(a.range, b.range) { return false }
    }
    return true
  }

  private func isEqualText(_ left: ByteRange, _ right: ByteRange) -> Bool {
    let (a, b) = (source.bytes[left.integers], source.bytes[right.integers])
    if a.elementsEqual(b) { return true }
    let hasEscapes = a.contains(UInt8(ascii: "\\")) || b.contains(UInt8(ascii: "\\"))
    return hasEscapes && JSONText.bytes(left, in: source) == JSONText.bytes(right, in: source)
  }

  private func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private func isEqual(_ range: ByteRange, _ text: StaticString) -> Bool {
    let expected = bytes(of: text)
    let start = Int(range.start)
    for offset in 0..<expected.count where source.bytes[start + offset] != expected[offset] {
      return false
    }
    return true
  }
}
