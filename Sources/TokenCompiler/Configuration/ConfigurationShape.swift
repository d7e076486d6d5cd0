/// What may stand at a place of a configuration file. The check of a file and the JSON Schema are
/// both made from it, so they cannot differ.
indirect enum ConfigurationShape: Sendable {
  case boolean
  /// Text that is not empty; the words say what it is, as in `a file name`.
  case text(String)
  /// One of these words.
  case word([String])
  /// A number of this range.
  case number(ClosedRange<Double>)
  /// A whole number of this range.
  case integer(ClosedRange<Int>)
  /// A list of at least one of these.
  case list(ConfigurationShape)
  /// An object with any keys; the words say what a key is, as in `a modifier`.
  case map(key: String, ConfigurationShape)
  /// An object with these keys alone.
  case object([ConfigurationKey])
  /// One of these, no two of which are the same kind of JSON value.
  case either([ConfigurationShape])

  /// Text, or a list of such texts.
  static func oneOrMany(_ what: String) -> ConfigurationShape {
    .either([.text(what), .list(.text(what))])
  }

  /// Whether a value of that kind may stand here.
  func admits(_ kind: JSONKind) -> Bool {
    switch self {
    case .boolean: kind == .boolean
    case .text, .word: kind == .string
    case .number, .integer: kind == .number
    case .list: kind == .array
    case .map, .object: kind == .object
    case .either(let shapes): shapes.contains { $0.admits(kind) }
    }
  }

  /// Whether it is a list.
  var isOfLists: Bool { if case .list = self { true } else { false } }

  /// What may stand here, for a message: `a file name or a list`.
  var expected: String {
    switch self {
    case .boolean: "true or false"
    case .text(let what): what
    case .word(let words) where words.count <= 4: words.map { "'\($0)'" }.joinedByOr
    case .word: "a word"
    case .number, .integer: "a number"
    case .list: "a list"
    case .map, .object: "an object"
    case .either(let shapes): shapes.map(\.expected).joinedByOr
    }
  }
}

/// A key of an object in a configuration file.
struct ConfigurationKey: Sendable {
  var name: String
  var shape: ConfigurationShape
  var isRequired = false
  /// What it says, one sentence, for editors.
  var help: String

  init(
    _ name: String, _ shape: ConfigurationShape, isRequired: Bool = false, _ help: String
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.help = help
  }
}

extension [String] {
  /// `a, b or c`.
  var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
