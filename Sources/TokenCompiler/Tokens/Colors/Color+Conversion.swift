extension Color {
  /// Far beyond every colour there is. Larger numbers would overflow on the way, and what is no
  /// number any more can be neither compared nor written.
  private static let limit = 1e9

  /// The components with 0 for each `none`, as CSS reads them when it converts or paints.
  var vector: Vector3 {
    Vector3(component(0) ?? 0, component(1) ?? 0, component(2) ?? 0).map {
      min(max($0, -Self.limit), Self.limit)
    }
  }

  /// A colour of plain numbers.
  init(_ space: ColorSpace, _ vector: Vector3, alpha: Double?) {
    self.init(space, [vector.x, vector.y, vector.z], alpha: alpha)
  }

  /// The same colour in another space (CSS Color 4, section 10.2). Nothing is rounded and nothing
  /// is forced into a gamut.
  ///
  ///     Color(.displayP3, [1, 0, 0]).converted(to: .srgb)  // 1.0931 -0.2267 -0.1501
  ///
  /// A component that is `none` counts as 0; where the result has no chroma, its hue is `none`. A
  /// colour that is in that space already stays as it is.
  public func converted(to destination: ColorSpace) -> Color {
    if space == destination { return self }
    let value = space.convert(vector, to: destination)
    var components: [Double?] = [value.x, value.y, value.z]
    if let hue = destination.hueIndex, destination.hasNoHue(value) {
      components[hue] = nil
      // Near white, the last bit of a grey comes out as a saturation of many percent.
      if destination == .hsl { components[1] = 0 }
    }
    return Color(destination, components, alpha: alpha)
  }

  /// How far two colours are apart to the eye: their distance in Oklab (ΔE OK, CSS Color 4).
  public func difference(from other: Color) -> Double {
    let first = space.convert(vector, to: .oklab)
    let second = other.space.convert(other.vector, to: .oklab)
    let (l, a, b) = (first.x - second.x, first.y - second.y, first.z - second.z)
    return (l * l + a * a + b * b).squareRoot()
  }
}

extension ColorSpace {
  /// Whether components are those of a grey, but for what arithmetic leaves over. CSS calls the
  /// hue of such a colour powerless.
  func hasNoHue(_ value: Vector3) -> Bool {
    switch self {
    case .hsl: abs(value.y) * min(abs(value.z), abs(100 - value.z)) < 1e-6
    case .hwb: value.y + value.z >= 100 - 1e-7
    case .lch, .oklch: value.y < 1e-6
    default: false
    }
  }
}
