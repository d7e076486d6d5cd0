/// How sure a dialect is that a document is its own.
enum Recognition: Int, Comparable, Sendable {
  case no, possibly, certainly

  static func < (left: Recognition, right: Recognition) -> Bool { left.rawValue < right.rawValue }
}

/// Reads the documents of one dialect. A dialect is one type that conforms and one line in
/// `Dialects.all`; most give the shared walk (`TokenSetReader`) their spelling and no more.
protocol DialectReader: Sendable {
  /// The name, as `--dialect` takes it.
  static var name: Dialect { get }
  /// Whether a document looks like this dialect.
  static func recognizes(_ survey: DocumentSurvey) -> Recognition
  /// Why a document that looks like this dialect was taken for one, as the end of "because …".
  static func reason(_ survey: DocumentSurvey) -> String
  /// Reads the tokens of a document, or of an object in it.
  static func read(_ tree: JSONTree, _ part: DocumentPart, into result: inout ReadSource)
}

/// What of a document is read.
struct DocumentPart: Sendable {
  /// The object that holds the tokens.
  var root = 0
  /// The members of that object that are left out, by their decoded keys.
  var leavingOut: Set<String> = []
}

/// The dialects.
enum Dialects {
  /// Every dialect that `auto` chooses from. The surest one reads the document, among equals the
  /// first. `dtcg` stands behind its tolerant form, which `auto` prefers.
  static let all: [any DialectReader.Type] = [
    TokensStudioDialect.self,
    FigmaDialect.self,
    PlainDialect.self,
    DTCGDraftDialect.self,
    StyleDictionaryDialect.self,
    DTCGDialect.self,
  ]

  /// The dialect of that name.
  static func named(_ name: Dialect) -> (any DialectReader.Type)? {
    all.first { $0.name == name }
  }

  /// The dialect that a document looks like.
  static func recognized(_ survey: DocumentSurvey) -> any DialectReader.Type {
    var best: any DialectReader.Type = PlainDialect.self
    var surest = Recognition.no
    for dialect in all {
      let recognition = dialect.recognizes(survey)
      if recognition > surest { (best, surest) = (dialect, recognition) }
    }
    return best
  }
}
