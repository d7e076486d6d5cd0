/// What Backbase's files have besides the plain dialect.
enum BackbaseShape {
  /// The modes that the files have.
  static let modes = ["light", "dark"]
  /// What `$type` says of the leaves of a group: one value for each mode, or one for all.
  static let kinds = ["dynamic", "fixed"]

  /// Whether a `$value` holds values of modes: an object of plain values, one of which is for `dark`
  /// or all of which are for `light` or `dark`, if misspelt. No type of the standard has such a value;
  /// beside a type that is not the standard's it may be anything, and so it may where a key is written
  /// with an escape, as the JSON output has them.
  static func isModes(_ index: Int, ofToken token: Int, in tree: JSONTree) -> Bool {
    guard tree.nodes[index].kind == .object, Int(tree.nodes[index].next) > index + 1 else {
      return false
    }
    var hasDark = false
    var areNear = true
    // The keys first: they are those of nearly no value, and what is below them costs more.
    for child in tree.children(of: index) {
      if tree.nodes[child].keyHasEscapes { return false }
      if tree.key(tree.nodes[child], is: "dark") { hasDark = true }
      areNear = areNear && isNearMode(tree.nodes[child], in: tree)
    }
    return (hasDark || areNear)
      && tree.children(of: index).allSatisfy { isValue($0, in: tree) }
      && !hasOtherType(token, in: tree)
  }

  /// The same whatever the values are, composites of tools included: an object of `light` and `dark` and
  /// no more.
  static func isLightAndDark(_ index: Int, ofToken token: Int, in tree: JSONTree) -> Bool {
    guard tree.nodes[index].kind == .object else { return false }
    var count = 0
    // Of nearly every value the first key is another one.
    for child in tree.children(of: index) {
      let node = tree.nodes[child]
      guard !node.keyHasEscapes, tree.key(node, is: "light") || tree.key(node, is: "dark") else {
        return false
      }
      count += 1
    }
    return count == 2 && !hasOtherType(token, in: tree)
  }

  private static func hasOtherType(_ token: Int, in tree: JSONTree) -> Bool {
    guard let type = tree.child(of: token, key: "$type"), tree.nodes[type].kind == .string,
      !isKindOfValues(tree.nodes[type], in: tree)
    else { return false }
    let name = JSONText.bytes(tree.nodes[type].range, in: tree.source)
    return TokenTypeNames.type(named: name) == nil
      && TokenTypeNames.nearest(to: String(decoding: name, as: UTF8.self)) == nil
  }

  private static func isValue(_ index: Int, in tree: JSONTree) -> Bool {
    switch tree.nodes[index].kind {
    case .null, .boolean, .number, .string: true
    case .array: false
    case .object: tree.isStandardValue(index)
    }
  }

  private static func isNearMode(_ node: JSONNode, in tree: JSONTree) -> Bool {
    // Longer names are others; a hostile one is not worth comparing.
    node.key.count <= 16 && hasMostLettersOfMode(tree.source.bytes[node.key.integers])
      && isNearMode(tree.keyText(node))
  }

  /// Whether a key has so many letters of a mode's name that it may be near it: each that it lacks is a
  /// mistake. Of `value` and `colorSpace` this says in 100 instructions what comparing says in 6,000, for
  /// every value of a file.
  private static func hasMostLettersOfMode(_ key: ArraySlice<UInt8>) -> Bool {
    guard let found = Letters(key) else { return true }
    let mistakes = max(1, (key.count + 1) / 3)
    return lettersOfModes.contains { mode in
      let lacks = (mode.set & ~found.set).nonzeroBitCount
      return lacks <= mistakes
        && (abs(key.count - mode.count) <= mistakes || found.count == mode.count)
    }
  }

  private static let lettersOfModes = modes.compactMap { Letters(Array($0.utf8)[...]) }

  /// The English letters of a text, a bit for each, and how many characters there are besides the
  /// separators that do not count in the name of a mode; `nil` where there are letters of others.
  private struct Letters {
    var set: UInt32 = 0
    var count = 0

    init?(_ text: ArraySlice<UInt8>) {
      for byte in text {
        guard byte < 0x80 else { return nil }
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        if letter < 26 { set |= 1 << UInt32(letter) }
        let isSeparator =
          byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: " ")
        if !isSeparator { count += 1 }
      }
    }
  }

  /// Whether a key may be that of a mode, if misspelt.
  static func isNearMode(_ key: String) -> Bool {
    key.utf8.count <= 16 && modes.contains { ModeName.isNear(key, $0) }
  }

  /// Whether a member says what a group's leaves hold, if misspelt. It is no type of a token.
  static func isKindOfValues(_ node: JSONNode, in tree: JSONTree) -> Bool {
    tree.key(node, is: "$type") && node.kind == .string && !node.hasEscapes
      && isKindOfValues(tree.source.text(in: node.range))
  }

  /// The same for the text of a type.
  static func isKindOfValues(_ text: String) -> Bool {
    text.utf8.count <= 16 && (kinds.contains(text) || kind(near: text) != nil)
  }

  /// The kind that a misspelt one was probably meant to be.
  static func kind(near text: String) -> String? {
    TokenTypeNames.type(named: text.utf8) == nil
      ? NearestName.nearest(to: text.lowercased(), among: kinds) : nil
  }

  /// Whether a member at the top is a group that these files have.
  static func isRoot(_ node: JSONNode, in tree: JSONTree) -> Bool {
    node.kind == .object && (tree.key(node, is: "theme") || tree.key(node, is: "primitives"))
  }
}

/// How the names of modes compare.
enum ModeName {
  private static let common: Set<String> = ["day", "night"]

  /// Whether two names differ in case, spaces, `-` and `_` only.
  static func isSame(_ left: String, _ right: String) -> Bool {
    letters(left) == letters(right)
  }

  /// Whether one was probably meant to be the other.
  static func isNear(_ name: String, _ other: String) -> Bool {
    if isSame(name, other) { return true }
    // Names that are often given instead; `night` is no `light` with two letters wrong.
    guard !common.contains(name.lowercased()) else { return false }
    return NearestName.nearest(to: name.lowercased(), among: [other.lowercased()]) != nil
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ")
    }
  }
}
