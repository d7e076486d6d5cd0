import Testing

@testable import TokenCompiler

/// References inside longer texts.
@Suite struct TemplateTests {
  @Test(arguments: [
    (
      ##"{"value": [{"x": "1px", "y": "2px", "blur": "3px", "spread": "0px", "color": "#000000"}], "type": "shadow"}"##,
      "1px 2px 3px 0px #000000"
    ),
    (
      ##"{"value": {"x": 0, "y": "1px", "blur": "1px", "spread": 0, "color": "#00000080", "type": "innerShadow"}, "type": "shadow"}"##,
      "inset 0px 1px 1px 0px rgba(0, 0, 0, 0.5019607843137255)"
    ),
    (
      ##"{"value": {"width": "1px", "style": "solid", "color": "#123456"}, "type": "border"}"##,
      "1px solid #123456"
    ),
    (##"{"value": [0, 0, 1, 1], "type": "cubicBezier"}"##, "cubic-bezier(0, 0, 1, 1)"),
    (
      ##"{"value": {"duration": "100ms", "delay": "0ms", "timingFunction": [0, 0, 1, 1]}, "type": "transition"}"##,
      "100ms cubic-bezier(0, 0, 1, 1) 0ms"
    ),
    (##"{"value": true}"##, "true"),
  ])
  func compositesStandInTextsAsInCSS(_ token: String, _ text: String) {
    let graph = expectResolved([
      TestLayer(##"{"a": \##(token), "b": {"value": "x {a} y", "type": "content"}}"##)
    ])
    #expect(graph["b"]?.value == .custom(.string("x \(text) y")))
  }

  @Test func severalShadowsMakeOne() {
    let graph = expectResolved([
      TestLayer(
        ##"""
        {"a": {"value": {"x": "0px", "y": "1px", "blur": "2px", "spread": "0px", "color": "#000000"}, "type": "shadow"},
         "b": {"value": "{a}, {a}", "type": "shadow"}}
        """##)
    ])
    guard case .shadow(let shadow)? = graph["b"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadow.layers.count == 2)
  }

  @Test func whatNoTextCanHoldIsTold() {
    let graph = expectResolved(
      [
        TestLayer(
          ##"{"a": {"value": {"k": [1]}}, "b": {"value": "x 1️⃣{a}2️⃣ y", "type": "content"}}"##)
      ],
      [ExpectedFinding("1️⃣", .invalidValue, "'a' is an object", end: "2️⃣", severity: .warning)])
    #expect(graph["b"]?.value == .string("x {a} y"))
  }

  @Test func oneReferenceThatFailsIsOneFinding() {
    expectResolved(
      [
        TestLayer(
          ##"{"b": {"value": "rgba(1️⃣{gone}2️⃣, 0.5)", "type": "color"}, "c": {"value": "{b} 1px", "type": "border"}}"##
        )
      ],
      [ExpectedFinding("1️⃣", .unknownReference, "no token is named 'gone'", end: "2️⃣")])
  }
}
