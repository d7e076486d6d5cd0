import TokenCompiler

extension InputPlan {
  /// Takes the custom themes of `--each`, or of the configuration's `each`: contexts of a modifier
  /// of their own, so that the base is put together once for all of them.
  mutating func takeCandidates(
    _ arguments: ParsedArguments, _ loaded: LoadedConfiguration, namesFiles: Bool,
    _ problems: inout [Diagnostic]
  ) {
    let given = arguments.values("each")
    if !given.isEmpty, !arguments.operands.isEmpty { problems.append(.eachAndInputs()) }
    var paths: [String] = []
    if !given.isEmpty {
      paths = Self.paths(given.map { ($0, nil) }, &problems)
    } else if !namesFiles, arguments.command == .validate {
      let configured = loaded.configuration?.each ?? []
      paths = Self.paths(configured.map { (loaded.path($0.text), $0.span) }, &problems)
    }
    let others = Set(files.compactMap { FileSystem.status(of: $0.path)?.identity })
      .union(loaded.identity.map { [$0] } ?? [])
    var known: Set<String> = []
    let candidates = paths.filter { path in
      guard known.insert(path).inserted else { return false }
      return FileSystem.status(of: path).map { !others.contains($0.identity) } ?? true
    }
    guard let first = candidates.first else { return }
    files += candidates.map { Input(path: $0, when: [Modifier.candidate: $0]) }
    options.modifiers.append(
      Modifier(Modifier.candidate, contexts: candidates, defaultContext: first))
  }

  /// The files that fit patterns; a pattern that none fits is a problem.
  static func paths(
    _ patterns: [(text: String, place: SourceSpan?)], _ problems: inout [Diagnostic]
  ) -> [String] {
    var paths: [String] = []
    for pattern in patterns {
      let found = FilePattern(pattern.text).files()
      if found.isEmpty { problems.append(.noMatch(pattern.text, at: pattern.place)) }
      paths += found
    }
    return paths
  }
}
