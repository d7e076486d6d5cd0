/// A literal value and, where a pointer of another token led to it, that pointer.
struct Spot {
  /// The value.
  var place: ValuePlace
  /// The pointer in the token that is being decoded; what is wrong with the value is reported
  /// there, for the value may be right where it stands.
  var pointer: ValuePlace?

  init(_ place: ValuePlace, pointer: ValuePlace? = nil) {
    self.place = place
    self.pointer = pointer
  }

  /// A value inside this one.
  func inside(_ place: ValuePlace) -> Spot { Spot(place, pointer: pointer) }
}

/// What messages need besides their words.
struct DecodingSite {
  /// `invalid-value` for what is written here, `type-mismatch` for what a reference leads to.
  var id: DiagnosticID
  var span: SourceSpan
  var path: String
  var related: [RelatedPlace] = []
  /// Whether the span is what stands inside the quotes of a text.
  var isText = false

  /// The span with the quotes around it.
  var withQuotes: SourceSpan {
    guard isText, span.range.start > 0 else { return span }
    let range = ByteRange(start: span.range.start - 1, end: span.range.end + 1)
    return SourceSpan(span.source, range)
  }
}

extension DecodingHost {
  /// Where to report that a literal is of the wrong kind: `type-mismatch` where a pointer led to
  /// it.
  func site(_ spot: Spot) -> DecodingSite {
    var site = site(spot, span: span(at: spot.place))
    site.isText = spot.pointer == nil && value(at: spot.place).kind == .text
    return site
  }

  /// Where to report that a literal of the right kind breaks a rule.
  func siteOfRule(_ spot: Spot) -> DecodingSite {
    var site = site(spot)
    site.id = .invalidValue
    return site
  }

  /// The same for bytes of the literal's own.
  private func site(_ spot: Spot, span: SourceSpan) -> DecodingSite {
    guard let pointer = spot.pointer else {
      return DecodingSite(id: .invalidValue, span: span, path: tokenPath)
    }
    return DecodingSite(
      id: .typeMismatch, span: self.span(at: pointer), path: tokenPath,
      related: [.pointedAt(span)])
  }

  /// Where to report that something is missing at the end of an object or a list: its last byte.
  func siteOfEnd(_ spot: Spot) -> DecodingSite {
    var end = span(at: spot.place)
    if end.range.count > 1 { end.range.start = end.range.end - 1 }
    return site(spot, span: end)
  }

  /// Where to report that a member should not be there: its key.
  func siteOfKey(_ spot: Spot) -> DecodingSite {
    var key = span(at: spot.place)
    key.range = value(at: spot.place).key
    return site(spot, span: key)
  }

  /// Where to report that a reference leads to the wrong type.
  func siteOfReference(_ spot: Spot) -> DecodingSite {
    DecodingSite(
      id: .typeMismatch, span: span(at: spot.pointer ?? spot.place), path: tokenPath)
  }
}
