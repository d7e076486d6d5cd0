/// One of the things that contract files ask of custom themes besides types.
public enum ContractTerm: Sendable, Hashable {
  /// Tokens that they may add.
  case addition(String)
  /// A group of which they have to override every token.
  case requiredGroup(String)
  /// Tokens of which they override all or none.
  case together([String])

  /// Whether it allows something; the others ask for something.
  var allows: Bool { if case .addition = self { true } else { false } }

  /// The name of the member of a contract that holds it.
  var name: String {
    switch self {
    case .addition: "additions"
    case .requiredGroup: "required-groups"
    case .together: "together"
    }
  }

  /// The patterns of which it speaks.
  var patterns: [String] {
    switch self {
    case .addition(let pattern), .requiredGroup(let pattern): [pattern]
    case .together(let patterns): patterns
    }
  }

  /// How what is asked differs.
  static func changes(from old: ContractTerms, to new: ContractTerms) -> [Change] {
    let (before, now) = (old.all, new.all)
    let (known, left) = (Set(before), Set(now))
    let gone = before.filter { !left.contains($0) }
    let added = now.filter { !known.contains($0) }
    return gone.map { Change($0.allows ? .stricter : .looser, of: .term($0)) }
      + added.map { Change($0.allows ? .looser : .stricter, of: .term($0)) }
  }
}

extension ContractTerms {
  fileprivate var all: [ContractTerm] {
    additions.map { .addition($0.text) } + requiredGroups.map { .requiredGroup($0.text) }
      + together.map { .together($0.map(\.text)) }
  }
}
