import Foundation
import Testing

@testable import TokenCompiler

/// The JSON Schema of custom themes, judged by PyPI's jsonschema.
@Suite(
  .enabled(
    if: SchemaReader.isAvailable,
    "python3 has no jsonschema: pip install jsonschema runs these tests"))
struct ThemeSchemaTests {
  /// A default theme, and custom themes that fit it or do not.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var base: String
    var terms = ContractTerms()
    var dialect = Dialect.auto
    var good: [String]
    var bad: [String]
    var testDescription: String { name }
  }

  static let plain = ##"""
    {"primitives": {"color": {"blue": "#1d5fe2"}},
     "theme": {"color": {"page": "{primitives.color.blue}", "none": null, "text": "#000000"},
       "radius": {"small": 4}, "spacer": {"x": 4}, "font-weight": {"bold": "bold"}, "font-family": {"body": "Inter"},
       "opacity": {"half": 0.5}, "duration": {"fast": "100ms"}, "content": {"title": "Hello"},
       "behavior": {"loops": true}}}
    """##

  static func theme(_ members: String) -> String { "{\"theme\": {\(members)}}" }

  static let cases: [Case] = [
    Case(
      name: "plain", base: plain,
      good: [
        "{}", ##"{"$schema": "theme.schema.json", "$version": "1"}"##,
        theme(##""color": {"page": "#fff"}"##), theme(##""color": {"page": "RebeccaPurple"}"##),
        theme(##""color": {"page": " rgba(0, 0, 0, 0.5) "}"##),
        theme(##""color": {"page": "{theme.color.text}"}"##),
        theme(##""color": {"page": "<theme.color.text>", "none": null}"##),
        theme(
          ##""color": {"$description": "x", "page": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
        ),
        theme(##""radius": {"small": 8}"##), theme(##""radius": {"small": "1.5REM"}"##),
        theme(##""spacer": {"x": {"value": 1, "unit": "em"}}"##),
        theme(##""font-weight": {"bold": "Semi Bold"}"##),
        theme(##""font-weight": {"bold": 650}"##),
        theme(##""font-family": {"body": "A, B"}"##), theme(##""opacity": {"half": 0.25}"##),
        theme(##""duration": {"fast": "0.2s"}"##), theme(##""content": {"title": "{b"}"##),
        theme(##""behavior": {"loops": false}"##),
        theme(##""color": {"page": "WHITE"}"##), theme(##""color": {"page": "RGB(0,0,0)"}"##),
        theme(##""color": {"page": "hsl(120DEG 50% 50% / .5)"}"##),
        theme(##""color": {"page": "color(Display-P3 1 0 NONE)"}"##),
        theme(##""color": {"page": "rgba(#fff, 0.5)"}"##),
        theme(##""font-weight": {"bold": "EXTRA_Bold Italic"}"##),
        theme(##""font-weight": {"bold": "italic"}"##),
        theme(##""duration": {"fast": {"value": 1, "unit": "s"}}"##),
      ],
      bad: [
        theme(##""color": {"page": "Bold"}"##), theme(##""color": {"page": "currentColor"}"##),
        theme(##""color": {"page": "rgb(0, 0)"}"##), theme(##""color": {"page": "Foo(1)"}"##),
        theme(##""color": {"page": "rgba({theme.color.text}, 0.5)"}"##),
        theme(##""color": {"page": "color(srgb2 0 0 0)"}"##),
        theme(##""radius": {"small": "1S"}"##),
        theme(##""radius": {"small": {"value": 1, "unit": "ms"}}"##),
        theme(##""font-weight": {"bold": "white"}"##), theme(##""font-weight": {"bold": "4px"}"##),
        theme(##""duration": {"fast": {"value": 1, "unit": "px"}}"##),
        theme(##""colour": {}"##), theme(##""color": {"pgae": "#fff"}"##),
        theme(##""color": {"page": "#ff"}"##), theme(##""color": {"page": "blu"}"##),
        theme(##""color": {"page": 12}"##), theme(##""color": {"page": null}"##),
        theme(##""color": {"page": "{theme.radius.small}"}"##),
        theme(##""color": {"page": "<theme.color>"}"##), theme(##""color": "#fff""##),
        theme(##""color": {"page": {"a": "#fff"}}"##), theme(##""radius": {"small": "8"}"##),
        theme(##""radius": {"small": "8 pixels"}"##), theme(##""radius": {"small": {"a": 8}}"##),
        theme(##""font-weight": {"bold": 0}"##), theme(##""font-weight": {"bold": true}"##),
        theme(##""font-family": {"body": ["A"]}"##), theme(##""opacity": {"half": "0.5"}"##),
        theme(##""duration": {"fast": "2h"}"##),
        theme(##""content": {"title": "{theme.color.page}"}"##),
        theme(##""behavior": {"loops": "no"}"##), ##"{"$scheme": "x"}"##, "[]",
      ]),
    Case(
      name: "backbase", base: BackbaseSample.theme,
      good: [
        theme(##""color": {"page": {"$value": {"light": "#fff", "dark": "#000"}}}"##),
        theme(##""$type": "dynamic", "color": {"page": {"$value": {"light": "#fff"}}}"##),
        theme(##""color": {"page": {"$value": "{primitives.color.blue}"}}"##),
        theme(##""color": {"page": "<primitives.color.blue>"}"##),
        ##"{"primitives": {"color": {"blue": {"$value": "#00f", "$description": "x"}}}}"##,
      ],
      bad: [
        theme(##""color": {"page": {"$value": {"light": "#fff", "drak": "#000"}}}"##),
        theme(##""color": {"page": {"$value": {}}}"##),
        theme(##""color": {"page": {"$value": 1}}"##),
        theme(##""color": {"page": {"light": "#fff"}}"##),
        theme(##""color": {"page": {"$value": {"light": "#fff", "dark": 2}}}"##),
        ##"{"primitives": {"color": {"blue": {"$value": "#00f", "value": "x"}}}}"##,
      ]),
    Case(
      name: "dtcg", base: DTCGSample.theme, dialect: .dtcg,
      good: [
        DTCGSample.color(
          ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1, "hex": "#000000"}"##),
        DTCGSample.color(##""{size.a}""##, "size", is: false),
        DTCGSample.color(##""{color.b}""##), DTCGSample.color(##"{"$ref": "#/color/b/$value"}"##),
        ##"{"color": {"$type": "color", "a": {"$ref": "#/color/b"}}}"##,
        ##"{"size": {"$extends": "{color}", "a": {"$value": {"value": 1, "unit": "rem"}}}}"##,
        ##"{"weight": {"$value": "semi-bold"}, "time": {"$value": {"value": 1, "unit": "s"}}}"##,
        DTCGSample.shadow(##""{color.b}""##, ##""{size.a}""##),
        ##"{"shadow": {"$value": ["{shadow}"]}, "family": {"$value": ["A", "{family}"]}}"##,
      ],
      bad: [
        DTCGSample.color(##""#fff""##), DTCGSample.color(##""{size.a}""##),
        DTCGSample.color(##"{"colorSpace": "srgb"}"##),
        DTCGSample.color(##"{"colorSpace": "srgb", "components": [0, 0]}"##),
        DTCGSample.color(##"{"colorSpace": "nope", "components": [0, 0, 0]}"##),
        ##"{"color": {"a": {"$type": "number", "$value": "{color.b}"}}}"##,
        ##"{"color": {"a": {"$value": "{color.b}", "$descripton": ""}}}"##,
        ##"{"size": {"a": {"$value": "16px"}}}"##,
        ##"{"size": {"a": {"$value": {"value": 1, "unit": "em"}}}}"##,
        ##"{"weight": {"$value": "Semi Bold"}}"##, ##"{"time": {"$value": 1}}"##,
        DTCGSample.shadow(##""{size.a}""##, ##""{size.a}""##),
        DTCGSample.shadow(##""{color.b}""##, "4"), ##"{"colour": {}}"##,
      ]),
    Case(
      name: "dtcg-draft", base: DTCGSample.theme,
      good: [
        DTCGSample.color(##""#fff""##), DTCGSample.color(##""rgba({color.b}, 0.5)""##),
        ##"{"size": {"a": {"$value": "16px", "$type": "spacing"}, "b": {"$value": 4}}}"##,
        ##"{"weight": {"$value": "Semi Bold", "$description": null}}"##,
        ##"{"family": {"$value": "A, B"}, "time": {"$value": "1s"}}"##,
        DTCGSample.color(##"{"r": 1, "g": 0, "b": 0}"##),
        DTCGSample.color(##"{"hex": "#ff0000"}"##),
        DTCGSample.color(##"{"h": 10, "s": 0.5, "l": 0.5}"##),
        DTCGSample.color(##"{"colorSpace": "srgb", "channels": [1, 0, 0]}"##),
      ],
      bad: [
        DTCGSample.color(##"{"colorSpace": "nope", "components": [1, 0, 0]}"##),
        DTCGSample.color(##"{"value": 1, "unit": "px"}"##),
        ##"{"size": {"a": {"$value": {"value": 1, "unit": "xx"}}}}"##,
        ##"{"time": {"$value": {"value": 1, "unit": "px"}}}"##,
        DTCGSample.color(##""{size.a}""##), DTCGSample.color("4"), DTCGSample.color(##""#ff""##),
        ##"{"size": {"a": {"$value": "16px", "$type": "color"}}}"##,
        ##"{"size": {"c": {"$value": "16px"}}}"##,
      ]),
    Case(
      name: "style-dictionary",
      base: ##"""
        {"color": {"a": {"value": "#ffffff", "type": "color"}, "b": {"value": "{color.a.value}"}},
         "size": {"a": {"value": "16px"}}, "label": {"value": {"size": "12px"}},
         "title": {"value": {"fontFamily": "Inter", "fontSize": "20px"}, "type": "typography"}}
        """##,
      good: [
        ##"{"size": {"a": {"value": "{title.fontSize}"}}}"##,
        ##"{"size": {"a": {"value": "{label.value.size}"}}}"##,
        ##"{"color": {"a": {"value": {"color": "{color.b}", "alpha": 0.5}}}}"##,
        ##"{"color": {"a": {"value": "#000", "comment": "x", "attributes": {"k": 1}}}}"##,
        ##"{"color": {"a": {"value": "{color.b}"}, "b": {"value": "{ color.a.value }"}}}"##,
        ##"{"color": {"b": {"value": "rgba({color.a.value}, 0.5)"}, "comment": "x"}}"##,
        ##"{"size": {"a": {"value": 4}}}"##,
      ],
      bad: [
        ##"{"color": {"a": {"value": "{size.a}"}}}"##, ##"{"color": {"c": {"value": "#000"}}}"##,
        ##"{"color": {"a": {"value": "#00"}}}"##, ##"{"color": {"a": "#000"}}"##,
        ##"{"size": {"a": {"value": "{titel.fontSize}"}}}"##,
      ]),
    Case(
      name: "terms", base: plain, terms: terms,
      good: [
        theme(##""color": {"brand": "#123456", "text": "{theme.color.brand}"}"##),
        theme(##""added": {"x": {"y": 3}}"##), theme(##""radius": {"small": 8}"##),
        theme(##""radius": {"small": "{theme.added.x}"}"##),
      ],
      bad: [
        theme(##""color": {"page": "#123456"}"##), theme(##""color": {"brnd": "#123456"}"##),
        theme(##""color": {"text": "{theme.color.brnd}"}"##), theme(##""radius": {"x": 8}"##),
        theme(##""color": {"text": "{theme.colors.brand}"}"##), ##"{"added": {"x": 3}}"##,
      ]),
  ]

  private static let terms: ContractTerms = {
    var terms = ContractTerms()
    terms.frozen = ["theme.color.page"]
    terms.additions = ["theme.color.brand*", "theme.added.**"]
    return terms
  }()

  @Test(arguments: cases) func judgesThemes(_ item: Case) throws {
    let schema = try Self.schema(of: item)
    let verdicts = try SchemaReader.verdicts(on: item.good + item.bad, schema: schema)
    for (theme, isValid) in zip(item.good + item.bad, verdicts) {
      #expect(isValid == item.good.contains(theme), "\(theme)")
    }
  }

  /// What the schema takes, `validate` takes too, but for what is no fault of one place.
  @Test(arguments: cases) func agreesWithTheCompiler(_ item: Case) throws {
    for theme in item.good + item.bad {
      let compiler = TokenCompiler(options: CompilerOptions(dialect: item.dialect))
      let base = compiler.read(SourceFile(path: "base.json", text: item.base))
      let custom = compiler.read(SourceFile(path: "theme.json", text: theme))
      guard custom.dialect == base.dialect else { continue }
      var validation = compiler.validate([Layer(base, isContract: true), Layer(custom)])
      var rules = RuleConfiguration()
      rules.contract = item.terms
      validation.check(all: false, rules)
      let errors = validation.diagnostics.filter {
        $0.severity == .error && $0.id != .circularReference && $0.id != .missingType
          && $0.id != .unknownReference
      }
      if item.good.contains(theme) { #expect(errors.isEmpty, "\(theme): \(errors.map(\.message))") }
    }
  }

  private static func schema(of item: Case) throws -> String {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: item.dialect))
    let base = compiler.read(SourceFile(path: "base.json", text: item.base))
    let graph = try compiler.compile([Layer(base)])
    let contract = ThemeContract(graph, form: base.form, terms: item.terms)
    let schema = try #require(ThemeSchema(contract, of: graph, title: "x"))
    return String(decoding: schema.document, as: UTF8.self)
  }
}

private enum BackbaseSample {
  static let theme = ##"""
    {"$version": "1", "theme": {"$type": "dynamic", "color": {
       "page": {"$value": {"light": "#ffffff", "dark": "{primitives.color.blue}"}}}},
     "primitives": {"$type": "fixed", "color": {"blue": {"$value": "#1d5fe2"}}}}
    """##
}

private enum DTCGSample {
  private static let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
  private static let pixel = ##"{"value": 1, "unit": "px"}"##

  static let theme = """
    {"color": {"$type": "color", "a": {"$value": \(black)}, "b": {"$value": \(black)}},
     "size": {"$type": "dimension", "a": {"$value": \(pixel)}, "b": {"$value": \(pixel)}},
     "weight": {"$type": "fontWeight", "$value": 400}, "family": {"$type": "fontFamily", "$value": "A"},
     "time": {"$type": "duration", "$value": {"value": 1, "unit": "ms"}},
     "shadow": {"$type": "shadow", "$value": {"color": \(black), "offsetX": \(pixel),
       "offsetY": \(pixel), "blur": \(pixel), "spread": \(pixel)}}}
    """

  static func color(_ value: String, _ group: String = "color", is isColor: Bool = true) -> String {
    "{\"\(group)\": {\"$type\": \"\(isColor ? "color" : "dimension")\", \"a\": {\"$value\": \(value)}}}"
  }

  static func shadow(_ color: String, _ blur: String) -> String {
    """
    {"shadow": {"$type": "shadow", "$value": {"color": \(color), "offsetX": \(pixel),
      "offsetY": "{size.a}", "blur": \(blur), "spread": \(pixel)}}}
    """
  }
}
