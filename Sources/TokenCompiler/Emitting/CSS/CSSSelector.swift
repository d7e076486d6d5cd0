/// Texts of options that stand before a block.
enum CSSSelector {
  /// Why a text cannot be the selector of the default theme; `nil` where it can.
  static func fault(in text: String) -> String? {
    guard text.contains(where: { $0 != " " }) else { return "a selector" }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "{", "}", ";", "@", "<", "\\", "\"", "'": false
      default: !HiddenCharacters.contains(scalar.value)
      }
    }
    guard isPlain, !text.holds(text: "/*"), isBalanced(text) else {
      return "a selector without braces, quotes and escapes"
    }
    return nil
  }

  /// Whether a text can be the name of a cascade layer: `tokens` or `design.tokens`.
  static func isLayerName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      guard let first = name.utf8.first, first != UInt8(ascii: "-") || name.utf8.count > 1 else {
        return false
      }
      return !(0x30...0x39).contains(first)
        && name.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }
  }

  private static func isBalanced(_ text: String) -> Bool {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[": open.append(scalar)
      case ")": if open.popLast() != "(" { return false }
      case "]": if open.popLast() != "[" { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
