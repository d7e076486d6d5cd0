/// A pattern for paths of tokens: `*` stands for any characters within one name, `**` for any number
/// of names.
///
///     PathGlob("theme.color.*.disabled.**").matches("theme.color.button.disabled.text")  // true
public struct PathGlob: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The pattern as written.
  public let text: String
  /// Where a configuration has it.
  public var place = ConfigurationPlace()
  private let parts: [Part]
  /// Whether it fits one path only, its text.
  public let isLiteral: Bool
  /// What every path begins with that fits: the names before the first star. Most paths are told apart
  /// by it, without being taken to pieces.
  private let beginning: [UInt8]

  private enum Part: Hashable {
    case manyNames
    /// One name, in which stars stand for any characters.
    case pattern([UInt8])
    case name([UInt8])
  }

  private static let star = UInt8(ascii: "*")

  /// The pattern that `text` spells.
  public init(_ text: String, at span: SourceSpan? = nil) {
    let parts: [Part] = Self.names(of: text).map { name in
      if name.elementsEqual("**".utf8) { return .manyNames }
      return name.contains(Self.star) ? .pattern(Array(name)) : .name(Array(name))
    }
    self.init(text, parts, ConfigurationPlace(span))
  }

  private init(_ text: String, _ parts: [Part], _ place: ConfigurationPlace = ConfigurationPlace())
  {
    self.text = text
    self.parts = parts
    self.place = place
    var beginning: [[UInt8]] = []
    for part in parts {
      guard case .name(let name) = part else { break }
      beginning.append(name)
    }
    isLiteral = beginning.count == parts.count
    self.beginning = Array(beginning.joined(separator: [UInt8(ascii: ".")]))
  }

  /// Fits one path, whatever characters are in it.
  init(exactly path: String) {
    self.init(path, Self.names(of: path).map { .name(Array($0)) })
  }

  /// Fits the tokens in a group and in the groups inside it.
  init(below group: String) {
    let names: [Part] = group.isEmpty ? [] : Self.names(of: group).map { .name(Array($0)) }
    self.init(group.isEmpty ? "**" : group + ".**", names + [.manyNames])
  }

  /// The pattern of a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// Whether a path fits the pattern as a whole.
  public func matches(_ path: String) -> Bool {
    guard !isLiteral else { return path == text }
    return path.utf8.starts(with: beginning) && starts(in: Self.names(of: path)) != nil
  }

  /// What the parts with stars stand for in a path that fits; `nil` where it does not.
  func stars(in path: String) -> String? {
    let names = Self.names(of: path)
    guard let starts = starts(in: names) else { return nil }
    var found: [String] = []
    for (index, part) in parts.enumerated() {
      if case .name = part { continue }
      let end = index + 1 < starts.count ? starts[index + 1] : names.count
      found += names[starts[index]..<end].map { String($0) ?? "" } + ["."]
    }
    return found.joined(separator: ".")
  }

  /// For each part, where the names that it stands for begin.
  private func starts(in names: [Substring.UTF8View]) -> [Int]? {
    Self.starts(of: parts, in: names, isMany: { $0 == .manyNames }, fits: Self.fits)
  }

  private static func names(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  }

  private static func fits(_ part: Part, _ name: Substring.UTF8View) -> Bool {
    switch part {
    case .manyNames: false
    case .name(let bytes): name.elementsEqual(bytes)
    case .pattern(let bytes):
      starts(of: bytes, in: Array(name), isMany: { $0 == star }, fits: { $0 == $1 }) != nil
    }
  }

  /// Compares from the left and goes back to the last part that stands for many, so the time is at
  /// most that of the pattern's length times the text's.
  private static func starts<Part, Item>(
    of parts: [Part], in items: [Item], isMany: (Part) -> Bool, fits: (Part, Item) -> Bool
  ) -> [Int]? {
    var starts = Array(repeating: items.count, count: parts.count)
    var part = 0
    var item = 0
    var retry: (part: Int, item: Int)?
    while item < items.count {
      if part < parts.count { starts[part] = item }
      if part < parts.count, isMany(parts[part]) {
        retry = (part + 1, item)
        part += 1
      } else if part < parts.count, fits(parts[part], items[item]) {
        part += 1
        item += 1
      } else if let last = retry {
        retry = (last.part, last.item + 1)
        part = last.part
        item = last.item + 1
      } else {
        return nil
      }
    }
    guard parts[part...].allSatisfy(isMany) else { return nil }
    for index in part..<parts.count { starts[index] = items.count }
    return starts
  }
}
