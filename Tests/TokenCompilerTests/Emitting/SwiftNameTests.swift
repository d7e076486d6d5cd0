import Testing

@testable import TokenCompiler

@Suite struct SwiftNameTests {
  private static func member(_ name: String) -> String {
    SwiftName.member(Array(name.utf8)[...])
  }

  @Test(arguments: [
    ("floating-action-button", "floatingActionButton"), ("on_color", "onColor"),
    ("font size", "fontSize"), ("fontSize", "fontSize"), ("FontSize", "fontSize"),
    ("100", "_100"), ("1.5", "_1_5"), ("15", "_15"), ("grey-100", "grey100"),
    ("h-1-2", "h1_2"), ("a/b", "aB"), ("-x-", "x"), ("🎨 colors", "colors"), ("🔥", "u1F525"),
    ("", "_empty"), ("_", "u5F"), ("a\u{202E}b", "aB"), ("\u{200F}x", "x"), ("größe", "größe"),
    ("Äpfel", "äpfel"), ("日本", "日本"), ("e\u{301}tat", "e\u{301}tat"), ("self", "self_"),
    ("init", "init_"), ("hash-value", "hashValue_"), ("Type", "type"), ("$root", "root"),
    ("x\u{0}y", "xY"), ("\u{301}", "u301"), ("٣", "_٣"),
  ])
  func cleansNames(_ name: String, _ expected: String) {
    #expect(Self.member(name) == expected)
  }

  @Test(arguments: [
    ("default", "`default`"), ("in", "`in`"), ("protocol", "`protocol`"), ("type", "type"),
    ("self_", "self_"), ("get", "get"),
  ])
  func quotesKeywords(_ name: String, _ expected: String) {
    #expect(SwiftName.quoted(name) == expected)
  }

  /// What is told by a letter and a length is the same as what the list of keywords says.
  @Test(arguments: [
    "Any", "Self", "as", "associatedtype", "precedencegroup", "precedencegroups", "fileprivate",
    "default", "while", "base", "base0", "in0", "ins", "is", "In", "", "_", "日本", "enum", "enun",
  ])
  func knowsKeywordsByTheirBytes(_ name: String) {
    #expect(SwiftName.isKeyword(Array(name.utf8)[...]) == (SwiftName.quoted(name) != name))
  }

  @Test(arguments: [
    ("floatingActionButton", "FloatingActionButton"), ("color", "Color"), ("double", "Double_"),
    ("type", "Type_"), ("string", "String_"), ("optional", "Optional_"), ("theme", "Theme_"),
    ("tokenColor", "TokenColor_"), ("_100", "_100_"), ("日本", "日本_"), ("ähre", "Ähre"),
  ])
  func namesTypes(_ member: String, _ expected: String) {
    #expect(SwiftName.type(ofMember: member, inside: "Theme") == expected)
  }
}

/// A theme of nothing but hard names and texts, compiled and read back.
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftHostileTests {
  /// Names that Swift, the generated code or the frameworks have, and what people really write.
  static let names = [
    "default", "self", "init", "Type", "Protocol", "Any", "in", "class", "func", "let", "import",
    "true", "nil", "throws", "await", "async", "actor", "some", "any", "get", "set", "open",
    "operator", "subscript", "super", "repeat", "where", "each", "consume", "borrowing", "macro",
    "Color", "View", "Font", "Gradient", "Theme", "Double", "String", "Int", "Bool", "Array",
    "Optional", "Swift", "Sendable", "Hashable", "hasher", "hash", "hashValue", "key-path",
    "uInt32", "never", "value", "red", "light", "dark", "overriding", "description", "token-color",
    "_t", "_at", "_table", "_probe", "table", "1", "9lives", "1.5", "100%", "", "🔥", "👨‍👩‍👧", "日本語",
    "\u{202E}abc", "a\nb", "*/", "\\(x)", "`", "\"", "//", "x\u{2028}y", "e\u{301}", "ß", "ǆ", "٣",
    "left", "right", "dynamic", "mutating", "required", "final", "lazy", "weak", "unowned",
    "convenience", "precedence", "associativity", "infix", "prefix", "none", "nonisolated",
    "isolated", "sending", "copy", "discard", "then", "yield", "package", "distributed",
  ]

  static let texts =
    SampleGraphs.hostile + ["\\(fatalError())", "\"\"\"", "#\"", "\"#", "\u{0}", "/* */ */"]

  /// Every name as a group in the theme, as a token in that group, and as a token of a flat group.
  static func graph() -> ThemeGraph {
    var builder = GraphBuilder(themes: ["default", "dark"])
    var known: Set<String> = []
    for name in names where known.insert(SwiftName.member(Array(name.utf8)[...])).inserted {
      builder.add(
        segments: ["theme", name, name, name], types: [.number], values: [.number(1), .number(2)],
        description: name, deprecated: .reason(name))
      builder.add(segments: ["theme", "flat", name], types: [.color], values: [.null])
    }
    for (index, text) in texts.enumerated() {
      builder.add(
        segments: ["text", "t\(index)"], types: [.string], values: [.string(text)],
        description: text, deprecated: index == 0 ? .reason("use {text.t1}") : nil)
    }
    return builder.graph()
  }

  @Test func hardNamesAndTextsComeThrough() throws {
    let text = try SwiftEmitterTests.text(Self.graph())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && HiddenCharacters.contains($0.value) })
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text], stubs: [true])
    let constants = try SwiftEmitterTests.text(Self.graph(), ["style": "static"])
    try SwiftToolchain.expectTypeChecks(["Theme.swift": constants], stubs: [true])
    var main = "func show(_ text: String) {\n"
    main += "  print(text.unicodeScalars.map { String($0.value) }.joined(separator: \" \"))\n}\n"
    for index in Self.texts.indices.dropFirst() {
      main += "show(Theme.default.text.t\(index))\n"
    }
    let run = try SwiftToolchain.compileAndRun(["Theme.swift": text, "main.swift": main])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let expected = Self.texts.dropFirst().map { text in
      text.unicodeScalars.map { String($0.value) }.joined(separator: " ")
    }
    #expect(run.status == 0)
    #expect(lines.map(String.init) == expected)
  }

  /// Contexts come from files, too.
  @Test func hardNamesOfThemesComeThrough() throws {
    var known: Set<String> = ["default"]
    let contexts = (Self.names + SampleGraphs.hostile).filter {
      known.insert(SwiftName.member(Array($0.utf8)[...])).inserted
    }
    var builder = GraphBuilder(themes: ["default"] + contexts)
    builder.add("a", .color, .color(SwiftSamples.hex(1)))
    builder.add("b", .number, .number(1))
    let text = try SwiftEmitterTests.text(builder.graph())
    #expect(!text.unicodeScalars.contains { $0 != "\n" && HiddenCharacters.contains($0.value) })
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text], stubs: [false])
  }

  @Test func anyGraphIsWrittenOrReported() {
    for graph in [SampleGraphs.hostileTokens(), SampleGraphs.everyType(), ThemeGraph()] {
      var diagnostics = Diagnostics()
      let files = SwiftEmitter.swift.emit(graph, into: &diagnostics)
      #expect(files.count == 1 || graph.themes.isEmpty)
    }
  }
}
