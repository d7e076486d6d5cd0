import Testing

@Suite struct RuleOptionTests {
  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "base.json": #"{ "theme": { "radius": { "a": 1 } } }"#,
      "custom.json": #"{ "theme": { "radius": { "quite-new": 1 } } }"#,
    ])
  }

  @Test(arguments: [("off", 0), ("note", 0), ("warning", 0), ("error", 1)])
  func aLevelSetsTheSeverity(level: String, status: Int32) throws {
    let run = try folder().tokenc(
      "validate", "custom.json", "--base", "base.json", "--rule", "unknown-override=\(level)")
    #expect(run.status == status)
    #expect(run.output.contains(" \(level): ") == (level != "off"))
  }

  @Test(arguments: [
    (
      "unknown-overide=off", "no rule is named 'unknown-overide'",
      "did you mean 'unknown-override'?"
    ),
    (
      "unknown-override=of", "'of' is no value for '--rule unknown-override'", "did you mean 'off'?"
    ),
    ("syntax=off", "'syntax' is no rule, and its severity cannot be set", "--strict"),
    ("unknown-override", "is not of the form 'CODE=LEVEL'", "1 error"),
  ])
  func whatCannotBeUsedIsRefused(value: String, message: String, help: String) throws {
    let run = try folder().tokenc(
      "validate", "custom.json", "--base", "base.json", "--rule", value)
    #expect(run.status == 2)
    #expect(run.output.contains(message))
    #expect(run.output.contains(help))
  }

  @Test func oneRuleHasOneLevel() throws {
    let run = try folder().shell(
      "tokenc validate custom.json --rule unknown-override=off --rule unknown-override=note")
    #expect(run.status == 2)
    #expect(run.output.contains("'--rule' gives 'unknown-override' two levels"))
  }
}
