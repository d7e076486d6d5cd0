import Foundation
import Testing

@testable import TokenCompiler

/// Changes of bytes, and what they look like as a difference.
@Suite struct EditedSourceTests {
  private static func edit(_ start: Int, _ end: Int, _ text: String) -> FixIt {
    FixIt(replacing: SourceSpan(.alone, ByteRange(start..<end)), with: text)
  }

  /// The text with each `(from, to)` replaced at its first place, round by round.
  private static func edited(_ text: String, _ rounds: [[(String, String)]]) -> EditedSource {
    var source = EditedSource(SourceFile(path: "a.json", text: text))
    for round in rounds {
      let now = String(decoding: source.current.bytes, as: UTF8.self)
      let edits = round.compactMap { from, to -> FixIt? in
        guard let range = now.range(of: from) else { return nil }
        let start = now[..<range.lowerBound].utf8.count
        return edit(start, start + from.utf8.count, to)
      }
      source.make(edits.sorted { $0.span.range.start < $1.span.range.start })
    }
    return source
  }

  private static func text(_ source: EditedSource) -> String {
    String(decoding: source.current.bytes, as: UTF8.self)
  }

  @Test func changesAddUp() {
    let source = Self.edited(
      "one two three", [[("two", "2"), ("one", "1")], [("1 2", "12"), ("ee", "e")]])
    #expect(Self.text(source) == "12 thre")
    #expect(
      source.changes.map(\.range.integers) == [0..<7, 11..<13]
        && source.changes.map { String(decoding: $0.replacement, as: UTF8.self) } == ["12", "e"])
  }

  @Test func aChangeThatIsTakenBackIsNone() {
    let source = Self.edited("one two", [[("two", "2")], [("2", "two")]])
    #expect(Self.text(source) == "one two" && source.changes.isEmpty)
    #expect(UnifiedDiff(source).bytes.isEmpty)
  }

  @Test func somethingIsPutInAtEitherEnd() {
    var source = EditedSource(SourceFile(path: "a", text: "b"))
    source.make([Self.edit(0, 0, "a"), Self.edit(1, 1, "c")])
    #expect(Self.text(source) == "abc")
    source.make([Self.edit(0, 3, "")])
    #expect(Self.text(source) == "" && source.changes.count == 1)
  }

  @Test func editsThatOverlapAreNotPlanned() {
    var plan = EditPlan()
    let added = [(4, 6), (0, 4), (5, 7), (6, 6), (4, 6), (9, 9), (9, 9)].enumerated().map {
      plan.add(Fix([Self.edit($1.0, $1.1, $0 == 6 ? "y" : "x")], .safe))
    }
    #expect(added == [true, true, false, false, true, true, false])
    #expect(plan.edits[.alone]?.map(\.span.range.start) == [0, 4, 9])
    let halfTaken = Fix([Self.edit(12, 13, "x"), Self.edit(5, 5, "x")], .safe)
    #expect(!plan.add(halfTaken) && plan.edits[.alone]?.count == 3)
  }

  // MARK: - Differences

  @Test func aDifferenceShowsThreeLinesAround() {
    let text = (1...20).map { "line \($0)\n" }.joined()
    let source = Self.edited(
      text, [[("line 2\n", "line two\n"), ("line 8\n", ""), ("line 19\n", "line 19\nmore\n")]])
    #expect(
      String(decoding: UnifiedDiff(source).bytes, as: UTF8.self) == """
        --- a.json
        +++ a.json
        @@ -1,11 +1,10 @@
         line 1
        -line 2
        +line two
         line 3
         line 4
         line 5
         line 6
         line 7
        -line 8
         line 9
         line 10
         line 11
        @@ -17,4 +16,5 @@
         line 17
         line 18
         line 19
        +more
         line 20

        """)
  }

  @Test(arguments: [
    ("a\nb", "b", "c"), ("a\nb", "a\n", ""), ("a", "a", "a\n"), ("a\r\nb\r\n", "b", "c\r\nd"),
    ("a\nb\n", "\nb\n", ""), ("a\nb\nc\n", "\n", " "), ("x\ny\n", "x\ny\n", ""), ("é\n", "é", "e"),
    ("a\n", "a\n", "a\nb"), ("a\nb\nc", "\nc", "\nc\n"),
  ]) func patchMakesTheSame(before: String, from: String, to: String) throws {
    let source = Self.edited(before, [[(from, to)]])
    let folder = try CommandFolder([
      "a.json": before, "a.patch": String(decoding: UnifiedDiff(source).bytes, as: UTF8.self),
    ])
    let run = try folder.shell("patch -p0 --binary < a.patch")
    #expect(run.status == 0, "\(run.output)\(folder.text("a.patch") ?? "")")
    #expect((folder.text("a.json") ?? "") == Self.text(source))
  }

  @Test func patchFindsNamesThatNeedQuotes() throws {
    for name in ["a b.json", "tab\t.json", "quote\".json", "ü.json"] {
      var source = EditedSource(SourceFile(path: name, text: "a\n"))
      source.make([Self.edit(0, 1, "b")])
      let folder = try CommandFolder()
      try folder.write("a\n", to: name)
      try folder.write(Data(UnifiedDiff(source).bytes), to: "p")
      let run = try folder.shell("patch -p0 < p")
      #expect(folder.text(name) == "b\n", "\(run.output) \(run.errors)")
    }
  }
}
