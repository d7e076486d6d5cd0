/// The properties that tokens and groups share.
struct Properties {
  var type: DeclaredType?
  var description: ByteRange?
  var deprecated: Deprecation?
  /// The value of `$deprecated`, for pointers.
  var deprecatedPlace: RawIndex?
  var extensions: RawIndex?
}

extension GroupDeclaration {
  /// Takes over the properties that are there.
  mutating func adopt(_ properties: Properties) {
    type = properties.type ?? type
    description = properties.description ?? description
    deprecated = properties.deprecated ?? deprecated
    deprecatedPlace = properties.deprecatedPlace ?? deprecatedPlace
    extensions = properties.extensions ?? extensions
  }
}

extension TokenSetReader {
  /// Reads a property of a token or group; `$value`, `$ref` and `$extends` are the callers'.
  mutating func readProperty(
    _ property: TokenProperty, _ index: Int, into properties: inout Properties
  ) {
    let node = tree.nodes[index]
    if node.isFaulty, property != .type { return }
    switch property {
    case .type:
      let isSecond = properties.type != nil
      properties.type = readType(node)
      // Which of two types is meant, nobody knows; the second key was reported.
      if isSecond { properties.type = DeclaredType(type: .custom, range: node.range) }
    case .description:
      if node.kind == .string {
        properties.description = node.range
      } else {
        refuse(node, .descriptionNotText(at: span(node.range)))
      }
    case .deprecated:
      properties.deprecated = readDeprecation(node)
      if properties.deprecated != nil, spelling.hasPointers {
        properties.deprecatedPlace = readValue(index, isOpaque: true)
      }
    case .extensions:
      if node.kind == .object {
        properties.extensions = readValue(index, isOpaque: true)
      } else {
        refuse(node, .extensionsNotObject(at: span(node.range)))
      }
    case .schema where open.count == 1 && current == nil: break
    case .version where set.isPlain: break
    case .other where spelling.leaves == .bare || spelling.tool != nil:
      legacy.count(.attribute, at: node.key)
    case .schema, .version, .other: reportUnknown(node)
    case .value, .extends, .ref, .root: break
    }
  }

  /// Counts a member that Style Dictionary keeps and that means nothing here, and warns of one that is
  /// nearly a property.
  mutating func readAttribute(_ node: JSONNode, of token: Int) {
    guard !TokenProperty.isDerived(node, in: tree) else { return }
    let key = tree.keyText(node)
    let others = tree.children(of: token).map { tree.keyText(tree.nodes[$0]) }
    let missing = TokenProperty.bareNames.filter { !others.contains($0) }
    if let meant = NearestName.nearest(to: key, among: missing) {
      report(.unknownAttribute(key, meant, at: span(node.key)))
    } else {
      legacy.count(.attribute, at: node.key)
    }
  }

  /// Warns of a property that means nothing.
  mutating func reportUnknown(_ node: JSONNode) {
    let key = JSONText.string(node.key, hasEscapes: node.keyHasEscapes, in: tree.source)
    report(.unknownProperty(key, at: span(node.key)))
  }

  /// Reports a property of a wrong form; tolerant dialects take `null` for a property left out.
  private mutating func refuse(_ node: JSONNode, _ finding: Diagnostic) {
    guard spelling.isTolerant, node.kind == .null else { return report(finding) }
    legacy.count(.null, at: node.range)
  }

  private mutating func readDeprecation(_ node: JSONNode) -> Deprecation? {
    switch node.kind {
    case .boolean: return .flag(tree.isTrue(node))
    case .string:
      return .reason(
        JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source))
    case .null, .number, .array, .object:
      refuse(node, .deprecatedForm(at: span(node.range)))
      return nil
    }
  }

  private mutating func readType(_ node: JSONNode) -> DeclaredType? {
    guard !node.isFaulty else { return DeclaredType(type: .custom, range: node.range) }
    guard node.kind == .string else {
      refuse(node, .typeNotText(at: span(node.range)))
      return node.kind == .null && spelling.isTolerant
        ? nil : DeclaredType(type: .custom, range: node.range)
    }
    // Nearly all types are the standard's, and of those no text is made.
    if !set.isPlain, !node.hasEscapes,
      let known = TokenTypeNames.type(at: node.range, in: tree.source.bytes), known.isStandard
    {
      return DeclaredType(type: known, range: node.range)
    }
    let text = JSONText.string(node.range, hasEscapes: node.hasEscapes, in: tree.source)
    if set.isPlain, BackbaseShape.isKindOfValues(node, in: tree) {
      if let kind = BackbaseShape.kind(near: text), kind != text { countType(node, text, kind) }
      return nil
    }
    if let known = TokenTypeNames.type(named: text.utf8), spelling.isTolerant || known.isStandard {
      if !known.isStandard, !set.isPlain { countType(node, text, nil) }
      return DeclaredType(type: known, range: node.range)
    }
    var declared = DeclaredType(type: .custom, range: node.range)
    if !spelling.isTolerant {
      report(.unknownType(text, at: span(node.range)))
    } else {
      if spelling.hasMath { declared.meant = StudioTypes.meant[text] }
      countType(node, text, declared.meant == nil ? TokenTypeNames.nearest(to: text) : nil)
    }
    return declared
  }

  /// Counts a type outside the standard, with the one that was probably meant.
  private mutating func countType(_ node: JSONNode, _ text: String, _ meant: String?) {
    legacy.count(.customType, at: node.range)
    if let meant { legacy.propose(meant, for: text, .customType) }
  }

  /// Reads `$extends`, or the `$ref` of a group, into the innermost group.
  mutating func readExtends(_ index: Int) {
    let node = tree.nodes[index]
    let group = Int(open[open.count - 1].group)
    guard spelling.hasPointers || spelling.leaves == .dollar else { return reportUnknown(node) }
    guard set.groups[group].extends == nil else {
      return report(.extendsTwice(at: span(node.key)))
    }
    guard node.kind == .string, let target = target(of: node) else {
      return report(.extendsForm(at: span(node.range)))
    }
    set.groups[group].extends = appendReference(target.kind, node, target.range)
  }

  private func target(of node: JSONNode) -> (kind: RawValue.Kind, range: ByteRange)? {
    let isRef = tree.key(node, is: "$ref")
    let form = spelling.references.form(
      of: node.range, hasEscapes: node.hasEscapes, in: tree.source)
    if case .reference(let inner) = form { return isRef ? nil : (.reference, inner) }
    let pointer = ReferenceSyntax.pointerForm(of: node.range, in: tree.source)
    return pointer == .pointer ? (.pointer, node.range) : nil
  }
}
