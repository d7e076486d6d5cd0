extension TokenSetReader {
  /// Adds the name of a member to the set. A name that is not allowed is reported and kept: the
  /// rest of the file is read with it.
  mutating func readName(_ node: JSONNode) -> Name {
    let bytes = tree.source.bytes[node.key.integers]
    let name =
      node.keyHasEscapes
      ? set.names.append(JSONText.bytes(node.key, in: tree.source)) : set.names.append(bytes)
    check(name, node)
    return name
  }

  private mutating func check(_ name: Name, _ node: JSONNode) {
    let bytes = set.names.utf8(name)
    guard let first = bytes.first else {
      report(.emptyName(at: span(node.key), path: path(of: name)))
      return
    }
    if first == UInt8(ascii: "$"), !tree.key(node, is: "$root") {
      report(.dollarName(path(of: name), at: span(node.key)))
      return
    }
    let reserved = bytes.first {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    guard let reserved else { return }
    if spelling.isTolerant {
      legacy.count(.reservedName, at: node.key)
    } else {
      report(.reservedName(path(of: name), reserved, at: span(node.key)))
    }
  }

  /// The path of what is being read, for a finding.
  mutating func path() -> String { path(of: current) }

  /// The path of a name in the innermost group; of the group itself without one.
  mutating func path(of name: Name?) -> String {
    let group = open.last?.group ?? 0
    if group != lastPath.group { lastPath = (group, set.path(ofGroup: group)) }
    guard let name else { return lastPath.path }
    let own = set.names.string(name)
    return group == 0 ? own : "\(lastPath.path).\(own)"
  }

  /// A place in this source.
  func span(_ range: ByteRange) -> SourceSpan { SourceSpan(SourceID(rawValue: 0), range) }

  /// Adds a finding, with the path of what is being read unless it has one.
  mutating func report(_ diagnostic: Diagnostic) {
    var finding = diagnostic
    if finding.path == nil { finding.path = path() }
    if finding.path?.isEmpty == true { finding.path = nil }
    findings.append(finding)
  }
}
