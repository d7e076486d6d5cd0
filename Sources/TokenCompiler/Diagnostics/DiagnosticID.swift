/// The stable name of a kind of finding. Reports print it, `explain` and ignores take it.
public struct DiagnosticID: RawRepresentable, Sendable, Hashable, Comparable {
  /// The name in kebab case.
  public let rawValue: String

  /// The ID of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// By name.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool {
    left.rawValue < right.rawValue
  }
}

// The findings of the stages. Those of the rules stand beside their rules.
extension DiagnosticID {
  /// A reference leads back to itself.
  public static let circularReference = DiagnosticID("circular-reference")
  /// A key stands twice in one object.
  public static let duplicateKey = DiagnosticID("duplicate-key")
  /// A colour does not fit into the output's colour space and was moved into it.
  public static let gamut = DiagnosticID("gamut")
  /// A configuration file cannot be used.
  public static let invalidConfig = DiagnosticID("invalid-config")
  /// A contract file that breaks the rules, or is of another version.
  public static let invalidContract = DiagnosticID("invalid-contract")
  /// `$extends` has no group as its target.
  public static let invalidExtends = DiagnosticID("invalid-extends")
  /// A modifier or context that was picked does not exist, or one is missing.
  public static let invalidInput = DiagnosticID("invalid-input")
  /// A name that the format does not allow.
  public static let invalidName = DiagnosticID("invalid-name")
  /// The command line asks for something that cannot be done.
  public static let invalidOption = DiagnosticID("invalid-option")
  /// A resolver document that breaks the rules.
  public static let invalidResolver = DiagnosticID("invalid-resolver")
  /// A value that breaks the rules of its type.
  public static let invalidValue = DiagnosticID("invalid-value")
  /// A file uses spellings that the standard has replaced.
  public static let legacySyntax = DiagnosticID("legacy-syntax")
  /// An input is larger or deeper than tokenc reads.
  public static let limitExceeded = DiagnosticID("limit-exceeded")
  /// A token has no type and none can be inherited.
  public static let missingType = DiagnosticID("missing-type")
  /// Two tokens get the same name in an output.
  public static let nameCollision = DiagnosticID("name-collision")
  /// A token that the standard cannot say, or a name that it does not allow, in a conversion.
  public static let notInStandard = DiagnosticID("not-in-standard")
  /// The text is not JSON.
  public static let syntax = DiagnosticID("syntax")
  /// A value or an override has another type than the place asks for.
  public static let typeMismatch = DiagnosticID("type-mismatch")
  /// An object that looks like a token but has no value.
  public static let unfinishedToken = DiagnosticID("unfinished-token")
  /// A property that tokenc does not know.
  public static let unknownProperty = DiagnosticID("unknown-property")
  /// A reference leads to no token.
  public static let unknownReference = DiagnosticID("unknown-reference")
  /// A `$type` that the format does not have.
  public static let unknownType = DiagnosticID("unknown-type")
  /// A file cannot be read.
  public static let unreadableFile = DiagnosticID("unreadable-file")
  /// A file cannot be written.
  public static let unwritableFile = DiagnosticID("unwritable-file")
}
