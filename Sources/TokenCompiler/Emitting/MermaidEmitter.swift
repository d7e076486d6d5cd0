/// Who refers to whom, for Mermaid.
public struct MermaidEmitter: Emitter {
  /// The name of the format.
  public static let id = "mermaid"
  /// The end of its file names.
  public static let fileExtension = ".mmd"
  /// One line for the help.
  public static let summary = "who refers to whom, a flowchart for Mermaid"
  /// What can be chosen.
  public static let options = ReferenceMapOptions.options
  /// One graph holds every theme: a reference says in which it is there.
  public static let holdsAllThemes = true

  /// Those of the given options that say nothing beside the others.
  public static func idleOptions(_ values: [String: String]) -> [IdleOption] {
    ReferenceMapOptions.idleOptions(values, format: id)
  }

  private var map = ReferenceMapOptions()

  /// An emitter of the whole theme.
  public init() {}

  /// An emitter with the values of its options; throws for one that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    map = try ReferenceMapOptions(settings)
  }

  /// The file.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    guard let map = map.map(of: graph, format: Self.id, into: &diagnostics) else { return [] }
    return [OutputFile(bytes: Array(MermaidWriter.text(map, graph).utf8))]
  }
}

extension Emitter where Self == MermaidEmitter {
  /// Who refers to whom, for Mermaid.
  public static var mermaid: MermaidEmitter { MermaidEmitter() }
}
