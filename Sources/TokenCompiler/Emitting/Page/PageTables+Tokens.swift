extension PageTables {
  /// Those that something is said of, in their order.
  var changedRows: [Int] {
    var isChanged = Array(repeating: false, count: content.rows.count)
    for row in content.notes.flatMap(\.rows) where isChanged.indices.contains(row) {
      isChanged[row] = true
    }
    return content.rows.indices.filter { isChanged[$0] }
  }

  /// The rows of each type, colours first.
  var kinds: [(type: String, rows: [Int])] {
    var kinds: [(type: String, rows: [Int])] = [("color", [])]
    var places = ["color": 0]
    for row in content.rows.indices {
      let type = content.typeName(of: row) ?? "without a type"
      if places[type] == nil {
        places[type] = kinds.count
        kinds.append((type, []))
      }
      kinds[places[type] ?? 0].rows.append(row)
    }
    return kinds.filter { !$0.rows.isEmpty }
  }

  mutating func writeOverrides() {
    let found = content.rows.indices.compactMap { row in
      content.rows[row][0].flatMap(content.override(of:)).map { (row, $0) }
    }
    for (title, isOwn) in [("Overridden", true), ("Follows from that", false)] {
      let rows = found.filter { $0.1.isOwn == isOwn }
      guard !rows.isEmpty else { continue }
      writeHead(title, rows.count)
      for (row, override) in rows { write(row, base: override.base) }
      out.write("</table>\n")
    }
  }

  mutating func writeTable(_ title: String, _ rows: [Int]) {
    guard !rows.isEmpty else { return }
    writeHead(title, rows.count)
    for row in rows { write(row) }
    out.write("</table>\n")
  }

  private mutating func writeHead(_ title: String, _ count: Int) {
    out.write("<h2>\(XMLText.escaped(title)) <small>\(count)</small></h2>\n<table>\n<tr><th>Token")
    for column in content.columns {
      let side = column.side.map { " " + $0.rawValue } ?? ""
      write(text: content.shownName(of: column) + side, in: "th")
    }
    out.write("\n")
  }

  /// A row; with the values of the base below its own where they are others.
  private mutating func write(_ row: Int, base: [UInt32?]? = nil) {
    out.write("<tr>")
    write(text: path(of: row), in: "th")
    let values = content.columns.indices.map { value(of: row, in: $0) }
    let isOne = base == nil && values.count > 1 && values.allSatisfy { $0 == values[0] }
    for (index, value) in (isOne ? [values[0]] : values).enumerated() {
      out.write(isOne ? "<td colspan=\"\(values.count)\">" : "<td>")
      write(value)
      guard let base, base.indices.contains(index) else { continue }
      let other = base[index].map { content.graphs[0].values[Int($0)] }
      guard other != value else { continue }
      out.write("<br><small>base ")
      write(other)
      out.write("</small>")
    }
    out.write("\n")
  }

  private func value(of row: Int, in column: Int) -> TokenValue? {
    guard let token = content.token(row, inColumn: column) else { return nil }
    let graph = content.graphs[content.columns[column].graph]
    return graph.values[Int(content.column(column).values[token.index])]
  }

  private mutating func write(_ value: TokenValue?) {
    guard let value else { return out.write("<i>not there</i>") }
    if case .color(let color) = value {
      out.write("<s style=\"background:" + SwatchColor(Color(color.space, color.components)).text)
      out.write(hex: UInt32((min(1, max(0, color.alpha ?? 1)) * 255).rounded()), digits: 2)
      out.write("\"></s>")
    }
    out.write(XMLText.escaped(PageText.text(value).cut(to: 200)))
  }
}
