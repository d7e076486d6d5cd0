@testable import TokenCompiler

/// Reads a text as one source.
func read(_ text: String, as dialect: Dialect = .auto, path: String = "a.json") -> ReadSource {
  SourceReader.read(SourceFile(path: path, text: text), as: dialect)
}

extension ReadSource {
  /// The findings as `LINE CODE PATH «TEXT»`, by place.
  var findingLines: [String] {
    let lines = LineIndex(source)
    return findings.sorted {
      ($0.span?.range.start ?? 0) < ($1.span?.range.start ?? 0)
    }.map { finding in
      guard let range = finding.span?.range else { return "\(finding.id.rawValue) nowhere" }
      let path = finding.path.map { " \($0)" } ?? ""
      let line = lines.location(of: range.start).line
      let mark = finding.severity == .error ? "" : " (\(finding.severity))"
      return "\(line) \(finding.id.rawValue)\(mark)\(path) «\(source.text(in: range))»"
    }
  }

  /// Each token as `PATH [TYPE] VALUE`, those of a context behind a line that names it.
  var tokenLines: [String] {
    sets.flatMap { conditional -> [String] in
      let when = conditional.when.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value):" }
      return when + conditional.set.tokens.map { conditional.set.line($0, in: source) }
    }
  }

  /// Each group but the root as `PATH [TYPE] …`.
  var groupLines: [String] {
    sets.first.map { first in
      first.set.groups.indices.dropFirst().map { first.set.line(group: $0, in: source) }
    } ?? []
  }
}

extension TokenSet {
  func line(_ token: TokenDeclaration, in source: SourceFile) -> String {
    var parts = [path(token.name, in: Int(token.group))]
    if let type = token.type { parts.append(text(type, in: source)) }
    parts.append(token.value == .max ? "nothing" : text(Int(token.value), in: source))
    parts += properties(token.description, token.deprecated, token.extensions, in: source)
    if token.mayBeGroup { parts.append("or group") }
    return parts.joined(separator: " ")
  }

  func line(group index: Int, in source: SourceFile) -> String {
    let group = groups[index]
    var parts = [path(nil, in: index)]
    if let type = group.type { parts.append(text(type, in: source)) }
    if let extends = group.extends { parts.append("extends \(text(Int(extends), in: source))") }
    parts += properties(group.description, group.deprecated, group.extensions, in: source)
    return parts.joined(separator: " ")
  }

  private func properties(
    _ description: ByteRange?, _ deprecated: Deprecation?, _ extensions: RawIndex?,
    in source: SourceFile
  ) -> [String] {
    var parts: [String] = []
    if let description { parts.append("description «\(source.text(in: description))»") }
    if let deprecated { parts.append("deprecated \(deprecated)") }
    if let extensions { parts.append("extensions \(text(Int(extensions), in: source))") }
    return parts
  }

  private func text(_ type: DeclaredType, in source: SourceFile) -> String {
    "[\(type.type)\(type.isCategory ? " of" : "") «\(source.text(in: type.range))»]"
  }

  func path(_ name: Name?, in group: Int) -> String {
    var all = name.map { [names.string($0)] } ?? []
    var group = group
    while group != 0 {
      all.append(names.string(groups[group].name))
      group = Int(groups[group].parent)
    }
    return all.reversed().joined(separator: ".")
  }

  /// A raw value as text; lists and objects are walked by `next`, so a wrong one shows.
  func text(_ index: Int, in source: SourceFile) -> String {
    let value = values[index]
    let text = source.text(in: value.range)
    switch value.kind {
    case .null: return "null"
    case .boolean: return value.payload == 1 ? "true" : "false"
    case .number: return text
    case .text, .template: return "\"\(text)\""
    case .reference: return "ref(\(text))"
    case .pointer: return "ptr(\(text))"
    case .invalid, .opaque: return "invalid"
    case .modified: return "changed \(self.text(index + 1, in: source))"
    case .list, .object:
      var parts: [String] = []
      var child = index + 1
      while child < Int(value.next) {
        let key = values[child].key.isEmpty ? "" : "\(source.text(in: values[child].key)): "
        parts.append(key + self.text(child, in: source))
        child = Int(values[child].next)
      }
      let inside = parts.joined(separator: ", ")
      return value.kind == .list ? "[\(inside)]" : "{\(inside)}"
    }
  }
}
