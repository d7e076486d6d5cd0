/// Values as the standard writes them, to the letter (DTCG Format and Color 2025.10), with the references
/// that they hold.
struct DTCGValue {
  /// Why the standard cannot say a value: what stands behind "is" or "has" in a sentence.
  struct Missing: Error, Hashable {
    var reason: String
  }

  /// The path of a token that may be referred to; `nil` for one that the document does not have.
  let path: (TokenID) -> String?

  /// The value of a token.
  func json(_ value: TokenValue) throws(Missing) -> JSONValue {
    switch value {
    case .color(let color): return try json(color)
    case .dimension(let dimension): return try json(dimension)
    case .fontFamily(let family): return try json(family)
    case .fontWeight(let weight): return json(weight)
    case .duration(let duration): return json(duration)
    case .cubicBezier(let curve):
      return .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
    case .number(let number): return .number(number)
    case .strokeStyle(let style): return try json(style)
    case .border(let border): return try json(border)
    case .transition(let transition): return json(transition)
    case .shadow(let shadow): return try json(shadow)
    case .gradient(let gradient): return try json(gradient)
    case .typography(let typography): return try json(typography)
    case .string: throw Missing(reason: "is a text")
    case .boolean: throw Missing(reason: "is a boolean")
    case .null: throw Missing(reason: "is null")
    case .custom: throw Missing(reason: "has a type of another tool")
    case .opaque, .invalid: throw Missing(reason: "has no value")
    }
  }

  private func slot<Value>(
    _ slot: Slot<Value>, _ literal: (Value) throws(Missing) -> JSONValue
  ) throws(Missing) -> JSONValue {
    if let path = slot.reference.flatMap(path) { return .string("{\(path)}") }
    return try literal(slot.value)
  }

  private func json(_ color: Color) throws(Missing) -> JSONValue {
    for (index, range) in color.space.componentRanges.enumerated() {
      if let component = color.component(index), !range.contains(component) {
        throw Missing(reason: "has a component outside the range of its colour space")
      }
    }
    let components = color.components.map { $0.map { JSONValue.number($0) } ?? .string("none") }
    return .members([
      "colorSpace": .string(color.space.rawValue), "components": .array(components),
      "alpha": color.alpha.map { .number($0) }, "hex": color.hex.map { .string($0) },
    ])
  }

  private func json(_ dimension: Dimension) throws(Missing) -> JSONValue {
    guard dimension.unit.isStandard else {
      throw Missing(reason: "has the unit '\(dimension.unit.name)'")
    }
    return .members(["value": .number(dimension.value), "unit": .string(dimension.unit.name)])
  }

  private func json(_ duration: Duration) -> JSONValue {
    .members(["value": .number(duration.value), "unit": .string(duration.unit.rawValue)])
  }

  private func json(_ family: FontFamily) throws(Missing) -> JSONValue {
    let braces = Set("{}".utf8)
    if family.names.contains(where: { $0.utf8.contains(where: braces.contains) }) {
      throw Missing(reason: "has a brace in the name of a font")
    }
    if let name = family.names.first, family.names.count == 1, !family.isList {
      return .string(name)
    }
    return .array(family.names.map { .string($0) })
  }

  /// A keyword that other tools spell in another way is the standard's.
  private func json(_ weight: FontWeight) -> JSONValue {
    if let keyword = weight.keyword, let known = FontWeight(looseText: keyword)?.keyword {
      return .string(known)
    }
    return .number(weight.value)
  }

  private func json(_ style: StrokeStyle) throws(Missing) -> JSONValue {
    switch style {
    case .keyword(let keyword): return .string(keyword.rawValue)
    case .dashes(let dashes, let cap):
      var array: [JSONValue] = []
      for dash in dashes { array.append(try slot(dash, json)) }
      return .members(["dashArray": .array(array), "lineCap": .string(cap.rawValue)])
    }
  }

  private func json(_ border: Border) throws(Missing) -> JSONValue {
    .members([
      "color": try slot(border.color, json), "width": try slot(border.width, json),
      "style": try slot(border.style, json),
    ])
  }

  private func json(_ transition: Transition) -> JSONValue {
    func part(_ part: Slot<Duration>) -> JSONValue {
      part.reference.flatMap(path).map { .string("{\($0)}") } ?? json(part.value)
    }
    let curve = transition.timingFunction
    let points = [curve.value.x1, curve.value.y1, curve.value.x2, curve.value.y2]
    return .members([
      "duration": part(transition.duration), "delay": part(transition.delay),
      "timingFunction": curve.reference.flatMap(path).map { .string("{\($0)}") }
        ?? .array(points.map { .number($0) }),
    ])
  }

  private func json(_ shadow: Shadow) throws(Missing) -> JSONValue {
    var layers: [JSONValue] = []
    for layer in shadow.layers { layers.append(try slot(layer, json)) }
    return shadow.layers.count == 1 && !shadow.isList ? layers[0] : .array(layers)
  }

  private func json(_ layer: ShadowLayer) throws(Missing) -> JSONValue {
    .members([
      "color": try slot(layer.color, json), "offsetX": try slot(layer.offsetX, json),
      "offsetY": try slot(layer.offsetY, json), "blur": try slot(layer.blur, json),
      "spread": try slot(layer.spread, json), "inset": layer.inset.map { .boolean($0) },
    ])
  }

  private func json(_ gradient: Gradient) throws(Missing) -> JSONValue {
    var stops: [JSONValue] = []
    for stop in gradient.stops {
      let position = stop.position.reference.flatMap(path).map { JSONValue.string("{\($0)}") }
      stops.append(
        .members([
          "color": try slot(stop.color, json),
          "position": position ?? .number(stop.position.value),
        ]))
    }
    return .array(stops)
  }

  private func json(_ typography: Typography) throws(Missing) -> JSONValue {
    guard let family = typography.fontFamily, let size = typography.fontSize,
      let weight = typography.fontWeight, let spacing = typography.letterSpacing,
      let height = typography.lineHeight
    else { throw Missing(reason: "is a typography without all of the standard's members") }
    guard typography.others.isEmpty else {
      throw Missing(reason: "is a typography with other members than the standard's")
    }
    return .members([
      "fontFamily": try slot(family, json), "fontSize": try slot(size, json),
      "fontWeight": weight.reference.flatMap(path).map { .string("{\($0)}") }
        ?? json(weight.value),
      "letterSpacing": try slot(spacing, json), "lineHeight": try slot(height, json),
    ])
  }

  private func json(_ height: LineHeight) throws(Missing) -> JSONValue {
    guard case .multiple(let number) = height else {
      throw Missing(reason: "has a length as its line height")
    }
    return .number(number)
  }
}
