import Testing

@testable import TokenCompiler

@Suite struct SwiftEmitterTests {
  /// The one file of a graph as text; findings fail the test.
  static func text(
    _ graph: ThemeGraph, _ options: [String: String] = [:], inputName: String = "theme"
  ) throws -> String {
    let emitter = try SwiftEmitter(EmitterSettings(values: options, inputName: inputName))
    let files = try graph.emit(emitter)
    #expect(files.count == 1)
    return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
  }

  @Test func everyTypeCompiles() throws {
    let text = try Self.text(SwiftSamples.everything().graph())
    try Golden.expect(Array(text.utf8), equals: "everyType/swift/Theme.swift")
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text])
  }
}
