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

  /// A word in other letters than small ones: CSS does not tell the case.
  private static let otherCase = "[a-z]*[A-Z][a-zA-Z]*"
  private static let number = #"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?"#
  private static let space = #"[ \t\r\n]*"#

  /// A colour as CSS writes it.
  static let color: String = {
    let hex = "#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})"
    let functions = (["color"] + ColorText.notations.keys).sorted() + [otherCase]
    let names = ["transparent"] + NamedColors.names.sorted() + [otherCase]
    return whole(
      "\(hex)|(?:\(functions.joined(separator: "|")))\\([^()]*\\)|\(names.joined(separator: "|"))")
  }()

  /// A length with a unit, or without one where that is read too.
  static func dimension(unitIsOptional: Bool) -> String {
    let units = Dimension.Unit.cssNames.filter { $0 != "%" }.sorted() + ["%", otherCase]
    return whole(number + "(?:\(units.joined(separator: "|")))" + (unitIsOptional ? "?" : ""))
  }

  /// A length of time.
  static func duration(unitIsOptional: Bool) -> String {
    whole(number + "(?:[mM]?[sS])" + (unitIsOptional ? "?" : ""))
  }

  /// A number, or a percentage.
  static let ratio = whole(number + "%?")
  /// A font weight: digits, or words.
  static let weight = "^[0-9A-Za-z .+_-]+$"
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
