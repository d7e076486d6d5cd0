/// Which tokens have a value, and where each has it from.
package struct ValueExplanation: Sendable {
  /// The value that was asked for, as it was asked for.
  package let subject: String
  /// The tokens, in source order.
  let holders: [Holder]

  /// A token that has the value.
  struct Holder: Sendable {
    var path: String
    /// The declaration that gives it the value, in the first of its themes.
    var declaration: DeclarationID
    /// The token that it takes the value from, where it is a reference.
    var target: String?
    /// The themes in which it does, by name; `nil` is all that there are.
    var themes: [String]?
  }

  /// Looks for a value: a colour in any notation of CSS, a length, a number, a text. `nil` where no
  /// token has it.
  package init?(_ subject: String, in graph: ThemeGraph) {
    self.subject = subject
    let wanted = WantedValue(subject)
    var themes: [TokenID: [Int]] = [:]
    for theme in graph.themes.indices {
      // Tokens share values, so each is compared once.
      var known: [UInt32: Bool] = [:]
      let column = graph.columns[theme]
      for token in graph.tokens.ids where column.winners[token.index] != .max {
        let number = column.values[token.index]
        let isWanted = known[number] ?? wanted.isEqual(to: graph.values[Int(number)])
        known[number] = isWanted
        if isWanted { themes[token, default: []].append(theme) }
      }
    }
    holders = graph.tokens.ids.compactMap { token in
      themes[token].flatMap { Self.holder(token, $0, graph) }
    }
    if holders.isEmpty { return nil }
  }

  private static func holder(
    _ token: TokenID, _ themes: [Int], _ graph: ThemeGraph
  ) -> Holder? {
    guard let first = themes.first, let resolution = graph.resolution(of: token, inTheme: first)
    else { return nil }
    return Holder(
      path: graph.path(of: token), declaration: resolution.declaration,
      target: resolution.target.map(graph.path(of:)),
      themes: themes.count == graph.themes.count ? nil : themes.map { graph.themes[$0].name })
  }
}

/// A value that is looked for.
private struct WantedValue {
  private let text: String
  private let color: [UInt8]?

  init(_ subject: String) {
    text = subject
    color = ColorText.color(subject).map(Self.bytes)
  }

  /// Colours are equal where they look equal on a screen of 8 bits a channel.
  func isEqual(to value: TokenValue) -> Bool {
    switch value {
    case .color(let found): color == Self.bytes(found)
    case .string(let found), .custom(.string(let found)): found == text
    // A family is asked for by its names, without the quotes of an output.
    case .fontFamily(let family):
      family.names.joined(separator: ", ") == text || ValueText.text(value) == text
    case .invalid, .opaque: false
    // In `plain` a length is a bare number.
    case .dimension: [text, text + "px"].contains(ValueText.text(value))
    default: ValueText.text(value) == text
    }
  }

  private static func bytes(_ color: Color) -> [UInt8] {
    let bytes = color.srgbBytes
    return [bytes.red, bytes.green, bytes.blue, bytes.alpha]
  }
}

/// A colour that a theme has and that is near to one that it does not have.
package struct NearColor: Sendable {
  /// The first token that has it.
  package let path: String
  /// The colour as CSS writes it.
  package let text: String
  /// How far the two are apart to the eye, by ΔE 2000 with two decimals.
  package let difference: String

  /// The nearest colours of a theme, the nearest first; `nil` where `subject` is no colour. Each colour is
  /// named once.
  package static func all(to subject: String, in graph: ThemeGraph, limit: Int = 3) -> [Self]? {
    guard let wanted = ColorText.color(subject) else { return nil }
    var known: Set<String> = []
    var found: [(token: TokenID, color: Color, distance: Double)] = []
    for theme in graph.themes.indices {
      for token in graph.tokens.ids {
        guard case .color(let color)? = graph.resolution(of: token, inTheme: theme)?.value,
          known.insert(ValueText.text(.color(color))).inserted
        else { continue }
        found.append((token, color, color.deltaE2000(from: wanted)))
      }
    }
    let nearest = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return nearest.prefix(limit).map { entry in
      NearColor(
        path: graph.path(of: entry.element.token),
        text: ValueText.text(.color(entry.element.color)),
        difference: Change.decimals(entry.element.distance))
    }
  }

  /// Whether a text can only be meant as a colour.
  package static func isMeant(by subject: String) -> Bool { ColorText.looksLikeColor(subject) }
}

extension ValueExplanation {
  /// The answer for a terminal: those that say the value themselves first, then those that refer to
  /// them.
  package func text(_ graph: ThemeGraph, swatches: Swatches = Swatches(.none)) -> String {
    var places = ExplainedPlaces(graph)
    let color = ColorText.color(subject).map { swatches.patch(.color($0)) }
    var text = (color ?? "") + DisplayText.line(subject) + "\n"
    let roots = holders.filter { $0.target == nil }
    let others = holders.filter { $0.target != nil }
    for holder in roots { text += "  " + line(holder, &places) + "\n" }
    if !others.isEmpty { text += "\nby reference:\n" }
    for holder in others { text += "  " + line(holder, &places) + "\n" }
    return text
  }

  private func line(_ holder: Holder, _ places: inout ExplainedPlaces) -> String {
    let themes = holder.themes.map { " (in \($0.joined(separator: ", ")))" } ?? ""
    let path = DisplayText.line(holder.path)
    return places.place(of: holder.declaration) + ": \(path) = "
      + places.written(holder.declaration) + DisplayText.line(themes)
  }

  /// The answer for programs.
  package func json(_ graph: ThemeGraph) -> String {
    var lines = SourceLines(graph.sources)
    var out = ByteWriter()
    out.write("{\"version\": 1,\n \"value\": ")
    out.writeJSON(string: subject)
    out.write(",\n \"tokens\": [")
    for (index, holder) in holders.enumerated() {
      out.write(index == 0 ? "\n  " : ",\n  ")
      let span = graph.declarations[holder.declaration].valueSpan
      let start = lines.start(of: span)
      out.writeJSON(
        .members([
          "path": .string(holder.path), "written": .string(graph.sources.text(of: span)),
          "file": lines.path(of: span.source).map { .string($0) },
          "line": start.map { .integer($0.line) }, "column": start.map { .integer($0.column) },
          "target": holder.target.map { .string($0) },
          "themes": holder.themes.map { .array($0.map { .string($0) }) },
        ]))
    }
    out.write("\n ]}\n")
    return out.text
  }
}

extension ThemeGraph {
  /// The first token in a group, or in the groups inside it; `nil` where no group has that path.
  package func firstToken(inGroup path: String) -> String? {
    guard let group = groups.ids.first(where: { $0 != .root && self.path(of: $0) == path }) else {
      return nil
    }
    let first = tokens.ids.first { token in
      var around = tokens[token].group
      while around != group, around != .root { around = groups[around].parent }
      return around == group
    }
    return first.map(self.path(of:))
  }

  /// The path that was probably meant by one that no token has.
  package func nearestPath(to path: String) -> String? {
    var nearest = NearestPath(self)
    return nearest.token(for: Array(path.utf8)[...]).map(self.path(of:))
  }
}
