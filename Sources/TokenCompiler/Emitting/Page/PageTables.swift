/// The page without its script, as mail programs and previews show it: what is said of the theme, what
/// a custom theme changes of its base, and every token with its values. The script takes its place.
struct PageTables {
  let content: PageContent
  var out = ByteWriter()

  /// The `id` of the element.
  static let id = "plain"

  static func html(_ content: PageContent) -> [UInt8] {
    var tables = PageTables(content)
    tables.write()
    return tables.out.bytes
  }

  private init(_ content: PageContent) { self.content = content }

  var isDifference: Bool { content.columns.contains { $0.side != nil } }

  private mutating func write() {
    out.write("<div id=\"\(Self.id)\">\n<p>")
    out.write(summary)
    out.write(
      " In a browser this page has search, filters, components and references, which need JavaScript.</p>\n"
    )
    writeNotes()
    if isDifference {
      writeTable("What has changed", changedRows)
    } else {
      writeOverrides()
      for (type, rows) in kinds { writeTable(type == "color" ? "Colours" : type, rows) }
    }
    out.write("</div>\n")
  }

  private var summary: String {
    let themes = content.columns.count
    let tokens = Self.count(content.rows.count, "token")
    return isDifference
      ? "Each theme stands before and after the change."
      : "\(tokens) in \(Self.count(themes, "theme"))."
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static let longestList = 400

  private mutating func writeNotes() {
    var titles: [String] = []
    var lists: [String: [PageNote]] = [:]
    for note in content.notes {
      let title = note.theme.map { "Breaks the custom theme \($0)" } ?? self.title(of: note.level)
      if lists[title] == nil { titles.append(title) }
      lists[title, default: []].append(note)
    }
    for title in titles {
      let notes = lists[title] ?? []
      out.write("<h2>\(XMLText.escaped(title)) <small>\(notes.count)</small></h2>\n<ul>\n")
      for note in notes.prefix(Self.longestList) { write(note) }
      if notes.count > Self.longestList {
        out.write("<li>and \(notes.count - Self.longestList) more\n")
      }
      out.write("</ul>\n")
    }
    let more = content.omittedNotes
    if more > 0 { out.write("<p>\(more) more \(more == 1 ? "is" : "are") not on this page.</p>\n") }
  }

  /// `Errors`; `Breaking` of changes.
  private func title(of level: String) -> String {
    level.prefix(1).uppercased() + level.dropFirst() + (isDifference ? "" : "s")
  }

  private mutating func write(_ note: PageNote) {
    out.write("<li>")
    let about = note.rows.first.map { path(of: $0) } ?? note.group
    if let about, !note.names(about) {
      write(text: about, in: "b")
      out.write(" ")
    }
    for words in note.words {
      switch words {
      case .plain(let text): out.write(XMLText.escaped(text))
      case .code(let text): write(text: text, in: "code")
      }
    }
    if let themes = note.themes {
      out.write(XMLText.escaped(DisplayText.line(" in " + themes.joined(separator: ", "))))
    }
    if let help = note.help { out.write("<br>→ " + XMLText.escaped(help)) }
    let end = [isDifference ? nil : note.code, note.place].compactMap { $0 }
    if !end.isEmpty {
      out.write(" <small>" + XMLText.escaped(end.joined(separator: " · ")) + "</small>")
    }
    out.write("\n")
  }

  func path(of row: Int) -> String {
    guard content.rows.indices.contains(row) else { return "" }
    return content.newest(row).map { content.graphs[$0.graph].path(of: $0.token) } ?? ""
  }

  /// An element of a text, with what nobody sees in it made seen.
  mutating func write(text: String, in name: String) {
    out.write("<\(name)>" + XMLText.escaped(DisplayText.line(text)) + "</\(name)>")
  }
}
