/// What a file is that is no JSON.
enum JSONFileKind {
  case textBefore, yaml, markup, javaScript, css, zip, binary, other

  /// A finding for bytes that are not UTF-8 text at all.
  static func unreadable(_ bytes: [UInt8]) -> Diagnostic? {
    if let name = otherEncoding(bytes) {
      return .wrongEncoding(name, at: start(bytes))
    }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .notJSON(.zip, at: start(bytes)) }
    let isBinary = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.first == 0
    return isBinary ? .notJSON(.binary, at: start(bytes)) : nil
  }

  private static func start(_ bytes: [UInt8]) -> SourceSpan {
    SourceSpan(.alone, ByteRange(0..<min(1, bytes.count)))
  }

  /// The name of the wide encoding that a byte-order mark or the zeros of the first characters
  /// give away.
  private static func otherEncoding(_ bytes: [UInt8]) -> String? {
    let first = Array(bytes.prefix(4))
    guard first.count >= 2 else { return nil }
    if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let zeros = first.map { $0 == 0 }
    if zeros == [false, true, true, true] || zeros == [true, true, true, false] {
      return "UTF-32"
    }
    let isUTF16 = zeros.starts(with: [true, false]) || zeros.starts(with: [false, true])
    return isUTF16 ? "UTF-16" : nil
  }

  /// What text looks like that begins with neither a bracket nor a value; `nil` where it begins
  /// as JSON may.
  static func other(_ bytes: [UInt8], from start: Int) -> JSONFileKind? {
    let text = bytes[start...]
    guard let first = text.first else { return nil }
    if JSONByte.isOpener(first) || first == JSONByte.quote || first == JSONByte.singleQuote {
      return nil
    }
    let line = firstLine(text)
    if line.hasPrefix("---") || line.hasPrefix("%YAML") || line.hasPrefix("- ") { return .yaml }
    if first == UInt8(ascii: "<") { return .markup }
    if ["export ", "module.", "const ", "import ", "let ", "var "].contains(where: line.hasPrefix) {
      return .javaScript
    }
    if looksLikeCSS(line) { return .css }
    if standsBeforeJSON(text) { return .textBefore }
    return isMapping(line) || line.hasPrefix("# ") ? .yaml : otherWord(text)
  }

  private static func firstLine(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.prefix(200).prefix { !JSONByte.isLineEnd($0) }, as: UTF8.self)
  }

  /// Whether the first line is text of somebody who quotes JSON: what comes next begins as a theme does.
  private static func standsBeforeJSON(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(where: JSONByte.isLineEnd) else { return false }
    let line = text[..<end]
    guard
      line.last == JSONByte.colon || line.contains(JSONByte.space)
        || line.first == JSONByte.backtick
    else { return false }
    return text[end...].first { !JSONByte.isSpace($0) } == JSONByte.openBrace
  }

  /// Whether a line begins with a selector, a rule or a variable.
  private static func looksLikeCSS(_ line: String) -> Bool {
    guard let first = line.first, ":@.*$".contains(first) else { return false }
    return line.dropFirst().first?.isLetter ?? false
  }

  /// Whether a line is `name:` or `name: value`.
  private static func isMapping(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let rest = line[line.index(after: colon)...]
    return (rest.isEmpty || rest.hasPrefix(" "))
      && line[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "-_.$ ".contains($0) }
  }

  /// A single word may be a value, right or wrong; running text is none.
  private static func otherWord(_ text: ArraySlice<UInt8>) -> JSONFileKind? {
    let first = text.first ?? 0
    if JSONByte.isDigit(first) || first == JSONByte.minus || first == JSONByte.plus { return nil }
    let word = text.prefix { JSONByte.isLetter($0) }
    let known = ["true", "false", "null", "nan", "infinity", "none", "undefined"]
    return known.contains(String(decoding: word, as: UTF8.self).lowercased()) ? nil : .other
  }
}
