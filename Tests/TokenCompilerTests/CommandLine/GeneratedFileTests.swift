import Foundation
import Testing

/// The completions and the manual page, as the programs that they are for see them.
@Suite struct GeneratedFileTests {
  private static func text(_ name: String) throws -> String {
    let run = try CommandFolder().tokenc("--generate", name)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output
  }

  /// A folder that holds the file as `file`.
  private static func folder(_ name: String) throws -> CommandFolder {
    try CommandFolder(["file": text(name)])
  }

  @Test(arguments: ["bash", "fish", "man", "zsh"])
  func everyOptionIsInEachFile(_ name: String) throws {
    let text = try Self.text(name).replacing("\\-", with: "-")
    for option in OptionTableTests.all {
      let name = name == "fish" ? "-l \(option.name.dropFirst(2)) " : option.name
      #expect(text.contains(name), "\(option)")
    }
    for command in OptionTableTests.commands { #expect(text.contains(command)) }
  }

  @Test(arguments: ["bash", "fish", "zsh"]) func theShellReadsIt(_ shell: String) throws {
    guard Tool.has(shell) else { return print("skipped: there is no '\(shell)'") }
    let run = try Self.folder(shell).shell("\(shell) -n file")
    #expect(run == CommandRun(status: 0))
  }

  /// What bash proposes for the last word.
  private static func proposals(_ folder: CommandFolder, _ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    try folder.write(
      """
      . ./file
      COMP_WORDS=(tokenc \(quoted)) COMP_CWORD=\(words.count)
      _tokenc
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "try")
    let run = try folder.shell("bash try")
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: Tool.has("bash"), "there is no 'bash'"))
  func bashProposes() throws {
    let folder = try Self.folder("bash")
    func proposals(_ words: String...) throws -> [String] { try Self.proposals(folder, words) }
    #expect(try proposals("va") == ["validate"])
    #expect(try proposals("--gen") == ["--generate"])
    #expect(try proposals("--generate", "") == ["bash", "fish", "man", "zsh"])
    #expect(try proposals("build", "--dep") == ["--depfile"])
    #expect(try proposals("validate", "--dep") == [])
    #expect(try proposals("build", "--report", "s") == ["sarif"])
    #expect(try proposals("build", "--report", "=", "s") == ["sarif"])
    #expect(try proposals("build", "--report", "=") == proposals("build", "--report", ""))
    #expect(try proposals("diff", "--report", "m") == ["markdown"])
    #expect(try proposals("explain", "circ") == ["circular-reference"])
    #expect(try proposals("validate", "--rule", "contr") == ["contrast="])
    #expect(try proposals("validate", "--rule", "=", "contr") == ["contrast="])
    for beginning in [["--rule"], ["--rule", "="]] {
      let levels = ["off", "note", "warning", "error"]
      func proposed(_ rest: String...) throws -> [String] {
        try Self.proposals(folder, ["validate"] + beginning + rest)
      }
      #expect(try proposed("contrast", "=", "o") == ["off"])
      #expect(try proposed("contrast", "=") == levels)
      #expect(try proposed("contrast", "=", "off", "--stri") == ["--strict"])
    }
    #expect(try proposals("build", "-o", "") == [], "files are for bash to propose")
  }

  @Test(.enabled(if: Tool.has("fish"), "there is no 'fish': Debian's package fish runs this test"))
  func fishProposes() throws {
    let folder = try Self.folder("fish")
    func proposals(_ line: String) throws -> [String] {
      let run = try folder.shell("HOME=. fish -c 'source ./file; complete -C \"\(line)\"'")
      #expect(run.errors.isEmpty)
      return run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try proposals("tokenc va") == ["validate"])
    #expect(try proposals("tokenc build --dep") == ["--depfile"])
    #expect(try proposals("tokenc validate --dep") == [])
    #expect(try proposals("tokenc build --report s") == ["sarif"])
    #expect(try proposals("tokenc explain circ") == ["circular-reference"])
    #expect(try proposals("tokenc build -o fi") == ["file"])
    #expect(try proposals("tokenc validate --rule contrast=o") == ["contrast=off"])
  }

  @Test(
    .enabled(if: Tool.has("man"), "there is no 'man': Debian's package man-db runs this test"))
  func manReadsThePage() throws {
    let run = try Self.folder("man").shell(
      "LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z ./file > page")
    #expect(run == CommandRun(status: 0))
  }

  @Test(
    .enabled(if: Tool.has("mandoc"), "there is no 'mandoc': Debian's package of that name runs it"))
  func mandocReadsThePage() throws {
    let folder = try Self.folder("man")
    let lint = try folder.shell("mandoc -T lint -W warning ./file")
    // The page has no date: it is the same in each build.
    let findings = lint.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(findings.isEmpty)
    let page = try folder.shell("mandoc -T utf8 -O width=100 ./file | sed 's/.\\x08//g'")
    #expect(page.output.contains("--base-theme NAME=FILE[,FILE…]"))
    #expect(page.output.contains("tokenc build defaultTokens.json -o Theme.swift"))
    #expect(page.output.contains("-o 'theme.{theme}.json'"))
  }

  @Test func whatCannotBeMadeIsRefused() throws {
    let folder = try CommandFolder()
    #expect(
      try folder.tokenc("--generate", "zhs").errors
        == "error: 'zhs' is no value for '--generate' [invalid-option]\n"
        + " = help: did you mean 'zsh'?\n1 error\n")
    for arguments in [["--generate"], ["--generate", "zsh", "man"], ["--generate=zsh"]] {
      let run = try folder.tokenc(arguments)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("--generate"))
    }
  }

  @Test func makeInstallsThem() throws {
    let folder = try CommandFolder()
    let make = try folder.shell(
      "make -s -C '\(Golden.packageFolder.path)' -o build install TOKENC=\"$(command -v tokenc)\" "
        + "DESTDIR='\(folder.url.path)' PREFIX=/usr")
    #expect(make.status == 0)
    let shared = "usr/share"
    let files = [
      "usr/bin/tokenc", "\(shared)/bash-completion/completions/tokenc",
      "\(shared)/fish/vendor_completions.d/tokenc.fish", "\(shared)/man/man1/tokenc.1",
      "\(shared)/zsh/site-functions/_tokenc",
    ]
    #expect(try Set(files).isSubset(of: folder.paths()))
    #expect(folder.text(files[3]) == (try Self.text("man")))
  }
}
