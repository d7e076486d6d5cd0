// How a source stands to others, for files that were taken for each other.
extension ReadSource {
  /// How many more tokens it has than others, if it has nearly all of theirs and at least twice as many:
  /// then it does not stand on them, but they on it.
  package func surplus(over others: [ReadSource]) -> Int? {
    let (own, theirs) = (tokenCount, others.reduce(0) { $0 + $1.tokenCount })
    guard theirs > 0, own >= theirs * 2 else { return nil }
    let paths = tokenPaths
    let known = others.reduce(into: Set<String>()) { $0.formUnion($1.tokenPaths) }
    let shared = known.count { paths.contains($0) }
    guard shared * 10 >= known.count * 9, paths.count >= known.count * 2 else { return nil }
    return paths.count - shared
  }

  /// Whether it declares any token.
  package var declaresTokens: Bool { sets.contains { !$0.set.tokens.isEmpty } }

  /// How many of its tokens others declare with the same text as value, and how many it has.
  package func alike(in others: [ReadSource]) -> (count: Int, of: Int) {
    guard mayBeAlike(in: others) else { return (0, tokenCount) }
    let theirs = others.reduce(into: [String: ArraySlice<UInt8>]()) { texts, other in
      texts.merge(other.texts) { $1 }
    }
    let own = texts
    return (own.count { theirs[$0.key] == $0.value }, own.count)
  }

  /// Whether two of four tokens stand in the others by their last name and their value. That tells most files
  /// apart, and takes no path.
  private func mayBeAlike(in others: [ReadSource]) -> Bool {
    let count = tokenCount
    let wanted = Set([0, count / 4, count / 2, count * 3 / 4])
    var samples: [(name: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] = []
    var number = 0
    for conditional in sets {
      for place in wanted.sorted() {
        let index = place - number
        guard conditional.set.tokens.indices.contains(index) else { continue }
        samples.append(sample(conditional.set.tokens[index], in: conditional.set))
      }
      number += conditional.set.tokens.count
    }
    let found = samples.count { sample in
      others.contains { $0.has(sample.name, text: sample.text) }
    }
    return found > 0 && found * 2 >= samples.count
  }

  /// Whether any token has a last name and a text as its value. Nearly all differ in the length of the name,
  /// so that nothing of theirs is looked at.
  private func has(_ name: ArraySlice<UInt8>, text: ArraySlice<UInt8>) -> Bool {
    sets.contains { conditional in
      conditional.set.tokens.contains { token in
        guard token.name.range.count == name.count else { return false }
        let own = sample(token, in: conditional.set)
        return own.name == name && own.text == text
      }
    }
  }

  private func sample(
    _ token: TokenDeclaration, in set: TokenSet
  ) -> (name: ArraySlice<UInt8>, text: ArraySlice<UInt8>) {
    let value = set.values[Int(token.value)]
    return (set.names.utf8(token.name), source.bytes[value.shown.integers])
  }

  /// How many of its references have a name in their paths, such as that of a mode.
  package func references(naming name: String) -> Int {
    let name = Array(name.utf8)
    return sets.reduce(0) { count, conditional in
      count
        + conditional.set.values.count { value in
          value.kind == .reference && !value.isNamed && isName(name, inPath: value.range.integers)
        }
    }
  }

  /// Whether one of the names between the dots of a path is this one.
  private func isName(_ name: [UInt8], inPath path: Range<Int>) -> Bool {
    var start = path.lowerBound
    for index in path where source.bytes[index] == UInt8(ascii: ".") {
      if isName(name, at: start..<index) { return true }
      start = index + 1
    }
    return isName(name, at: start..<path.upperBound)
  }

  private func isName(_ name: [UInt8], at range: Range<Int>) -> Bool {
    range.count == name.count && source.bytes[range].elementsEqual(name)
  }

  /// The contexts of the modifiers that it brings with it.
  package var contextNames: [String] {
    modifiers.flatMap(\.contexts)
  }

  /// What is written as the value of each token, by its contexts and its path.
  private var texts: [String: ArraySlice<UInt8>] {
    sets.reduce(into: [:]) { texts, conditional in
      let when = conditional.when.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let prefix = when.joined(separator: ",") + ":"
      for token in conditional.set.tokens {
        let value = conditional.set.values[Int(token.value)]
        texts[prefix + conditional.set.path(of: token)] = source.bytes[value.shown.integers]
      }
    }
  }

  private var tokenCount: Int { sets.reduce(0) { $0 + $1.set.tokens.count } }

  private var tokenPaths: Set<String> {
    sets.reduce(into: Set()) { paths, conditional in
      for token in conditional.set.tokens { paths.insert(conditional.set.path(of: token)) }
    }
  }
}
