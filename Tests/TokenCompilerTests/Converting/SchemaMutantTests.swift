import Foundation
import Testing

/// The schema of the default theme judges what `Benchmarks/mutants.py` makes of custom themes.
@Suite struct SchemaMutantTests {
  /// The kinds of mutations of which a schema sees every one, and those of which it sees none: a ring
  /// and a colour are no fault of one place, and a parser keeps one of two keys.
  static let seen = [
    "swapped letters", "swapped letters in a group", "lost letter", "capital letter",
    "dropped group", "dropped segment of a reference", "misspelt reference",
    "reference to a group", "wrong category", "wrong type", "unit", "hex digit", "null",
    "group for a token", "token for a group", "list for a token",
  ]
  static let unseen = [
    "ring", "token twice", "colour too pale", "half a pair", "half of a new pair",
    "smaller target", "dark left out",
  ]

  @Test(
    .enabled(
      if: SchemaReader.isAvailable,
      "python3 has no jsonschema: pip install jsonschema runs this test"))
  func agreesWithTheMutants() throws {
    let folder = try CommandFolder()
    let fixtures = packageRoot.appending(path: "Fixtures").path
    let run = try folder.tokenc(
      "schema", "\(fixtures)/defaultTokens.json", "--theme", "dark=\(fixtures)/darkTokens.json")
    #expect(run.status == 0 && run.errors.isEmpty)
    let counts = try JSONDecoder().decode(
      [String: [Int]].self,
      from: Python.run(
        Self.script, arguments: [packageRoot.appending(path: "Benchmarks").path],
        input: Data(run.output.utf8)))
    for kind in Self.seen {
      #expect(counts[kind].map { $0[0] == $0[1] && $0[1] > 1 } == true, "\(kind): \(counts)")
    }
    for kind in Self.unseen + ["harmless"] {
      #expect(counts[kind].map { $0[0] == 0 && $0[1] > 1 } == true, "\(kind): \(counts)")
    }
  }

  /// Prints for each kind how many themes the schema refuses, and how many there are.
  private static let script = """
    import json, random, sys, jsonschema
    sys.path.insert(0, sys.argv[1])
    import mutants
    judge = jsonschema.Draft202012Validator(json.load(sys.stdin))
    chance, counts = random.Random("3"), {}
    def count(kind, text):
        try:
            theme = json.loads(text)
        except ValueError:
            return
        found = counts.setdefault(kind, [0, 0])
        found[0] += not judge.is_valid(theme)
        found[1] += 1
    for kind, _, text, *_ in mutants.mutants(2 * len(mutants.KINDS), chance):
        count(kind, text)
    made, others = mutants.scenarios()
    for edit in mutants.EDITS.values():
        text = edit(chance.choice(made + others), chance)
        if text is not None:
            count("harmless", text)
    for scenario in made + others:
        count("harmless", scenario.document.text)
    print(json.dumps(counts))
    """
}
