import Foundation
import Testing

@testable import TokenCompiler

/// What is too large ends in `limit-exceeded`, and the same a little smaller is taken.
@Suite struct LimitTests {
  private static func findings(
    _ text: String, _ change: (inout CompilerLimits) -> Void, modifiers: Int = 0
  ) -> [DiagnosticID] {
    var options = CompilerOptions(
      modifiers: (0..<modifiers).map {
        Modifier("m\($0)", contexts: ["a", "b"], defaultContext: "a")
      })
    change(&options.limits)
    let compiler = TokenCompiler(options: options)
    return compiler.validate([SourceFile(path: "a.json", text: text)]).diagnostics.map(\.id)
  }

  private static let three = #"{"a": 1, "b": 2, "c": 3}"#

  @Test func tokens() {
    #expect(Self.findings(Self.three) { $0.tokens = 3 } == [])
    #expect(Self.findings(Self.three) { $0.tokens = 2 } == [.limitExceeded])
  }

  @Test func fileSize() {
    #expect(Self.findings(Self.three) { $0.fileSize = 24 } == [])
    #expect(Self.findings(Self.three) { $0.fileSize = 23 } == [.limitExceeded])
  }

  @Test func nesting() {
    let text = #"{"a": {"b": {"c": 1}}}"#
    #expect(Self.findings(text) { $0.nesting = 3 } == [])
    #expect(Self.findings(text) { $0.nesting = 2 } == [.limitExceeded])
  }

  @Test func themes() {
    #expect(Self.findings(Self.three, { $0.themes = 8 }, modifiers: 3) == [])
    #expect(Self.findings(Self.three, { $0.themes = 7 }, modifiers: 3) == [.limitExceeded])
  }

  @Test func tokensOfAllThemes() {
    #expect(Self.findings(Self.three, { $0.tokensInThemes = 24 }, modifiers: 3) == [])
    #expect(Self.findings(Self.three, { $0.tokensInThemes = 23 }, modifiers: 3) == [.limitExceeded])
    // One theme is one theme, however many tokens it has.
    #expect(Self.findings(Self.three) { $0.tokensInThemes = 1 } == [])
  }

  /// A text may bring 64 KiB into another.
  @Test func contentOfReferences() {
    func text(_ count: Int) -> String {
      let long = String(repeating: "x", count: count)
      return #"{"a": {"value": "\#(long)"}, "b": {"value": "{a}!"}, "c": {"value": "{b}"}}"#
    }
    let fits = Self.findings(text(1 << 16)) { _ in }
    #expect(!fits.contains(.limitExceeded))
    #expect(Self.findings(text(1 << 16 + 1)) { _ in }.filter { $0 == .limitExceeded }.count == 1)
  }

  /// Nothing is cut: the text is whole.
  @Test func longTextsAreWhole() throws {
    let long = String(repeating: "x", count: 10_000)
    let text = #"{"a": {"value": "\#(long)"}, "b": {"value": "{a} {a} {a} end"}}"#
    let graph = try TokenCompiler().compile([SourceFile(path: "a.json", text: text)])
    #expect(graph["b"]?.value == .string("\(long) \(long) \(long) end"))
  }

  @Test func listedFindings() {
    let source = SourceFile(path: "a.json", bytes: Array(repeating: 0x20, count: 50_000))
    let findings = (0..<50_000).map { place in
      Diagnostic(
        .invalidValue, .error, "fault number \(place)",
        at: SourceSpan(SourceID(0), ByteRange(place..<place + 1)))
    }
    for reporter in Reporters.all {
      let text = reporter.init(usesColor: false).report(
        findings, sources: TextReporterTests.sources([source]))
      #expect(text.utf8.count < 3_000_000, "\(reporter.id): \(text.utf8.count)")
    }
  }
}
