import TokenCompiler

/// The files of the command line after reading them.
struct LoadedInputs {
  private(set) var layers: [Layer] = []
  /// The files by what makes them themselves, so that no output replaces one.
  private(set) var identities: Set<FileSystem.Identity> = []

  /// What is doubted about the files.
  private(set) var doubts: [FileDoubts.Doubt] = []

  /// Reads all files; those that cannot be read are all named. A file that is given twice is read
  /// once; custom themes that are one file by two names are one source, so that it is mended as one.
  init(
    _ plan: InputPlan, from tree: SourceTree = .files, compiler: TokenCompiler,
    problems: inout [Diagnostic]
  ) {
    var known: [String: ReadSource] = [:]
    var own: [FileSystem.Identity: ReadSource] = [:]
    var places: [SourceSpan?] = []
    for (index, file) in plan.files.enumerated() {
      Progress.note("reading", index + 1, of: plan.files.count, "files")
      if let source = known[file.path] {
        layers.append(Layer(source, as: file))
        places.append(file.place)
        continue
      }
      let name = tree.name(of: file.path)
      do throws(FileFailure) {
        let content =
          try file.mayBeStream ? tree.read(file.path) : tree.readPlainFile(file.path)
        let identity = content.identity
        if let identity { identities.insert(identity) }
        let same = file.isContract ? nil : identity.flatMap { own[$0] }
        let source = same ?? compiler.read(SourceFile(path: name, bytes: content.bytes))
        known[file.path] = source
        if let identity, !file.isContract { own[identity] = source }
        layers.append(Layer(source, as: file))
        places.append(file.place)
      } catch {
        problems.append(.unreadable(name, error, at: file.place))
      }
    }
    let stray = layers.first { $0.source.isContractFile && !$0.isContract }
    if let stray, !plan.takesContracts {
      problems.append(.contractIsNoInput(stray.source.source.path))
    }
    doubts = Self.swapped(layers) + FileDoubts(layers, places: places).found
    problems += doubts.map { doubt in
      var problem = doubt.problem
      if plan.isStrict { problem.severity = .error }
      return problem
    }
    // Whatever is printed would be added to the input, and the shell may have emptied it before.
    if holdStandardOutput { problems.append(.standardOutputIsInput()) }
    guard !plan.themeNames.isEmpty, !problems.hasErrors else { return }
    if let other = layers.first(where: {
      $0.source.hasModifier(named: "theme") && !$0.source.isContractFile
    }) {
      problems.append(.modifierFromTwoSources(other.source.source.path))
    }
  }

  /// What is found without what follows from a doubt about the files, and the doubts; one in the place of which
  /// errors are left out is one.
  func settled(
    _ findings: [Diagnostic], _ problems: [Diagnostic]
  ) -> (findings: [Diagnostic], problems: [Diagnostic]) {
    var (findings, problems) = (findings, problems)
    for doubt in doubts where !doubt.contexts.isEmpty {
      let left = findings.filter { !$0.holdsOnly(in: doubt.contexts) }
      let hidesError = findings.contains {
        $0.severity == .error && $0.holdsOnly(in: doubt.contexts)
      }
      if hidesError, let index = problems.firstIndex(of: doubt.problem) {
        problems[index].severity = .error
      }
      findings = left
    }
    return (findings, problems)
  }

  /// Lets go of what was read once it is resolved: twice as much as the graph and the input together.
  mutating func forgetLayers() { layers = [] }

  /// Files for a theme of the base that have all that the base has and much more: the two are swapped.
  private static func swapped(_ layers: [Layer]) -> [FileDoubts.Doubt] {
    let base = layers.filter { $0.isContract && $0.when.isEmpty }.map(\.source)
    guard let first = base.first else { return [] }
    return layers.filter { $0.isContract && !$0.when.isEmpty }.compactMap { layer in
      guard let more = layer.source.surplus(over: base) else { return nil }
      return FileDoubts.Doubt(
        problem: .baseIsSmaller(
          than: layer.source.source.path, more, first.source.path,
          contexts: layer.when.sorted { $0.key < $1.key }.map(\.value)))
    }
  }

  /// A contract file among them, which holds no values.
  var contractFile: String? { layers.first { $0.source.isContractFile }?.source.source.path }

  /// Whether standard output goes to one of them.
  var holdStandardOutput: Bool { FileSystem.standardOutput.map(identities.contains) ?? false }

  /// With the files that documents named.
  func identities(including sources: SourceSet) -> Set<FileSystem.Identity> {
    var all = identities
    for id in sources.ids {
      if let status = FileSystem.status(of: sources[id].path) { all.insert(status.identity) }
    }
    return all
  }
}

extension Diagnostic {
  /// Whether every theme in which it holds has one of some contexts.
  fileprivate func holdsOnly(in contexts: [String]) -> Bool {
    guard let themes, ![.syntax, .duplicateKey].contains(id) else { return false }
    return themes.allSatisfy { theme in
      theme.split(separator: "/").contains { contexts.contains(String($0)) }
    }
  }
}

extension Layer {
  fileprivate init(_ source: ReadSource, as file: InputPlan.Input) {
    self.init(source, when: file.when, isContract: file.isContract)
    entry = file.entry
  }
}
