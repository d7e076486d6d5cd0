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
      case .open(let node): open.append(shape.text(shape.nodes[node].name))
      case .close: open.removeLast()
      case .token(let index):
        let entry = shape.entries[index]
        // Deprecated ones would warn.
        if graph.deprecation(of: entry.token, inTheme: 0) != nil { continue }
        let member = (open + [shape.text(entry.name)]).joined(separator: ".")
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

  @Test func aTokenOfAnotherTypeIsDropped() throws {
    let lines = try Self.run(
      """
      let text = #\"\"\"
        {"theme": {"uppercase": {"$type": "string", "$value": true},
          "mode": {"$value": "night"}, "opacity": {"disabled": {"$type": "dimension", "$value": 1}},
          "radius": {"none": {"$type": "number", "$value": null}}}}
        \"\"\"#
      let acme = try Theme(resolvedJSON: Data(text.utf8), fallback: .dark) {
        if $0.reason != "is missing" { print($0) }
      }
      print(acme.uppercase, acme.mode, acme.opacity.disabled)
      """)
    #expect(
      lines == [
        "/theme/radius/none is a number and no dimension",
        "/theme/opacity/disabled is a dimension and no number",
        "/theme/uppercase is a string and no boolean", "true night 0.38",
      ])
  }

  /// Every space that the output can hold is brought where the generator brings it.
  @Test func colorsOfEverySpaceAreReadBack() throws {
    var builder = GraphBuilder(themes: ["default"])
    let colors = [
      Color(.srgb, [0.2, 0.4, 0.6], alpha: 0.5), Color(.srgb, [1, 1, 1]), Color(.srgb, [0, 0, 0]),
      Color(.displayP3, [1, 0.25, 0]), Color(.displayP3, [0.1, 0.9, 0.3]),
    ]
    for space in ColorSpace.allCases {
      for (index, color) in colors.enumerated() {
        let converted = color.converted(to: space)
        guard converted.isInGamut(of: space) || space == .displayP3 else { continue }
        builder.add("\(space.rawValue).c\(index)", .color, .color(converted))
      }
    }
    let graph = builder.graph()
    var diagnostics = Diagnostics()
    let shape = SwiftShapeBuilder.build(graph, typeName: "Theme", into: &diagnostics)
    #expect(shape.entries.count > 50)
    let members = SwiftMemberPaths(graph)
    let pairs = shape.entries.compactMap { members.path(of: $0.token) }
      .map { "same(\"\($0)\", read.\($0), Theme.default.\($0))" }
    let json = JSONEmitter(style: .nested).emit(graph, theme: 0, into: &diagnostics)
    let main = """
      import Foundation
      let text = #\"\"\"
      \(String(decoding: json.first?.bytes ?? [], as: UTF8.self))
      \"\"\"#
      func same(_ name: String, _ a: TokenColor, _ b: TokenColor) {
        let parts = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
        if a.space != b.space || parts.contains(where: { abs($0) > 1e-6 }) { print(name, a, b) }
      }
      let read = try Theme(resolvedJSON: Data(text.utf8), fallback: .default) { print($0) }
      \(pairs.joined(separator: "\n"))
      print("done")
      """
    let run = try SwiftToolchain.compileAndRun([
      "Theme.swift": SwiftEmitterTests.text(graph, ["runtime-json": ""]), "main.swift": main,
    ])
    #expect(run.output == "done\n")
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
