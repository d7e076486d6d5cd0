/// `@property` rules, which tell a browser the type of a custom property, so that it can be animated
/// and what does not fit is ignored.
struct CSSRegistration {
  private let graph: ThemeGraph
  private let names: CSSNames
  private var values: CSSValueWriter

  /// The rules, each on a line. `withoutColors` is for sheets whose colours depend on the element.
  static func rules(_ graph: ThemeGraph, _ names: CSSNames, withoutColors: Bool) -> [UInt8] {
    var writer = CSSRegistration(graph, names)
    for token in graph.tokens.ids { writer.write(token, withoutColors) }
    return writer.values.out.finish()
  }

  private init(_ graph: ThemeGraph, _ names: CSSNames) {
    self.graph = graph
    self.names = names
    values = CSSValueWriter(graph, names, .none)
    values.flavour = .fallback
  }

  private mutating func write(_ token: TokenID, _ withoutColors: Bool) {
    guard let syntax = syntax(of: token), !withoutColors || syntax != "<color>",
      let value = graph.value(of: token)
    else { return }
    values.out.write("@property ")
    values.out.write(bytes: names.name(of: token))
    values.out.write(" { syntax: \"" + syntax + "\"; inherits: true; initial-value: ")
    if case .dimension(let dimension) = value, dimension.unit == .rem {
      // What depends on a font cannot be an initial value; this is the same where nothing is set.
      values.write(Dimension(dimension.value * 16))
    } else {
      values.write(value)
    }
    values.out.write("; }\n")
  }

  /// The syntax that the values of all themes have. A token that some theme lacks has none: there it
  /// would have the initial value instead of none.
  private func syntax(of token: TokenID) -> String? {
    var found: String?
    for theme in graph.themes.indices {
      guard let own = graph.value(of: token, inTheme: theme).flatMap(Self.syntax) else {
        return nil
      }
      guard found == nil || found == own else { return nil }
      found = own
    }
    return found
  }

  private static func syntax(of value: TokenValue) -> String? {
    switch value {
    case .color: "<color>"
    case .dimension(let dimension):
      switch dimension.unit {
      case .px, .rem: "<length>"
      case .other("%"): "<percentage>"
      case .other: nil
      }
    case .duration: "<time>"
    case .number, .fontWeight: "<number>"
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient,
      .typography, .string, .boolean, .null, .custom, .opaque, .invalid:
      nil
    }
  }
}
