// How the values of each type are decoded from the JSON that tokenc writes.
extension SwiftSupport {
  /// The end of the enumeration that holds a JSON value: one case for each kind of token.
  static func values(of shape: SwiftShape) -> String {
    let cases = SwiftKind.allCases.filter(shape.has).map { kind in
      "      case \(kind.rawValue): return box(\(decoder(of: kind)))\n"
    }
    return """
        /// The value of a token of that kind; `dark` is the same token in the document for dark.
        func value(_ kind: Int, _ dark: _JSON) -> (any Hashable & Sendable)? {
          switch kind {

      """ + cases.joined() + """
            default: return nil
            }
          }

          private func box<Value: Hashable & Sendable>(
            _ value: Value?
          ) -> (any Hashable & Sendable)? {
            if let value { return value }
            return nil
          }
        }

        """
  }

  private static func decoder(of kind: SwiftKind) -> String {
    switch kind {
    case .color: "color(dark)"
    case .number: "length"
    case .fontWeight: "weight"
    case .length: "relativeLength"
    case .string: "text"
    case .boolean: "flag"
    case .fontFamily: "families"
    case .cubicBezier: "curve"
    case .strokeStyle: "stroke"
    case .border: "border(dark)"
    case .transition: "transition"
    case .shadow: "shadow(dark)"
    case .gradient: "gradient(dark)"
    case .typography: "font"
    // A catalog is made with the app; the options do not allow both.
    case .asset: "nil as TokenColorAsset?"
    }
  }

  /// What decodes the kinds that occur.
  static func decoders(_ shape: SwiftShape) -> String {
    var parts = [simpleDecoders]
    if hasColors(shape) { parts.append(colorDecoder + colorSpaces) }
    if shape.has(.fontWeight) || shape.has(.typography) { parts.append(weightDecoder) }
    if shape.has(.length) { parts.append(lengthDecoder) }
    if shape.has(.cubicBezier) || shape.has(.transition) { parts.append(curveDecoder) }
    if shape.has(.strokeStyle) || shape.has(.border) { parts.append(strokeDecoder) }
    if shape.has(.border) { parts.append(borderDecoder) }
    if shape.has(.transition) { parts.append(transitionDecoder) }
    if shape.has(.shadow) { parts.append(shadowDecoder) }
    if shape.has(.gradient) { parts.append(gradientDecoder) }
    if shape.has(.typography) { parts.append(fontDecoder) }
    return "extension _JSON {\n" + parts.joined(separator: "\n") + "}\n"
  }

  private static let simpleDecoders = """
      /// A number, or a length in points or a duration in seconds.
      var length: Double? {
        if let number { return number }
        guard let value = self["value"]?.number, let unit = self["unit"]?.text else { return nil }
        switch unit {
        case "px", "pt", "dp", "sp", "dip", "", "s": return value
        case "rem": return value * 16
        case "ms": return value / 1000
        default: return value == 0 ? 0 : nil
        }
      }
      var flag: Bool? {
        if case .flag(let flag) = self { return flag }
        return nil
      }
      var families: [String]? {
        if let text { return [text] }
        let names = list?.compactMap(\\.text)
        return names?.count == list?.count ? names : nil
      }

    """

  private static let weightDecoder = """
      var weight: TokenFontWeight? {
        if let number { return 1...1000 ~= number ? TokenFontWeight(number) : nil }
        let words: [[String]] = [
          ["thin", "hairline"], ["extra-light", "ultra-light"], ["light"],
          ["normal", "regular", "book"], ["medium"], ["semi-bold", "demi-bold"], ["bold"],
          ["extra-bold", "ultra-bold"], ["black", "heavy"],
        ]
        guard let text else { return nil }
        if text == "extra-black" || text == "ultra-black" { return TokenFontWeight(950) }
        return words.firstIndex { $0.contains(text) }.map { TokenFontWeight(Double($0 + 1) * 100) }
      }

    """

  private static let lengthDecoder = """
      var relativeLength: TokenLength? {
        guard let value = self["value"]?.number, let unit = self["unit"]?.text else { return nil }
        return TokenLength(value, unit: unit)
      }

    """

  private static let curveDecoder = """
      var curve: TokenCubicBezier? {
        let parts = list?.compactMap(\\.number) ?? []
        guard parts.count == 4, list?.count == 4, 0...1 ~= parts[0], 0...1 ~= parts[2] else {
          return nil
        }
        return TokenCubicBezier(parts[0], parts[1], parts[2], parts[3])
      }

    """

  private static let strokeDecoder = """
      var stroke: TokenStrokeStyle? {
        if let text {
          guard let pattern = TokenStrokeStyle.Pattern(rawValue: text), pattern != .custom else {
            return nil
          }
          return TokenStrokeStyle(pattern)
        }
        guard let dashes = self["dashArray"]?.list, let cap = self["lineCap"]?.text,
          let end = TokenStrokeStyle.Cap(rawValue: cap)
        else { return nil }
        let lengths = dashes.compactMap(\\.length)
        if lengths.count != dashes.count { return nil }
        return TokenStrokeStyle(.custom, dashes: lengths, cap: end)
      }

    """

  private static let borderDecoder = """
      func border(_ dark: _JSON) -> TokenBorder? {
        guard let own = self["color"], let color = own.color(dark["color"] ?? own),
          let width = self["width"]?.length, let style = self["style"]?.stroke
        else { return nil }
        return TokenBorder(color: color, width: width, style: style)
      }

    """

  private static let transitionDecoder = """
      var transition: TokenTransition? {
        guard let duration = self["duration"]?.length, let delay = self["delay"]?.length,
          let timing = self["timingFunction"]?.curve
        else { return nil }
        return TokenTransition(duration: duration, delay: delay, timing: timing)
      }

    """

  private static let shadowDecoder = """
      func shadow(_ dark: _JSON) -> TokenShadow? {
        let layers = list ?? [self]
        let others = dark.list ?? [dark]
        var result: [TokenShadow.Layer] = []
        for (index, layer) in layers.enumerated() {
          // A shadow that dark does not have is not seen there.
          guard let own = layer["color"], let light = own.color(own),
            let color = index < others.count
              ? own.color(others[index]["color"] ?? own)
              : TokenColor(light: light, dark: TokenColor(0)),
            let x = layer["offsetX"]?.length, let y = layer["offsetY"]?.length,
            let blur = layer["blur"]?.length, let spread = layer["spread"]?.length
          else { return nil }
          result.append(
            TokenShadow.Layer(
              color: color, x: x, y: y, blur: blur, spread: spread,
              isInset: layer["inset"]?.flag ?? false))
        }
        return TokenShadow(result)
      }

    """

  private static let gradientDecoder = """
      func gradient(_ dark: _JSON) -> TokenGradient? {
        guard let stops = list else { return nil }
        let others = dark.list ?? stops
        var result: [TokenGradient.Stop] = []
        for (index, stop) in stops.enumerated() {
          let other = others.isEmpty ? stop : others[min(index, others.count - 1)]
          guard let own = stop["color"], let color = own.color(other["color"] ?? own),
            let position = stop["position"]?.number
          else { return nil }
          result.append(TokenGradient.Stop(color: color, position: min(max(position, 0), 1)))
        }
        return TokenGradient(result)
      }

    """

  private static let fontDecoder = """
      var font: TokenFont? {
        guard case .object(let members) = self else { return nil }
        var font = TokenFont()
        if let value = members["fontFamily"] {
          guard let families = value.families else { return nil }
          font.families = families
        }
        if let value = members["fontSize"] {
          guard let size = value.length else { return nil }
          font.size = size
        }
        if let value = members["fontWeight"] {
          guard let weight = value.weight else { return nil }
          font.weight = weight
        }
        if let value = members["letterSpacing"] {
          guard let spacing = value.multiple.map({ $0 * (font.size ?? 0) }) ?? value.length else {
            return nil
          }
          font.letterSpacing = spacing
        }
        if let value = members["lineHeight"] {
          if let multiple = value.number ?? value.multiple {
            font.lineHeightMultiple = multiple
            font.lineHeight = font.size.map { $0 * multiple }
          } else if let height = value.length {
            font.lineHeight = height
            if let size = font.size, size != 0 { font.lineHeightMultiple = height / size }
          } else {
            return nil
          }
        }
        return font
      }

      /// How many times the font size a length is, for units that count in it.
      private var multiple: Double? {
        guard let value = self["value"]?.number else { return nil }
        switch self["unit"]?.text {
        case "em": return value
        case "%": return value / 100
        default: return nil
        }
      }

    """
}
