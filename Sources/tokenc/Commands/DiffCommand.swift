import TokenCompiler

/// `tokenc diff`: two versions of a theme, what changed between them, how badly.
struct DiffCommand {
  /// How the difference is printed.
  enum Form: String, CaseIterable { case text, markdown, json, html }

  private let arguments: ParsedArguments
  private let report: Report

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    guard !problems.hasErrors, let sides = sides(&problems) else { return report.refuse(problems) }
    if sides.old.readsStandardInput, sides.new.readsStandardInput {
      return report.refuse([.standardInputTwice()])
    }
    let patterns = arguments.values("themes")
    let paths = InputPlan.paths(patterns.map { ($0, nil) }, &problems)
    guard !problems.hasErrors else { return report.refuse(problems) }
    let (old, new) = (sides.old.load(), sides.new.load())
    guard let oldGraph = old.graph, let newGraph = new.graph else { return refuse(old, new) }
    let difference = ThemeDifference(from: oldGraph, to: newGraph)
    var sources = SourceSet()
    var themes: BrokenThemes?
    if !patterns.isEmpty {
      let inputs = old.identities.union(new.identities)
      themes = broken(paths, by: difference, besides: inputs, &problems, &sources)
    }
    let text = written(difference, themes, oldGraph, newGraph)
    if let status = show(text) { return status }
    // What could not be read may be broken too.
    if problems.hasErrors { return report.refuse(problems, sources: sources) }
    return difference.changeClass == .breaking ? .findings : .done
  }

  /// Tells what is wrong with both versions at once.
  private func refuse(_ old: DiffSide.Loaded, _ new: DiffSide.Loaded) -> ExitStatus {
    var sources = old.sources
    var problems = old.problems
    let offset = UInt32(truncatingIfNeeded: sources.count)
    for id in new.sources.ids { sources.append(new.sources[id]) }
    for problem in new.problems {
      // A file that both versions have is wrong once.
      let place = problem.span?.source
      let isKnown =
        old.problems.contains(problem) && place.map { old.sources[$0] == new.sources[$0] } ?? true
      if !isKnown { problems.append(problem.moved(by: offset)) }
    }
    return report.refuse(problems, sources: sources)
  }

  /// What breaks in custom themes.
  private func broken(
    _ paths: [String], by difference: ThemeDifference, besides others: Set<FileSystem.Identity>,
    _ problems: inout [Diagnostic], _ sources: inout SourceSet
  ) -> BrokenThemes {
    var themes = BrokenThemes(difference)
    let dialect = arguments.value("dialect").flatMap(Dialect.init(rawValue:)) ?? .auto
    let compiler = TokenCompiler(options: CompilerOptions(dialect: dialect))
    var known = others
    for path in paths {
      do throws(FileFailure) {
        let content = try FileSystem.read(path)
        guard known.insert(content.status.identity).inserted else { continue }
        let theme = compiler.read(SourceFile(path: path, bytes: content.bytes))
        let source = sources.append(theme.source)
        problems += theme.errors.map { $0.moved(by: source.rawValue) }
        themes.add(theme)
      } catch {
        problems.append(.unreadable(path, error))
      }
    }
    return themes
  }

  private func sides(_ problems: inout [Diagnostic]) -> (old: DiffSide, new: DiffSide)? {
    do throws(RevisionFailure) {
      if let range = arguments.value("git") {
        let (old, new) = try RevisionRange(range).trees()
        return (DiffSide(old, arguments), DiffSide(new, arguments))
      }
      guard arguments.operands.count == 2 else {
        problems.append(.diffNeedsTwo(arguments.operands.count))
        return nil
      }
      return (
        try DiffSide(arguments.operands[0], arguments),
        try DiffSide(arguments.operands[1], arguments)
      )
    } catch {
      problems.append(.badRevision(error.revision, error.failure))
      return nil
    }
  }

  /// The difference in the form that is asked for.
  private func written(
    _ difference: ThemeDifference, _ themes: BrokenThemes?, _ old: ThemeGraph, _ new: ThemeGraph
  ) -> [UInt8] {
    switch arguments.value("report").flatMap(Form.init(rawValue:)) ?? .text {
    case .text: Array(difference.text(themes).utf8)
    case .markdown: Array(difference.markdown(themes).utf8)
    case .json: Array(difference.json(themes).utf8)
    case .html: difference.page(from: old, to: new, themes, title: title)
    }
  }

  /// What is compared, for the top of a page: the first file of each version, without folders where
  /// its name says which it is.
  private var title: String {
    if let range = arguments.value("git") { return range }
    let files = arguments.operands.map { operand in
      FileSystem.status(of: operand) == nil
        ? String(operand.prefix { $0 != "," }) : operand
    }
    let names = files.map(Paths.name(of:))
    return (Set(names).count == names.count ? names : files).joined(separator: " → ")
  }

  /// Prints the difference; gives a status where that failed.
  private func show(_ text: [UInt8]) -> ExitStatus? {
    do throws(FileFailure) {
      try Console.write(text, to: .output)
      return nil
    } catch {
      return report.refuse([.outputFailed("<stdout>", error)])
    }
  }
}

extension Diagnostic {
  /// The finding where its sources stand behind as many others.
  fileprivate func moved(by count: UInt32) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(SourceID(rawValue: span.source.rawValue + count), span.range)
    }
    var copy = self
    copy.span = span.map(moved)
    copy.helpSpan = helpSpan.map(moved)
    for index in related.indices { copy.related[index].span = moved(related[index].span) }
    if let fix {
      let edits = fix.edits.map { FixIt(replacing: moved($0.span), with: $0.replacement) }
      copy.fix = Fix(edits, fix.safety)
    }
    return copy
  }
}
