import Foundation
import Testing

/// The architecture page names files. Each has to be there.
@Suite struct ArchitectureDocumentTests {
  @Test func filesThatItNamesExist() throws {
    let page = packageRoot.appending(path: "Documentation/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: packageRoot.appending(path: "Sources").path)
    let named = Set(text.matches(of: /`([A-Za-z0-9+\/]+\.swift)`/).map { String($0.1) })
    #expect(named.count > 15)
    for file in named.sorted() {
      #expect(paths.contains { $0 == file || $0.hasSuffix("/" + file) }, "\(file) is not there")
    }
  }
}
