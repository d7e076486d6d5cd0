// References to what is no token. Style Dictionary's may name anything in its files, Tokens Studio's the
// members of composite values: `{type.heading.fontSize}`, `{color.link.alpha}`, `{options.gap}`.
extension MergedLayers {
  /// Makes pointers of the references that lead to a member of a token or to a bare value.
  mutating func bindMembers() {
    var reader = MemberReader()
    var known: [[UInt8]: [ValuePlace]] = [:]
    var open = sets.indices.map { (set: $0, values: 0..<sets[$0].set.values.count) }
    while let part = open.popLast() {
      guard sets[part.set].set.origin != nil else { continue }
      for index in part.values where sets[part.set].set.values[index].kind == .reference {
        let place = ValuePlace(set: part.set, index: RawIndex(truncatingIfNeeded: index))
        let path = bytes(at: place)
        guard path.contains(UInt8(ascii: ".")) else { continue }
        if let token = token(ofPath: path) {
          note(token, ofReference: Int(sets[part.set].set.values[index].payload), in: part.set)
          continue
        }
        if let pointer = pointerToMember(path) {
          makePointer(place, pointer)
          continue
        }
        let counts = sets.map(\.set.values.count)
        let targets = known[Array(path)] ?? otherMembers(path, &reader, &open)
        known[Array(path)] = targets
        guard !targets.isEmpty else { continue }
        note(owner: declaration(holding: place) ?? memberOwners[place], since: counts)
        sets[place.set].set.values[index].kind = .pointer
        memberTargets[place] = targets
        hasMemberReferences = true
      }
    }
  }

  /// Keeps the token that a reference leads to, so that nobody has to look for it again.
  private mutating func note(_ token: TokenID, ofReference number: Int, in set: Int) {
    if foundTokens.isEmpty { foundTokens = Array(repeating: [], count: sets.count) }
    if foundTokens[set].count <= number {
      let count = max(sets[set].set.referenceCount, number + 1)
      foundTokens[set] += repeatElement(.max, count: count - foundTokens[set].count)
    }
    foundTokens[set][number] = token.rawValue
  }

  /// The token that a reference was found to lead to.
  func foundToken(ofReference number: Int, in set: Int) -> TokenID? {
    guard set < foundTokens.count, number < foundTokens[set].count,
      foundTokens[set][number] != .max
    else { return nil }
    return TokenID(rawValue: foundTokens[set][number])
  }

  /// The pointer to a member of a token's value; `nil` where the path leads to none.
  private func pointerToMember(_ path: ArraySlice<UInt8>) -> String? {
    let names = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var end = path.endIndex
    for count in (1..<names.count).reversed() {
      end = names[count].startIndex - 1
      guard let token = token(ofPath: path[..<end]) else { continue }
      var rest = names[count...]
      if let first = rest.first,
        first.elementsEqual("value".utf8) || first.elementsEqual("$value".utf8)
      {
        rest = rest.dropFirst()
      }
      guard let member = rest.first, hasMember(member, token) else { return nil }
      let steps = names[..<count].map { String(decoding: $0, as: UTF8.self) } + ["$value"]
      return PathText.pointer(steps + rest.map { String(decoding: $0, as: UTF8.self) })
    }
    return nil
  }

  /// Whether the value that a token is first declared with, or the one that it refers to, has a member.
  private func hasMember(_ name: ArraySlice<UInt8>, _ token: TokenID) -> Bool {
    var token = token
    for _ in 0..<16 {
      guard let first = firstDeclaration(of: token) else { return false }
      let place = valuePlace(of: first.rawValue)
      switch sets[place.set].set.values[Int(place.index)].kind {
      case .object, .list:
        var index = ChildIndex()
        return index.child(name, of: place, in: self) != nil
      case .reference:
        guard let next = self.token(ofPath: bytes(at: place)) else { return false }
        token = next
      default: return false
      }
    }
    return false
  }

  private mutating func makePointer(_ place: ValuePlace, _ pointer: String) {
    let name = sets[place.set].set.names.append(pointer)
    sets[place.set].set.values[Int(place.index)].kind = .pointer
    sets[place.set].set.values[Int(place.index)].range = name.range
    sets[place.set].set.values[Int(place.index)].isNamed = true
    hasMemberReferences = true
  }

  /// What a path leads to in each document, lowest layer first. What is read there is looked through, too.
  private mutating func otherMembers(
    _ path: ArraySlice<UInt8>, _ reader: inout MemberReader,
    _ open: inout [(set: Int, values: Range<Int>)]
  ) -> [ValuePlace] {
    let path = Array(path)
    var found: [ValuePlace] = []
    for number in sets.indices where sets[number].set.origin != nil && sets[number].mode == nil {
      let source = sets[number].source
      let count = sets[number].set.values.count
      guard
        let index = reader.read(
          path[...], into: &sets[number].set, of: graph.sources[source], source)
      else { continue }
      found.append(ValuePlace(set: number, index: index))
      open.append((number, count..<sets[number].set.values.count))
    }
    return found
  }

  /// Notes for whose sake values were read, which were so many in each set before.
  private mutating func note(owner: UInt32?, since counts: [Int]) {
    guard let owner else { return }
    for (number, count) in counts.enumerated() {
      for index in count..<sets[number].set.values.count {
        memberOwners[ValuePlace(set: number, index: RawIndex(truncatingIfNeeded: index))] = owner
      }
    }
  }
}

/// What the text of a reference inside a template is.
enum PartText {
  case text(String)
  /// It failed, which was told.
  case failed
  /// A value that cannot be a part of a text.
  case noText(TokenValue)
}

extension ThemeResolver {
  /// How deep templates may stand in each other by such references.
  private static let partLimit = 64

  /// What a reference to a member leads to in the current theme: the highest document that has it.
  func memberTarget(_ place: ValuePlace) -> PointerTarget? {
    guard let targets = merged.memberTargets[place] else { return nil }
    let found = targets.last { theme.sets.contains($0.set) }
    return found.map(PointerTarget.part) ?? .fault(.missingName)
  }

  /// Works out the texts of the members that the references in a value lead to.
  mutating func settleParts(of place: ValuePlace) {
    guard merged.hasMemberReferences else { return }
    let end = value(at: place).next
    for index in place.index..<end {
      let inner = ValuePlace(set: place.set, index: index)
      if value(at: inner).kind == .pointer { _ = partText(of: inner) }
    }
  }

  private mutating func partText(of pointer: ValuePlace, depth: Int = 0) -> PartText {
    if let known = partTexts[pointer] { return known }
    // Ends rings, which were reported.
    partTexts[pointer] = .failed
    guard depth < Self.partLimit else { return .failed }
    let text: PartText
    switch end(ofPointer: pointer) {
    case .token(let token, _): text = tokenText(token)
    case .part(let part): text = self.text(ofPart: part, depth: depth)
    case .failed, .fault: text = .failed
    }
    partTexts[pointer] = text
    return text
  }

  private mutating func text(ofPart part: ValuePlace, depth: Int) -> PartText {
    let raw = merged.sets[part.set].set.values[Int(part.index)]
    switch raw.kind {
    case .text, .number: return .text(text(at: part))
    case .boolean: return .text(raw.payload == 1 ? "true" : "false")
    case .reference: return token(ofReference: part).map(tokenText) ?? .failed
    case .template:
      for index in part.index + 1..<max(raw.next, part.index + 1) {
        let inner = ValuePlace(set: part.set, index: index)
        let found =
          value(at: inner).kind == .pointer
          ? partText(of: inner, depth: depth + 1)
          : token(ofReference: inner).map(tokenText) ?? .failed
        guard case .text = found else { return found }
      }
      return .text(templateText(at: part))
    default: return .noText(.custom(JSONValue(at: part, host: self)))
    }
  }

  private func tokenText(_ token: TokenID) -> PartText {
    guard !isPoisoned[token.index] else { return .failed }
    let value = values[Int(column.values[token.index])]
    if case .invalid = value { return .failed }
    return value.templateText.map(PartText.text) ?? .noText(value)
  }
}
