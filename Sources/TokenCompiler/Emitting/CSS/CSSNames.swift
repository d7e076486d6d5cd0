/// The names of all custom properties: `--` and every segment of the path joined by `-`.
struct CSSNames {
  private var bytes: [UInt8] = []
  private var ranges: [Range<Int>]
  /// How much of each name stands in front of the path: the hyphens and the prefix.
  private var start = 2
  /// What the names of classes begin with.
  private(set) var classPrefix: [UInt8] = []
  /// By the number of a value: the properties that it has. Each token's is asked for several times.
  private let parts: [CSSParts]

  /// A group that the walk is in: what is left of it, and how much of the name it and those around it
  /// make.
  private struct Level {
    var members: Range<Int>
    var length: Int
  }

  /// Names every token of a graph; linear in what is written.
  init(_ graph: ThemeGraph, prefix: String) {
    ranges = Array(repeating: 0..<0, count: graph.tokens.count)
    parts = graph.values.map { CSSParts(of: $0) }
    guard !graph.groups.isEmpty else { return }
    let members = GroupMembers(graph)
    var out = ByteWriter(capacity: 64 + graph.tokens.count * 48)
    var path = ByteWriter(capacity: 256)
    path.write("--")
    let prefix = Self.bare(prefix)
    if !prefix.isEmpty {
      path.writeCSS(identifier: ArraySlice(prefix.utf8))
      path.write("-")
      start = path.count
      classPrefix = Self.beginning(Array(path.bytes(from: 2)))
    }
    var open = [Level(members: members.positions(of: .root), length: path.count)]
    while let level = open.last {
      path.truncate(to: level.length)
      guard let position = level.members.first else {
        open.removeLast()
        continue
      }
      open[open.count - 1].members = position + 1..<level.members.upperBound
      switch members[position] {
      case .token(let token): add(token, graph, path, to: &out)
      case .group(let group):
        path.writeCSS(identifier: graph.names.utf8(graph.groups[group].name))
        path.write("-")
        open.append(Level(members: members.positions(of: group), length: path.count))
      }
    }
    bytes = out.finish()
  }

  /// The name of a token's property, as CSS writes it.
  func name(of token: TokenID) -> ArraySlice<UInt8> { bytes[ranges[token.index]] }

  /// The same without what every name begins with.
  func bareName(of token: TokenID) -> ArraySlice<UInt8> {
    let range = ranges[token.index]
    return bytes[min(range.lowerBound + start, range.upperBound)..<range.upperBound]
  }

  /// The properties that a token has in a theme.
  func parts(of token: TokenID, inTheme theme: Int, of graph: ThemeGraph) -> CSSParts {
    graph.valueNumber(of: token, inTheme: theme).map { parts[$0] } ?? []
  }

  /// A prefix as the beginning of an identifier, which is no digit and no hyphen with a digit.
  private static func beginning(_ prefix: [UInt8]) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = prefix.first else { return prefix }
    if digits.contains(first) {
      return Array("\\3".utf8) + [first, UInt8(ascii: " ")] + prefix[1...]
    }
    return first == UInt8(ascii: "-") ? [UInt8(ascii: "\\")] + prefix : prefix
  }

  /// A prefix without the hyphens that stand around it in any case, where it is written with them:
  /// `--acme-`.
  private static func bare(_ prefix: String) -> Substring {
    guard prefix.hasPrefix("--") else { return prefix[...] }
    let name = prefix.dropFirst(2)
    return name.hasSuffix("-") ? name.dropLast() : name
  }

  private mutating func add(
    _ token: TokenID, _ graph: ThemeGraph, _ path: ByteWriter, to out: inout ByteWriter
  ) {
    let start = out.count
    out.write(bytes: path.bytes(from: 0))
    out.writeCSS(identifier: graph.names.utf8(graph.tokens[token].name))
    // `--` alone is reserved: no name at all still has to be one.
    if out.count - start == 2 { out.write("_") }
    ranges[token.index] = start..<out.count
  }
}
