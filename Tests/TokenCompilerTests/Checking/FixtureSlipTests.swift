import Foundation
import Testing

@testable import TokenCompiler

/// Slips in the fixtures' custom theme over the default theme and its dark theme: each is one finding, at the
/// name or value that is wrong, and what it proposes is what the base theme has and the file lacks.
@Suite struct FixtureSlipTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    /// A part of the custom theme, and what stands there instead.
    var before: String
    var after: String
    var id = UnknownOverride.id
    /// The text of the line that is pointed at.
    var line: String
    /// Parts of the message and of the help.
    var message = ""
    var help: String

    var testDescription: String { after }
  }

  private static let fab = "theme.color.floating-action-button"
  private static let behavior = "\"behavior\": {"
  private static let radius = "\"floating-action-button\": {\n        \"default\": 12"

  /// Something added before the group `behavior`, in a line of its own.
  private static func added(
    _ text: String, id: DiagnosticID = UnknownOverride.id, _ message: String = "", help: String
  ) -> Slip {
    Slip(
      before: behavior, after: text + ",\n    " + behavior, id: id, line: text, message: message,
      help: help)
  }

  private static func value(
    _ text: String, id: DiagnosticID = .typeMismatch, _ message: String = "", help: String
  ) -> Slip {
    Slip(
      before: radius, after: "\"floating-action-button\": {\n        \"default\": \(text)", id: id,
      line: "\"default\": \(text)", message: message, help: help)
  }

  private static func background(
    _ text: String, id: DiagnosticID = .typeMismatch, _ message: String = "", help: String
  ) -> Slip {
    Slip(
      before: "\"background\": \"#007aff\"", after: "\"background\": \(text)", id: id,
      line: "\"background\": \(text)", message: message, help: help)
  }

  /// A group that stands a level too deep belongs beside a group around it.
  static let misplaced = [
    Slip(
      before: behavior,
      after:
        "\"height\": { \"button\": { \"default\": 52 },\n \"padding-x\": { \"floating-button\": "
        + "{ \"mini\": 50 } } },\n" + behavior,
      line: "\"padding-x\": {", help: "did you mean 'theme.padding-x'?"),
    Slip(
      before: "\"background\": \"#007aff\"",
      after: "\"background\": \"#007aff\",\n\"pressed\": { \"background\": \"#0056b3\" }",
      line: "\"pressed\": { \"background\"", help: "did you mean '\(fab).pressed'?"),
    Slip(
      before: "\"default\": \"<theme.radius.floating-action-button.default>\"",
      after: "\"default\": 12,\n\"floating-action-button\": { \"default\": 8 }",
      line: "\"floating-action-button\": { \"default\": 8",
      help:
        "did you mean 'theme.radius.floating-action-button'?"),
    Slip(
      before: radius, after: "\"border-width\": { \"button\": { \"default\": 2 } },\n" + radius,
      line: "\"border-width\": { \"button\"", help: "did you mean 'theme.border-width'?"),
  ]

  static let groups = [
    Slip(
      before: "\"pressed\": {", after: "\"hovered\": {", line: "\"hovered\": {",
      message: "no group", help: "did you mean '\(fab).pressed'?"),
    Slip(
      before: "\"disabled\": {",
      after: "\"hovered\": { \"background\": \"#0066dd\" },\n\"disabled\": {",
      line: "\"hovered\": {",
      help: "the base theme has 'default', 'disabled' and 'pressed' there"),
    added(
      "\"padding-X\": { \"button\": { \"default\": 20 } }", help: "did you mean 'theme.padding-x'?"),
    added(
      "\"padding\": { \"button\": { \"default\": 20 } }",
      help: "did you mean 'theme.padding-x' or 'theme.padding-y'?"),
    Slip(
      before: "\"dark\": {\n        \"primary\"",
      after: "\"floating-action-button\": { \"default\": { \"background\": \"#007aff\" } },\n"
        + "\"dark\": {\n        \"primary\"",
      line: "\"floating-action-button\": { \"default\": { \"background\"",
      help: "did you mean '\(fab)'?"),
  ]

  static let tokens = [
    Slip(
      before: "\"on-color\": \"#ffffff\"", after: "\"on-default\": \"#ffffff\"",
      line: "\"on-default\"", help: "did you mean 'primitives.color.light.primary.on-color'?"),
    Slip(
      before: "\"lightest\": \"#e6f4f1\"", after: "\"lightes\": \"#e6f4f1\"", line: "\"lightes\"",
      help: "did you mean 'primitives.color.light.primary.lightest'?"),
    Slip(
      before:
        "\"default\": {\n          \"foreground\": \"#ffffff\",\n          \"background\": \"#007aff\"\n        },",
      after: "\"foreground\": \"#ffffff\",\n\"background\": \"#007aff\",",
      line: "\"foreground\": \"#fff",
      help: "put them into '\(fab).default'"),
    Slip(
      before: "\"default\": {\n            \"icon\": \"<theme.color.material.on-primary>\",\n"
        + "            \"border\": \"<theme.color.material.on-primary>\"\n          }",
      after: "\"icon\": \"<theme.color.material.on-primary>\",\n\"border\": \"#ffffff\"",
      line: "\"icon\": \"<theme.color.material.on-primary>",
      help:
        "put them into 'theme.color.button.contained.default'"),
    added("\"shadow\": { \"small\": { \"blur\": 12 } }", help: "the base theme has"),
    Slip(
      before: radius, after: radius + ",\n\"corner-style\": \"fixed\"",
      line: "\"corner-style\": \"fixed\"",
      help: "did you mean 'theme.corner-style.floating-action-button.default'?"),
    added("\"_comment\": \"ours\"", help: "write a remark as '$description'"),
  ]

  static let references = [
    Slip(
      before: "\"default\": \"<theme.radius.floating-action-button.default>\"",
      after: "\"default\": \"<theme.color.floating-action-button.default>\"", id: .unknownReference,
      line: "<theme.color.floating-action-button.default>", message: "is a group",
      help: "did you mean 'theme.radius.floating-action-button.default'?"),
    Slip(
      before: "<theme.radius.floating-action-button.default>",
      after: "<theme.radii.floating-action-button.default>", id: .unknownReference,
      line: "<theme.radii.", help: "did you mean 'theme.radius.floating-action-button.default'?"),
    background(
      "\"{theme.color.button.text.default.border}\"",
      "as 'theme.color.button.text.default.border' is",
      help: "refer to a token that has a value"),
    Slip(
      before: "\"haptics\": false", after: "\"haptics\": \"{theme.mode}\"", id: .typeMismatch,
      line: "\"haptics\"", message: "as 'theme.mode' is", help: "or write true or false"),
  ]

  /// Objects and lists in the place of a value.
  static let values = [
    value("[12]", id: .invalidValue, "is a list", help: "write 12"),
    value("{ \"$value\": [12] }", id: .invalidValue, "is a list", help: "write 12"),
    value("[12, 12, 0, 0]", id: .invalidValue, "is a list", help: "such as 12"),
    background("[0, 122, 255]", id: .invalidValue, "is a list", help: "write \"rgb(0, 122, 255)\""),
    background(
      "[\"{theme.color.foreground.brand}\"]", id: .invalidValue, "is a list",
      help: "write \"{theme.color.foreground.brand}\""),
    background("{ \"value\": \"#007aff\", \"type\": \"color\" }", help: "write \"#007aff\""),
    background("{ \"hex\": \"#007aff\" }", help: "write \"#007aff\""),
    background("{ \"r\": 0, \"g\": 122, \"b\": 255 }", help: "write \"rgb(0, 122, 255)\""),
    background("{ \"Light\": \"#007aff\", \"Dark\": \"#0a84ff\" }", help: "write \"$value\": {"),
    background(
      "{ \"$ref\": \"#/theme/color/foreground/brand\" }",
      help: "write \"{theme.color.foreground.brand}\""),
    value("{ \"value\": 12, \"units\": \"px\" }", help: "write 12"),
    value("{ \"$type\": \"dimension\" }", help: "'$value' is missing"),
    value("{ \"$Value\": 12 }", id: .unknownProperty, help: "did you mean '$value'?"),
    value("{ \"$values\": 12 }", id: .unknownProperty, help: "did you mean '$value'?"),
    value("{ \"value\": 12, \"unit\": \"dp\" }", id: .invalidValue, help: "did you mean 'px'?"),
    value("\"calc(10px + 2px)\"", id: .invalidValue, help: "write 12, without quotes"),
    value("1e999", id: .invalidValue, help: "write a smaller number"),
    value("99999999", id: .invalidValue, "longer than any screen", help: "the base theme's"),
    added(
      "\"typography\": { \"label\": { \"size\": 0 } }", id: .invalidValue, help: "that can be read"),
    Slip(
      before: "\"Inter Display\"", after: "\"Inter\\tDisplay\"", id: .invalidValue,
      line: "\"heading\"", help: "write \"Inter Display\""),
  ]

  /// Notes say what to write in place of the one value that they are about.
  static let notes = [
    value("\"12px\"", id: .legacySyntax, help: "write 12, without quotes"),
    value("\"12PX\"", id: .legacySyntax, help: "write 12, without quotes"),
    value("\"12in\"", id: .legacySyntax, help: "write it in 'px'"),
    added(
      "\"typography\": { \"label\": { \"size\": \"17pt\" } }", id: .legacySyntax,
      help: "write 17, without quotes"),
    added(
      "\"typography\": { \"label\": { \"weight\": \"600\" } }", id: .legacySyntax,
      help: "write 600, without quotes"),
    Slip(
      before: "\"Inter Display\"", after: "\"'Inter Display'\"", id: .legacySyntax,
      line: "\"heading\"",
      help: "write \"Inter Display\""),
    Slip(
      before: "\"Inter Display\"", after: "\"Inter Display, sans-serif\"", id: .legacySyntax,
      line: "\"heading\"", help: "\"Inter Display\""),
  ]

  @Test(arguments: misplaced + groups + tokens + references + values + notes)
  func isToldOnce(slip: Slip) throws {
    let text = try Self.custom(slip)
    let found = try Self.findings(text)
    try #require(found.count == 1, "\(found.map { "\($0.message) \($0.help ?? "")" })")
    #expect(found[0].id == slip.id, "\(found[0].message)")
    #expect(
      slip.message.isEmpty || found[0].message.contains(slip.message), "\(found[0].message)")
    #expect(found[0].help?.contains(slip.help) == true, "\(found[0].help ?? "")")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = Int(found[0].span?.range.start ?? 0)
    let number = text.utf8.prefix(start).count { $0 == UInt8(ascii: "\n") }
    #expect(lines[number].contains(slip.line.split(separator: "\n")[0]), "\(lines[number])")
  }

  @Test func nothingIsFoundWithoutASlip() throws {
    let whole = Slip(before: "", after: "", line: "", help: "")
    #expect(try Self.findings(Self.custom(whole)).isEmpty)
    let pill = Self.value("9999", help: "")
    #expect(try Self.findings(Self.custom(pill)).isEmpty)
  }

  /// A copy of the base in which a few colours of the palette are others is told as the copy that it is.
  @Test func aCopyOfTheBaseIsOneFinding() throws {
    let base = try Self.fixture("defaultTokens.json")
    let found = try Self.findings(base.replacing("\"#1d5fe2\"", with: "\"#1d5fe1\""))
    #expect(found.map(\.id) == [MissingContext.id], "\(found.map(\.message))")
  }

  private static func custom(_ slip: Slip) throws -> String {
    let text = try fixture("customTheme.json")
    guard !slip.before.isEmpty else { return text }
    let place = try #require(text.range(of: slip.before))
    return text.replacingCharacters(in: place, with: slip.after)
  }

  private static func fixture(_ name: String) throws -> String {
    try String(
      contentsOf: Golden.packageFolder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  }

  private static func findings(_ text: String) throws -> [Diagnostic] {
    var options = CompilerOptions()
    options.modifiers = [
      Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")
    ]
    let compiler = TokenCompiler(options: options)
    func read(_ name: String) throws -> ReadSource {
      compiler.read(SourceFile(path: name, text: try fixture(name)))
    }
    var validation = compiler.validate([
      Layer(try read("defaultTokens.json"), isContract: true),
      Layer(try read("darkTokens.json"), when: ["theme": "dark"], isContract: true),
      Layer(compiler.read(SourceFile(path: "acme.json", text: text))),
    ])
    validation.check(all: true)
    return validation.diagnostics
  }
}
