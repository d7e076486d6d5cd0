/// How the lines of a report on a difference look.
protocol DifferenceForm {
  /// The line that says it all.
  static func headline(_ text: String) -> String
  /// What stands above the changes of a class.
  static func heading(_ name: String) -> String
  /// What stands above the themes that break.
  static func headingOfThemes(_ text: String, isLast: Bool) -> String
  /// One change, or one place.
  static func item(_ words: [ChangeWords]) -> String
  /// What is said below a change.
  static func detail(_ words: [ChangeWords]) -> String
}

extension ThemeDifference {
  /// A report lists so many changes of a class.
  static let listedChanges = 1000

  /// The report in some form: the changes by class, the worst first, then the themes that break.
  func report<Form: DifferenceForm>(_ themes: BrokenThemes?, as form: Form.Type) -> String {
    var text = form.headline(headline)
    for changeClass in ChangeClass.allCases {
      let groups = groups(of: changeClass)
      guard !groups.isEmpty else { continue }
      text += form.heading(changeClass.rawValue)
      for group in groups.prefix(Self.listedChanges) {
        text += form.item(group.change.title + [.words(": ")] + group.change.sentence)
        let others = group.sentence
        if !others.isEmpty { text += form.detail(others) }
      }
      text += Self.rest(groups.count, as: form)
    }
    return text + (themes.map { Self.report($0, as: form) } ?? "")
  }

  private static func report<Form: DifferenceForm>(
    _ themes: BrokenThemes, as form: Form.Type
  ) -> String {
    var lines = SourceLines(themes.sources)
    var text = form.headingOfThemes(themes.headline, isLast: themes.uses.isEmpty)
    for use in themes.uses.prefix(listedChanges) {
      let place = lines.place(of: use.span) ?? ""
      text += form.item([.code(place), .words(": ")] + use.sentence)
    }
    return text + rest(themes.uses.count, as: form)
  }

  private static func rest<Form: DifferenceForm>(_ count: Int, as form: Form.Type) -> String {
    count > listedChanges ? form.item([.words(notListed(count - listedChanges))]) : ""
  }
}
