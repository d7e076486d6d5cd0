extension TokenSetReader {
  /// A list or object whose content is being copied.
  struct OpenContainer {
    /// Its index among the raw values.
    var raw: Int
    /// The index one past its last JSON value.
    var end: Int
  }

  /// Copies a value, turning texts that are references and `{"$ref": …}` into what they mean.
  /// `isOpaque` copies data that is not interpreted, e.g. extensions.
  mutating func readValue(_ root: Int, isOpaque: Bool = false) -> RawIndex {
    let start = set.values.count
    let end = Int(tree.nodes[root].next)
    var index = root
    containers.removeAll(keepingCapacity: true)
    while index < end {
      closeContainers(before: index)
      let node = tree.nodes[index]
      if !isOpaque, spelling.hasPointers, node.kind == .object, let ref = pointer(in: index) {
        appendPointer(ref, object: index)
        index = Int(node.next)
        continue
      }
      append(node, isOpaque: isOpaque)
      if node.isFaulty {
        index = Int(node.next)
        continue
      }
      if node.kind == .object || node.kind == .array {
        containers.append(OpenContainer(raw: set.values.count - 1, end: Int(node.next)))
      }
      index += 1
    }
    closeContainers(before: end)
    // The key of the property that holds the value is no key of the value's own.
    set.values[start].key = ByteRange(start: 0, end: 0)
    set.values[start].keyHasEscapes = false
    return RawIndex(truncatingIfNeeded: start)
  }

  /// Copies the `value` and the `unit` of a token as the object that the standard has for them; as one
  /// text where the type is none of the standard's.
  mutating func readQuantity(
    _ object: Int, value: Int, unit: Int, of type: DeclaredType?
  ) -> RawIndex {
    let start = set.values.count
    if let type, type.type == .custom, type.meant == nil {
      let text = tree.source.text(in: tree.nodes[value].range) + tree.text(tree.nodes[unit])
      appendRaw(.text, tree.nodes[value], range: set.names.append(text).range)
      set.values[start].isNamed = true
      set.values[start].key = ByteRange(start: 0, end: 0)
      return RawIndex(truncatingIfNeeded: start)
    }
    appendRaw(.object, tree.nodes[object], range: tree.nodes[object].range)
    for member in [value, unit] {
      append(tree.nodes[member], isOpaque: true)
      let key = tree.nodes[member].key
      if tree.keyStartsWithDollar(tree.nodes[member]) {
        set.values[set.values.count - 1].key = ByteRange(start: key.start + 1, end: key.end)
      }
    }
    set.values[start].key = ByteRange(start: 0, end: 0)
    set.values[start].keyHasEscapes = false
    set.values[start].next = RawIndex(truncatingIfNeeded: set.values.count)
    return RawIndex(truncatingIfNeeded: start)
  }

  /// A value that was reported.
  mutating func invalidValue(_ node: JSONNode) -> RawIndex {
    appendRaw(.invalid, node, range: node.range)
    return RawIndex(truncatingIfNeeded: set.values.count - 1)
  }

  /// Reads the `$ref` of a token.
  mutating func readPointer(_ node: JSONNode) -> RawIndex {
    appendPointer(node, member: node)
    set.values[set.values.count - 1].key = ByteRange(start: 0, end: 0)
    return RawIndex(truncatingIfNeeded: set.values.count - 1)
  }

  /// Adds a reference or pointer whose text was looked at.
  mutating func appendReference(
    _ kind: RawValue.Kind, _ node: JSONNode, _ range: ByteRange
  ) -> RawIndex {
    appendRaw(kind, node, range: range, payload: UInt32(truncatingIfNeeded: set.referenceCount))
    set.referenceCount += 1
    return RawIndex(truncatingIfNeeded: set.values.count - 1)
  }

  private mutating func closeContainers(before index: Int) {
    while let last = containers.last, last.end <= index {
      set.values[last.raw].next = RawIndex(truncatingIfNeeded: set.values.count)
      containers.removeLast()
    }
  }

  private mutating func append(_ node: JSONNode, isOpaque: Bool) {
    guard !node.isFaulty else { return appendRaw(.invalid, node, range: node.range) }
    switch node.kind {
    case .null: appendRaw(.null, node, range: node.range)
    case .boolean: appendRaw(.boolean, node, range: node.range, payload: tree.isTrue(node) ? 1 : 0)
    case .number: appendRaw(.number, node, range: node.range)
    case .array: appendRaw(.list, node, range: node.range)
    case .object: appendRaw(.object, node, range: node.range)
    case .string:
      if isOpaque { appendRaw(.text, node, range: node.range) } else { appendText(node) }
    }
  }

  private mutating func appendText(_ node: JSONNode) {
    let form = spelling.references.form(
      of: node.range, hasEscapes: node.hasEscapes, in: tree.source)
    switch form {
    case .text where spelling.hasMath && isDollarPath(node.range):
      let path = ByteRange(start: node.range.start + 1, end: node.range.end)
      _ = appendReference(.reference, node, path)
    case .text where spelling.hasTemplates && appendTemplate(node): break
    case .text: appendRaw(.text, node, range: node.range)
    case .reference(let inner): _ = appendReference(.reference, node, inner)
    case .malformed:
      report(.malformedReference(at: span(node.range)))
      appendRaw(.invalid, node, range: node.range)
    }
  }

  /// The `$ref` member that makes an object a reference. Where a brace that is written as an escape is
  /// text, such a key is data.
  private func pointer(in index: Int) -> Int? {
    tree.children(of: index).first {
      let node = tree.nodes[$0]
      let isData = node.keyHasEscapes && spelling.references.takesEscapesAsText
      return !isData && tree.key(node, is: "$ref")
    }
  }

  private mutating func appendPointer(_ ref: Int, object: Int) {
    let node = tree.nodes[object]
    let stray = tree.children(of: object).first { $0 != ref }
    if let stray {
      report(.memberBesideRef(at: span(tree.nodes[stray].key)))
      appendRaw(.invalid, node, range: node.range)
      return
    }
    appendPointer(tree.nodes[ref], member: node)
  }

  /// Adds the pointer of a `$ref`, under the key of the object around it.
  private mutating func appendPointer(_ ref: JSONNode, member: JSONNode) {
    if ref.kind != .string {
      report(.refNotText(at: span(ref.range)))
      appendRaw(.invalid, ref, range: ref.range)
    } else {
      switch ReferenceSyntax.pointerForm(of: ref.range, in: tree.source) {
      case .pointer: _ = appendReference(.pointer, ref, ref.range)
      case .malformed:
        report(.malformedPointer(at: span(ref.range)))
        appendRaw(.invalid, ref, range: ref.range)
      case .otherFile:
        report(.pointerToFile(at: span(ref.range)))
        appendRaw(.invalid, ref, range: ref.range)
      }
    }
    set.values[set.values.count - 1].key = member.key
    set.values[set.values.count - 1].keyHasEscapes = member.keyHasEscapes
  }

  mutating func appendRaw(
    _ kind: RawValue.Kind, _ node: JSONNode, range: ByteRange, payload: UInt32 = 0
  ) {
    set.values.append(
      RawValue(
        kind: kind, hasEscapes: node.hasEscapes, keyHasEscapes: node.keyHasEscapes, range: range,
        shown: node.range, key: node.key,
        next: RawIndex(truncatingIfNeeded: set.values.count + 1), payload: payload))
  }

  /// Makes extensions of what an object says outside its own: members under the name of a tool, behind
  /// the `$extensions` that it has.
  mutating func readExtensions(
    _ tool: String, _ members: [Int], beside extensions: Int?, of owner: JSONNode
  ) -> RawIndex {
    let start = appendObject(owner)
    for child in extensions.map({ Array(tree.children(of: $0)) }) ?? [] {
      appendMember(child, key: tree.nodes[child].key)
    }
    let inner = appendObject(owner)
    set.values[inner].key = set.names.append(tool).range
    set.values[inner].keyIsNamed = true
    for member in members {
      var key = tree.nodes[member].key
      if tree.keyStartsWithDollar(tree.nodes[member]) { key.start += 1 }
      appendMember(member, key: key)
    }
    for container in [start, inner] {
      set.values[container].next = RawIndex(truncatingIfNeeded: set.values.count)
    }
    return RawIndex(truncatingIfNeeded: start)
  }

  private mutating func appendObject(_ node: JSONNode) -> Int {
    appendRaw(.object, node, range: node.range)
    set.values[set.values.count - 1].key = ByteRange(start: 0, end: 0)
    return set.values.count - 1
  }

  private mutating func appendMember(_ member: Int, key: ByteRange) {
    let value = Int(readValue(member, isOpaque: true))
    set.values[value].key = key
    set.values[value].keyHasEscapes = tree.nodes[member].keyHasEscapes
  }
}
