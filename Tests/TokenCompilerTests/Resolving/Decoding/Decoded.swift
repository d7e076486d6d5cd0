@testable import TokenCompiler

/// The value of the token `t` of a document, and what was found in it.
///
/// A finding is written as its code and the bytes that it points at: `invalid-value: em`.
struct Decoded {
  let value: TokenValue?
  let type: TokenType?
  let findings: [String]
  let messages: [String]
  let helps: [String]
  /// How often replaced spellings were met, as the `legacy-syntax` note tells it; `nil` without one.
  let note: String?

  /// A document with `tokens` (members of the root, before `t`) and a token of a type and a value.
  init(
    _ type: String?, _ value: String, among tokens: String = "", dialect: Dialect = .dtcg
  ) {
    let type = type.map { "\"$type\": \"\($0)\", " } ?? ""
    self.init(
      document: "{\(tokens)\(tokens.isEmpty ? "" : ", ")\"t\": {\(type)\"$value\": \(value)}}",
      path: "t", dialect: dialect)
  }

  /// The token at `path` of a whole document.
  init(document: String, path: String, dialect: Dialect) {
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    let validation = compiler.validate([SourceFile(path: "t.json", text: document)])
    let graph = validation.graph
    let token = graph.tokens.ids.first { graph.path(of: $0) == path }
    let resolution = token.flatMap { graph.resolution(of: $0) }
    value = resolution?.value
    self.type = resolution?.type
    let diagnostics = validation.diagnostics
    findings = diagnostics.filter { $0.severity != .note }.map { finding in
      "\(finding.id.rawValue): \(finding.span.map { graph.sources.text(of: $0) } ?? "")"
    }
    messages = diagnostics.map(\.message)
    helps = diagnostics.compactMap(\.help)
    note = diagnostics.first { $0.id == .legacySyntax }?.message
  }
}
