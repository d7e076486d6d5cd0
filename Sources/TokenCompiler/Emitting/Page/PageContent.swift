/// What a page shows: themes side by side as columns, and tokens as rows with what they are in each.
/// Mostly these are the themes of one graph; a comparison has those of two.
struct PageContent {
  /// Which of two versions a column shows.
  enum Side: String { case before, after }

  /// A theme.
  struct Column {
    /// The index of its graph, and its own in that.
    var graph: Int
    var theme: Int
    var name: String
    var side: Side?
    /// What stands above it, where that is the name of the theme that it is compared with.
    var shownName: String?
  }

  /// A token, by its number in each of the graphs.
  typealias Row = [TokenID?]

  let graphs: [ThemeGraph]
  let columns: [Column]
  let rows: [Row]
  /// What is said of the tokens.
  var notes: [PageNote] = []
  /// How many more there would be.
  var omittedNotes = 0
  /// The colours that are seen on each other, in each graph.
  let pairs: [[JudgedPair]]
  /// Why other colours of texts and icons stand in no pair, in each graph.
  let unjudged: [[TokenID: JudgedPair.Silence]]
  /// What is asked for of texts and icons, and how that is written.
  let required: [(kind: String, contrast: Double)]
  let unit: String
  /// What tokens are called in outputs.
  var names: PageNames?
  /// What each column's theme is called among those that were judged, by graph.
  private let judgedThemes: [[String: Int]]
  /// The row of each token, in each graph.
  private let places: [[Int]]

  init(
    _ graphs: [ThemeGraph], _ columns: [Column], _ rows: [Row], _ judgements: [ThemeJudgement]
  ) {
    self.graphs = graphs
    self.columns = columns
    self.rows = rows
    pairs = judgements.map(\.pairs)
    unjudged = judgements.map(\.unjudged)
    required = judgements.last?.required ?? []
    unit = judgements.last?.unit ?? ""
    judgedThemes = judgements.map { judgement in
      Dictionary(
        judgement.themes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    places = graphs.indices.map { graph in
      var places = Array(repeating: -1, count: graphs[graph].tokens.count)
      for (index, row) in rows.enumerated() {
        if let token = row[graph] { places[token.index] = index }
      }
      return places
    }
  }

  /// The themes of one graph, with what was found about them.
  init(_ graph: ThemeGraph, _ judgement: ThemeJudgement) {
    let columns = graph.themes.enumerated().map {
      Column(graph: 0, theme: $0, name: $1.name, side: nil)
    }
    self.init([graph], columns, graph.tokens.ids.map { [$0] }, [judgement])
    let found = PageNote.notes(of: judgement, in: graph)
    notes = Array(found.prefix(PageNote.limit))
    omittedNotes = found.count - notes.count
  }

  /// The row of a token.
  func row(of token: TokenID, in graph: Int) -> Int { places[graph][token.index] }

  /// The theme's column in a graph.
  func column(_ index: Int) -> ThemeColumn {
    graphs[columns[index].graph].columns[columns[index].theme]
  }

  /// The token of a row in a column; `nil` where the theme does not have it.
  func token(_ row: Int, inColumn index: Int) -> TokenID? {
    guard let token = rows[row][columns[index].graph],
      column(index).winners[token.index] != .max
    else { return nil }
    return token
  }

  /// The place of a column among the themes that were judged.
  func judgedTheme(ofColumn index: Int) -> Int? {
    judgedThemes[columns[index].graph][columns[index].name]
  }

  /// The name of a column's theme. What is called `default` beside a dark theme is light.
  func shownName(of column: Column) -> String {
    let name = column.shownName ?? column.name
    let names = columns.map(\.name)
    guard name == "default", names.contains("dark"), !names.contains("light") else { return name }
    return "default (light)"
  }

  /// The type of a token, where it is known.
  func typeName(of row: Int) -> String? {
    guard let (number, token) = newest(row) else { return nil }
    let graph = graphs[number]
    let theme = graph.columns.firstIndex { $0.winners[token.index] != .max } ?? 0
    return graph.typeName(of: token, inTheme: theme)
  }

  /// The newest graph that has a token, and its number there.
  func newest(_ row: Int) -> (graph: Int, token: TokenID)? {
    for graph in graphs.indices.reversed() {
      if let token = rows[row][graph] { return (graph, token) }
    }
    return nil
  }
}
