// What is said of a change. The words are those of a text and of Markdown alike; the latter marks what
// comes from the themes.

/// A piece of what is said.
enum ChangeWords: Equatable {
  case words(String)
  /// A path or value of the themes.
  case code(String)
}

extension Change {
  /// Who has changed.
  var title: [ChangeWords] {
    let place: [ChangeWords] =
      themes.map { [.words(" in "), .words($0.joined(separator: ", "))] } ?? []
    switch subject {
    case .token(let path):
      if kind == .renamed, let former { return [.code(former), .words(" → "), .code(path)] }
      return [.code(path)] + (kind == .swapped ? [] : place)
    case .modifier(let name): return [.words("the modifier "), .code(name)]
    case .term(let term): return term.title
    case .context(let name, let modifier):
      return kind == .defaultContext
        ? [.words("the default of "), .code(modifier)]
        : [.words("the context "), .code(name), .words(" of "), .code(modifier)]
    }
  }

  /// In what way.
  var sentence: [ChangeWords] {
    switch kind {
    case .modifierRemoved, .contextRemoved: [.words("removed")]
    case .modifierAdded, .contextAdded: [.words("added")]
    case .removed: [.words("removed")] + Self.shown(old)
    case .added: [.words("added")] + Self.shown(new)
    case .renamed: [.words("probably renamed")]
    case .defaultContext: Self.step(former ?? "", Self.contextName(subject))
    case .type:
      Self.step(old?.type ?? "", new?.type ?? "")
        + (isBlind ? [] : [.words(" (")] + values + [.words(")")])
    case .null where isBlind:
      [.words(new?.entry?.isNullable == true ? "may be null now" : "is never null any more")]
    case .null: values + chains
    case .value where isBlind: [.words("another value")] + chains
    case .value: values + distance + chains
    case .swapped:
      [.words("swapped between \(themeNames(themes ?? [])) and \(themeNames(partners))")]
        + (isBlind ? [] : [.words(" (")] + swappedValues + [.words(")")])
    case .frozen: [.words("frozen: custom themes have to leave it as it is")]
    case .unfrozen: [.words("no longer frozen")]
    case .stricter, .looser: [.words(termSentence)]
    case .chain:
      Self.step(Self.chain(old), Self.chain(new)) + [.words(", still "), .code(Self.text(new))]
    case .deprecated, .deprecation: [.words("deprecated" + reason)]
    case .undeprecated: [.words("no longer deprecated")]
    case .description: [.words("another description")]
    }
  }

  /// Whether a contract keeps back what the values are.
  private var isBlind: Bool { old?.value == .opaque || new?.value == .opaque }

  private var swappedValues: [ChangeWords] {
    Self.step(Self.text(old), Self.text(new), by: " ⇄ ")
  }

  private var termSentence: String {
    guard case .term(let term) = subject else { return "" }
    switch term {
    case .addition: return kind == .looser ? "may be added now" : "may no longer be added"
    case .requiredGroup: return kind == .looser ? "no longer required" : "required now"
    case .together: return kind == .looser ? "no longer belong together" : "belong together now"
    }
  }

  private var values: [ChangeWords] { Self.step(Self.text(old), Self.text(new)) }

  private var distance: [ChangeWords] {
    // Where the opacity alone is another, there is no distance.
    guard let deltaE, deltaE >= 0.005 else { return [] }
    return [.words(" (ΔE \(Self.decimals(deltaE)))")]
  }

  /// The references, where they are others as well.
  private var chains: [ChangeWords] {
    guard origin == nil, old?.entry == nil, new?.entry == nil, old?.chain != new?.chain,
      new?.target != nil || old?.target != nil
    else {
      return []
    }
    return [.words(", ")] + Self.step(Self.chain(old), Self.chain(new))
  }

  private var reason: String {
    guard case .reason(let reason)? = new?.deprecation else { return "" }
    return ": " + Self.shortened(reason)
  }

  private func themeNames(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func contextName(_ subject: Subject) -> String {
    if case .context(let name, _) = subject { name } else { "" }
  }

  private static func step(
    _ old: String, _ new: String, by arrow: String = " → "
  ) -> [ChangeWords] {
    [.code(old), .words(arrow), .code(new)]
  }

  private static func shown(_ state: ThemeInventory.State?) -> [ChangeWords] {
    guard let state else { return [] }
    if state.value == .opaque {
      return state.type.map { [.words(" ("), .code($0), .words(")")] } ?? []
    }
    let type = state.type.map { $0 + " " } ?? ""
    return [.words(" (" + type), .code(text(state)), .words(")")]
  }

  private static func text(_ state: ThemeInventory.State?) -> String {
    state.map { shortened(ValueText.text($0.value)) } ?? "nothing"
  }

  /// What it refers to, or its value where it refers to nothing.
  private static func chain(_ state: ThemeInventory.State?) -> String {
    guard let state, !state.chain.isEmpty else { return text(state) }
    return state.chain.map { "{\($0)}" }.joined(separator: " ")
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 80 ? text : text.prefix(79) + "…"
  }

  /// Two decimals.
  static func decimals(_ number: Double) -> String {
    let hundredths = Int((min(number, 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension ContractTerm {
  fileprivate var title: [ChangeWords] {
    let names = patterns.enumerated().flatMap { index, pattern -> [ChangeWords] in
      (index == 0 ? [] : [.words(", ")]) + [.code(pattern)]
    }
    switch self {
    case .addition: return [.words("tokens ")] + names
    case .requiredGroup: return [.words("the group ")] + names
    case .together: return [.words("the tokens ")] + names
    }
  }
}

extension ThemeDifference {
  /// The version step and how many changes there are.
  var headline: String {
    if changes.isEmpty { return "no changes" }
    var counts: [String] = []
    for changeClass in ChangeClass.allCases {
      let count = count(of: changeClass)
      guard count > 0 else { continue }
      let noun = !counts.isEmpty ? "" : count == 1 ? " change" : " changes"
      counts.append("\(count) \(changeClass.rawValue)\(noun)")
    }
    return "\(step.rawValue): \(counts.joined(separator: ", "))"
  }

  static func notListed(_ count: Int) -> String { "and \(count) more; JSON has them all" }
}

extension ChangeGroup {
  /// What is said of the others; nothing where there are none.
  var sentence: [ChangeWords] {
    guard !others.isEmpty else { return [] }
    var words = [ChangeWords.words(lead)]
    for (index, other) in others.prefix(Self.listed).enumerated() {
      words += (index == 0 ? [] : [.words(", ")]) + name(of: other)
    }
    let more = others.count - Self.listed
    return more > 0 ? words + [.words(" and \(more) more")] : words
  }

  private static let listed = 3

  private var lead: String {
    guard others[0].origin != nil else { return "\(others.count) more alike: " }
    let themes = sharedThemes.map { " in \($0.joined(separator: ", "))" } ?? ""
    return (others.count == 1 ? "1 token follows" : "\(others.count) tokens follow") + themes + ": "
  }

  /// The themes in which all of the others follow, where they are not those of the change itself.
  private var sharedThemes: [String]? {
    guard let themes = others.first?.themes, themes != change.themes,
      others.allSatisfy({ $0.themes == themes })
    else { return nil }
    return themes
  }

  private func name(of other: Change) -> [ChangeWords] {
    // What is alike is so in the same themes; a value may follow in some of them alone.
    let isSaid = other.origin == nil || other.themes == change.themes || sharedThemes != nil
    return isSaid ? [.code(other.path ?? "")] : other.title
  }
}

extension BrokenThemes {
  /// How many themes break.
  var headline: String {
    switch (brokenCount, count) {
    case (0, 0): "no custom theme is left to look into"
    case (0, 1): "the custom theme does not break"
    case (0, _): "none of \(count) custom themes breaks"
    case (_, 1): "the custom theme breaks"
    default: "\(brokenCount) of \(count) custom themes \(brokenCount == 1 ? "breaks" : "break")"
    }
  }
}

extension BrokenUse {
  /// What the theme does, and why that fails now.
  var sentence: [ChangeWords] {
    [.words(relation == .overrides ? "overrides " : "refers to "), .code(path)] + reason
  }

  private var reason: [ChangeWords] {
    switch change.kind {
    case .renamed: [.words(", which is probably "), .code(change.path ?? ""), .words(" now")]
    case .type:
      [
        .words(", whose type is "), .code(change.new?.type ?? ""), .words(" now and was "),
        .code(change.old?.type ?? ""),
      ]
    case .frozen: [.words(", which is frozen now")]
    case .null: [.words(" with null, which it is no longer")]
    default: [.words(", which is gone")]
    }
  }
}
