import Testing

@testable import TokenCompiler
@testable import tokenc

/// A configuration holds what the options hold.
@Suite struct ConfigurationOptionTests {
  /// Options that say what one run does, and those that a key of another name or form says.
  static let left: Set<String> = [
    "check", "config", "dry-run", "fix", "format", "git", "help", "output", "rule", "themes",
    "watch", "write-baseline",
  ]

  @Test func everyOptionHasAKey() {
    let keys = Set(Configuration.table.keys.map(\.name))
    let options = Set(CommandLineOptions.all.map(\.name))
    #expect(options.subtracting(keys).sorted() == Self.left.sorted())
  }

  @Test func wordsAreThoseOfTheOptions() {
    for option in CommandLineOptions.options(of: .build) + CommandLineOptions.options(of: .validate)
    {
      guard case .choice(_, let words) = option.value,
        let key = Configuration.table.keys.first(where: { $0.name == option.name }),
        case .word(let known) = key.shape
      else { continue }
      // A page is for who looks at it, and asked for where it is wanted.
      #expect(known == words.filter { $0 != "html" }, "\(option.name)")
    }
  }
}
