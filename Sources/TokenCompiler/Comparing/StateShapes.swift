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
  /// Whether one of the versions is a contract, so that hashes are all that both have.
  private let comparesHashes: Bool

  init(_ old: ThemeInventory, _ new: ThemeInventory) {
    comparesHashes = [old, new].contains { $0.states.contains { $0.entry?.hash != nil } }
  }

  /// The number for a token in some of the themes.
  mutating func shape(of token: Int, in inventory: ThemeInventory, _ themes: [Int])
    -> PathShape.Value
  {
    let shapes = themes.prefix(Self.comparedThemes).map { theme in
      inventory.state(of: token, inTheme: theme).map(shape)
    }
    let number = numbers[shapes] ?? numbers.count
    numbers[shapes] = number
    let first = shapes.lazy.compactMap { $0 }.first
    return PathShape.Value(
      number: number, type: first?.type, isTelling: first?.value.isTelling ?? false)
  }

  private func shape(_ state: ThemeInventory.State) -> Shape {
    if comparesHashes, let hash = state.hash {
      return Shape(type: state.type, value: .opaque, hash: hash)
    }
    return Shape(type: state.type, value: state.value.inOneSpelling, hash: nil)
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
