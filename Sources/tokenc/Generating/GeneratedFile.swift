import TokenCompiler

/// The files of an installation that are made from the table of options: `tokenc --generate NAME`.
enum GeneratedFile: String, CaseIterable {
  case bash, fish, man, zsh

  /// The file.
  var text: String {
    switch self {
    case .bash: BashCompletion.text()
    case .fish: FishCompletion.text()
    case .man: ManualPage.text()
    case .zsh: ZshCompletion.text()
    }
  }

  /// What `--generate` is given, or what is wrong with it.
  static func named(_ arguments: [String]) -> Result<GeneratedFile, Refusal> {
    let names = allCases.map(\.rawValue)
    guard let name = arguments.first else {
      return .failure(Refusal(.generateNeedsName(among: names)))
    }
    guard arguments.count == 1 else { return .failure(Refusal(.generateTakesOne(arguments[1]))) }
    guard let file = GeneratedFile(rawValue: name) else {
      return .failure(Refusal(.unknownWord(name, option: "--generate", among: names)))
    }
    return .success(file)
  }

  /// Why nothing is made.
  struct Refusal: Error {
    var problem: Diagnostic
    init(_ problem: Diagnostic) { self.problem = problem }
  }
}

extension CommandLineOptions.Option {
  /// What can be proposed for the value.
  enum Completion {
    case nothing, files
    case words([String])
    /// `NAME=WORD`
    case pairs([String], [String])
  }

  var completion: Completion {
    if name == "rule" {
      return .pairs(LintRules.all.map { $0.id.rawValue }, RuleLevel.allCases.map(\.rawValue))
    }
    return switch value {
    case .none: .nothing
    case .choice(_, let words): .words(words)
    case .text(let placeholder):
      ["FILE", "PATH", "DIR", "GLOB"].contains { placeholder.holds(text: $0) } ? .files : .nothing
    }
  }

  /// What can be proposed as a whole word.
  static func words(of names: [String], _ words: [String]) -> String {
    names.flatMap { name in words.map { "\(name)=\($0)" } }.joined(separator: " ")
  }

  /// `--base`, and `-o` where it has a letter.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
