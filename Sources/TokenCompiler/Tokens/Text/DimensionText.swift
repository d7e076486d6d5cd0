extension Dimension {
  /// The length that CSS text is: `16px`, `1.5rem`, `50%`. A number without a unit is none.
  init?(cssText: String) {
    guard let quantity = Quantity(cssText), let unit = Unit(cssName: quantity.unit) else {
      return nil
    }
    self.init(quantity.value, unit)
  }
}

extension Dimension.Unit {
  /// The unit of a name that CSS has; letters may be upper or lower case.
  init?(cssName: String) {
    let lower = cssName.lowercased()
    guard Self.cssNames.contains(lower) else { return nil }
    self.init(name: lower == "q" ? "Q" : lower)
  }

  /// Whether a length in it depends on what is around it, as `50%` and `2em` do.
  var isRelative: Bool {
    guard case .other(let name) = self else { return false }
    return Self.cssNames.contains(name.lowercased()) && !Self.absoluteNames.contains(name)
  }

  private static let absoluteNames: Set<String> = ["cm", "mm", "Q", "in", "pt", "pc"]

  /// Those that a misspelt one was probably meant to be.
  static let commonNames = ["px", "rem", "em", "pt", "vw", "vh"]

  /// The units of length of CSS Values 4 and CSS Containment 3, `%`, and `fr` of grids.
  static let cssNames: Set<String> = [
    "px", "rem", "em", "%", "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "cm",
    "mm", "q", "in", "pt", "pc", "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb",
    "svmin", "svmax", "lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb",
    "dvmin", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax", "fr",
  ]
}

extension Duration {
  /// The length of time that CSS text is: `200ms`, `0.2s`.
  init?(cssText: String) {
    guard let quantity = Quantity(cssText), let unit = Unit(rawValue: quantity.unit) else {
      return nil
    }
    self.init(quantity.value, unit)
  }
}
