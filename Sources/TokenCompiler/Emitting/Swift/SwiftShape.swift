/// What the generated type looks like: its members by name, nested as the theme nests them, and the
/// slots of every token in the tables. It follows from the default theme alone, so that all
/// custom themes fit it.
struct SwiftShape {
  /// A name of the generated code, as a place among the bytes of all names.
  struct Name {
    var range: ByteRange
    /// Whether it has to be declared in back quotes.
    var isKeyword: Bool
  }

  /// A token's member.
  struct Entry {
    var token: TokenID
    var kind: SwiftKind
    var isOptional: Bool
    var name: Name
    /// The node of the group around it; `nil` in the theme itself.
    var parent: Int?
    /// The first slot in the table of its kind.
    var slot = 0
    /// For an optional: the slot in `flags` that says whether there is a value.
    var flag = 0
  }

  /// A group's member with its type.
  struct Node {
    var group: GroupID
    var name: Name
    var typeName: String
    /// The node of the group around it; `nil` in the theme itself.
    var parent: Int?
  }

  /// A number for each table.
  struct Slots {
    private var numbers = [0, 0, 0, 0, 0]
    subscript(table: SwiftKind.Table) -> Int {
      get { numbers[table.rawValue] }
      set { numbers[table.rawValue] = newValue }
    }
  }

  /// The theme's nesting as one walk through it.
  enum Step {
    case open(Int)
    case token(Int)
    case close
  }

  var entries: [Entry] = []
  var nodes: [Node] = []
  var steps: [Step] = []
  /// The bytes of the members' names.
  var names: [UInt8] = []
  /// The fixed slots of each table.
  var totals = Slots()
  /// Whether some token may have no value.
  private(set) var hasOptional = false
  /// The kinds that occur, by raw value.
  private(set) var hasKind = Array(repeating: false, count: SwiftKind.allCases.count)

  /// Whether some token is of this kind.
  func has(_ kind: SwiftKind) -> Bool { hasKind[Int(kind.rawValue)] }
  /// Whether a table may be longer than its fixed slots.
  func hasPool(_ table: SwiftKind.Table) -> Bool {
    SwiftKind.allCases.contains { has($0) && $0.pools.contains(table) }
  }
  /// The tables that a theme has anything in.
  var tables: [SwiftKind.Table] {
    SwiftKind.Table.allCases.filter { totals[$0] > 0 || hasPool($0) }
  }

  /// The name of a member as text, without quotes.
  func text(_ name: Name) -> String {
    String(decoding: names[name.range.integers], as: UTF8.self)
  }

  /// Gives every entry its slots, in order.
  mutating func assignSlots() {
    for index in entries.indices {
      let entry = entries[index]
      hasKind[Int(entry.kind.rawValue)] = true
      entries[index].slot = totals[entry.kind.table]
      totals[entry.kind.table] += entry.kind.slots
      if entry.isOptional {
        hasOptional = true
        entries[index].flag = totals[.flags]
        totals[.flags] += 1
      }
    }
  }

  /// A hash of all paths, types and options: the same in the type's file and in every file of
  /// instances that fits it.
  func fingerprint(of graph: ThemeGraph) -> String {
    var hash = TextHash()
    hash.add(Self.layoutVersion)
    // The steps hold every group once, so the paths are all in it without being spelled out.
    for step in steps {
      switch step {
      case .open(let node):
        hash.add(1)
        hash.add(graph.names.utf8(graph.groups[nodes[node].group].name))
      case .token(let index):
        let entry = entries[index]
        hash.add(2)
        hash.add(graph.names.utf8(graph.tokens[entry.token].name))
        hash.add(0)
        hash.add(entry.kind.rawValue)
        hash.add(entry.isOptional ? 1 : 0)
      case .close: hash.add(3)
      }
    }
    return hash.digits
  }

  /// Raised whenever the same theme gets other tables than before.
  private static let layoutVersion: UInt8 = 2
}
