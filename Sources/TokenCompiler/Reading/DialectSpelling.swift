/// How a dialect spells tokens: data for the shared walk.
struct DialectSpelling: Sendable {
  /// How leaves and their properties look.
  enum Leaves: Sendable {
    /// Objects with `$value`, `$type`, …
    case dollar
    /// Objects with `value`, `type`, `comment`.
    case bare
    /// Bare values, or objects with a `$value` for each mode.
    case plain
  }

  /// How leaves look.
  var leaves: Leaves
  /// Whether what the standard refuses but real files have is read.
  var isTolerant: Bool
  /// How references look.
  var references: ReferenceSyntax
  /// `{"$ref": …}` is a reference.
  var hasPointers = false
  /// References may stand inside longer texts.
  var hasTemplates = false
  /// Texts may be sums, and types are those of Tokens Studio.
  var hasMath = false
  /// Extensions may hold values for contexts (see `TokenSetReader.readModeExtension`).
  var hasModeExtension = false
  /// A value that is none of its type is kept as it is written.
  var keepsOtherValues = false
  /// The tool to whose extension members with a `$` belong that the standard does not have; elsewhere
  /// they are told.
  var tool: String?
  /// References may spell the names of their token in another case and with other characters
  /// between the words.
  var respellsReferences = false

  /// How values look.
  var forms: ValueForms {
    switch leaves {
    case .plain: .plain
    case .bare: .texts
    case .dollar: isTolerant ? .either : .objects
    }
  }
}
