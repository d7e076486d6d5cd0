/// Values on one line for people: as CSS writes them where it has one value for them, else as JSON.
enum ValueText {
  static func text(_ value: TokenValue) -> String {
    switch value {
    case .null: return "null"
    case .opaque: return "not known: a contract gives its type alone"
    case .invalid: return "no value: see its errors"
    case .string, .typography, .custom: return DisplayText.line(json(value))
    default:
      var writer = CSSValueWriter(ThemeGraph(), CSSNames(ThemeGraph(), prefix: ""), .none)
      writer.write(value)
      return DisplayText.line(writer.out.text)
    }
  }

  /// The `$value` of a DTCG document; `null` where there is none.
  static func json(_ value: TokenValue) -> String {
    var out = ByteWriter()
    if !out.writeJSON(value: value) { out.write("null") }
    return out.text
  }
}
