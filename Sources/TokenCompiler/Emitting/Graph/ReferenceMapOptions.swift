/// What the two formats of reference graphs can be asked for.
struct ReferenceMapOptions: Sendable {
  /// What a node of the picture is.
  enum Detail: String, Sendable, CaseIterable {
    /// Tokens where that can be read, else groups.
    case auto
    case tokens, groups
  }

  /// The path of the token or group that the picture is about; `nil` is all of them.
  var around: String?
  /// How many references far; `nil` is as far as they go.
  var depth: Int?
  var detail = Detail.auto

  /// The whole theme.
  init() {}

  /// What was asked for; throws for what an option does not take.
  init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    around = settings.values["around"]
    let word = try settings.choice("detail", of: Self.options)
    detail = Detail(rawValue: word) ?? .auto
    guard let text = settings.values["depth"] else { return }
    guard let number = Int(text), number > 0 else {
      throw EmitterOptionError(option: "depth", value: text, reason: "a number from 1")
    }
    depth = number
  }

  static let options = [
    EmitterOption(
      "around", .text(placeholder: "TOKEN"),
      "only this token or group, what it refers to and who refers to it"),
    EmitterOption(
      "depth", .text(placeholder: "NUMBER"), "go so many references far, instead of all the way"),
    EmitterOption(
      "detail", .choice(Detail.allCases.map(\.rawValue)),
      "what is drawn: tokens, groups, or (auto) groups where tokens would be too many to read"),
  ]

  /// Those of the given options that say nothing beside the others.
  static func idleOptions(_ values: [String: String], format: String) -> [IdleOption] {
    guard values["depth"] != nil, values["around"] == nil else { return [] }
    return [
      IdleOption(
        "depth", because: "the whole theme is drawn", mend: "--\(format)-around TOKEN")
    ]
  }

  /// The map of a graph; `nil` where the path leads nowhere, which is reported.
  func map(
    of graph: ThemeGraph, format: String, into diagnostics: inout Diagnostics
  ) -> ReferenceMap? {
    guard let around else { return ReferenceMap(graph, around: nil, self) }
    let centre = TokenSurroundings.tokens(
      at: around, option: "--\(format)-around", in: graph, into: &diagnostics)
    return centre.isEmpty ? nil : ReferenceMap(graph, around: centre, self)
  }
}
