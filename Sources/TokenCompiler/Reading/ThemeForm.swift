/// How the custom themes of a default theme are spelt: as the default theme itself.
public enum ThemeForm: String, Sendable, Hashable, CaseIterable {
  /// Nested objects whose leaves are bare values.
  case plain
  /// The same with leaves that are objects with a `$value`, which may hold one for each mode.
  case backbase
  /// DTCG 2025.10, to the letter.
  case dtcg
  /// DTCG with what older drafts have.
  case dtcgDraft = "dtcg-draft"
  /// `value`, `type`, `comment`.
  case styleDictionary = "style-dictionary"
  /// Sets and `$themes`.
  case tokensStudio = "tokens-studio"
}

extension ReadSource {
  /// How custom themes over this source are spelt.
  public var form: ThemeForm {
    if let contract { return contract.form }
    return switch dialect {
    case .dtcg: .dtcg
    case .styleDictionary: .styleDictionary
    case .tokensStudio, .figma: .tokensStudio
    case .dtcgDraft: .dtcgDraft
    case .plain, .auto: resolver != nil ? .dtcgDraft : hasValueObjects ? .backbase : .plain
    }
  }

  /// Whether a token of the source is an object with a `$value`: a brace stands between its name and
  /// its value.
  private var hasValueObjects: Bool {
    sets.contains { conditional in
      conditional.set.tokens.contains { token in
        let value = conditional.set.values[Int(token.value)]
        guard token.key.end <= value.shown.start else { return false }
        return source.bytes[Int(token.key.end)..<Int(value.shown.start)].contains(
          UInt8(ascii: "{"))
      }
    }
  }
}
