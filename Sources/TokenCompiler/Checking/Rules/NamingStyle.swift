/// A name is not spelt as the others are.
public struct NamingStyle: LintRule {
  /// `naming-style`
  public static let id = DiagnosticID(rawValue: "naming-style")
  /// One line.
  public static let summary = "A name is not spelt in the style that is asked for."
  /// Why it matters.
  public static let rationale = """
    Names of several styles are hard to remember, and some become the same in an output. The style is \
    kebab-case where the configuration asks for no other.
    """
  /// What to do.
  public static let fix = "Rename it, and every reference to it."
  /// Camel case among kebab-case.
  public static let bad = example("brandColor")
  /// Kebab-case.
  public static let good = example("brand-color")
  /// Off.
  public static let defaultSeverity: Severity? = nil

  private static func example(_ name: String) -> DiagnosticExample {
    DiagnosticExample(
      ##"{ "theme": { "color": { "\##(name)": "#0000ff" } } }"##,
      options: "--rule naming-style=warning")
  }

  /// The rule.
  public init() {}

  /// Reports each name once, that of a group at its first token.
  public func check(_ context: RuleContext, into diagnostics: inout Diagnostics) {
    let graph = context.graph
    let style = context.configuration.structure.namingStyle
    var toldGroups = Set<GroupID>()
    for token in graph.tokens.ids {
      let winner = graph.columns.lazy.map { $0.winners[token.index] }.first { $0 != .max }
      guard let winner else { continue }
      let declaration = graph.declarations[DeclarationID(rawValue: winner)]
      guard !graph.hasContract || !declaration.isContract else { continue }
      let name = graph.names.utf8(graph.tokens[token].name)
      if !style.fits(name) {
        diagnostics.report(
          .naming(graph.path(of: token), graph.name(of: token), style, at: declaration.nameSpan))
      }
      var group = graph.tokens[token].group
      while group != .root, toldGroups.insert(group).inserted {
        if !style.fits(graph.names.utf8(graph.groups[group].name)) {
          diagnostics.report(
            .naming(graph.path(of: group), graph.name(of: group), style, at: declaration.nameSpan))
        }
        group = graph.groups[group].parent
      }
    }
  }
}

extension StructureOptions.NamingStyle {
  /// Whether a name is spelt so. Names of digits are of every style.
  func fits(_ name: ArraySlice<UInt8>) -> Bool {
    // What the format itself is called, and the name that stands for none.
    guard let first = name.first, first != UInt8(ascii: "$"), !name.elementsEqual("_".utf8) else {
      return true
    }
    switch self {
    case .kebab: return Self.fits(name, separator: UInt8(ascii: "-"))
    case .snake: return Self.fits(name, separator: UInt8(ascii: "_"))
    case .camel: return !Self.isUpper(first) && name.allSatisfy(Self.isLetterOrDigit)
    case .pascal: return !Self.isLower(first) && name.allSatisfy(Self.isLetterOrDigit)
    }
  }

  private static func fits(_ name: ArraySlice<UInt8>, separator: UInt8) -> Bool {
    name.split(separator: separator, omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { isLetterOrDigit($0) && !isUpper($0) }
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
  /// Letters beyond ASCII have no style.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte >= 0x80
  }
}

extension Diagnostic {
  fileprivate static func naming(
    _ path: String, _ name: String, _ style: StructureOptions.NamingStyle, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      NamingStyle.id, .warning, "the name '\(name)' in '\(path)' is not in \(style.rawValue) case",
      at: span, path: path, help: "write it in \(style.rawValue) case")
  }
}
