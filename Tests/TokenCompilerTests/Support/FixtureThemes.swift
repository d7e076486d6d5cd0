import Foundation

@testable import TokenCompiler

/// The project's fixtures, compiled as the command compiles them.
enum FixtureThemes {
  /// The default theme with its dark theme.
  static func defaultAndDark() throws -> ThemeGraph {
    try compile([("defaultTokens.json", nil, false), ("darkTokens.json", "dark", false)])
  }

  /// The customer's theme over the default theme, which is its contract, in both themes.
  static func customOverDefault() throws -> ThemeGraph {
    try compile([
      ("defaultTokens.json", nil, true), ("darkTokens.json", "dark", true),
      ("customTheme.json", nil, false),
    ])
  }

  /// A theme in the shape of Backbase's files, in both modes.
  static func backbase() throws -> ThemeGraph {
    try compile([("backbaseTheme.json", nil, false)])
  }

  private static func compile(
    _ files: [(name: String, theme: String?, isContract: Bool)]
  ) throws -> ThemeGraph {
    var options = CompilerOptions()
    let themes = files.compactMap(\.theme)
    if !themes.isEmpty {
      options.modifiers = [
        Modifier("theme", contexts: ["default"] + themes, defaultContext: "default")
      ]
    }
    let compiler = TokenCompiler(options: options)
    let layers = try files.map { file in
      let url = Golden.packageFolder.appending(path: "Fixtures/\(file.name)")
      let source = SourceFile(path: file.name, bytes: Array(try Data(contentsOf: url)))
      return Layer(
        compiler.read(source), when: file.theme.map { ["theme": $0] } ?? [:],
        isContract: file.isContract)
    }
    return try compiler.compile(layers)
  }
}
