/// Spans as locations, and the files that they are in.
struct SARIFPlaces {
  var lines: SourceLines
  private let sources: SourceSet
  /// Each path once, though several sources may have it.
  private var paths: [String] = []
  private var indexes: [String: Int] = [:]

  init(_ sources: SourceSet) {
    self.sources = sources
    lines = SourceLines(sources)
    for id in sources.ids where indexes[sources[id].path] == nil {
      indexes[sources[id].path] = paths.count
      paths.append(sources[id].path)
    }
  }

  /// The files that were read.
  var artifacts: [JSONValue] {
    paths.map { path in
      .members([
        "location": location(of: path, index: nil), "mimeType": .string("application/json"),
        "encoding": .string("UTF-8"), "roles": .array([.string("analysisTarget")]),
      ])
    }
  }

  func artifactLocation(of source: SourceID) -> JSONValue? {
    guard source.index < sources.count else { return nil }
    let path = sources[source].path
    return location(of: path, index: indexes[path])
  }

  mutating func location(
    of span: SourceSpan, id: JSONValue? = nil, message: JSONValue? = nil, path: String? = nil
  ) -> JSONValue? {
    guard let region = region(of: span) else { return nil }
    return .members([
      "id": id,
      "physicalLocation": .members([
        "artifactLocation": artifactLocation(of: span.source), "region": region,
      ]),
      "logicalLocations": path.map { path in
        .array([.members(["fullyQualifiedName": .string(path)])])
      },
      "message": message,
    ])
  }

  /// Lines and columns, the end exclusive; a column is a Unicode code point.
  mutating func region(of span: SourceSpan) -> JSONValue? {
    guard let (start, end) = lines.characters(of: span) else { return nil }
    return .members([
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ])
  }

  /// A relative path is relative to the root of the sources, which only the reader knows.
  private func location(of path: String, index: Int?) -> JSONValue {
    .members([
      "uri": .string(FileURI.reference(to: path)),
      "uriBaseId": path.hasPrefix("/") ? nil : .string("%SRCROOT%"),
      "index": index.map(JSONValue.integer),
    ])
  }
}

/// Paths as URI references (RFC 3986).
enum FileURI {
  /// `file:///…` for an absolute path, else a relative reference.
  static func reference(to path: String) -> String {
    guard !path.hasPrefix("/") else { return "file://" + escaped(path) }
    var rest = Substring(path)
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return escaped(rest.isEmpty ? path : String(rest))
  }

  private static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default:
        result.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] { result.append(hexDigits[Int(digit)]) }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)
}
