/// A contract file: what custom themes may override, with types and without values
/// (Documentation/Schema.md).
package enum ContractDocument {
  /// The version that is read and written.
  package static let version = 1
  /// The member that says so, and what the document is.
  static let key: StaticString = "tokenc-contract"

  /// Whether a document whose top level is an object is a contract.
  static func isOne(_ tree: JSONTree) -> Bool {
    tree.child(of: 0, key: key).map { tree.nodes[$0].kind != .object } ?? false
  }

  /// What a contract says besides its tokens.
  package struct Facts: Sendable, Hashable {
    /// How custom themes are spelt.
    package var form = ThemeForm.plain
    /// Patterns of tokens that custom themes may add.
    package var additions: [String] = []
    /// Groups of which custom themes have to override every token.
    package var requiredGroups: [String] = []
    /// Sets of tokens of which custom themes override all or none, as patterns.
    package var together: [[String]] = []
    /// The tokens could not be read, which was reported: nothing is judged by them.
    package var isUnreadable = false
  }
}

/// What a contract says of a token besides its type.
struct ContractFlags: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  /// In this theme the token has another value because what it refers to has: it is not set anew.
  static let follows = ContractFlags(rawValue: 1)
  /// Custom themes have to leave it as it is.
  static let frozen = ContractFlags(rawValue: 2)
  /// It is `null` in some theme.
  static let nullable = ContractFlags(rawValue: 4)

  /// In this theme there is no such token.
  static let absent = ContractFlags(rawValue: 8)

  /// The digest of the value (`ValueDigest`), in the upper half; 0 where the contract does not say.
  var digest: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }

  /// The same with the digest of a value; `nil` where the contract does not say.
  func with(_ digest: ValueDigest?) -> ContractFlags {
    guard let digest else { return self }
    let flags = ContractFlags(rawValue: rawValue & 0xFFFF | UInt32(digest.number) << 16)
    return digest == .none ? flags.union(.absent) : flags
  }
}

/// The wording, alphabetical.
extension Diagnostic {
  static func contractMember(
    _ name: String, needs what: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .invalidContract, .error, "'\(name)' of a contract is \(what)", at: span,
      help: "contracts are written by 'tokenc schema --contract'")
  }

  static func contractTheme(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidContract, .error, "the contract has no theme '\(name)'", at: span,
      help: "'themes' lists all but the first")
  }

  static func contractVersion(_ version: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidContract, .error,
      "the contract has the version \(version), and this tokenc reads version "
        + "\(ContractDocument.version)", at: span,
      help: "write it anew with 'tokenc schema --contract', or use the tokenc that wrote it")
  }
}
