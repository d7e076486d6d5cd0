@testable import TokenCompiler

/// Builds a `TokenSet` by hand, so that resolving can be tested without reading.
///
///     var builder = SetBuilder()
///     builder.add("palette.red", .number, .number(1))
///     builder.add("button", nil, .reference("palette.red"))
///     let layer = builder.layer("tokens.json")
///
/// Every key and value stands in the text of a source, one token on each line.
struct SetBuilder {
  /// A value as it might be written.
  indirect enum Value {
    case null, boolean(Bool), number(Double), text(String)
    case reference(String), pointer(String)
    case list([Value]), object([(String, Value)])
  }

  var set: TokenSet
  private(set) var text = ""
  private var groups: [[String]: UInt32] = [[]: 0]

  init(tolerant: Bool = false, plain: Bool = false) {
    set = TokenSet(isTolerant: tolerant)
    set.isPlain = plain
  }

  /// Adds a token, and the groups around it that are not there yet.
  mutating func add(
    _ path: String, _ type: TokenType?, _ value: Value, category: Bool = false,
    deprecated: Deprecation? = nil, extensions: Value? = nil
  ) {
    let segments = path.split(separator: ".").map(String.init)
    let group = self.group(Array(segments.dropLast()))
    let key = write(segments.last ?? "")
    let declared = type.map {
      DeclaredType(type: $0, range: write("\($0)"), isCategory: category)
    }
    var token = TokenDeclaration(
      name: set.names.append(segments.last ?? ""), group: group, key: key, value: 0)
    token.type = declared
    token.deprecated = deprecated
    token.value = append(value)
    token.extensions = extensions.map { append($0) }
    set.tokens.append(token)
    text += "\n"
  }

  /// Adds a group or what it declares besides its members.
  mutating func addGroup(
    _ path: String, type: TokenType? = nil, deprecated: Deprecation? = nil, extends: Value? = nil
  ) {
    let index = Int(group(path.split(separator: ".").map(String.init)))
    if let type {
      set.groups[index].type = DeclaredType(type: type, range: write("\(type)"))
    }
    if let deprecated { set.groups[index].deprecated = deprecated }
    if let extends { set.groups[index].extends = append(extends) }
    text += "\n"
  }

  /// The set as the one set of a source.
  func source(_ path: String, modifiers: [Modifier] = []) -> ReadSource {
    ReadSource(
      source: SourceFile(path: path, text: text), dialect: .auto,
      sets: [ConditionalSet(when: [:], set: set)], modifiers: modifiers, findings: [])
  }

  /// The set as the one set of a layer.
  func layer(
    _ path: String, when: [String: String] = [:], isContract: Bool = false
  ) -> Layer {
    Layer(source(path), when: when, isContract: isContract)
  }

  private mutating func group(_ segments: [String]) -> UInt32 {
    if let index = groups[segments] { return index }
    let parent = group(Array(segments.dropLast()))
    let key = write(segments.last ?? "")
    set.groups.append(
      GroupDeclaration(name: set.names.append(segments.last ?? ""), parent: parent, key: key))
    groups[segments] = UInt32(set.groups.count - 1)
    return UInt32(set.groups.count - 1)
  }

  private mutating func write(_ part: String) -> ByteRange {
    text += " "
    let start = text.utf8.count
    text += part
    return ByteRange(start..<text.utf8.count)
  }

  private mutating func append(_ value: Value, key: String? = nil) -> RawIndex {
    let index = set.values.count
    let keyRange = key.map { write($0) } ?? ByteRange(start: 0, end: 0)
    set.values.append(
      RawValue(kind: value.kind, range: keyRange, shown: keyRange, key: keyRange, next: 0))
    switch value {
    case .list(let elements): for element in elements { _ = append(element) }
    case .object(let members): for (key, member) in members { _ = append(member, key: key) }
    case .boolean(let flag): set.values[index].payload = flag ? 1 : 0
    case .reference(let path):
      let shown = write("{\(path)}")
      set.values[index].shown = shown
      set.values[index].range = ByteRange(start: shown.start + 1, end: shown.end - 1)
    default: set.values[index].range = write(value.spelling)
    }
    if set.values[index].shown == keyRange { set.values[index].shown = set.values[index].range }
    if value.isReference {
      set.values[index].payload = UInt32(set.referenceCount)
      set.referenceCount += 1
    }
    set.values[index].next = RawIndex(set.values.count)
    return RawIndex(index)
  }
}

extension SetBuilder.Value {
  fileprivate var kind: RawValue.Kind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    case .reference: .reference
    case .pointer: .pointer
    case .list: .list
    case .object: .object
    }
  }

  fileprivate var isReference: Bool { kind == .reference || kind == .pointer }

  fileprivate var spelling: String {
    switch self {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text), .pointer(let text), .reference(let text): text
    case .list, .object: ""
    }
  }
}
