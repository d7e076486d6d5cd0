// All wording of the decoder.
extension Diagnostic {
  /// - Parameter right: What is to stand in the place of the value or key.
  private static func at(
    _ site: DecodingSite, _ message: String, help: String? = nil, right: String? = nil
  ) -> Diagnostic {
    // Where a pointer leads to the value, the place is the pointer's.
    let fix = site.related.isEmpty ? right.map { Fix(replacing: site.span, with: $0) } : nil
    return Diagnostic(
      site.id, .error, message, at: site.span, path: site.path, help: help, related: site.related,
      fix: fix)
  }

  private static func only(
    at site: DecodingSite, _ message: String, help: String? = nil, right: String? = nil
  ) -> Diagnostic {
    var site = site
    site.id = .invalidValue
    return at(site, message, help: help, right: right)
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func choice(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func proposal(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

  static func mixedUnits(
    _ units: (String, String), _ sum: String, at span: SourceSpan, path: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "'\(sum.shortenedForMessage)' mixes '\(units.0)' and '\(units.1)', so it cannot be computed",
      at: span, path: path, help: "write it in one unit")
  }

  static func noTextInText(
    _ value: TokenValue, _ name: String, at span: SourceSpan, path: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "'\(name)' is \(value.kindInText), which no text can hold", at: span,
      path: path, help: "refer to the parts that the text needs")
  }

  static func alphaOutOfRange(_ value: Double, _ site: DecodingSite) -> Diagnostic {
    let isPercent = value > 1.5 && value <= 100
    return at(
      site, "an alpha lies between 0 and 1",
      help: isPercent ? "write \(number(value / 100)) for \(number(value)) %" : nil)
  }

  static func bezierOutOfRange(_ site: DecodingSite) -> Diagnostic {
    at(site, "the first and the third number of a cubic Bézier curve lie between 0 and 1")
  }

  static func colorOutOfRange(
    _ text: String, _ fault: ColorRange.Fault, _ site: DecodingSite
  ) -> Diagnostic {
    var finding = at(
      site,
      "\(fault.part) is out of range in '\(text.shortenedForMessage)': it lies \(fault.range)",
      help: "did you mean \"\(fault.mended)\"?")
    if site.related.isEmpty {
      finding.fix = Fix(replacing: site.span, with: fault.mended, .suggestion)
    }
    return finding
  }

  static func componentOutOfRange(
    _ value: Double, _ range: ColorSpace.ComponentRange, _ space: ColorSpace, _ site: DecodingSite
  ) -> Diagnostic {
    let help: String?
    if range.isHue {
      help = "a hue lies from 0 up to, but not including, 360: write \(number(value.hueInCircle))"
    } else if range.upper.isFinite {
      let whole: Double = [.oklab, .oklch].contains(space) ? 100 : 255
      let isPart = range.upper == 1 && value > 1.5 && value <= whole
      let part = number((value / whole * 1000).rounded() / 1000)
      help =
        "it lies between \(number(range.lower)) and \(number(range.upper))"
        + (isPart
          ? whole == 100
            ? ": \(number(value)) % is \(part)" : ": \(number(value)) of 255 is \(part)"
          : "")
    } else {
      help = "it is not less than \(number(range.lower))"
    }
    return at(
      site, "\(number(value)) is out of range for this component of '\(space.rawValue)'", help: help
    )
  }

  static func bytesForComponents(
    _ values: [Double], _ first: Double, _ space: ColorSpace, _ site: DecodingSite
  ) -> Diagnostic {
    let parts = values.map { number(($0 / 255 * 1000).rounded() / 1000) }
    return at(
      site, "\(number(first)) is out of range for this component of '\(space.rawValue)'",
      help: "they lie between 0 and 1: of 255 these are \(parts.joined(separator: ", "))")
  }

  static func emptyList(_ what: String, _ site: DecodingSite) -> Diagnostic {
    at(site, "'\(what)' needs at least one element")
  }

  static func extraMember(
    _ key: String, _ what: String, _ nearest: String?, _ site: DecodingSite
  ) -> Diagnostic {
    only(
      at: site, "a \(what) has no member '\(key.shortenedForMessage)'",
      help: proposal(nearest) ?? "data of your own belongs into '$extensions'", right: nearest)
  }

  /// - Parameter other: The type of the token, where it is another one than is needed.
  static func halfReference(
    _ text: String, _ path: String, _ other: TokenType?, needs type: TokenType, _ site: DecodingSite
  ) -> Diagnostic {
    let message = "'\(text)' is no reference, but nearly one to '\(path)'"
    if let other {
      return at(
        site, "\(message), a \(other.name)",
        help: "refer to a token of type '\(type.name)', or write such a value")
    }
    return at(site, message, help: "write '{\(path)}'", right: "{\(path)}")
  }

  static func missingMembers(
    _ names: [String], _ what: String, _ site: DecodingSite
  ) -> Diagnostic {
    at(
      site, "this \(what) has no \(choice(names))",
      help: "add \(list(names))")
  }

  /// An object of other members than any value of the type has.
  static func noMembers(
    _ type: TokenType, _ keys: [String], _ forms: ValueForms, _ site: DecodingSite
  ) -> Diagnostic {
    only(
      at: site,
      "an object with \(list(keys.prefix(4).map(\.shortenedForMessage))) is no value of type"
        + " '\(type.name)'",
      help: "\(type.form(in: forms)); values of modes need \"$type\": \"dynamic\" at the top")
  }

  /// A text of Tokens Studio that is no measure of any kind.
  static func noMeasure(
    _ text: String, _ type: TokenType, at span: SourceSpan, path: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidValue, .warning,
      "'\(text.shortenedForMessage)' is no value of type '\(type.name)'", at: span, path: path,
      help: type.form(in: .texts)
    ).keptAsWritten
  }

  static func noBoolean(_ what: String, _ found: String, _ site: DecodingSite) -> Diagnostic {
    at(site, "'\(what)' is true or false, not \(found)")
  }

  static func noList(_ what: String, _ found: String, _ site: DecodingSite) -> Diagnostic {
    at(site, "'\(what)' is a list, not \(found)")
  }

  static func noNumber(_ what: String, _ found: String, _ site: DecodingSite) -> Diagnostic {
    let mayBeNone = what == "component"
    let meant =
      isQuotedNumber(found) ? MeantValue.bare(String(found.dropFirst().dropLast())) : nil
    var finding = at(
      site, "'\(what)' is a number\(mayBeNone ? " or 'none'" : ""), not \(found)", help: meant?.help
    )
    finding.fix = meant.flatMap { fix($0, site) }
    return finding
  }

  static func noStop(_ found: String, _ site: DecodingSite) -> Diagnostic {
    at(site, "a gradient stop is an object with 'color' and 'position', not \(found)")
  }

  static func noText(_ what: String, _ found: String, _ site: DecodingSite) -> Diagnostic {
    at(site, "'\(what)' is text, not \(found)")
  }

  /// - Parameter meant: What was meant, where that is plain.
  static func notOfType(
    _ type: TokenType, _ found: String, _ forms: ValueForms, meant: MeantValue? = nil,
    _ site: DecodingSite
  ) -> Diagnostic {
    var finding = at(
      site, "\(found) is no value of type '\(type.name)'", help: meant?.help ?? type.form(in: forms)
    )
    finding.fix = meant.flatMap { fix($0, site) }
    return finding
  }

  private static func fix(_ meant: MeantValue, _ site: DecodingSite) -> Fix? {
    guard site.related.isEmpty else { return nil }
    switch meant {
    case .text(let text, let isCertain):
      return Fix(replacing: site.span, with: text, isCertain ? .safe : .suggestion)
    case .bare(let text, let isCertain):
      return Fix(replacing: site.withQuotes, with: text, isCertain ? .safe : .suggestion)
    case .advice: return nil
    }
  }

  static func noFontName(_ site: DecodingSite) -> Diagnostic {
    at(site, "a font family has a name", help: "write the name of a font, such as \"Inter\"")
  }

  /// - Parameter meant: What the text is, or was meant to be.
  static func noNameOfFont(
    _ text: String, _ meant: MeantValue, _ site: DecodingSite
  ) -> Diagnostic {
    var finding = at(
      site, "'\(text.shortenedForMessage)' is no name of a font", help: meant.help)
    finding.fix = fix(meant, site)
    return finding
  }

  /// - Parameter isNumber: The value is a number and nothing else.
  static func outOfNamedRange(
    _ fault: NamedRange.Fault, isNumber: Bool, _ site: DecodingSite
  ) -> Diagnostic {
    let value = number(fault.value)
    let meant = fault.meant.map(number)
    let (range, help) =
      switch fault.range {
      case .notNegative:
        ("is not negative", "write 0 or more" + (meant.map { ", such as \($0)" } ?? ""))
      case .positive:
        (
          "is more than 0",
          fault.name.holds(text: "size")
            ? "write a size that can be read, such as 16" : "write more than 0"
        )
      case .fraction, .any:
        (
          "lies between 0 and 1",
          meant.map { "write \($0) for \(value) %" } ?? "write 0 for nothing, 1 for all of it"
        )
      }
    var finding = at(
      site, "\(value) is out of range: '\(fault.name)' \(range)", help: help)
    if isNumber { finding.fix = meant.flatMap { fix(.bare($0, isCertain: false), site) } }
    return finding
  }

  static func notSixDigits(_ text: String, _ site: DecodingSite) -> Diagnostic {
    at(
      site, "'\(text.shortenedForMessage)' is no fallback colour",
      help: "write '#' and six hexadecimal digits")
  }

  static func numberOutOfRange(isTooSmall: Bool, _ site: DecodingSite) -> Diagnostic {
    isTooSmall
      ? at(
        site, "the number is nearer to 0 than a 64-bit floating-point number can be",
        help: "write 0, or look at the exponent")
      : at(
        site, "the number is larger than a 64-bit floating-point number can be",
        help: "write a smaller number, or look at the exponent")
  }

  static func referenceInPart(_ what: String, _ site: DecodingSite) -> Diagnostic {
    only(
      at: site, "a reference to a whole token cannot stand for a '\(what)'",
      help: "use a JSON Pointer: { \"$ref\": \"#/…/$value\" }")
  }

  static func referenceInText(_ site: DecodingSite) -> Diagnostic {
    at(
      site, "a reference inside other text is not possible",
      help: "a reference is the whole value: \"{group.token}\"")
  }

  /// - Parameter base: What the contract has.
  static func relativeUnit(
    _ length: Dimension, _ name: String, _ base: Dimension, isPlain: Bool, _ site: DecodingSite
  ) -> Diagnostic {
    let right = number(base.value) + (isPlain && base.unit == .px ? "" : base.unit.name)
    let isSame = isPlain && base.unit == .px && base.value == length.value
    let meant = isSame ? MeantValue.bare(right, isCertain: false) : nil
    var finding = at(
      site,
      "\(number(length.value))\(length.unit.name) depends on what is around it, and '\(name)' is a length"
        + " by itself",
      help: meant?.help ?? "write it in 'px' or 'rem', such as the base theme's \(right)")
    finding.fix = meant.flatMap { fix($0, site) }
    return finding
  }

  static func severalElements(
    _ token: ReachedToken, _ count: Int, _ what: String, _ host: some DecodingHost
  ) -> Diagnostic {
    let name = host.text(at: token.spot.place)
    return at(
      host.siteOfReference(token.spot),
      "'\(name.shortenedForMessage)' has \(count) elements, where one \(what) is needed",
      help: "a reference in a list stands for one element; lists are not joined")
  }

  static func unknownColorSpace(
    _ name: String, _ nearest: String?, _ site: DecodingSite
  ) -> Diagnostic {
    at(
      site, "'\(name.shortenedForMessage)' is no colour space",
      help: proposal(nearest) ?? "it is one of \(choice(ColorSpace.allCases.map(\.rawValue)))",
      right: nearest)
  }

  static func unknownKeyword(
    _ word: String, _ what: String, _ names: [String], _ nearest: String?, _ site: DecodingSite
  ) -> Diagnostic {
    at(
      site, "'\(word.shortenedForMessage)' is no \(what)",
      help: proposal(nearest) ?? "it is one of \(choice(names))", right: nearest)
  }

  /// A unit that CSS does not have, where any of CSS is read.
  static func unknownCSSUnit(
    _ name: String, _ nearest: String?, _ site: DecodingSite
  ) -> Diagnostic {
    // Android's units are the pixels of CSS.
    let nearest = ["dp", "dip", "sp"].contains(name) ? "px" : nearest
    return at(
      site, "'\(name.shortenedForMessage)' is no unit here",
      help: proposal(nearest) ?? "the unit is 'px', 'rem' or another unit of length that CSS has",
      right: nearest)
  }

  static func unknownUnit(
    _ name: String, _ names: [String], _ site: DecodingSite
  ) -> Diagnostic {
    at(site, "'\(name.shortenedForMessage)' is no unit here", help: "the unit is \(choice(names))")
  }

  static func unknownWeight(
    _ name: String, _ meant: MeantValue?, _ site: DecodingSite
  ) -> Diagnostic {
    var word: String?
    if case .text(let text, _)? = meant { word = text }
    var finding = at(
      site, "'\(name.shortenedForMessage)' is no font weight",
      help: proposal(word) ?? meant?.help ?? TokenType.fontWeight.form(in: .texts))
    finding.fix = meant.flatMap { fix($0, site) }
    return finding
  }

  static func weightOutOfRange(_ site: DecodingSite) -> Diagnostic {
    at(
      site, "a font weight lies between 1 and 1000",
      help: "400 is 'regular', 700 is 'bold'")
  }

  static func wrongBezierCount(_ count: Int, _ site: DecodingSite) -> Diagnostic {
    at(site, "a cubic Bézier curve has four numbers, not \(count)")
  }

  static func wrongComponentCount(_ count: Int, _ site: DecodingSite) -> Diagnostic {
    at(site, "a colour has three components, not \(count)")
  }

  static func wrongReferent(
    _ token: ReachedToken, needs types: [TokenType], _ name: String, _ host: some DecodingHost
  ) -> Diagnostic {
    let type = token.type.map { "of type '\($0.name)'" } ?? "null"
    return at(
      host.siteOfReference(token.spot),
      "'\(name.shortenedForMessage)' is \(type), where \(choice(types.map(\.name))) is needed",
      help: "refer to a token of type \(choice(types.map(\.name))), or write such a value")
  }

  private static func isQuotedNumber(_ found: String) -> Bool {
    found.hasPrefix("'") && JSONGrammar.isNumber(Array(found.utf8.dropFirst().dropLast())[...])
  }

  private static func number(_ value: Double) -> String { JSONNumber.text(value) }
}

extension Diagnostic {
  /// The same about a value that is kept.
  var keptAsWritten: Diagnostic {
    var warning = self
    warning.severity = .warning
    let kept = "it is kept as it is written, since its dialect does not hold values to their types"
    warning.help = help.map { "\($0); \(kept)" } ?? kept
    return warning
  }

  static func unknownColorChange(_ site: DecodingSite) -> Diagnostic {
    Diagnostic(
      site.id, .warning,
      "the colour of '\(site.path)' stays as it is, for this change is not understood",
      at: site.span, path: site.path,
      help:
        "a change has a 'type' (lighten, darken, mix or alpha), a 'value' and, to mix, a 'color'")
  }
}

extension RelatedPlace {
  static func pointedAt(_ span: SourceSpan) -> RelatedPlace {
    RelatedPlace("the pointer leads here", at: span)
  }
}

extension DecodingHost {
  /// A literal in words.
  func describe(_ place: ValuePlace) -> String {
    switch value(at: place).kind {
    case .null: "null"
    case .boolean: value(at: place).payload != 0 ? "true" : "false"
    case .number: text(at: place)
    case .text, .template: "'\(text(at: place).shortenedForMessage)'"
    case .list: "a list"
    case .object: "an object"
    case .modified: "a changed value"
    case .reference, .pointer, .opaque, .invalid: "a reference"
    }
  }
}

extension TokenValue {
  /// What it is, where it stands inside a text.
  fileprivate var kindInText: String {
    switch self {
    case .custom(let data): data.kindWithArticle
    case .null: "null"
    case .gradient: "a gradient"
    case .typography: "a typography"
    case .strokeStyle, .border: "a line of dashes"
    default: "a value"
    }
  }
}
