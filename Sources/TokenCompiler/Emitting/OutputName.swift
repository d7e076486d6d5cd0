/// What an output's name says: `PATH` or `FORMAT:PATH`.
package enum OutputName {
  case output(any Emitter.Type, path: String)
  /// What stands before a colon is no format, and the end of the name says none either.
  case unknownFormat(String)
  /// The end of the name says no format.
  case noFormat
  /// The path is empty.
  case empty

  /// What stands before a colon is a format if there is one of that name; otherwise the colon
  /// belongs to the path.
  package init(_ text: String) {
    let colon = text.firstIndex(of: ":")
    let prefix = colon.map { String(text[..<$0]) }
    if let colon, let prefix, let format = Emitters.named(prefix) {
      let path = String(text[text.index(after: colon)...])
      self = path.isEmpty ? .empty : .output(format, path: path)
    } else if text.isEmpty {
      self = .empty
    } else if let format = Emitters.forFile(named: Self.lastName(of: text)) {
      self = .output(format, path: text)
    } else if let prefix, !prefix.isEmpty, !prefix.contains("/"), !prefix.contains(".") {
      self = .unknownFormat(prefix)
    } else {
      self = .noFormat
    }
  }

  private static func lastName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
