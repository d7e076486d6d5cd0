/// The utility classes that a sheet is to have.
struct CSSClassKinds: Sendable {
  /// A kind of class: what its name begins with.
  enum Kind: String, CaseIterable, Sendable {
    case bg, text, border, font, radius, shadow, gap, m, p
  }

  private var kinds: Set<Kind> = []

  var isEmpty: Bool { kinds.isEmpty }
  func contains(_ kind: Kind) -> Bool { kinds.contains(kind) }

  /// None.
  init() {}

  /// Those of a list as `bg,text`, or `all`.
  init(_ list: String, option: String) throws(EmitterOptionError) {
    if list == "all" {
      kinds = Set(Kind.allCases)
      return
    }
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = word.filter { $0 != " " }
      guard let kind = Kind(rawValue: name) else {
        throw EmitterOptionError(
          option: option, value: list, reason: "'all', or some of \(Self.names) with commas between"
        )
      }
      kinds.insert(kind)
    }
  }

  static let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
}
