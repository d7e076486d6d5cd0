/// Which modifiers there are, and the themes that were not picked away.
struct ThemeSelection {
  /// The largest number of themes that the run resolves.
  private let themeLimit: Int
  private let takesOneByOne: Bool
  private(set) var modifiers: [Modifier] = []
  private(set) var themes: [Theme] = []
  /// For each theme, for each modifier, the number of its context.
  private(set) var contexts: [[Int]] = []

  private var numbers: [String: Int] = [:]
  /// The first file that brings a modifier with it.
  private var files: [String: String] = [:]
  private var contextNumbers: [[String: Int]] = []
  /// For each modifier, for each context, the candidates that alone have it; `nil` is all.
  private var owners: [[Set<String>?]] = []
  /// The candidate whose layer is being looked at.
  private var candidate: String?

  /// Collects the modifiers of the options, then those of the sources, then what only conditions
  /// name, and makes a theme of every combination that the picks leave.
  init(_ layers: [Layer], options: CompilerOptions, into diagnostics: inout Diagnostics) {
    themeLimit = options.limits.themes
    takesOneByOne =
      options.takesOneByOne && layers.contains { $0.source.dialect == .figma }
    for modifier in options.modifiers { add(modifier) }
    for layer in layers {
      candidate = layer.when[Modifier.candidate]
      for modifier in layer.source.modifiers {
        add(modifier)
        if files[modifier.name] == nil { files[modifier.name] = layer.source.source.path }
      }
    }
    for layer in layers {
      candidate = layer.when[Modifier.candidate]
      addContexts(of: layer.when)
      for set in layer.source.sets { addContexts(of: set.when) }
    }
    let idle = layers.flatMap(\.source.idleModifiers)
    // A resolver document without modifiers takes any input (Resolver 2025.10, "Input validation").
    let isFree = modifiers.isEmpty && idle.isEmpty
    if !isFree || !layers.contains(where: { $0.source.resolver != nil }) {
      reportUnknownModifiers(options.picks, idle, into: &diagnostics)
    }
    let choices = modifiers.map { modifier in
      let choice = choice(of: modifier, pick: options.picks[modifier.name], &diagnostics)
      return options.holdsOnlyDefault(of: modifier) ? Array(choice.prefix(1)) : choice
    }
    enumerate(choices, into: &diagnostics)
  }

  /// The condition in numbers, or `nil` where two conditions contradict each other.
  ///
  /// - Parameter alsoIn: Further contexts in which the inner one holds.
  func condition(
    _ outer: [String: String], _ inner: [String: String], alsoIn: [String: [String]] = [:]
  ) -> ThemeCondition? {
    var condition = ThemeCondition()
    for (name, context) in outer {
      if let other = inner[name], other != context,
        alsoIn[name]?.contains(context) != true
      {
        return nil
      }
      condition.require(numbers[name], [number(of: context, ofModifier: name)])
    }
    for (name, context) in inner where outer[name] == nil {
      let contexts = [context] + (alsoIn[name] ?? [])
      condition.require(numbers[name], contexts.map { number(of: $0, ofModifier: name) })
    }
    return condition
  }

  /// The themes in which a file that could not be read takes part.
  func silence(of layers: [Layer]) -> Silence? {
    let broken = layers.filter(\.source.isBroken)
    guard !broken.isEmpty else { return nil }
    let conditions = broken.compactMap { condition($0.when, [:]) }
    let themes = contexts.indices.filter { theme in
      conditions.contains { $0.fits(contexts[theme]) }
    }
    // What one of many custom themes lacks, the others do not miss.
    let coversAll =
      themes.count == contexts.count || broken.contains { $0.when[Modifier.candidate] == nil }
    return Silence(themes: Set(themes), coversAll: coversAll)
  }

  private func number(of context: String, ofModifier name: String) -> Int? {
    numbers[name].flatMap { contextNumbers[$0][context] }
  }

  private mutating func add(_ modifier: Modifier) {
    guard let index = numbers[modifier.name] else {
      numbers[modifier.name] = modifiers.count
      modifiers.append(Modifier(modifier.name, contexts: [], defaultContext: nil))
      modifiers[modifiers.count - 1].isOnDemand = modifier.isOnDemand
      contextNumbers.append([:])
      owners.append([])
      return add(modifier)
    }
    for context in modifier.contexts { addContext(context, toModifier: index) }
    if modifiers[index].defaultContext == nil {
      modifiers[index].defaultContext = modifier.defaultContext
      if let context = modifier.defaultContext { addContext(context, toModifier: index) }
    }
  }

  private mutating func addContext(_ context: String, toModifier index: Int) {
    if let number = contextNumbers[index][context] {
      if let candidate {
        owners[index][number]?.insert(candidate)
      } else {
        owners[index][number] = nil
      }
      return
    }
    contextNumbers[index][context] = modifiers[index].contexts.count
    modifiers[index].contexts.append(context)
    owners[index].append(candidate.map { [$0] })
  }

  /// A modifier that only a condition names has the context `default` besides, which is its default.
  private mutating func addContexts(of condition: [String: String]) {
    for name in condition.keys.sorted() {
      guard let context = condition[name] else { continue }
      if let index = numbers[name] {
        addContext(context, toModifier: index)
      } else {
        add(Modifier(name, contexts: ["default", context], defaultContext: "default"))
      }
    }
  }

  private func reportUnknownModifiers(
    _ picks: [String: CompilerOptions.Pick], _ idle: [Modifier],
    into diagnostics: inout Diagnostics
  ) {
    for name in picks.keys.sorted() where numbers[name] == nil {
      if let modifier = idle.first(where: { $0.name == name }) {
        report(picks[name], ofIdle: modifier, into: &diagnostics)
      } else {
        let names = (modifiers + idle).map(\.name).filter { $0 != Modifier.candidate }
        diagnostics.report(.unknownModifier(name, among: names))
      }
    }
  }

  /// What is chosen of a modifier that changes nothing has to be one of its contexts all the same.
  private func report(
    _ pick: CompilerOptions.Pick?, ofIdle modifier: Modifier, into diagnostics: inout Diagnostics
  ) {
    switch pick {
    case .context(let name)? where !modifier.contexts.contains(name):
      diagnostics.report(.unknownContext(name, of: modifier))
    case .noText(let value)?: diagnostics.report(.contextIsNoText(value, of: modifier))
    case .context?, .all?, nil: break
    }
  }

  /// The contexts of a modifier that take part, in numbers: the pick alone, else the default first.
  private func choice(
    of modifier: Modifier, pick: CompilerOptions.Pick?, _ diagnostics: inout Diagnostics
  ) -> [Int] {
    let all = Array(modifier.contexts.indices)
    let first = modifier.defaultContext.flatMap { modifier.contexts.firstIndex(of: $0) }
    switch pick {
    case .context(let name)?:
      if let index = modifier.contexts.firstIndex(of: name) { return [index] }
      diagnostics.report(.unknownContext(name, of: modifier))
      return Array(all.prefix(1))
    case .noText(let value)?:
      diagnostics.report(.contextIsNoText(value, of: modifier))
      return Array(all.prefix(1))
    case .all?:
      return first.map { first in [first] + all.filter { $0 != first } } ?? all
    case nil:
      guard let first else {
        diagnostics.report(.missingInput(modifier, of: files[modifier.name]))
        return Array(all.prefix(1))
      }
      return [first] + all.filter { $0 != first }
    }
  }

  /// Every combination, those of one candidate after those of the other.
  private mutating func enumerate(_ choices: [[Int]], into diagnostics: inout Diagnostics) {
    let wanted = candidateChoices(choices) ?? [choices]
    var isComplete = true
    for choices in wanted where isComplete { isComplete = append(choices) }
    guard !isComplete else { return }
    if takesOneByOne {
      (themes, contexts) = ([], [])
      let single = wanted.flatMap(oneByOne)
      if single.count <= themeLimit {
        for chosen in single { append(theme: chosen) }
        return diagnostics.report(.checkedOneByOne(limit: themeLimit))
      }
      for choices in wanted { _ = append(choices) }
    }
    diagnostics.report(.tooManyThemes(limit: themeLimit))
  }

  /// Keeps the first themes that have no more tokens together than are allowed.
  mutating func keep(_ limit: Int, tokens: Int, into diagnostics: inout Diagnostics) {
    let count = max(limit / max(tokens, 1), 1)
    guard count < themes.count else { return }
    diagnostics.report(.tooManyTokensInThemes(limit: limit))
    themes = Array(themes.prefix(count))
    contexts = Array(contexts.prefix(count))
  }

  /// The first of all choices, then each other one with the first of the others.
  private func oneByOne(_ choices: [[Int]]) -> [[Int]] {
    let usual = choices.map { $0.first ?? 0 }
    return [usual]
      + choices.indices.flatMap { modifier in
        choices[modifier].dropFirst().map { context in
          var chosen = usual
          chosen[modifier] = context
          return chosen
        }
      }
  }

  private mutating func append(theme chosen: [Int]) {
    contexts.append(chosen)
    let names = chosen.enumerated().map { index, context in
      context < modifiers[index].contexts.count ? modifiers[index].contexts[context] : ""
    }
    themes.append(Theme(contexts: names))
  }

  /// What each candidate may choose: itself, and of the other modifiers the contexts that it has.
  private func candidateChoices(_ choices: [[Int]]) -> [[[Int]]]? {
    guard let index = numbers[Modifier.candidate] else { return nil }
    return choices[index].map { number in
      let name = modifiers[index].contexts[number]
      var own = choices.enumerated().map { modifier, choice in
        let known = choice.filter { owners[modifier][$0]?.contains(name) ?? true }
        return known.isEmpty ? Array(choice.prefix(1)) : known
      }
      own[index] = [number]
      return own
    }
  }

  /// Every combination of some choices; the last modifier changes quickest. False where there are
  /// more than a run resolves.
  private mutating func append(_ choices: [[Int]]) -> Bool {
    var count = 1
    for choice in choices {
      let (product, overflow) = count.multipliedReportingOverflow(by: max(choice.count, 1))
      count = overflow ? .max : product
    }
    let allowed = min(count, themeLimit - themes.count)
    for number in 0..<allowed {
      var rest = number
      var chosen = Array(repeating: 0, count: choices.count)
      for index in choices.indices.reversed() where !choices[index].isEmpty {
        chosen[index] = choices[index][rest % choices[index].count]
        rest /= choices[index].count
      }
      append(theme: chosen)
    }
    return count == allowed
  }
}

/// The contexts that a set asks for, as numbers.
struct ThemeCondition {
  private var parts: [(modifier: Int, contexts: [Int])] = []

  /// Asks for one of some contexts of a modifier.
  fileprivate mutating func require(_ modifier: Int?, _ contexts: [Int?]) {
    parts.append((modifier ?? -1, contexts.map { $0 ?? -1 }))
  }

  /// Whether every theme has them that has a certain context of one modifier.
  func asksNothing(but modifier: Int, _ context: Int) -> Bool {
    parts.allSatisfy { $0.modifier == modifier && $0.contexts.contains(context) }
  }

  /// Whether a theme, given as the context of each modifier, has all of them.
  func fits(_ contexts: [Int]) -> Bool {
    parts.allSatisfy { part in
      contexts.indices.contains(part.modifier)
        && part.contexts.contains(contexts[part.modifier])
    }
  }
}
