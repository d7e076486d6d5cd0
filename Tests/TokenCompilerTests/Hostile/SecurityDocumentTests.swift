import Foundation
import Testing

/// Each promise of `SECURITY.md` names tests that are there.
@Suite struct SecurityDocumentTests {
  @Test func promisesNameTests() throws {
    let document = try String(
      contentsOf: packageRoot.appending(path: "SECURITY.md"), encoding: .utf8)
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let declared = try Self.declared()
    var count = 0
    for row in rows {
      let named = row.matches(of: #/`(\w+Tests)`/#).map { String($0.1) }
      #expect(!named.isEmpty, "\(row)")
      for name in named { #expect(declared.contains(name), "there is no \(name)") }
      count += named.count
    }
    #expect(rows.count > 8 && count > 20)
  }

  private static func declared() throws -> Set<String> {
    let folder = Golden.testsFolder.path
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      for name in text.matches(of: #/struct (\w+Tests)\b/#) { names.insert(String(name.1)) }
    }
    return names
  }
}
