/// The tokens that the text of a value refers to.
struct CSSReferences {
  private let writer: CSSValueWriter
  private(set) var tokens: [TokenID] = []

  /// The references that are written for a token in the writer's theme, as its whole value or in
  /// fields.
  static func tokens(_ token: TokenID, _ writer: CSSValueWriter) -> [TokenID] {
    if let target = writer.keptAlias(of: token) { return [target] }
    guard writer.references == .all,
      let value = writer.graph.value(of: token, inTheme: writer.theme)
    else { return [] }
    var references = CSSReferences(writer)
    references.add(value)
    return references.tokens
  }

  private init(_ writer: CSSValueWriter) { self.writer = writer }

  private mutating func add(_ value: TokenValue) {
    switch value {
    case .border(let border):
      add(border.color)
      add(border.width)
      add(border.style)
    case .transition(let transition):
      add(transition.duration)
      add(transition.delay)
      add(transition.timingFunction)
    case .shadow(let shadow): for layer in shadow.layers { add(layer) }
    case .gradient(let gradient):
      for stop in gradient.stops {
        add(stop.color)
        add(stop.position)
      }
    case .typography(let typography):
      add(typography.fontFamily)
      add(typography.fontSize)
      add(typography.fontWeight)
      add(typography.letterSpacing)
      add(typography.lineHeight)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .string, .boolean, .null, .custom, .opaque, .invalid:
      break
    }
  }

  private mutating func add(_ layer: Slot<ShadowLayer>) {
    add(Optional(layer))
    add(layer.value.color)
    add(layer.value.offsetX)
    add(layer.value.offsetY)
    add(layer.value.blur)
    add(layer.value.spread)
  }

  private mutating func add<Value>(_ slot: Slot<Value>?) {
    if let token = slot.flatMap({ writer.keptReference(of: $0) }) { tokens.append(token) }
  }
}
