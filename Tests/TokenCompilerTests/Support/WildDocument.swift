import Foundation

@testable import TokenCompiler

/// A random document of a dialect that is meant to be hard: any value may stand under any type, names
/// are those that other dialects look for, groups have properties, values hold references.
///
/// Tokens that are refused are taken out, again and again, until the rest compiles.
struct WildDocument {
  enum Spelling: String, CaseIterable {
    case plain, backbase, draft, styleDictionary, studio, strict, resolver

    var isStrict: Bool { self == .strict || self == .resolver }
    var isBare: Bool { self == .plain || self == .backbase }
    /// What stands before the names of properties.
    var mark: String { self == .styleDictionary ? "" : "$" }
  }

  let spelling: Spelling
  var random: SeededGenerator
  /// The tokens so far, for references.
  var paths: [String] = []
  var root = WildNode.object([])
  private var isJSON5 = false

  private init(seed: Int, spelling: Spelling) {
    self.spelling = spelling
    random = SeededGenerator(seed: UInt64(seed))
    isJSON5 = spelling != .resolver && chance(0.1)
    root = document()
  }

  /// A document that compiles, and what comes of it; `nil` where too much had to go.
  /// `dialect` forces one.
  static func compiling(
    seed: Int, _ spelling: Spelling, as dialect: Dialect? = nil
  ) -> (WildDocument, Validation)? {
    var document = WildDocument(seed: seed, spelling: spelling)
    for _ in 0..<12 {
      let validation = document.validate(as: dialect ?? (spelling.isStrict ? .dtcg : .auto))
      guard validation.hasErrors else { return (document, validation) }
      let errors = validation.diagnostics.filter { $0.severity == .error }
      guard document.root.remove(Set(errors.compactMap(\.path)), below: "") else { return nil }
    }
    return nil
  }

  /// Compiles the document; some are files of JSON5.
  func validate(as dialect: Dialect) -> Validation {
    let name = isJSON5 ? "tokens.json5" : "tokens.json"
    return TokenCompiler(options: CompilerOptions(dialect: dialect))
      .validate([SourceFile(path: name, text: root.text)])
  }

  mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  // MARK: The document

  private mutating func document() -> WildNode {
    switch spelling {
    case .studio where chance(0.4):
      let sets = ["core", "light", "dark"].map { (key: $0, value: WildNode.anchor(group("", 0))) }
      var members = sets
      let order = #"{"tokenSetOrder": ["core", "dark", "light"]}"#
      if chance(0.8) { members.append((key: "$metadata", value: .leaf(order))) }
      if chance(0.4) { members.append((key: "$themes", value: .leaf(WildValues.themes))) }
      return .object(members)
    case .backbase:
      return .object([
        (key: "$version", value: .leaf("1")),
        (key: "theme", value: group("theme", 0, also: [("$type", #""dynamic""#)])),
        (key: "primitives", value: group("primitives", 0, also: [("$type", #""fixed""#)])),
      ])
    case .plain where chance(0.5): return .object([(key: "theme", value: group("theme", 0))])
    case .resolver: return resolverDocument()
    default: return group("", 0)
    }
  }

  private mutating func resolverDocument() -> WildNode {
    func sources(_ group: WildNode) -> WildNode { .list([.anchor(group)]) }
    let base = WildNode.object([(key: "sources", value: sources(group("", 0)))])
    let contexts = WildNode.object([
      (key: "light", value: sources(group("", 1))), (key: "dark", value: sources(group("", 1))),
    ])
    let modifier = WildNode.object([
      (key: "contexts", value: contexts), (key: "default", value: .leaf(#""light""#)),
    ])
    return .object([
      (key: "version", value: .leaf(#""2025.10""#)),
      (key: "sets", value: .object([(key: "base", value: base)])),
      (key: "modifiers", value: .object([(key: "mode", value: modifier)])),
      (
        key: "resolutionOrder",
        value: .leaf(##"[{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]"##)
      ),
    ])
  }

  private mutating func group(
    _ path: String, _ depth: Int, also others: [(String, String)] = []
  ) -> WildNode {
    var members = others.map { (key: $0.0, value: WildNode.leaf($0.1)) }
    if !spelling.isBare { members += properties(isGroup: true) }
    let names = WildValues.names.shuffled(using: &random)
    for name in names.prefix(Int.random(in: 0...(depth == 0 ? 14 : 6), using: &random)) {
      let here = path.isEmpty ? name : "\(path).\(name)"
      let isGroup = depth < 3 && chance(0.3) && name != "$root"
      members.append((key: name, value: isGroup ? group(here, depth + 1) : token(here, depth)))
    }
    return .object(members)
  }

  // MARK: Tokens

  private mutating func token(_ path: String, _ depth: Int) -> WildNode {
    defer { paths.append(path) }
    switch spelling {
    case .plain: return .leaf(value())
    case .backbase: return backbaseToken(path)
    default: break
    }
    if !spelling.isBare, chance(spelling.isStrict ? 0.75 : 0.4) { return typedToken() }
    var members = properties(isGroup: false)
    let key = spelling.isStrict && chance(0.05) ? "$ref" : "\(spelling.mark)value"
    members.append((key: key, value: .leaf(key == "$ref" ? pointer() : value())))
    if !spelling.isStrict, chance(0.06), case .object(let inner) = group(path, depth + 2) {
      members += inner.filter { inner in !members.contains { $0.key == inner.key } }
    }
    return .object(members.shuffled(using: &random))
  }

  /// A token whose value is of the type that it states.
  private mutating func typedToken() -> WildNode {
    let type = pick(WildValues.standardTypes)
    let mark = spelling.mark
    var members = properties(isGroup: false).filter { $0.key != "\(mark)type" }
    members.append((key: "\(mark)type", value: .leaf(WildNode.quoted(type))))
    members.append((key: "\(mark)value", value: .leaf(value(of: WildValues.typed[type] ?? []))))
    return .object(members.shuffled(using: &random))
  }

  private mutating func backbaseToken(_ path: String) -> WildNode {
    var members = properties(isGroup: false).filter { $0.key != "$type" || chance(0.1) }
    let isDynamic = path.hasPrefix("theme") || chance(0.1)
    let modes = #"{"light": \#(value()), "dark": \#(value())}"#
    members.append((key: "$value", value: .leaf(isDynamic ? modes : value())))
    return .object(members)
  }

  private mutating func properties(isGroup: Bool) -> [(key: String, value: WildNode)] {
    var members: [(key: String, value: WildNode)] = []
    func add(_ key: String, _ text: String) { members.append((key: key, value: .leaf(text))) }
    let mark = spelling.mark
    if chance(isGroup ? 0.2 : 0.75) {
      let type = chance(0.7) ? pick(WildValues.standardTypes) : pick(WildValues.otherTypes)
      add("\(mark)type", WildNode.quoted(type))
    }
    if chance(0.1) { add("\(mark)description", WildNode.quoted(pick(WildValues.texts))) }
    if chance(0.1) { add("\(mark)deprecated", pick(["true", "false", #""use {x}""#])) }
    if chance(0.12) { add("\(mark)extensions", extensionData()) }
    if isGroup, spelling == .strict || spelling == .draft, chance(0.06) {
      add("$extends", reference())
    }
    return members
  }

  private mutating func extensionData() -> String {
    guard !spelling.isStrict, chance(0.4) else { return pick(WildValues.extensions) }
    return #"{"mode": {"dark": \#(value())}}"#
  }

  // MARK: Values

  private mutating func value() -> String {
    let pool = spelling.isStrict && chance(0.8) ? WildValues.strict : WildValues.all
    if isJSON5, chance(0.2) { return pick(WildValues.json5) }
    return chance(0.1) ? WildNode.quoted(pick(WildValues.texts)) : value(of: pool)
  }

  private mutating func value(of pool: [String]) -> String {
    pick(pool).split(separator: "@", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? String($1) : target() + $1 }.joined()
  }

  /// The path of a token, in braces.
  private mutating func target() -> String {
    let path = paths.isEmpty ? "a" : pick(paths)
    let text = spelling.isBare && chance(0.3) ? "<\(path)>" : "{\(path)}"
    return String(WildNode.quoted(text).dropFirst().dropLast())
  }

  private mutating func reference() -> String { "\"\(target())\"" }

  private mutating func pointer() -> String {
    let path = paths.isEmpty ? "a" : pick(paths)
    return WildNode.quoted("#/" + path.replacing(".", with: "/") + (chance(0.5) ? "/$value" : ""))
  }
}
