extension TokenValue {
  /// The value with fields that name no tokens: token numbers of two graphs cannot be compared.
  var withoutReferences: TokenValue {
    switch self {
    case .strokeStyle(let style): .strokeStyle(style.withoutReferences)
    case .border(let border):
      .border(
        Border(
          color: border.color.withoutReference, width: border.width.withoutReference,
          style: Slot(border.style.value.withoutReferences)))
    case .transition(let transition):
      .transition(
        Transition(
          duration: transition.duration.withoutReference,
          delay: transition.delay.withoutReference,
          timingFunction: transition.timingFunction.withoutReference))
    case .shadow(let shadow):
      .shadow(
        Shadow(shadow.layers.map { Slot($0.value.withoutReferences) }, isList: shadow.isList))
    case .gradient(let gradient):
      .gradient(
        Gradient(
          gradient.stops.map {
            GradientStop(color: $0.color.withoutReference, position: $0.position.withoutReference)
          }))
    case .typography(let typography): .typography(typography.withoutReferences)
    default: self
    }
  }
}

extension Slot {
  fileprivate var withoutReference: Slot { Slot(value) }
}

extension StrokeStyle {
  fileprivate var withoutReferences: StrokeStyle {
    guard case .dashes(let dashes, let cap) = self else { return self }
    return .dashes(dashes.map(\.withoutReference), cap: cap)
  }
}

extension ShadowLayer {
  fileprivate var withoutReferences: ShadowLayer {
    ShadowLayer(
      color: color.withoutReference, offsetX: offsetX.withoutReference,
      offsetY: offsetY.withoutReference, blur: blur.withoutReference,
      spread: spread.withoutReference, inset: inset)
  }
}

extension Typography {
  fileprivate var withoutReferences: Typography {
    var copy = Typography(
      fontFamily: fontFamily?.withoutReference, fontSize: fontSize?.withoutReference,
      fontWeight: fontWeight?.withoutReference, letterSpacing: letterSpacing?.withoutReference,
      lineHeight: lineHeight?.withoutReference)
    copy.others = others
    return copy
  }
}
