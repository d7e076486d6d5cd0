extension Color {
  /// How far outside its range a component may lie and still count as inside: what rounding a
  /// colour to four digits leaves, a quarter of the step between two bytes.
  private static let tolerance = 0.0005

  /// Whether a device of that space can show the colour. Spaces that hold every colour (`lab`,
  /// `xyz-d65`, …) can always; `hsl` and `hwb` are sRGB.
  ///
  /// - Parameter space: The space of the device, e.g. `.srgb`.
  public func isInGamut(of space: ColorSpace) -> Bool {
    guard let device = space.device else { return true }
    return Self.isInside(self.space.convert(vector, to: device), by: Self.tolerance)
  }

  /// The colour in `destination`, moved into its gamut where it lies outside: the chroma is
  /// reduced at the same lightness and hue until cutting off what remains makes no visible
  /// difference (CSS Color 4, section 13.2, "binary search with local MINDE").
  ///
  /// - Returns: The colour, and whether it had to be moved by more than rounding.
  public func mapped(into destination: ColorSpace) -> (color: Color, wasMapped: Bool) {
    guard let device = destination.device else { return (converted(to: destination), false) }
    let direct = space.convert(vector, to: device)
    if Self.isInside(direct, by: 0) { return (converted(to: destination), false) }
    if Self.isInside(direct, by: Self.tolerance) {
      return (Color(device, Self.clipped(direct), alpha: alpha).converted(to: destination), false)
    }
    let found = Self.reduceChroma(of: space.convert(vector, to: .oklch), into: device)
    return (Color(device, found, alpha: alpha).converted(to: destination), true)
  }

  /// A difference that can just not be seen, by ΔE OK.
  private static let noticeable = 0.02
  private static let precision = 0.0001

  private static func reduceChroma(of origin: Vector3, into device: ColorSpace) -> Vector3 {
    if origin.x >= 1 { return Vector3(1, 1, 1) }
    if origin.x <= 0 { return Vector3(0, 0, 0) }
    var current = origin
    var cut = Cut(current, in: device)
    if cut.difference < noticeable { return cut.clipped }
    var (low, high) = (0.0, origin.y)
    var lowIsInside = true
    while high - low > precision {
      current.y = (low + high) / 2
      cut = Cut(current, in: device)
      if lowIsInside, isInside(cut.exact, by: 0) {
        low = current.y
      } else if cut.difference < noticeable {
        if noticeable - cut.difference < precision { return cut.clipped }
        lowIsInside = false
        low = current.y
      } else {
        high = current.y
      }
    }
    return cut.clipped
  }

  /// A colour of Oklch in a device's space, exactly and cut off at its limits.
  private struct Cut {
    let exact: Vector3
    let clipped: Vector3
    let difference: Double

    init(_ oklch: Vector3, in device: ColorSpace) {
      exact = ColorSpace.oklch.convert(oklch, to: device)
      clipped = Color.clipped(exact)
      difference = Color(device, clipped, alpha: nil).difference(
        from: Color(.oklch, oklch, alpha: nil))
    }
  }

  private static func isInside(_ value: Vector3, by tolerance: Double) -> Bool {
    value.least >= -tolerance && value.greatest <= 1 + tolerance
  }

  private static func clipped(_ value: Vector3) -> Vector3 { value.map { min(max($0, 0), 1) } }
}

extension ColorSpace {
  /// The space of red, green and blue lights that limits what this one can show, if any does.
  fileprivate var device: ColorSpace? {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: self
    case .hsl, .hwb: .srgb
    case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
    }
  }
}
