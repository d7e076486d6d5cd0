import Foundation
import Testing

@testable import TokenCompiler

/// Pages in a browser, as people and screen readers find them.
enum PageBrowser {
  /// Opens a page and evaluates an expression, with the functions of `page.js` at hand.
  static func open<Value: Decodable>(
    _ page: [UInt8], _ script: String, _ type: Value.Type = Value.self,
    change: (inout Browser.Job) -> Void = { _ in }
  ) throws -> Value {
    let folder = try CommandFolder()
    try folder.write(String(decoding: page, as: UTF8.self), to: "page.html")
    let functions = try String(
      contentsOf: Browser.folder.appending(path: "page.js"), encoding: .utf8)
    var job = Browser.Job(
      url: folder.url.appending(path: "page.html").absoluteString,
      script: functions + "\n" + script, tree: true)
    change(&job)
    return try quiet(Browser.open([job], Value.self)[0])
  }

  /// Nothing is asked for, nothing goes wrong, and everything that can be used has a name.
  static func quiet<Value>(_ result: Browser.Result<Value>) throws -> Value {
    #expect(result.failure == nil)
    #expect(result.messages == [])
    #expect(result.requests == [])
    let used = [
      "button", "link", "checkbox", "searchbox", "textbox", "navigation", "table", "image",
      "DisclosureTriangle",
    ]
    let nodes = (result.tree ?? []).filter { used.contains($0.role ?? "") }
    #expect(nodes.count > 2)
    #expect(nodes.filter { ($0.name ?? "").isEmpty }.map(\.role) == [])
    return try #require(result.value)
  }
}
