/// Sources after the safe fixes of their findings were made.
public struct Mending: Sendable {
  /// The files that were changed, in the order of their layers.
  public let files: [EditedSource]
  /// How many findings were mended.
  public let count: Int
  /// What is found in the files as they are now.
  public internal(set) var validation: Validation
}

extension TokenCompiler {
  /// Makes the safe fixes of what is found in layers, as often as there is one left. Bytes in which
  /// no fix stands stay as they are.
  /// - Parameter paths: The sources that may be changed.
  public func mend(
    _ layers: [Layer], only paths: Set<String>, loading loader: SourceLoader = .none
  ) -> Mending {
    mend(layers, only: paths, loading: loader) { _ in }
  }

  /// The same for all findings to which `check` adds its own.
  package func mend(
    _ layers: [Layer], only paths: Set<String>, loading loader: SourceLoader,
    check: @escaping (inout Validation) -> Void
  ) -> Mending {
    var known: [String: ReadSource] = [:]
    func compile(_ changed: [String: SourceFile]) -> Validation {
      for (path, file) in changed where known[path]?.source != file { known[path] = read(file) }
      let layers = layers.map { layer in
        guard changed[layer.source.source.path] != nil else { return layer }
        var layer = layer
        layer.source = known[layer.source.source.path] ?? layer.source
        return layer
      }
      var validation = validate(layers, loading: loader)
      check(&validation)
      return validation
    }
    var order: [SourceFile] = []
    for source in layers.map(\.source.source) where paths.contains(source.path) {
      if !order.contains(where: { $0.path == source.path }) { order.append(source) }
    }
    var rounds = FixRounds(order, compile([:]), compile: compile)
    if !order.isEmpty { rounds.run() }
    let files = order.compactMap { rounds.files[$0.path] }.filter { !$0.changes.isEmpty }
    return Mending(files: files, count: rounds.count, validation: rounds.outcome)
  }
}

extension Validation: FixOutcome {
  var sources: SourceSet { graph.sources }
}
