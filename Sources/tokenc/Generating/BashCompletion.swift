import TokenCompiler

/// What bash proposes behind `tokenc`.
enum BashCompletion {
  static func text() -> String {
    var text = """
      # Completion of tokenc for bash, made by 'tokenc --generate bash'.

      _tokenc() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=
        COMPREPLY=()
        # '--report=json' is three words.
        if [ "$word" = = ]; then
          word=
        elif [ "$previous" = = ] && [ "$COMP_CWORD" -gt 1 ]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if [ "$COMP_CWORD" -eq 1 ]; then
          words='\(topWords.joined(separator: " "))'
        else
          case "${COMP_WORDS[1]} $previous" in
            '--generate '*) words='\(GeneratedFile.allCases.map(\.rawValue).joined(separator: " "))' ;;

      """
    for command in CommandLineOptions.Command.allCases {
      for option in CommandLineOptions.options(of: command) where option.placeholder != nil {
        text += values(of: option, command)
      }
    }
    for command in CommandLineOptions.Command.allCases { text += options(of: command) }
    return text + """
          esac
        fi
        [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _tokenc tokenc

      """
  }

  private static var topWords: [String] {
    CommandLineOptions.Command.allCases.map(\.rawValue)
      + ["--help", "--version", "--generate"]
  }

  /// Nothing is proposed where nothing is known, and then bash proposes files.
  private static func values(
    of option: CommandLineOptions.Option, _ command: CommandLineOptions.Command
  ) -> String {
    let pattern = option.spellings.map { "'\(command.rawValue) \($0)'" }.joined(separator: " | ")
    guard case .words(let words) = option.completion else { return "      \(pattern)) ;;\n" }
    return "      \(pattern)) words='\(words.joined(separator: " "))' ;;\n"
  }

  private static func options(of command: CommandLineOptions.Command) -> String {
    let names = CommandLineOptions.options(of: command).map { "--\($0.name)" }
    var text = "      '\(command.rawValue) '*)\n"
    text += "        case $word in -*) words='\(names.joined(separator: " "))' ;; esac\n"
    if command == .explain {
      let codes = DiagnosticCatalog.all.map(\.id.rawValue).joined(separator: " ")
      text += "        [ \"$COMP_CWORD\" -gt 2 ] || words=\"$words \(codes)\"\n"
    }
    return text + "        ;;\n"
  }
}
