/// Text broken into lines between words, as terminals and help pages show it.
package enum WrappedText {
  /// How many columns a line has.
  package static let width = 80

  /// The text with a line break behind each line, every line indented.
  package static func lines(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    var line = margin
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > width, line != margin {
        result += line + "\n"
        line = margin
      }
      line += line == margin ? String(word) : " " + word
    }
    return result + line + "\n"
  }

  /// A term and its text beside it; below it where the term is too long for the column.
  package static func row(_ term: String, _ text: String, column: Int) -> String {
    let lines = lines(text, indent: column)
    if term.count + 2 > column { return term + "\n" + lines }
    return term + lines.dropFirst(term.count)
  }
}
