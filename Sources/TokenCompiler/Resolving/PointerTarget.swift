/// What a JSON Pointer leads to in one theme.
enum PointerTarget {
  /// A whole token; the pointer names the token or its `$value`.
  case token(TokenID, isValue: Bool)
  /// A part of a value or of extension data. It may be a reference itself.
  case part(ValuePlace)
  /// It leads through something that failed and was reported.
  case failed
  /// It leads nowhere.
  case fault(PointerFault)
}

/// Why a pointer leads nowhere.
enum PointerFault {
  case group(GroupID)
  /// No group or token has that name.
  case missingName
  /// The value has no such member or element.
  case missingPart(ValuePlace)
  /// These pointers lead through each other.
  case ring([ValuePlace])
  /// It takes too many steps.
  case tooLong
}

/// Follows one pointer, name by name. References met on the way are followed: a pointer may lead
/// through an alias.
private struct PointerWalk {
  enum Position {
    case group(GroupID)
    case token(TokenID)
    case value(ValuePlace)
  }

  /// A reference whose names are being followed: until fewer than `rest` names are left.
  struct Detour {
    var place: ValuePlace
    var rest: Int
  }

  /// The names that are left, the next one last.
  var names: [ArraySlice<UInt8>]
  var position = Position.group(.root)
  /// The token whose whole value the position is.
  var whole: TokenID?
  var detours: [Detour] = []

  /// Whether the names of a reference that was met on the way have just been followed to their end.
  var isBehindReference: Bool {
    guard let rest = detours.last?.rest, detours.count > 1 else { return false }
    return rest == names.count && rest > 0
  }
}

extension ThemeResolver {
  private static let stepLimit = 10_000

  /// What the pointer at a place leads to in the current theme.
  mutating func target(ofPointer place: ValuePlace) -> PointerTarget {
    if failedPointers.contains(place) { return .failed }
    if let known = pointerTargets[place] { return known }
    let target = memberTarget(place) ?? follow(place)
    pointerTargets[place] = target
    return target
  }

  /// The same for what stands there after every pointer of a chain: never a pointer itself. Each
  /// chain is followed once.
  mutating func end(ofPointer place: ValuePlace) -> PointerTarget {
    var trail: [ValuePlace] = []
    var next = place
    var end = PointerTarget.failed
    while pointerEnds[next] == nil {
      // Ends a ring, which was reported.
      pointerEnds[next] = .failed
      trail.append(next)
      end = failedPointers.contains(next) ? .failed : target(ofPointer: next)
      guard case .part(let part) = end, value(at: part).kind == .pointer else { break }
      next = part
      end = pointerEnds[next] ?? .failed
    }
    if trail.isEmpty, let known = pointerEnds[place] { return known }
    for place in trail { pointerEnds[place] = end }
    return end
  }

  private mutating func follow(_ place: ValuePlace) -> PointerTarget {
    var walk = PointerWalk(names: merged.names(at: place).reversed())
    walk.detours = [.init(place: place, rest: 0)]
    for _ in 0..<Self.stepLimit {
      switch walk.position {
      case .group(let group):
        guard let name = walk.names.popLast() else { return .fault(.group(group)) }
        guard let next = step(from: group, name, before: walk.names.last) else {
          return .fault(.missingName)
        }
        walk.position = next
      case .token(let token):
        if walk.isBehindReference {
          // What is left are names in the value of the token that a `$ref` stands for.
          walk.position = .value(merged.valuePlace(of: theme.winners[token.index]))
          continue
        }
        guard let name = walk.names.popLast() else { return .token(token, isValue: false) }
        guard let next = step(from: token, name) else { return .fault(.missingName) }
        walk.position = next
        walk.whole = name.elementsEqual("$value".utf8) ? token : nil
      case .value(let place):
        if walk.names.isEmpty {
          return walk.whole.map { .token($0, isValue: true) } ?? .part(place)
        }
        if let end = advance(&walk, from: place) { return end }
      }
    }
    return .fault(.tooLong)
  }

  /// Goes on from a value: into it, or by the reference that it is. Gives the end if it is one.
  private mutating func advance(_ walk: inout PointerWalk, from place: ValuePlace) -> PointerTarget?
  {
    walk.whole = nil
    switch value(at: place).kind {
    case .list, .object:
      guard let name = walk.names.popLast() else { return .part(place) }
      guard let child = childIndex.child(name, of: place, in: merged) else {
        return .fault(.missingPart(place))
      }
      walk.position = .value(child)
      return nil
    case .reference, .pointer:
      walk.detours.removeAll { $0.rest > walk.names.count }
      if let start = walk.detours.firstIndex(where: { $0.place == place }) {
        return .fault(.ring(walk.detours[start...].map(\.place)))
      }
      walk.detours.append(.init(place: place, rest: walk.names.count))
      return leave(&walk, by: place)
    case .opaque, .invalid: return .failed
    case .null, .boolean, .number, .text, .template, .modified: return .fault(.missingPart(place))
    }
  }

  private mutating func leave(_ walk: inout PointerWalk, by place: ValuePlace) -> PointerTarget? {
    if value(at: place).kind == .pointer {
      guard !failedPointers.contains(place) else { return .failed }
      walk.names += merged.names(at: place).reversed()
      walk.position = .group(.root)
      return nil
    }
    guard let token = token(ofReference: place) else { return .failed }
    walk.position = .value(merged.valuePlace(of: theme.winners[token.index]))
    return nil
  }

  /// From a group to the member of that name. Where a token has children, both are there; the name
  /// that follows tells which is meant.
  private mutating func step(
    from group: GroupID, _ name: ArraySlice<UInt8>, before next: ArraySlice<UInt8>?
  ) -> PointerWalk.Position? {
    if let property = PointedProperty(name) {
      return place(of: property, of: group).map { .value($0) }
    }
    guard let entry = merged.entry(name, in: group) else { return nil }
    let token = entry.token.flatMap { theme.winners[$0.index] == .max ? nil : $0 }
    let leadsInto = next.map { $0.first != UInt8(ascii: "$") || $0.elementsEqual("$root".utf8) }
    if let inner = entry.group, leadsInto == true || token == nil { return .group(inner) }
    return token.map { .token($0) }
  }

  private mutating func step(
    from token: TokenID, _ name: ArraySlice<UInt8>
  ) -> PointerWalk.Position? {
    if name.elementsEqual("$value".utf8) {
      return .value(merged.valuePlace(of: theme.winners[token.index]))
    }
    return PointedProperty(name).flatMap { place(of: $0, of: token) }.map { .value($0) }
  }
}

/// Finds members and elements; containers of many are indexed once.
struct ChildIndex {
  private static let small: RawIndex = 64
  private var elements: [ValuePlace: [RawIndex]] = [:]
  private var members: [ValuePlace: [[UInt8]: RawIndex]] = [:]

  /// The member or element of a container of that name. An element's number has no leading zero.
  mutating func child(
    _ name: ArraySlice<UInt8>, of place: ValuePlace, in merged: MergedLayers
  ) -> ValuePlace? {
    let set = merged.sets[place.set].set
    let source = merged.graph.sources[merged.sets[place.set].source]
    let raw = set.values[Int(place.index)]
    let found =
      raw.kind == .list
      ? element(Self.number(name), of: place, raw, set)
      : member(name, of: place, raw, set, source)
    return found.map { ValuePlace(set: place.set, index: $0) }
  }

  private static func number(_ name: ArraySlice<UInt8>) -> Int? {
    guard name.count == 1 || name.first != UInt8(ascii: "0"), name.count <= 9 else { return nil }
    guard name.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return name.isEmpty ? nil : name.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func element(
    _ number: Int?, of place: ValuePlace, _ raw: RawValue, _ set: TokenSet
  ) -> RawIndex? {
    guard let number else { return nil }
    if let known = elements[place] { return number < known.count ? known[number] : nil }
    let all = Self.children(of: place, raw, set)
    if raw.next - place.index > Self.small { elements[place] = all }
    return number < all.count ? all[number] : nil
  }

  private mutating func member(
    _ name: ArraySlice<UInt8>, of place: ValuePlace, _ raw: RawValue, _ set: TokenSet,
    _ source: SourceFile
  ) -> RawIndex? {
    if let known = members[place] { return known[Array(name)] }
    var all: [[UInt8]: RawIndex] = [:]
    for child in Self.children(of: place, raw, set) {
      all[JSONText.bytes(set.values[Int(child)].key, in: source)] = child
    }
    if raw.next - place.index > Self.small { members[place] = all }
    return all[Array(name)]
  }

  private static func children(
    of place: ValuePlace, _ raw: RawValue, _ set: TokenSet
  ) -> [RawIndex] {
    var all: [RawIndex] = []
    var child = place.index + 1
    while child < raw.next {
      all.append(child)
      child = set.values[Int(child)].next
    }
    return all
  }
}
