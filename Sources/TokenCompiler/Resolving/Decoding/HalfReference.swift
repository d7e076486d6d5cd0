/// Texts that were meant to be references and lack half of their brackets. In the plain dialect such a
/// text is a text like any other, so only one that names a token counts.
enum HalfReference {
  /// The path in a text such as `{font.default` or `{font.default>`; `nil` where nothing stands around
  /// it or there is no path.
  ///
  /// `isBare` takes a path without any, and one with blanks, quotes, a dollar sign or a comma around it:
  /// for where text is wrong anyhow.
  static func path(in text: String, isBare: Bool = false) -> String? {
    let brackets: (UInt8) -> Bool = {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "<")
        || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
        || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
        || isBare && looseSigns.contains($0)
    }
    let bytes = Array(text.utf8)
    let inside = bytes.drop(while: brackets)
    guard let end = inside.lastIndex(where: { !brackets($0) }),
      isBare || end - inside.startIndex + 1 < bytes.count
    else { return nil }
    let path = inside[...end]
    guard path.contains(UInt8(ascii: ".")), !path.contains(where: brackets) else { return nil }
    return String(decoding: path, as: UTF8.self)
  }

  private static let looseSigns = Array(" $@#%,;\"'".utf8)
}

extension DecodingHost {
  /// Reports a plain text that is nearly a reference to a token, or the path of one without brackets; says
  /// whether it is one.
  mutating func refusesHalfReference(_ text: String, _ spot: Spot, _ type: TokenType) -> Bool {
    guard isPlain(spot.place), text.utf8.contains(JSONByte.point),
      case let path = HalfReference.path(in: text) ?? text
    else { return false }
    return refusesReference(text, to: path, spot, type)
  }

  /// The same, in any dialect, for a text that is no value of its type: the path alone is enough.
  mutating func refusesBareReference(_ text: String, _ spot: Spot, _ type: TokenType) -> Bool {
    HalfReference.path(in: text, isBare: true).map { refusesReference(text, to: $0, spot, type) }
      ?? false
  }

  private mutating func refusesReference(
    _ text: String, to path: String, _ spot: Spot, _ type: TokenType
  ) -> Bool {
    guard path != tokenPath, hasToken(ofPath: path) else { return false }
    let known = hasOwnType || overridesContract ? self.type(ofPath: path) : nil
    let other = known == type || known == .custom ? nil : known
    report(.halfReference(text, path, other, needs: type, siteOfRule(spot)))
    return true
  }
}
