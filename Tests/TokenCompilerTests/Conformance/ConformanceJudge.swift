import Foundation

/// Compares what the compiler made of a document with what the DTCG reports 2025.10 ask for.
///
/// Values are compared exactly, but for what the reports themselves call the same value: numbers by
/// value, a colour without alpha and alpha 1, a shadow without `inset` and `inset` false, gradient
/// positions after clamping, the keywords of font weights and their numbers.
enum ConformanceJudge {
  /// A token as the resolved document has it.
  struct Token {
    var type: String?
    var value: Any
    var members: [String: Any]
  }

  /// An error as the report has it.
  struct Fault: CustomStringConvertible {
    var kind: String
    var path: String?
    var line: Int?
    var file: String?
    var description: String {
      "\(kind) at \(path ?? "-") line \(line.map(String.init) ?? "-") in \(file ?? "-")"
    }
  }

  /// Complaints about the tokens of a document that is right; none when they are as expected.
  static func complaints(expected: [String: Any], tokens: [String: Token]) -> [String] {
    var complaints: [String] = []
    let wanted = expected["tokens"] as? [String: [String: Any]] ?? [:]
    for (path, want) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let token = tokens[path] else {
        complaints.append("token \(path) is missing")
        continue
      }
      complaints += self.complaints(path, want, token)
    }
    for path in expected["absent"] as? [String] ?? [] where tokens[path] != nil {
      complaints.append("token \(path) should not exist")
    }
    return complaints
  }

  private static func complaints(
    _ path: String, _ want: [String: Any], _ token: Token
  ) -> [String] {
    let type = want["type"] as? String ?? ""
    guard token.type == type else { return ["\(path): type \(token.type ?? "-"), not \(type)"] }
    var complaints: [String] = []
    if let value = want["value"], !same(normal(type, value), normal(type, token.value)) {
      complaints.append("\(path): value \(token.value), not \(value)")
    }
    for member in ["description", "deprecated", "extensions"] {
      guard let wanted = want[member] else { continue }
      let got = token.members["$" + member] ?? NSNull()
      if member == "deprecated", wanted as? Bool == false, got is NSNull { continue }
      if !same(wanted, got) { complaints.append("\(path): \(member) \(got), not \(wanted)") }
    }
    return complaints
  }

  /// Complaints about the errors of a document that is wrong: one of the right kind at the right
  /// place has to be there, none of another kind, and no flood.
  static func complaints(expected: [String: Any], faults: [Fault], entry: String) -> [String] {
    let error = expected["error"] as? [String: Any] ?? [:]
    let kinds = [error["kind"] as? String ?? ""] + (error["accept"] as? [String] ?? [])
    let paths = (error["paths"] as? [String] ?? []) + [error["path"] as? String].compactMap { $0 }
    var hits = faults.filter { kinds.contains($0.kind) }
    if !paths.isEmpty { hits = hits.filter { paths.contains($0.path ?? "") } }
    if hits.isEmpty { return ["no \(kinds) at \(paths) among \(faults)"] }
    var complaints: [String] = []
    if let line = error["line"] as? Int, !hits.contains(where: { $0.line == line }) {
      complaints.append("line \(hits.map { $0.line ?? 0 }), not \(line)")
    }
    if let file = error["file"] as? String, !faults.contains(where: { named($0.file, file) }) {
      complaints.append("file \(faults.map { $0.file ?? "-" }), not \(file)")
    }
    if let stray = faults.first(where: { !kinds.contains($0.kind) }) {
      complaints.append("also \(stray)")
    }
    if faults.count > max(3, (error["paths"] as? [String] ?? []).count) {
      complaints.append("\(faults.count) errors for one cause")
    }
    return complaints
  }

  private static func named(_ path: String?, _ name: String) -> Bool {
    path.map { URL(filePath: $0).lastPathComponent } == URL(filePath: name).lastPathComponent
  }

  /// The tokens of a resolved document, by path.
  static func flatten(_ group: [String: Any], _ path: [String] = []) -> [String: Token] {
    var tokens: [String: Token] = [:]
    for (name, child) in group where !name.hasPrefix("$") || name == "$root" {
      guard let members = child as? [String: Any] else { continue }
      let here = path + [name]
      if let value = members["$value"] {
        tokens[here.joined(separator: ".")] = Token(
          type: members["$type"] as? String, value: value, members: members)
      } else {
        tokens.merge(flatten(members, here)) { first, _ in first }
      }
    }
    return tokens
  }
}

extension ConformanceJudge {
  private static let weights: [String: Int] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// A value without the differences that do not count.
  private static func normal(_ type: String, _ value: Any) -> Any {
    if type == "fontWeight", let name = value as? String { return weights[name] ?? value }
    if let list = value as? [Any], type == "shadow" || type == "gradient" {
      return list.map { normal(type, $0) }
    }
    guard var members = value as? [String: Any] else { return value }
    if type == "color" { members["alpha"] = members["alpha"] ?? 1 }
    if type == "shadow" { members["inset"] = members["inset"] ?? false }
    if let color = members["color"] { members["color"] = normal("color", color) }
    if let weight = members["fontWeight"] { members["fontWeight"] = normal("fontWeight", weight) }
    if type == "gradient", let position = members["position"] as? NSNumber {
      members["position"] = min(1, max(0, position.doubleValue))
    }
    return members
  }

  static func same(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let a as NSNumber, let b as NSNumber):
      if isBoolean(a) != isBoolean(b) { return false }
      let (x, y) = (a.doubleValue, b.doubleValue)
      return x == y || abs(x - y) <= 1e-12 * max(abs(x), abs(y))
    case (let a as String, let b as String): return Array(a.utf8) == Array(b.utf8)
    case (let a as [Any], let b as [Any]):
      return a.count == b.count && zip(a, b).allSatisfy { same($0, $1) }
    case (let a as [String: Any], let b as [String: Any]):
      return a.count == b.count
        && a.allSatisfy { key, value in b[key].map { same(value, $0) } ?? false }
    default: return left is NSNull && right is NSNull
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
