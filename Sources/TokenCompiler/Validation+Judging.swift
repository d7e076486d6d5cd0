extension Validation {
  /// An emitter that shows what `validate` would say of the theme, where its format has a place for
  /// that; any other as it is.
  package func informing(_ emitter: any Emitter) -> any Emitter {
    guard type(of: emitter).showsJudgement, let emitter = emitter as? any JudgementShowing
    else { return emitter }
    return emitter.showing(judgement)
  }

  /// The theme as a page with findings at their tokens, also where it has errors: then no output is
  /// written, and the page is for those who look for what is wrong.
  package func page(of findings: [Diagnostic], sources: SourceSet, title: String) -> [UInt8] {
    var judgement = ThemeJudgement(graph, rules)
    judgement.findings = findings
    judgement.sources = sources
    var diagnostics = Diagnostics()
    let emitter = HTMLEmitter(title: title).showing(judgement)
    return emitter.emit(graph, into: &diagnostics).first?.bytes ?? []
  }

  /// What all rules say, whichever of them have run.
  private var judgement: ThemeJudgement {
    var other = self
    other.findings = findingsBeforeRules ?? findings
    other.check(all: true, rules, of: configuration)
    if countsWarningsAsErrors { other.treatWarningsAsErrors() }
    var judgement = ThemeJudgement(other.graph, rules)
    judgement.findings = other.diagnostics
    judgement.sources = other.graph.sources
    return judgement
  }
}

extension ThemeGraph {
  /// The same for a graph of which nothing else is known, judged by the defaults.
  func informing(_ emitter: any Emitter) -> any Emitter {
    guard type(of: emitter).showsJudgement else { return emitter }
    return Validation(graph: self, findings: Diagnostics()).informing(emitter)
  }
}

extension ThemeJudgement {
  /// How the colours of a graph stand apart.
  init(_ graph: ThemeGraph, _ configuration: RuleConfiguration = RuleConfiguration()) {
    self.init()
    judgeColors(of: graph, configuration.contrast)
  }
}
