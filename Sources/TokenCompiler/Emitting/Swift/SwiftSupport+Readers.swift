// The functions that read values from the tables. They are not inlined: a theme has a thousand
// members, each of which would carry a copy.
extension SwiftSupport {
  static func reader(of kind: SwiftKind, _ style: SwiftOptions.Style) -> String {
    switch kind {
    case .color:
      reader(kind, style, "color(at: slot)")
    case .asset:
      reader(kind, style, "TokenColorAsset(strings[slot])")
    case .number:
      reader(kind, style, "numbers[slot]")
    case .string:
      reader(kind, style, "strings[slot]")
    case .boolean:
      reader(kind, style, "flags[slot]")
    case .fontWeight:
      reader(kind, style, "TokenFontWeight(numbers[slot])")
    case .length:
      reader(kind, style, "TokenLength(numbers[counts[slot]], unit: strings[counts[slot + 1]])")
    case .fontFamily:
      reader(kind, style, "Array(strings[counts[slot]..<counts[slot] + counts[slot + 1]])")
    case .cubicBezier:
      reader(
        kind, style,
        "TokenCubicBezier(numbers[slot], numbers[slot + 1], numbers[slot + 2], numbers[slot + 3])")
    case .strokeStyle:
      reader(kind, style, "stroke(at: slot)")
    case .border:
      reader(
        kind, style,
        """
        TokenBorder(
              color: color(at: counts[slot]), width: numbers[counts[slot + 1]],
              style: stroke(at: slot + 2))
        """)
    case .transition:
      reader(
        kind, style,
        """
        TokenTransition(
              duration: numbers[slot], delay: numbers[slot + 1],
              timing: TokenCubicBezier(
                numbers[slot + 2], numbers[slot + 3], numbers[slot + 4], numbers[slot + 5]))
        """)
    case .shadow, .gradient, .typography: listReader(of: kind, style)
    }
  }

  private static func reader(
    _ kind: SwiftKind, _ style: SwiftOptions.Style, _ expression: String
  ) -> String {
    let override = """

          if !isPlain,
            let value = override(\(kind.table.rawValue), slot, \(kind.typeName).self, \(kind.typeName)?.self)
              as? \(kind.typeName)
          {
            return value
          }
      """
    return """

        @inline(never) func \(kind.reader)(_ slot: Int) -> \(kind.typeName) {\(style == .static ? "" : override)
          return \(expression)
        }

      """
  }

  private static func listReader(of kind: SwiftKind, _ style: SwiftOptions.Style) -> String {
    switch kind {
    case .shadow:
      return reader(kind, style, "shadow(at: slot)") + """

          private func shadow(at slot: Int) -> TokenShadow {
            var layers: [TokenShadow.Layer] = []
            var number = counts[slot + 2]
            for color in counts[slot + 1]..<counts[slot + 1] + counts[slot] {
              layers.append(
                TokenShadow.Layer(
                  color: self.color(at: color), x: numbers[number], y: numbers[number + 1],
                  blur: numbers[number + 2], spread: numbers[number + 3],
                  isInset: numbers[number + 4] != 0))
              number += 5
            }
            return TokenShadow(layers)
          }

        """
    case .gradient:
      return reader(kind, style, "gradient(at: slot)") + """

          private func gradient(at slot: Int) -> TokenGradient {
            var stops: [TokenGradient.Stop] = []
            var number = counts[slot + 2]
            for color in counts[slot + 1]..<counts[slot + 1] + counts[slot] {
              stops.append(
                TokenGradient.Stop(color: self.color(at: color), position: numbers[number]))
              number += 1
            }
            return TokenGradient(stops)
          }

        """
    default:
      return reader(kind, style, "font(at: slot)") + fontReader
    }
  }

  private static let fontReader = """

      private func font(at slot: Int) -> TokenFont {
        let families = Array(strings[counts[slot]..<counts[slot] + counts[slot + 1]])
        let (first, parts) = (counts[slot + 2], counts[slot + 3])
        var font = TokenFont(families: families)
        if parts & 2 != 0 { font.size = numbers[first] }
        if parts & 4 != 0 { font.weight = TokenFontWeight(numbers[first + 1]) }
        if parts & 8 != 0 { font.letterSpacing = numbers[first + 2] }
        if parts & 32 != 0 {
          font.lineHeightMultiple = numbers[first + 3]
          font.lineHeight = font.size.map { $0 * numbers[first + 3] }
        } else if parts & 16 != 0 {
          font.lineHeight = numbers[first + 3]
          if let size = font.size, size != 0 { font.lineHeightMultiple = numbers[first + 3] / size }
        }
        return font
      }

    """

  static let strokeReader = """

      private func stroke(at slot: Int) -> TokenStrokeStyle {
        guard counts[slot] < TokenStrokeStyle.Pattern.allCases.count - 1 else {
          let dashes = numbers[counts[slot + 2]..<counts[slot + 2] + counts[slot + 3]]
          return TokenStrokeStyle(
            .custom, dashes: Array(dashes), cap: TokenStrokeStyle.Cap.allCases[counts[slot + 1]])
        }
        return TokenStrokeStyle(TokenStrokeStyle.Pattern.allCases[counts[slot]])
      }

    """

  static func colorReader(_ style: SwiftOptions.Style) -> String {
    let fixed = style == .static ? "" : " | (isFixed ? ownColumn + 1 : 0)"
    return """

        private func color(at slot: Int) -> TokenColor {
          TokenColor(self, slot << 3\(fixed))
        }

      """
  }
}
