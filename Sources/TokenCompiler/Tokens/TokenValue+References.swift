extension TokenValue {
  /// The tokens that the fields of a composite value were taken from, in the order of the fields.
  public var references: [TokenID] {
    switch self {
    case .strokeStyle(let style): style.references
    case .border(let border):
      [border.color.reference, border.width.reference, border.style.reference].compactMap { $0 }
        + border.style.value.references
    case .transition(let transition):
      [
        transition.duration.reference, transition.delay.reference,
        transition.timingFunction.reference,
      ].compactMap { $0 }
    case .shadow(let shadow): shadow.layers.flatMap(\.references)
    case .gradient(let gradient):
      gradient.stops.flatMap { [$0.color.reference, $0.position.reference].compactMap { $0 } }
    case .typography(let typography):
      [
        typography.fontFamily?.reference, typography.fontSize?.reference,
        typography.fontWeight?.reference, typography.letterSpacing?.reference,
        typography.lineHeight?.reference,
      ].compactMap { $0 }
    default: []
    }
  }
}

extension StrokeStyle {
  fileprivate var references: [TokenID] {
    if case .dashes(let dashes, _) = self { dashes.compactMap(\.reference) } else { [] }
  }
}

extension Slot<ShadowLayer> {
  /// Where the layer is another token's, its fields are that token's business.
  fileprivate var references: [TokenID] {
    if let reference { return [reference] }
    return [
      value.color.reference, value.offsetX.reference, value.offsetY.reference,
      value.blur.reference, value.spread.reference,
    ].compactMap { $0 }
  }
}
