/// Utility classes: a rule for each use of a token, which takes its custom property. So one rule is right
/// in every context.
struct CSSClasses {
  private let graph: ThemeGraph
  private let names: CSSNames
  private let kinds: CSSClassKinds
  private var out = ByteWriter()
  /// The classes that are written, each with its token, and the tokens that have one of another.
  private var classes: [[UInt8]: TokenID] = [:]
  private var collisions: [(name: [UInt8], token: TokenID, other: TokenID)] = []

  /// The rules, each on a line.
  static func rules(_ graph: ThemeGraph, _ names: CSSNames, _ kinds: CSSClassKinds) -> [UInt8] {
    guard !kinds.isEmpty else { return [] }
    var writer = CSSClasses(graph: graph, names: names, kinds: kinds)
    for token in graph.tokens.ids { writer.write(token) }
    return writer.out.finish()
  }

  /// Reports every token whose class another one has already.
  static func reportCollisions(
    _ graph: ThemeGraph, _ names: CSSNames, _ kinds: CSSClassKinds,
    into diagnostics: inout Diagnostics
  ) {
    guard !kinds.isEmpty else { return }
    var writer = CSSClasses(graph: graph, names: names, kinds: kinds)
    for token in graph.tokens.ids { writer.write(token) }
    for (name, token, other) in writer.collisions {
      guard let span = graph.nameSpan(of: token), let otherSpan = graph.nameSpan(of: other) else {
        continue
      }
      diagnostics.report(
        .cssClassCollision(
          "." + String(decoding: name, as: UTF8.self), graph.path(of: token), at: span,
          other: graph.path(of: other), at: otherSpan))
    }
  }

  private init(graph: ThemeGraph, names: CSSNames, kinds: CSSClassKinds) {
    self.graph = graph
    self.names = names
    self.kinds = kinds
  }

  /// What a class sets, and what with; `part` is the property of the token.
  private struct Declaration {
    var property: StaticString
    var part = CSSPart.whole
    var function: StaticString = ""
  }

  private mutating func write(_ token: TokenID) {
    guard let theme = graph.themes.indices.first(where: { hasProperty(token, $0) }),
      let value = graph.value(of: token, inTheme: theme)
    else { return }
    switch value {
    case .color:
      write(.bg, token, [Declaration(property: "background-color")])
      write(.text, token, [Declaration(property: "color")])
      write(.border, token, [Declaration(property: "border-color")])
    case .gradient:
      write(.bg, token, [Declaration(property: "background-image", function: "linear-gradient")])
    case .border: write(.border, token, [Declaration(property: "border")])
    case .shadow: write(.shadow, token, [Declaration(property: "box-shadow")])
    case .fontFamily: write(.font, token, [Declaration(property: "font-family")])
    case .fontWeight: write(.font, token, [Declaration(property: "font-weight")])
    case .typography: write(.font, token, typography(token))
    case .dimension: writeDimension(token)
    case .duration, .cubicBezier, .number, .strokeStyle, .transition, .string, .boolean, .null,
      .custom, .opaque, .invalid:
      break
    }
  }

  private func hasProperty(_ token: TokenID, _ theme: Int) -> Bool {
    !names.parts(of: token, inTheme: theme, of: graph).isEmpty
  }

  /// The parts that some theme has. What a theme lacks leaves the element as it is; beside a whole `font`
  /// only the spacing of letters can do that.
  private func typography(_ token: TokenID) -> [Declaration] {
    var parts: CSSParts = []
    for theme in graph.themes.indices {
      parts.formUnion(names.parts(of: token, inTheme: theme, of: graph))
    }
    if parts.contains(CSSPart.whole) { parts.formIntersection(.withFont) }
    return CSSPart.allCases.filter(parts.contains).map {
      Declaration(property: $0.fontProperty, part: $0)
    }
  }

  /// What a length is for is told by the names of its groups and its own.
  private mutating func writeDimension(_ token: TokenID) {
    let path = graph.path(of: token).lowercased()
    if ["radius", "radii", "corner"].contains(where: path.holds) {
      write(.radius, token, [Declaration(property: "border-radius")])
    } else if ["letter", "tracking"].contains(where: path.holds) {
      write(.font, token, [Declaration(property: "letter-spacing")])
    } else if path.holds(text: "paragraph") {
      // No property spaces paragraphs.
    } else if ["spacing", "space", "gap", "padding", "margin", "inset"].contains(where: path.holds)
    {
      write(.gap, token, [Declaration(property: "gap")])
      write(.m, token, [Declaration(property: "margin")])
      write(.p, token, [Declaration(property: "padding")])
    } else if path.holds(text: "border") || path.holds(text: "stroke") {
      write(.border, token, [Declaration(property: "border-width")])
    } else if path.holds(text: "font-size") || path.holds(text: "fontsize") {
      write(.font, token, [Declaration(property: "font-size")])
    }
  }

  private mutating func write(
    _ kind: CSSClassKinds.Kind, _ token: TokenID, _ declarations: [Declaration]
  ) {
    guard kinds.contains(kind) else { return }
    let name = className(kind, token)
    if let other = classes[name], other != token { collisions.append((name, token, other)) }
    classes[name] = token
    out.write(".")
    out.write(bytes: name[...])
    out.write(" { ")
    for declaration in declarations { write(declaration, token) }
    out.write("}\n")
  }

  /// `bg-color-sea`; for a path that begins with the kind itself that is enough: `shadow-card`.
  private func className(_ kind: CSSClassKinds.Kind, _ token: TokenID) -> [UInt8] {
    let bare = names.bareName(of: token)
    let start = Array("\(kind.rawValue)-".utf8)
    return names.classPrefix + (bare.starts(with: start) ? [] : start) + bare
  }

  private mutating func write(_ declaration: Declaration, _ token: TokenID) {
    let isInFunction = declaration.function.utf8CodeUnitCount > 0
    out.write(declaration.property)
    out.write(": ")
    out.write(declaration.function)
    out.write(isInFunction ? "(var(" : "var(")
    out.write(bytes: names.name(of: token))
    out.write(declaration.part.suffix)
    out.write(isInFunction ? ")); " : "); ")
  }
}

extension CSSParts {
  fileprivate static let withFont: CSSParts = [.of(.whole), .of(.letterSpacing)]
}

extension CSSPart {
  /// The property that a part of a typography is for.
  fileprivate var fontProperty: StaticString {
    switch self {
    case .whole: "font"
    case .fontFamily: "font-family"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .letterSpacing: "letter-spacing"
    case .lineHeight: "line-height"
    }
  }
}
