import TokenCompiler

// What the command itself has to say. These findings have no place in a source.
extension Diagnostic {
  static func badRevision(_ revision: String, _ failure: FileFailure) -> Diagnostic {
    option("cannot read the revision '\(revision)': \(failure.reason)", help: nil)
  }

  static func baseThemeWithoutBase() -> Diagnostic {
    option("'--base-theme' needs '--base'", help: "a theme of the inputs themselves is '--theme'")
  }

  static func changedSince(_ path: String) -> Diagnostic {
    file(
      .unwritableFile, "'\(path)' has changed since it was read, and is left as it is",
      help: "run again")
  }

  static func checkNeedsFiles() -> Diagnostic {
    option(
      "'--check' compares with files, but an output goes to standard output",
      help: "name the files with '-o PATH'")
  }

  static func checkNeedsFile(_ path: String) -> Diagnostic {
    option(
      "'--check' compares with files, and '\(path)' is a device or a pipe",
      help: "name a file with '-o PATH'")
  }

  static func contractHasNoValues(_ path: String, format: String) -> Diagnostic {
    option(
      "'\(path)' is a contract, which has no values for the format '\(format)'",
      help: "build over the default theme itself; 'validate' needs no values")
  }

  static func contractIsNoInput(_ path: String) -> Diagnostic {
    option(
      "'\(path)' is a contract and has no values of its own",
      help: "name it with '--base', and custom themes as inputs")
  }

  static func contextCannotBeInFileName(_ context: String, output: String) -> Diagnostic {
    option("the context '\(context)' cannot be a part of the file name '\(output)'", help: nil)
  }

  static func defaultIsNoThemeName(_ option: String) -> Diagnostic {
    self.option(
      "'default' cannot be a name for '\(option)'",
      help: "the theme without any of these files is called 'default'")
  }

  static func depfileCannotHold(_ name: String) -> Diagnostic {
    option(
      "a dependency file cannot hold the name '\(name)'",
      help: "Make and Ninja do not agree on how it would be written; rename the file")
  }

  static func depfileNeedsFile() -> Diagnostic {
    option(
      "a dependency file cannot go to standard output", help: "name a file with '--depfile PATH'")
  }

  static func depfileNeedsOutput() -> Diagnostic {
    option("'--depfile' needs an output that is a file", help: "name one with '-o PATH'")
  }

  static func cacheNeedsFile() -> Diagnostic {
    option(
      "what '--cache' keeps cannot go to standard output", help: "name a file with '--cache FILE'")
  }

  static func eachAndInputs() -> Diagnostic {
    option(
      "'--each' and inputs cannot be used together",
      help: "quote the pattern, so that the shell leaves it as it is")
  }

  static func diffNeedsTwo(_ count: Int) -> Diagnostic {
    let given = count == 0 ? "nothing is" : count == 1 ? "one is" : "\(count) are"
    return option(
      "'diff' needs OLD and NEW, and \(given) given",
      help: "layers are joined by commas: 'tokenc diff v1/a.json,v1/b.json v2/a.json,v2/b.json'")
  }

  static func convertNeedsFolder() -> Diagnostic {
    option(
      "'convert' writes several files and needs a folder for them", help: "name it with '-o DIR'")
  }

  static func emptyInput() -> Diagnostic {
    option("an input has an empty name", help: "name a file, or '-' for standard input")
  }

  static func emptyName(_ option: String, _ value: String) -> Diagnostic {
    self.option("'\(option) \(value)' has an empty name in it", help: nil)
  }

  static func fileExplainedAlone(_ path: String) -> Diagnostic {
    option(
      "'\(path)' is a file, and no token has that path",
      help: "name the token first: 'tokenc explain PATH \(path)'; without inputs 'tokenc explain "
        + "\(path)' says what the file is")
  }

  static func fixNeedsFile() -> Diagnostic {
    option(
      "'--fix' changes files, and an input is standard input",
      help: "name the file, or print the changes with '--dry-run'")
  }

  static func formatAndOutput() -> Diagnostic {
    option(
      "'--format' and '-o' cannot be used together",
      help: "for a format that the name does not say write '-o FORMAT:PATH'")
  }

  static func formatHasSeveralFiles(_ format: String) -> Diagnostic {
    option(
      "the format '\(format)' has several files and cannot go to standard output",
      help: "name a folder with '-o \(format):PATH'")
  }

  static func initNeedsBase() -> Diagnostic {
    option(
      "'init' needs the default theme that the custom theme lies on",
      help: "name it with '--base FILE'")
  }

  static func initTakesNoInput(_ input: String) -> Diagnostic {
    option(
      "'init' takes no input, and '\(input)' is one",
      help: "it writes a new theme over the file of '--base', into the folder of '-o'")
  }

  static func initWouldReplace(_ path: String) -> Diagnostic {
    file(
      .unwritableFile, "'\(path)' is there already, and 'init' replaces nothing",
      help: "move it away, or name another folder with '-o DIR'")
  }

  static func inputGivenTwice(_ modifier: String) -> Diagnostic {
    option("'--input' chooses a context of '\(modifier)' twice", help: nil)
  }

  static func modifierFromTwoSources(_ path: String) -> Diagnostic {
    option(
      "'--theme' makes the modifier 'theme', but '\(path)' has one of that name",
      help: "leave '--theme' out and choose with '--input theme=CONTEXT'")
  }

  static func needsPair(_ option: String, _ value: String, form: String) -> Diagnostic {
    self.option("'\(option) \(value)' is not of the form '\(form)'", help: nil)
  }

  static func leftFromConversion(_ paths: [String]) -> Diagnostic {
    let more = paths.count - 1
    return Diagnostic(
      .invalidOption, .warning,
      "'\(paths.first ?? "")'\(more == 0 ? " is" : " and \(more) more are") no part of this conversion",
      at: nil, help: "remove what an earlier one has left there; 'convert' removes nothing")
  }

  static func noConfiguration(in revision: String) -> Diagnostic {
    option(
      "'\(LoadedConfiguration.name)' is not in the revision '\(revision)', and no input is given",
      help: "name the files: 'tokenc diff --git \(revision) theme.json'")
  }

  static func noInput() -> Diagnostic {
    option("no input is given", help: "name a file, or '-' for standard input")
  }

  static func noMatch(_ pattern: String, at place: SourceSpan?) -> Diagnostic {
    let isOther = pattern.contains { "[]{}".contains($0) }
    let help = isOther ? "of a pattern '*', '?' and '**' alone stand for something else" : nil
    var finding = option("no file fits the pattern '\(pattern)'", help: help)
    if place != nil { finding.id = .invalidConfig }
    finding.span = place
    return finding
  }

  static func noOutput() -> Diagnostic {
    option(
      "neither an output nor a format is given",
      help: "write a file with '-o theme.css', or print with '--format css'")
  }

  static func nothingToExplain() -> Diagnostic {
    option(
      "'explain' needs to know what",
      help: "name a code, or the path of a token or a value and the inputs")
  }

  static func optionValue(_ option: String, _ error: EmitterOptionError) -> Diagnostic {
    if let reason = error.reason {
      return self.option("'\(error.value)' is no value for '\(option)'", help: "it takes \(reason)")
    }
    return unknownWord(error.value, option: option, among: error.allowed)
  }

  static func outputFailed(_ path: String, _ failure: FileFailure) -> Diagnostic {
    file(.unwritableFile, "cannot write '\(path)': \(failure.reason)")
  }

  static func outputIsInput(_ path: String) -> Diagnostic {
    file(
      .unwritableFile, "'\(path)' is an input, and an output would replace it",
      help: "give the output another name")
  }

  static func outputTwice(_ path: String) -> Diagnostic {
    file(
      .unwritableFile, "two outputs are the same file '\(path)'",
      help: "give one of them another name")
  }

  static func ruleGivenTwice(_ code: String) -> Diagnostic {
    option("'--rule' gives '\(code)' two levels", help: nil)
  }

  static func severityIsFixed(_ code: String) -> Diagnostic {
    option(
      "'\(code)' is no rule, and its severity cannot be set",
      help: "'--strict' makes errors of warnings")
  }

  static func noSchemaForDialect(_ path: String) -> Diagnostic {
    option(
      "no schema can be written for the dialect of '\(path)'",
      help: "'--contract' describes any dialect, and 'tokenc convert' rewrites it")
  }

  static func standardInputTwice() -> Diagnostic {
    option("standard input ('-') can be read once only", help: nil)
  }

  static func standardOutputIsInput() -> Diagnostic {
    file(
      .unwritableFile, "standard output goes to a file that is an input",
      help: "send it to another file")
  }

  static func standardOutputTwice() -> Diagnostic {
    option("two outputs go to standard output", help: nil)
  }

  static func subjectIsGroup(_ path: String, token: String) -> Diagnostic {
    option("'\(path)' is a group", help: "name a token in it, such as '\(token)'")
  }

  static func themeGivenTwice(_ name: String, option: String) -> Diagnostic {
    self.option(
      "'\(option)' names the theme '\(name)' twice",
      help: "write all its files behind one, as in '\(option) \(name)=a.json,b.json'")
  }

  /// A warning: nothing is wrong with the files.
  static func baseIsSmaller(
    than path: String, _ more: Int, _ base: String, contexts: [String]
  ) -> Diagnostic {
    let theme = contexts.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .invalidOption, .warning,
      "'\(path)', given for \(theme), has the tokens of the base '\(base)' and \(more) more",
      at: nil,
      help: "give the larger one as the base and the other one for \(theme)")
  }

  /// A warning: a custom theme may well be dark always.
  static func baseThemeIsInput(_ path: String, _ context: String, _ input: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      path == input
        ? "'\(path)' is given for the base's '\(context)' and as a custom theme"
        : "'\(path)', given for the base's '\(context)', says what the custom theme '\(input)' says",
      at: nil,
      help: "give the base theme's own file for '\(context)'; what the custom theme has for it is "
        + "'--theme \(context)=FILE'")
  }

  static func inputIsBaseTheme(_ input: String, _ context: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'\(input)', given as the custom theme, says what the base's '\(context)' in '\(path)' says",
      at: nil, help: "give the custom theme's own file, with what it changes alone")
  }

  /// A base that is the input: nothing would be checked.
  static func baseIsInput(_ path: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .error, "'\(path)' is given as the base and as the custom theme", at: nil,
      help: "give the default theme as the base, or leave '\(path)' out there")
  }

  static func themesLookSwapped(_ base: String, _ own: String, _ context: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'\(base)', given for the base's '\(context)', and '\(own)', given for the custom theme's, look "
        + "swapped",
      at: nil, help: "write each in the place of the other")
  }

  static func contractAboveInput(_ path: String, _ input: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'\(path)' of the contract lies above '\(input)', and hides what that says", at: nil,
      help: "list the layers with \"contract\": true before all others")
  }

  static func themeIsNoOther(_ path: String, _ context: String, _ base: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'\(path)', given for '\(context)', says nothing that '\(base)' does not say", at: nil,
      help: "give the file that has the values for '\(context)'")
  }

  /// - Parameter references: How many references lead to the other theme; none where the file's name says it.
  static func fileOfOtherTheme(
    _ path: String, _ context: String, _ other: String, references: Int
  ) -> Diagnostic {
    let reason =
      references > 0
      ? "\(references) of its references lead to '\(other)' and none to '\(context)'"
      : "its name says '\(other)'"
    return Diagnostic(
      .invalidOption, .warning,
      "'\(path)', given for '\(context)', looks like the file for '\(other)': \(reason)", at: nil,
      help: "write '\(other)=\(path)', or give the file for '\(context)'")
  }

  /// A warning: the theme may well have that name.
  static func themeNearlyNamed(_ name: String, near other: String, isBase: Bool) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'\(name)' is a theme of its own, and not '\(other)'", at: nil,
      help: "did you mean '\(isBase ? "--base-theme" : "--theme") \(other)=…'?")
  }

  /// A warning: the theme may well be a new one.
  static func themeBesideBase(_ name: String, near other: String) -> Diagnostic {
    Diagnostic(
      .invalidOption, .warning,
      "'--theme \(name)' is a theme of its own, and the base's '\(other)' is left as it is",
      at: nil, help: "did you mean '\(other)'?")
  }

  static func unclosedBrace(_ output: String) -> Diagnostic {
    option(
      "a '{' in '\(output)' is not closed",
      help: "write '{MODIFIER}', as in 'theme.{theme}.json'; a name cannot hold a '{' itself")
  }

  static func unknownCode(_ name: String) -> Diagnostic {
    let codes = DiagnosticCatalog.all.map(\.id.rawValue)
    return option(
      "no code is named '\(name)'",
      help: didYouMean(name, among: codes)
        ?? "for a token or a value name the inputs: 'tokenc explain PATH theme.json'")
  }

  static func unknownFormat(of output: String) -> Diagnostic {
    if output == "-" {
      return option(
        "'-' does not say which format goes to standard output",
        help: "write FORMAT:-, as in 'css:-'")
    }
    let endings = Emitters.all.map { $0.fileExtension }.joined(separator: ", ")
    return option(
      "the name of '\(output)' does not say a format",
      help: "names that do end in \(endings); for any other write FORMAT:PATH")
  }

  static func unknownModifier(
    _ name: String, output: String, among names: [String]
  ) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return option(
      "'{\(name)}' in '\(output)' is no modifier of these inputs",
      help: didYouMean(name, among: names)
        ?? (names.isEmpty ? "these inputs have no modifiers" : "the modifiers are \(list)"))
  }

  static func unknownOutputFormat(_ name: String, output: String) -> Diagnostic {
    let names = Emitters.all.map { $0.id }
    return option(
      "unknown format '\(name)' in '\(output)'",
      help: didYouMean(name, among: names) ?? "the formats are \(names.joined(separator: ", "))")
  }

  static func unknownRule(_ code: String) -> Diagnostic {
    let names = LintRules.all.map { $0.id.rawValue }
    return option(
      "no rule is named '\(code)'",
      help: didYouMean(code, among: names) ?? "the rules are \(names.joined(separator: ", "))")
  }

  /// Of `explain`: a colour that no token has.
  static func unknownColor(_ name: String, _ near: [NearColor]) -> Diagnostic {
    let colors = near.map { "'\($0.path)' (\($0.text), ΔE \($0.difference))" }
    return option(
      "no token has the colour '\(name)'",
      help: colors.isEmpty
        ? "no token has a colour" : "the nearest are \(colors.joined(separator: ", "))")
  }

  /// Of `explain`: what looks like a colour and is none.
  static func noColor(_ name: String) -> Diagnostic {
    option("'\(name)' is no colour", help: "a colour looks like '#3366cc' or 'rgb(51 102 204)'")
  }

  static func unknownSubject(_ name: String, proposal: String?) -> Diagnostic {
    option(
      "no token has the path or the value '\(name)'",
      help: proposal.map { "did you mean '\($0)'?" })
  }

  /// `place` is where the configuration names the file.
  static func unreadable(
    _ path: String, _ failure: FileFailure, at place: SourceSpan? = nil
  ) -> Diagnostic {
    var finding = file(
      failure.exceedsLimit ? .limitExceeded : .unreadableFile,
      "cannot read '\(path)': \(failure.reason)")
    if failure.reason.hasPrefix("there is no such"), path.contains(where: { "[{".contains($0) }) {
      finding.help =
        "of a pattern '*', '?' and '**' stand for others, and brackets and braces for themselves"
    }
    if failure.isMissing, path.unicodeScalars.contains("\u{FFFD}") {
      finding.help = "the names of files have to be UTF-8; rename it"
    }
    finding.span = place
    return finding
  }

  static func writeBaselineOrFix(_ option: String) -> Diagnostic {
    self.option(
      "'--write-baseline' and '--\(option)' cannot be used together",
      help: "mend first; what is left then goes into the baseline")
  }

  static func writeBaselineNeedsFile() -> Diagnostic {
    option("'--write-baseline' needs '--baseline'", help: "name the file with '--baseline FILE'")
  }

  private static func file(
    _ id: DiagnosticID, _ message: String, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(id, .error, message, at: nil, help: help)
  }
}

extension [Diagnostic] {
  /// Whether one of them keeps the command from being done.
  var hasErrors: Bool { contains { $0.severity == .error } }
}

extension String {
  /// What `--fix` did, or what would be done by a patch that is to be applied in a folder.
  static func mended(_ count: Int, files: Int, patch folder: String?) -> String {
    let findings = count == 1 ? "1 finding" : "\(count) findings"
    let verb = folder == nil ? "mended" : "can be mended"
    let place = folder == nil || folder == "." ? "" : "; apply with 'patch -p0 -d \(folder ?? "")'"
    return "tokenc: \(findings) \(verb) in \(files == 1 ? "1 file" : "\(files) files")\(place)\n"
  }
}
