/// The names in the text of a reference or of a JSON Pointer.
enum PathText {
  /// The names of a path in braces.
  static func names(ofReference text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  /// The names of a pointer `#/a/b`: `~1` is a slash and `~0` a tilde; nothing is percent-decoded.
  /// The pointer `#` is the document itself and has none.
  static func names(ofPointer text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if !parts.isEmpty { parts.removeFirst() }
    return parts.map(unescaped)
  }

  /// The pointer that consists of some names.
  static func pointer(_ names: [String]) -> String {
    "#" + names.map { "/" + escaped($0) }.joined()
  }

  private static func escaped(_ name: String) -> String {
    String(
      decoding: name.utf8.flatMap { byte -> [UInt8] in
        byte == UInt8(ascii: "~")
          ? Array("~0".utf8) : byte == UInt8(ascii: "/") ? Array("~1".utf8) : [byte]
      }, as: UTF8.self)
  }

  private static func unescaped(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard name.contains(UInt8(ascii: "~")) else { return name }
    var result: [UInt8] = []
    var index = name.startIndex
    while index < name.endIndex {
      let isEscape = name[index] == UInt8(ascii: "~") && index + 1 < name.endIndex
      switch isEscape ? name[index + 1] : 0 {
      case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
      default:
        result.append(name[index])
        index -= 1
      }
      index += 2
    }
    return result[...]
  }
}

extension MergedLayers {
  /// The names in the reference or pointer at a place.
  func names(at place: ValuePlace) -> [ArraySlice<UInt8>] {
    let bytes = bytes(at: place)
    return sets[place.set].set.values[Int(place.index)].kind == .pointer
      ? PathText.names(ofPointer: bytes) : PathText.names(ofReference: bytes)
  }
}
