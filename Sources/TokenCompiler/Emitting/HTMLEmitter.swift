/// A page that shows the theme to people.
public struct HTMLEmitter: JudgementShowing {
  /// The name of the format.
  public static let id = "html"
  /// The end of its file names.
  public static let fileExtension = ".html"
  /// One line for the help.
  public static let summary = "a page that shows the theme, in one file and without a network"
  /// What can be chosen.
  public static let options = [
    EmitterOption("title", .text(placeholder: "TEXT"), "what stands at the top of the page")
  ]
  /// Themes stand side by side.
  public static let holdsAllThemes = true

  /// What stands at the top.
  public var title: String
  /// What is known of the theme besides.
  private var judgement = ThemeJudgement()

  /// Whether the page loads itself anew when its file is another one.
  public var reloads: Bool

  /// How tokens are called in CSS and Swift, as in `NamesEmitter`.
  var cssPrefix = ""
  var namesConstants = false

  /// An emitter of a page with this title.
  public init(title: String = "theme", reloads: Bool = false) {
    self.title = title
    self.reloads = reloads
  }

  /// An emitter with the values of its options.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    self.init(
      title: settings.values["title"] ?? settings.inputName, reloads: settings.isRepeated)
    cssPrefix = settings.value(of: "prefix", in: CSSEmitter.self) ?? ""
    namesConstants =
      settings.value(of: "style", in: SwiftEmitter.self) == SwiftOptions.Style.static.rawValue
  }

  /// The page.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    var content = PageContent(graph, judgement)
    content.names = PageNames(graph, cssPrefix: cssPrefix, namesConstants: namesConstants)
    return [OutputFile(bytes: PageWriter.page(content, title: title, reloads: reloads))]
  }

  /// The same with what was found shown at its tokens.
  public func showing(_ judgement: ThemeJudgement) -> HTMLEmitter {
    var copy = self
    copy.judgement = judgement
    return copy
  }
}

extension Emitter where Self == HTMLEmitter {
  /// A page that shows the theme to people.
  public static var html: HTMLEmitter { HTMLEmitter() }
}
