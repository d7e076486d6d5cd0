import Testing

/// The project's own fixtures have no finding of any rule.
@Suite struct QuietFixtureTests {
  @Test(arguments: [
    "defaultTokens.json --theme dark=Fixtures/darkTokens.json",
    "customTheme.json --base Fixtures/defaultTokens.json",
    "customTheme.json --base Fixtures/defaultTokens.json --base-theme dark=Fixtures/darkTokens.json",
    "backbaseTheme.json",
  ])
  func nothingIsPrinted(arguments: String) throws {
    let folder = try CommandFolder()
    let root = packageRoot.path
    let line = "cd '\(root)' && tokenc validate Fixtures/\(arguments) --strict"
    #expect(try folder.shell(line) == CommandRun(status: 0))
  }
}
