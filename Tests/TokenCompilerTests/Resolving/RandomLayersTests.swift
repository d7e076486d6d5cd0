import Testing

@testable import TokenCompiler

/// Random layers in random themes against a resolver that looks everything up anew.
@Suite struct RandomLayersTests {
  /// A generator that gives the same numbers in every run.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private enum Written {
    case number(Int)
    case reference(String)
  }

  private struct Model {
    var when: [String: String]
    var tokens: [(path: String, value: Written)]

    func fits(_ contexts: [String: String]) -> Bool {
      when.allSatisfy { contexts[$0.key] == $0.value }
    }

    var layer: Layer {
      var builder = SetBuilder()
      for (path, value) in tokens {
        switch value {
        case .number(let number): builder.add(path, .number, .number(Double(number)))
        case .reference(let path2): builder.add(path, nil, .reference(path2))
        }
      }
      return builder.layer("\(when.count)-\(tokens.count).json", when: when)
    }
  }

  private static let modifiers = [
    Modifier("mode", contexts: ["light", "dark"], defaultContext: "light"),
    Modifier("brand", contexts: ["a", "b", "c"], defaultContext: "a"),
  ]
  private static let paths = ["a", "b", "g.a", "g.b", "g.h.a", "k.a"]

  @Test(arguments: 0..<300) func layersAgreeWithANaiveModel(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let layers = (0..<Int.random(in: 1...5, using: &random)).map { _ in Self.layer(&random) }
    let options = CompilerOptions(modifiers: Self.modifiers)
    let graph = TokenCompiler(options: options).validate(layers.map(\.layer)).graph
    #expect(graph.themes.count == 6)
    for theme in graph.themes.indices {
      let contexts = Dictionary(
        uniqueKeysWithValues: zip(Self.modifiers.map(\.name), graph.themes[theme].contexts))
      for path in Self.paths {
        let actual = graph.token(at: path).flatMap { graph.value(of: $0, inTheme: theme) }
        #expect(actual == Self.value(of: path, contexts, layers), "seed \(seed), \(path)")
      }
    }
  }

  private static func layer(_ random: inout Random) -> Model {
    var when: [String: String] = [:]
    for modifier in modifiers where Bool.random(using: &random) {
      when[modifier.name] = modifier.contexts.randomElement(using: &random)
    }
    var tokens: [(String, Written)] = []
    for path in paths.shuffled(using: &random) where Bool.random(using: &random) {
      let value: Written =
        Int.random(in: 0..<3, using: &random) == 0
        ? .number(Int.random(in: 0..<100, using: &random))
        : .reference(paths.randomElement(using: &random) ?? "a")
      tokens.append((path, value))
    }
    return Model(when: when, tokens: tokens)
  }

  /// Follows references until a number, a token that is not there, or too many steps.
  private static func value(
    of path: String, _ contexts: [String: String], _ layers: [Model]
  ) -> TokenValue? {
    func written(_ path: String) -> Written? {
      layers.last { $0.fits(contexts) && $0.tokens.contains { $0.path == path } }?.tokens
        .first { $0.path == path }?.value
    }
    guard written(path) != nil else { return nil }
    var path = path
    for _ in 0..<20 {
      switch written(path) {
      case .number(let number)?: return .number(Double(number))
      case .reference(let next)?: path = next
      case nil: return .invalid
      }
    }
    return .invalid
  }
}
