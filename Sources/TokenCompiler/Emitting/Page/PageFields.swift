extension TokenValue {
  /// What each of `references` gives to a composite value, in the same order.
  var fieldNames: [String] {
    switch self {
    case .strokeStyle(let style): style.fieldNames
    case .border(let border):
      names(("color", border.color.reference), ("width", border.width.reference))
        + names(("style", border.style.reference)) + border.style.value.fieldNames
    case .transition(let transition):
      names(
        ("duration", transition.duration.reference), ("delay", transition.delay.reference),
        ("easing", transition.timingFunction.reference))
    case .shadow(let shadow): shadow.layers.enumerated().flatMap { fieldNames($1, $0, of: shadow) }
    case .gradient(let gradient):
      gradient.stops.enumerated().flatMap { index, stop in
        names(
          ("stop \(index + 1)", stop.color.reference),
          ("place of stop \(index + 1)", stop.position.reference))
      }
    case .typography(let typography):
      names(
        ("family", typography.fontFamily?.reference), ("size", typography.fontSize?.reference),
        ("weight", typography.fontWeight?.reference),
        ("letter spacing", typography.letterSpacing?.reference),
        ("line height", typography.lineHeight?.reference))
    default: []
    }
  }

  private func fieldNames(
    _ layer: Slot<ShadowLayer>, _ index: Int, of shadow: Shadow
  ) -> [String] {
    let end = shadow.layers.count > 1 ? " of shadow \(index + 1)" : ""
    if layer.reference != nil { return ["shadow \(index + 1)"] }
    let value = layer.value
    return names(
      ("color", value.color.reference), ("x", value.offsetX.reference),
      ("y", value.offsetY.reference), ("blur", value.blur.reference),
      ("spread", value.spread.reference)
    ).map { $0 + end }
  }

  /// The names of the fields that are references.
  private func names(_ fields: (String, TokenID?)...) -> [String] {
    fields.compactMap { $1 == nil ? nil : $0 }
  }
}

extension StrokeStyle {
  fileprivate var fieldNames: [String] {
    guard case .dashes(let dashes, _) = self else { return [] }
    return dashes.enumerated().compactMap { $1.reference == nil ? nil : "dash \($0 + 1)" }
  }
}
