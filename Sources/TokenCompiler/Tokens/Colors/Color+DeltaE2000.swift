extension Color {
  /// How far two colours are apart to the eye: CIEDE2000 with all weights 1, in the Lab of CSS (white
  /// D50). 1 can just be seen side by side; black and white are 100 apart. The opacity does not count.
  public func deltaE2000(from other: Color) -> Double {
    DeltaE2000(space.convert(vector, to: .lab), other.space.convert(other.vector, to: .lab)).total
  }
}

/// The formula of CIE 142-2001, in the names and the order of Sharma, Wu and Dalal (2005). It is
/// symmetrical.
private struct DeltaE2000 {
  private let first: PolarLab
  private let second: PolarLab

  /// Two colours of Lab.
  init(_ first: Vector3, _ second: Vector3) {
    let chroma = (Self.chroma(first.y, first.z) + Self.chroma(second.y, second.z)) / 2
    let power = Self.seventhPower(chroma)
    // Greys are stretched along the red–green axis.
    let stretch = 1 + 0.5 * (1 - (power / (power + Self.seventhPower(25))).squareRoot())
    self.first = PolarLab(first, stretch: stretch)
    self.second = PolarLab(second, stretch: stretch)
  }

  var total: Double {
    let lightness = (second.lightness - first.lightness) / lightnessWeight
    let chroma = (second.chroma - first.chroma) / (1 + 0.045 * meanChroma)
    let hue = hueDifference / (1 + 0.015 * meanChroma * hueFactor)
    let sum = lightness * lightness + chroma * chroma + hue * hue + rotation * chroma * hue
    return max(sum, 0).squareRoot()
  }

  private var meanChroma: Double { (first.chroma + second.chroma) / 2 }
  private var isGrey: Bool { first.chroma * second.chroma == 0 }

  private var lightnessWeight: Double {
    let distance = (first.lightness + second.lightness) / 2 - 50
    let square = distance * distance
    return 1 + 0.015 * square / (20 + square).squareRoot()
  }

  private var hueDifference: Double {
    guard !isGrey else { return 0 }
    var angle = second.hue - first.hue
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    return 2 * (first.chroma * second.chroma).squareRoot() * Self.sine(angle / 2)
  }

  private var meanHue: Double {
    let sum = first.hue + second.hue
    if isGrey { return sum }
    if abs(first.hue - second.hue) <= 180 { return sum / 2 }
    return (sum < 360 ? sum + 360 : sum - 360) / 2
  }

  private var hueFactor: Double {
    let hue = meanHue
    let low = 1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue)
    return low + 0.32 * Self.cosine(3 * hue + 6) - 0.20 * Self.cosine(4 * hue - 63)
  }

  /// In blue, differences of chroma and hue go together.
  private var rotation: Double {
    let distance = (meanHue - 275) / 25
    let angle = 60 * PlatformMath.power(2.718281828459045, -distance * distance)
    let power = Self.seventhPower(meanChroma)
    return -2 * (power / (power + Self.seventhPower(25))).squareRoot() * Self.sine(angle)
  }

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  private static func seventhPower(_ value: Double) -> Double {
    let cube = value * value * value
    return cube * cube * value
  }

  private static func sine(_ degrees: Double) -> Double {
    PlatformMath.sine(degrees * .pi / 180)
  }
  private static func cosine(_ degrees: Double) -> Double {
    PlatformMath.cosine(degrees * .pi / 180)
  }

  /// A colour of Lab by lightness, chroma and hue in degrees, its `a` stretched.
  private struct PolarLab {
    let lightness: Double
    let chroma: Double
    let hue: Double

    init(_ lab: Vector3, stretch: Double) {
      let a = lab.y * stretch
      lightness = lab.x
      chroma = DeltaE2000.chroma(a, lab.z)
      let angle = chroma == 0 ? 0 : PlatformMath.angle(lab.z, a) * 180 / .pi
      hue = angle < 0 ? angle + 360 : angle
    }
  }
}
