extension ThemeDifference {
  /// The difference for programs: one object, every change by itself.
  package func json(_ themes: BrokenThemes? = nil) -> String {
    var writer = DifferenceWriter(self)
    writer.write(self, themes)
    return writer.out.text
  }
}

/// Writes the layout of `diff --report json`.
private struct DifferenceWriter {
  private var oldLines: SourceLines
  private var newLines: SourceLines
  private(set) var out = ByteWriter()

  init(_ difference: ThemeDifference) {
    oldLines = SourceLines(difference.oldSources)
    newLines = SourceLines(difference.newSources)
  }

  mutating func write(_ difference: ThemeDifference, _ themes: BrokenThemes?) {
    out.write("{\"version\": 1,\n \"step\": \"\(difference.step.rawValue)\",\n \"changes\": [")
    for (index, change) in difference.changes.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      write(change)
    }
    out.write(difference.changes.isEmpty ? "],\n" : "\n ],\n")
    if let themes { write(themes) }
    out.write(" \"summary\": {")
    for (index, changeClass) in ChangeClass.allCases.enumerated() {
      out.write(index == 0 ? "" : ", ")
      out.write("\"\(changeClass.rawValue)\": \(difference.count(of: changeClass))")
    }
    if let themes {
      out.write(", \"themes\": \(themes.count), \"broken\": \(themes.brokenCount)")
    }
    out.write("}}\n")
  }

  private mutating func write(_ themes: BrokenThemes) {
    var lines = SourceLines(themes.sources)
    out.write(" \"broken\": [")
    for (index, use) in themes.uses.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      let start = lines.start(of: use.span)
      out.writeJSON(
        .members([
          "file": lines.path(of: use.span.source).map { .string($0) },
          "line": start.map { .integer($0.line) }, "column": start.map { .integer($0.column) },
          "relation": .string(use.relation.rawValue), "path": .string(use.path),
          "kind": .string(use.change.kind.rawValue),
          "now": use.change.kind == .renamed ? use.change.path.map { .string($0) } : nil,
        ]))
    }
    out.write(themes.uses.isEmpty ? "],\n" : "\n ],\n")
  }

  private mutating func write(_ change: Change) {
    out.write(
      "{\"kind\": \"\(change.kind.rawValue)\", \"class\": \"\(change.changeClass.rawValue)\"")
    out.write(", \"step\": \"\(change.step.rawValue)\"")
    switch change.subject {
    case .token(let path): write("path", .string(path))
    case .modifier(let name): write("modifier", .string(name))
    case .context(let name, let modifier):
      write("modifier", .string(modifier))
      write("context", .string(name))
    case .term(let term):
      write("term", .string(term.name))
      write("patterns", .array(term.patterns.map { .string($0) }))
    }
    write("former", change.former.map { .string($0) })
    write("themes", change.themes.map { .array($0.map { .string($0) }) })
    write("partners", .list(change.partners.map { .string($0) }))
    write("deltaE", change.deltaE.map { .number($0.rounded(toPlaces: 2)) })
    write("origin", change.origin.map { .string($0) })
    if let state = change.old { write("old", state, place(of: state, isOld: true)) }
    if let state = change.new { write("new", state, place(of: state, isOld: false)) }
    out.write("}")
  }

  private mutating func write(_ key: StaticString, _ value: JSONValue?) {
    guard let value else { return }
    out.write(", \"")
    out.write(key)
    out.write("\": ")
    out.writeJSON(value)
  }

  private mutating func place(
    of state: ThemeInventory.State, isOld: Bool
  ) -> [JSONValue.Member] {
    guard let span = state.place else { return [] }
    let start = isOld ? oldLines.start(of: span) : newLines.start(of: span)
    let path = isOld ? oldLines.path(of: span.source) : newLines.path(of: span.source)
    guard let start, let path else { return [] }
    return [
      .init("file", .string(path)), .init("line", .integer(start.line)),
      .init("column", .integer(start.column)),
    ]
  }

  private mutating func write(
    _ key: StaticString, _ state: ThemeInventory.State, _ place: [JSONValue.Member]
  ) {
    out.write(", \"")
    out.write(key)
    out.write("\": {")
    var members: [JSONValue.Member] = []
    if let type = state.type { members.append(.init("type", .string(type))) }
    if state.value != .opaque {
      out.write("\"value\": ")
      out.write(ValueText.json(state.value))
      out.write(", ")
      members.append(.init("text", .string(ValueText.text(state.value))))
    }
    if let entry = state.entry {
      if entry.isNullable { members.append(.init("nullable", .boolean(true))) }
      if entry.isFrozen { members.append(.init("frozen", .boolean(true))) }
      if let hash = entry.hash { members.append(.init("hash", .string(hash))) }
    }
    if let target = state.target { members.append(.init("target", .string(target))) }
    if !state.references.isEmpty {
      members.append(.init("references", .array(state.references.map { .string($0) })))
    }
    switch state.deprecation {
    case .reason(let reason)?: members.append(.init("deprecated", .string(reason)))
    case .flag?: members.append(.init("deprecated", .boolean(true)))
    case nil: break
    }
    if let description = state.description {
      members.append(.init("description", .string(description)))
    }
    writeMembers(members + place)
    out.write("}")
  }

  private mutating func writeMembers(_ members: [JSONValue.Member]) {
    for (index, member) in members.enumerated() {
      out.write(index == 0 ? "" : ", ")
      out.writeJSON(string: member.key)
      out.write(": ")
      out.writeJSON(member.value)
    }
  }
}
