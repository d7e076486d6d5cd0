import Testing

@testable import TokenCompiler

struct NearestNameTests {
  @Test(arguments: [
    ("ouput", ["output", "input"], "output"),
    ("biuld", ["build", "validate"], "build"),
    ("drak", ["default", "dark"], "dark"),
    ("build", ["build"], "build"),
    ("", ["a"], nil),
    ("x", ["y"], nil),
    ("completely-else", ["build", "validate"], nil),
    ("cas", ["css", "gas"], "css"),
  ])
  func proposes(name: String, among: [String], expected: String?) {
    #expect(NearestName.nearest(to: name, among: among) == expected)
  }
}
