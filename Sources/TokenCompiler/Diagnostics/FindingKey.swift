/// What makes a finding the same in another run, wherever its lines have moved to: the code, the
/// file, the path of the token and the message.
package struct FindingKey: Hashable, Sendable {
  package var code: String
  /// The path of the source, without what leads nowhere (`./a.json` is `a.json`); empty for a finding
  /// without a place.
  package var file: String
  /// The path of the token; empty where there is none.
  package var path: String
  package var message: String

  package init(code: String, file: String, path: String, message: String) {
    self.code = code
    self.file = Self.normalized(file)
    self.path = path
    self.message = message
  }

  /// The path without empty names, dots, and names that are left again.
  package static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The key of a finding.
  ///
  /// - Parameter folder: Where the run is: files in it are known by their paths from there.
  package init(_ diagnostic: Diagnostic, in sources: SourceSet, folder: String? = nil) {
    let source = diagnostic.span?.source
    var file = source.flatMap { $0.index < sources.count ? sources[$0].path : nil }
    if let folder, let path = file, path.hasPrefix(folder + "/") {
      file = String(path.dropFirst(folder.count + 1))
    }
    self.init(
      code: diagnostic.id.rawValue, file: file ?? "", path: diagnostic.path ?? "",
      message: diagnostic.message)
  }
}

/// Gives each finding of a report a text that no other finding of it has and that the next report
/// gives it again.
struct FindingFingerprints {
  private let sources: SourceSet
  /// How many findings of a key there were.
  private var told: [FindingKey: Int] = [:]

  init(_ sources: SourceSet) { self.sources = sources }

  /// The fingerprint of the next finding, 16 hexadecimal digits. Findings with one key are told apart
  /// by their order.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    let key = FindingKey(diagnostic, in: sources)
    let number = told[key, default: 0]
    told[key] = number + 1
    var hash = TextHash()
    for text in [key.code, key.file, key.path, key.message] { hash.add(text) }
    if number > 0 { hash.add(String(number)) }
    return hash.digits
  }
}
