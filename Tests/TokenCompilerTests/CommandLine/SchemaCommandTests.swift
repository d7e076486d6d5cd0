import Testing

/// `tokenc schema` as a process.
@Suite struct SchemaCommandTests {
  private func folder() throws -> CommandFolder {
    try CommandFolder([
      "base.json": ##"{"theme": {"color": {"page": "#ffffff", "link": "{theme.color.page}"}}}"##,
      "dark.json": ##"{"theme": {"color": {"page": "#000000"}}}"##,
    ])
  }

  @Test func writesASchema() throws {
    let folder = try folder()
    let run = try folder.tokenc(
      "schema", "base.json", "--theme", "dark=dark.json", "-o", "out/theme.schema.json")
    #expect(run == CommandRun(status: 0))
    let text = try #require(folder.text("out/theme.schema.json"))
    #expect(
      text.hasPrefix(
        ##"""
        {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A custom theme of base.json",
        "type": "object", "properties": {
         "$schema": {"type": "string"},
         "$version": {"type": "string"},
         "theme": {"type": "object", "properties": {
          "color": {"type": "object", "properties": {
           "page": {"$ref": "#/$defs/color", "description": "#ffffff\ndark: #000000", "default": "#ffffff"},
           "link": {"$ref": "#/$defs/color", "description": "#ffffff\ndark: #000000", "default": "{theme.color.page}"}
          }, "patternProperties": {"^\\$(?:description|extensions|deprecated|type)$": true}, "additionalProperties": false}
        """##), "\(text)")
    #expect(
      text.contains(
        ##""color-reference": {"enum": ["{theme.color.page}", "{theme.color.link}", "<theme.color.page>", "<theme.color.link>"]}"##
      ))
  }

  /// A base counts alone, whatever lies on it.
  @Test func isThatOfTheBase() throws {
    let folder = try folder()
    let alone = try folder.tokenc("schema", "base.json")
    #expect(try folder.tokenc("schema", "--base", "base.json") == alone)
    #expect(try folder.tokenc("schema", "dark.json", "--base", "base.json") == alone)
    try folder.write(#"{"base": "base.json", "each": "dark.json"}"#, to: "tokenc.json")
    #expect(try folder.tokenc("schema") == alone)
  }

  @Test func saysDescriptionsAndDeprecations() throws {
    let folder = try CommandFolder([
      "base.json": ##"""
      {"a": {"$type": "number", "$value": 1, "$description": "How many.", "$deprecated": "Use 'b'."},
       "b": {"$type": "number", "$value": 2}}
      """##
    ])
    let run = try folder.tokenc("schema", "base.json")
    #expect(
      run.output.contains(
        ##""a": {"$ref": "#/$defs/number-token", "description": "Deprecated: Use 'b'.\nHow many.", "default": {"$value": 1}, "deprecated": true}"##
      ), "\(run.output)")
  }

  @Test func refusesWhatItCannotDo() throws {
    let folder = try folder()
    try folder.write(
      #"{"a": {"$type": "number"}, "$themes": [], "s": {"a": {"value": "1", "type": "spacing"}}}"#,
      to: "studio.json")
    let studio = try folder.tokenc("schema", "studio.json")
    #expect(studio.status == 2)
    #expect(studio.errors.contains("no schema can be written for the dialect of 'studio.json'"))
    let broken = try folder.tokenc("schema", "base.json", "--theme", "dark=nothing.json")
    #expect(broken.status == 2 && broken.output.isEmpty)
    try folder.write(##"{"theme": {"color": {"page": "#ff"}}}"##, to: "wrong.json")
    let wrong = try folder.tokenc("schema", "wrong.json", "-o", "x.json")
    #expect(wrong.status == 1 && wrong.errors.contains("[invalid-value]"))
    #expect(folder.text("x.json") == nil)
    let same = try folder.tokenc("schema", "base.json", "-o", "base.json")
    #expect(same.status == 2 && same.errors.contains("is an input"))
    #expect(try folder.tokenc("schema").status == 2)
  }

  /// `$schema` in a theme is for editors.
  @Test(arguments: [
    ##"{"$schema": "x", "theme": {"color": {"page": "#ffffff"}}}"##,
    ##"{"$schema": "x", "$version": "1", "theme": {"mode": {"$value": {"light": "a", "dark": "b"}}}}"##,
    ##"{"$schema": "x", "a": {"$type": "number", "$value": 1}}"##,
    ##"{"$schema": "x", "a": {"value": 1, "type": "number"}}"##,
    ##"{"$schema": "x", "$metadata": {"tokenSetOrder": ["s"]}, "s": {"a": {"value": "1", "type": "number"}}}"##,
    ##"{"$schema": "x", "version": "2025.10", "sets": {}, "resolutionOrder": [{"type": "set", "name": "a", "sources": [{}]}]}"##,
  ]) func noReaderMindsTheSchema(_ text: String) throws {
    let folder = try CommandFolder(["theme.json": text])
    let found = try folder.findings(of: "tokenc validate theme.json")
    #expect(!found.contains { $0.message.contains("$schema") }, "\(found)")
    #expect(!found.contains { $0.severity == "error" }, "\(found)")
  }
}
