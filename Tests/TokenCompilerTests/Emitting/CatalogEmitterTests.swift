import Foundation
import Testing

@testable import TokenCompiler

@Suite struct CatalogEmitterTests {
  private static let red = TokenValue.color(Color(.srgb, [1, 0, 0]))
  private static let green = TokenValue.color(Color(.srgb, [0, 1, 0]))
  private static let blue = TokenValue.color(Color(.srgb, [0, 0, 1]))
  private static let grey = TokenValue.color(Color(.srgb, [0.5, 0.5, 0.5]))

  @Test func writesTheColorsOfEveryType() throws {
    let files = try SampleGraphs.everyType().emit(.xcassets)
    try Golden.expect(files, in: "everyType/xcassets", defaultName: "")
    #expect(!files.contains { $0.path.contains("size") }, "a folder without a color is left out")
  }

  /// Nothing is written that Xcode would not read as the number that is meant.
  @Test func everyNumberHasAPointAndDecimals() throws {
    for (_, graph) in FixtureOutputTests.graphs {
      let sets = try Self.sets(of: graph())
      #expect(sets.count > 20)
      for number in sets.flatMap({ $0.set.colors.flatMap { $0.color.components.values } }) {
        #expect(number.wholeMatch(of: /[01]\.[0-9]{3,6}/) != nil, "\(number)")
      }
    }
  }

  @Test func valuesAreThoseOfTheTheme() throws {
    let graph = try FixtureThemes.defaultAndDark()
    var sets = Dictionary(uniqueKeysWithValues: try Self.sets(of: graph).map { ($0.name, $0.set) })
    for token in graph.tokens.ids {
      guard case .color? = graph.value(of: token) else { continue }
      let name = graph.path(of: token).split(separator: ".").joined(separator: "/")
      let set = try #require(sets[name], "there is no set for \(name)")
      sets[name] = nil
      for (theme, appearance) in [[:], ["luminosity": "dark"]].enumerated() {
        guard case .color(let color)? = graph.value(of: token, inTheme: theme) else { continue }
        let found = try #require(set.bytes(for: appearance))
        let expected = color.srgbBytes
        #expect(found == [expected.red, expected.green, expected.blue, expected.alpha])
      }
    }
    #expect(sets.isEmpty)
  }

  @Test func contextsBecomeAppearances() throws {
    var builder = GraphBuilder(
      themes: ["light", "dark", "light-high-contrast", "dark-high-contrast"], modifier: "mode")
    builder.add("four", .color, Self.red, Self.green, Self.blue, Self.grey)
    builder.add("two", .color, Self.red, Self.green, Self.red, Self.green)
    builder.add("contrast", .color, Self.red, Self.red, Self.blue, Self.blue)
    builder.add("one", .color, Self.red, Self.red, Self.red, Self.red)
    builder.add("none", .color, .null)
    builder.add("gone", .color, Self.red, .null, Self.red, .null)
    let sets = Dictionary(
      uniqueKeysWithValues: try Self.sets(of: builder.graph()).map { ($0.name, $0.set) })
    #expect(
      sets["four"]?.appearances == [
        [:], ["luminosity": "dark"], ["contrast": "high"],
        ["luminosity": "dark", "contrast": "high"],
      ])
    #expect(sets["two"]?.appearances == [[:], ["luminosity": "dark"]])
    #expect(sets["contrast"]?.appearances == [[:], ["contrast": "high"]])
    #expect(sets["one"]?.appearances == [[:]])
    #expect(sets["none"] == nil)
    #expect(sets["gone"]?.bytes(for: ["luminosity": "dark"]) == [0, 0, 0, 0])
  }

  @Test func aModifierThatIsNoAppearanceHasAFolder() throws {
    var builder = GraphBuilder(
      modifiers: [
        Modifier("brand", contexts: ["house", "acme"], defaultContext: "house"),
        Modifier("mode", contexts: ["light", "dark"], defaultContext: "light"),
      ],
      themes: [["house", "light"], ["house", "dark"], ["acme", "light"], ["acme", "dark"]])
    builder.add("a.b", .color, Self.red, Self.green, Self.blue, Self.grey)
    let sets = try Self.sets(of: builder.graph())
    #expect(sets.map(\.name) == ["a/b", "acme/a/b"])
    #expect(
      sets.map { $0.set.bytes(for: ["luminosity": "dark"]) } == [
        [0, 255, 0, 255], [128, 128, 128, 255],
      ])
    let folders = try builder.graph().emit(.xcassets).map(\.path)
    #expect(
      folders == [
        "Contents.json", "a/Contents.json", "a/b.colorset/Contents.json", "acme/Contents.json",
        "acme/a/Contents.json", "acme/a/b.colorset/Contents.json",
      ])
    let apart = try Self.sets(of: builder.graph(), XCAssetsEmitter(appearance: "none"))
    #expect(apart.map(\.name) == ["a/b", "dark/a/b", "acme/a/b", "acme-dark/a/b"])
  }

  @Test func aFolderAroundEverythingIsPartOfTheNames() throws {
    var builder = GraphBuilder(themes: ["default", "acme"])
    builder.add("a.b", .color, Self.red, Self.blue)
    let sets = try Self.sets(of: builder.graph(), XCAssetsEmitter(folder: "../x"))
    #expect(sets.map(\.name) == ["___x/a/b", "___x/acme/a/b"])
  }

  @Test func aRootGroupAndAThemeThatMeetAreReported() throws {
    var builder = GraphBuilder(themes: ["default", "acme"])
    builder.add("Acme.b", .color, Self.red, Self.blue)
    let found = Self.findings(builder.graph())
    #expect(
      found == [
        "the theme 'acme' and 'Acme' differ in the asset catalog in a way that file systems do not see"
      ])
  }

  @Test func colorsOfAnotherSpaceAreConverted() throws {
    var builder = GraphBuilder()
    builder.add("p3", .color, .color(Color(.displayP3, [1, 0, 0])))
    builder.add("srgb", .color, Self.red)
    builder.add("inner", .color, .color(Color(.oklch, [0.6, 0.1, 20])))
    builder.add("outer", .color, .color(Color(.rec2020, [0, 1, 0], alpha: 0.5)))
    let graph = builder.graph()
    func spaces(_ emitter: XCAssetsEmitter) throws -> [String] {
      try Self.sets(of: graph, emitter).compactMap { $0.set.colors.first?.color.space }
    }
    #expect(try spaces(.xcassets) == ["display-p3", "srgb", "srgb", "display-p3"])
    #expect(try spaces(XCAssetsEmitter(colorSpaces: .srgb)) == Array(repeating: "srgb", count: 4))
    let wide = try Self.sets(of: graph, XCAssetsEmitter(colorSpaces: .displayP3))
    #expect(
      wide[1].set.colors[0].color.components == [
        "red": "0.917488", "green": "0.200287", "blue": "0.138561", "alpha": "1.000",
      ])
    #expect(
      Self.findings(graph) == [
        "the rec2020 colour of 'outer' does not fit into Display P3 and was moved into it"
      ])
    #expect(
      Self.findings(graph, XCAssetsEmitter(colorSpaces: .srgb)) == [
        "the display-p3 colour of 'p3' does not fit into sRGB and was moved into it",
        "the rec2020 colour of 'outer' does not fit into sRGB and was moved into it",
      ])
  }

  @Test func noNameLeavesItsFolder() throws {
    for text in SampleGraphs.hostile + ["..", ".", "../../x", "/etc", "C:\\x", "a.colorset", ".x"] {
      var builder = GraphBuilder()
      builder.add(segments: ["g", text, text], types: [.color], values: [Self.red])
      let paths = try builder.graph().emit(.xcassets).map(\.path)
      let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
      #expect(parts.map(\.count) == [1, 2, 3, 4])
      let (folder, set) = (parts[3][1], parts[3][2])
      #expect(set == folder + ".colorset")
      #expect(!folder.contains(".") && !folder.isEmpty, "\(folder.debugDescription)")
      #expect(folder.unicodeScalars.allSatisfy { !HiddenCharacters.contains($0.value) })
    }
  }

  @Test(arguments: [
    ("red", "Red"), ("É", "e\u{301}"), ("a/b", "a_b"), ("..", "__"),
    ("straße", "STRASSE"),
  ])
  func namesThatMeetAreReported(first: String, second: String) throws {
    for segments in [[[first], [second]], [[first, "x"], [second, "y"]]] {
      var builder = GraphBuilder()
      for path in segments {
        builder.add(segments: ["g"] + path, types: [.color], values: [Self.red])
      }
      var diagnostics = Diagnostics()
      _ = XCAssetsEmitter().emit(builder.graph(), into: &diagnostics)
      let found = diagnostics.sorted()
      #expect(found.map(\.id) == [.nameCollision])
      #expect(found.allSatisfy { $0.span != nil && $0.related.count == 1 })
    }
  }

  @Test func aTokenMayBeNamedLikeAGroup() throws {
    var builder = GraphBuilder()
    builder.add("a", .color, Self.red)
    builder.add("a.b", .color, Self.red)
    #expect(Self.findings(builder.graph()) == [])
  }

  @Test func aNameThatNoFileCanHaveIsReported() throws {
    var builder = GraphBuilder()
    builder.add(String(repeating: "é", count: 123), .color, Self.red)
    #expect(Self.findings(builder.graph()) == [])
    let long = String(repeating: "é", count: 124)
    builder.add(long, .color, Self.red)
    #expect(
      Self.findings(builder.graph())
        == ["a name in '\(long)' is too long for a file of the asset catalog"])
  }

  @Test func anUnknownModifierIsReported() {
    let graph = GraphBuilder(themes: ["a", "b"]).graph()
    #expect(
      Self.findings(graph, XCAssetsEmitter(appearance: "mood"))
        == ["--xcassets-appearance names 'mood', which is no modifier"])
  }

  @Test func knowsItsOwnFilesAndNoOthers() throws {
    for file in try SampleGraphs.everyType().emit(.xcassets) {
      #expect(XCAssetsEmitter.wrote(file.bytes, at: file.path))
      #expect(!XCAssetsEmitter.wrote(file.bytes, at: file.path + ".bak"))
      let text = String(decoding: file.bytes, as: UTF8.self)
      let theirs = text.replacing("\"tokenc\"", with: "\"xcode\"")
      #expect(!XCAssetsEmitter.wrote(Array(theirs.utf8), at: file.path))
      #expect(!XCAssetsEmitter.wrote(Array((text + "\n").utf8), at: file.path))
    }
    #expect(!XCAssetsEmitter.wrote([], at: "Contents.json"))
  }

  private static func findings(
    _ graph: ThemeGraph, _ emitter: XCAssetsEmitter = .xcassets
  ) -> [String] {
    var diagnostics = Diagnostics()
    _ = emitter.emit(graph, into: &diagnostics)
    return diagnostics.sorted().map(\.message)
  }

  /// The sets of a graph, by the names that Xcode gives them.
  private static func sets(
    of graph: ThemeGraph, _ emitter: XCAssetsEmitter = .xcassets
  ) throws -> [(name: String, set: ColorSet)] {
    try graph.emit(emitter).compactMap { file in
      let ending = ".colorset/Contents.json"
      guard file.path.hasSuffix(ending) else { return nil }
      let set = try JSONDecoder().decode(ColorSet.self, from: Data(file.bytes))
      return (String(file.path.dropLast(ending.count)), set)
    }
  }
}

/// A colour set as Xcode reads it.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Color: Decodable {
      var space: String
      var components: [String: String]
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }
    var appearances: [Appearance]?
    var color: Color
    var idiom: String
    var named: [String: String] {
      Dictionary(uniqueKeysWithValues: (appearances ?? []).map { ($0.appearance, $0.value) })
    }
  }

  var colors: [Entry]
  var appearances: [[String: String]] { colors.map(\.named) }

  /// Red, green, blue and alpha of the entry that the system would take.
  func bytes(for appearance: [String: String]) -> [UInt8]? {
    let entry = colors.first { $0.named == appearance } ?? colors.first
    return entry.map { entry in
      ["red", "green", "blue", "alpha"].map {
        UInt8((Double(entry.color.components[$0] ?? "") ?? -1) * 255 + 0.5)
      }
    }
  }
}
