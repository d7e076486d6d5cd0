import TokenCompiler

/// One of the two versions that `diff` compares: which files, and where they are read.
struct DiffSide {
  private let tree: SourceTree
  private let arguments: ParsedArguments
  /// Whether a configuration says the layers, and must be there.
  private let configurationPath: String?

  /// A version as an operand names it: `[REVISION:]FILE[,[NAME=]FILE…]`, or a `tokenc.json`.
  init(_ operand: String, _ arguments: ParsedArguments) throws(RevisionFailure) {
    let (revision, list) = Self.split(operand)
    let tree = try revision.map(SourceTree.init(revision:)) ?? .files
    let isConfiguration = Paths.name(of: list) == LoadedConfiguration.name
    let side = isConfiguration ? VersionFiles() : VersionFiles(list)
    self.init(
      tree, arguments.replacing(operands: side.inputs).adding(themes: side.themes),
      configurationPath: isConfiguration ? list : nil)
  }

  /// A version whose layers the inputs and options say, or else the configuration.
  init(_ tree: SourceTree, _ arguments: ParsedArguments, configurationPath: String? = nil) {
    self.tree = tree
    self.arguments = arguments
    self.configurationPath = configurationPath
  }

  /// Whether standard input is one of the files.
  var readsStandardInput: Bool { arguments.operands.contains("-") }

  /// A version after reading it.
  struct Loaded {
    /// The theme; `nil` where it could not be read, or has errors.
    fileprivate(set) var graph: ThemeGraph?
    /// Why.
    fileprivate(set) var problems: [Diagnostic] = []
    /// The sources of the problems.
    fileprivate(set) var sources = SourceSet()
    /// The files that were read.
    fileprivate(set) var identities: Set<FileSystem.Identity> = []
  }

  /// Reads and compiles the layers. What has errors has no values to compare.
  func load() -> Loaded {
    var loaded = Loaded()
    guard let validation = validate(&loaded), loaded.problems.isEmpty else { return loaded }
    loaded.sources = validation.graph.sources
    loaded.problems = validation.diagnostics.filter { $0.severity == .error }
    if loaded.problems.isEmpty { loaded.graph = validation.graph }
    return loaded
  }

  private func validate(_ loaded: inout Loaded) -> Validation? {
    var arguments = arguments
    if let configurationPath {
      arguments = arguments.replacing(operands: arguments.operands, without: ["config"])
      arguments.addDefault("config", configurationPath)
    }
    let configuration = LoadedConfiguration(arguments, in: configurationTree)
    arguments.addDefaults(of: configuration)
    loaded.sources = configuration.sources
    var problems = configuration.problems
    defer { loaded.problems = problems.filter { $0.severity == .error } }
    if case .revision(let revision) = tree, arguments.operands.isEmpty,
      configuration.configuration == nil, problems.isEmpty, !arguments.has("theme"),
      !arguments.has("base")
    {
      problems.append(.noConfiguration(in: revision.written))
      return nil
    }
    let plan = InputPlan(arguments, configuration, problems: &problems)
    guard !problems.hasErrors else { return nil }
    let compiler = TokenCompiler(options: plan.options)
    let inputs = LoadedInputs(plan, from: tree, compiler: compiler, problems: &problems)
    loaded.identities = inputs.identities
    guard !problems.hasErrors else { return nil }
    return compiler.validate(inputs.layers, loading: plan.loader(in: tree))
  }

  /// Files that are named without a revision are judged by the configuration at hand; so are those of
  /// a revision that are named one by one.
  private var configurationTree: SourceTree {
    configurationPath != nil || arguments.operands.isEmpty ? tree : .files
  }

  /// The revision in front of a colon. A file whose name holds the colon is a file.
  private static func split(_ operand: String) -> (revision: String?, list: String) {
    guard let colon = operand.firstIndex(of: ":"), colon != operand.startIndex,
      FileSystem.status(of: operand) == nil
    else { return (nil, operand) }
    return (String(operand[..<colon]), String(operand[operand.index(after: colon)...]))
  }
}

/// A revision that cannot be used, and why.
struct RevisionFailure: Error {
  var revision: String
  var failure: FileFailure
}

extension SourceTree {
  init(revision: String) throws(RevisionFailure) {
    do throws(FileFailure) {
      self = .revision(try GitRevision(revision))
    } catch {
      throw RevisionFailure(revision: revision, failure: error)
    }
  }
}

/// The files of a list `FILE[,[NAME=]FILE…]`.
private struct VersionFiles {
  private(set) var inputs: [String] = []
  private(set) var themes: [(name: String, files: [String])] = []

  init() {}

  init(_ list: String) {
    guard FileSystem.status(of: list) == nil else {
      inputs = [list]
      return
    }
    for item in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let name = item.prefix { $0 != "=" }
      // In a path a '=' stands behind the first '/'.
      if name.count == item.count || name.contains("/") {
        inputs.append(item)
      } else {
        add(String(item.dropFirst(name.count + 1)), to: String(name))
      }
    }
  }

  private mutating func add(_ file: String, to name: String) {
    if let index = themes.firstIndex(where: { $0.name == name }) {
      themes[index].files.append(file)
    } else {
      themes.append((name, [file]))
    }
  }
}

extension ParsedArguments {
  /// The arguments with files for further themes.
  fileprivate func adding(themes: [(name: String, files: [String])]) -> ParsedArguments {
    var copy = self
    for theme in themes {
      copy.addDefault("theme", "\(theme.name)=\(theme.files.joined(separator: ","))")
    }
    return copy
  }
}
