import Testing

@testable import TokenCompiler

/// A file that does not stand by itself.
@Suite struct DanglingReferenceTests {
  private static func dark(_ count: Int, own: Int = 0) -> TestLayer {
    let strange = (0..<count).map {
      ##""t\##($0)": "\##($0 == 0 ? "1️⃣" : ""){palette.zz\##($0)q}""##
    }
    let known = (0..<own).map { ##""k\##($0)": "{color.base}""## }
    let all = (strange + known).joined(separator: ", ")
    return TestLayer(##"{"color": {"base": "#ffffff", \##(all)}}"##)
  }

  @Test func isOneFinding() throws {
    let layer = Self.dark(24)
    expectResolved(
      [layer],
      [
        ExpectedFinding(
          "1️⃣", .unknownReference, "24 of the 24 references in '0.json' lead to no token")
      ])
    let base = (0..<24).map { ##""zz\##($0)q": "#000000""## }.joined(separator: ", ")
    expectResolved([TestLayer("{\"palette\": {\(base)}}"), layer])
  }

  @Test func fewOrAMinorityAreToldOneByOne() {
    for (count, own) in [(3, 0), (20, 20)] {
      let found = findings([Self.dark(count, own: own)])
      #expect(found.count { $0.id == .unknownReference } == count)
    }
    let base = TestLayer(##"{"color": {"base": "#ffffff"}}"##, base: true)
    #expect(findings([base, Self.dark(19)]).count { $0.id == .unknownReference } == 19)
  }

  /// Without a base there is nothing on which it could stand.
  @Test func aFileThatStandsAloneNeedsFewer() {
    let found = findings([Self.dark(6)])
    #expect(
      found.filter { $0.id == .unknownReference }.map(\.message)
        == ["6 of the 6 references in '0.json' lead to no token"])
  }
}
