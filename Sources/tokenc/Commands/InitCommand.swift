import TokenCompiler

/// `tokenc init`: a custom theme to begin with, its schema, and the configuration that puts it on its
/// default theme.
struct InitCommand {
  private let arguments: ParsedArguments
  private let report: Report
  private let folder: String

  /// The files that it writes.
  private enum Name {
    static let theme = "theme.json"
    static let schema = "theme.schema.json"
  }

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .error)
    folder = arguments.value("output") ?? "."
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    if let input = arguments.operands.first { problems.append(.initTakesNoInput(input)) }
    if !arguments.has("base"), problems.isEmpty { problems.append(.initNeedsBase()) }
    if folder.isEmpty || folder == "-" { problems.append(.emptyName("-o", folder)) }
    guard !problems.hasErrors else { return report.refuse(problems) }
    let plan = InputPlan(arguments, .none, problems: &problems)
    for name in [Name.theme, Name.schema, LoadedConfiguration.name]
    where FileSystem.status(of: path(name)) != nil {
      problems.append(.initWouldReplace(path(name)))
    }
    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, compiler: compiler, problems: &problems)
    guard !problems.hasErrors, let lowest = inputs.base.first else {
      return report.refuse(problems)
    }
    let validation = compiler.validate(inputs.base, loading: plan.loader())
    guard !validation.hasErrors else {
      let errors = validation.diagnostics.filter { $0.severity == .error }
      try? report.write(errors, sources: validation.graph.sources)
      return .findings
    }
    let contract = ThemeContract(validation.graph, form: lowest.source.form)
    let title = "A custom theme of \(Paths.name(of: lowest.source.source.path))"
    let schema = ThemeSchema(contract, of: validation.graph, title: title)?.document
    let skeleton = Self.quiet(
      ThemeSkeleton(validation.graph, contract), over: inputs.layers, compiler, plan.loader())
    let theme = skeleton.document(schema: schema == nil ? nil : Name.schema)
    return write(theme, schema)
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : Paths.join(folder, name)
  }

  /// The skeleton without the tokens about which `validate` would have to say something: what is wrong in
  /// the default theme is told where a custom theme repeats it.
  private static func quiet(
    _ skeleton: ThemeSkeleton, over layers: [Layer], _ compiler: TokenCompiler,
    _ loader: SourceLoader
  ) -> ThemeSkeleton {
    var skeleton = skeleton
    while !skeleton.tokens.isEmpty {
      let source = SourceFile(path: "theme.json", bytes: skeleton.document(schema: nil))
      var validation = compiler.validate(
        layers + [Layer(compiler.read(source))], loading: loader)
      validation.check(all: true)
      let told = validation.declarations(toldIn: source)
      if told.isEmpty { return skeleton }
      let paths = Set(told)
      let tokens = skeleton.tokens.filter { paths.contains(skeleton.path(of: $0)) }
      skeleton = skeleton.without(Set(tokens.isEmpty ? skeleton.tokens : tokens))
    }
    return skeleton
  }

  private func write(_ theme: [UInt8], _ schema: [UInt8]?) -> ExitStatus {
    var made = [OutputWriter.Made(path: path(Name.theme), bytes: theme)]
    if let schema { made.append(OutputWriter.Made(path: path(Name.schema), bytes: schema)) }
    let configuration = OutputWriter.Made(
      path: path(LoadedConfiguration.name), bytes: self.configuration)
    let problems = OutputWriter(made: made + [configuration], folders: [], depfile: nil).write()
    return problems.isEmpty ? .done : report.refuse(problems)
  }

  /// A `tokenc.json` with the options of the command line, its paths relative to it.
  private var configuration: [UInt8] {
    func beside(_ path: String) -> String { Paths.relative(path, to: folder) }
    var members: [(String, JSONValue)] = []
    let bases = arguments.values("base").map { JSONValue.string(beside($0)) }
    members.append(("base", bases.count == 1 ? bases[0] : .array(bases)))
    let themes = arguments.values("base-theme").map { value in
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      let files = (parts.last ?? "").split(separator: ",").map {
        JSONValue.string(beside(String($0)))
      }
      return JSONValue.Member(parts.first ?? "", files.count == 1 ? files[0] : .array(files))
    }
    if !themes.isEmpty { members.append(("base-theme", .object(themes))) }
    members.append(("inputs", .string(Name.theme)))
    if let dialect = arguments.value("dialect") { members.append(("dialect", .string(dialect))) }
    if arguments.has("allow-outside") { members.append(("allow-outside", .boolean(true))) }
    return Configuration.text(of: members)
  }
}
