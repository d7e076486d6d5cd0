/// Regular expressions (ECMA-262, without flags) for what values look like as text. They refuse nothing
/// that tokenc reads.
enum SchemaPattern {
  /// Text that stands for itself.
  static func literal(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      if #"\^$.|?*+()[]{}/"#.contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static let number = #"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"#
  private static let space = #"[ \t\r\n]*"#

  /// One of these words, in letters of any size: CSS does not tell the case, and ECMA-262 has no flag for
  /// it inside a schema.
  private static func words(_ words: some Sequence<String>) -> String {
    let forms = words.sorted().map { word in
      word.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : literal(String($0)) }
        .joined()
    }
    return "(?:\(forms.joined(separator: "|")))"
  }

  /// A colour as CSS writes it.
  static let color: String = {
    let names = words(["transparent"] + NamedColors.names)
    return whole(
      (["#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"] + colorFunctions + [names])
        .joined(separator: "|"))
  }()

  private static let colorFunctions: [String] = {
    let units = words(["%", "deg", "grad", "rad", "turn"])
    let part = "(?:\(number)\(units)?|\(words(["none"])))"
    func parts(_ separator: String, _ last: String) -> String {
      let more = space + separator + space + part
      return part + more + more + "(?:\(space)\(last)\(space)\(part))?"
    }
    func function(_ names: some Sequence<String>, _ inside: String) -> String {
      words(names) + "\\(" + space + inside + space + "\\)"
    }
    let withCommas = ColorText.notations.filter(\.value.allowsCommas).keys
    return [
      function(ColorText.notations.keys, parts("", "/")), function(withCommas, parts(",", ",")),
      function(["color"], words(ColorText.predefined.keys) + space + parts("", "/")),
      function(
        ["rgb", "rgba"], "#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})\(space)[,/]\(space)\(part)"),
    ]
  }()

  /// The unit of a length.
  static let lengthUnit = "^" + words(Dimension.Unit.cssNames) + "$"

  /// A length with a unit, or without one where that is read too.
  static func dimension(unitIsOptional: Bool) -> String {
    whole(number + words(Dimension.Unit.cssNames) + (unitIsOptional ? "?" : ""))
  }

  /// A length of time.
  static func duration(unitIsOptional: Bool) -> String {
    whole(number + "(?:[mM]?[sS])" + (unitIsOptional ? "?" : ""))
  }

  /// A number, or a percentage.
  static let ratio = whole(number + "%?")
  /// A font weight: a number, or the words for one with a style behind them, or a style alone.
  static let weight: String = {
    let names = FontWeight.keywords.map { $0.name.filter(\.isLetter) }
    let spaced = names.sorted().map { name in
      name.map { "[\($0)\($0.uppercased())]" }.joined(separator: "[-_ ]*")
    }
    let style = words(["italic", "oblique"])
    let gap = "[-_ ]*"
    return whole(
      "\(number)|\(gap)(?:\(spaced.joined(separator: "|")))\(gap)(?:\(style))?|\(style)")
  }()
  /// Text with references inside it, which is no reference itself.
  static let template = #"^(?!\{[^{}]*\}$)[\s\S]*\{[^{}]+\}[\s\S]*$"#
  /// Text that no bracket of a kind makes a reference.
  static func text(isPlain: Bool) -> String {
    isPlain
      ? #"^(?!\{[^{}]*[^{}. ][^{}]*\}$)(?!<[^<>]*[^<>. ][^<>]*>$)"# : #"^(?!\{[^{}]*\}$)"#
  }

  private static func whole(_ alternatives: String) -> String {
    "^\(space)(?:\(alternatives))\(space)$"
  }
}
