/// What a text may mean besides itself.
enum TextForm: Equatable, Sendable {
  case text
  /// A reference to a whole token; the path inside the brackets.
  case reference(ByteRange)
  /// Meant as a reference, but not one.
  case malformed
}

/// The spellings of references (DTCG Format 2025.10, "Aliases").
struct ReferenceSyntax: Sendable {
  /// `<a.b>` is a reference as well.
  var hasAngles = false
  /// A brace in a text that is no reference is an error.
  var isStrict = false
  /// White space round the path and `.value` behind it do not count (Style Dictionary).
  var trimsPath = false
  /// A text that is one pair of brackets is a reference, whatever name is inside; with dots and
  /// spaces alone there is none, and it is text.
  var takesAnyPath = false
  /// A brace that is written as an escape is text; the JSON output has those.
  var takesEscapesAsText = false

  /// What a text is. Only a text that is one reference from end to end is one.
  func form(of range: ByteRange, hasEscapes: Bool, in source: SourceFile) -> TextForm {
    let braces = Brackets(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    if hasAngles {
      let angles = Brackets(open: UInt8(ascii: "<"), close: UInt8(ascii: ">"))
      if let inner = angles.inside(range, hasEscapes: hasEscapes, in: source),
        angles.isPath(inner, in: source, anyPath: takesAnyPath) == .path
      {
        return .reference(inner)
      }
    }
    let mayBeEscaped = hasEscapes && !takesEscapesAsText
    if let inner = braces.inside(range, hasEscapes: mayBeEscaped, in: source) {
      switch braces.isPath(inner, in: source, anyPath: takesAnyPath) {
      case .path: return .reference(trimsPath ? Self.trimmed(inner, in: source) : inner)
      case .brokenPath: return takesAnyPath ? .text : .malformed
      case .brackets: break
      }
    }
    return isStrict && braces.occur(in: range, hasEscapes, source) ? .malformed : .text
  }

  /// The path that stands between braces.
  func path(of inner: ByteRange, in source: SourceFile) -> ByteRange {
    trimsPath ? Self.trimmed(inner, in: source) : inner
  }

  private static func trimmed(_ path: ByteRange, in source: SourceFile) -> ByteRange {
    var range = path.integers
    while let first = range.first, source.bytes[first] == UInt8(ascii: " ") {
      range.removeFirst()
    }
    while let last = range.last, source.bytes[last] == UInt8(ascii: " ") { range.removeLast() }
    let end = Array(".value".utf8)
    if range.count > end.count, source.bytes[range.suffix(end.count)].elementsEqual(end) {
      range.removeLast(end.count)
    }
    return ByteRange(range)
  }

  /// Whether the text of a `$ref` is a JSON Pointer into the same document (RFC 6901).
  static func pointerForm(of range: ByteRange, in source: SourceFile) -> PointerForm {
    let text = JSONText.bytes(range, in: source)
    guard text.first == UInt8(ascii: "#") else {
      return text.isEmpty || text.contains(UInt8(ascii: "{")) ? .malformed : .otherFile
    }
    guard text.count == 1 || text[1] == UInt8(ascii: "/") else { return .malformed }
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "~") {
      guard index + 1 < text.count,
        text[index + 1] == UInt8(ascii: "0")
          || text[index + 1] == UInt8(ascii: "1")
      else { return .malformed }
    }
    return .pointer
  }

  /// What the text of a `$ref` is.
  enum PointerForm: Sendable {
    case pointer, malformed, otherFile
  }
}

/// A pair of brackets round a path.
private struct Brackets {
  let open: UInt8
  let close: UInt8

  enum Content {
    case path
    /// An empty path, or one with an empty segment.
    case brokenPath
    /// There are further brackets inside.
    case brackets
  }

  /// What is between an opening bracket at the start and a closing one at the end.
  func inside(_ range: ByteRange, hasEscapes: Bool, in source: SourceFile) -> ByteRange? {
    let bytes = source.bytes
    guard range.count >= 2 else { return nil }
    if bytes[Int(range.start)] == open, bytes[Int(range.end) - 1] == close {
      return ByteRange(start: range.start + 1, end: range.end - 1)
    }
    guard hasEscapes else { return nil }
    let opening = width(of: open, atStartOf: range.integers, bytes)
    let closing = width(of: close, atEndOf: range.integers, bytes)
    guard opening > 0, closing > 0, opening + closing <= range.count else { return nil }
    return ByteRange(Int(range.start) + opening..<Int(range.end) - closing)
  }

  /// What stands inside the brackets.
  func isPath(_ inner: ByteRange, in source: SourceFile, anyPath: Bool) -> Content {
    if isPlainPath(inner, in: source) { return .path }
    let raw = source.bytes[inner.integers]
    guard !raw.contains(UInt8(ascii: "\\")) else {
      return content(of: JSONText.bytes(inner, in: source)[...], anyPath: anyPath)
    }
    return content(of: raw, anyPath: anyPath)
  }

  /// Whether there are names and dots between them and nothing else, as between nearly all brackets. One
  /// look at each byte says so; an escape, a bracket or an empty name asks for a closer one.
  private func isPlainPath(_ inner: ByteRange, in source: SourceFile) -> Bool {
    var isNamed = false
    for index in inner.integers {
      switch source.bytes[index] {
      case open, close, UInt8(ascii: "\\"), UInt8(ascii: " "): return false
      case UInt8(ascii: "."):
        if !isNamed { return false }
        isNamed = false
      default: isNamed = true
      }
    }
    return isNamed
  }

  /// Whether one of the two occurs anywhere.
  func occur(in range: ByteRange, _ hasEscapes: Bool, _ source: SourceFile) -> Bool {
    if hasEscapes {
      return JSONText.bytes(range, in: source).contains { $0 == open || $0 == close }
    }
    return source.bytes[range.integers].contains { $0 == open || $0 == close }
  }

  private func content(of path: ArraySlice<UInt8>, anyPath: Bool) -> Content {
    var previous = UInt8(ascii: ".")
    var isBroken = false
    for byte in path {
      if byte == open || byte == close { return .brackets }
      if byte == UInt8(ascii: "."), previous == byte { isBroken = true }
      previous = byte
    }
    if anyPath {
      let isNamed = path.contains { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: " ") }
      return isNamed ? .path : .brokenPath
    }
    if path.isEmpty { return .brokenPath }
    return isBroken || previous == UInt8(ascii: ".") ? .brokenPath : .path
  }

  /// How many bytes spell a bracket at the start: itself or a `\u` escape; 0 where none stands.
  private func width(of bracket: UInt8, atStartOf range: Range<Int>, _ bytes: [UInt8]) -> Int {
    if bytes[range.lowerBound] == bracket { return 1 }
    return isEscape(of: bracket, range.prefix(6), bytes) ? 6 : 0
  }

  private func width(of bracket: UInt8, atEndOf range: Range<Int>, _ bytes: [UInt8]) -> Int {
    if bytes[range.upperBound - 1] == bracket { return 1 }
    return isEscape(of: bracket, range.suffix(6), bytes) ? 6 : 0
  }

  private func isEscape(of bracket: UInt8, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return text == "\\u00" + String(bracket, radix: 16)
  }
}
