import Foundation
import Testing

/// The stages lie in one module, so the compiler cannot keep their order. This does: a folder names
/// only types that are declared in itself or to its left.
@Suite struct LayeringTests {
  /// The order, lowest first. Files at the root of the library come last.
  static let order = [
    "Source", "Diagnostics", "JSON", "Tokens", "Reading", "Resolving", "Checking", "Emitting",
    "Comparing", "Explaining", "Converting", "Fixing", "Configuration", "Reporting", "",
  ]

  /// Stricter lines: the folder on the left may not name what the folder on the right declares.
  static let forbidden = [
    ("Emitting", "Checking"), ("Resolving", "JSONTree"), ("Checking", "JSONTree"),
    ("Emitting", "JSONTree"), ("Explaining", "JSONTree"), ("Reporting", "JSONTree"),
  ]

  struct File {
    let folder: String
    let path: String
    let code: String
  }

  @Test func foldersNameOnlyWhatLiesToTheirLeft() throws {
    let files = try Self.files()
    #expect(files.count > 30)
    let declared = Self.declarations(in: files)
    let leaks = Self.leaks(in: files, declared: declared)
    #expect(leaks.isEmpty, "\(leaks.joined(separator: "\n"))")
  }

  @Test func findsALeak() {
    let files = [
      File(folder: "JSON", path: "JSON/A.swift", code: "let x = Emitter.Type.self"),
      File(folder: "Emitting", path: "Emitting/B.swift", code: "protocol Emitter {}"),
    ]
    let leaks = Self.leaks(in: files, declared: Self.declarations(in: files))
    #expect(leaks == ["JSON/A.swift names 'Emitter' of Emitting, which lies to its right"])
  }

  @Test func onlyTheShellAndOneFileImportThePlatform() throws {
    for file in try Self.files() where file.path != "Source/PlatformMath.swift" {
      let imports = file.code.split(separator: "\n").filter { $0.contains("import ") }
      #expect(imports.isEmpty, "\(file.path) imports \(imports)")
    }
  }

  private static func leaks(in files: [File], declared: [String: String]) -> [String] {
    var leaks: [String] = []
    for file in files {
      let place = order.firstIndex(of: file.folder) ?? 0
      for word in Set(words(in: file.code)).sorted() {
        guard let folder = declared[word] else { continue }
        if (order.firstIndex(of: folder) ?? 0) > place {
          leaks.append("\(file.path) names '\(word)' of \(folder), which lies to its right")
        } else if forbidden.contains(where: {
          $0 == (file.folder, folder) || $0 == (file.folder, word)
        }) {
          leaks.append("\(file.path) names '\(word)', which \(file.folder) may not know")
        }
      }
    }
    return leaks
  }

  /// The name of each type at the top level of a file, with its folder. A name that two folders
  /// declare is left out.
  private static func declarations(in files: [File]) -> [String: String] {
    let pattern =
      /(?m)^(?:public |package |private |fileprivate |final |indirect )*(?:struct|enum|class|protocol|typealias|actor) ([A-Za-z0-9_]+)/
      .wordBoundaryKind(.simple)
    var declared: [String: String] = [:]
    for file in files {
      for match in file.code.matches(of: pattern) {
        let name = String(match.1)
        declared[name] = declared[name].map { $0 == file.folder ? $0 : "?" } ?? file.folder
      }
    }
    return declared.filter { $0.value != "?" }
  }

  private static func words(in code: String) -> [String] {
    code.matches(of: /\b[A-Z][A-Za-z0-9_]*\b/.wordBoundaryKind(.simple)).map { String($0.0) }
  }

  /// The sources of the library without comments and the insides of strings.
  private static func files() throws -> [File] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TokenCompiler")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
      return File(folder: folder, path: path, code: stripped(text))
    }
  }

  private static func stripped(_ code: String) -> String {
    code.replacing(/"""[\s\S]*?"""/, with: "\"\"").replacing(/(?m)\/\/.*$/, with: "")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "\"\"")
  }
}
