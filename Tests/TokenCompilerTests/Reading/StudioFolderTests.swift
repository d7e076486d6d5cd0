import Testing

@testable import TokenCompiler

/// Sets in files of their own, with `$themes.json` and `$metadata.json` beside them.
@Suite struct StudioFolderTests {
  private static let themes = #"""
    [{"name": "Light", "group": "scheme",
      "selectedTokenSets": {"base/core": "source", "light": "enabled", "dark": "disabled"}},
     {"name": "Dark", "group": "scheme",
      "selectedTokenSets": {"base/core": "source", "dark": "enabled"}}]
    """#

  private static let sets = [
    "tokens/dark.json": ##"{"page": {"value": "#000000", "type": "color"}}"##,
    "tokens/base/core.json":
      ##"{"page": {"value": "red", "type": "color"}, "size": {"value": "2 * 4px", "type": "dimension"}}"##,
    "tokens/light.json": ##"{"page": {"$value": "#ffffff", "$type": "color"}}"##,
    "tokens/other.json": ##"{"other": {"value": "1", "type": "number"}}"##,
  ]

  private static let loader = SourceLoader { path, document in
    let folder = document.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    guard let text = sets[folder + path] else {
      return .failure(SourceLoader.Failure(reason: "there is no such file"))
    }
    return .success(SourceFile(path: folder + path, text: text))
  }

  private func validate(
    _ files: [(String, String)], picks: [String: CompilerOptions.Pick] = [:]
  ) -> Validation {
    TokenCompiler(options: CompilerOptions(picks: picks)).validate(
      files.map { Layer(read($0.1, path: $0.0)) }, loading: Self.loader)
  }

  private func color(_ validation: Validation) -> String? {
    guard case .color(let color)? = validation.graph["page"]?.value else { return nil }
    return color.hex
  }

  @Test(arguments: [("Light", "#ffffff"), ("Dark", "#000000")])
  func themesChooseAmongTheFilesThatAreGiven(_ theme: String, _ hex: String) {
    let files = Self.sets.sorted { $0.key < $1.key } + [("tokens/$themes.json", Self.themes)]
    let validation = validate(
      files.map { ($0.0, $0.1) }, picks: ["scheme": .context(theme)])
    #expect(!validation.hasErrors)
    #expect(color(validation) == hex)
    #expect(validation.graph.paths() == ["page", "size"])
    // Beside its themes, a set is one of Tokens Studio, whatever it looks like.
    guard case .dimension(let size)? = validation.graph["size"]?.value else {
      Issue.record("no size")
      return
    }
    #expect(size == Dimension(8))
    #expect(
      validation.diagnostics.contains { $0.message.contains("no theme selects the set 'other'") })
  }

  @Test(arguments: [("Light", "#ffffff"), ("Dark", "#000000")])
  func filesThatAreNotGivenAreAskedFor(_ theme: String, _ hex: String) {
    let validation = validate(
      [("tokens/$themes.json", Self.themes)], picks: ["scheme": .context(theme)])
    #expect(!validation.hasErrors)
    #expect(color(validation) == hex)
  }

  @Test func aLayerBesideTheFolderKeepsItsPlace() {
    let files = [
      ("tokens/$themes.json", Self.themes),
      ("acme.json", ##"{"page": {"value": "#123456", "type": "color"}}"##),
    ]
    let validation = validate(files, picks: ["scheme": .context("Dark")])
    #expect(color(validation) == "#123456")
  }

  @Test func theOrderIsThatOfTheMetadata() {
    let files = [
      ("tokens/light.json", Self.sets["tokens/light.json"] ?? ""),
      ("tokens/dark.json", Self.sets["tokens/dark.json"] ?? ""),
      ("tokens/$metadata.json", #"{"tokenSetOrder": ["dark", "light"]}"#),
    ]
    #expect(color(validate(files)) == "#ffffff")
    #expect(color(validate(Array(files.prefix(2)))) == "#000000")
  }

  @Test func aSetWithoutAFileIsTold() {
    let themes = #"[{"name": "A", "selectedTokenSets": {"light": "enabled", "gone": "enabled"}}]"#
    let validation = validate([("tokens/$themes.json", themes)])
    let found = validation.diagnostics.filter { $0.id == .invalidResolver }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("'gone' is selected and has no file") == true)
    #expect(color(validation) == "#ffffff")
  }

  @Test func aGroupWithoutADefaultHasToBeChosen() {
    let validation = validate([("tokens/$themes.json", Self.themes)])
    #expect(validation.diagnostics.contains { $0.id == .invalidInput })
  }
}
