/// Proposes which removed token has become which new one. What costs nothing comes first, and what is
/// likelier; each step looks tokens up by a key, so the time is linear in the names of their paths.
struct RenameSearch {
  /// The indexes of the tokens.
  private(set) var renames: [(old: Int, new: Int)] = []

  private var removed: [PathShape]
  private var added: [PathShape]
  /// Which group became which, by the first rename that says so.
  private var moves: [String: String] = [:]

  init(
    _ old: ThemeInventory, _ new: ThemeInventory, _ pairs: [ThemePairs.Pair], removed: [Int],
    added: [Int]
  ) {
    var values = StateShapes(old, new)
    self.removed = removed.map {
      PathShape($0, old.tokens[$0].path, values.shape(of: $0, in: old, pairs.map(\.old)))
    }
    self.added = added.map {
      PathShape($0, new.tokens[$0].path, values.shape(of: $0, in: new, pairs.map(\.new)))
    }
  }

  mutating func run() {
    match { [$0.spelling] }
    match { $0.withOneNameLeftOpen }
    match({ $0.withOneNameLess }, { [$0.whole] })
    match({ [$0.whole] }, { $0.withOneNameLess })
    match { [$0.words] }
    matchMembersOfRenamedGroups()
    let telling = { (shape: PathShape) in shape.value.isTelling ? [shape.value.number] : [] }
    match(telling, telling) { $0.isNear($1) }
  }

  private mutating func match(_ keys: (PathShape) -> [Int]) { match(keys, keys) }

  /// Matches a removed and a new token that alone have a key.
  private mutating func match(
    _ oldKeys: (PathShape) -> [Int], _ newKeys: (PathShape) -> [Int],
    where fits: (PathShape, PathShape) -> Bool = { _, _ in true }
  ) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    let keys = removed.map(oldKeys)
    var holders: [Int: Holder] = [:]
    for (index, keys) in keys.enumerated() {
      for key in keys { holders[key, default: Holder()].old.add(index) }
    }
    for (index, shape) in added.enumerated() {
      for key in newKeys(shape) { holders[key]?.new.add(index) }
    }
    var takenOld = Set<Int>()
    var takenNew = Set<Int>()
    for (index, shape) in removed.enumerated() {
      for key in keys[index] {
        guard let holder = holders[key], holder.old.only == index, let match = holder.new.only,
          !takenNew.contains(match), fits(shape, added[match])
        else { continue }
        takenOld.insert(index)
        takenNew.insert(match)
        take(shape, added[match])
        break
      }
    }
    remove(takenOld, takenNew)
  }

  /// Where a group has another name, its tokens whose values have changed as well are found by theirs.
  private mutating func matchMembersOfRenamedGroups() {
    guard !moves.isEmpty, !removed.isEmpty, !added.isEmpty else { return }
    var known: [String: Int] = [:]
    for (index, shape) in added.enumerated() { known[shape.path] = index }
    var takenOld = Set<Int>()
    var takenNew = Set<Int>()
    for (index, shape) in removed.enumerated() {
      for length in shape.names.indices.reversed() {
        guard let group = moves[Self.joined(shape.names[..<length])] else { continue }
        let path = (group.isEmpty ? "" : group + ".") + Self.joined(shape.names[length...])
        guard let match = known[path], !takenNew.contains(match),
          added[match].value.type == shape.value.type
        else { continue }
        takenOld.insert(index)
        takenNew.insert(match)
        renames.append((shape.token, added[match].token))
        break
      }
    }
    remove(takenOld, takenNew)
  }

  /// Notes a rename, and the groups that differ in front of what the paths have in common.
  private mutating func take(_ old: PathShape, _ new: PathShape) {
    renames.append((old.token, new.token))
    var length = 0
    let most = min(old.names.count, new.names.count)
    while length < most,
      old.names[old.names.count - 1 - length]
        == new.names[new.names.count - 1 - length]
    {
      length += 1
    }
    guard length > 0 else { return }
    let group = Self.joined(old.names.dropLast(length))
    if moves[group] == nil { moves[group] = Self.joined(new.names.dropLast(length)) }
  }

  private mutating func remove(_ takenOld: Set<Int>, _ takenNew: Set<Int>) {
    removed = removed.indices.filter { !takenOld.contains($0) }.map { removed[$0] }
    added = added.indices.filter { !takenNew.contains($0) }.map { added[$0] }
  }

  private static func joined(_ names: ArraySlice<Substring>) -> String {
    names.joined(separator: ".")
  }

  /// Who has a key: one, or several.
  private struct Holder {
    var old = Only()
    var new = Only()
  }

  private struct Only {
    private(set) var only: Int?
    private var count = 0

    mutating func add(_ index: Int) {
      if count > 0, only == index { return }
      count += 1
      only = count == 1 ? index : nil
    }
  }
}
