/// Changes as a page says them at their tokens.
struct DifferenceNotes {
  private var notes: [PageNote] = []
  /// How many changes are left out.
  private(set) var omitted = 0

  private let content: PageContent

  init(_ difference: ThemeDifference, _ content: PageContent) {
    self.content = content
    for changeClass in ChangeClass.allCases {
      for group in difference.groups(of: changeClass) { add(group) }
    }
  }

  /// The notes where so many others stand before them.
  func notes(behind count: Int) -> [PageNote] {
    notes.map { note in
      var note = note
      note.others = note.others.map { $0 + count }
      return note
    }
  }

  private mutating func add(_ group: ChangeGroup) {
    guard notes.count + group.others.count < PageNote.limit else {
      omitted += 1 + group.others.count
      return
    }
    var lead = note(group.change)
    lead.others = group.others.indices.map { notes.count + 1 + $0 }
    notes.append(lead)
    for other in group.others {
      var note = note(other)
      note.isOther = true
      notes.append(note)
    }
  }

  private func note(_ change: Change) -> PageNote {
    let isSaid = change.path != nil && change.kind != .renamed
    let words = isSaid ? change.sentence : change.title + [.words(": ")] + change.sentence
    var note = PageNote(
      level: change.changeClass.rawValue, code: change.kind.rawValue, words: Self.words(words))
    note.themes = isSaid ? change.themes : nil
    if let row = row(of: change) { note.rows = [row] }
    return note
  }

  private func row(of change: Change) -> Int? {
    guard let path = change.path else { return nil }
    for graph in [1, 0] {
      guard let token = content.graphs[graph].token(at: path) else { continue }
      return content.row(of: token, in: graph)
    }
    return nil
  }

  private static func words(_ words: [ChangeWords]) -> [PageNote.Words] {
    words.map { word in
      switch word {
      case .words(let text): .plain(DisplayText.line(text))
      case .code(let text): .code(DisplayText.line(text))
      }
    }
  }

  /// They are no changes of the theme, so they count for none of the classes.
  private static let ownLevel = "custom"

  /// What breaks in custom themes.
  static func notes(of themes: BrokenThemes) -> [PageNote] {
    var places = PagePlaces(themes.sources)
    return themes.uses.map { use in
      var note = PageNote(
        level: ownLevel, code: use.relation.rawValue, words: words(use.sentence))
      note.theme = places.name(of: themes.sources[use.span.source].path)
      note.place = places.place(of: use.span)
      return note
    }
  }
}
