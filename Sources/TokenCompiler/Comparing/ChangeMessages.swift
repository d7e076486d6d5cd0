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
      Self.step(old?.type ?? "", new?.type ?? "") + [.words(" (")] + values + [.words(")")]
    case .null: values + chains
    case .value: values + distance + chains
    case .swapped:
      [.words("swapped between \(themeNames(themes ?? [])) and \(themeNames(partners)) (")]
        + Self.step(Self.text(old), Self.text(new), by: " ⇄ ") + [.words(")")]
    case .chain:
      Self.step(Self.chain(old), Self.chain(new)) + [.words(", still "), .code(Self.text(new))]
    case .deprecated, .deprecation: [.words("deprecated" + reason)]
    case .undeprecated: [.words("no longer deprecated")]
    case .description: [.words("another description")]
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
    guard origin == nil, old?.chain != new?.chain, new?.target != nil || old?.target != nil else {
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
  private static func decimals(_ number: Double) -> String {
    let hundredths = Int((min(number, 1e9) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
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

  static func followers(_ paths: [String]) -> [ChangeWords] {
    let listed = paths.prefix(3)
    var words: [ChangeWords] = [
      .words(paths.count == 1 ? "1 token follows: " : "\(paths.count) tokens follow: ")
    ]
    for (index, path) in listed.enumerated() {
      words += (index == 0 ? [] : [.words(", ")]) + [.code(path)]
    }
    let more = paths.count - listed.count
    return more == 0 ? words : words + [.words(" and \(more) more")]
  }

  static func notListed(_ count: Int) -> String { "and \(count) more; JSON has them all" }
}
