extension ThemeResolver {
  /// No text grows beyond this many bytes by the parts of values that its references stand for; whole
  /// values are weighed before.
  static let partsLimit = 65_536

  /// The text of a template: its references are replaced and, in sets with math, sums computed.
  func templateText(at place: ValuePlace) -> String {
    let placed = merged.sets[place.set]
    let raw = placed.set.values[Int(place.index)]
    let source = merged.graph.sources[placed.source]
    var text = ""
    var position = raw.range.start
    for index in place.index + 1..<max(raw.next, place.index + 1) {
      let reference = placed.set.values[Int(index)]
      text += JSONText.string(
        ByteRange(start: position, end: reference.shown.start), hasEscapes: raw.hasEscapes,
        in: source)
      let number = bindings[place.set][Int(reference.payload)]
      if case .text(let part)? = partTexts[ValuePlace(set: place.set, index: index)] {
        if text.utf8.count < Self.partsLimit { text += part }
      } else if number < ReferenceBinder.unbound {
        text +=
          values[Int(column.values[Int(number)])].templateText
          ?? String(decoding: source.bytes[reference.shown.integers], as: UTF8.self)
      }
      position = reference.shown.end
    }
    text += JSONText.string(
      ByteRange(start: position, end: raw.range.end), hasEscapes: raw.hasEscapes, in: source)
    text = ColorText.spelledOut(text)
    return placed.set.hasMath ? MathText.evaluated(text) : text
  }

  /// What stands inside the templates of a declaration and has no text. A reference that failed, or led
  /// to what failed, was reported.
  func content(ofTemplates place: ValuePlace) -> TemplateContent {
    let set = merged.sets[place.set].set
    var result = TemplateContent.text
    var index = place.index
    while index < set.values[Int(place.index)].next {
      let raw = set.values[Int(index)]
      index += 1
      guard raw.kind == .template else { continue }
      for inner in index..<max(raw.next, index) {
        switch partTexts[ValuePlace(set: place.set, index: inner)] {
        case .text: continue
        case .failed: return .failed
        case .noText(let value): return .noText(ValuePlace(set: place.set, index: inner), value)
        case nil: break
        }
        let number = bindings[place.set][Int(set.values[Int(inner)].payload)]
        guard number < ReferenceBinder.unbound, !isPoisoned[Int(number)] else { return .failed }
        let value = values[Int(column.values[Int(number)])]
        if case .invalid = value { return .failed }
        let inside = ValuePlace(set: place.set, index: inner)
        if value.templateText == nil, case .text = result { result = .noText(inside, value) }
      }
    }
    return result
  }

  /// The type that a token of Tokens Studio has: what its own type means, where the value fits.
  func studioType(_ declared: DeclaredType, at place: ValuePlace) -> TokenType {
    guard merged.sets[place.set].set.hasMath else { return declared.type }
    if value(at: place).kind == .modified {
      return studioType(declared, at: ValuePlace(set: place.set, index: place.index + 1))
    }
    let kind = value(at: place).kind
    if kind == .null { return declared.meant ?? declared.type }
    let text = kind == .text ? text(at: place) : ""
    switch declared.meant ?? declared.type {
    case .dimension:
      if kind == .number || kind == .object || Dimension(looseText: text) != nil {
        return .dimension
      }
    case .number:
      if kind == .number || Quantity(text).map({ $0.unit.isEmpty || $0.unit == "%" }) == true {
        return .number
      }
      return Dimension(looseText: text) == nil ? .custom : .dimension
    case .fontFamily: return kind == .text || kind == .list ? .fontFamily : .custom
    case .fontWeight:
      return kind == .number || FontWeight(looseText: text) != nil ? .fontWeight : .custom
    case .shadow:
      let isShadow = kind == .object || kind == .list || CompositeText.shadow(text) != nil
      return isShadow ? .shadow : .custom
    case .color:
      return text.holds(text: "gradient(") ? .custom : .color
    default: break
    }
    return declared.meant == nil && declared.type != .dimension ? declared.type : .custom
  }
}

/// What the references inside the templates of a value stand for.
enum TemplateContent {
  /// Texts, or there are none.
  case text
  /// One of them failed, which was told.
  case failed
  /// A value that cannot be a part of a text, and where the reference to it stands.
  case noText(ValuePlace, TokenValue)
}

extension ColorText {
  /// `rgba(#0000ff, 0.5)`, which several tools write, as CSS has it; and `set_alpha(COLOUR, 0.5)`, the
  /// colour with that opacity.
  static func spelledOut(_ text: String) -> String {
    let setsAlpha = text.hasPrefix("set_alpha(")
    guard setsAlpha || text.hasPrefix("rgba(") || text.hasPrefix("rgb("), text.hasSuffix(")"),
      let open = text.firstIndex(of: "("), let comma = text.lastIndex(of: ","), open < comma
    else { return text }
    let inner = trimmed(text[text.index(after: open)..<comma])
    let mayBeColor = setsAlpha || inner.hasPrefix("#") || inner.hasPrefix("rgb")
    guard mayBeColor, let color = color(inner) else { return text }
    let alpha = trimmed(text[text.index(after: comma)...].dropLast())
    let rgb = color.converted(to: .srgb).components.map {
      TokenValue.text((($0 ?? 0) * 255).rounded())
    }
    return "rgba(\(rgb.joined(separator: ", ")), \(alpha))"
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
