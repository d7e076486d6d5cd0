import Testing

@testable import TokenCompiler

/// Pairs of themes, and the class and kind of each change between them.
@Suite struct DifferenceTableTests {
  /// Two versions; a second text is the theme `dark`.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: [String]
    var new: [String]
    /// `class kind path`, with the themes where it does not hold in all.
    var changes: [String]
    var step: VersionStep
    var testDescription: String { name }

    init(
      _ name: String, _ old: String..., to new: [String], _ changes: [String], _ step: VersionStep
    ) {
      self.name = name
      self.old = old
      self.new = new
      self.changes = changes
      self.step = step
    }
  }

  static let rows = [
    Row("nothing", #"{"a": 1}"#, to: [#"{"a": 1}"#], [], .none),
    Row("another order", #"{"a": 1, "b": 2}"#, to: [#"{"b": 2, "a": 1}"#], [], .none),
    Row(
      "a token more", #"{"a": 1}"#, to: [#"{"a": 1, "b": 2}"#], ["safe added b"], .minor),
    Row(
      "a token less", #"{"a": 1, "b": 2}"#, to: [#"{"a": 1}"#], ["breaking removed b"], .major),
    Row(
      "another value", ##"{"color": {"a": "#fff"}}"##, to: [##"{"color": {"a": "#eee"}}"##],
      ["visual value color.a"], .minor),
    Row(
      "another type", #"{"a": {"$type": "number", "$value": 4}}"#,
      to: [#"{"a": {"$type": "dimension", "$value": "4px"}}"#], ["breaking type a"], .major),
    Row(
      "none any more", ##"{"color": {"a": "#fff"}}"##, to: [#"{"color": {"a": null}}"#],
      ["breaking null color.a"], .major),
    Row(
      "no longer none", #"{"color": {"a": null}}"#, to: [##"{"color": {"a": "#fff"}}"##],
      ["breaking null color.a"], .major),
    Row(
      "a leaf renamed", ##"{"color": {"main": "#014f86"}}"##,
      to: [##"{"color": {"primary": "#014f86"}}"##], ["breaking renamed color.primary"], .major),
    Row(
      "a group renamed, one of its values changed",
      ##"{"color": {"fab": {"icon": "#fff", "text": "#000"}}}"##,
      to: [##"{"color": {"button": {"icon": "#fff", "text": "#111"}}}"##],
      [
        "breaking renamed color.button.icon", "breaking renamed color.button.text",
        "visual value color.button.text",
      ], .major),
    Row(
      "another spelling of the path, and another value", #"{"layerOrder": {"Small": 1}}"#,
      to: [#"{"layer-order": {"small": 2}}"#],
      ["breaking renamed layer-order.small", "visual value layer-order.small"], .major),
    Row(
      "a group more in the path", ##"{"color": {"a": {"x": "#fff"}}}"##,
      to: [##"{"color": {"a": {"b": {"x": "#fff"}}}}"##], ["breaking renamed color.a.b.x"], .major),
    Row(
      "a group less in the path", ##"{"color": {"a": {"b": {"x": "#fff"}}}}"##,
      to: [##"{"color": {"a": {"x": "#fff"}}}"##], ["breaking renamed color.a.x"], .major),
    Row(
      "two that may be the one", ##"{"color": {"a": {"x": "#fff"}}}"##,
      to: [##"{"color": {"b": {"x": "#fff"}, "c": {"x": "#fff"}}}"##],
      ["breaking removed color.a.x", "safe added color.b.x", "safe added color.c.x"], .major),
    Row(
      "another token altogether", ##"{"color": {"sea": "#014f86"}}"##,
      to: [#"{"radius": {"button": 4}}"#],
      ["breaking removed color.sea", "safe added radius.button"], .major),
    Row(
      "a reference that follows a rename",
      ##"{"color": {"sea": "#014f86", "link": "{color.sea}"}}"##,
      to: [##"{"color": {"ocean": "#014f86", "link": "{color.ocean}"}}"##],
      ["breaking renamed color.ocean"], .major),
    Row(
      "another chain to the same value",
      ##"{"color": {"a": "#fff", "b": "#fff", "c": "{color.a}"}}"##,
      to: [##"{"color": {"a": "#fff", "b": "#fff", "c": "{color.b}"}}"##],
      ["safe chain color.c"], .patch),
    Row(
      "a value for a reference", ##"{"color": {"a": "#fff", "c": "{color.a}"}}"##,
      to: [##"{"color": {"a": "#fff", "c": "#fff"}}"##], ["safe chain color.c"], .patch),
    Row(
      "what follows a primitive", ##"{"color": {"a": "#fff", "c": "{color.a}"}}"##,
      to: [##"{"color": {"a": "#eee", "c": "{color.a}"}}"##],
      ["visual value color.a", "visual value color.c < color.a"], .minor),
    Row(
      "the same in other spellings",
      ##"{"a": {"$type": "color", "$value": "#fff"}, "b": {"$type": "duration", "$value": "1s"},"##
        + ##" "c": {"$type": "fontWeight", "$value": "bold"}, "##
        + ##""d": {"$type": "fontFamily", "$value": "Inter"}}"##,
      to: [
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [1, 0, 0]}}, "##
          + ##""b": {"$type": "duration", "$value": "1000ms"}, "##
          + ##""c": {"$type": "fontWeight", "$value": 700}, "##
          + ##""d": {"$type": "fontFamily", "$value": ["Inter"]}}"##
      ], [], .none),
    Row(
      "another opacity", ##"{"color": {"a": "#ffffff"}}"##,
      to: [##"{"color": {"a": "#ffffff80"}}"##],
      ["visual value color.a"], .minor),
    Row(
      "deprecated", #"{"a": {"$type": "number", "$value": 1}}"#,
      to: [#"{"a": {"$type": "number", "$value": 1, "$deprecated": "use b"}}"#],
      ["safe deprecated a"], .minor),
    Row(
      "deprecated by its group", #"{"g": {"a": {"$type": "number", "$value": 1}}}"#,
      to: [#"{"g": {"$deprecated": true, "a": {"$type": "number", "$value": 1}}}"#],
      ["safe deprecated g.a"], .minor),
    Row(
      "no longer deprecated", #"{"a": {"$type": "number", "$value": 1, "$deprecated": true}}"#,
      to: [#"{"a": {"$type": "number", "$value": 1, "$deprecated": false}}"#],
      ["safe undeprecated a"], .patch),
    Row(
      "deprecated in other words",
      #"{"a": {"$type": "number", "$value": 1, "$deprecated": "use b"}}"#,
      to: [#"{"a": {"$type": "number", "$value": 1, "$deprecated": "use c"}}"#],
      ["safe deprecation a"], .patch),
    Row(
      "described", #"{"a": {"$type": "number", "$value": 1}}"#,
      to: [#"{"a": {"$type": "number", "$value": 1, "$description": "one"}}"#],
      ["safe description a"], .patch),
    Row(
      "a field of a composite",
      ##"{"a": {"$type": "border", "$value": {"color": "#fff", "width": "1px", "style": "solid"}}}"##,
      to: [
        ##"{"a": {"$type": "border", "$value": {"color": "#fff", "width": "2px", "style": "solid"}}}"##
      ], ["visual value a"], .minor),
    Row(
      "a reference for a field of a composite",
      ##"{"w": {"$type": "dimension", "$value": "1px"}, "a": {"$type": "border", "##
        + ##""$value": {"color": "#fff", "width": "1px", "style": "solid"}}}"##,
      to: [
        ##"{"w": {"$type": "dimension", "$value": "1px"}, "a": {"$type": "border", "##
          + ##""$value": {"color": "#fff", "width": "{w}", "style": "solid"}}}"##
      ], ["safe chain a"], .patch),
  ]

  /// The same with a dark theme.
  static let themes = [
    Row(
      "a theme more", ##"{"color": {"a": "#fff"}}"##,
      to: [##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#000"}}"##],
      ["safe modifier-added theme"], .minor),
    Row(
      "a theme less", ##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#000"}}"##,
      to: [##"{"color": {"a": "#fff"}}"##], ["breaking modifier-removed theme"], .major),
    Row(
      "another value in one theme", ##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#000"}}"##,
      to: [##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#111"}}"##],
      ["visual value color.a in dark"], .minor),
    Row(
      "another value in both", ##"{"color": {"a": "#fff"}}"##, #"{"b": 1}"#,
      to: [##"{"color": {"a": "#eee"}}"##, #"{"b": 1}"#], ["visual value color.a"], .minor),
    Row(
      "other values in each", ##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#000"}}"##,
      to: [##"{"color": {"a": "#eee"}}"##, ##"{"color": {"a": "#111"}}"##],
      ["visual value color.a in default", "visual value color.a in dark"], .minor),
    Row(
      "light for dark", ##"{"color": {"a": "#fff"}}"##, ##"{"color": {"a": "#000"}}"##,
      to: [##"{"color": {"a": "#000"}}"##, ##"{"color": {"a": "#fff"}}"##],
      ["visual swapped color.a in default with dark"], .minor),
    Row(
      "gone from one theme", #"{"a": 1}"#, #"{"b": 1}"#, to: [#"{"a": 1, "b": 1}"#, #"{"b": 1}"#],
      ["safe added b in default"], .minor),
    Row(
      "described in all", #"{"a": {"$type": "number", "$value": 1}}"#,
      #"{"a": {"$type": "number", "$value": 2}}"#,
      to: [
        #"{"a": {"$type": "number", "$value": 1, "$description": "one"}}"#,
        #"{"a": {"$type": "number", "$value": 3, "$description": "one"}}"#,
      ], ["visual value a in dark", "safe description a"], .minor),
    Row(
      "removed from all, with two values", #"{"a": 1, "b": 1}"#, #"{"a": 2}"#,
      to: [#"{"b": 1}"#, #"{"b": 1}"#], ["breaking removed a"], .major),
  ]

  /// Contracts: what stands in the place of values tells what has become of them.
  static let contracts = [
    Row(
      "contracts: nothing", contract(##""a": {"$type": "color", "$hash": "0001"}"##),
      to: [contract(##""a": {"$hash": "0001", "$type": "color"}"##)], [], .none),
    Row(
      "contracts: another value", contract(##""a": {"$type": "color", "$hash": "0001"}"##),
      to: [contract(##""a": {"$type": "color", "$hash": "0002"}"##)], ["visual value a"], .minor),
    Row(
      "contracts: nothing is known of a value", contract(##""a": {"$type": "color"}"##),
      to: [contract(##""a": {"$type": "color", "$hash": "0002"}"##)], [], .none),
    Row(
      "contracts: another type and value", contract(##""a": {"$type": "color", "$hash": "0001"}"##),
      to: [contract(##""a": {"$type": "number", "$hash": "0002"}"##)], ["breaking type a"], .major),
    Row(
      "contracts: a token less and one more", contract(##""a": {"$type": "color"}"##),
      to: [contract(##""b": {"$type": "number"}"##)], ["breaking removed a", "safe added b"],
      .major),
    Row(
      "contracts: renamed, for the value is the same",
      contract(##""main": {"$type": "color", "$hash": "0001"}"##),
      to: [
        contract(
          ##""primary": {"$type": "color", "$hash": "0001"}, "x": {"$type": "color"}"##)
      ], ["breaking renamed primary", "safe added x"], .major),
    Row(
      "contracts: null, frozen, deprecated",
      contract(##""a": {"$type": "color"}, "b": {"$type": "color"}, "c": {"$type": "color"}"##),
      to: [
        contract(
          ##"""
          "a": {"$type": "color", "$nullable": true}, "b": {"$type": "color", "$frozen": true},
          "c": {"$type": "color", "$deprecated": "gone soon"}
          """##)
      ], ["breaking null a", "breaking frozen b", "safe deprecated c"], .major),
    Row(
      "contracts: no longer frozen", contract(##""b": {"$type": "color", "$frozen": true}"##),
      to: [contract(##""b": {"$type": "color"}"##)], ["safe unfrozen b"], .minor),
    Row(
      "contracts: terms", contract("", terms: #""additions": ["x.*"], "together": [["a", "b"]]"#),
      to: [contract("", terms: #""additions": ["y.*"], "required-groups": ["g"]"#)],
      [
        "breaking stricter additions x.*", "breaking stricter required-groups g",
        "safe looser together a b", "safe looser additions y.*",
      ], .major),
    Row(
      "contracts: dark alone", contract(hashes: "0001", "0002"),
      to: [contract(hashes: "0001", "0003")], ["visual value a in dark"], .minor),
    Row(
      "contracts: swapped", contract(hashes: "0001", "0002"),
      to: [contract(hashes: "0002", "0001")], ["visual swapped a in default with dark"], .minor),
  ]

  private static func contract(_ tokens: String, terms: String = "") -> String {
    ##"{"tokenc-contract": 1, "terms": {\##(terms)}, "tokens": {\##(tokens)}}"##
  }

  /// A contract whose token has a value of its own in dark.
  private static func contract(hashes first: String, _ dark: String) -> String {
    ##"""
    {"tokenc-contract": 1, "modifiers": {"theme": {"contexts": ["default", "dark"],
     "default": "default"}}, "themes": {"dark": {"theme": "dark"}}, "tokens": {
     "a": {"$type": "color", "$set-anew": ["dark"], "$hash": ["\##(first)", "\##(dark)"]}}}
    """##
  }

  @Test(arguments: rows + themes + contracts) func isClassed(row: Row) throws {
    let difference = ThemeDifference(
      from: try Self.graph(row.old), to: try Self.graph(row.new))
    #expect(difference.changes.map(Self.line) == row.changes)
    #expect(difference.step == row.step)
    let worst = row.changes.first.map { String($0.prefix { $0 != " " }) }
    #expect(difference.changeClass?.rawValue == worst)
  }

  /// Every kind of change stands in a row.
  @Test func everyKindOccurs() throws {
    let named = Set(
      (Self.rows + Self.themes + Self.contracts).flatMap(\.changes).map {
        $0.split(separator: " ")[1]
      })
    let missing = ChangeKind.allCases.map(\.rawValue).filter { !named.contains($0[...]) }
    #expect(missing == ["context-removed", "default-context", "context-added"])
  }

  static func graph(_ texts: [String]) throws -> ThemeGraph {
    let compiler = TokenCompiler()
    let layers = texts.enumerated().map { index, text in
      Layer(
        compiler.read(SourceFile(path: "\(index).json", text: text)),
        when: index == 0 ? [:] : ["theme": "dark"])
    }
    return try compiler.compile(layers)
  }

  static func line(_ change: Change) -> String {
    var line = "\(change.changeClass.rawValue) \(change.kind.rawValue) "
    switch change.subject {
    case .token(let path): line += path
    case .modifier(let name): line += name
    case .context(let name, let modifier): line += "\(modifier)=\(name)"
    case .term(let term): line += ([term.name] + term.patterns).joined(separator: " ")
    }
    if let themes = change.themes { line += " in \(themes.joined(separator: " and "))" }
    if !change.partners.isEmpty { line += " with \(change.partners.joined(separator: " and "))" }
    return line + (change.origin.map { " < \($0)" } ?? "")
  }
}
