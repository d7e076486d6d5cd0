// Brackets, commas and colons.
extension CarefulJSONReader {
  /// Opens the container whose bracket stands here.
  mutating func open(_ key: Key) {
    let isObject = bytes[position] != JSONByte.openBracket
    guard stack.count < limits.depth else { return refuseDepth(key, isObject) }
    stack.append(
      OpenContainer(
        node: nodes.count, closer: isObject ? JSONByte.closeBrace : JSONByte.closeBracket))
    if isObject { openObjects += 1 }
    append(isObject ? .object : .array, position, position + 1, key)
    if !isObject { reportKeysInArray() }
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
    isDamaged = true
    if atEnd { reportedBracket = true }
    state = .separator
  }

  /// A closing bracket, the right one or not.
  mutating func close(_ closer: UInt8, in container: OpenContainer) {
    if closer == container.closer, repeatsCloser(in: container) {
      return skipRepeatedCloser(closer)
    }
    if state == .item, !reportedComma, !syntax.allowsTrailingCommas { reportTrailingComma(closer) }
    guard closer != container.closer else { return pop(end: position + 1) }
    closeWrongly(closer, in: container)
  }

  private mutating func reportTrailingComma(_ closer: UInt8) {
    if commentTakesComma() { return }
    let place = span(lastComma, lastComma + 1)
    if commaBelongsBehind(position) {
      toldComma = position + 1
      report.add(.commaBeforeCloser(closer, at: place), at: lastComma)
    } else if lastComma != lastClosed || !hasSurplusClosers {
      // Behind a bracket that is one too many the comma is, too.
      report.add(.trailingComma(before: closer, at: place), at: lastComma)
    }
  }

  /// A parenthesis or a '>' in the place of the closing bracket.
  mutating func closeParenthesis(in container: OpenContainer) {
    if !container.hasParenthesis {
      report.add(
        .wrongCloser(
          bytes[position], expected: container.closer, at: span(position, position + 1),
          opened: openingSpan(container)),
        at: position)
    }
    pop(end: position + 1)
  }

  private mutating func closeWrongly(_ closer: UInt8, in container: OpenContainer) {
    // An array with keys is an object whose first bracket is the wrong one, and that was said.
    if container.reportedColon { return pop(end: position + 1) }
    let place = span(position, position + 1)
    let opened = openingSpan(container)
    if standsInLine(with: container) {
      reportBracket(.wrongCloser(closer, expected: container.closer, at: place, opened: opened))
      pop(end: position + 1)
      return damage()
    }
    let isElsewhere =
      closer == JSONByte.closeBrace ? openObjects > 0 : openObjects < stack.count
    if isElsewhere, !wouldEndEarly(closer) {
      reportBracket(
        .unclosedBefore(closer, expected: container.closer, at: place, opened: opened))
      while let inner = stack.last, inner.closer != closer { pop(end: position) }
      pop(end: position + 1)
    } else if byte(nextSignificant(after: position + 1)) == container.closer {
      reportBracket(.closesNothing(closer, at: place))
      position += 1
    } else {
      reportBracket(.wrongCloser(closer, expected: container.closer, at: place, opened: opened))
      let next = nextSignificant(after: position + 1)
      let isMeantToClose = next >= bytes.count || JSONByte.isCloser(bytes[next]) || isElsewhere
      if isMeantToClose { pop(end: position + 1) } else { position += 1 }
    }
    damage()
  }

  /// Reports the bracket that stands here, unless text before it was skipped that may have held its
  /// partner.
  private mutating func reportBracket(_ finding: Diagnostic) {
    if !lostBrackets { report.add(finding, at: position) }
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
    lastClosed = end
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
    damage()
    stop()
  }

  /// At the bracket before which one is missing, where the indentation shows it; else at the end.
  private mutating func reportUnclosed() {
    let mismatch = BracketAlignment.firstMismatch(nodes, bytes)
    if let found = MemberAlignment.first(nodes, bytes), found.key < mismatch?.closer ?? .max {
      let key = JSONText.string(nodes[found.node].key, hasEscapes: false, in: source)
      return report.add(
        .unclosedBeforeKey(
          key.shortenedForMessage, opener: bytes[found.opener],
          at: span(found.key, tokenEnd(found.key)), opened: span(found.opener, found.opener + 1)),
        at: found.key)
    }
    if let mismatch, mismatch.isCloserMissing {
      let (opener, closer) = (mismatch.opener, mismatch.closer)
      return report.add(
        .unclosedByIndentation(
          bytes[closer], opener: bytes[opener], at: span(closer, closer + 1),
          opened: span(opener, opener + 1)),
        at: closer)
    }
    let open = stack.reversed()
    report.add(
      .unclosed(
        String(decoding: open.map(\.closer), as: UTF8.self),
        at: span(bytes.count, bytes.count), opened: open.map(openingSpan),
        openers: String(decoding: open.map { $0.closer - 2 }, as: UTF8.self)),
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
    } else if let length = wrongComma {
      reportWrongComma(length)
    } else if next == JSONByte.colon, !container.isObject {
      reportColon(in: container)
    } else if next == JSONByte.colon, lacksBrace {
      if !reportsStrayColon() { openMissingObject() }
    } else if startsItem(in: container) {
      if !isAfterGarbage, toldComma != lastClosed, !reportsCommaInQuotes(), !closesBeforeMember() {
        reportMissingComma()
      }
      state = .item
      reportedComma = true
    } else {
      reportUnexpected(in: container)
      damage()
      skipUnexpected()
      return
    }
    isAfterGarbage = false
  }

  private mutating func reportWrongComma(_ length: Int) {
    let place = span(position, position + length)
    let isTold = toldText != nil && nodes.last.map { Int($0.start) } == toldText
    if !isTold { report.add(.noComma(text(place.range), at: place), at: position) }
    takeComma()
    position += length - 1
  }

  /// Whether what was read as a text is the key of a member, whose object has no brace.
  private var lacksBrace: Bool {
    guard let last = nodes.last, stack.count < limits.depth, !isAfterGarbage else { return false }
    return last.kind == .string && last.isMember && !last.isFaulty
      && nextSignificant(after: Int(last.end) + 1) == position
  }

  /// `"group": "key": value`: goes on as if the brace before the second key were there.
  private mutating func openMissingObject() {
    let index = nodes.count - 1
    let text = nodes[index]
    let start = Int(text.start) - 1
    report.add(
      .missingOpener(
        before: self.text(text.range), at: span(start, Int(text.end) + 1),
        insertAt: span(start, start)),
      at: start)
    damage()
    nodes[index] = JSONNode(
      kind: .object, keyHasEscapes: text.keyHasEscapes, range: span(start, start).range,
      key: text.key, next: UInt32(truncatingIfNeeded: index + 1))
    stack.append(OpenContainer(node: index, closer: JSONByte.closeBrace))
    openObjects += 1
    position += 1
    readMemberValue(Key(range: text.range, hasEscapes: text.hasEscapes))
  }

  mutating func takeComma() {
    lastComma = position
    reportedComma = false
    position += 1
    state = .item
  }

  /// Where what was read last ends, with its quote.
  private var behindLast: Int {
    let value = Int(nodes[nodes.count - 1].end)
    return max(byte(value) == JSONByte.quote ? value + 1 : value, lastClosed)
  }

  /// Closes what the key here shows to be left open; says whether anything is.
  private mutating func closesBeforeMember() -> Bool {
    let count = containersLeftOpen()
    guard count > 0 else { return false }
    let (start, behind) = (position, behindLast)
    let opened = stack[stack.count - 1]
    let width = BracketAlignment.indentation(start, bytes)?.width ?? 0
    let added = "\n" + String(repeating: " ", count: width) + "},"
    report.add(
      .unclosedBeforeMember(
        text(span(start + 1, tokenEnd(start) - 1).range), count: count,
        at: span(start, tokenEnd(start)), opened: openingSpan(opened),
        fix: count == 1 ? FixIt(replacing: span(behind, behind), with: added) : nil),
      at: start)
    for _ in 0..<count { pop(end: behind) }
    position = start
    damage()
    return true
  }

  private mutating func reportMissingComma() {
    let end = tokenEnd(position)
    let behind = behindLast
    report.add(
      .missingComma(
        before: text(span(position, end).range), at: span(position, end),
        insertAt: span(behind, behind),
        isOnOtherLine: behind < position && hasLineEnd(behind..<position)),
      at: position)
  }

  private mutating func reportUnexpected(in container: OpenContainer) {
    if isAfterGarbage { return }
    let place = span(position, tokenEnd(position))
    let isInText =
      bytes[position] != JSONByte.colon && bytes[position] != JSONByte.quote
      && byte(position - 1) == JSONByte.quote && nodes[nodes.count - 1].kind == .string
    let last = nodes[nodes.count - 1]
    let number = last.kind == .number && !last.isFaulty ? text(last.range) : nil
    report.add(
      .unexpected(
        text(place.range), closer: container.closer, isBehindQuote: isInText, after: number,
        at: place),
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
      isDamaged = true
      stack[stack.count - 1].reportedColon = true
    }
    takeComma()
    reportedComma = true
  }
}
