/// Numbers what tokens are in all themes, so that those that are the same there have one number.
struct StateShapes {
  /// What a token is in one theme.
  private struct Shape: Hashable {
    var type: String?
    var value: TokenValue
    var hash: String?
  }

  /// More themes tell no more.
  private static let comparedThemes = 16

  private var numbers: [[Shape?]: Int] = [:]

  /// The number for a token in some of the themes.
  mutating func shape(of token: Int, in inventory: ThemeInventory, _ themes: [Int])
    -> PathShape.Value
  {
    let shapes = themes.prefix(Self.comparedThemes).map { theme in
      inventory.state(of: token, inTheme: theme).map {
        Shape(type: $0.type, value: $0.value.inOneSpelling, hash: $0.entry?.hash)
      }
    }
    let number = numbers[shapes] ?? numbers.count
    numbers[shapes] = number
    let first = shapes.lazy.compactMap { $0 }.first
    return PathShape.Value(
      number: number, type: first?.type, isTelling: first?.value.isTelling ?? false)
  }
}

extension TokenValue {
  /// The value in one of the spellings that it may have.
  fileprivate var inOneSpelling: TokenValue {
    switch self {
    case .color(let color):
      let bytes = color.srgbBytes
      let components = [bytes.red, bytes.green, bytes.blue].map { Double($0) / 255 }
      return .color(Color(.srgb, components, alpha: color.alpha ?? 1))
    case .duration(let duration): return .duration(Duration(duration.seconds, .s))
    case .fontFamily(let family): return .fontFamily(FontFamily(family.names, isList: true))
    case .fontWeight(let weight): return .fontWeight(FontWeight(weight.value))
    default: return self
    }
  }

  /// Whether two tokens with this value are hardly so by accident.
  fileprivate var isTelling: Bool {
    switch self {
    case .color, .fontFamily, .cubicBezier, .border, .transition, .shadow, .gradient, .typography:
      true
    default: false
    }
  }
}
