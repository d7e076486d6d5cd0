import TokenCompiler

/// The configuration of a run: `tokenc.json` of the working directory, or the file of `--config`.
struct LoadedConfiguration {
  /// The file that is read without being asked for.
  static let name = "tokenc.json"

  /// What it says; `nil` where there is no file.
  let configuration: Configuration?
  /// Where it is in its tree; relative to that stand the paths that it names.
  private let place: String
  /// Why it cannot be used.
  let problems: [Diagnostic]
  /// What makes the file itself, if it is a plain one.
  private(set) var identity: FileSystem.Identity?

  /// No configuration.
  static let none = LoadedConfiguration()

  private init() { (configuration, place, problems) = (nil, Self.name, []) }

  /// The file of `--config`, or of the working directory, in a tree.
  init(_ arguments: ParsedArguments, in tree: SourceTree = .files) {
    guard CommandLineOptions.option(of: arguments.command, where: { $0.name == "config" }) != nil
    else {
      (configuration, place, problems) = (nil, Self.name, [])
      return
    }
    let path = arguments.value("config")
    place = path ?? Self.name
    do throws(FileFailure) {
      guard let content = try Self.content(path, in: tree) else {
        (configuration, problems) = (nil, [])
        return
      }
      identity = content.identity
      let source = SourceFile(path: tree.name(of: place), bytes: content.bytes)
      (configuration, problems) = Configuration.read(source)
    } catch {
      (configuration, problems) = (nil, [.unreadable(tree.name(of: place), error)])
    }
  }

  /// A file that nobody asked for may be missing, and must be a plain one: a pipe waits for ever.
  private static func content(
    _ path: String?, in tree: SourceTree
  ) throws(FileFailure) -> SourceTree.Content? {
    guard let path else {
      do throws(FileFailure) {
        return try tree.readPlainFile(name)
      } catch {
        if error.isMissing { return nil }
        throw error
      }
    }
    return try tree.read(path)
  }

  /// How it wants rules to judge.
  var rules: RuleConfiguration { configuration?.rules ?? RuleConfiguration() }

  /// The file, for reports that point into it.
  var sources: SourceSet {
    var sources = SourceSet()
    if let configuration { sources.append(configuration.source) }
    return sources
  }

  /// Problems that point into it, pointing into it among other sources.
  func placed(_ problems: [Diagnostic], in sources: inout SourceSet) -> [Diagnostic] {
    guard let file = configuration?.source, problems.contains(where: { $0.span != nil }) else {
      return problems
    }
    let all = sources
    let source = all.ids.first { all[$0].path == file.path } ?? sources.append(file)
    return problems.map { problem in
      var problem = problem
      problem.span?.source = source
      return problem
    }
  }

  /// Whether it names anything to read.
  var namesInputs: Bool {
    configuration.map { !$0.layers.isEmpty || !$0.inputs.isEmpty || !$0.each.isEmpty } ?? false
  }

  /// A path that the configuration names, which is relative to its folder.
  func path(_ written: String) -> String {
    guard configuration != nil, written != "-" else { return written }
    return Paths.beside(place, written)
  }
}

extension ParsedArguments {
  /// Takes what a configuration says of the options that were not given. Those of the formats are
  /// left out: an output may have values of its own.
  mutating func addDefaults(of loaded: LoadedConfiguration) {
    guard let options = loaded.configuration?.options else { return }
    for option in CommandLineOptions.all where option.format == nil && !has(option.name) {
      guard let value = options[option.name] else { continue }
      addDefault(option.name, option.isPath ? loaded.path(value) : value)
    }
  }
}
