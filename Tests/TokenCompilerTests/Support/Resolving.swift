import Testing

@testable import TokenCompiler

/// One layer of a test: marked text with what a layer says of itself.
struct TestLayer {
  var text: MarkedText
  var when: [String: String]
  var isContract: Bool

  init(_ text: String, when: [String: String] = [:], base: Bool = false) {
    self.text = MarkedText(text)
    self.when = when
    isContract = base
  }

  /// The layer, read from a file of that name.
  func layer(_ path: String, as dialect: Dialect) -> Layer {
    let source = SourceFile(path: path, bytes: text.source.bytes)
    return Layer(SourceReader.read(source, as: dialect), when: when, isContract: isContract)
  }
}

/// Compiles layers, expects exactly these findings but for notes, and gives the graph. Rules run where
/// there is a contract.
@discardableResult
func expectResolved(
  _ layers: [TestLayer], _ expected: [ExpectedFinding] = [], as dialect: Dialect = .auto,
  picks: [String: CompilerOptions.Pick] = [:], modifiers: [Modifier] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> ThemeGraph {
  let options = CompilerOptions(dialect: dialect, picks: picks, modifiers: modifiers)
  let files = layers.enumerated().map { $1.layer("\($0).json", as: dialect) }
  var validation = TokenCompiler(options: options).validate(files)
  validation.check(all: false)
  expectFindings(
    expected, in: validation.diagnostics.filter { $0.id != .legacySyntax },
    of: layers.map(\.text), sourceLocation: sourceLocation)
  return validation.graph
}

/// The same for one strict DTCG document.
@discardableResult
func expectStrict(
  _ text: String, _ expected: [ExpectedFinding] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> ThemeGraph {
  expectResolved([TestLayer(text)], expected, as: .dtcg, sourceLocation: sourceLocation)
}

/// The findings of layers.
func findings(_ layers: [TestLayer], as dialect: Dialect = .auto) -> [Diagnostic] {
  let files = layers.enumerated().map { $1.layer("\($0).json", as: dialect) }
  return TokenCompiler(options: CompilerOptions(dialect: dialect)).validate(files).diagnostics
}

extension ThemeGraph {
  /// The paths of the tokens that a theme has, in order.
  func paths(inTheme theme: Int = 0) -> [String] {
    tokens.ids.filter { resolution(of: $0, inTheme: theme) != nil }.map(path(of:))
  }

  /// The number that a token is.
  func number(_ path: String, in theme: String? = nil) -> Double? {
    guard let token = self[path] else { return nil }
    guard case .number(let number)? = theme.map(token.value(in:)) ?? token.value else { return nil }
    return number
  }
}
