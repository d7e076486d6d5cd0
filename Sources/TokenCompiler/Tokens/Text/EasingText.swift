/// Timing curves as CSS writes them (CSS Easing 1).
enum EasingText {
  /// The curve of `cubic-bezier(…)` or of one of the words that CSS has for curves.
  static func curve(_ text: String) -> CubicBezier? {
    text.scanned { scanner in
      let word = scanner.word()
      return scanner.take(UInt8(ascii: "(")) ? function(word, &scanner) : named(word)
    }
  }

  private static func named(_ word: String) -> CubicBezier? {
    switch word {
    case "linear": CubicBezier(0, 0, 1, 1)
    case "ease": CubicBezier(0.25, 0.1, 0.25, 1)
    case "ease-in": CubicBezier(0.42, 0, 1, 1)
    case "ease-out": CubicBezier(0, 0, 0.58, 1)
    case "ease-in-out": CubicBezier(0.42, 0, 0.58, 1)
    default: nil
    }
  }

  private static func function(_ name: String, _ scanner: inout ByteScanner) -> CubicBezier? {
    guard name == "cubic-bezier" else { return nil }
    var numbers: [Double] = []
    repeat {
      scanner.skipSpace()
      guard numbers.count < 4, let number = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSpace()
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: ")")), numbers.count == 4,
      (0...1).contains(numbers[0]), (0...1).contains(numbers[2])
    else { return nil }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
