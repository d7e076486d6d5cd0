import Foundation
import Testing

/// A file of a few lines that stands for more than any machine holds: each line has the one before it twice.
struct Bomb: CustomTestStringConvertible, Sendable {
  var name: String
  var file = "bomb.json"
  var text: String
  var dialect = "auto"
  /// Whether its references put something into each other; if not, it is as small as it looks.
  var isLive = true
  /// What to ask for besides: an output of one theme has only the defaults.
  var options: [String] = []

  var testDescription: String { name }

  /// `count` members of an object, each made from its number.
  static func members(_ count: Int, _ member: (Int) -> String) -> String {
    (0..<count).map(member).joined(separator: ",\n")
  }

  /// Tokens of which the first is `seed` and every other is made of the one before.
  static func tokens(
    _ name: String, _ seed: String, dialect: String = "auto", count: Int = 60, isLive: Bool = true,
    _ next: (String) -> String
  ) -> Bomb {
    let text = members(count) { "\"t\($0)\": " + ($0 == 0 ? seed : next("t\($0 - 1)")) }
    return Bomb(name: name, text: "{\(text)}", dialect: dialect, isLive: isLive)
  }
}

extension Bomb {
  static let texts: [Bomb] = [
    tokens(
      "texts of Style Dictionary", #"{"value": "laughter", "type": "content"}"#,
      dialect: "style-dictionary"
    ) { #"{"value": "{\#($0).value} {\#($0).value}", "type": "content"}"# },
    tokens(
      "texts of Tokens Studio", #"{"value": "laughter", "type": "text"}"#, dialect: "tokens-studio"
    ) { #"{"value": "{\#($0)} {\#($0)}", "type": "text"}"# },
    tokens(
      "sums of Tokens Studio", #"{"value": "(a", "type": "text"}"#, dialect: "tokens-studio"
    ) { #"{"value": "({\#($0)} + {\#($0)}) * 2", "type": "text"}"# },
  ]

  static let values: [Bomb] = [
    tokens("data", #"{"value": ["x"], "type": "data"}"#) {
      #"{"value": ["{\#($0).value}", "{\#($0).value}"], "type": "data"}"#
    },
    tokens("members of data", #"{"value": {"x": "x"}, "type": "data"}"#) {
      #"{"value": {"a": "{\#($0)}", "b": "{\#($0)}"}, "type": "data"}"#
    },
    tokens("families", #"{"value": ["A"], "type": "fontFamily"}"#) {
      #"{"value": ["{\#($0)}", "{\#($0)}"], "type": "fontFamily"}"#
    },
    tokens(
      "shadows",
      ##"{"value": [{"x": "0px", "y": "1px", "blur": "2px", "spread": "0px", "color": "#000"}], "type": "shadow"}"##
    ) { #"{"value": ["{\#($0)}", "{\#($0)}"], "type": "shadow"}"# },
    tokens("texts of shadows", ##"{"value": "0 0 1px #000", "type": "shadow"}"##) {
      #"{"value": "{\#($0)}, {\#($0)}", "type": "shadow"}"#
    },
    tokens(
      "gradients", ##"{"value": [{"color": "#000", "position": 0}], "type": "gradient"}"##
    ) { #"{"value": ["{\#($0)}", "{\#($0)}"], "type": "gradient"}"# },
    tokens(
      "pointers to lists", #"{"$type": "fontFamily", "$value": ["A"]}"#, dialect: "dtcg",
      isLive: false
    ) {
      ##"{"$type": "fontFamily", "$value": [{"$ref": "#/\##($0)/$value"}, {"$ref": "#/\##($0)/$value"}]}"##
    },
    tokens("pointers to data", #"{"$type": "data", "$value": ["A"]}"#, isLive: false) {
      ##"{"$type": "data", "$value": [{"$ref": "#/\##($0)/$value"}, {"$ref": "#/\##($0)/$value"}]}"##
    },
  ]

  /// Not doubled, but long.
  static let shared: [Bomb] = [
    Bomb(
      name: "tokens that share a text",
      text: "{\"t\": {\"long\": \"\(String(repeating: "ha", count: 500_000))\", "
        + members(3000) { "\"t\($0)\": \"{t.long}\"" } + "}}"),
    Bomb(
      name: "texts that hold a text",
      text: "{\"long\": {\"value\": \"\(String(repeating: "ha", count: 30_000))\"}, "
        + members(1000) { "\"t\($0)\": {\"value\": \"{long}!\"}" } + "}",
      dialect: "style-dictionary"),
    tokens("data in data, many times", #"{"value": {"x": 1}, "type": "data"}"#, count: 20_000) {
      #"{"value": {"a": "{\#($0)}"}, "type": "data"}"#
    },
    Bomb(
      name: "groups that share a text",
      text: """
        {"g": {"$type": "string", "long": {"$value": "\(String(repeating: "ha", count: 500_000))"}},
         \(members(3000) { "\"h\($0)\": {\"$extends\": \"{g}\"}" })}
        """),
  ]

  static let groups: [Bomb] = [
    tokens("groups that extend", #"{"x": {"$type": "number", "$value": 1}}"#, dialect: "dtcg") {
      #"{"a": {"$extends": "{\#($0)}"}, "b": {"$extends": "{\#($0)}"}}"#
    }
  ]

  static let documents: [Bomb] = [
    Bomb(
      name: "sets of a resolver document", file: "bomb.resolver.json",
      text: """
        {"version": "2025.10", "sets": {\(members(60) {
          let next = "{\"$ref\": \"#/sets/s\($0 + 1)\"}"
          return "\"s\($0)\": {\"sources\": [\($0 < 59 ? "\(next), \(next)" : "")]}"
        })},
         "resolutionOrder": [{"$ref": "#/sets/s0"}]}
        """),
    Bomb(
      name: "modifiers of a resolver document", file: "bomb.resolver.json",
      text: """
        {"version": "2025.10", "modifiers": {\(members(60) {
          "\"m\($0)\": {\"contexts\": {\"a\": [], \"b\": []}, \"default\": \"a\"}"
        })},
         "resolutionOrder": [\(members(60) { "{\"$ref\": \"#/modifiers/m\($0)\"}" })]}
        """,
      options: (0..<60).flatMap { ["--input", "m\($0)=*"] }),
  ]

  static let all = texts + values + shared + groups + documents
}

/// Bombs end in `limit-exceeded`, soon and in little memory.
@Suite(.enabled(if: Tool.has("python3"), "needs python3")) struct BombTests {
  /// 2^60 is more than there is. Whatever a bomb is made of, either the dialect does not expand it, and then
  /// the theme is small, or the limit is told.
  @Test(arguments: Bomb.all) func bombsAreDefused(_ bomb: Bomb) throws {
    let folder = try CommandFolder()
    try folder.write(bomb.text, to: bomb.file)
    let arguments = [bomb.file, "--dialect", bomb.dialect]
    let runs = [
      try MeasuredRun(in: folder, ["validate"] + arguments),
      try MeasuredRun(in: folder, ["build"] + arguments + ["-o", "json:-"] + bomb.options),
      try MeasuredRun(in: folder, ["build"] + arguments + ["-o", "t.css", "-o", "T.swift"]),
    ]
    for run in runs {
      if bomb.isLive {
        #expect(run.status == 1 && run.output.contains("error: "), "\(run)")
        #expect(run.output.contains("[limit-exceeded]"), "\(run)")
      }
      #expect(run.memory < 200_000_000, "\(run.memory) bytes")
      #expect(run.seconds < (MeasuredRun.isOptimized ? 1 : 10), "\(run.seconds) s")
    }
  }
}
