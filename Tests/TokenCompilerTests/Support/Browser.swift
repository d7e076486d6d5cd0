import Foundation

/// A headless Chromium, which says what it makes of a page.
enum Browser {
  static let isThere = Tool.has("chromium") && Tool.has("python3")
  static let reason: String = "there is no 'chromium' or 'python3': Debian's packages run this test"

  /// A page to open.
  struct Job: Encodable {
    var url: String
    /// A folder that a server on this machine shows; then `url` is a path in it.
    var serve: String?
    var media: [String: String] = [:]
    var medium: String?
    var pointer: String?
    var pressed: Bool?
    var script: String?
    /// A line for the shell, which runs after the script.
    var command: String?
    /// Evaluated until it is not null.
    var until: String?
    var size: [Int]?
    var screenshot: String?
    var tree = false
    /// Whether the page may not run its scripts.
    var noScripts: Bool?
  }

  /// What became of it.
  struct Result<Value: Decodable>: Decodable {
    var value: Value?
    /// What `until` was in the end.
    var later: Value?
    var failure: String?
    /// What the page said on the console, and its errors.
    var messages: [String]
    /// What it asked for besides itself.
    var requests: [String]
    var tree: [Node]?
  }

  /// A node of the accessibility tree.
  struct Node: Decodable {
    var role: String?
    var name: String?
  }

  static let folder = Golden.testsFolder.appending(path: "Fixtures/Browser")

  /// Opens pages one after the other.
  static func open<Value: Decodable>(
    _ jobs: [Job], _ type: Value.Type = Value.self
  ) throws -> [Result<Value>] {
    let driver = try String(contentsOf: folder.appending(path: "chromium.py"), encoding: .utf8)
    let output = try Python.run(driver, input: JSONEncoder().encode(jobs))
    return try JSONDecoder().decode([Result<Value>].self, from: output)
  }
}
