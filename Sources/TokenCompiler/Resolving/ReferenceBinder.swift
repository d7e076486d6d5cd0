/// Finds the token that the text of a reference names: once, not in every theme.
enum ReferenceBinder {
  /// A reference that nobody asked for yet.
  static let unbound = UInt32.max - 1
  /// No layer has a token of that path.
  static let missing = UInt32.max
}

extension MergedLayers {
  /// The token of a path as it is written in braces. Names that hold dots themselves, which tolerant
  /// dialects have, are found by the path that they make up.
  func token(ofPath path: ArraySlice<UInt8>) -> TokenID? {
    table.token(ofPath: path, names: graph.names)
      ?? (dottedPaths.isEmpty ? nil : dottedPaths[Array(path)])
  }

  /// What a name in a group is.
  func entry(_ name: ArraySlice<UInt8>, in group: GroupID) -> PathTable.Entry? {
    table.find(name, in: group, names: graph.names).map { table.entries[$0] }
  }

  /// The decoded bytes of a text, reference or pointer.
  func bytes(at place: ValuePlace) -> ArraySlice<UInt8> {
    // A set in a constant of its own would be copied, which is 30 retains.
    let raw = sets[place.set].set.values[Int(place.index)]
    if raw.isNamed { return sets[place.set].set.names.utf8(Name(range: raw.range)) }
    let source = graph.sources[sets[place.set].source]
    if raw.hasEscapes { return JSONText.bytes(raw.range, in: source)[...] }
    return source.bytes[raw.range.integers]
  }

  /// Where a finding about a value points.
  func shownSpan(of place: ValuePlace) -> SourceSpan {
    SourceSpan(sets[place.set].source, sets[place.set].set.values[Int(place.index)].shown)
  }
}

extension ThemeResolver {
  /// The token that the reference at a place names in the current theme.
  mutating func token(ofReference place: ValuePlace) -> TokenID? {
    let number = Int(merged.sets[place.set].set.values[Int(place.index)].payload)
    var bound = bindings[place.set][number]
    if bound == ReferenceBinder.unbound {
      bound = findToken(ofReference: number, at: place)?.rawValue ?? ReferenceBinder.missing
      bindings[place.set][number] = bound
    }
    guard bound != ReferenceBinder.missing, theme.winners[Int(bound)] != .max else {
      return nil
    }
    return TokenID(rawValue: bound)
  }

  private mutating func findToken(ofReference number: Int, at place: ValuePlace) -> TokenID? {
    if let token = merged.foundToken(ofReference: number, in: place.set) { return token }
    let path = merged.bytes(at: place)
    if let token = merged.token(ofPath: path) { return token }
    return respelled(path, at: place)
  }

  /// The one token whose path a reference spells otherwise, where its dialect allows that.
  private mutating func respelled(_ path: ArraySlice<UInt8>, at place: ValuePlace) -> TokenID? {
    guard merged.sets[place.set].set.respellsReferences else { return nil }
    if let token = tokenBelowSet(path, of: merged.sets[place.set].set) {
      countLegacy(.respelledReference, at: place)
      return token
    }
    let paths = respelledPaths ?? RespelledPaths(merged.graph)
    respelledPaths = paths
    guard let token = paths.token(ofPath: path) else { return nil }
    countLegacy(.respelledReference, at: place)
    return token
  }

  /// The token of a path that begins with the name of a set.
  private func tokenBelowSet(_ path: ArraySlice<UInt8>, of set: TokenSet) -> TokenID? {
    guard !set.outerNames.isEmpty, let dot = path.firstIndex(of: UInt8(ascii: ".")),
      set.outerNames.contains(Array(path[..<dot]))
    else { return nil }
    return merged.token(ofPath: path[(dot + 1)...])
  }
}
