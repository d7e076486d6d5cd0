/// One source after reading: its token sets, its modifiers and what was found in it. It depends on
/// no other source, so it can be kept and compiled again with others.
public struct ReadSource: Sendable {
  /// The source itself.
  public let source: SourceFile
  /// The dialect that it was read as.
  public internal(set) var dialect: Dialect
  /// Why, as the end of "because …".
  var reason = "it was asked for"
  /// The sets, lowest first; several where a file holds values for several contexts.
  var sets: [ConditionalSet]
  /// The modifiers that the file brings with it.
  var modifiers: [Modifier]
  /// Modifiers of a resolver document that its order leaves out: they change nothing, but what is
  /// chosen of them has to be one of their contexts.
  var idleModifiers: [Modifier] = []
  /// The file could not be read as what it was meant to be, so it has no tokens here. What others
  /// miss in it is not told.
  var isBroken = false
  /// It is of Style Dictionary and writes `$value`.
  var isDollarStyle = false
  /// What was found; spans are in source 0.
  var findings: [Diagnostic]
  /// Replaced spellings that only reading can see, for the file's one note.
  var legacy: [LegacyUse] = []
  /// What it says of token sets in other files, where it is a `$themes.json` or `$metadata.json`.
  var studio: StudioThemes?
  /// The document, where it is a resolver document: it stands for layers of other sources.
  var resolver: ResolverDocument?
  /// What the source says as a contract, where it is a contract file.
  var contract: ContractDocument.Facts?

  /// Whether it looks like a JSON Schema, such as that of a default theme, and not like a theme.
  package internal(set) var isSchema = false

  /// Whether the source is a contract file, which holds types and no values.
  package var isContractFile: Bool { contract != nil }

  /// Whether the file brings a modifier of that name with it.
  package func hasModifier(named name: String) -> Bool { modifiers.contains { $0.name == name } }
}

/// The name of a dialect, a way of spelling token files.
public enum Dialect: String, Sendable, Hashable, CaseIterable {
  /// Found by looking at the file.
  case auto
  /// DTCG 2025.10, to the letter.
  case dtcg
  /// Older drafts of the standard: hex colours, `"16px"`.
  case dtcgDraft = "dtcg-draft"
  /// `value`, `type`, `comment`.
  case styleDictionary = "style-dictionary"
  /// Sets, `$themes`, math.
  case tokensStudio = "tokens-studio"
  /// Variables exports.
  case figma
  /// Nested objects whose leaves are bare values; also Backbase's files.
  case plain
}
