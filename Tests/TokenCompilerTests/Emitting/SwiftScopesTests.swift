import Testing

@testable import TokenCompiler

/// Names are taken once in each scope, and compared by what they mean.
@Suite struct SwiftScopesTests {
  /// Takes names one after the other; for each, the number of the name that has it already.
  private func claims(_ names: [(String, scope: Int)]) -> [Int?] {
    var scopes = SwiftScopes(count: names.count)
    var bytes: [UInt8] = []
    return names.indices.map { index in
      let start = bytes.count
      bytes += Array(names[index].0.utf8)
      let member = GroupMembers.Member.token(TokenID(index))
      let range = ByteRange(start..<bytes.count)
      guard
        case .token(let other)? = scopes.claim(
          range, of: bytes, in: names[index].scope, for: member)
      else { return nil }
      return other.index
    }
  }

  @Test func takesANameOnceInAScope() {
    let found = claims([("a", 0), ("b", 0), ("a", 1), ("a", 0), ("", 0), ("b", 1), ("b", 1)])
    #expect(found == [nil, nil, nil, 0, nil, nil, 5])
  }

  @Test func findsEveryOneOfMany() {
    let names = (0..<1000).map { ("name\($0 % 500)", scope: $0 % 2) }
    #expect(claims(names) == (0..<1000).map { $0 < 500 ? nil : $0 - 500 })
  }

  /// As the standard library compares texts: by canonical equivalence.
  @Test func comparesByMeaning() {
    let found = claims([
      ("caf\u{E9}", 0), ("cafe\u{301}", 0), ("K", 0), ("\u{212A}", 0), ("\u{212A}\u{E9}", 0),
      ("Ke\u{301}", 0), ("\u{212B}", 0), ("A\u{30A}", 0), ("caf\u{E9}", 1),
    ])
    #expect(found == [nil, 0, nil, 2, nil, 4, nil, 6, nil])
  }
}
