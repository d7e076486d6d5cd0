import Foundation
import Testing

@testable import TokenCompiler

/// Input that is made to be slow. Eight times as much of it takes about eight times as long, in the time of
/// the processor; what grew with the square would take 64 times as long.
@Suite(.serialized) struct LinearTimeTests {
  struct Load: CustomTestStringConvertible, Sendable {
    var name: String
    var size: Int
    var dialect = Dialect.auto
    var text: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  static func joined(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ",")
  }

  /// Names whose hashes are equal for many simple hash functions: blocks of equal sums.
  static func collidingName(_ index: Int) -> String {
    (0..<16).map { index >> $0 & 1 == 0 ? "Aa" : "BB" }.joined()
  }

  static let loads: [Load] = [
    Load(name: "equal keys", size: 800) { "{\(joined($0) { _ in "\"a\": 1" })}" },
    Load(name: "keys that collide", size: 800) {
      "{\(joined($0) { "\"\(collidingName($0))\": 1" })}"
    },
    Load(name: "a deep prefix of many names", size: 200) {
      let prefix = (0..<200).map { "\"group\($0)\": {" }.joined()
      return "{" + prefix + joined($0) { "\"t\($0)\": 1" } + String(repeating: "}", count: 201)
    },
    Load(name: "references with long paths", size: 120) {
      let path = (0..<100).map { "g\($0)" }
      let groups = path.map { "\"\($0)\": {" }.joined()
      let reference = "\"{" + path.joined(separator: ".") + ".t}\""
      return "{\"r\": {" + joined($0) { "\"r\($0)\": \(reference)" } + "}, " + groups
        + "\"t\": 1" + String(repeating: "}", count: 101)
    },
    Load(name: "one huge string", size: 20000) {
      "{\"a\": \"\(String(repeating: "a\\u00e9{b} ", count: $0))\"}"
    },
    Load(name: "one huge key", size: 20000) {
      "{\"\(String(repeating: "a\\u00e9b.", count: $0))\": 1}"
    },
    Load(name: "one huge sum", size: 1200, dialect: .tokensStudio) {
      "{\"a\": {\"value\": \"{b}\(String(repeating: " + 1", count: $0))\", \"type\": \"sizing\"},"
        + " \"b\": {\"value\": \"1\", \"type\": \"sizing\"}}"
    },
    Load(name: "references to no token", size: 120) {
      "{\"g\": {" + joined($0) { "\"token-\($0)-name\": {\"x\": \($0)}" } + "}, \"u\": {"
        + joined($0) { "\"u\($0)\": \"{g.tokn-\($0)-naem.x}\"" } + "}}"
    },
    Load(name: "references to one missing token", size: 400) {
      "{" + joined($0) { "\"u\($0)\": \"{none.at.all}\"" } + "}"
    },
    Load(name: "a ring", size: 400) { count in
      "{" + joined(count) { "\"r\($0)\": \"{r\(($0 + 1) % count)}\"" } + "}"
    },
    Load(name: "rings into one", size: 200) { count in
      "{" + joined(count) { "\"r\($0)\": \"{r\($0 / 2)} {r\(($0 + 1) % count)}\"" } + "}"
    },
    Load(name: "a chain", size: 400) { count in
      "{\"c0\": 1, " + joined(count) { "\"c\($0 + 1)\": \"{c\($0)}\"" } + "}"
    },
    Load(name: "brackets that do not fit", size: 400) { String(repeating: "[{]}", count: $0) },
    Load(name: "slips of every kind", size: 120) {
      "{" + String(repeating: "a: 'b' \"c\" 1,, // d\n", count: $0)
    },
    Load(name: "a pattern that matches nothing", size: 200) {
      "{" + joined($0) { "\"a\($0)\": \"rgb(\(String(repeating: "(", count: 20))\"" } + "}"
    },
    Load(name: "groups that extend in a chain", size: 200, dialect: .dtcg) {
      "{\"g0\": {\"x\": {\"$type\": \"number\", \"$value\": 1}},"
        + joined($0) { "\"g\($0 + 1)\": {\"$extends\": \"{g\($0)}\"}" } + "}"
    },
    Load(name: "names that differ by case", size: 200) {
      "{" + joined($0) { "\"a\(String($0, radix: 2).replacing("1", with: "b"))\": 1" } + ","
        + joined($0) { "\"A\(String($0, radix: 2).replacing("1", with: "B"))\": 1" } + "}"
    },
  ]

  @Test(arguments: loads) func timeIsLinear(_ load: Load) {
    let (small, large) = (Self.source(load, 1), Self.source(load, 8))
    let compiler = TokenCompiler(options: CompilerOptions(dialect: load.dialect))
    func time(_ source: SourceFile) -> Double {
      processorTime { Self.run(source, compiler) }
    }
    // Small times are noisy: the best of a few, and a second look before it is called a fault.
    let base = max((0..<2).map { _ in time(small) }.min() ?? 0, 0.002)
    var ratio = time(large) / base
    if ratio >= 20 { ratio = min(ratio, time(large) / base) }
    #expect(ratio < 20, "eight times as much took \(ratio) times as long, from \(base) s")
  }

  private static func source(_ load: Load, _ factor: Int) -> SourceFile {
    SourceFile(path: "a.json", text: load.text(load.size * factor))
  }

  private static func run(_ source: SourceFile, _ compiler: TokenCompiler) {
    var validation = compiler.validate([source])
    validation.check(all: true)
    for format in Emitters.all where format != HTMLEmitter.self {
      if let emitter = try? format.init(EmitterSettings()) { _ = validation.emit(emitter) }
    }
    _ = TextReporter(usesColor: false).report(
      validation.diagnostics, sources: validation.graph.sources)
  }
}
