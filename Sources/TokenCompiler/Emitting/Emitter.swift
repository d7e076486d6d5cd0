/// Turns a graph into output files. A format is one type that conforms and one line in
/// `Emitters.all`.
public protocol Emitter: Sendable {
  /// The name of the format, e.g. `css`, as `--format` takes it.
  static var id: String { get }
  /// The end of the file names that mean this format, e.g. `.css`.
  static var fileExtension: String { get }
  /// One line for the help.
  static var summary: String { get }
  /// The options of this format, as `--ID-NAME` on the command line.
  static var options: [EmitterOption] { get }
  /// Whether one output holds every theme; an emitter that says no writes the graph's first theme.
  static var holdsAllThemes: Bool { get }
  /// Whether the format holds values, which a contract file does not have.
  static var needsValues: Bool { get }

  /// Whether the format shows what was found about a theme: it is a `JudgementShowing` then.
  static var showsJudgement: Bool { get }

  /// Those of the given options that say nothing beside the others.
  static func idleOptions(_ values: [String: String]) -> [IdleOption]

  /// An emitter with the options' values; throws for a value that an option does not take.
  init(_ settings: EmitterSettings) throws(EmitterOptionError)

  /// The files for a graph without errors. What cannot be written is reported as an error.
  func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile]

  /// The same for one theme, by its index in `ThemeGraph.themes`. Only formats that hold one theme
  /// have a use for it; the others write every theme all the same.
  func emit(
    _ graph: ThemeGraph, theme: Int, into diagnostics: inout Diagnostics
  ) -> [OutputFile]

  /// For formats that write a folder: whether a file in one was written by an earlier run, so that
  /// it goes when no token needs it any more. The path is that below the output's folder.
  static func wrote(_ bytes: [UInt8], at path: String) -> Bool
}

extension Emitter {
  /// Most formats are there for the values.
  public static var needsValues: Bool { true }

  /// Most formats show the theme alone.
  public static var showsJudgement: Bool { false }

  /// Most options say something in any case.
  public static func idleOptions(_ values: [String: String]) -> [IdleOption] { [] }

  /// A format of single files leaves none over.
  public static func wrote(_ bytes: [UInt8], at path: String) -> Bool { false }

  /// Writes every theme: right for the formats that hold them all.
  public func emit(
    _ graph: ThemeGraph, theme: Int, into diagnostics: inout Diagnostics
  ) -> [OutputFile] { emit(graph, into: &diagnostics) }
}

/// An option of an emitter, as the command line and the help show it.
public struct EmitterOption: Sendable, Hashable {
  /// What an option takes.
  public enum Value: Sendable, Hashable {
    /// Any text; the placeholder is shown in the help.
    case text(placeholder: String)
    /// One of these words; the first is the default.
    case choice([String])
    /// Nothing: it is given or not.
    case flag
  }
  /// The name behind `--ID-`.
  public var name: String
  /// What it takes.
  public var value: Value
  /// One line for the help.
  public var help: String

  /// An option.
  public init(_ name: String, _ value: Value, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// An option that was given and has no effect.
public struct IdleOption: Sendable, Hashable {
  /// The name behind `--ID-`.
  public var name: String
  /// Why it has none, a sentence without a full stop.
  public var reason: String
  /// What gives it one; `nil` where nothing does.
  public var mend: String?

  /// An option without effect.
  public init(_ name: String, because reason: String, mend: String? = nil) {
    self.name = name
    self.reason = reason
    self.mend = mend
  }
}

/// What an emitter is to write with.
public struct EmitterSettings: Sendable {
  /// The values of the options that were given, by name without `--ID-`.
  public var values: [String: String]
  /// The name of the topmost input without folders and endings, e.g. `acme`.
  public var inputName: String
  /// The values of the options of all formats, by format and name, for a format that has to agree
  /// with another one.
  public var others: [String: [String: String]]
  /// The structs of components that Swift code is to have.
  public var components: [ComponentView]
  /// Whether the outputs are written again whenever an input changes.
  public var isRepeated: Bool

  /// Settings.
  public init(
    values: [String: String] = [:], inputName: String = "theme",
    others: [String: [String: String]] = [:], components: [ComponentView] = [],
    isRepeated: Bool = false
  ) {
    self.values = values
    self.inputName = inputName
    self.others = others
    self.components = components
    self.isRepeated = isRepeated
  }

  /// The value of an option of another format.
  func value(of name: String, in format: any Emitter.Type) -> String? { others[format.id]?[name] }

  /// The value of a choice, or its first word; throws for a word that it does not have.
  func choice(_ name: String, of options: [EmitterOption]) throws(EmitterOptionError) -> String {
    guard let option = options.first(where: { $0.name == name }),
      case .choice(let words) = option.value, let first = words.first
    else { return values[name] ?? "" }
    guard let value = values[name] else { return first }
    guard words.contains(value) else {
      throw EmitterOptionError(option: name, value: value, allowed: words)
    }
    return value
  }
}

/// A value that an option does not take.
public struct EmitterOptionError: Error, Sendable, Hashable {
  /// The option's name without `--ID-`.
  public var option: String
  /// The value that was given.
  public var value: String
  /// The words that it takes; empty where it takes text of a certain form.
  public var allowed: [String]
  /// The form that it takes, where it is not a choice.
  public var reason: String?

  /// An error.
  public init(option: String, value: String, allowed: [String] = [], reason: String? = nil) {
    self.option = option
    self.value = value
    self.allowed = allowed
    self.reason = reason
  }
}

/// The formats.
public enum Emitters {
  /// Every format, by name.
  public static let all: [any Emitter.Type] = [
    CSSEmitter.self, DotEmitter.self, HTMLEmitter.self, JSONEmitter.self, MermaidEmitter.self,
    NamesEmitter.self, SwiftEmitter.self, XCAssetsEmitter.self,
  ]

  /// The format of that name.
  public static func named(_ id: String) -> (any Emitter.Type)? { all.first { $0.id == id } }
  /// The format that a file name means: the one with the longest ending that fits.
  public static func forFile(named name: String) -> (any Emitter.Type)? {
    all.filter { name.hasSuffix($0.fileExtension) && name != $0.fileExtension }
      .max { $0.fileExtension.utf8.count < $1.fileExtension.utf8.count }
  }
}
