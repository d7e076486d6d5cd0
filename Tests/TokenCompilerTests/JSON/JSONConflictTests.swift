import Testing

@testable import TokenCompiler

/// What a merge left in a file is told once, whichever of its lines are there.
@Suite struct JSONConflictTests {
  private static let start = "{\n  \"a\": {\n    \"b\": 0,"
  private static let ours = "    \"c\": 1"
  private static let theirs = "    \"c\": 2"
  private static let end = "  },\n  \"d\": 3\n}\n"

  private static func told(_ lines: [String]) -> [Diagnostic] {
    let text = ([start] + lines + [end]).joined(separator: "\n")
    return parse(bytes: Array(text.utf8)).1
  }

  /// Any of the four marks alone or with others, with both sides or one of them.
  @Test(arguments: 1..<16) func anyOfItsLines(marks: Int) {
    let all: [(mark: String?, line: String)] = [
      ("<<<<<<< ours", Self.ours), ("||||||| base", "    \"c\": 0"), ("=======", Self.theirs),
      (">>>>>>> theirs", ""),
    ]
    for leftOut in 0..<4 {
      var lines: [String] = []
      for (index, part) in all.enumerated() {
        if marks & 1 << index != 0, let mark = part.mark { lines.append(mark) }
        if index != leftOut, !part.line.isEmpty { lines.append(part.line) }
      }
      let found = Self.told(lines)
      #expect(found.map(\.message) == ["the file holds a merge conflict that nobody has settled"])
      #expect(found.first?.severity == .error)
    }
  }

  @Test(arguments: [
    "<<<<<<< HEAD", "||||||| 1a2b", "=======", ">>>>>>> feature/blue", "  >>>>>>> x",
  ])
  func aLineAlone(mark: String) {
    let lines = [Self.start, Self.ours, Self.end].joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    for place in 0...lines.count {
      var broken = lines
      broken.insert(Substring(mark), at: place)
      for ending in ["\n", "\r\n"] {
        let found = parse(bytes: Array(broken.joined(separator: ending).utf8)).1
        #expect(found.count == 1 && found[0].message.contains("merge conflict"), "\(place)")
      }
    }
  }

  @Test func eachConflictIsTold() {
    let hunk = ["<<<<<<< ours", Self.ours + ",", "=======", Self.theirs + ",", ">>>>>>> theirs"]
    #expect(Self.told(hunk + hunk + [Self.ours]).count == 2)
  }

  @Test func manyMarksCostNoMoreThanTheirLines() {
    let lines = Array(repeating: "=======", count: 20_000)
    #expect(Self.told(lines + [Self.ours]).count == 1)
  }
}
