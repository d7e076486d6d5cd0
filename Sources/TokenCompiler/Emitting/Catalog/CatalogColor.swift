/// The numbers of a colour, as they are printed.
struct CatalogValue: Hashable {
  /// Whether the space is Display P3 and not sRGB.
  var isP3 = false
  /// Red, green, blue and opacity in millionths.
  var components = [0, 0, 0, 0]

  /// No colour to be seen.
  static let clear = CatalogValue()

  private init() {}

  /// A colour in one of these spaces.
  init(_ color: Color, in spaces: XCAssetsEmitter.ColorSpaces, wasMoved: inout Bool) {
    isP3 =
      switch spaces {
      case .auto: color.space == .displayP3 || !color.isInGamut(of: .srgb)
      case .srgb: false
      case .displayP3: true
      }
    let mapped = color.mapped(into: isP3 ? .displayP3 : .srgb)
    wasMoved = mapped.wasMapped
    components = (mapped.color.components + [color.alpha ?? 1]).map {
      Int((min(max($0 ?? 0, 0), 1) * 1e6).rounded())
    }
  }
}

/// A colour of a set with the appearance that it is for.
struct CatalogColor {
  var value: CatalogValue
  var appearance: Appearance

  /// The colours of a set: those that the system would not find by itself. What is not there in dark
  /// or in increased contrast is the colour for any appearance.
  ///
  /// - Parameter values: One colour for all appearances, two for light and dark, or four for light,
  ///   dark, and both in increased contrast.
  static func entries(_ values: [CatalogValue]) -> [CatalogColor] {
    guard let light = values.first else { return [] }
    let dark = values.count > 1 ? values[1] : light
    let high = values.count > 3 ? [values[2], values[3]] : [light, dark]
    let (hasDark, hasHigh) = (dark != light || high[0] != high[1], high != [light, dark])
    var entries = [CatalogColor(value: light, appearance: Appearance())]
    if hasDark {
      entries.append(CatalogColor(value: dark, appearance: Appearance(isDark: true)))
    }
    guard hasHigh else { return entries }
    for isDark in hasDark ? [false, true] : [false] {
      entries.append(
        CatalogColor(
          value: high[isDark ? 1 : 0],
          appearance: Appearance(isDark: isDark, hasHighContrast: true)))
    }
    return entries
  }
}

extension ByteWriter {
  /// Writes one element of `colors`.
  mutating func writeCatalog(_ color: CatalogColor) {
    write("    {\n")
    write(color.appearance)
    write("      \"color\" : {\n        \"color-space\" : \"")
    write(color.value.isP3 ? "display-p3" : "srgb")
    write("\",\n        \"components\" : {\n          ")
    // The order of Xcode, which sorts keys.
    let parts = [("alpha", 3), ("blue", 2), ("green", 1), ("red", 0)].map { name, index in
      "\"\(name)\" : \"\(Self.decimal(millionths: color.value.components[index]))\""
    }
    write(parts.joined(separator: ",\n          "))
    write("\n        }\n      },\n      \"idiom\" : \"universal\"\n    }")
  }

  private mutating func write(_ appearance: Appearance) {
    var parts: [String] = []
    if appearance.isDark { parts.append(Self.part("luminosity", "dark")) }
    if appearance.hasHighContrast { parts.append(Self.part("contrast", "high")) }
    guard !parts.isEmpty else { return }
    write("      \"appearances\" : [\n")
    write(parts.joined(separator: ",\n"))
    write("\n      ],\n")
  }

  private static func part(_ kind: String, _ value: String) -> String {
    """
            {
              "appearance" : "\(kind)",
              "value" : "\(value)"
            }
    """
  }

  /// Three to six decimals, without an exponent. Xcode takes a number without a point for one of 255
  /// steps: `1` would be nearly black.
  private static func decimal(millionths: Int) -> String {
    let digits = String(millionths % 1_000_000)
    var text = String(repeating: "0", count: 6 - digits.count) + digits
    while text.utf8.count > 3, text.hasSuffix("0") { text.removeLast() }
    return "\(millionths / 1_000_000).\(text)"
  }
}
