import Testing

@testable import TokenCompiler

/// Themes that were broken by chance, with a seed each.
@Suite struct RandomMendingTests {
  private static let custom = """
    {\r
    \t"theme": {\r
    \t\t"color": { "ink": "#102030", "paper": "<theme.color.ink>", "old": "{theme.color.paper}" },\r
    \t\t"radius": { "button": 2,  "card": 12.5 }\r
    \t}\r
    }\r

    """

  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The theme with a few letters swapped, dropped, doubled or replaced.
  private static func broken(_ chance: inout Chance) -> String {
    var bytes = Array(custom.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      let at = Int.random(in: 0..<(bytes.count - 1), using: &chance)
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: bytes.swapAt(at, at + 1)
      case 1: bytes.remove(at: at)
      case 2: bytes.insert(bytes[at], at: at)
      default:
        bytes.insert(",:;{}\"x= ".utf8.randomElement(using: &chance) ?? 0x20, at: at)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func refused(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    diagnostics.filter { finding in
      finding.severity == .error
        && !LintRules.all.contains { $0.id == finding.id && !$0.runsInBuild }
    }.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
  }

  @Test(arguments: 0..<20) func mendingIsSafe(seed: Int) {
    var chance = Chance(state: UInt64(seed) &* 7919 &+ 17)
    for _ in 0..<15 {
      let text = Self.broken(&chance)
      let (after, _, mending) = MendingTests.mended(text)
      #expect(Self.madeOf(mending, text) == after, "\(text)")
      let again = MendingTests.mended(after)
      #expect(again.text == after, "\(text)")
      let (_, _, nothing) = MendingTests.mended(text, path: "a.json", base: MendingTests.base)
      #expect(nothing.count == mending.count)
      guard mending.count > 0, !text.isEmpty else { continue }
      let before = Self.refused(Self.findings(text))
      if before[.syntax] == nil {
        let left = Self.refused(mending.validation.diagnostics)
        #expect(left.allSatisfy { $0.value <= before[$0.key, default: 0] }, "\(text)")
      }
    }
  }

  private static func findings(_ text: String) -> [Diagnostic] {
    let compiler = TokenCompiler()
    var validation = compiler.validate([
      Layer(
        compiler.read(SourceFile(path: "base.json", text: MendingTests.base)), isContract: true),
      Layer(compiler.read(SourceFile(path: "acme.json", text: text))),
    ])
    validation.check(all: true)
    return validation.diagnostics
  }

  /// The text with the changes made, in the simplest way.
  private static func madeOf(_ mending: Mending, _ text: String) -> String {
    var bytes = Array(text.utf8)
    for change in (mending.files.first?.changes ?? []).reversed() {
      bytes.replaceSubrange(change.range.integers, with: change.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
