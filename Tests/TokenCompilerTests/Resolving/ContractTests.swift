import Testing

@testable import TokenCompiler

@Suite struct ContractTests {
  private static let base = TestLayer(
    """
    {"color": {"button": {"1️⃣background": "#ffffff", "text": "{color.ink}"}, "ink": "#000000"},
     "height": {"2️⃣bar": 4}, "label": "Hello", "3️⃣flag": true, "nothing": null, "count": 1}
    """, base: true)

  @Test func anOverrideKeepsTheTypeOfTheBase() {
    expectResolved(
      [
        Self.base,
        TestLayer(
          """
          {"color": {"button": {"background": 4️⃣3, "text": "#123456"}},
           "height": {"bar": 5️⃣null}, "label": "#ffffff", "flag": "6️⃣{count}", "nothing": "now"}
          """),
      ],
      [
        ExpectedFinding("4️⃣", .typeMismatch, path: "color.button.background", related: ["1️⃣"]),
        ExpectedFinding("5️⃣", .typeMismatch, "is null", path: "height.bar", related: ["2️⃣"]),
        ExpectedFinding("6️⃣", .typeMismatch, "'number'", path: "flag", related: ["3️⃣"]),
      ])
  }

  /// The base declares it in each of its themes; the mistake is one.
  @Test func aTypeIsToldOnceForAllThemes() {
    let layers = [
      TestLayer(##"{"color": {"a": "#ffffff", "b": "#000000", "c": "#ffffff"}}"##, base: true),
      TestLayer(
        ##"{"color": {"a": "#111111", "b": "#222222", "c": "#333333"}}"##, when: ["theme": "dark"],
        base: true),
      TestLayer(##"{"color": {"a": null, "b": 4, "c": {"default": "#ffffff"}}}"##),
    ]
    let modifiers = [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")]
    let compiler = TokenCompiler(options: CompilerOptions(modifiers: modifiers))
    let found = compiler.validate(layers.enumerated().map { $1.layer("\($0).json", as: .auto) })
      .diagnostics
    #expect(found.map(\.path) == ["color.a", "color.b", "color.c"])
    #expect(found.map(\.themes) == [nil, nil, nil])
  }

  @Test func textOverABooleanIsAnotherType() {
    for text in ["yes", "true", ""] {
      expectResolved(
        [
          TestLayer(#"{"behavior": {"1️⃣wraps": true}}"#, base: true),
          TestLayer("{\"behavior\": {\"wraps\": \"2️⃣\(text)\"}}"),
        ], [ExpectedFinding("2️⃣", .typeMismatch, path: "behavior.wraps", related: ["1️⃣"])])
    }
  }

  /// A reference is what its target is, also where text and booleans may stand.
  @Test func aReferenceInACategoryOfTextAndBooleansHasTheTypeOfItsTarget() {
    let base = TestLayer(
      ##"{"behavior": {"1️⃣a": true, "b": false, "c": "x"}, "color": {"d": "#fff"}}"##, base: true)
    let graph = expectResolved([base, TestLayer(#"{"behavior": {"a": "{behavior.b}"}}"#)])
    #expect(graph["behavior.a"]?.value == .boolean(false))
    for target in ["behavior.c", "color.d"] {
      expectResolved(
        [base, TestLayer("{\"behavior\": {\"a\": \"2️⃣{\(target)}\"}}")],
        [ExpectedFinding("2️⃣", .typeMismatch, "the base theme has a 'boolean'", related: ["1️⃣"])])
    }
  }

  @Test(arguments: [
    (#"{"1️⃣a": {"$type": "color"}}"#, "give it a value"), (#"{"1️⃣a": {}}"#, "give it a value"),
  ])
  func aTokenWithoutItsValueIsOneFinding(text: String, help: String) {
    let layers = [
      TestLayer(##"{"a": {"$type": "color", "$value": "#000"}}"##, base: true), TestLayer(text),
    ]
    expectResolved(layers, [ExpectedFinding("1️⃣", .typeMismatch, "a group here", path: "a")])
    #expect(findings(layers).contains { $0.help?.hasPrefix(help) == true })
  }

  /// A key that was meant to be `$value` is told at itself.
  @Test(arguments: [
    (##"{"a": {"1️⃣$vlaue": "#fff"}}"##, "did you mean '$value'?"),
    (##"{"a": {"$type": "color", "1️⃣$vlaue": "#fff"}}"##, "did you mean '$value'?"),
    (##"{"b": {"$value": "#111", "$type": "color"}, "a": {"1️⃣value": "#fff"}}"##, "write '$value'"),
  ]) func aMisspeltValueIsOneFinding(text: String, help: String) {
    let base = TestLayer(
      ##"{"a": {"$type": "color", "$value": "#000"}, "b": {"$type": "color", "$value": "#000"}}"##,
      base: true)
    expectResolved(
      [base, TestLayer(text)],
      [ExpectedFinding("1️⃣", .unknownProperty, "is no property", path: "a")])
    let found = findings([base, TestLayer(text)]).filter { $0.severity == .error }
    #expect(found.map(\.help) == [help])
    #expect(found.first?.fix?.edits.first?.replacement == "$value")
  }

  /// A type that nobody knows says nothing against the contract's.
  @Test(arguments: [
    (#"{"$type": "dimesion", "$value": "8px"}"#, DiagnosticID?.none, ""),
    (#"{"$type": "spcing", "$value": "1️⃣x"}"#, .invalidValue, "'dimension'"),
    (##"{"$type": "color", "$value": "1️⃣#fff"}"##, .typeMismatch, "of type 'color'"),
    (##"{"$value": "1️⃣8xp"}"##, .invalidValue, "no value of type 'dimension'"),
  ])
  func anUnknownTypeDoesNotReplaceThatOfTheContract(
    token: String, id: DiagnosticID?, message: String
  ) {
    let graph = expectResolved(
      [
        TestLayer(#"{"a": {"$type": "dimension", "$value": "4px"}}"#, base: true),
        TestLayer("{\"a\": \(token)}"),
      ], id.map { [ExpectedFinding("1️⃣", $0, message)] } ?? [])
    if id == nil { #expect(graph["a"]?.value == .dimension(Dimension(8))) }
  }

  @Test func aPartOfAnotherTypeIsAnInvalidValue() {
    expectResolved(
      [
        TestLayer(
          #"""
          {"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "4px",
             "fontWeight": 1, "letterSpacing": 0, "lineHeight": 1}}}
          """#, base: true),
        TestLayer(#"{"a": {"$value": {"fontFamily": "A", "fontSize": "1️⃣big"}}}"#),
      ], [ExpectedFinding("1️⃣", .invalidValue, "'big'")])
  }

  @Test(arguments: [
    "color.pen", "$color.pen", "${color.pen}", "(color.pen)", "{color.pen} ", "[color.pen}",
  ])
  func aPathThatIsNotWrittenAsAReferenceIsProposedAsOne(text: String) {
    let plain = ##"{"color": {"ink": "#000", "pen": "#111"}}"##
    let draft =
      ##"{"color": {"$type": "color", "ink": {"$value": "#000"}, "pen": {"$value": "#1"}}}"##
      .replacing("#1", with: "#111")
    for (base, value) in [(plain, "\"1️⃣\(text)\""), (draft, "{\"$value\": \"1️⃣\(text)\"}")] {
      let layers = [
        TestLayer(base, base: true), TestLayer("{\"color\": {\"ink\": \(value)}}"),
      ]
      // Text around a reference is text with the other's value in it.
      let isTemplate = value.contains("$value") && text.hasSuffix("} ") || text == "${color.pen}"
      guard !(isTemplate && value.contains("$value")) else { continue }
      expectResolved(
        layers, [ExpectedFinding("1️⃣", .invalidValue, "nearly one to 'color.pen'")])
    }
  }

  @Test func aListOverAGroupIsOneFinding() {
    expectResolved(
      [Self.base, TestLayer(#"{"4️⃣color": []}"#)],
      [ExpectedFinding("4️⃣", .typeMismatch, "a group in the base theme", path: "color")])
  }

  @Test func textOverTextStaysText() {
    let graph = expectResolved([Self.base, TestLayer(##"{"label": "#ffffff"}"##)])
    #expect(graph["label"]?.value == .string("#ffffff"))
  }

  @Test func theContractsOwnThemesAreKept() {
    let graph = expectResolved([
      Self.base,
      TestLayer(##"{"color": {"ink": "#222222"}}"##, when: ["theme": "dark"], base: true),
      TestLayer(##"{"color": {"ink": "#333333"}}"##),
    ])
    #expect(graph.contractColumns.count == 2)
    let ink = graph.token(at: "color.ink")
    let text = graph.token(at: "color.button.text")
    for (theme, hex) in [(0, "#000000"), (1, "#222222")] {
      let column = graph.contractColumns[theme]
      for token in [ink, text].compactMap(\.self) {
        guard case .color(let color) = graph.values[Int(column.values[token.index])] else {
          Issue.record("no colour")
          return
        }
        #expect(color.hex == hex)
      }
    }
    #expect(graph["color.button.text"]?.value(in: "dark") == graph["color.ink"]?.value)
  }

  @Test(arguments: [
    ("1", "\"s\""), ("1", "true"), ("1", "\"#fff\""), ("\"s\"", "1"), ("\"s\"", "false"),
    ("\"#fff\"", "\"s\""), ("\"#fff\"", "1"), ("true", "\"s\""), ("true", "0"),
    ("1", "{\"value\": 1, \"unit\": \"em\"}"), ("1", "\"{y}\""),
  ])
  func aValueOfAnotherTypeIsAMismatchWithTheBase(_ base: String, _ own: String) {
    let isText = own.hasPrefix("\"")
    let value = isText ? "\"2️⃣" + own.dropFirst() : "2️⃣" + own
    expectResolved(
      [
        TestLayer(#"{"x": {"1️⃣a": \#(base)}, "y": false}"#, base: true),
        TestLayer(#"{"x": {"a": \#(value)}}"#),
      ], [ExpectedFinding("2️⃣", .typeMismatch, path: "x.a", related: ["1️⃣"])])
  }

  @Test func aDraftWithoutATypeIsNoExceptionToThat() {
    expectResolved(
      [
        TestLayer(#"{"x": {"1️⃣a": {"$type": "number", "$value": 1}}}"#, base: true),
        TestLayer(#"{"x": {"a": {"$value": "2️⃣s"}}}"#),
      ], [ExpectedFinding("2️⃣", .typeMismatch, path: "x.a", related: ["1️⃣"])])
  }

  @Test func aFaultInTheBaseIsToldThoughItIsOverridden() {
    expectResolved(
      [
        TestLayer(
          #"{"color": {"x": "1️⃣{color.y}", "z": "2️⃣nope", "k": "3️⃣nope", "l": "{color.z}"}}"#,
          base: true),
        TestLayer(##"{"color": {"x": "#ffffff", "z": "#000000"}}"##),
      ],
      [
        ExpectedFinding("1️⃣", .unknownReference), ExpectedFinding("2️⃣", .invalidValue),
        ExpectedFinding("3️⃣", .invalidValue),
      ])
  }

  @Test func aReferenceThatDoesNotFitIsToldOnceForAllThemes() {
    let layers = [
      TestLayer(##"{"color": {"x": "#000000"}, "radius": {"m": 4}}"##, base: true),
      TestLayer(##"{"color": {"x": "#ffffff"}}"##, when: ["theme": "dark"], base: true),
      TestLayer(##"{"radius": {"m": "{color.x}"}}"##),
    ]
    let modifiers = [Modifier("theme", contexts: ["default", "dark"], defaultContext: "default")]
    let compiler = TokenCompiler(options: CompilerOptions(modifiers: modifiers))
    let found = compiler.validate(layers.enumerated().map { $1.layer("\($0).json", as: .auto) })
      .diagnostics
    #expect(found.map(\.id) == [.typeMismatch])
    #expect(found.map(\.themes) == [nil])
    #expect(found.map(\.related.count) == [2])
  }

  @Test func aFaultOfTheBaseInOneThemeIsToldThere() {
    let layers = [
      TestLayer(##"{"color": {"x": "#000000"}}"##, base: true),
      TestLayer(##"{"color": {"x": "nope"}}"##, when: ["theme": "dark"], base: true),
      TestLayer(##"{"color": {"x": "#ffffff"}}"##),
    ]
    #expect(findings(layers).map(\.themes) == [["dark"]])
  }

  @Test func aLayerWithoutAContractMendsWhatLiesBelow() {
    expectResolved([
      TestLayer(#"{"color": {"x": "{color.y}"}}"#),
      TestLayer(##"{"color": {"x": "#ffffff"}}"##),
    ])
  }
}
