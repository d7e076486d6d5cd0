/// What the names of the groups around a plain token say of its type.
struct PlainCategoryState: Sendable {
  /// A rule with the key of the segment that states it.
  struct Stated: Sendable {
    var rule: PlainCategories.Rule
    var key: ByteRange
  }

  /// How deep it is; the document is 0.
  private var depth = 0
  /// The first segment is one that stands above the categories.
  private var isBelowRoot = false
  /// The category of the path.
  private var category: Stated?
  /// The nearest measure further down, which decides about numbers where there is no category.
  private var measure: Stated?

  /// The state inside a group of that name.
  func below(_ name: ArraySlice<UInt8>, _ key: ByteRange) -> PlainCategoryState {
    var state = self
    state.depth += 1
    if depth == 0, PlainCategories.isRoot(name) {
      state.isBelowRoot = true
    } else if category == nil, let rule = rule(of: name) {
      let stated = Stated(rule: rule, key: key)
      if canBeCategory { state.category = stated } else { state.measure = stated }
    }
    return state
  }

  /// The type of a token of that name in the group. Where a category allows text and booleans, what a
  /// reference is its target tells.
  func type(
    of name: ArraySlice<UInt8>, key: ByteRange, _ kind: JSONKind, isReference: Bool
  ) -> DeclaredType? {
    let kind = isReference ? .null : kind
    if let category { return Self.type(category, last: name, key: key, kind) }
    guard let own = rule(of: name).map({ Stated(rule: $0, key: key) }) else {
      return measure.flatMap { Self.number($0, last: name, key: key, kind) }
    }
    return canBeCategory
      ? Self.type(own, last: name, key: key, kind) : Self.number(own, last: name, key: key, kind)
  }

  private var canBeCategory: Bool { depth == 0 || depth == 1 && isBelowRoot }

  private func rule(of name: ArraySlice<UInt8>) -> PlainCategories.Rule? {
    PlainCategories.rule(of: name, words: canBeCategory)
  }

  private static func type(
    _ stated: Stated, last: ArraySlice<UInt8>, key: ByteRange, _ kind: JSONKind
  ) -> DeclaredType? {
    switch stated.rule {
    case .type(let type):
      return DeclaredType(type: type, range: stated.key, isCategory: true)
    case .textOrBoolean:
      guard kind == .string || kind == .boolean else { return nil }
      let type: TokenType = kind == .boolean ? .boolean : .string
      return DeclaredType(type: type, range: stated.key, isCategory: true)
    case .lastSegment(let types, let others):
      let own = types[String(decoding: last, as: UTF8.self)]
      guard let type = own ?? others else { return nil }
      return DeclaredType(type: type, range: own == nil ? stated.key : key, isCategory: true)
    }
  }

  private static func number(
    _ stated: Stated, last: ArraySlice<UInt8>, key: ByteRange, _ kind: JSONKind
  ) -> DeclaredType? {
    guard kind == .number, let type = type(stated, last: last, key: key, kind) else { return nil }
    return type.type == .dimension || type.type == .number ? type : nil
  }
}
