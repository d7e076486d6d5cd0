/// Other text in the place of some bytes.
public struct FixIt: Sendable, Hashable {
  /// The bytes that are replaced; none where something is put in.
  public var span: SourceSpan
  /// What stands there afterwards.
  public var replacement: String

  /// Replaces the bytes of `span`.
  public init(replacing span: SourceSpan, with replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

/// Changes of the sources that mend a finding. All of them are made, or none.
public struct Fix: Sendable, Hashable {
  /// How sure it is that the changes are what the author wants.
  public enum Safety: String, Sendable, Hashable, CaseIterable {
    /// They say what is meant, so they can be made without a look.
    case safe
    /// One of several ways to mend it: a person has to choose.
    case suggestion
  }

  /// The changes, which do not overlap.
  public var edits: [FixIt]
  /// How sure they are.
  public var safety: Safety

  /// Changes.
  public init(_ edits: [FixIt], _ safety: Safety) {
    self.edits = edits
    self.safety = safety
  }

  /// Changes that are safe, if there are any.
  init?(_ edits: [FixIt]) {
    guard !edits.isEmpty else { return nil }
    self.init(edits, .safe)
  }

  /// One change.
  public init(replacing span: SourceSpan, with replacement: String, _ safety: Safety = .safe) {
    self.init([FixIt(replacing: span, with: replacement)], safety)
  }

  /// Fixes that are made together; `nil` where one of them is missing.
  static func together(_ fixes: [Fix?]) -> Fix? {
    var edits: [FixIt] = []
    for fix in fixes {
      guard let fix else { return nil }
      edits += fix.edits.filter { !edits.contains($0) }
    }
    let isSafe = fixes.allSatisfy { $0?.safety == .safe }
    return edits.isEmpty ? nil : Fix(edits, isSafe ? .safe : .suggestion)
  }

  func moved(to source: SourceID) -> Fix {
    var copy = self
    for index in copy.edits.indices { copy.edits[index].span.source = source }
    return copy
  }
}

extension Fix {
  /// Writes what was meant in the place of a misspelt name; `nil` where `span`, which holds the name,
  /// does not have it as it is, or where what was meant cannot stand in quotes as it is.
  ///
  /// It is safe where the two differ by one slip of the pen. Names that differ in their digits or in a
  /// word (`lighter` and `lightest`, `default` and `on-default`) may be two names of one family, of which
  /// one is gone: a suggestion.
  static func naming(
    _ meant: String?, for written: String, at span: SourceSpan, in sources: SourceSet
  ) -> Fix? {
    guard let meant, isPlain(meant), !written.isEmpty, span.source.index < sources.count else {
      return nil
    }
    let bytes = sources[span.source].bytes
    guard Int(span.range.end) <= bytes.count else { return nil }
    let place = bytes[span.range.integers]
    let name = Array(written.utf8)
    guard let start = only(name, in: place) else { return nil }
    let range = ByteRange(start..<(start + name.count))
    return Fix(
      replacing: SourceSpan(span.source, range), with: meant,
      isSlip(written, for: meant) ? .safe : .suggestion)
  }

  /// The same for a key: what stands in no quotes could need some.
  static func namingKey(
    _ meant: String?, for written: String, at span: SourceSpan, in sources: SourceSet
  ) -> Fix? {
    guard span.source.index < sources.count else { return nil }
    let bytes = sources[span.source].bytes
    let (start, end) = (Int(span.range.start), Int(span.range.end))
    guard start > 0, end < bytes.count, bytes[start - 1] == quote, bytes[end] == quote else {
      return nil
    }
    return naming(meant, for: written, at: span, in: sources)
  }

  /// Writes a reference in the place of another one, between its braces, or of a whole object. It is a
  /// suggestion; `nil` where something else stands there.
  static func referring(to path: String, at span: SourceSpan, in sources: SourceSet) -> Fix? {
    guard isPlain(path), span.source.index < sources.count else { return nil }
    let bytes = sources[span.source].bytes
    let (start, end) = (Int(span.range.start), Int(span.range.end))
    guard start > 0, end - start > 1, end < bytes.count,
      ["{}", "<>"].contains(String(decoding: [bytes[start], bytes[end - 1]], as: UTF8.self))
    else { return nil }
    guard bytes[start - 1] == quote, bytes[end] == quote else {
      return Fix(replacing: span, with: "\"{\(path)}\"", .suggestion)
    }
    let inner = SourceSpan(span.source, ByteRange((start + 1)..<(end - 1)))
    return Fix(replacing: inner, with: path, .suggestion)
  }

  private static let quote = UInt8(ascii: "\"")

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 && $0 != quote && $0 != UInt8(ascii: "\\") }
  }

  /// Where bytes stand, if they stand there once.
  private static func only(_ name: [UInt8], in place: ArraySlice<UInt8>) -> Int? {
    guard place.count >= name.count else { return nil }
    let starts = (place.startIndex...(place.endIndex - name.count)).filter {
      place[$0] == name[0] && place[$0..<($0 + name.count)].elementsEqual(name)
    }
    return starts.count == 1 ? starts[0] : nil
  }
}
