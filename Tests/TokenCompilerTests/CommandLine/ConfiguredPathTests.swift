import Testing

/// Paths and patterns of `tokenc.json` that no token fits.
@Suite struct ConfiguredPathTests {
  private func run(
    _ configuration: String, custom: String = #"{ "theme": { "radius": { "a": 2 } } }"#,
    _ more: String = ""
  ) throws -> CommandRun {
    let folder = try CommandFolder([
      "base.json": """
      { "primitives": { "color": { "blue": "#0000ff" } },
        "theme": { "radius": { "a": 1, "b": 1 }, "color": { "page": "#ffffff", "glass": "#ffffff80",
          "card": { "background": "#ffffff80", "text": "#999999" } } } }
      """,
      "acme.json": custom,
      "tokenc.json": "{ \"base\": \"base.json\", \"inputs\": \"acme.json\",\n\(configuration) }",
    ])
    return try folder.shell("tokenc validate \(more)")
  }

  @Test(arguments: [
    (
      ##""contract": { "frozen": "theme.raduis.**" }"##, "2:26", "'theme.raduis.**' of 'frozen'",
      "theme.radius.**"
    ),
    (
      ##""contract": { "together": [["theme.radius.a", "theme.radiu.b"]] }"##, "2:48",
      "'theme.radiu.b' of 'together'", "theme.radius.b"
    ),
    (
      ##""contract": { "additions": "theme.radus.*" }"##, "2:29", "'theme.radus.*' of 'additions'",
      "theme.radius.*"
    ),
    (
      ##""palette": ["primitives.**", "primitves.color.*"]"##, "2:31",
      "'primitves.color.*' of 'palette'", "primitives.color.*"
    ),
    (
      ##""rules": { "layer-order": { "severity": "note", "layers": [{ "name": "x", "tokens": "theme.colour.**" }] } }"##,
      "2:86", "'theme.colour.**' of 'layers'", "theme.color.**"
    ),
  ])
  func aPatternThatFitsNothingIsTold(
    configuration: String, place: String, message: String, proposal: String
  ) throws {
    let run = try run(configuration)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "tokenc.json:\(place): warning: no token fits \(message) [invalid-config]"))
    #expect(run.output.contains("did you mean '\(proposal)'?"))
  }

  @Test(arguments: [
    ##""contract": { "additions": "theme.acme.**", "frozen": "theme.color.**" }"##,
    ##""contract": { "together": [["theme.radius.a", "theme.radius.a"]] }"##,
    ##""rules": { "layer-order": { "layers": [{ "name": "x", "tokens": "nothing.**" }] } }"##,
  ])
  func whatFitsOrIsNotAskedForIsSilent(configuration: String) throws {
    #expect(try run(configuration) == CommandRun(status: 0))
  }

  @Test func aRequiredGroupThatIsNotThereIsAFaultOfTheConfiguration() throws {
    let run = try run(##""contract": { "required-groups": ["theme.raduis"] }"##)
    #expect(run.output.hasPrefix("tokenc.json:2:36: warning: "))
    #expect(run.output.contains("did you mean 'theme.radius'?"))
  }

  @Test func aPairOfNoTokenIsToldAtItsPlace() throws {
    let run = try run(
      ##""rules": { "contrast": { "pairs": [{ "foreground": "theme.color.pag", "background": "theme.color.page" }] } }"##
    )
    #expect(run.output.hasPrefix("tokenc.json:2:36: error: "))
    #expect(run.output.contains("did you mean 'theme.color.page'?"))
  }

  @Test(arguments: [
    "theme.color.page", "{theme.color.page}", "<theme.color.page>", "#ffffff", "white",
  ])
  func aBackdropIsAPathAReferenceOrAColour(backdrop: String) throws {
    let run = try run(
      ##""rules": { "contrast": { "backdrop": "\##(backdrop)" } }"##,
      custom: ##"{ "theme": { "color": { "card": { "text": "#aaaaaa" } } } }"##)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("acme.json:1:44: error: "))
  }

  @Test(arguments: [
    ("#ggg", "it is a path, a reference or a colour"), ("{theme.color.page", "it is a path"),
    ("theme.color.paeg", "did you mean 'theme.color.page'?"),
    ("theme.color.glass", "lets nothing through"), ("#ffffff80", "lets nothing through"),
    ("theme.radius.a", "lets nothing through"),
  ])
  func aBackdropThatIsNoneIsStatus2(backdrop: String, message: String) throws {
    let run = try run(##""rules": { "contrast": { "backdrop": "\##(backdrop)" } }"##)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("tokenc.json:2:39: error: "))
    #expect(run.output.contains(message))
    #expect(run.output.contains("[invalid-config]"))
  }
}
