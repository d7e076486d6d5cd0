extension Validation {
  /// The paths of the tokens that a source declares where something is said of them there. How its
  /// dialect spells values is not counted.
  package func declarations(toldIn source: SourceFile) -> [String] {
    let places = Set(
      diagnostics.filter { $0.id != .legacySyntax }.compactMap(\.span).filter {
        graph.sources[$0.source] == source
      })
    let own = graph.declarations.all.filter { graph.sources[$0.nameSpan.source] == source }
    let told = own.filter { places.contains($0.nameSpan) || places.contains($0.valueSpan) }
    // What is said of no token of the source is said of all.
    return (told.isEmpty && !places.isEmpty ? own : told).map { graph.path(of: $0.token) }
  }

  /// The theme as documents of the standard, with their paths in a folder; none where it cannot be said.
  /// What the standard does not have joins the findings.
  package mutating func convert(named name: String) -> [OutputFile] {
    let conversion = DTCGConversion(graph, name: name)
    for finding in conversion.findings { findings.report(finding) }
    return conversion.files
  }
}

extension ThemeContract {
  /// The contract that a contract file says, or that a default theme is.
  /// - Throws: every finding, if one of them is an error.
  public init(reading source: SourceFile) throws(CompilationError) {
    let compiler = TokenCompiler()
    let read = compiler.read(source)
    self.init(try compiler.compile([Layer(read)]), form: read.form)
  }
}
