import Testing

@testable import TokenCompiler

@Suite struct ReferenceGraphTests {
  /// Every graph of up to four tokens, each a literal or a reference to one of them or to nothing,
  /// against a resolver that follows references one by one.
  @Test(arguments: 1...4) func everySmallGraphAgreesWithANaiveResolver(count: Int) {
    let choices = count + 2
    var total = 1
    for _ in 0..<count { total *= choices }
    for number in 0..<total {
      var targets: [Int] = []
      var rest = number
      for _ in 0..<count {
        targets.append(rest % choices)
        rest /= choices
      }
      let (values, rings) = Self.naive(targets)
      let (graph, found) = Self.resolve(targets)
      for index in 0..<count {
        let value = graph.value(of: TokenID(index))
        #expect(value == values[index].map { .number(Double($0)) } ?? .invalid, "\(targets)")
      }
      let dangling = targets.count { $0 == count + 1 }
      #expect(found.count { $0.id == .unknownReference } == dangling, "\(targets)")
      #expect(found.count { $0.id == .circularReference } == rings, "\(targets)")
      #expect(found.count == dangling + rings, "\(targets)")
    }
  }

  /// For each token the literal at the end of its chain, and how many rings there are. Below the
  /// count a target is a token, at the count a literal, above it a name that nobody has.
  private static func naive(_ targets: [Int]) -> (values: [Int?], rings: Int) {
    var inRing = Set<Int>()
    var values: [Int?] = []
    var rings = 0
    for index in targets.indices {
      var seen: [Int] = []
      var current = index
      while current < targets.count, !seen.contains(current), targets[current] < targets.count {
        seen.append(current)
        current = targets[current]
      }
      if let start = seen.firstIndex(of: current) {
        values.append(nil)
        if inRing.isDisjoint(with: seen[start...]) { rings += 1 }
        inRing.formUnion(seen[start...])
      } else {
        values.append(targets[current] == targets.count ? current : nil)
      }
    }
    return (values, rings)
  }

  private static func resolve(_ targets: [Int]) -> (ThemeGraph, [Diagnostic]) {
    var builder = SetBuilder()
    for (index, target) in targets.enumerated() {
      if target == targets.count {
        builder.add("t\(index)", .number, .number(Double(index)))
      } else {
        builder.add("t\(index)", nil, .reference(target < targets.count ? "t\(target)" : "zzzzzzz"))
      }
    }
    let validation = TokenCompiler().validate([builder.layer("tokens.json")])
    return (validation.graph, validation.diagnostics)
  }

  @Test func aChainOf100000HopsResolves() {
    var builder = SetBuilder()
    let count = 100_000
    for index in 0..<count { builder.add("t\(index)", nil, .reference("t\(index + 1)")) }
    builder.add("t\(count)", .number, .number(7))
    let validation = TokenCompiler().validate([builder.layer("tokens.json")])
    #expect(validation.diagnostics.isEmpty)
    #expect(validation.graph.value(of: TokenID(0)) == .number(7))
    #expect(validation.graph.resolution(of: TokenID(0))?.type == .number)
  }

  @Test func aRingOf10000TokensIsReportedOnceWithEveryHop() throws {
    var builder = SetBuilder()
    let count = 10_000
    for index in 0..<count { builder.add("t\(index)", nil, .reference("t\((index + 1) % count)")) }
    builder.add("outside", nil, .reference("t5000"))
    let found = TokenCompiler().validate([builder.layer("tokens.json")]).diagnostics
    let ring = try #require(found.first)
    #expect(found.count == 1)
    #expect(ring.id == .circularReference)
    #expect(ring.path == "t0")
    #expect(ring.related.count == count)
  }

  @Test func ringsThatShareATokenAreReportedForEachThatIsNew() {
    var builder = SetBuilder()
    builder.add("a", .shadow, .list([.reference("b"), .reference("c"), .reference("b")]))
    builder.add("b", .shadow, .list([.reference("a")]))
    builder.add("c", .shadow, .list([.reference("a"), .reference("a")]))
    let found = TokenCompiler().validate([builder.layer("tokens.json")]).diagnostics
    #expect(found.map(\.id) == [.circularReference, .circularReference])
    #expect(found.map(\.related.count) == [2, 2])
  }

  @Test func tokensThatAllReferToEachOtherAreNoFlood() {
    var builder = SetBuilder()
    let count = 150
    for index in 0..<count {
      let others = (0..<count).filter { $0 != index }.map { SetBuilder.Value.reference("t\($0)") }
      builder.add("t\(index)", .shadow, .list(others))
    }
    let found = TokenCompiler().validate([builder.layer("tokens.json")]).diagnostics
    #expect(!found.isEmpty)
    #expect(found.count <= count)
    #expect(found.allSatisfy { $0.id == .circularReference })
  }
}
