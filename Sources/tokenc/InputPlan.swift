import TokenCompiler

/// Which files are read and how they stand on each other, as the options say it.
struct InputPlan {
  /// One file of the command line; `-` is standard input.
  struct Input {
    var path: String
    /// Modifier to context, in which it takes part; empty in all themes.
    var when: [String: String] = [:]
    var isContract = false
    /// Which entry of the configuration's layers names it.
    var entry = 0
    /// Where the configuration names it.
    var place: SourceSpan?
    /// Whether it was given as a base on the command line, where an input is needed besides.
    var isBase = false

    /// Only the command line may name a pipe or a device. One that a configuration names, or that lies where
    /// a pattern fits, would be waited for in every build.
    var mayBeStream: Bool { path == "-" || place == nil && when[Modifier.candidate] == nil }
  }

  /// The files, lowest first.
  var files: [Input] = []
  var options = CompilerOptions()
  private(set) var allowsOutside: Bool
  /// Whether a contract file may stand where a default theme stands: where no values are needed.
  private(set) var takesContracts: Bool
  /// Whether warnings count as errors.
  private(set) var isStrict: Bool
  /// The name of the topmost input, which outputs may be named for.
  var inputName: String
  /// The names of `--theme` and `--base-theme`, in the order of the command line.
  var themeNames: [String] = []

  /// Puts the layers in order: bases, their themes, inputs, their themes. Those of the configuration
  /// count where the command line has none of these.
  init(
    _ arguments: ParsedArguments, _ configuration: LoadedConfiguration,
    problems: inout [Diagnostic]
  ) {
    allowsOutside = arguments.has("allow-outside")
    isStrict = arguments.has("strict")
    takesContracts = [.schema, .diff].contains(arguments.command)
    inputName = Self.name(of: arguments.operands)
    let namesFiles =
      !arguments.operands.isEmpty || ["base", "base-theme", "theme"].contains { arguments.has($0) }
    let configured = namesFiles ? nil : configuration.configuration
    if let configured {
      takeModifiers(of: configured)
      take(configured.layers, of: configuration)
      if !arguments.has("each") { take(configured.inputs, of: configuration) }
    }
    let bases = arguments.values("base")
    let baseThemes = Self.themes(arguments, "base-theme", &problems)
    let themes = Self.themes(arguments, "theme", &problems)
    if arguments.operands.contains("") { problems.append(.emptyInput()) }
    if bases.contains("") { problems.append(.emptyName("--base", "")) }
    if bases.isEmpty, !baseThemes.isEmpty { problems.append(.baseThemeWithoutBase()) }
    files += bases.map { Input(path: $0, isContract: true, isBase: true) }
    for theme in baseThemes {
      files += theme.files.map {
        Input(path: $0, when: ["theme": theme.name], isContract: true, isBase: true)
      }
    }
    files += arguments.operands.map { Input(path: $0) }
    takeCandidates(arguments, configuration, namesFiles: namesFiles, &problems)
    // An argument that could not be understood may have been meant as the input.
    let wantsEach = arguments.has("each") || configured?.each.isEmpty == false
    let isBaseEnough =
      [.schema, .convert, .initialize].contains(arguments.command) && !files.isEmpty
    if files.allSatisfy(\.isBase), !isBaseEnough, !wantsEach, arguments.problems.isEmpty,
      configuration.problems.isEmpty
    {
      problems.append(.noInput())
    }
    take(configured?.themes ?? [], of: configuration)
    for theme in themes {
      files += theme.files.map { Input(path: $0, when: ["theme": theme.name]) }
    }
    if files.count(where: { $0.path == "-" }) > 1 { problems.append(.standardInputTwice()) }
    if let limits = configuration.configuration?.limits { options.limits = limits }
    takeOptions(arguments, &problems)
    takePicks(of: configuration, arguments, namesFiles: namesFiles)
  }

  static func name(of inputs: [String]) -> String {
    guard let top = inputs.last, top != "-" else { return "theme" }
    return Paths.stem(of: top)
  }

  private mutating func takeOptions(_ arguments: ParsedArguments, _ problems: inout [Diagnostic]) {
    if let dialect = arguments.value("dialect").flatMap(Dialect.init(rawValue:)) {
      options.dialect = dialect
    }
    for option in arguments.given where option.name == "theme" || option.name == "base-theme" {
      let name = String(option.value.prefix { $0 != "=" })
      if !themeNames.contains(name) { themeNames.append(name) }
    }
    if !themeNames.isEmpty, !options.modifiers.contains(where: { $0.name == "theme" }) {
      options.modifiers.append(
        Modifier("theme", contexts: ["default"] + themeNames, defaultContext: "default"))
    }
    for value in arguments.values("input") { pick(value, &problems) }
  }

  private mutating func pick(_ value: String, _ problems: inout [Diagnostic]) {
    guard let (modifier, context) = Self.pair(value) else {
      problems.append(.needsPair("--input", value, form: "MODIFIER=CONTEXT"))
      return
    }
    if modifier.isEmpty || context.isEmpty { problems.append(.emptyName("--input", value)) }
    if options.picks[modifier] != nil { problems.append(.inputGivenTwice(modifier)) }
    options.picks[modifier] = context == "*" ? .all : .context(context)
  }

  private static func themes(
    _ arguments: ParsedArguments, _ option: String, _ problems: inout [Diagnostic]
  ) -> [(name: String, files: [String])] {
    var themes: [(name: String, files: [String])] = []
    for value in arguments.values(option) {
      guard let (name, list) = pair(value) else {
        problems.append(.needsPair("--\(option)", value, form: "NAME=FILE[,FILE…]"))
        continue
      }
      let files = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if name.isEmpty || files.contains("") { problems.append(.emptyName("--\(option)", value)) }
      if name == "default" { problems.append(.defaultIsNoThemeName("--\(option)")) }
      if themes.contains(where: { $0.name == name }) {
        problems.append(.themeGivenTwice(name, option: "--\(option)"))
      }
      themes.append((name, files))
    }
    return themes
  }

  private static func pair(_ value: String) -> (String, String)? {
    guard let equals = value.firstIndex(of: "=") else { return nil }
    return (String(value[..<equals]), String(value[value.index(after: equals)...]))
  }
}
