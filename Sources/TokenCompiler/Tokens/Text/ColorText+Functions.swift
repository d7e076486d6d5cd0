extension ColorText {
  /// How the three components of a notation are written.
  struct Notation {
    /// The space that the components are meant in.
    var space: ColorSpace
    /// What each is, in the order of the notation.
    var parts: [Part]
    /// Whether the old form with commas exists.
    var allowsCommas = false
  }

  /// How one component is read.
  enum Part {
    /// A number that is divided by `divisor`; 100 % is `whole`. Both ends are kept, if there are
    /// any.
    case number(divisor: Double, whole: Double, range: ClosedRange<Double>)
    /// An angle in degrees, with or without a unit.
    case hue
  }

  private static let everything = -Double.infinity...Double.infinity
  private static let channelPart = Part.number(divisor: 255, whole: 1, range: 0...1)
  private static let percentPart = Part.number(divisor: 1, whole: 100, range: 0...100)
  private static func axis(_ whole: Double) -> Part {
    .number(divisor: 1, whole: whole, range: everything)
  }
  private static func chroma(_ whole: Double) -> Part {
    .number(divisor: 1, whole: whole, range: 0...Double.infinity)
  }
  /// A part of 1, such as an opacity.
  static let unitPart = Part.number(divisor: 1, whole: 1, range: 0...1)

  /// The notations by the names of their functions.
  static let notations: [String: Notation] = {
    let rgb = Notation(
      space: .srgb, parts: [channelPart, channelPart, channelPart], allowsCommas: true)
    let hsl = Notation(space: .hsl, parts: [.hue, percentPart, percentPart], allowsCommas: true)
    return [
      "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
      "hwb": Notation(space: .hwb, parts: [.hue, percentPart, percentPart]),
      "lab": Notation(space: .lab, parts: [percentPart, axis(125), axis(125)]),
      "lch": Notation(space: .lch, parts: [percentPart, chroma(150), .hue]),
      "oklab": Notation(space: .oklab, parts: [unitPart, axis(0.4), axis(0.4)]),
      "oklch": Notation(space: .oklch, parts: [unitPart, chroma(0.4), .hue]),
    ]
  }()

  /// The names of the functions, sorted.
  static let functionNames = (notations.keys + ["color"]).sorted()

  /// The spaces that `color()` takes.
  static let predefined: [String: ColorSpace] = [
    "srgb": .srgb, "srgb-linear": .srgbLinear, "display-p3": .displayP3, "a98-rgb": .a98RGB,
    "prophoto-rgb": .prophotoRGB, "rec2020": .rec2020, "xyz": .xyzD65, "xyz-d65": .xyzD65,
    "xyz-d50": .xyzD50,
  ]

  /// A colour by the function `name`; the scanner stands behind the opening parenthesis.
  static func function(_ name: String, _ scanner: inout ByteScanner) -> Color? {
    scanner.skipSpace()
    if name == "rgb" || name == "rgba", scanner.take(UInt8(ascii: "#")) {
      return hexWithOpacity(&scanner)
    }
    guard name == "color" else {
      return notations[name].flatMap { arguments(of: $0, &scanner) }
    }
    guard let space = predefined[scanner.word()], scanner.skipSpace() else { return nil }
    return arguments(of: Notation(space: space, parts: [axis(1), axis(1), axis(1)]), &scanner)
  }

  /// Not CSS, but what preprocessors and design tools write: `rgba(#ff0000, 0.5)`.
  private static func hexWithOpacity(_ scanner: inout ByteScanner) -> Color? {
    guard var color = hex(&scanner), color.alpha == nil else { return nil }
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ",")) || scanner.take(UInt8(ascii: "/")) else { return nil }
    scanner.skipSpace()
    guard let opacity = component(unitPart, &scanner), let opacity else { return nil }
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ")")) else { return nil }
    color.alpha = opacity
    return color
  }

  /// Components and opacity up to the closing parenthesis.
  private static func arguments(of notation: Notation, _ scanner: inout ByteScanner) -> Color? {
    guard let first = component(notation.parts[0], &scanner) else { return nil }
    scanner.skipSpace()
    let hasCommas = notation.allowsCommas && scanner.peek == UInt8(ascii: ",")
    var components = [first]
    for part in notation.parts.dropFirst() {
      scanner.skipSpace()
      if hasCommas {
        guard scanner.take(UInt8(ascii: ",")) else { return nil }
        scanner.skipSpace()
      }
      // With commas, saturation and lightness need their signs.
      let needsPercent = hasCommas && notation.space == .hsl
      guard let next = component(part, needsPercent: needsPercent, &scanner) else { return nil }
      components.append(next)
    }
    scanner.skipSpace()
    var alpha: Double?
    if scanner.take(hasCommas ? UInt8(ascii: ",") : UInt8(ascii: "/")) {
      scanner.skipSpace()
      guard let opacity = component(unitPart, &scanner) else { return nil }
      // The format keeps `none` for components; painted alone, an opacity of `none` is 0.
      alpha = opacity ?? 0
      scanner.skipSpace()
    }
    guard scanner.take(UInt8(ascii: ")")) else { return nil }
    return Color(notation.space, components, alpha: alpha)
  }

  /// One component: `nil` for what is none, a wrapped `nil` for the keyword `none`.
  private static func component(
    _ part: Part, needsPercent: Bool = false, _ scanner: inout ByteScanner
  ) -> Double?? {
    guard let quantity = scanner.quantity() else {
      return scanner.word() == "none" ? .some(nil) : nil
    }
    switch part {
    case .hue: return degrees(quantity).map { .some($0) }
    case .number(let divisor, let whole, let range):
      var value: Double
      switch quantity.unit {
      case "" where !needsPercent: value = quantity.value / divisor
      case "%": value = quantity.value * whole / 100
      default: return nil
      }
      guard !range.contains(value) else { return .some(value) }
      scanner.hasMoved = true
      value = min(max(value, range.lowerBound), range.upperBound)
      return .some(value)
    }
  }

  private static func degrees(_ quantity: Quantity) -> Double? {
    switch quantity.unit {
    case "", "deg": quantity.value.hueInCircle
    case "grad": (quantity.value * 0.9).hueInCircle
    case "rad": (quantity.value * 180 / .pi).hueInCircle
    case "turn": (quantity.value * 360).hueInCircle
    default: nil
    }
  }
}

extension Double {
  /// The same angle in degrees from 0 up to, but not including, 360.
  var hueInCircle: Double {
    if self >= 0, self < 360 { return self }
    let rest = truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned < 360 ? turned : 0
  }
}
