/// Writes the values of one theme in CSS syntax, and keeps the references that the option asks for.
struct CSSValueWriter {
  let graph: ThemeGraph
  let names: CSSNames
  let references: CSSEmitter.References
  /// The theme whose values are written.
  var theme = 0
  /// What colours become.
  var flavour = CSSColor.Flavour.own
  /// What was written.
  var out = ByteWriter()
  /// Whether `var()` has the value beside it, for where the property is not declared.
  var hasFallbacks = false
  /// A colour in a notation that needs a fallback was written.
  var wroteNewNotation = false

  init(_ graph: ThemeGraph, _ names: CSSNames, _ references: CSSEmitter.References) {
    self.graph = graph
    self.names = names
    self.references = references
  }

  /// The properties of a token in the theme.
  func parts(of token: TokenID) -> CSSParts {
    names.parts(of: token, inTheme: theme, of: graph)
  }

  /// Writes the value of one of a token's properties.
  mutating func write(_ part: CSSPart, of token: TokenID) {
    if let target = keptAlias(of: token) {
      writeReference(to: target, part)
    } else if let value = graph.valueNumber(of: token, inTheme: theme) {
      write(part, of: graph.values[value])
    }
  }

  /// The token that a whole value is written as a reference to.
  func keptAlias(of token: TokenID) -> TokenID? {
    guard references != .none else { return nil }
    let column = graph.columns[theme]
    let target = column.targets[token.index]
    guard target != .max, column.winners[Int(target)] != .max else { return nil }
    let (own, other) = (Int(column.values[token.index]), Int(column.values[Int(target)]))
    // An alias may read its target as another type; then it has a text of its own.
    guard own == other || graph.values[own] == graph.values[other] else { return nil }
    return parts(of: token).isEmpty ? nil : TokenID(rawValue: target)
  }

  /// The token that a field is written as a reference to.
  func keptReference<Value>(of slot: Slot<Value>) -> TokenID? {
    guard references == .all, let token = slot.reference else { return nil }
    return parts(of: token).contains(.whole) ? token : nil
  }

  mutating func writeReference(to token: TokenID, _ part: CSSPart = .whole) {
    out.write("var(")
    out.write(bytes: names.name(of: token))
    out.write(part.suffix)
    if hasFallbacks { writeFallback(of: token, part) }
    out.write(")")
  }

  /// The value itself, with no reference in it.
  private mutating func writeFallback(of token: TokenID, _ part: CSSPart) {
    var literal = CSSValueWriter(graph, names, .none)
    literal.theme = theme
    literal.flavour = flavour
    literal.write(part, of: token)
    out.write(", ")
    out.write(bytes: literal.out.bytes(from: 0))
    wroteNewNotation = wroteNewNotation || literal.wroteNewNotation
  }

  /// Writes the value of one of the properties of a value.
  mutating func write(_ part: CSSPart, of value: TokenValue) {
    guard case .typography(let typography) = value else {
      write(value)
      return
    }
    switch part {
    case .whole: writeFont(typography)
    case .fontFamily: typography.fontFamily.map { slot in write(slot) { $0.write($1) } }
    case .fontSize: typography.fontSize.map { slot in write(slot) { $0.write($1) } }
    case .fontWeight: typography.fontWeight.map { slot in write(slot) { $0.write($1) } }
    case .letterSpacing: typography.letterSpacing.map { slot in write(slot) { $0.write($1) } }
    case .lineHeight: typography.lineHeight.map { slot in write(slot) { $0.write($1) } }
    }
  }

  /// Writes a value that has one property.
  mutating func write(_ value: TokenValue) {
    switch value {
    case .color(let color): write(color)
    case .dimension(let dimension): write(dimension)
    case .fontFamily(let family): write(family)
    case .fontWeight(let weight): write(weight)
    case .duration(let duration): write(duration)
    case .cubicBezier(let curve): write(curve)
    case .number(let number): out.write(number: number)
    case .strokeStyle(let style): write(style)
    case .border(let border): write(border)
    case .transition(let transition): write(transition)
    case .shadow(let shadow): write(shadow)
    case .gradient(let gradient): write(gradient)
    case .typography(let typography): writeFont(typography)
    case .string(let text): out.writeCSS(string: text)
    case .boolean(let flag): out.write(flag ? "true" : "false")
    case .custom(let value): write(value)
    case .null, .opaque, .invalid: break
    }
  }
}
