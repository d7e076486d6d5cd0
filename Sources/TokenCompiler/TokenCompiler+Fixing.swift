/// Sources after the safe fixes of their findings were made.
public struct Mending: Sendable {
  /// The files that were changed, in the order of their layers.
  public let files: [EditedSource]
  /// How many findings were mended.
  public let count: Int
  /// What is found in the files as they are now.
  public internal(set) var validation: Validation
  /// How often it was compiled to find out.
  let compilations: Int
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

  /// The same for all findings to which `check` adds its own, without those that `mayMend` leaves out.
  package func mend(
    _ layers: [Layer], only paths: Set<String>, loading loader: SourceLoader,
    mayMend: @escaping (Validation) -> [Diagnostic] = { $0.diagnostics },
    check: @escaping (inout Validation) -> Void
  ) -> Mending {
    let sources = MendedSources(self, layers, only: paths)
    func compile(_ changed: [String: SourceFile]) -> Validation {
      var validation = validate(sources.layers(with: changed), loading: loader)
      check(&validation)
      return validation
    }
    let order = sources.files
    var rounds = FixRounds(order, compile([:]), mayMend: mayMend, compile: compile)
    if !order.isEmpty { rounds.run() }
    var outcome = rounds.outcome
    if sources.listsMore {
      sources.listsAll = false
      outcome = compile(rounds.files.filter { !$0.value.changes.isEmpty }.mapValues(\.current))
    }
    let files = order.compactMap { rounds.files[$0.path] }.filter { !$0.changes.isEmpty }
    return Mending(
      files: files, count: rounds.count, validation: outcome, compilations: rounds.compilations)
  }
}

extension Validation: FixOutcome {
  var sources: SourceSet { graph.sources }
}
