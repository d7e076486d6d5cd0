/// How much one run takes on. What is larger is `limit-exceeded`.
public struct CompilerLimits: Sendable, Hashable {
  /// The size of one document in bytes; offsets have 32 bits.
  public var fileSize = Self.fileSizes.upperBound
  /// How deep objects and arrays of one document stand in each other; the top level is 1.
  public var nesting = 1000
  /// The tokens that all layers declare together.
  public var tokens = 10_000_000
  /// The themes: the combinations of contexts that were not picked away.
  public var themes = 1024
  /// The tokens of all themes together, where there are several.
  public var tokensInThemes = 50_000_000

  /// What `fileSize` can be.
  public static let fileSizes = 1...Int(UInt32.max) - 1
  /// What `nesting` can be.
  public static let nestings = 1...1000
  /// What `tokens` can be.
  public static let tokenCounts = 1...100_000_000
  /// What `themes` can be.
  public static let themeCounts = 1...100_000
  /// What `tokensInThemes` can be.
  public static let tokenCountsInThemes = 1...1_000_000_000

  /// The limits that hold where nobody says otherwise.
  public init() {}
}
