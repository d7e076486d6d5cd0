/// Where a part of a configuration is written. It is no part of what is said there, so all places are
/// equal.
public struct ConfigurationPlace: Sendable, Hashable {
  /// The text; `nil` where it stands in no file.
  public var span: SourceSpan?
  /// Where the elements of a list are written, in their order.
  public var elements: [SourceSpan] = []

  /// A place.
  public init(_ span: SourceSpan? = nil) { self.span = span }

  /// They are equal.
  public static func == (left: ConfigurationPlace, right: ConfigurationPlace) -> Bool { true }
  /// They are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension SourceID {
  /// The configuration file, until a run gives it a number among its sources.
  static let configuration = SourceID(rawValue: .max)
}

extension Diagnostics {
  /// The same, with what points into the configuration pointing into that source; without one, it
  /// points nowhere.
  func pointing(fromConfigurationTo source: SourceID?) -> Diagnostics {
    var moved = Diagnostics()
    moved.add(self) { finding in
      guard finding.span?.source == .configuration else { return finding }
      var finding = finding
      finding.span = source.flatMap { source in
        finding.span.map { SourceSpan(source, $0.range) }
      }
      return finding
    }
    return moved
  }
}
