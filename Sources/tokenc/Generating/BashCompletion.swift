import TokenCompiler

/// What bash proposes behind `tokenc`.
enum BashCompletion {
  static func text() -> String {
    var text = """
      # Completion of tokenc for bash, made by 'tokenc --generate bash'.

      _tokenc() {
        local word=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) words= previous before
        COMPREPLY=()
        # '--report=json' is three words, '--rule contrast=off' four and '--rule=contrast=off' five.
        if [ "$word" = = ]; then
          word=
          before=$((at - 1))
        elif [ "${COMP_WORDS[at]}" = = ] && [ "$at" -gt 1 ]; then
          at=$((at - 1)) before=$((at - 1))
        fi
        previous=${COMP_WORDS[at]}
        if [ -n "$before" ]; then
          [ "${COMP_WORDS[before]}" != = ] || before=$((before - 1))
          case ${COMP_WORDS[before]} in \(pairOptions)) previous=${COMP_WORDS[before]}= ;; esac
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
        case $words in *=) compopt -o nospace 2>/dev/null ;; esac
        [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _tokenc tokenc

      """
  }

  /// The options that take `NAME=WORD`, as a pattern.
  private static var pairOptions: String {
    CommandLineOptions.all.filter { if case .pairs = $0.completion { true } else { false } }
      .flatMap(\.spellings).joined(separator: " | ")
  }

  private static var topWords: [String] {
    CommandLineOptions.Command.allCases.map(\.rawValue)
      + ["--help", "--version", "--generate"]
  }

  /// Nothing is proposed where nothing is known, and then bash proposes files.
  private static func values(
    of option: CommandLineOptions.Option, _ command: CommandLineOptions.Command
  ) -> String {
    func pattern(_ end: String = "") -> String {
      option.spellings.map { "'\(command.rawValue) \($0)\(end)'" }.joined(separator: " | ")
    }
    if case .pairs(let names, let words) = option.completion {
      return "      \(pattern())) words='\(names.map { $0 + "=" }.joined(separator: " "))' ;;\n"
        + "      \(pattern("="))) words='\(words.joined(separator: " "))' ;;\n"
    }
    guard case .words(let words) = option.completion else { return "      \(pattern())) ;;\n" }
    return "      \(pattern())) words='\(words.joined(separator: " "))' ;;\n"
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
