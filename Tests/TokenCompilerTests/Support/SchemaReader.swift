import Foundation

/// Judges JSON documents by a JSON Schema with PyPI's jsonschema.
enum SchemaReader {
  /// Whether `python3` has it.
  static let isAvailable = Python.has("jsonschema")

  /// Whether each document fits the schema.
  static func verdicts(on documents: [String], schema: String) throws -> [Bool] {
    let input = try JSONEncoder().encode([schema] + documents)
    let script = """
      import json, sys, jsonschema
      schema, *documents = json.load(sys.stdin)
      schema = json.loads(schema)
      jsonschema.Draft202012Validator.check_schema(schema)
      judge = jsonschema.Draft202012Validator(schema)
      print(json.dumps([judge.is_valid(json.loads(text)) for text in documents]))
      """
    return try JSONDecoder().decode([Bool].self, from: Python.run(script, input: input))
  }
}
