/// Tokens that several files of one set of files declare with different values. Style Dictionary merges
/// the files of a build and warns of these; files that are meant to override others are a layer of their
/// own.
struct FileCollisions {
  /// The layers that are one set of files.
  fileprivate struct FileSet: Hashable {
    var when: [String: String]
    var isContract: Bool
    var entry: Int
  }

  /// A token that is declared anew, and the declaration that it replaces.
  private struct Collision {
    var declaration: UInt32
    var former: UInt32
  }

  private let merged: MergedLayers
  /// For each set of files, the last declaration of each token; looked up only.
  private var known: [FileSet: [TokenID: UInt32]] = [:]

  /// Reports one note for each file that replaces values of others.
  static func report(
    _ layers: [Layer], _ merged: MergedLayers, into diagnostics: inout Diagnostics
  ) {
    var counts: [FileSet: Int] = [:]
    for layer in layers where layer.isStyleDictionary { counts[FileSet(layer), default: 0] += 1 }
    var collisions = FileCollisions(merged: merged)
    for number in merged.sets.indices {
      let layer = layers[merged.sets[number].layer]
      guard layer.isStyleDictionary, merged.sets[number].mode == nil,
        counts[FileSet(layer), default: 0] > 1
      else { continue }
      let found = collisions.add(setNumber: number, of: FileSet(layer))
      if let finding = collisions.finding(found, in: merged.sets[number].source) {
        diagnostics.report(finding)
      }
    }
  }

  private init(merged: MergedLayers) { self.merged = merged }

  /// Notes the tokens of a set and gives those that a file before it has with another value.
  private mutating func add(setNumber: Int, of files: FileSet) -> [Collision] {
    var found: [Collision] = []
    let placed = merged.sets[setNumber]
    for (index, token) in placed.tokens.enumerated() {
      let declaration = UInt32(placed.firstDeclaration + index)
      let former = known[files]?.updateValue(declaration, forKey: token)
      if known[files] == nil { known[files] = [token: declaration] }
      if let former, !isSame(former, declaration) {
        found.append(Collision(declaration: declaration, former: former))
      }
    }
    return found
  }

  /// Whether two declarations are of one file, or are written alike.
  private func isSame(_ left: UInt32, _ right: UInt32) -> Bool {
    let (a, b) = (self[left], self[right])
    guard a.valueSpan.source != b.valueSpan.source else { return true }
    return text(a.valueSpan) == text(b.valueSpan)
  }

  private subscript(number: UInt32) -> ThemeGraph.Declaration {
    merged.graph.declarations[DeclarationID(rawValue: number)]
  }

  private func text(_ span: SourceSpan) -> ArraySlice<UInt8> {
    merged.graph.sources[span.source].bytes[span.range.integers]
  }

  private func finding(_ collisions: [Collision], in source: SourceID) -> Diagnostic? {
    guard let first = collisions.first else { return nil }
    let shown = collisions.prefix(5).map { collision in
      RelatedPlace.otherDeclaration(path(collision), at: self[collision.former].nameSpan)
    }
    return .filesCollide(
      path(first), count: collisions.count, at: self[first.declaration].nameSpan, related: shown)
  }

  private func path(_ collision: Collision) -> String {
    merged.graph.path(of: self[collision.declaration].token)
  }
}

extension FileCollisions.FileSet {
  fileprivate init(_ layer: Layer) {
    self.init(when: layer.when, isContract: layer.isContract, entry: layer.entry)
  }
}

extension Layer {
  fileprivate var isStyleDictionary: Bool { source.dialect == .styleDictionary }
}
