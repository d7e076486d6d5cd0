/// The tables of one instance as lines of Swift source, one token a line.
struct SwiftTables {
  /// The lines of a table: fixed slots first, then what the slots of `counts` point to.
  struct Lines {
    var fixed = ByteWriter()
    var pool = ByteWriter()
    var fixedCount = 0
    var poolCount = 0

    /// All lines, which are gone then.
    mutating func finish() -> [UInt8] {
      let pool = pool.finish()
      if !pool.isEmpty { fixed.write(bytes: pool[...]) }
      return fixed.finish()
    }
  }

  private let graph: ThemeGraph
  private let shape: SwiftShape
  private let paths: SwiftPathComments
  private let instance: SwiftInstance
  private var lines = Array(repeating: Lines(), count: SwiftKind.Table.allCases.count)
  private var wide = Lines()
  private var token = TokenID(rawValue: 0)
  /// The colours of the line that is being written, one for each column.
  private var colors: [SwiftColorValue] = []

  /// The tables, each with its bytes; the last one holds the colours that 8 bits cannot.
  static func build(
    _ graph: ThemeGraph, _ shape: SwiftShape, _ paths: SwiftPathComments,
    _ instance: SwiftInstance, into diagnostics: inout Diagnostics
  ) -> SwiftTables {
    var tables = SwiftTables(graph: graph, shape: shape, paths: paths, instance: instance)
    diagnostics.theme = instance.theme
    for entry in shape.entries { tables.add(entry, into: &diagnostics) }
    diagnostics.theme = nil
    return tables
  }

  private init(
    graph: ThemeGraph, shape: SwiftShape, paths: SwiftPathComments, instance: SwiftInstance
  ) {
    self.graph = graph
    self.shape = shape
    self.paths = paths
    self.instance = instance
    // About what is needed: pages that nothing is written to cost nothing, and growing copies all.
    for table in SwiftKind.Table.allCases {
      let columns = table == .colors ? instance.columns.count : 1
      let lineLength = paths.lineLength + 12 * columns
      lines[table.rawValue].fixed = ByteWriter(capacity: shape.totals[table] * lineLength)
    }
  }

  /// Gives the lines of a table away.
  mutating func finish(_ table: SwiftKind.Table) -> [UInt8] { lines[table.rawValue].finish() }
  /// Those of the colours that 8-bit sRGB cannot hold: index in `colors`, space, red, green, blue, alpha.
  mutating func finishWide() -> [UInt8] { wide.finish() }

  private func value(inTheme theme: Int) -> TokenValue {
    graph.value(of: token, inTheme: theme) ?? .invalid
  }
  private func span(inTheme theme: Int) -> SourceSpan? {
    graph.valueSpan(of: token, in: graph.columns[theme])
  }
  private var path: String { graph.path(of: token) }

  private mutating func add(_ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics) {
    token = entry.token
    let value = value(inTheme: instance.theme)
    add(value, entry, into: &diagnostics)
    if entry.isOptional { flag(value != .null) }
  }

  private mutating func add(
    _ value: TokenValue, _ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics
  ) {
    switch (entry.kind, value) {
    case (.color, .color):
      findColors(into: &diagnostics) { value in
        if case .color(let color) = value { color } else { nil }
      }
      addColors()
    case (.number, .dimension(let length)): number(points(length, into: &diagnostics))
    case (.number, .number(let number)): self.number(number)
    case (.number, .duration(let duration)): number(duration.seconds)
    case (.number, .custom(.number(let number))): self.number(number)
    case (.fontWeight, .fontWeight(let weight)): number(weight.value)
    case (.length, .dimension(let length)):
      counts([pooled([length.value]), pooled([length.unit.name])])
    case (.asset, .color):
      string(instance.catalogFolder + CatalogNames.path(of: token, in: graph))
    case (.string, .string(let text)), (.string, .custom(.string(let text))): string(text)
    case (.string, .custom(let data)): string(SwiftJSONText.text(data))
    case (.boolean, .boolean(let flag)), (.boolean, .custom(.boolean(let flag))): self.flag(flag)
    default: addComposite(value, entry, into: &diagnostics)
    }
  }

  private mutating func addComposite(
    _ value: TokenValue, _ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics
  ) {
    switch (entry.kind, value) {
    case (.fontFamily, .fontFamily(let family)):
      counts([pooled(family.names), family.names.count])
    case (.cubicBezier, .cubicBezier(let curve)): numbers(Self.numbers(of: curve))
    case (.strokeStyle, .strokeStyle(let style)): counts(stroke(style, into: &diagnostics))
    case (.border, .border(let border)): addBorder(border, into: &diagnostics)
    case (.transition, .transition(let transition)):
      let times = [transition.duration.value.seconds, transition.delay.value.seconds]
      numbers(times + Self.numbers(of: transition.timingFunction.value))
    case (.shadow, .shadow(let shadow)): addShadow(shadow, into: &diagnostics)
    case (.gradient, .gradient(let gradient)): addGradient(gradient, into: &diagnostics)
    case (.typography, .typography(let font)): addFont(font, into: &diagnostics)
    default: addNothing(value, entry, into: &diagnostics)
    }
  }

  /// Fills the slots of a token that has no value of its kind, and reports what is no `null`.
  private mutating func addNothing(
    _ value: TokenValue, _ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics
  ) {
    switch value {
    case .null where entry.isOptional: break
    case .null: diagnostics.report(.swiftIsNull(path, at: span(inTheme: instance.theme)))
    case .opaque: diagnostics.report(.swiftHasNoValue(path, at: span(inTheme: instance.theme)))
    // Reported already, where it failed or is missing.
    case .invalid: break
    default:
      let expected = "\(entry.kind.typeName)"
      diagnostics.report(
        .swiftWrongKind(path, expected: expected, at: span(inTheme: instance.theme)))
    }
    switch entry.kind.table {
    case .colors:
      colors = instance.columns.map { _ in .clear }
      addColors()
    case .strings: string("")
    case .flags: flag(false)
    case .numbers: numbers(Array(repeating: 0, count: entry.kind.slots))
    case .counts: counts(Array(repeating: 0, count: entry.kind.slots))
    }
  }
}

// The values that consist of others.
extension SwiftTables {
  private mutating func addBorder(_ border: Border, into diagnostics: inout Diagnostics) {
    findColors(into: &diagnostics) { value in
      if case .border(let border) = value { border.color.value } else { nil }
    }
    let color = poolColors()
    let width = pooled([points(border.width.value, into: &diagnostics)])
    counts([color, width] + stroke(border.style.value, into: &diagnostics))
  }

  private mutating func addShadow(_ shadow: Shadow, into diagnostics: inout Diagnostics) {
    let colorStart = poolStart(.colors)
    let numberStart = poolStart(.numbers)
    for (index, slot) in shadow.layers.enumerated() {
      let layer = slot.value
      // A shadow that another appearance does not have is not seen there.
      findColors(into: &diagnostics) { value in
        guard case .shadow(let shadow) = value, index < shadow.layers.count else { return nil }
        return shadow.layers[index].value.color.value
      }
      _ = poolColors()
      let x = points(layer.offsetX.value, into: &diagnostics)
      let y = points(layer.offsetY.value, into: &diagnostics)
      let blur = points(layer.blur.value, into: &diagnostics)
      let spread = points(layer.spread.value, into: &diagnostics)
      _ = pooled([x, y, blur, spread, layer.inset == true ? 1 : 0])
    }
    counts([shadow.layers.count, colorStart, numberStart])
  }

  private mutating func addGradient(_ gradient: Gradient, into diagnostics: inout Diagnostics) {
    let colorStart = poolStart(.colors)
    let numberStart = poolStart(.numbers)
    for (index, stop) in gradient.stops.enumerated() {
      findColors(into: &diagnostics) { value in
        guard case .gradient(let gradient) = value, !gradient.stops.isEmpty else { return nil }
        return gradient.stops[min(index, gradient.stops.count - 1)].color.value
      }
      _ = poolColors()
      _ = pooled([stop.position.value])
    }
    counts([gradient.stops.count, colorStart, numberStart])
  }

  private mutating func addFont(_ font: Typography, into diagnostics: inout Diagnostics) {
    let names = font.fontFamily?.value.names ?? []
    let size = font.fontSize.map { points($0.value, into: &diagnostics) }
    var mask = names.isEmpty ? 0 : 1
    if size != nil { mask |= 2 }
    if font.fontWeight != nil { mask |= 4 }
    var spacing = 0.0
    if let length = font.letterSpacing?.value {
      mask |= 8
      let multiple = SwiftLength.multiple(length)
      spacing =
        multiple.flatMap { factor in size.map { $0 * factor } }
        ?? points(length, into: &diagnostics)
    }
    var height = 0.0
    switch font.lineHeight?.value {
    case .multiple(let factor): (height, mask) = (factor, mask | 48)
    case .length(let length):
      if let factor = SwiftLength.multiple(length) {
        (height, mask) = (factor, mask | 48)
      } else {
        (height, mask) = (points(length, into: &diagnostics), mask | 16)
      }
    case nil: break
    }
    let family = pooled(names)
    let numbers = pooled([size ?? 0, font.fontWeight?.value.value ?? 0, spacing, height])
    counts([family, names.count, numbers, mask])
  }

  private mutating func stroke(
    _ style: StrokeStyle, into diagnostics: inout Diagnostics
  ) -> [Int] {
    switch style {
    case .keyword(let keyword):
      return [StrokeStyle.Keyword.allCases.firstIndex(of: keyword) ?? 0, 0, 0, 0]
    case .dashes(let dashes, let cap):
      var lengths: [Double] = []
      for dash in dashes { lengths.append(points(dash.value, into: &diagnostics)) }
      let capIndex = StrokeStyle.LineCap.allCases.firstIndex(of: cap) ?? 0
      return [StrokeStyle.Keyword.allCases.count, capIndex, pooled(lengths), dashes.count]
    }
  }
}

// Lines.
extension SwiftTables {
  private mutating func number(_ value: Double) {
    let table = SwiftKind.Table.numbers.rawValue
    Self.writeLine(to: &lines[table].fixed, paths, token) { Self.write(value, to: &$0) }
    lines[table].fixedCount += 1
  }
  private mutating func numbers(_ values: [Double]) {
    let table = SwiftKind.Table.numbers.rawValue
    Self.writeLine(to: &lines[table].fixed, paths, token) {
      for value in values { Self.write(value, to: &$0) }
    }
    lines[table].fixedCount += values.count
  }
  private mutating func counts(_ values: [Int]) {
    let table = SwiftKind.Table.counts.rawValue
    Self.writeLine(to: &lines[table].fixed, paths, token) { writer in
      for value in values {
        writer.write(integer: value)
        writer.write(", ")
      }
    }
    lines[table].fixedCount += values.count
  }
  private mutating func flag(_ flag: Bool) {
    let table = SwiftKind.Table.flags.rawValue
    Self.writeLine(to: &lines[table].fixed, paths, token) { $0.write(flag ? "true, " : "false, ") }
    lines[table].fixedCount += 1
  }
  private mutating func string(_ text: String) {
    let table = SwiftKind.Table.strings.rawValue
    Self.writeLine(to: &lines[table].fixed, paths, token) { Self.write(text, to: &$0) }
    lines[table].fixedCount += 1
  }

  /// The number of the next element behind the fixed slots.
  private func poolStart(_ table: SwiftKind.Table) -> Int {
    shape.totals[table] + lines[table.rawValue].poolCount
  }

  /// Adds elements behind the fixed slots and says where they begin.
  private mutating func pooled(_ numbers: [Double]) -> Int {
    let start = poolStart(.numbers)
    guard !numbers.isEmpty else { return start }
    let table = SwiftKind.Table.numbers.rawValue
    Self.writeLine(to: &lines[table].pool, paths, token) {
      for number in numbers { Self.write(number, to: &$0) }
    }
    lines[table].poolCount += numbers.count
    return start
  }
  private mutating func pooled(_ texts: [String]) -> Int {
    let start = poolStart(.strings)
    guard !texts.isEmpty else { return start }
    let table = SwiftKind.Table.strings.rawValue
    Self.writeLine(to: &lines[table].pool, paths, token) {
      for text in texts { Self.write(text, to: &$0) }
    }
    lines[table].poolCount += texts.count
    return start
  }
  private mutating func poolColors() -> Int {
    let start = poolStart(.colors)
    Self.writeWide(colors, slot: start, to: &wide.pool, paths, token)
    let table = SwiftKind.Table.colors.rawValue
    Self.write(colors, to: &lines[table].pool, paths, token)
    lines[table].poolCount += 1
    return start
  }

  private mutating func addColors() {
    let table = SwiftKind.Table.colors.rawValue
    Self.writeWide(
      colors, slot: lines[table].fixedCount, to: &wide.fixed, paths, token)
    Self.write(colors, to: &lines[table].fixed, paths, token)
    lines[table].fixedCount += 1
  }
}

// Static, because a method would hold a copy of the tables while one of their buffers is written to.
extension SwiftTables {
  @inline(__always)
  private static func writeLine(
    to writer: inout ByteWriter, _ paths: SwiftPathComments, _ token: TokenID,
    _ body: (inout ByteWriter) -> Void
  ) {
    writer.write("    ")
    body(&writer)
    writer.write("// ")
    paths.write(token, to: &writer)
    writer.write("\n")
  }

  private static func write(
    _ colors: [SwiftColorValue], to writer: inout ByteWriter, _ paths: SwiftPathComments,
    _ token: TokenID
  ) {
    writeLine(to: &writer, paths, token) { writer in
      for color in colors {
        writer.write("0x")
        writer.write(hex: color.packed, digits: 8)
        writer.write(", ")
      }
    }
  }

  private static func writeWide(
    _ colors: [SwiftColorValue], slot: Int, to writer: inout ByteWriter,
    _ paths: SwiftPathComments, _ token: TokenID
  ) {
    for (column, color) in colors.enumerated() where !color.isPacked {
      writeLine(to: &writer, paths, token) { writer in
        writer.write(integer: slot * colors.count + column)
        writer.write(color.isP3 ? ", 1, " : ", 0, ")
        write(color.red, to: &writer)
        write(color.green, to: &writer)
        write(color.blue, to: &writer)
        write(color.alpha, to: &writer)
      }
    }
  }

  private static func write(_ number: Double, to writer: inout ByteWriter) {
    writer.write(number: number.isFinite ? number : 0)
    writer.write(", ")
  }

  private static func write(_ text: String, to writer: inout ByteWriter) {
    SwiftText.writeLiteral(text, to: &writer)
    writer.write(", ")
  }

  private static func numbers(of curve: CubicBezier) -> [Double] {
    [curve.x1, curve.y1, curve.x2, curve.y2]
  }
}

// Values.
extension SwiftTables {
  /// Notes the colours of a part of the token's value in all columns; one that is not there is clear.
  private mutating func findColors(
    into diagnostics: inout Diagnostics, part: (TokenValue) -> Color?
  ) {
    colors.removeAll(keepingCapacity: true)
    var previous: Int?
    for theme in instance.columns {
      let number = graph.valueNumber(of: token, inTheme: theme)
      // Most tokens have one value for light and dark.
      if number == previous, let last = colors.last, !last.wasMoved {
        colors.append(last)
        continue
      }
      previous = number
      guard let number, let color = part(graph.values[number]) else {
        colors.append(.clear)
        continue
      }
      let value = SwiftColorValue(color)
      if value.wasMoved {
        diagnostics.report(
          .swiftColorMoved(path, color.space.rawValue, at: span(inTheme: theme)))
      }
      colors.append(value)
    }
  }

  private func points(_ length: Dimension, into diagnostics: inout Diagnostics) -> Double {
    if let points = SwiftLength.points(length) { return points }
    diagnostics.report(
      .swiftHasNoUnit(path, unit: length.unit.name, at: span(inTheme: instance.theme)))
    return 0
  }
}
