import Foundation

/// The files of a target that make its theme, found by their names.
///
/// `NAME.tokens.json` is a layer of the default theme, `NAME.CONTEXT.tokens.json` one of the context
/// CONTEXT (`Theme.dark.tokens.json`); several of a kind stand on each other in the order of their
/// names. One `NAME.resolver.json` takes the place of all of them: it names its files itself.
struct ThemeFiles {
  /// The name of the target.
  let target: String
  /// What tokenc is told of the files.
  let arguments: [String]
  /// Every file that may be read; a change of one has the theme compiled again.
  let inputs: [URL]

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private static let tokens = ".tokens.json"
  private static let resolver = ".resolver.json"

  /// Looks through the files of a target.
  init(files: [URL], of target: String) throws {
    self.target = target
    let documents = files.filter { $0.pathExtension == "json" }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    inputs = documents
    let resolvers = documents.filter { $0.lastPathComponent.hasSuffix(Self.resolver) }
    if let document = resolvers.first {
      guard resolvers.count == 1 else {
        throw Fault(
          description: "the target '\(target)' has several resolver documents: "
            + resolvers.map(\.lastPathComponent).joined(separator: ", "))
      }
      arguments = [document.path]
    } else {
      arguments = try Self.layers(documents, of: target)
    }
  }

  /// The default theme's files, then `--theme` for each context, in the order of their names.
  private static func layers(_ documents: [URL], of target: String) throws -> [String] {
    var layers: [String] = []
    var contexts: [String: [String]] = [:]
    for document in documents where document.lastPathComponent.hasSuffix(tokens) {
      let name = document.lastPathComponent.dropLast(tokens.count)
      if let dot = name.lastIndex(of: ".") {
        contexts[String(name[name.index(after: dot)...]), default: []].append(document.path)
      } else {
        layers.append(document.path)
      }
    }
    guard !layers.isEmpty else {
      throw Fault(
        description:
          "the target '\(target)' has no theme: add a file whose name ends in '\(tokens)'")
    }
    for context in contexts.keys.sorted() {
      let files = contexts[context] ?? []
      if let file = files.first(where: { $0.contains(",") }) {
        throw Fault(description: "a theme file's path cannot hold a comma: \(file)")
      }
      layers += ["--theme", "\(context)=\(files.joined(separator: ","))"]
    }
    return layers
  }
}
