import Foundation
import Testing

@testable import TokenCompiler

/// Converts a theme and compiles what comes out to the letter of the standard: every value is the one that
/// it was.
struct ConversionProof {
  /// How many values were compared.
  private(set) var values = 0
  /// What differs.
  private(set) var differences: [String] = []
  private(set) var findings: [Diagnostic] = []
  private(set) var files: [OutputFile] = []
  /// How many tokens are left out.
  private(set) var leftOut = 0

  init(_ source: ThemeGraph, name: String = "theme") {
    let conversion = DTCGConversion(source, name: name)
    (files, findings) = (conversion.files, conversion.findings)
    guard let last = files.last else {
      differences.append("nothing was written")
      return
    }
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let loader = SourceLoader { path, _ in
      contents[path].map { .success(SourceFile(path: path, bytes: $0)) }
        ?? .failure(SourceLoader.Failure(reason: "there is no such file"))
    }
    let compiler = TokenCompiler(options: CompilerOptions(dialect: .dtcg))
    let document = compiler.read(SourceFile(path: last.path, bytes: last.bytes))
    let validation = compiler.validate([Layer(document)], loading: loader)
    differences += validation.diagnostics.map { "\($0.message) (\($0.path ?? ""))" }
    let lists = Lists(files)
    leftOut = lists.leftOut.count
    compare(source, validation.graph, lists)
  }

  /// What the documents say of tokens that are left out or renamed.
  private struct Lists {
    var leftOut = Set<String>()
    var names: [String: String] = [:]

    init(_ files: [OutputFile]) {
      for file in files {
        let json = try? JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
        let own = (json?["$extensions"] as? [String: Any])?["tokenc"] as? [String: Any]
        leftOut.formUnion(((own?["left-out"] as? [String: Any]) ?? [:]).keys)
        for (new, old) in (own?["renamed"] as? [String: String]) ?? [:] { names[old] = new }
      }
    }
  }

  private mutating func compare(_ source: ThemeGraph, _ made: ThemeGraph, _ lists: Lists) {
    let kept = source.modifiers.indices.filter { index in
      Set(source.themes.map { $0.contexts[index] }).count > 1
    }
    for theme in source.themes.indices {
      let contexts = Dictionary(
        uniqueKeysWithValues: kept.map {
          (source.modifiers[$0].name, source.themes[theme].contexts[$0])
        })
      let other = made.themes.firstIndex { candidate in
        zip(made.modifiers, candidate.contexts).allSatisfy { contexts[$0.name] == $1 }
      }
      guard let other else {
        differences.append("no theme \(source.themes[theme].name)")
        continue
      }
      compare(source, theme, made, other, lists)
    }
  }

  private mutating func compare(
    _ source: ThemeGraph, _ theme: Int, _ made: ThemeGraph, _ other: Int, _ lists: Lists
  ) {
    var count = 0
    for token in source.tokens.ids {
      let path = source.path(of: token)
      guard let value = source.value(of: token, inTheme: theme), !lists.leftOut.contains(path)
      else { continue }
      count += 1
      let name = lists.names[path] ?? path
      let found = made.token(at: name).flatMap { made.value(of: $0, inTheme: other) }
      values += 1
      if found.map(Self.plain) != Self.plain(value) {
        differences.append("\(path): \(value) is now \(found.map { "\($0)" } ?? "nothing")")
      }
      let target = source.resolution(of: token, inTheme: theme)?.target
      let reference = made.token(at: name).flatMap {
        made.resolution(of: $0, inTheme: other)?.target
      }
      if let target {
        let path = source.path(of: target)
        if reference.map(made.path(of:)) != lists.names[path] ?? path {
          differences.append("\(source.path(of: token)) is no alias of \(path) any more")
        }
      }
    }
    let made = made.tokens.ids.count { made.value(of: $0, inTheme: other) != nil }
    if made != count { differences.append("\(made) tokens instead of \(count)") }
  }

  /// A value without what the documents may spell in another way: references, keywords of weights, types
  /// of other tools.
  private static func plain(_ value: TokenValue) -> String {
    var out = ByteWriter()
    guard out.writeJSON(value: DTCGForm.value(value)) else { return "\(value)" }
    let text = String(decoding: out.bytes, as: UTF8.self)
    if case .fontWeight(let weight) = value { return "\(weight.value)" }
    guard case .typography(var typography) = value else { return text }
    typography.fontWeight?.value.keyword = nil
    var own = ByteWriter()
    _ = own.writeJSON(value: .typography(typography))
    return String(decoding: own.bytes, as: UTF8.self)
  }
}
