/// Forms with an angle: HSL and HWB of sRGB (percentages from 0 to 100), and polar forms of Lab.
enum HueForms {
  // MARK: HSL, HWB

  private static func hue(_ rgb: Vector3, _ greatest: Double, _ range: Double) -> Double {
    guard range != 0 else { return 0 }
    let sixth: Double
    if greatest == rgb.x {
      sixth = (rgb.y - rgb.z) / range + (rgb.y < rgb.z ? 6 : 0)
    } else if greatest == rgb.y {
      sixth = (rgb.z - rgb.x) / range + 2
    } else {
      sixth = (rgb.x - rgb.y) / range + 4
    }
    return sixth * 60
  }

  static func rgbToHSL(_ rgb: Vector3) -> Vector3 {
    let (least, greatest) = (rgb.least, rgb.greatest)
    let range = greatest - least
    let lightness = (least + greatest) / 2
    var hue = hue(rgb, greatest, range)
    var saturation = 0.0
    if range != 0, lightness != 0, lightness != 1 {
      saturation = (greatest - lightness) / min(lightness, 1 - lightness)
    }
    // Outside the gamut the saturation can come out negative: the opposite hue says the same.
    if saturation < 0 {
      hue += 180
      saturation = -saturation
    }
    return Vector3(hue.hueInCircle, saturation * 100, lightness * 100)
  }

  static func hslToRGB(_ hsl: Vector3) -> Vector3 {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let place = (offset + hsl.x.hueInCircle / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  static func rgbToHWB(_ rgb: Vector3) -> Vector3 {
    let (least, greatest) = (rgb.least, rgb.greatest)
    let hue = hue(rgb, greatest, greatest - least)
    return Vector3(hue.hueInCircle, least * 100, (1 - greatest) * 100)
  }

  static func hwbToRGB(_ hwb: Vector3) -> Vector3 {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 {
      let gray = white / (white + black)
      return Vector3(gray, gray, gray)
    }
    return hslToRGB(Vector3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }

  // MARK: LCH, Oklch

  static func axesToPolar(_ lab: Vector3) -> Vector3 {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    let hue = PlatformMath.angle(lab.z, lab.y) * 180 / .pi
    return Vector3(lab.x, chroma, hue.hueInCircle)
  }

  static func polarToAxes(_ lch: Vector3) -> Vector3 {
    let radians = lch.z * .pi / 180
    return Vector3(
      lch.x, lch.y * PlatformMath.cosine(radians), lch.y * PlatformMath.sine(radians))
  }
}
