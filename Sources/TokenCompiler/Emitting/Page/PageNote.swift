/// Something that is said of tokens: a finding, or a change.
struct PageNote {
  /// A piece of what is said.
  enum Words {
    case plain(String)
    /// A path or value.
    case code(String)
  }

  /// The longest list that a page has.
  static let limit = 2000

  /// `error`, `warning` or `note`; of a change `breaking`, `visual` or `safe`.
  var level: String
  /// The code, or the kind of the change.
  var code: String
  var words: [Words]
  var help: String?
  /// Where it is written.
  var place: String?
  /// The rows that it is about.
  var rows: [Int] = []
  /// The group that it is about.
  var group: String?
  /// The themes in which it holds, where these are not all.
  var themes: [String]?
  /// The custom theme that it is about.
  var theme: String?
  /// The notes that follow from this one, or are like it.
  var others: [Int] = []
  /// Whether it is one of those.
  var isOther = false

  /// Whether it names a token in what it says.
  func names(_ path: String) -> Bool {
    words.contains { word in
      if case .plain(let text) = word { text.holds(text: "'\(path)'") } else { false }
    }
  }

  /// As the page's script reads it: members as in `PageData`.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("l", .string(level)), .init("c", .string(code)),
      .init("m", .array(words.map(Self.json))),
    ]
    if let help { members.append(.init("h", .string(help))) }
    if let place { members.append(.init("p", .string(place))) }
    if !rows.isEmpty { members.append(.init("t", PageData.list(rows))) }
    if let group { members.append(.init("g", .string(group))) }
    if let themes { members.append(.init("w", .array(themes.map { .string($0) }))) }
    if let theme { members.append(.init("u", .string(theme))) }
    if !others.isEmpty { members.append(.init("f", PageData.list(others))) }
    if isOther { members.append(.init("s", .integer(1))) }
    return .object(members)
  }

  private static func json(_ words: Words) -> JSONValue {
    switch words {
    case .plain(let text): .string(text)
    case .code(let text): .array([.string(text)])
    }
  }
}

extension PageNote {
  /// What was found about a theme. A finding about other themes than those of the graph is left out.
  static func notes(of judgement: ThemeJudgement, in graph: ThemeGraph) -> [PageNote] {
    let names = Set(graph.themes.map(\.name))
    var places = PagePlaces(judgement.sources)
    return judgement.findings.compactMap { finding in
      let themes = finding.themes?.filter(names.contains)
      guard themes?.isEmpty != true else { return nil }
      var note = PageNote(
        level: finding.severity.rawValue, code: finding.id.rawValue,
        words: [.plain(DisplayText.line(finding.message))])
      note.help = finding.help.map(DisplayText.line)
      note.place = finding.span.flatMap { places.place(of: $0) }
      note.themes = themes?.count == graph.themes.count ? nil : themes
      let paths = [finding.path].compactMap { $0 } + finding.subjects
      for token in paths.compactMap(graph.token(at:)) where !note.rows.contains(token.index) {
        note.rows.append(token.index)
      }
      if let path = finding.path, graph.token(at: path) == nil { note.group = path }
      return note
    }
  }
}

/// Places as a page names them: a file by its name, with as many of its folders as tell it from
/// others. So a page is the same wherever it is built.
struct PagePlaces {
  private var lines: SourceLines
  private var names: [String: String] = [:]

  init(_ sources: SourceSet) {
    lines = SourceLines(sources)
    let paths = Set(sources.ids.map { sources[$0].path })
    var counts: [Substring: Int] = [:]
    for path in paths { counts[Self.end(of: path, 1), default: 0] += 1 }
    for path in paths {
      let name = Self.end(of: path, 1)
      names[path] = String(counts[name] == 1 ? name : Self.end(of: path, 2))
    }
  }

  /// `file:line`.
  mutating func place(of span: SourceSpan) -> String? {
    guard let path = lines.path(of: span.source), let start = lines.start(of: span) else {
      return nil
    }
    return name(of: path) + ":\(start.line)"
  }

  /// A file as it is named.
  func name(of path: String) -> String { DisplayText.line(names[path] ?? path) }

  /// The last parts of a path.
  private static func end(of path: String, _ count: Int) -> Substring {
    var left = count
    for index in path.indices.reversed() where path[index] == "/" {
      left -= 1
      if left == 0 { return path[path.index(after: index)...] }
    }
    return path[...]
  }
}
