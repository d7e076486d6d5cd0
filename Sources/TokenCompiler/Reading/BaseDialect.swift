/// Lets the layers below decide where a file by itself may be of two dialects: the contract where there
/// is one.
struct BaseDialect {
  private let dialect: Dialect
  private let sets: [TokenSet]
  private let hasModes: Bool
  /// The paths of the tokens, made when they are first asked for.
  private lazy var paths = Set(sets.flatMap { set in set.tokens.map { set.path(of: $0) } })

  /// The layers, those read again that are of the other dialect.
  static func settle(_ layers: [Layer], _ dialect: Dialect, limits: JSONLimits) -> [Layer] {
    guard dialect == .auto, layers.count > 1 else { return layers }
    var layers = layers
    for index in layers.indices.dropFirst() where !layers[index].source.isBroken {
      guard layers[index].source.mayBeOfTwoDialects,
        var base = BaseDialect(below: index, in: layers),
        let other = base.dialect(of: layers[index].source)
      else { continue }
      layers[index].source = SourceReader.read(
        layers[index].source.source, as: other, limits: limits)
    }
    return layers
  }

  private init?(below index: Int, in layers: [Layer]) {
    let candidate = layers[index].when[Modifier.candidate]
    let lower = layers[..<index].filter {
      let other = $0.when[Modifier.candidate]
      return !$0.source.sets.isEmpty && (other == nil || other == candidate)
    }
    let contract = lower.filter(\.isContract)
    let base = contract.isEmpty ? lower : contract
    guard let first = base.first else { return nil }
    dialect = first.source.dialect
    sets = base.flatMap { $0.source.sets.map(\.set) }
    hasModes = base.contains { $0.source.sets.contains(where: \.isInsteadOfValue) }
  }

  /// The dialect that a file was probably meant to be, if it is not the one that it was read as.
  private mutating func dialect(of source: ReadSource) -> Dialect? {
    switch (source.dialect, dialect) {
    case (.styleDictionary, .plain):
      // A group with a plain token named `value`, as the base has it.
      if holds(source, { $0.path + ".value" }) { return .plain }
      return source.isDollarStyle && hasModes && source.holdsNoStandardObject ? .plain : nil
    case (.plain, .styleDictionary), (.plain, .tokensStudio):
      return holds(source) { $0.name == "value" ? $0.group : nil } ? dialect : nil
    case (.styleDictionary, .tokensStudio), (.dtcgDraft, .tokensStudio): return .tokensStudio
    case (.dtcgDraft, .plain):
      // One `$value` among values that stand in their groups by themselves makes no other document.
      let isMode = hasModes && source.holdsNoStandardObject
      return isMode || source.dropsAsMuchAsItHolds ? .plain : nil
    default: return nil
    }
  }

  private struct WrittenToken {
    var path: String
    var group: String
    var name: String
  }

  /// Whether the base has a token of a path that follows from one of the file's.
  private mutating func holds(
    _ source: ReadSource, _ path: (WrittenToken) -> String?
  ) -> Bool {
    for set in source.sets.map(\.set) {
      for token in set.tokens {
        let written = WrittenToken(
          path: set.path(of: token), group: set.path(ofGroup: token.group),
          name: set.names.string(token.name))
        if let path = path(written), paths.contains(path) { return true }
      }
    }
    return false
  }
}

extension ReadSource {
  fileprivate var mayBeOfTwoDialects: Bool {
    resolver == nil && [.plain, .styleDictionary, .dtcgDraft].contains(dialect)
  }

  /// Whether as many members as there are tokens were nothing that the dialect knows.
  fileprivate var dropsAsMuchAsItHolds: Bool {
    let dropped = findings.count { $0.id == .unknownProperty }
    return dropped > 0 && dropped >= sets.reduce(0) { $0 + $1.set.tokens.count }
  }

  /// Whether no value is an object with a member that a value of the standard has: those that are
  /// objects are values for modes.
  fileprivate var holdsNoStandardObject: Bool {
    for set in sets.map(\.set) {
      for token in set.tokens where token.value != .max {
        let value = set.values[Int(token.value)]
        guard value.kind == .object else { continue }
        if set.hasStandardMember(token.value, in: source) { return false }
      }
    }
    return true
  }
}

extension TokenSet {
  private static let standardMembers: Set<String> = [
    "colorSpace", "components", "channels", "alpha", "hex", "value", "unit", "fontFamily",
    "fontSize", "fontWeight", "letterSpacing", "lineHeight", "duration", "delay",
    "timingFunction", "color", "width", "style", "dashArray", "lineCap", "offsetX", "offsetY",
    "blur", "spread", "inset", "x", "y", "position",
  ]

  fileprivate func hasStandardMember(_ object: RawIndex, in source: SourceFile) -> Bool {
    var member = object + 1
    while member < values[Int(object)].next {
      let value = values[Int(member)]
      let key = JSONText.string(value.key, hasEscapes: value.keyHasEscapes, in: source)
      if Self.standardMembers.contains(key) { return true }
      member = value.next
    }
    return false
  }
}
