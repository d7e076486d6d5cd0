extension ValueDigest {
  /// The digest of a value, the same for the usual spellings of one; `nil` where it is not known.
  init?(_ value: TokenValue) {
    switch value {
    case .opaque, .invalid: return nil
    case .color(let color): self.init(of: Self.text(color))
    case .dimension(let dimension) where dimension.value == 0: self.init(of: "0")
    case .duration(let duration): self.init(of: "\(Self.thousandths(duration.seconds)) s")
    case .fontWeight(let weight):
      self.init(of: ValueText.json(.fontWeight(FontWeight(weight.value))))
    case .fontFamily(let family):
      self.init(of: ValueText.json(.fontFamily(FontFamily(family.names, isList: true))))
    default: self.init(of: ValueText.json(value))
    }
  }

  /// Thousandths in Lab are far below what can be seen and above what arithmetic leaves over.
  private static func text(_ color: Color) -> String {
    let lab = color.space.convert(color.vector, to: .lab)
    let numbers = [lab.x, lab.y, lab.z, color.alpha ?? 1].map(thousandths)
    return "color " + numbers.map { String($0) }.joined(separator: " ")
  }

  private static func thousandths(_ number: Double) -> Int {
    number.isFinite ? Int((min(max(number, -1e12), 1e12) * 1000).rounded()) : 0
  }
}
