/// A raw value: the number of its set among those being resolved, and its index there.
struct ValuePlace: Hashable, Sendable {
  var set: Int
  var index: RawIndex
}

/// What a reference inside a value leads to.
enum Referent {
  /// A whole token, already resolved in the current theme.
  case token(TokenID, type: TokenType?, value: TokenValue)
  /// A part of another token's value, by JSON Pointer: to be decoded as if it stood here.
  case part(ValuePlace)
}

/// What the decoder asks of the resolver while it decodes the value of one token in one theme.
protocol DecodingHost {
  /// The raw value at a place.
  func value(at place: ValuePlace) -> RawValue
  /// The values of the set of a place.
  func standardForms(of place: ValuePlace) -> StandardForms
  /// The decoded text of a value (text, number, reference or pointer).
  func text(at place: ValuePlace) -> String
  /// Whether the first character of a text is written as an escape such as `\u0041`. That makes text
  /// of it which tolerant sets would take for more; the JSON output has those.
  func beginsWithEscape(_ place: ValuePlace) -> Bool
  /// The decoded key of a member of an object.
  func key(at place: ValuePlace) -> String
  /// Which of some names the key of a member is. No text is made of it: most keys are one of the names.
  func member(at place: ValuePlace, among names: [String]) -> Int?
  /// Where a finding about the value points: inside the quotes of text.
  func span(at place: ValuePlace) -> SourceSpan
  /// Whether the set accepts more than the standard.
  func isTolerant(_ place: ValuePlace) -> Bool
  /// Whether the set is in the plain dialect.
  func isPlain(_ place: ValuePlace) -> Bool
  /// Whether there is a token of that path.
  func hasToken(ofPath path: String) -> Bool
  /// The type of the token of that path, as far as it is known.
  func type(ofPath path: String) -> TokenType?
  /// How values look in the dialect of the set.
  func forms(_ place: ValuePlace) -> ValueForms
  /// How a value of a type is to be written in the place of another, so that nothing more is said of it: as
  /// the file and what it overrides have such values.
  mutating func formsOfProposals(_ type: TokenType, at place: ValuePlace) -> ValueForms
  /// What the reference at a place stands for, as data; `nil` where it has parts that data would lose.
  func data(ofReference place: ValuePlace) -> JSONValue?
  /// Where the value of a token is written.
  func valuePlace(of token: TokenID) -> ValuePlace?
  /// What the reference or pointer at a place leads to; `nil` where it failed. Failures were
  /// reported already: the value is `invalid` then, without another finding.
  mutating func referent(of place: ValuePlace) -> Referent?
  /// Whether the token that is being decoded has its type from itself: a `$type`, its group or its
  /// category; else from the declaration that it overrides.
  var hasOwnType: Bool { get }
  /// Whether the token that is being decoded overrides one of the contract.
  var overridesContract: Bool { get }
  /// Whether a place is the whole value of that token.
  func isWholeValue(_ place: ValuePlace) -> Bool
  /// The path of the token that is being decoded.
  var tokenPath: String { get }
  /// Reports a finding.
  mutating func report(_ diagnostic: Diagnostic)
  /// Counts a spelling that the standard has replaced, for the file's one note.
  mutating func countLegacy(_ spelling: LegacySpelling, at place: ValuePlace)
}

extension DecodingHost {
  /// The places of the children of a list or object, in source order.
  func children(of place: ValuePlace) -> [ValuePlace] {
    let end = value(at: place).next
    var children: [ValuePlace] = []
    // As many as most objects and lists have; growing from one to them allocates three times.
    children.reserveCapacity(5)
    var child = ValuePlace(set: place.set, index: place.index + 1)
    while child.index < end {
      children.append(child)
      child.index = value(at: child).next
    }
    return children
  }
}
