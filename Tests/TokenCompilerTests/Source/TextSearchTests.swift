import Testing

@testable import TokenCompiler

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("main..next", "..", 4), ("..", "..", 0), ("a.b..c", "..", 3), ("aab", "ab", 1),
    ("é/*", "/*", 2), ("abc", "c", 2),
  ])
  func findsATextInAText(text: String, sought: String, offset: Int) throws {
    let place = try #require(text.place(ofText: sought))
    #expect(text.utf8.distance(from: text.startIndex, to: place.lowerBound) == offset)
    #expect(text[place] == sought)
    #expect(text.holds(text: sought))
  }

  @Test(arguments: [("a.b.c", ".."), ("", "a"), ("ab", "abc"), ("abc", ""), ("", ""), ("a", "é")])
  func findsNothing(text: String, sought: String) {
    #expect(text.place(ofText: sought) == nil)
    #expect(!text.holds(text: sought))
  }

  @Test func findsInAPartOfAText() throws {
    let text = "..x..y"
    let place = try #require(text.dropFirst(2).place(ofText: ".."))
    #expect(text[place.upperBound...] == "y")
  }

  @Test(arguments: [
    ("a~1b~1c", "a/b/c"), ("~1", "/"), ("~", "~"), ("", ""), ("~~11", "~/1"),
  ])
  func replacesEach(text: String, expected: String) {
    #expect(text.with("/", for: "~1") == expected)
  }
}
