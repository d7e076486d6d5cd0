import Testing

/// What holds for every option of the table, as `--help` lists them.
@Suite struct OptionTableTests {
  struct Option: Sendable, CustomTestStringConvertible {
    var command: String
    var name: String
    var placeholder: String?
    var isRepeatable: Bool
    /// A value that it takes.
    var value: String
    var testDescription: String { "\(command) \(name)" }
  }

  static let commands = ["build", "validate", "explain", "diff", "schema", "convert", "init"]
  static let all: [Option] = commands.flatMap { command in
    let page = (try? CommandFolder().tokenc(command, "--help").output) ?? ""
    return options(of: page, command)
  }

  private static func options(of page: String, _ command: String) -> [Option] {
    let list = page.split(separator: "\noptions:\n").last?.split(separator: "\n\n").first ?? ""
    var options: [(head: Substring, text: String)] = []
    for line in list.split(separator: "\n") {
      if let match = line.prefixMatch(of: #/  (?:-\w, |    )(--\S+(?: \S+)?)(?:  |$)/#) {
        options.append((match.1, String(line[match.range.upperBound...])))
      } else if !options.isEmpty {
        options[options.count - 1].text += " " + line
      }
    }
    return options.map { head, text in
      let words = head.split(separator: " ")
      let choice = text.matches(of: #/:\s+(\w[\w-]*), /#).last?.1
      return Option(
        command: command, name: String(words[0]),
        placeholder: words.dropFirst().first.map(String.init),
        isRepeatable: text.hasSuffix("(repeatable)"), value: choice.map(String.init) ?? "x=x.json")
    }
  }

  /// What the command says about arguments, as `message | help`.
  private func problems(_ arguments: String...) throws -> [String] {
    let run = try CommandFolder().tokenc(
      arguments.flatMap { $0.split(separator: " ").map(String.init) })
    let lines = (run.output + run.errors).split(separator: "\n")
    return lines.compactMap { line in
      line.hasPrefix("error: ") || line.hasPrefix(" = help: ")
        ? line.replacing("error: ", with: "").replacing(" = help: ", with: "").description : nil
    }
  }

  @Test func theHelpHasThemAll() {
    #expect(Self.all.count > 30)
    #expect(Self.all.count { $0.placeholder == nil } >= 5)
    #expect(Self.all.contains { $0.name == "--base" && $0.isRepeatable })
  }

  @Test(arguments: all.filter { $0.placeholder != nil })
  func aMissingValueIsNamed(option: Option) throws {
    let form = "\(option.name) \(option.placeholder ?? "")"
    let expected = ["'\(option.name)' needs a value [invalid-option]", "write '\(form)'"]
    #expect(try problems(option.command, option.name).starts(with: expected))
    #expect(try problems(option.command, "\(option.name) --strict").starts(with: expected))
    #expect(
      try problems(option.command, "\(option.name) -x").starts(with: [
        "'\(option.name)' needs a value, and '-x' looks like an option [invalid-option]",
        "if it is the value, write '\(option.name)=-x'",
      ]))
  }

  @Test(arguments: all.filter { $0.name != "--help" })
  func aSecondUseCountsOrIsRefused(option: Option) throws {
    let use = option.placeholder == nil ? option.name : "\(option.name)=\(option.value)"
    let refusal = "'\(option.name)' is given twice [invalid-option]"
    let mayNot = option.placeholder != nil && !option.isRepeatable
    for uses in ["\(use) \(use)", "\(use) \(use) \(use)"] {
      #expect(try problems(option.command, uses).count { $0 == refusal } == (mayNot ? 1 : 0))
    }
  }

  @Test(arguments: all.filter { $0.placeholder == nil })
  func aFlagTakesNoValue(option: Option) throws {
    let found = try problems(option.command, "\(option.name)=x")
    if option.name == "--help" { return #expect(found.isEmpty) }
    #expect(found.starts(with: ["'\(option.name)' takes no value [invalid-option]"]))
  }

  /// Two letters swapped in the middle, and the last one missing.
  @Test(arguments: all) func aMisspeltNameIsFound(option: Option) throws {
    var swapped = Array(option.name)
    swapped.swapAt(3, 4)
    // '--themes' without its last letter is an option itself.
    let names = Set(Self.all.map(\.name))
    for name in [String(swapped), String(option.name.dropLast())] where !names.contains(name) {
      #expect(
        try problems(option.command, name).prefix(2) == [
          "unknown option '\(name)' [invalid-option]", "did you mean '\(option.name)'?",
        ])
    }
  }

  @Test func anOptionOfAnotherCommandSaysSo() throws {
    let names = Set(Self.all.filter { $0.command == "validate" }.map(\.name))
    let others = Self.all.filter { $0.command == "build" && !names.contains($0.name) }
    #expect(others.contains { $0.name == "--check" })
    for option in others {
      let use = option.placeholder == nil ? option.name : "\(option.name) \(option.value)"
      let found = try problems("validate", "\(use) \(use)")
      #expect(found.first == "'validate' has no option '\(option.name)' [invalid-option]")
      #expect(found.dropFirst().first?.hasPrefix("it is an option of 'build'") == true)
    }
  }
}
