// How colours are decoded from the JSON that tokenc writes, which keeps every colour in its space.
extension SwiftSupport {
  static let colorDecoder = """
      func color(_ dark: _JSON) -> TokenColor? {
        guard let light = ownColor, let dark = dark.ownColor else { return nil }
        return light == dark ? light : TokenColor(light: light, dark: dark)
      }

      /// A colour of any space: in sRGB where it fits there, else in Display P3. One that does not fit
      /// there either is its fallback `hex`, or what is nearest by each component.
      private var ownColor: TokenColor? {
        guard let space = self["colorSpace"]?.text, let components = self["components"]?.list,
          components.count == 3
        else { return nil }
        let opacity = self["alpha"] ?? .number(1)
        let parts = components.compactMap { $0.text == "none" ? 0 : $0.number }
        guard let alpha = opacity.number, 0...1 ~= alpha, parts.count == 3 else { return nil }
        let isInside = parts.allSatisfy { 0...1 ~= $0 }
        if space == "srgb" || space == "display-p3", isInside {
          return TokenColor(
            red: parts[0], green: parts[1], blue: parts[2], alpha: alpha,
            space: space == "srgb" ? .sRGB : .displayP3)
        }
        // White has more than 1 in XYZ, whatever the standard says.
        let isRGB = !["hsl", "hwb", "lab", "lch", "oklab", "oklch", "xyz-d50", "xyz-d65"]
          .contains(space)
        guard isInside || !isRGB, let light = _JSON.light(parts, space) else {
          return fallback(alpha)
        }
        let inP3 = _JSON.encoded(_JSON.product(_JSON.xyzToP3, light))
        if space != "display-p3" {
          let inSRGB = _JSON.encoded(_JSON.product(_JSON.xyzToSRGB, light))
          if let color = _JSON.color(inSRGB, alpha, .sRGB) { return color }
        }
        if let color = _JSON.color(inP3, alpha, .displayP3) { return color }
        return fallback(alpha)
          ?? _JSON.color(inP3.map { min(max($0, 0), 1) }, alpha, .displayP3)
      }

      private func fallback(_ alpha: Double) -> TokenColor? {
        guard let hex = self["hex"]?.text, hex.utf8.count == 7,
          let digits = UInt32(hex.dropFirst(), radix: 16)
        else { return nil }
        return TokenColor(digits << 8 | UInt32(alpha * 255 + 0.5))
      }

      /// A colour whose components are inside, but for the last digits of a computation.
      private static func color(
        _ parts: [Double], _ alpha: Double, _ space: TokenColor.Space
      ) -> TokenColor? {
        guard parts.allSatisfy({ -0.000_001...1.000_001 ~= $0 }) else { return nil }
        let inside = parts.map { min(max(($0 * 1e8).rounded() / 1e8, 0), 1) }
        return TokenColor(
          red: inside[0], green: inside[1], blue: inside[2], alpha: alpha, space: space)
      }

    """

  /// Conversions as CSS Color 4 defines them.
  static let colorSpaces = """

      /// Components of a space as XYZ with the white D65; `nil` for a space that is not known.
      private static func light(_ parts: [Double], _ space: String) -> [Double]? {
        func mirrored(_ body: (Double) -> Double) -> [Double] {
          parts.map { $0 < 0 ? -body(-$0) : body($0) }
        }
        switch space {
        case "xyz-d65": return parts
        case "xyz-d50": return product(d50ToD65, parts)
        case "srgb": return product(srgbToXYZ, linear(parts))
        case "srgb-linear": return product(srgbToXYZ, parts)
        case "hsl": return product(srgbToXYZ, linear(rgb(parts[0], parts[1] / 100, parts[2] / 100)))
        case "hwb":
          let (white, black) = (parts[1] / 100, parts[2] / 100)
          let sum: Double = max(white + black, 1)
          let scale: Double = 1 - (white + black) / sum
          let mixed = rgb(parts[0], 1, 0.5).map { $0 * scale + white / sum }
          return product(srgbToXYZ, linear(mixed))
        case "display-p3": return product(p3ToXYZ, linear(parts))
        case "a98-rgb": return product(a98ToXYZ, mirrored { pow($0, 563.0 / 256) })
        case "rec2020": return product(rec2020ToXYZ, mirrored { pow($0, 2.4) })
        case "prophoto-rgb":
          let light = mirrored { $0 <= 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
          return product(d50ToD65, product(prophotoToXYZ, light))
        case "lab": return product(d50ToD65, lab(parts))
        case "lch": return product(d50ToD65, lab(axes(parts)))
        case "oklab": return oklab(parts)
        case "oklch": return oklab(axes(parts))
        default: return nil
        }
      }

      private static func linear(_ parts: [Double]) -> [Double] {
        parts.map { part in
          let size = abs(part)
          let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
          return part < 0 ? -light : light
        }
      }

      private static func encoded(_ parts: [Double]) -> [Double] {
        parts.map { part in
          let size = abs(part)
          let code = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
          return part < 0 ? -code : code
        }
      }

      private static func rgb(_ hue: Double, _ saturation: Double, _ light: Double) -> [Double] {
        let chroma: Double = saturation * min(light, 1 - light)
        return [0.0, 8, 4].map { offset in
          let turned = (hue / 30 + offset).truncatingRemainder(dividingBy: 12)
          let place = turned < 0 ? turned + 12 : turned
          return light - chroma * max(-1, min(place - 3, 9 - place, 1))
        }
      }

      private static func axes(_ parts: [Double]) -> [Double] {
        let angle: Double = parts[2] * Double.pi / 180
        return [parts[0], parts[1] * cos(angle), parts[1] * sin(angle)]
      }

      private static func lab(_ parts: [Double]) -> [Double] {
        let kappa: Double = 24389.0 / 27
        func light(_ part: Double) -> Double {
          let cube: Double = part * part * part
          return cube > 216.0 / 24389 ? cube : (116 * part - 16) / kappa
        }
        let y: Double = (parts[0] + 16) / 116
        let x: Double = parts[1] / 500 + y
        let z: Double = y - parts[2] / 200
        return [light(x) * (0.3457 / 0.3585), light(y), light(z) * (0.2958 / 0.3585)]
      }

      private static func oklab(_ parts: [Double]) -> [Double] {
        product(conesToXYZ, product(oklabToCones, parts).map { $0 * $0 * $0 })
      }

      private static func product(_ matrix: [Double], _ parts: [Double]) -> [Double] {
        [0, 3, 6].map { row in
          let first: Double = matrix[row] * parts[0]
          let second: Double = matrix[row + 1] * parts[1]
          let third: Double = matrix[row + 2] * parts[2]
          return first + second + third
        }
      }


    """
    + matrix("srgbToXYZ", .linearSRGBToXYZ) + matrix("xyzToSRGB", .xyzToLinearSRGB)
    + matrix("p3ToXYZ", .linearP3ToXYZ) + matrix("xyzToP3", .xyzToLinearP3)
    + matrix("a98ToXYZ", .linearA98ToXYZ) + matrix("rec2020ToXYZ", .linearRec2020ToXYZ)
    + matrix("prophotoToXYZ", .linearProPhotoToXYZ) + matrix("d50ToD65", .d50ToD65)
    + matrix("conesToXYZ", .conesToXYZ) + matrix("oklabToCones", .oklabToCones)

  private static func matrix(_ name: String, _ matrix: Matrix3) -> String {
    let rows = matrix.rows.map { row in
      "      " + [row.x, row.y, row.z].map(NumberText.text).joined(separator: ", ") + ",\n"
    }
    return "    private static let \(name): [Double] = [\n" + rows.joined() + "    ]\n"
  }
}
