/// Asked for each file that a document names.
public struct SourceLoader: Sendable {
  /// Why a file was not given.
  public struct Failure: Error, Sendable, Hashable {
    /// The reason, one line in lower case.
    public var reason: String
    /// A failure.
    public init(reason: String) { self.reason = reason }
  }

  /// Gives the file of a path as written in the document `from`.
  public var load: @Sendable (_ path: String, _ from: SourceFile) -> Result<SourceFile, Failure>

  /// A loader.
  public init(
    _ load: @escaping @Sendable (_ path: String, _ from: SourceFile) -> Result<SourceFile, Failure>
  ) { self.load = load }

  /// Gives no file.
  public static let none = SourceLoader { _, _ in
    .failure(Failure(reason: "no other file may be read here"))
  }
}
