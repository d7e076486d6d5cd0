// The 14 spaces form a tree with XYZ D65 at its root. A colour climbs towards the root until it
// is on the way to the other space, then descends; so `hsl` to `hwb` never leaves sRGB, and
// nothing is lost on a way round.
extension ColorSpace {
  /// The space that this one is defined by.
  var parent: ColorSpace? {
    switch self {
    case .xyzD65: nil
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .oklch: .oklab
    case .lab, .prophotoRGB: .xyzD50
    case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: .xyzD65
    }
  }

  /// Components of this space in its parent.
  func toParent(_ value: Vector3) -> Vector3 {
    switch self {
    case .xyzD65: value
    case .hsl: HueForms.hslToRGB(value)
    case .hwb: HueForms.hwbToRGB(value)
    case .srgb: value.map(Transfer.srgbToLinear)
    case .lch, .oklch: HueForms.polarToAxes(value)
    case .lab: LabForms.labToXYZ(value)
    case .oklab: LabForms.oklabToXYZ(value)
    case .srgbLinear: Matrix3.linearSRGBToXYZ * value
    case .displayP3: Matrix3.linearP3ToXYZ * value.map(Transfer.srgbToLinear)
    case .a98RGB: Matrix3.linearA98ToXYZ * value.map(Transfer.a98ToLinear)
    case .rec2020: Matrix3.linearRec2020ToXYZ * value.map(Transfer.rec2020ToLinear)
    case .prophotoRGB: Matrix3.linearProPhotoToXYZ * value.map(Transfer.prophotoToLinear)
    case .xyzD50: Matrix3.d50ToD65 * value
    }
  }

  /// Components of the parent in this space.
  func fromParent(_ value: Vector3) -> Vector3 {
    switch self {
    case .xyzD65: value
    case .hsl: HueForms.rgbToHSL(value)
    case .hwb: HueForms.rgbToHWB(value)
    case .srgb: value.map(Transfer.linearToSRGB)
    case .lch, .oklch: HueForms.axesToPolar(value)
    case .lab: LabForms.xyzToLab(value)
    case .oklab: LabForms.xyzToOklab(value)
    case .srgbLinear: Matrix3.xyzToLinearSRGB * value
    case .displayP3: (Matrix3.xyzToLinearP3 * value).map(Transfer.linearToSRGB)
    case .a98RGB: (Matrix3.xyzToLinearA98 * value).map(Transfer.linearToA98)
    case .rec2020: (Matrix3.xyzToLinearRec2020 * value).map(Transfer.linearToRec2020)
    case .prophotoRGB: (Matrix3.xyzToLinearProPhoto * value).map(Transfer.linearToProPhoto)
    case .xyzD50: Matrix3.d65ToD50 * value
    }
  }

  /// Whether this space is another one or is defined by it, be it by way of others.
  private func leads(to other: ColorSpace) -> Bool {
    self == other || parent?.leads(to: other) ?? false
  }

  /// Components of this space in another one.
  func convert(_ components: Vector3, to destination: ColorSpace) -> Vector3 {
    var value = components
    var space = self
    while !destination.leads(to: space), let parent = space.parent {
      value = space.toParent(value)
      space = parent
    }
    return destination.descend(value, from: space)
  }

  /// Components of this space from those of one that it is defined by.
  private func descend(_ value: Vector3, from space: ColorSpace) -> Vector3 {
    guard self != space, let parent else { return value }
    return fromParent(parent.descend(value, from: space))
  }
}
