import Foundation
import Testing

@testable import TokenCompiler

/// Mermaid itself, of which NiceGUI, a package of Python, brings a build along.
private enum Mermaid {
  static let reason: String = "needs 'chromium' and Mermaid: pip install --no-deps nicegui"

  /// Where Mermaid's modules are.
  static let folder: String? = {
    let script = """
      import importlib.util, os
      spec = importlib.util.find_spec("nicegui")
      path = os.path.join(spec.submodule_search_locations[0], "elements", "mermaid", "dist")
      assert os.path.exists(os.path.join(path, "index.js"))
      print(path)
      """
    guard let output = try? Python.run(script, input: Data()) else { return nil }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }()
}

/// What Mermaid itself draws.
@Suite(.enabled(if: Browser.isThere && Mermaid.folder != nil, "\(Mermaid.reason)"))
struct MermaidBrowserTests {
  struct Drawn: Decodable {
    var failure: String?
    var nodes: [String]
    var arrows: Int
    var labels: [String]
  }

  private static let page = """
    <!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>
    <script type="module">
    import { mermaid } from "./mermaid/index.js";
    mermaid.initialize({ startOnLoad: false });
    const texts = (root, selector) => [...root.querySelectorAll(selector)].map((e) => e.textContent);
    window.draw = async (texts_) => {
      const all = [];
      for (const [index, text] of texts_.entries()) {
        try {
          const { svg } = await mermaid.render("g" + index, text);
          const root = new DOMParser().parseFromString(svg, "text/html");
          all.push({ nodes: texts(root, "g.node"), arrows: root.querySelectorAll("path.flowchart-link").length,
            labels: texts(root, "g.edgeLabel .edgeLabel").filter(Boolean) });
        } catch (error) {
          all.push({ failure: String(error), nodes: [], arrows: 0, labels: [] });
        }
      }
      return all;
    };
    </script>
    """

  private static func draw(_ texts: [String]) throws -> [Drawn] {
    let folder = try CommandFolder(["a.html": page])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "mermaid").path,
      withDestinationPath: try #require(Mermaid.folder))
    let payload = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let job = Browser.Job(
      url: "a.html", serve: folder.url.path, script: "draw(\(payload))")
    let result = try Browser.open([job], [Drawn].self)[0]
    #expect(result.failure == nil && result.messages == [])
    return try #require(result.value)
  }

  /// Each node has the text that it should have, and each arrow is there.
  @Test func drawsWhatIsMeant() throws {
    var texts: [String] = []
    for graph in try GraphFormatTests.graphs.map({ try $0() }) where graph.tokens.count > 0 {
      for detail in ["auto", "groups"] {
        let emitter = try MermaidEmitter(EmitterSettings(values: ["detail": detail]))
        texts.append(String(decoding: try graph.emit(emitter)[0].bytes, as: UTF8.self))
      }
    }
    #expect(texts.count >= 8)
    for (text, drawn) in zip(texts, try Self.draw(texts)) {
      #expect(drawn.failure == nil)
      let lines = text.split(separator: "\n")
      let nodes = lines.compactMap {
        $0.firstMatch(of: #/^  n\d+\["(.*)"\]$/#).map { String($0.1) }
      }
      let arrows = lines.filter { $0.contains(" -->") }
      let labels = arrows.compactMap { $0.firstMatch(of: #/-->\|"(.*)"\|/#).map { String($0.1) } }
      #expect(Self.difference(drawn.nodes.map(Self.bare), nodes.map(Self.meant)) == [])
      #expect(drawn.arrows == arrows.count)
      #expect(Self.difference(drawn.labels.map(Self.bare), labels.map(Self.meant)) == [])
    }
  }

  /// Texts that are not in both, an empty one aside.
  private static func difference(_ drawn: [String], _ meant: [String]) -> [String] {
    func counted(_ texts: [String]) -> [String: Int] {
      Dictionary(texts.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let (drawn, meant) = (counted(drawn), counted(meant))
    return Set(drawn.keys).union(meant.keys).filter { drawn[$0] != meant[$0] }
      .map { "\($0.debugDescription) drawn \(drawn[$0] ?? 0) meant \(meant[$0] ?? 0)" }.sorted()
  }

  /// Without white space, which HTML joins.
  private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// What a text of a flowchart says.
  private static func meant(_ text: String) -> String {
    bare(
      text.replacing("<br/>", with: "").replacing(#/#(\d+);/#) { match in
        Unicode.Scalar(UInt32(match.1) ?? 0).map { String(Character($0)) } ?? ""
      })
  }
}
