extension ThemeResolver {
  /// The theme of these contexts as the contract's layers alone make it, with what is wrong in it.
  mutating func contractColumn(
    _ sets: [Int], _ themes: FlattenedThemes, contexts: [Int]
  ) -> ContractColumn {
    let sets = merged.contractSets(of: sets)
    let key = ContractKey(sets: sets, mode: merged.modes.map { contexts[$0.modifier] })
    if let known = contractColumns[key] { return known }
    let kept = diagnostics
    diagnostics = Diagnostics()
    let state = themes.state(sets, merged)
    reportConflicts(state)
    reportMissingModes(state, contexts: contexts, contract: nil)
    let column = resolve(state, contract: nil)
    let made = ContractColumn(column: column, findings: diagnostics.sorted())
    diagnostics = kept
    contractColumns[key] = made
    return made
  }

  /// Reports what is wrong in the contract by itself, though a custom theme overrides it: it is
  /// wrong for every other one. What was found with the other layers is told already.
  mutating func report(_ contract: ContractColumn) {
    guard !contract.findings.isEmpty else { return }
    let told = diagnostics.places
    for finding in contract.findings where !told.contains(FindingPlace(finding)) {
      diagnostics.report(finding)
    }
  }

  /// The type that the contract gives a token, with the contract's declaration of it.
  func contractType(of token: TokenID) -> (type: TokenType, declaration: UInt32)? {
    guard let contract, contract.winners[token.index] != .max,
      let type = contract.types[token.index]
    else { return nil }
    return (type, contract.winners[token.index])
  }

  /// Whether a token has to have the type that the contract gives it, since a custom theme overrides it.
  func isHeldToContract(_ token: TokenID) -> Bool {
    contractType(of: token) != nil && declaration(of: token)?.isContract == false
  }

  /// An override must keep the type that the contract has, and be there where the contract is.
  mutating func checkOverride(_ token: TokenID) {
    guard let contract, let own = declaration(of: token), !own.isContract,
      contract.winners[token.index] != .max, column.values[token.index] != 0
    else { return }
    let base = contractDeclaration(of: token)
    let place = merged.graph.declarations[base].nameSpan
    if isNull(column.values[token.index]) {
      guard isRefusedNull(token) else { return }
      let path = merged.graph.path(of: token)
      diagnostics.report(
        .nullOverride(path, by: lastTarget(of: token), at: own.valueSpan, base: place))
    } else {
      guard let asked = contract.types[token.index], let type = column.types[token.index],
        asked != type, asked != .custom, type != .custom
      else {
        checkLength(token, contract, base: place)
        return checkWord(token, contract, base: place)
      }
      let path = merged.graph.path(of: token)
      diagnostics.report(
        .otherType(path, type, asked, by: lastTarget(of: token), at: own.valueSpan, base: place))
    }
    set(token, type: contract.types[token.index], value: 0)
  }

  /// The path of the token at the end of a token's references; `nil` where it has a value of its own.
  private func lastTarget(of token: TokenID) -> String? {
    var last = token
    for _ in 0..<64 where column.targets[last.index] != .max {
      last = TokenID(rawValue: column.targets[last.index])
    }
    return last == token ? nil : merged.graph.path(of: last)
  }

  /// Whether the contract has a value where `null` may not stand.
  func isRefusedNull(_ token: TokenID) -> Bool {
    guard let contract, let own = declaration(of: token), !own.isContract,
      contract.winners[token.index] != .max, contract.values[token.index] != 0,
      !isNull(contract.values[token.index])
    else { return false }
    return !merged.graph.declarations[contractDeclaration(of: token)].flags.contains(.nullable)
  }

  /// The contract's declaration of a token that it has: the lowest, where it has others for its themes, so
  /// that the finding is one.
  func contractDeclaration(of token: TokenID) -> DeclarationID {
    let winner = DeclarationID(rawValue: contract?.winners[token.index] ?? 0)
    let lowest = merged.firstDeclaration(of: token) ?? winner
    return merged.graph.declarations[lowest].isContract ? lowest : winner
  }

  /// A longer one is no length of a screen; 9999 and the like round all corners.
  private static let longestLength = 100_000.0

  /// A length over a length should be one that a screen can have.
  private mutating func checkLength(
    _ token: TokenID, _ contract: ThemeColumn, base place: SourceSpan
  ) {
    guard column.targets[token.index] == .max,
      case .dimension(let length) = values[Int(column.values[token.index])],
      case .dimension(let usual) = values[Int(contract.values[token.index])],
      abs(length.value) >= Self.longestLength, abs(usual.value) < Self.longestLength,
      let own = declaration(of: token)
    else { return }
    diagnostics.report(
      .longLength(merged.graph.path(of: token), length, usual, at: own.valueSpan, base: place))
  }

  /// A text over a word that programs read should be such a word.
  private mutating func checkWord(_ token: TokenID, _ contract: ThemeColumn, base place: SourceSpan)
  {
    guard column.targets[token.index] == .max,
      case .string(let text) = values[Int(column.values[token.index])],
      case .string(let word) = values[Int(contract.values[token.index])], text != word
    else { return }
    let path = merged.graph.path(of: token)
    let others = contractWords(named: merged.graph.tokens[token].name)
    guard let own = declaration(of: token),
      let slip = ChoiceWords.slip(in: text, over: word, path: path, others: others)
    else { return }
    diagnostics.report(.otherWord(path, text, word, slip, at: own.valueSpan, base: place))
  }

  /// The texts that the contract writes for tokens of a name.
  private mutating func contractWords(named name: Name) -> [String] {
    if choiceWords == nil { choiceWords = findChoiceWords() }
    return choiceWords?[Array(merged.graph.names.utf8(name))] ?? []
  }

  private func findChoiceWords() -> [[UInt8]: [String]] {
    var words: [[UInt8]: [String]] = [:]
    for (number, placed) in merged.sets.enumerated() where placed.isContract {
      for token in placed.set.tokens where placed.set.values[Int(token.value)].kind == .text {
        let word = text(at: ValuePlace(set: number, index: token.value))
        let name = Array(placed.set.names.utf8(token.name))
        if words[name]?.contains(word) != true { words[name, default: []].append(word) }
      }
    }
    return words
  }

  private func isNull(_ value: UInt32) -> Bool {
    if case .null = values[Int(value)] { return true }
    return false
  }
}

/// A theme as the contract alone makes it.
struct ContractColumn {
  var column: ThemeColumn
  var findings: [Diagnostic]
}

/// What such a theme depends on.
struct ContractKey: Hashable {
  var sets: [Int]
  var mode: Int?
}
