// Brackets, commas and colons.
extension CarefulJSONReader {
  /// Opens the container whose bracket stands here.
  mutating func open(_ key: Key) {
    let isObject = bytes[position] == JSONByte.openBrace
    guard stack.count < limits.depth else { return refuseDepth(key, isObject) }
    stack.append(
      OpenContainer(
        node: nodes.count, closer: isObject ? JSONByte.closeBrace : JSONByte.closeBracket))
    if isObject { openObjects += 1 }
    append(isObject ? .object : .array, position, position + 1, key)
    position += 1
    state = .first
    reportedComma = false
    isAfterGarbage = false
  }

  /// Reports a container that stands too deep and goes on behind it.
  private mutating func refuseDepth(_ key: Key, _ isObject: Bool) {
    let start = position
    if !reportedDepth { report.add(.tooDeep(limits.depth, at: span(start, start + 1)), at: start) }
    reportedDepth = true
    position += 1
    skipItem(depth: 1)
    append(isObject ? .object : .array, start, position, key, isFaulty: true)
    if atEnd { reportedBracket = true }
    state = .separator
  }

  /// A closing bracket, the right one or not.
  mutating func close(_ closer: UInt8, in container: OpenContainer) {
    if state == .item, !reportedComma, !syntax.allowsTrailingCommas {
      let place = span(lastComma, lastComma + 1)
      report.add(.trailingComma(before: closer, at: place), at: lastComma)
    }
    guard closer != container.closer else { return pop(end: position + 1) }
    closeWrongly(closer, in: container)
  }

  private mutating func closeWrongly(_ closer: UInt8, in container: OpenContainer) {
    let place = span(position, position + 1)
    let opened = openingSpan(container)
    let isElsewhere =
      closer == JSONByte.closeBrace ? openObjects > 0 : openObjects < stack.count
    if isElsewhere, !wouldEndEarly(closer) {
      report.add(
        .unclosedBefore(closer, expected: container.closer, at: place, opened: opened),
        at: position)
      while let inner = stack.last, inner.closer != closer { pop(end: position) }
      pop(end: position + 1)
    } else if byte(nextSignificant(after: position + 1)) == container.closer {
      report.add(.closesNothing(closer, at: place), at: position)
      position += 1
    } else {
      report.add(
        .wrongCloser(closer, expected: container.closer, at: place, opened: opened), at: position)
      let next = nextSignificant(after: position + 1)
      let isMeantToClose = next >= bytes.count || JSONByte.isCloser(bytes[next]) || isElsewhere
      if isMeantToClose { pop(end: position + 1) } else { position += 1 }
    }
    reportedBracket = true
  }

  /// Whether closing the outermost container here would leave text behind it: then the bracket was
  /// meant for the container that is open now.
  private func wouldEndEarly(_ closer: UInt8) -> Bool {
    let sameKind = closer == JSONByte.closeBrace ? openObjects : stack.count - openObjects
    guard sameKind == 1, let outermost = stack.first, outermost.closer == closer else {
      return false
    }
    return nextSignificant(after: position + 1) < bytes.count
  }

  /// Ends the innermost container; `position` moves behind its bracket if there is one.
  private mutating func pop(end: Int) {
    guard let container = stack.popLast() else { return }
    if container.isObject { openObjects -= 1 }
    finish(container, end: end)
    position = end
    state = .separator
    isAfterGarbage = false
  }

  private mutating func finish(_ container: OpenContainer, end: Int) {
    nodes[container.node].end = UInt32(truncatingIfNeeded: end)
    nodes[container.node].next = UInt32(truncatingIfNeeded: nodes.count)
    guard container.isObject else { return }
    for pair in duplicates.find(in: nodes, object: container.node, bytes: bytes)
    where !report.isHopeless {
      reportDuplicate(pair.second, first: pair.first, in: container)
    }
  }

  private mutating func reportDuplicate(
    _ second: Int, first: Int, in container: OpenContainer
  ) {
    let key = nodes[second].key
    let text = JSONText.string(key, hasEscapes: nodes[second].keyHasEscapes, in: source)
    report.add(
      .duplicateKey(
        text, at: SourceSpan(.alone, key), first: SourceSpan(.alone, nodes[first].key),
        path: path(of: second, in: container)))
  }

  /// The names of the groups around a member and its own, up to the first that begins with '$'.
  private func path(of member: Int, in container: OpenContainer) -> String? {
    var names: [String] = []
    for index in stack.map(\.node) + [container.node, member] where nodes[index].isMember {
      let name = JSONText.string(
        nodes[index].key, hasEscapes: nodes[index].keyHasEscapes, in: source)
      if name.hasPrefix("$") { break }
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  func openingSpan(_ container: OpenContainer) -> SourceSpan {
    let start = Int(nodes[container.node].start)
    return span(start, start + 1)
  }

  /// The text ends inside containers.
  mutating func endInside() {
    if !reportedBracket { reportUnclosed() }
    stop()
  }

  private mutating func reportUnclosed() {
    let open = stack.reversed()
    var suspect: (UInt8, SourceSpan)?
    if let mismatch = BracketAlignment.firstMismatch(nodes, bytes), mismatch.isCloserMissing {
      suspect = (bytes[mismatch.opener], span(mismatch.opener, mismatch.opener + 1))
    }
    report.add(
      .unclosed(
        String(decoding: open.map(\.closer), as: UTF8.self),
        at: span(bytes.count, bytes.count), opened: open.map(openingSpan),
        openers: String(decoding: open.map { $0.closer - 2 }, as: UTF8.self), suspect: suspect),
      at: bytes.count)
  }

  /// Ends what is open.
  mutating func stop() {
    while !stack.isEmpty { pop(end: bytes.count) }
  }

  /// What stands between a value and the next.
  mutating func readSeparator(in container: OpenContainer) {
    let next = bytes[position]
    if next == JSONByte.comma {
      takeComma()
    } else if next == JSONByte.semicolon {
      report.add(.semicolon(at: span(position, position + 1)), at: position)
      takeComma()
    } else if next == JSONByte.colon, !container.isObject {
      reportColon(in: container)
    } else if startsItem(in: container) {
      if !isAfterGarbage { reportMissingComma() }
      state = .item
      reportedComma = true
    } else {
      reportUnexpected(in: container)
      skipItem()
    }
    isAfterGarbage = false
  }

  private mutating func takeComma() {
    lastComma = position
    reportedComma = false
    position += 1
    state = .item
  }

  private mutating func reportMissingComma() {
    let end = tokenEnd(position)
    let previous = Int(nodes[nodes.count - 1].end)
    let behind = byte(previous) == JSONByte.quote ? previous + 1 : previous
    report.add(
      .missingComma(
        before: text(span(position, end).range), at: span(position, end),
        insertAt: span(behind, behind)),
      at: position)
  }

  private mutating func reportUnexpected(in container: OpenContainer) {
    if isAfterGarbage { return }
    let place = span(position, tokenEnd(position))
    let isInText =
      bytes[position] != JSONByte.colon && bytes[position] != JSONByte.quote
      && byte(position - 1) == JSONByte.quote && nodes[nodes.count - 1].kind == .string
    report.add(
      .unexpected(
        text(place.range), closer: container.closer, isBehindQuote: isInText, at: place),
      at: position)
  }

  /// A comma where a member or an element should begin.
  mutating func readStrayComma() {
    if !reportedComma {
      let place = span(position, position + 1)
      report.add(
        state == .first ? .leadingComma(at: place) : .doubleComma(at: place), at: position)
    }
    takeComma()
    reportedComma = true
  }

  /// `["a": 1]`: reported once for an array, then read as a comma.
  mutating func reportColon(in container: OpenContainer) {
    if !container.reportedColon {
      report.add(
        .colonInArray(at: span(position, position + 1), opened: openingSpan(container)),
        at: position)
      stack[stack.count - 1].reportedColon = true
    }
    takeComma()
    reportedComma = true
  }
}
