/// What a path that leads nowhere was probably meant to be.
struct PathProposal {
  /// How many are named.
  private static let most = 3

  /// The first few, sorted, as they would be written.
  let names: [String]
  /// How many more there are.
  let more: Int
  /// Where the only one is declared, or what is declared for other themes only.
  let place: SourceSpan?
  /// What is near and cannot be meant: the token that refers.
  var itself: String?
  /// What is near and has another type than is needed, with the two types.
  var misfit: (name: String, type: TokenType, needed: TokenType)?

  /// - Parameters:
  ///   - names: Everything that is as near as anything else.
  ///   - place: Where the only one is, or where the path itself is declared for other themes.
  init(_ names: [String], at place: SourceSpan? = nil) {
    let sorted = names.sorted()
    self.names = Array(sorted.prefix(Self.most))
    more = max(0, sorted.count - Self.most)
    self.place = sorted.count > 1 ? nil : place
  }

  /// The proposal, if there is one only.
  var only: String? { names.count == 1 ? names[0] : nil }
}
