import TokenCompiler

/// What zsh proposes behind `tokenc`.
enum ZshCompletion {
  static func text() -> String {
    var text = """
      #compdef tokenc
      # Completion of tokenc for zsh, made by 'tokenc --generate zsh'.

      # A file, also behind 'dark=' and a comma.
      _tokenc_files() {
        compset -P '*[=,:]'
        _files
      }

      _tokenc() {
        local curcontext="$curcontext" state line
        local -a commands
        commands=(

      """
    for command in CommandLineOptions.Command.allCases {
      text += "    \(quoted("\(command.rawValue):\(command.summary)"))\n"
    }
    text += """
        )
        _arguments -C \\
          '(- *)--help[print the help]' \\
          '(- *)--version[print the version]' \\
          '(- *)--generate[print a file of an installation]:NAME:(\(kinds))' \\
          '1: :->command' '*:: :->arguments' && return
        case $state in
          command) _describe -t commands 'command' commands ;;
          arguments)
            case $line[1] in

      """
    for command in CommandLineOptions.Command.allCases { text += arguments(of: command) }
    return text + """
            esac ;;
        esac
      }

      if [ "$funcstack[1]" = _tokenc ]; then _tokenc "$@"; else compdef _tokenc tokenc; fi

      """
  }

  private static var kinds: String {
    GeneratedFile.allCases.map(\.rawValue).joined(separator: " ")
  }

  private static func arguments(of command: CommandLineOptions.Command) -> String {
    var text = "        \(command.rawValue))\n          _arguments -s \\\n"
    for option in CommandLineOptions.options(of: command) {
      for spelling in option.spellings { text += "            \(spec(option, spelling)) \\\n" }
    }
    if command == .explain {
      let codes = DiagnosticCatalog.all.map(\.id.rawValue).joined(separator: " ")
      text += "            '1:code, token or value:(\(codes))' \\\n"
    }
    return text + "            '*:input:_tokenc_files' ;;\n"
  }

  /// `*--base=[help]:FILE:_tokenc_files`
  private static func spec(_ option: CommandLineOptions.Option, _ spelling: String) -> String {
    let others = option.spellings.joined(separator: " ")
    var spec = option.isRepeatable ? "*" : "(\(others))"
    spec += spelling
    if option.placeholder != nil { spec += spelling.hasPrefix("--") ? "=" : "+" }
    spec += "[\(escaped(option.help))]"
    if let placeholder = option.placeholder {
      spec += ":\(escaped(placeholder)):"
      switch option.completion {
      case .nothing: spec += " "
      case .files: spec += "_tokenc_files"
      case .pairs(let names, let words):
        spec += "(\(CommandLineOptions.Option.words(of: names, words)))"
      case .words(let words): spec += "(\(words.joined(separator: " ")))"
      }
    }
    return quoted(spec)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
