/// One of the custom properties that a token can have.
enum CSSPart: UInt8, CaseIterable, Sendable {
  /// The token's own property.
  case whole
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight

  /// What stands behind the token's name.
  var suffix: StaticString {
    switch self {
    case .whole: ""
    case .fontFamily: "-font-family"
    case .fontSize: "-font-size"
    case .fontWeight: "-font-weight"
    case .letterSpacing: "-letter-spacing"
    case .lineHeight: "-line-height"
    }
  }
}

/// The properties that a value has.
struct CSSParts: OptionSet, Sendable {
  let rawValue: UInt8

  static func of(_ part: CSSPart) -> CSSParts { CSSParts(rawValue: 1 << part.rawValue) }
  func contains(_ part: CSSPart) -> Bool { contains(Self.of(part)) }

  /// The properties one by one. Nearly all tokens have none but their own.
  var members: [CSSPart] {
    self == .of(.whole) ? Self.wholeAlone : CSSPart.allCases.filter(contains)
  }
  private static let wholeAlone = [CSSPart.whole]

  /// The properties of a value; none for what CSS has no value for.
  ///
  /// A `font` needs a family and a size. Typography without one of them (tolerant dialects) has a
  /// property for each member that it does have.
  init(of value: TokenValue) {
    switch value {
    case .null, .opaque, .invalid, .custom(.null): self = []
    case .typography(let typography): self = Self.parts(of: typography)
    default: self = .of(.whole)
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private static func parts(of typography: Typography) -> CSSParts {
    var parts: CSSParts = []
    if typography.letterSpacing != nil { parts.insert(.of(.letterSpacing)) }
    if typography.fontFamily != nil, typography.fontSize != nil {
      return parts.union(.of(.whole))
    }
    if typography.fontFamily != nil { parts.insert(.of(.fontFamily)) }
    if typography.fontSize != nil { parts.insert(.of(.fontSize)) }
    if typography.fontWeight != nil { parts.insert(.of(.fontWeight)) }
    if typography.lineHeight != nil { parts.insert(.of(.lineHeight)) }
    return parts
  }
}
