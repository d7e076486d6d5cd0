/// Measures how a pair of colours stands apart.
struct ContrastMeasure {
  let options: ContrastOptions

  enum Verdict: Equatable {
    /// There is nothing to compare: a colour is missing, or nothing of it is to be seen.
    case nothing
    /// The background lets through what nobody knows.
    case unknown
    /// A contract holds a colour's place, and not the colour.
    case withheld
    case enough
    case tooLittle(Contrast)

    var isTooLittle: Bool { if case .tooLittle = self { true } else { false } }
    /// Whether nothing is wrong as far as can be known.
    var isInOrder: Bool { self == .enough || self == .nothing || self == .withheld }
  }

  struct Contrast: Equatable {
    /// A ratio or an Lc without its sign.
    var measured: Double
    var required: Double
    /// Whether there is as much as is required.
    var isEnough: Bool { measured >= required }
    /// How much of what is required there is.
    var share: Double { measured / required }
  }

  /// What is needed of a pair.
  func required(_ pair: ColorPair) -> Double {
    if let minimum = pair.minimum { return minimum }
    switch (options.algorithm, options.level, pair.kind) {
    case (.wcag, _, .icon), (.wcag, _, .border), (.wcag, .aa, .largeText): return 3
    case (.wcag, .aa, .text), (.wcag, .aaa, .largeText): return 4.5
    case (.wcag, .aaa, .text): return 7
    case (.apca, _, .border): return 30
    case (.apca, .aa, .text), (.apca, .aaa, .largeText): return 60
    case (.apca, .aaa, .text): return 75
    case (.apca, _, .icon), (.apca, .aa, .largeText): return 45
    }
  }

  /// Compares a foreground with its background.
  ///
  /// - Parameters:
  ///   - values: The values of the pair's tokens, in their order.
  ///   - backdrop: What lies behind the background.
  ///   - isHollow: Whether the background should be seen: where it is not, what lies behind it counts.
  func judge(
    _ pair: ColorPair, _ values: [TokenValue?], backdrop: Color?, isHollow: Bool = false
  ) -> Verdict {
    switch sight(of: pair, values, backdrop: backdrop, isHollow: isHollow) {
    case .nothing: .nothing
    case .unknown: .unknown
    case .withheld: .withheld
    case .colors(_, _, let contrast): contrast.isEnough ? .enough : .tooLittle(contrast)
    }
  }

  /// How a pair is seen.
  enum Sight {
    /// See `Verdict`.
    case nothing, unknown, withheld
    /// The colours, nothing of which is translucent, and how they stand apart.
    case colors(Color, on: Color, Contrast)
  }

  /// What is seen of a foreground and its background.
  func sight(
    of pair: ColorPair, _ values: [TokenValue?], backdrop: Color?, isHollow: Bool = false
  ) -> Sight {
    if values.prefix(2).contains(.opaque) { return .withheld }
    guard values.count >= 2, case .color(let top)? = values[0], case .color(var ground)? = values[1]
    else {
      return .nothing
    }
    let topOpacity = pair.foregroundOpacity == nil ? 1 : Self.opacity(values[2])
    let groundOpacity = pair.backgroundOpacity == nil ? 1 : Self.opacity(values.last ?? nil)
    let groundAlpha = (ground.alpha ?? 1) * groundOpacity
    let topAlpha = (top.alpha ?? 1) * topOpacity
    // A border or icon that cannot be seen is none; a text that cannot be seen is a mistake, on whatever.
    let isText = pair.kind == .text || pair.kind == .largeText
    guard topAlpha > 0 || isText else { return .nothing }
    if topAlpha == 0, groundAlpha < 1 {
      let ground = top.composited(over: top, opacity: 0)
      return .colors(
        ground, on: ground, Contrast(measured: measure(ground, ground), required: required(pair)))
    }
    guard groundAlpha > 0 || isHollow else { return .nothing }
    if groundAlpha < 1 {
      guard let backdrop else { return .unknown }
      ground = ground.composited(over: backdrop, opacity: groundOpacity)
    }
    let seen = top.composited(over: ground, opacity: topOpacity)
    // A border in the colour of its background is there for its width alone.
    if pair.kind == .border, seen.srgbBytes == ground.srgbBytes { return .nothing }
    let contrast = Contrast(measured: measure(seen, ground), required: required(pair))
    return .colors(seen, on: ground, contrast)
  }

  private func measure(_ top: Color, _ ground: Color) -> Double {
    switch options.algorithm {
    case .wcag: top.contrastRatio(to: ground)
    case .apca: abs(top.lightnessContrast(on: ground))
    }
  }

  private static func opacity(_ value: TokenValue?) -> Double {
    switch value {
    case .number(let number)?: min(max(number, 0), 1)
    default: 1
    }
  }
}
