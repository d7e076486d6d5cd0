/// What custom themes may add inside a group, as the patterns of the contract's terms tell.
struct SchemaAdditions {
  /// A pattern and how many of its names the path of the group has used up.
  private struct State: Hashable {
    var pattern: Int
    var position: Int
  }

  private let patterns: [[String]]
  private var states: Set<State> = []

  init(_ globs: [PathGlob]) {
    patterns = globs.map {
      $0.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    for index in patterns.indices { add(State(pattern: index, position: 0)) }
  }

  /// The same inside a group of that name.
  func below(_ name: String) -> SchemaAdditions {
    var inner = self
    inner.states = []
    for state in states where state.position < patterns[state.pattern].count {
      let part = patterns[state.pattern][state.position]
      if part == "**" {
        inner.add(state)
      } else if PathGlob(part).matches(name) {
        inner.add(State(pattern: state.pattern, position: state.position + 1))
      }
    }
    return inner
  }

  /// Two stars stand for no name as well.
  private mutating func add(_ state: State) {
    states.insert(state)
    guard state.position < patterns[state.pattern].count,
      patterns[state.pattern][state.position] == "**"
    else { return }
    add(State(pattern: state.pattern, position: state.position + 1))
  }

  /// Regular expressions of the names that may be added; `nil` for any name, none for no name.
  var names: [String]? {
    var parts: Set<String> = []
    for state in states where state.position < patterns[state.pattern].count {
      parts.insert(patterns[state.pattern][state.position])
    }
    return parts.contains("**") ? nil : parts.sorted().map { Self.expression(of: $0) }
  }

  /// The regular expression of a pattern as a whole.
  static func expression(ofPath glob: PathGlob) -> String {
    let parts = glob.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var text = ""
    var needsDot = false
    for part in parts {
      if part == "**" {
        text += needsDot ? #"(?:\.[^{}<>]*)?"# : #"(?:[^{}<>]*\.)?"#
      } else {
        text += (needsDot ? #"\."# : "") + expression(of: part)
        needsDot = true
      }
    }
    return needsDot ? text : "[^{}<>]*"
  }

  private static func expression(of part: String) -> String {
    part.split(separator: "*", omittingEmptySubsequences: false).map { SchemaPattern.literal($0) }
      .joined(separator: "[^.{}<>]*")
  }
}
