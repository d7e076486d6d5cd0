/// The layers of a compilation whose sources are mended. They are read with all faults of form, however
/// many: they are mended at once then, and not a hundred at a time.
final class MendedSources {
  /// The files that may be changed, each once.
  let files: [SourceFile]
  /// Whether all faults of form are listed, or as many as in any report.
  var listsAll = true
  /// Whether that makes a difference.
  private(set) var listsMore = false

  private let compiler: TokenCompiler
  private let layers: [Layer]
  /// What was read last under a path.
  private var known: [String: ReadSource] = [:]
  /// The files as they were, where not all of their faults are listed in what was given.
  private var long: [String: ReadSource] = [:]

  init(_ compiler: TokenCompiler, _ layers: [Layer], only paths: Set<String>) {
    self.compiler = compiler
    self.layers = layers
    var files: [String: SourceFile] = [:]
    var order: [SourceFile] = []
    for source in layers.map(\.source) where paths.contains(source.source.path) {
      guard files[source.source.path] == nil else { continue }
      files[source.source.path] = source.source
      order.append(source.source)
      if source.findings.contains(where: { $0.id == .syntax && $0.severity == .note }) {
        long[source.source.path] = compiler.read(source.source, listingFaults: Self.mostFaults)
        listsMore = true
      }
    }
    self.files = order
  }

  /// More are counted, and mended in another round.
  private static let mostFaults = 50_000

  /// The layers with other files in the place of those of their paths.
  func layers(with changed: [String: SourceFile]) -> [Layer] {
    layers.map { layer in
      var layer = layer
      let path = layer.source.source.path
      if let file = changed[path] {
        layer.source = read(file)
      } else if listsAll, let long = long[path], long.source == layer.source.source {
        layer.source = long
      }
      return layer
    }
  }

  private func read(_ file: SourceFile) -> ReadSource {
    guard listsAll else { return compiler.read(file) }
    if let source = known[file.path], source.source == file { return source }
    let source = compiler.read(file, listingFaults: Self.mostFaults)
    if source.findings.count > JSONLimits.standard.findings { listsMore = true }
    known[file.path] = source
    return source
  }
}
