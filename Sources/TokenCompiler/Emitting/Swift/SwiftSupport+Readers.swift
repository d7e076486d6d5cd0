// The functions that read values from the tables. They are not inlined: a theme has a thousand
// members, each of which would carry a copy. Each has a name of its own, which spares the type checker
// a choice at every member.
extension SwiftSupport {
  static func reader(of kind: SwiftKind, _ style: SwiftOptions.Style) -> String {
    switch kind {
    case .color:
      reader(kind, style, "plainColor(slot)")
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
              color: plainColor(counts[slot]), width: numbers[counts[slot + 1]],
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
            let value = override(\(kind.table.rawValue), slot) as? \(kind.typeName)
          {
            return value
          }
      """
    return """

        @inline(never) final func \(kind.reader)(_ slot: Int) -> \(kind.typeName) {\(style == .static ? "" : override)
          return \(expression)
        }

      """
  }

  private static func listReader(of kind: SwiftKind, _ style: SwiftOptions.Style) -> String {
    switch kind {
    case .shadow:
      return reader(kind, style, "TokenShadow(layers(slot))") + """

          private final func layers(_ slot: Int) -> [TokenShadow.Layer] {
            let (color, number) = (counts[slot + 1], counts[slot + 2])
            // `append` of one layer after the other would be compiled with all that it takes to grow.
            return Array(unsafeUninitializedCapacity: counts[slot]) { layers, count in
              while count < layers.count {
                (layers.baseAddress! + count).initialize(
                  to: layer(color + count, number + count * 5))
                count += 1
              }
            }
          }

          @inline(never) private final func layer(_ color: Int, _ first: Int) -> TokenShadow.Layer {
            TokenShadow.Layer(
              color: plainColor(color), x: plainNumber(first), y: plainNumber(first + 1),
              blur: plainNumber(first + 2), spread: plainNumber(first + 3),
              isInset: plainNumber(first + 4) != 0)
          }

          @inline(never) private final func plainNumber(_ index: Int) -> Double { numbers[index] }

        """
    case .gradient:
      return reader(kind, style, "TokenGradient(stops(slot))") + """

          private final func stops(_ slot: Int) -> [TokenGradient.Stop] {
            let (color, number) = (counts[slot + 1], counts[slot + 2])
            return Array(unsafeUninitializedCapacity: counts[slot]) { stops, count in
              while count < stops.count {
                (stops.baseAddress! + count).initialize(
                  to: TokenGradient.Stop(
                    color: plainColor(color + count), position: numbers[number + count]))
                count += 1
              }
            }
          }

        """
    default:
      return reader(kind, style, "plainFont(slot)") + fontReader
    }
  }

  private static let fontReader = """

      private final func plainFont(_ slot: Int) -> TokenFont {
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

      private final func stroke(at slot: Int) -> TokenStrokeStyle {
        guard counts[slot] < TokenStrokeStyle.Pattern.allCases.count - 1 else {
          let dashes = numbers[counts[slot + 2]..<counts[slot + 2] + counts[slot + 3]]
          return TokenStrokeStyle(
            .custom, dashes: Array(dashes), cap: TokenStrokeStyle.Cap.allCases[counts[slot + 1]])
        }
        return TokenStrokeStyle(TokenStrokeStyle.Pattern.allCases[counts[slot]])
      }

    """

  static func colorReader(_ style: SwiftOptions.Style) -> String {
    let place = style == .static ? "slot * 8" : "isFixed ? slot * 8 + ownColumn + 1 : slot * 8"
    return """

        private final func plainColor(_ slot: Int) -> TokenColor {
          TokenColor(self, \(place))
        }

      """
  }
}
