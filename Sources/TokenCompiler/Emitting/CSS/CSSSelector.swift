/// Which elements a theme's block is for.
enum CSSSelector {
  /// Why a text cannot be the selector of the default theme; `nil` where it can.
  static func fault(in text: String) -> String? {
    guard text.contains(where: { $0 != " " }) else { return "a selector" }
    let forbidden: Set<Unicode.Scalar> = ["{", "}", ";", "@", "<", "\\", "\"", "'"]
    let isPlain = text.unicodeScalars.allSatisfy {
      !forbidden.contains($0) && !HiddenCharacters.contains($0.value)
    }
    guard isPlain, !text.contains("/*"), isBalanced(text) else {
      return "a selector without braces, quotes and escapes"
    }
    return nil
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

extension ByteWriter {
  /// Writes the selector of a theme: the default's own for the first, and an attribute
  /// `data-MODIFIER` for each modifier whose context is not the first theme's.
  mutating func writeCSS(selectorOf theme: Int, in graph: ThemeGraph, root: String) {
    guard theme > 0 else {
      write(root)
      return
    }
    var attributes = ByteWriter()
    let first = graph.themes[0].contexts
    for (index, context) in graph.themes[theme].contexts.enumerated() where context != first[index]
    {
      attributes.write("[data-")
      attributes.writeCSS(identifier: ArraySlice(graph.modifiers[index].name.utf8))
      attributes.write("=")
      attributes.writeCSS(string: context)
      attributes.write("]")
    }
    guard root != CSSEmitter.defaultSelector else {
      write(bytes: attributes.bytes[...])
      return
    }
    // On the element itself or inside it, and as strong as the default's selector in any case.
    write(":is(" + root + ")")
    write(bytes: attributes.bytes[...])
    write(", :is(" + root + ") ")
    write(bytes: attributes.bytes[...])
  }
}
