/// A change of a colour as Tokens Studio describes it.
struct ColorChange {
  /// What is done.
  enum Kind: String {
    case lighten, darken, mix, alpha
  }

  var kind: Kind
  /// How much of it, from 0 to 1.
  var amount: Double
  /// The space in which it is done.
  var space: ColorSpace?
  /// The colour that is mixed in.
  var other: Color?

  init(kind: Kind, amount: Double) {
    self.kind = kind
    self.amount = amount
  }

  /// A space by the tool's name.
  static func space(named name: String) -> ColorSpace? {
    name == "p3" ? .displayP3 : ColorSpace(rawValue: name)
  }

  /// The changed colour, in sRGB; in Display P3 where that is the space of the change.
  func applied(to color: Color) -> Color {
    if kind == .alpha {
      var changed = color
      changed.alpha = min(max(amount, 0), 1)
      return changed
    }
    let changed = kind == .mix ? mixed(color) : moved(color)
    let mapped = changed.mapped(into: space == .displayP3 ? .displayP3 : .srgb).color
    // What was computed differs in its last bits between platforms.
    let components = mapped.components.map { component in
      component.map { ($0 * 1e6).rounded() / 1e6 }
    }
    return Color(mapped.space, components, alpha: changed.alpha)
  }

  /// The colour nearer to white or black: each component that carries light goes a part of its way.
  private func moved(_ color: Color) -> Color {
    let (isLighter, part) = (kind == .lighten, amount)
    func toward(_ value: Double, _ end: Double) -> Double {
      isLighter ? min(end, value + (end - value) * part) : max(0, value - value * part)
    }
    let space = space ?? .oklch
    var value = color.converted(to: space).vector
    switch space {
    case .lch:
      value.x = toward(value.x, 100)
      value.y = max(0, value.y - value.y * part)
    case .hsl: value.z = toward(value.z, 100)
    case .srgb, .displayP3: value = value.map { toward($0, 1) }
    default:
      // Without a space that the tool knows, the lightness of Oklch grows or shrinks by the part.
      value = color.converted(to: .oklch).vector
      value.x *= isLighter ? 1 + part : 1 - part
      return Color(.oklch, value, alpha: color.alpha)
    }
    return Color(space, value, alpha: color.alpha)
  }

  /// The colour with a part of the other, along a straight line in the space, round the shorter way
  /// where it has hues.
  private func mixed(_ color: Color) -> Color {
    guard let other else { return color }
    let part = min(max(amount, 0), 1)
    let space = space ?? .lab
    let (from, to) = (color.converted(to: space), other.converted(to: space))
    var (start, end) = (from.components.map { $0 ?? 0 }, to.components.map { $0 ?? 0 })
    if let hue = space.hueIndex {
      if Self.hasNoHue(from) { start[hue] = end[hue] }
      if Self.hasNoHue(to) { end[hue] = start[hue] }
      let turn = end[hue] - start[hue]
      if turn > 180 { end[hue] -= 360 } else if turn < -180 { end[hue] += 360 }
    }
    let parts = zip(start, end).map { $0 + ($1 - $0) * part }
    let alpha = (color.alpha ?? 1) * (1 - part) + (other.alpha ?? 1) * part
    return Color(space, parts, alpha: alpha == 1 ? nil : alpha)
  }

  /// Whether a colour is a grey but for what arithmetic leaves over.
  private static func hasNoHue(_ color: Color) -> Bool {
    guard let hue = color.space.hueIndex else { return true }
    let isNearlyGrey = (color.space == .lch ? color.vector.y / 100 : color.vector.y) < 3e-4
    return color.component(hue) == nil || isNearlyGrey && color.space != .hwb
  }
}
