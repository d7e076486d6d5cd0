import Foundation

/// A part of a random document, from which tokens can be taken out.
indirect enum WildNode {
  case leaf(String)
  case object([(key: String, value: WildNode)])
  case list([WildNode])
  /// Paths begin anew here: a set, or a source in a resolver document.
  case anchor(WildNode)

  /// The part as JSON.
  var text: String {
    switch self {
    case .leaf(let text): return text
    case .anchor(let node): return node.text
    case .list(let nodes): return "[" + nodes.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      let written = members.map { "\(Self.quoted($0.key)): \($0.value.text)" }
      return "{" + written.joined(separator: ", ") + "}"
    }
  }

  /// A text as JSON.
  static func quoted(_ text: String) -> String {
    let bytes = try? JSONEncoder().encode(text)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }

  /// Takes out what has one of the paths, and tells whether anything had.
  mutating func remove(_ paths: Set<String>, below path: String) -> Bool {
    var hasRemoved = false
    switch self {
    case .leaf: break
    case .anchor(var node):
      hasRemoved = node.remove(paths, below: "")
      self = .anchor(node)
    case .list(var nodes):
      for index in nodes.indices where nodes[index].remove(paths, below: path) {
        hasRemoved = true
      }
      self = .list(nodes)
    case .object(var members):
      for index in members.indices.reversed() {
        let here = path.isEmpty ? members[index].key : "\(path).\(members[index].key)"
        if paths.contains(here) {
          members.remove(at: index)
          hasRemoved = true
        } else if members[index].value.remove(paths, below: here) {
          hasRemoved = true
        }
      }
      self = .object(members)
    }
    return hasRemoved
  }
}
