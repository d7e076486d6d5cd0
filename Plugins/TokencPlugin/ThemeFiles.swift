import Foundation

/// The files of a target that make its theme, found by their names.
///
/// `NAME.tokens.json` is a layer of the default theme, `NAME.CONTEXT.tokens.json` one of the context
/// CONTEXT (`Theme.dark.tokens.json`); several of a kind stand on each other in the order of their
/// names. One `NAME.resolver.json` takes the place of all of them: it names its files itself. So does a
/// `tokenc.json`, which says everything by itself.
///
/// What tokenc is told follows from the files' names alone: SwiftPM asks again when a file comes or goes,
/// and not when one changes.
struct ThemeFiles {
  /// The name of the target.
  let target: String
  /// The target's `tokenc.json`.
  private(set) var configuration: URL?
  /// What tokenc is told of the files.
  private(set) var arguments: [String] = []
  /// Every file that may be read; a change of one has the theme compiled again.
  private(set) var inputs: [URL]

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  private static let configurationName = "tokenc.json"
  private static let tokens = ".tokens.json"
  private static let resolver = ".resolver.json"

  /// Looks through the files of a target.
  init(files: [URL], of target: String) throws {
    self.target = target
    let documents = files.filter { $0.pathExtension == "json" }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    inputs = documents
    configuration = try Self.only(Self.configurationName, among: documents, of: target)
    if let configuration {
      arguments = ["--config", configuration.path]
      inputs += Self.files(namedBy: configuration).filter { !documents.contains($0) }
    } else if let document = try Self.only(Self.resolver, among: documents, of: target) {
      arguments = [document.path]
    } else {
      arguments = try Self.layers(documents, of: target)
    }
  }

  /// The file of that name, or with that end of its name; two are too many.
  private static func only(
    _ ending: String, among documents: [URL], of target: String
  ) throws -> URL? {
    let found = documents.filter {
      $0.lastPathComponent == ending
        || ending.hasPrefix(".") && $0.lastPathComponent.hasSuffix(ending)
    }
    guard found.count > 1 else { return found.first }
    let names = found.map(\.path).joined(separator: ", ")
    throw Fault(description: "the target '\(target)' has more than one '\(ending)': \(names)")
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
        throw Fault(description: "the path of a theme's file cannot hold a comma: \(file)")
      }
      layers += ["--theme", "\(context)=\(files.joined(separator: ","))"]
    }
    return layers
  }
}

// What a configuration names. tokenc reads it too and says what is wrong with it.
extension ThemeFiles {
  /// The files that lie where some text of the configuration says.
  private static func files(namedBy configuration: URL) -> [URL] {
    let bytes = (try? Data(contentsOf: configuration)) ?? Data()
    var files: [URL] = []
    var rest: [Any] = (try? JSONSerialization.jsonObject(with: bytes)).map { [$0] } ?? []
    while let value = rest.popLast() {
      switch value {
      case let object as [String: Any]:
        rest += object.keys.sorted().reversed().compactMap { object[$0] }
      case let list as [Any]: rest += list.reversed()
      case let text as String:
        let file = URL(fileURLWithPath: text, relativeTo: configuration).standardizedFileURL
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if isThere, !isFolder.boolValue, !files.contains(file) { files.append(file) }
      default: break
      }
    }
    return files
  }
}
