import TokenCompiler

/// What fish proposes behind `tokenc`.
enum FishCompletion {
  static func text() -> String {
    var text = """
      # Completion of tokenc for fish, made by 'tokenc --generate fish'.

      function __tokenc_runs
          set -l words (commandline -opc)
          test (count $words) -gt 1; and test $words[2] = $argv[1]
      end

      """
    let top = "complete -c tokenc -n __fish_use_subcommand -f"
    for command in CommandLineOptions.Command.allCases {
      text += "\(top) -a \(command.rawValue) -d \(quoted(command.summary))\n"
    }
    text += "\(top) -l help -d 'print the help'\n\(top) -l version -d 'print the version'\n"
    let kinds = GeneratedFile.allCases.map(\.rawValue).joined(separator: " ")
    text += "\(top) -l generate -x -a '\(kinds)' -d 'print a file of an installation'\n"
    for command in CommandLineOptions.Command.allCases {
      text += "\n"
      for option in CommandLineOptions.options(of: command) { text += line(option, command) }
      guard command == .explain else { continue }
      let codes = DiagnosticCatalog.all.map(\.id.rawValue).joined(separator: " ")
      text += "complete -c tokenc -n '__tokenc_runs explain' -a '\(codes)' -d 'code of a report'\n"
    }
    return text
  }

  private static func line(
    _ option: CommandLineOptions.Option, _ command: CommandLineOptions.Command
  ) -> String {
    var line = "complete -c tokenc -n '__tokenc_runs \(command.rawValue)' -l \(option.name)"
    if let letter = option.letter { line += " -s \(letter)" }
    if option.placeholder != nil {
      switch option.completion {
      case .nothing: line += " -x"
      case .files: line += " -r -F"
      case .pairs(let names, let words):
        line += " -x -a '\(CommandLineOptions.Option.words(of: names, words))'"
      case .words(let words): line += " -x -a '\(words.joined(separator: " "))'"
      }
    }
    return line + " -d \(quoted(option.help))\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
