/// One resolved theme as one DTCG 2025.10 document, or as a flat list of paths and values.
public struct JSONEmitter: Emitter {
  /// The name of the format.
  public static let id = "json"
  /// The end of its file names.
  public static let fileExtension = ".json"
  /// One line for the help.
  public static let summary = "one resolved theme as a DTCG 2025.10 document"
  /// What can be chosen.
  public static let options = [
    EmitterOption(
      "style", .choice(["nested", "flat"]), "groups in groups, or one object {\"path\": value}")
  ]
  /// Whether one output holds every theme.
  public static let holdsAllThemes = false

  /// How tokens are arranged.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Groups in groups, each token with `$type` and `$value`.
    case nested
    /// One object from path to value.
    case flat
  }

  /// How tokens are arranged.
  public var style: Style

  /// An emitter of a style.
  public init(style: Style = .nested) { self.style = style }

  /// An emitter with the values of its options; throws for one that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let word = try settings.choice("style", of: Self.options)
    self.init(style: Style(rawValue: word) ?? .nested)
  }

  /// The file of the first theme.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    emit(graph, theme: 0, into: &diagnostics)
  }

  /// The file of one theme.
  public func emit(
    _ graph: ThemeGraph, theme: Int, into diagnostics: inout Diagnostics
  ) -> [OutputFile] {
    guard graph.columns.indices.contains(theme) else {
      return [OutputFile(bytes: Array("{}\n".utf8))]
    }
    switch style {
    case .nested:
      return [OutputFile(bytes: JSONDocumentWriter.document(graph, theme: theme))]
    case .flat:
      return [
        OutputFile(bytes: JSONFlatWriter.document(graph, theme: theme, into: &diagnostics))
      ]
    }
  }
}

extension Emitter where Self == JSONEmitter {
  /// One resolved theme as a DTCG document.
  public static var json: JSONEmitter { JSONEmitter() }
}
