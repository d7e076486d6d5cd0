/// A place of a custom theme that a breaking change makes fail.
public struct BrokenUse: Sendable, Hashable {
  /// What the theme does with the token.
  public enum Relation: String, Sendable, Hashable {
    /// It gives the token another value.
    case overrides
    /// It takes the token's value.
    case refers
  }

  /// The path as the theme writes it.
  public var path: String
  /// What the theme does.
  public var relation: Relation
  /// The change that breaks it.
  public var change: Change
  /// The key of an override, or the reference.
  public var span: SourceSpan
}

/// Custom themes that were written for the old version, and what in them the new one breaks.
public struct BrokenThemes: Sendable {
  /// What breaks, theme by theme and in source order.
  public private(set) var uses: [BrokenUse] = []
  /// The themes.
  public private(set) var sources = SourceSet()
  /// How many themes there are, and how many of them break.
  public var count: Int { sources.count }
  /// How many of them break.
  public private(set) var brokenCount = 0

  /// The breaking changes by the path that a token had.
  private var changes: [String: Change] = [:]

  /// Prepares to look into themes for what a difference breaks.
  public init(_ difference: ThemeDifference) {
    for change in difference.changes {
      guard let path = change.former ?? change.path else { continue }
      switch change.kind {
      // What some theme still has can be overridden and referred to.
      case .removed where change.themes == nil: changes[path] = change
      case .renamed: changes[path] = change
      case .type where changes[path] == nil: changes[path] = change
      case .frozen where changes[path] == nil: changes[path] = change
      case .null where change.old?.value == .null && changes[path] == nil: changes[path] = change
      default: break
      }
    }
  }

  /// Looks into a theme.
  public mutating func add(_ theme: ReadSource) {
    let source = sources.append(theme.source)
    var found = theme.sets.flatMap { overrides(in: $0.set, source) }
    for set in theme.sets { found += references(in: set.set, of: theme.source, source) }
    guard !found.isEmpty else { return }
    brokenCount += 1
    // A value for two modes is declared once and read twice.
    var known = Set<BrokenUse>()
    uses += found.filter { known.insert($0).inserted }.sorted {
      $0.span.range.start < $1.span.range.start
    }
  }

  private func overrides(in set: TokenSet, _ source: SourceID) -> [BrokenUse] {
    set.tokens.compactMap { token in
      let path = set.path(of: token)
      guard let change = changes[path] else { return nil }
      let isNull = set.values[Int(token.value)].kind == .null
      guard change.kind != .null || isNull else { return nil }
      return BrokenUse(
        path: path, relation: .overrides, change: change, span: SourceSpan(source, token.key))
    }
  }

  private func references(
    in set: TokenSet, of file: SourceFile, _ source: SourceID
  ) -> [BrokenUse] {
    set.values.compactMap { value in
      guard let path = value.path(in: file), let change = changes[path], change.kind != .null,
        change.kind != .frozen
      else { return nil }
      return BrokenUse(
        path: path, relation: .refers, change: change, span: SourceSpan(source, value.shown))
    }
  }
}

extension RawValue {
  /// The path of the token that a reference or pointer names.
  fileprivate func path(in file: SourceFile) -> String? {
    guard kind == .reference || kind == .pointer else { return nil }
    let text = JSONText.string(range, hasEscapes: hasEscapes, in: file)
    guard kind == .pointer else { return text }
    let names = PathText.names(ofPointer: Array(text.utf8)[...])
    // What follows is inside the token.
    return names.prefix { $0.first != UInt8(ascii: "$") }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
  }
}

extension ReadSource {
  /// The errors of reading it alone.
  package var errors: [Diagnostic] { findings.filter { $0.severity == .error } }
}
