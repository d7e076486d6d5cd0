/// The findings that a theme had when somebody decided to look at new ones only. It knows a finding by
/// code, file, path and message, not by its line.
package struct Baseline: Sendable {
  /// A finding, and how often it is known.
  struct Entry: Sendable, Hashable {
    var key: FindingKey
    /// The themes in which it is known; `nil` is all.
    var themes: [String]?
    var count: Int
    /// Where it stands in the file.
    var span: SourceSpan?
  }

  /// Findings of equal key and themes are one entry.
  private(set) var entries: [Entry] = []
  private var indexes: [Identity: Int] = [:]

  private struct Identity: Hashable {
    var key: FindingKey
    var themes: [String]?
  }

  /// A baseline that knows nothing.
  package init() {}

  /// What is found now, in a run in a folder.
  package init(_ findings: [Diagnostic], in sources: SourceSet, folder: String? = nil) {
    for finding in findings where finding.span != nil {
      let key = FindingKey(finding, in: sources, folder: folder)
      add(Entry(key: key, themes: finding.themes, count: 1))
    }
  }

  mutating func add(_ entry: Entry) {
    let identity = Identity(key: entry.key, themes: entry.themes)
    if let index = indexes[identity] {
      entries[index].count += entry.count
    } else {
      indexes[identity] = entries.count
      entries.append(entry)
    }
  }

  /// How many findings it knows.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The findings that it does not know, and how many it knows that are no longer there. Only files
  /// that were read are missed in.
  package func unknown(
    among findings: [Diagnostic], in sources: SourceSet, themes: [String], folder: String? = nil
  ) -> (findings: [Diagnostic], gone: Gone) {
    var ledger = Ledger(self, themes: themes)
    let unknown = findings.filter { finding in
      let key = FindingKey(finding, in: sources, folder: folder)
      return finding.span == nil || !ledger.take(key, finding.themes)
    }
    let files = sources.ids.map { id in
      let place = SourceSpan(id, ByteRange(start: 0, end: 0))
      return FindingKey(Diagnostic(.syntax, .error, "", at: place), in: sources, folder: folder)
        .file
    }
    return (unknown, ledger.gone(in: Set(files)))
  }

  /// What is known and no longer there.
  package struct Gone: Sendable {
    /// How many findings.
    package var count = 0
    /// The first of them.
    package var span: SourceSpan?
  }

  /// How often each entry is still to come.
  private struct Ledger {
    private let entries: [Entry]
    private let themes: [String]
    private var left: [Int]
    private var candidates: [FindingKey: [Int]] = [:]

    init(_ baseline: Baseline, themes: [String]) {
      entries = baseline.entries
      self.themes = themes
      left = entries.map(\.count)
      for (index, entry) in entries.enumerated() {
        candidates[entry.key, default: []].append(index)
      }
    }

    /// Whether a finding is known, once for each time that it is: in just these themes first, then
    /// in more of them.
    mutating func take(_ key: FindingKey, _ found: [String]?) -> Bool {
      let open = (candidates[key] ?? []).filter { left[$0] > 0 }
      let exact = open.first { entries[$0].themes == found }
      guard let index = exact ?? open.first(where: { covers(entries[$0].themes, found) }) else {
        return false
      }
      left[index] -= 1
      if left[index] == 0 { candidates[key]?.removeAll { $0 == index } }
      return true
    }

    private func covers(_ known: [String]?, _ found: [String]?) -> Bool {
      guard let known else { return true }
      return (found ?? themes).allSatisfy(known.contains)
    }

    func gone(in files: Set<String>) -> Gone {
      var gone = Gone()
      for (entry, left) in zip(entries, left) where left > 0 && files.contains(entry.key.file) {
        if gone.count == 0 { gone.span = entry.span }
        gone.count += left
      }
      return gone
    }
  }
}

extension Baseline {
  /// The file: sorted, one finding a line, so that versions can be compared.
  package var bytes: [UInt8] {
    let sorted = entries.sorted { Self.order($0).lexicographicallyPrecedes(Self.order($1)) }
    var out = ByteWriter(capacity: 100 + entries.count * 200)
    out.write("{\n  \"version\": 1,\n  \"files\": {")
    var file: String?
    for entry in sorted {
      if entry.key.file != file {
        out.write(file == nil ? "\n    " : "\n    ],\n    ")
        out.writeJSON(string: entry.key.file)
        out.write(": [\n      ")
        file = entry.key.file
      } else {
        out.write(",\n      ")
      }
      out.writeJSON(Self.json(entry))
    }
    out.write(file == nil ? "}\n}\n" : "\n    ]\n  }\n}\n")
    return out.finish()
  }

  private static func order(_ entry: Entry) -> [String] {
    let key = entry.key
    return [key.file, key.code, key.path, key.message] + (entry.themes ?? [])
  }

  private static func json(_ entry: Entry) -> JSONValue {
    .members([
      "code": .string(entry.key.code),
      "path": entry.key.path.isEmpty ? nil : .string(entry.key.path),
      "message": .string(entry.key.message),
      "themes": entry.themes.map { .array($0.map { .string($0) }) },
      "count": entry.count == 1 ? nil : .integer(entry.count),
    ])
  }
}
