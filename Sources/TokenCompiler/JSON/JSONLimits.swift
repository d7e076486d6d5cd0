/// How large a document may be.
struct JSONLimits: Sendable {
  /// How deep containers may stand in each other; the top level is 1.
  var depth = CompilerLimits().nesting
  /// The size of a document in bytes. Offsets are 32 bits wide.
  var fileSize = CompilerLimits().fileSize
  /// The length of a key in bytes, as written.
  var keyLength = JSONNode.longestKey
  /// How many findings of one document are listed; the rest are only counted.
  var findings = 100

  /// The limits that hold unless a test wants smaller ones.
  static let standard = JSONLimits()
}

extension JSONLimits {
  /// What a run allows of one document.
  init(_ limits: CompilerLimits) {
    self.init(
      depth: limits.nesting, fileSize: min(limits.fileSize, CompilerLimits.fileSizes.upperBound))
  }
}
