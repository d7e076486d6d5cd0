/// One file that an emitter made.
public struct OutputFile: Sendable, Equatable {
  /// The path below the output's root, for outputs that are folders; empty for a single file.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// A file.
  public init(path: String = "", bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
