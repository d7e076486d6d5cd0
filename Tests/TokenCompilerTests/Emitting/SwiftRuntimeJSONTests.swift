import Foundation
import Testing

@testable import TokenCompiler

/// Themes that a program reads at run time from tokenc's JSON output.
@Suite(.enabled(if: SwiftToolchain.compiler != nil, "there is no swiftc on the path"))
struct SwiftRuntimeJSONTests {
  private static let graph = SwiftSamples.everything().graph()

  private static func text(_ options: [String: String] = [:]) throws -> String {
    try SwiftEmitterTests.text(graph, options.merging(["runtime-json": ""]) { $1 })
  }

  private static func json(theme: Int) -> String {
    var diagnostics = Diagnostics()
    let files = JSONEmitter(style: .nested).emit(graph, theme: theme, into: &diagnostics)
    return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
  }

  /// A function that prints the path of every token that differs between two themes.
  private static func comparison() -> String {
    var diagnostics = Diagnostics()
    let shape = SwiftShapeBuilder.build(graph, typeName: "Theme", into: &diagnostics)
    var text = "func compare(_ a: Theme, _ b: Theme) {\n"
    var open: [String] = []
    for step in shape.steps {
      switch step {
      case .open(let node): open.append(shape.nodes[node].name)
      case .close: open.removeLast()
      case .token(let index):
        let entry = shape.entries[index]
        // Deprecated ones would warn.
        if graph.deprecation(of: entry.token, inTheme: 0) != nil { continue }
        let member = (open + [entry.name]).joined(separator: ".")
        text += "  if a.\(member) != b.\(member) { print(\"\(member)\") }\n"
      }
    }
    return text + "}\n"
  }

  private static func run(_ main: String) throws -> [String] {
    let documents = """
      import Foundation
      let light = Data(#\"\"\"
      \(json(theme: 0))
      \"\"\"#.utf8)
      let dark = Data(#\"\"\"
      \(json(theme: 1))
      \"\"\"#.utf8)

      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": text(), "main.swift": documents + comparison() + main,
    ])
    #expect(run.status == 0, "\(run.output.prefix(2000))")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func everyTokenIsReadBack() throws {
    let lines = try Self.run(
      """
      let own = try Theme(resolvedJSON: light, fallback: .dark) { print($0) }
      compare(own, .light)
      let night = try Theme(resolvedJSON: dark) { print($0) }
      compare(night, .dark)
      let both = try Theme(resolvedJSON: light, dark: dark) { print($0) }
      compare(both, .default)
      """)
    // Data of a type outside the standard is text in Swift, and cannot be told from other data.
    let data = "/theme/custom/data has no value of its type"
    #expect(lines == [data, data, data])
  }

  @Test func whatCannotBeUsedIsReportedAndKeepsItsValue() throws {
    let lines = try Self.run(
      """
      let text = #\"\"\"
        {"theme": {"color": {"vivid": {"$value": 3}, "nope": {"$value": 1},
          "overlay": {"$value": {"colorSpace": "srgb", "components": [2, 0, 0]}},
          "floating-action-button": {"default": {"background": {"$value": null},
            "border": {"$value": null}}}},
          "radius": {"floating-action-button": {"$value": {"value": 3, "unit": "px"}}},
          "uppercase": {"$value": true}}}
        \"\"\"#
      var dropped: [DroppedToken] = []
      let acme = try Theme(resolvedJSON: Data(text.utf8)) { dropped.append($0) }
      for one in dropped where one.reason != "is missing" { print(one) }
      print(dropped.count, acme.radius.floatingActionButton, acme.uppercase)
      print(acme.color.vivid == Theme.default.color.vivid, acme.mode)
      do {
        _ = try Theme(resolvedJSON: Data("{".utf8))
      } catch {
        print("no JSON")
      }
      """)
    #expect(
      Set(lines.prefix(3)) == [
        "/theme/color/vivid has no value of its type",
        "/theme/color/overlay has no value of its type",
        "/theme/color/floating-action-button/default/background has no value of its type",
      ])
    let tokens = Self.graph.tokens.count
    #expect(
      Array(lines.dropFirst(3)) == [
        "/theme/color/nope is no token of this theme", "\(tokens - 2) 3.0 true", "true light",
        "no JSON",
      ])
  }

  @Test(arguments: ["public", "package", "internal"])
  func everyAccessCompiles(_ access: String) throws {
    let text = try Self.text(["access": access])
    try SwiftToolchain.expectTypeChecks(["Theme.swift": text], stubs: [true])
    let type = try Self.text(["access": access, "part": "type"])
    try SwiftToolchain.expectTypeChecks(["Theme.swift": type], stubs: [false])
  }

  @Test func constantsCannotBeRead() {
    #expect(throws: EmitterOptionError.self) {
      try SwiftEmitter(EmitterSettings(values: ["style": "static", "runtime-json": ""]))
    }
  }
}
