/// The tables of one instance as lines of Swift source, one token a line.
struct SwiftTables {
  /// The lines of a table: fixed slots first, then what the slots of `counts` point to.
  struct Lines {
    var fixed = ByteWriter()
    var pool = ByteWriter()
    var fixedCount = 0
    var poolCount = 0
  }

  private let graph: ThemeGraph
  private let shape: SwiftShape
  private let paths: SwiftPathComments
  private let instance: SwiftInstance
  private var lines = Array(repeating: Lines(), count: SwiftKind.Table.allCases.count)
  private var wide = Lines()
  private var token = TokenID(rawValue: 0)

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
  }

  /// The lines of a table.
  func bytes(of table: SwiftKind.Table) -> [UInt8] {
    let lines = lines[table.rawValue]
    return lines.pool.count == 0 ? lines.fixed.bytes : lines.fixed.bytes + lines.pool.bytes
  }
  /// The colours that 8-bit sRGB cannot hold: index in `colors`, space, red, green, blue, alpha.
  var wideBytes: [UInt8] { wide.fixed.bytes + wide.pool.bytes }

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
    if entry.isOptional { line(.flags, [value == .null ? "false" : "true"]) }
  }

  private mutating func add(
    _ value: TokenValue, _ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics
  ) {
    switch (entry.kind, value) {
    case (.color, .color):
      let colors = colors(into: &diagnostics) { value in
        if case .color(let color) = value { color } else { nil }
      }
      addColors(colors)
    case (.number, .dimension(let length)): number(points(length, into: &diagnostics))
    case (.number, .number(let number)): self.number(number)
    case (.number, .duration(let duration)): number(duration.seconds)
    case (.number, .custom(.number(let number))): self.number(number)
    case (.fontWeight, .fontWeight(let weight)): number(weight.value)
    case (.length, .dimension(let length)):
      line(.counts, [pooled([length.value]), pooled([length.unit.name])])
    case (.asset, .color):
      line(
        .strings, [Self.literal(instance.catalogFolder + CatalogNames.path(of: token, in: graph))])
    case (.string, .string(let text)), (.string, .custom(.string(let text))):
      line(.strings, [Self.literal(text)])
    case (.string, .custom(let data)): line(.strings, [Self.literal(SwiftJSONText.text(data))])
    case (.boolean, .boolean(let flag)), (.boolean, .custom(.boolean(let flag))):
      line(.flags, [flag ? "true" : "false"])
    default: addComposite(value, entry, into: &diagnostics)
    }
  }

  private mutating func addComposite(
    _ value: TokenValue, _ entry: SwiftShape.Entry, into diagnostics: inout Diagnostics
  ) {
    switch (entry.kind, value) {
    case (.fontFamily, .fontFamily(let family)):
      line(.counts, [pooled(family.names), String(family.names.count)])
    case (.cubicBezier, .cubicBezier(let curve)): line(.numbers, Self.texts(of: curve))
    case (.strokeStyle, .strokeStyle(let style)):
      line(.counts, stroke(style, into: &diagnostics))
    case (.border, .border(let border)): addBorder(border, into: &diagnostics)
    case (.transition, .transition(let transition)):
      let times = [transition.duration.value.seconds, transition.delay.value.seconds]
      line(.numbers, times.map(Self.text) + Self.texts(of: transition.timingFunction.value))
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
    case .colors: addColors(instance.columns.map { _ in .clear })
    case .strings: line(.strings, ["\"\""])
    case .flags: line(.flags, ["false"])
    case .numbers, .counts:
      line(entry.kind.table, Array(repeating: "0", count: entry.kind.slots))
    }
  }
}

// The values that consist of others.
extension SwiftTables {
  private mutating func addBorder(_ border: Border, into diagnostics: inout Diagnostics) {
    let colors = colors(into: &diagnostics) { value in
      if case .border(let border) = value { border.color.value } else { nil }
    }
    let color = pooled(colors)
    let width = pooled([points(border.width.value, into: &diagnostics)])
    line(.counts, [color, width] + stroke(border.style.value, into: &diagnostics))
  }

  private mutating func addShadow(_ shadow: Shadow, into diagnostics: inout Diagnostics) {
    let colorStart = poolStart(.colors)
    let numberStart = poolStart(.numbers)
    for (index, slot) in shadow.layers.enumerated() {
      let layer = slot.value
      // A shadow that another appearance does not have is not seen there.
      let colors = colors(into: &diagnostics) { value in
        guard case .shadow(let shadow) = value, index < shadow.layers.count else { return nil }
        return shadow.layers[index].value.color.value
      }
      _ = pooled(colors)
      let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(\.value)
      var numbers: [Double] = []
      for length in lengths { numbers.append(points(length, into: &diagnostics)) }
      _ = pooled(numbers + [layer.inset == true ? 1 : 0])
    }
    line(.counts, [String(shadow.layers.count), colorStart, numberStart])
  }

  private mutating func addGradient(_ gradient: Gradient, into diagnostics: inout Diagnostics) {
    let colorStart = poolStart(.colors)
    let numberStart = poolStart(.numbers)
    for (index, stop) in gradient.stops.enumerated() {
      let colors = colors(into: &diagnostics) { value in
        guard case .gradient(let gradient) = value, !gradient.stops.isEmpty else { return nil }
        return gradient.stops[min(index, gradient.stops.count - 1)].color.value
      }
      _ = pooled(colors)
      _ = pooled([stop.position.value])
    }
    line(.counts, [String(gradient.stops.count), colorStart, numberStart])
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
    line(.counts, [family, String(names.count), numbers, String(mask)])
  }

  private mutating func stroke(
    _ style: StrokeStyle, into diagnostics: inout Diagnostics
  ) -> [String] {
    switch style {
    case .keyword(let keyword):
      let index = StrokeStyle.Keyword.allCases.firstIndex(of: keyword) ?? 0
      return [String(index), "0", "0", "0"]
    case .dashes(let dashes, let cap):
      var lengths: [Double] = []
      for dash in dashes { lengths.append(points(dash.value, into: &diagnostics)) }
      let capIndex = StrokeStyle.LineCap.allCases.firstIndex(of: cap) ?? 0
      return [
        String(StrokeStyle.Keyword.allCases.count), String(capIndex), pooled(lengths),
        String(dashes.count),
      ]
    }
  }
}

// Lines.
extension SwiftTables {
  private mutating func number(_ value: Double) {
    let table = SwiftKind.Table.numbers.rawValue
    Self.writeLine(to: &lines[table].fixed, paths[token]) {
      $0.write(number: value.isFinite ? value : 0)
      $0.write(", ")
    }
    lines[table].fixedCount += 1
  }

  private mutating func line(_ table: SwiftKind.Table, _ elements: [String]) {
    write(elements, to: \.fixed, of: table)
    lines[table.rawValue].fixedCount += elements.count
  }

  /// The number of the next element behind the fixed slots.
  private func poolStart(_ table: SwiftKind.Table) -> String {
    String(shape.totals[table] + lines[table.rawValue].poolCount)
  }

  /// Adds elements behind the fixed slots and says where they begin.
  private mutating func pooled(_ numbers: [Double]) -> String {
    let start = poolStart(.numbers)
    guard !numbers.isEmpty else { return start }
    let table = SwiftKind.Table.numbers.rawValue
    Self.writeLine(to: &lines[table].pool, paths[token]) { writer in
      for number in numbers {
        writer.write(number: number.isFinite ? number : 0)
        writer.write(", ")
      }
    }
    lines[table].poolCount += numbers.count
    return start
  }
  private mutating func pooled(_ texts: [String]) -> String {
    pooled(texts.map(Self.literal), .strings)
  }
  private mutating func pooled(_ elements: [String], _ table: SwiftKind.Table) -> String {
    let start = poolStart(table)
    guard !elements.isEmpty else { return start }
    write(elements, to: \.pool, of: table)
    lines[table.rawValue].poolCount += elements.count
    return start
  }
  private mutating func pooled(_ colors: [SwiftColorValue]) -> String {
    let start = shape.totals[.colors] + lines[SwiftKind.Table.colors.rawValue].poolCount
    writeWide(colors, slot: start, to: \.pool)
    Self.write(colors, to: &lines[SwiftKind.Table.colors.rawValue].pool, paths[token])
    lines[SwiftKind.Table.colors.rawValue].poolCount += 1
    return String(start)
  }

  private mutating func addColors(_ colors: [SwiftColorValue]) {
    let slot = lines[SwiftKind.Table.colors.rawValue].fixedCount
    writeWide(colors, slot: slot, to: \.fixed)
    Self.write(colors, to: &lines[SwiftKind.Table.colors.rawValue].fixed, paths[token])
    lines[SwiftKind.Table.colors.rawValue].fixedCount += 1
  }

  private mutating func writeWide(
    _ colors: [SwiftColorValue], slot: Int, to part: WritableKeyPath<Lines, ByteWriter>
  ) {
    for (column, color) in colors.enumerated() where !color.isPacked {
      Self.writeLine(to: &wide[keyPath: part], paths[token]) { writer in
        writer.write(integer: slot * colors.count + column)
        writer.write(color.isP3 ? ", 1, " : ", 0, ")
        for number in [color.red, color.green, color.blue, color.alpha] {
          writer.write(number: number.isFinite ? number : 0)
          writer.write(", ")
        }
      }
    }
  }

  private mutating func write(
    _ elements: [String], to part: WritableKeyPath<Lines, ByteWriter>,
    of table: SwiftKind.Table
  ) {
    Self.write(elements, to: &lines[table.rawValue][keyPath: part], paths[token])
  }

  private static func write(
    _ elements: [String], to writer: inout ByteWriter, _ comment: ArraySlice<UInt8>
  ) {
    writeLine(to: &writer, comment) { writer in
      for element in elements {
        writer.write(element)
        writer.write(", ")
      }
    }
  }

  private static func write(
    _ colors: [SwiftColorValue], to writer: inout ByteWriter, _ comment: ArraySlice<UInt8>
  ) {
    writeLine(to: &writer, comment) { writer in
      for color in colors {
        writer.write("0x")
        writer.write(hex: color.packed, digits: 8)
        writer.write(", ")
      }
    }
  }

  private static func writeLine(
    to writer: inout ByteWriter, _ comment: ArraySlice<UInt8>, _ body: (inout ByteWriter) -> Void
  ) {
    writer.write("    ")
    body(&writer)
    writer.write("// ")
    writer.write(bytes: comment)
    writer.write("\n")
  }

  private static func text(_ value: Double) -> String {
    value.isFinite ? NumberText.text(value) : "0"
  }
  private static func texts(of curve: CubicBezier) -> [String] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(text)
  }
  private static func literal(_ text: String) -> String {
    var writer = ByteWriter()
    SwiftText.writeLiteral(text, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

// Values.
extension SwiftTables {
  /// The colours of a part of the token's value in all columns; one that is not there is clear.
  private func colors(
    into diagnostics: inout Diagnostics, part: (TokenValue) -> Color?
  ) -> [SwiftColorValue] {
    instance.columns.map { theme in
      guard let color = part(value(inTheme: theme)) else { return .clear }
      let value = SwiftColorValue(color)
      if value.wasMoved {
        diagnostics.report(
          .swiftColorMoved(path, color.space.rawValue, at: span(inTheme: theme)))
      }
      return value
    }
  }

  private func points(_ length: Dimension, into diagnostics: inout Diagnostics) -> Double {
    if let points = SwiftLength.points(length) { return points }
    diagnostics.report(
      .swiftHasNoUnit(path, unit: length.unit.name, at: span(inTheme: instance.theme)))
    return 0
  }
}
