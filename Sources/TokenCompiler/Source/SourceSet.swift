/// All sources of one run, in the order of their layers.
public struct SourceSet: Sendable {
  private var files = IDArray<SourceID, SourceFile>()

  /// An empty set.
  public init() {}

  /// How many sources there are.
  public var count: Int { files.count }
  /// The IDs of the sources, in order.
  public var ids: IDRange<SourceID> { files.ids }
  /// The source of an ID; the ID must come from this set.
  public subscript(id: SourceID) -> SourceFile { files[id] }

  /// Adds a source as the last one.
  @discardableResult public mutating func append(_ source: SourceFile) -> SourceID {
    files.append(source)
  }

  /// The text that a span covers, as written.
  public func text(of span: SourceSpan) -> String { files[span.source].text(in: span.range) }
}
