import Testing

@testable import TokenCompiler

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("a.b", "a.b", true), ("a.b", "a.c", false), ("a.b", "a", false), ("a.b", "a.b.c", false),
    ("a.*", "a.b", true), ("a.*", "a.b.c", false), ("a.*", "a", false), ("*", "", true),
    ("a.**", "a.b.c", true), ("a.**", "a", true), ("a.**", "ab.c", false), ("**", "a.b", true),
    ("**.x", "x", true), ("**.x", "a.b.x", true), ("**.x", "a.x.b", false),
    ("a.**.x.**", "a.b.x.c", true), ("a.**.x", "a.x.b.x", true), ("**.**", "a", true),
    ("a.on-*", "a.on-primary", true), ("a.*-x-*", "a.b-x-c", true), ("a.*-x", "a.x", false),
    ("é.*", "é.b", true),
  ])
  func fits(pattern: String, path: String, expected: Bool) {
    #expect(PathGlob(pattern).matches(path) == expected)
  }

  @Test func anExactPathMayHoldStars() {
    #expect(PathGlob(exactly: "a.*").matches("a.*"))
    #expect(!PathGlob(exactly: "a.*").matches("a.b"))
    #expect(PathGlob(below: "a").matches("a.b.c"))
    #expect(PathGlob(below: "").matches("a.b.c"))
  }

  @Test func starsThatNearlyFitAreQuick() {
    let pattern = PathGlob(String(repeating: "**.a.", count: 200) + "b")
    let path = Array(repeating: "a", count: 2000).joined(separator: ".")
    let time = ContinuousClock().measure { #expect(!pattern.matches(path)) }
    #expect(time < .seconds(20))
  }
}
