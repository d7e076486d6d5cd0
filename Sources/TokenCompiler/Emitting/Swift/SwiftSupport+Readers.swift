// The functions that read values from the tables. They are not inlined: a theme has a thousand
// members, each of which would carry a copy.
extension SwiftSupport {
  static func reader(of kind: SwiftKind) -> String {
    switch kind {
    case .color:
      reader(kind, "color(at: slot)")
    case .asset:
      reader(kind, "TokenColorAsset(strings[slot])")
    case .number:
      reader(kind, "numbers[slot]")
    case .string:
      reader(kind, "strings[slot]")
    case .boolean:
      reader(kind, "flags[slot]")
    case .fontWeight:
      reader(kind, "TokenFontWeight(numbers[slot])")
    case .length:
      reader(kind, "TokenLength(numbers[counts[slot]], unit: strings[counts[slot + 1]])")
    case .fontFamily:
      reader(kind, "Array(strings[counts[slot]..<counts[slot] + counts[slot + 1]])")
    case .cubicBezier:
      reader(
        kind,
        "TokenCubicBezier(numbers[slot], numbers[slot + 1], numbers[slot + 2], numbers[slot + 3])")
    case .strokeStyle:
      reader(kind, "stroke(at: slot)")
    case .border:
      reader(
        kind,
        """
        TokenBorder(
              color: color(at: counts[slot]), width: numbers[counts[slot + 1]],
              style: stroke(at: slot + 2))
        """)
    case .transition:
      reader(
        kind,
        """
        TokenTransition(
              duration: numbers[slot], delay: numbers[slot + 1],
              timing: TokenCubicBezier(
                numbers[slot + 2], numbers[slot + 3], numbers[slot + 4], numbers[slot + 5]))
        """)
    case .shadow, .gradient, .typography: listReader(of: kind)
    }
  }

  private static func reader(_ kind: SwiftKind, _ expression: String) -> String {
    """

      @inline(never) func \(kind.reader)(_ section: Int, _ offset: Int) -> \(kind.typeName) {
        let slot = section + offset
        if !isPlain, let value = override(\(kind.table.rawValue), slot, as: \(kind.typeName).self) {
          return value
        }
        return \(expression)
      }

    """
  }

  private static func listReader(of kind: SwiftKind) -> String {
    switch kind {
    case .shadow:
      return reader(kind, "shadow(at: slot)") + """

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
      return reader(kind, "gradient(at: slot)") + """

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
      return reader(kind, "font(at: slot)") + fontReader
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

  static let colorReader = """

      private func color(at slot: Int) -> TokenColor {
        let first = slot * columns
        var (light, dark, lightHigh, darkHigh) = (first, first, first, first)
        if isFixed {
          light += ownColumn
          (dark, lightHigh, darkHigh) = (light, light, light)
        } else if columns > 1 {
          dark += 1
          lightHigh += columns == 4 ? 2 : 0
          darkHigh += columns == 4 ? 3 : 1
        }
        return TokenColor(
          colors[light], colors[dark], colors[lightHigh], colors[darkHigh],
          own: isFixed ? 0 : ownColumn,
          wide: wideColors.isEmpty ? [] : wide(light, dark, lightHigh, darkHigh))
      }

      /// Space, red, green, blue and alpha of each of four colours; empty if none of them is wide.
      @inline(never) private func wide(
        _ light: Int, _ dark: Int, _ lightHigh: Int, _ darkHigh: Int
      ) -> [Double] {
        var parts: [Double] = []
        var isWide = false
        for index in [light, dark, lightHigh, darkHigh] {
          if let place = wide(index) {
            isWide = true
            parts.append(contentsOf: wideColors[place + 1..<place + 6])
          } else {
            _RGBA(colors[index]).append(to: &parts)
          }
        }
        return isWide ? parts : []
      }

      /// Where a colour stands among the wide ones.
      private func wide(_ index: Int) -> Int? {
        var (low, high) = (0, wideColors.count / 6)
        while low < high {
          let middle = (low + high) / 2
          if wideColors[middle * 6] < Double(index) { low = middle + 1 } else { high = middle }
        }
        guard low * 6 < wideColors.count, wideColors[low * 6] == Double(index) else { return nil }
        return low * 6
      }

    """
}
