/// A source with its place in the order of precedence.
public struct Layer: Sendable {
  /// The source.
  public var source: ReadSource
  /// Modifier to context; the layer takes part in the themes that fit. Empty takes part in all.
  public var when: [String: String]
  /// Whether it belongs to the contract that custom themes must keep.
  public var isContract: Bool
  /// Which entry of a list of layers names it. Layers of one entry, with the same conditions, are one set
  /// of files, in which Style Dictionary has each token once.
  public var entry = 0

  /// A layer.
  public init(_ source: ReadSource, when: [String: String] = [:], isContract: Bool = false) {
    self.source = source
    self.when = when
    self.isContract = isContract
  }
}
