/// Proposes what to write in the place of a colour that has too little contrast: what passes in every
/// theme in which the declaration holds, and breaks no other pair there.
struct ContrastProposals {
  /// A pair whose look depends on the declaration.
  private struct Use {
    var pair: ColorPair
    var theme: Int
    var values: [TokenValue?]
    /// Which of the values are the declaration's colour.
    var own: [Int]
    var backdrop: Color?
    /// Whether the background should be seen, and is not.
    var isHollow: Bool
    /// Whether it has too little contrast now.
    var fails: Bool
  }

  private let context: RuleContext
  private let graph: ThemeGraph
  private let measure: ContrastMeasure
  private let backdrop: ContrastBackdrop
  private let hollows: HollowBackgrounds
  private var repair: ContrastRepair
  /// The pairs of each declaration to blame.
  private var uses: [DeclarationID: [Use]] = [:]

  /// What mends so many pairs is not tried with more; a palette may colour a whole theme.
  private static let limit = 256

  init(
    _ context: RuleContext, _ measure: ContrastMeasure, _ pairs: [ColorPair],
    backdrop: ContrastBackdrop, _ hollows: HollowBackgrounds, for declarations: Set<DeclarationID>
  ) {
    self.context = context
    graph = context.graph
    self.measure = measure
    self.backdrop = backdrop
    self.hollows = hollows
    repair = ContrastRepair(graph, palette: context.configuration.structure.palette)
    guard !declarations.isEmpty else { return }
    for theme in graph.themes.indices { collect(pairs, theme, declarations) }
  }

  private mutating func collect(
    _ pairs: [ColorPair], _ theme: Int, _ declarations: Set<DeclarationID>
  ) {
    let winners = graph.columns[theme].winners
    let backdrop = backdrop.color(graph, inTheme: theme)
    for pair in pairs {
      var found: [DeclarationID: [Int]] = [:]
      for (index, token) in pair.tokens.enumerated() {
        for hop in [token] + graph.chain(of: token, inTheme: theme, limit: 64) {
          guard winners[hop.index] != .max else { continue }
          let declaration = DeclarationID(rawValue: winners[hop.index])
          if declarations.contains(declaration) { found[declaration, default: []].append(index) }
        }
      }
      guard !found.isEmpty else { continue }
      let values = pair.tokens.map { graph.value(of: $0, inTheme: theme) }
      let isHollow = hollows.contains(pair, inTheme: theme)
      let backdrop = isHollow ? backdrop ?? hollows.page(inTheme: theme) : backdrop
      let verdict = measure.judge(pair, values, backdrop: backdrop, isHollow: isHollow)
      for (declaration, own) in found where uses[declaration, default: []].count < Self.limit {
        uses[declaration, default: []].append(
          Use(
            pair: pair, theme: theme, values: values, own: own, backdrop: backdrop,
            isHollow: isHollow,
            fails: verdict.isTooLittle))
      }
    }
  }

  /// Whether all that fails because of a declaration would pass with another value in its place.
  func passes(_ id: DeclarationID, with value: TokenValue) -> Bool {
    (uses[id] ?? []).allSatisfy { passes($0, with: value) }
  }

  // MARK: - One declaration

  mutating func proposal(
    for id: DeclarationID, _ failures: [ContrastJudgement.Failure],
    _ worst: ContrastJudgement.Failure
  ) -> (help: String?, fix: Fix?)? {
    let all = uses[id] ?? []
    guard case .color(let color)? = graph.value(of: worst.culprit, inTheme: worst.theme) else {
      return opacityProposal(for: id, all, worst)
    }
    // A pair may fail for another reason as well, which no colour here can mend.
    let own = all.filter { use in
      !use.fails
        || failures.contains {
          $0.theme == use.theme && $0.pair.foreground == use.pair.foreground
            && $0.pair.background == use.pair.background
        }
    }
    let judge = self
    for asked in own.count < all.count ? [all, own] : [all] {
      let passes = { (color: (Int) -> Color?) in asked.allSatisfy { judge.passes($0, color) } }
      let shade = ContrastRepair.nearestColor(to: color) { shade in passes { _ in shade } }
      let token = token(in: asked, color, worst, passes)
      if shade != nil || token != nil {
        return (
          Diagnostic.contrastHelp(
            shade: shade.map { written($0, at: graph.declarations[id].valueSpan) },
            token: token.map { graph.describedColor($0.token, inTheme: worst.theme) },
            isMeant: token?.isMeant == true, apart: nil
          ).map { $0 + rest(of: id) },
          fix(shade, token?.token, at: graph.declarations[id].valueSpan)
        )
      }
    }
    if let apart = apart(color, own, worst) {
      return (Diagnostic.contrastHelp(shade: nil, token: nil, isMeant: false, apart: apart), nil)
    }
    return opaqueProposal(color, all, at: id) ?? (noColorHelp(all, worst), nil)
  }

  /// A token that passes. What was meant by the reference comes first: the one of the theme's own mode in the
  /// place of one of another, or one that looks the same where the colour is in order; else it is the nearest one
  /// of the palette.
  private mutating func token(
    in uses: [Use], _ color: Color, _ worst: ContrastJudgement.Failure,
    _ passes: ((Int) -> Color?) -> Bool
  ) -> (token: TokenID, isMeant: Bool)? {
    let graph = graph
    if let meant = CrossModeReference.counterpart(of: worst.culprit, context, inTheme: worst.theme),
      passes({ graph.value(of: meant, inTheme: $0)?.asColor })
    {
      return (meant, true)
    }
    let failing = Set(uses.filter(\.fails).map(\.theme))
    let themes = Set(uses.map(\.theme)).sorted()
    if let fine = themes.first(where: { !failing.contains($0) }),
      let same = repair.sameToken(
        as: worst.culprit, looksIn: fine, of: themes, tries: uses.count, where: passes)
    {
      return (same, true)
    }
    let nearest = repair.nearestToken(
      to: color, for: worst.culprit, inTheme: worst.theme, tries: uses.count, where: passes)
    return nearest.map { ($0, false) }
  }

  /// A translucent colour that shows more of itself.
  private func opaqueProposal(
    _ color: Color, _ uses: [Use], at id: DeclarationID
  ) -> (help: String?, fix: Fix?)? {
    let alpha = color.alpha ?? 1
    guard alpha < 1 else { return nil }
    func passes(_ other: Color) -> Bool { uses.allSatisfy { self.passes($0) { _ in other } } }
    let opaque = Color(color.space, color.vector, alpha: nil)
    let denser =
      Self.steps(from: alpha).lazy.map { Color(color.space, color.vector, alpha: $0) }
      .first(where: passes) ?? ContrastRepair.nearestColor(to: opaque, where: passes)
    return denser.map {
      (
        "\(written($0, at: graph.declarations[id].valueSpan)) would pass" + rest(of: id),
        fix($0, nil, at: graph.declarations[id].valueSpan)
      )
    }
  }

  /// An opacity of its own that is large enough.
  private func opacityProposal(
    for id: DeclarationID, _ uses: [Use], _ worst: ContrastJudgement.Failure
  ) -> (help: String?, fix: Fix?)? {
    guard case .number(let opacity)? = graph.value(of: worst.culprit, inTheme: worst.theme) else {
      return (noColorHelp(uses, worst), nil)
    }
    let enough = Self.steps(from: opacity).first { opacity in
      uses.allSatisfy { passes($0, with: .number(opacity)) }
    }
    guard let enough else { return (noColorHelp(uses, worst), nil) }
    let span = graph.declarations[id].valueSpan
    let isNumber = Double(graph.sources.text(of: span)) != nil
    return (
      "an opacity of \(enough.shortText) would pass" + rest(of: id),
      isNumber ? Fix(replacing: span, with: enough.shortText, .suggestion) : nil
    )
  }

  /// What is to be done besides: where an override says nothing for dark, it would be told as that when
  /// its colour is mended.
  private func rest(of id: DeclarationID) -> String {
    context.missingContexts.group(of: id).map {
      .alsoGive(graph.contextNames(ofThemes: $0.themes))
    } ?? ""
  }

  /// Opacities above one, up to all.
  private static func steps(from opacity: Double) -> [Double] {
    let first = Int((opacity * 20).rounded(.down)) + 1
    return first > 20 ? [] : (first...20).map { Double($0) / 20 }
  }

  /// Why nothing is proposed: what lies beside it asks for different things.
  private func noColorHelp(_ uses: [Use], _ worst: ContrastJudgement.Failure) -> String {
    var others: [String] = []
    for use in uses {
      for token in [use.pair.foreground, use.pair.background] {
        let path = graph.path(of: token)
        let isOwn = token == worst.pair.foreground || token == worst.pair.background
        if !isOwn, token != worst.culprit, !others.contains(path) { others.append(path) }
      }
    }
    let other =
      worst.culprit == worst.pair.background ? worst.pair.foreground : worst.pair.background
    return .noColorPasses(
      beside: others, other: graph.path(of: other), hasContract: graph.hasContract)
  }

  /// What passes in one theme, and the others in which it does not. The first theme comes before the
  /// worst one if both fail: the others can have values of their own.
  private func apart(
    _ color: Color, _ uses: [Use], _ worst: ContrastJudgement.Failure
  ) -> ApartThemes? {
    let usual = graph.usualThemes[worst.theme]
    let theme = uses.contains { $0.theme == usual && $0.fails } ? usual : worst.theme
    let here = uses.filter { $0.theme == theme }
    func passesHere(_ shade: Color) -> Bool {
      here.allSatisfy { self.passes($0) { _ in shade } }
    }
    let opaque = Color(color.space, color.vector, alpha: nil)
    let shade =
      ContrastRepair.nearestColor(to: color, where: passesHere)
      ?? ContrastRepair.nearestColor(to: opaque, where: passesHere)
    guard let shade else { return nil }
    var others: [String] = []
    for use in uses where use.theme != theme && !passes(use, { _ in shade }) {
      let name = graph.shownName(ofTheme: use.theme)
      if !others.contains(name) { others.append(name) }
    }
    guard !others.isEmpty else { return nil }
    return ApartThemes(
      shade: shade.shortText, theme: graph.shownName(ofTheme: theme), isFirst: theme == usual,
      others: others)
  }

  /// Whether a pair would pass if the declaration had that colour in its theme. What is judged not at
  /// all now may stay so.
  private func passes(_ use: Use, _ color: (Int) -> Color?) -> Bool {
    guard let color = color(use.theme) else { return false }
    return passes(use, with: .color(color))
  }

  private func passes(_ use: Use, with value: TokenValue) -> Bool {
    var values = use.values
    for index in use.own { values[index] = value }
    let verdict = measure.judge(
      use.pair, values, backdrop: use.backdrop, isHollow: use.isHollow)
    return verdict == .enough || !use.fails && !verdict.isTooLittle
  }

  /// What is written in the place of a colour or of a reference.
  private func fix(_ shade: Color?, _ token: TokenID?, at span: SourceSpan) -> Fix? {
    let path = token.map(graph.path(of:))
    let text = graph.sources.text(of: span)
    if Self.isHex(text) {
      let text = shade?.hexText ?? path.map { "{\($0)}" }
      return text.map { Fix(replacing: span, with: $0, .suggestion) }
    }
    if let path { return Fix.referring(to: path, at: span, in: graph.sources) }
    guard let shade, isObject(span) else { return nil }
    return Fix(replacing: span, with: shade.objectText, .suggestion)
  }

  private static func isHex(_ text: String) -> Bool {
    text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// How a message names a colour that would pass: as the file writes colours.
  private func written(_ shade: Color, at span: SourceSpan) -> String {
    isObject(span) ? shade.objectText : shade.shortText
  }

  /// Whether a colour is written as an object of the standard.
  private func isObject(_ span: SourceSpan) -> Bool {
    let text = graph.sources.text(of: span)
    return text.hasPrefix("{") && text.holds(text: "\"components\"")
  }
}

extension ThemeGraph {
  /// For a message: a token and the colour that it has in a theme.
  func describedColor(_ token: TokenID, inTheme theme: Int) -> String {
    let path = "'\(path(of: token))'"
    guard let color = value(of: token, inTheme: theme)?.asColor else { return path }
    return "\(path) (\(color.shortText))"
  }
}
