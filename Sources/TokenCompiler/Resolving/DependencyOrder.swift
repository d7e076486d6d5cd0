/// An order in which every token comes after those that its value needs. Iterative: chains may have
/// any length.
///
/// A pointer into a part of another token needs that part alone, so parts that are pointed to are
/// nodes as well: two tokens of which each takes a part of the other form no ring unless those parts
/// do.
struct DependencyOrder {
  /// A need: the token or part, and the place of the reference. Where the need is only that a whole
  /// consists of its parts, no reference leads on.
  struct Edge {
    var node: DependencyNode
    var place: ValuePlace
    var isReference = true
  }

  /// A node whose needs are being followed; its edges lie behind `start` in `edges`.
  private struct Frame {
    var node: DependencyNode
    var number: Int
    var start: Int
    var next: Int
  }

  private enum Mark: UInt8 { case new, open, done }

  /// By number: tokens by their own, then parts in the order in which they were met.
  private var marks: [Mark]
  /// The same for the frames of open nodes; of others it says nothing.
  private var depths: [UInt32]
  private let tokenCount: Int
  private var parts: [ValuePlace: Int] = [:]
  private var frames: [Frame] = []
  /// The edges of the open nodes, one behind the other.
  private var edges: [Edge] = []
  private var order: [DependencyNode] = []
  /// How many hops of rings that share tokens with others may still be listed.
  private var budget = 200_000

  /// The tokens of the current theme in order, with the parts that have needs; rings are reported and
  /// poisoned.
  static func order(of resolver: inout ThemeResolver) -> [DependencyNode] {
    var search = DependencyOrder(tokenCount: resolver.merged.graph.tokens.count)
    for token in resolver.merged.graph.tokens.ids where search.marks[token.index] == .new {
      search.visit(.token(token), &resolver)
    }
    return search.order
  }

  private init(tokenCount: Int) {
    self.tokenCount = tokenCount
    marks = Array(repeating: .new, count: tokenCount)
    depths = Array(repeating: 0, count: tokenCount)
    order.reserveCapacity(tokenCount)
  }

  private mutating func visit(_ root: DependencyNode, _ resolver: inout ThemeResolver) {
    open(root, &resolver)
    while let frame = frames.last {
      if frame.next == edges.count {
        close(frame)
        continue
      }
      frames[frames.count - 1].next += 1
      let target = edges[frame.next].node
      switch marks[number(of: target)] {
      case .done: break
      case .new: open(target, &resolver)
      case .open: closeRing(at: number(of: target), &resolver)
      }
    }
  }

  private mutating func number(of node: DependencyNode) -> Int {
    switch node {
    case .token(let token): return token.index
    case .part(let place):
      if let number = parts[place] { return number }
      parts[place] = marks.count
      marks.append(.new)
      depths.append(0)
      return marks.count - 1
    }
  }

  private mutating func open(_ node: DependencyNode, _ resolver: inout ThemeResolver) {
    let number = number(of: node)
    let start = edges.count
    resolver.appendNeeds(of: node, to: &edges)
    if start == edges.count {
      // Most tokens need nothing.
      marks[number] = .done
      if case .token = node { order.append(node) }
      return
    }
    marks[number] = .open
    depths[number] = UInt32(truncatingIfNeeded: frames.count)
    frames.append(Frame(node: node, number: number, start: start, next: start))
  }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    edges.removeLast(edges.count - frame.start)
    marks[frame.number] = .done
    order.append(frame.node)
  }

  /// The ring is the end of the stack of open nodes, from the one at which it closes on. All of it is
  /// poisoned. It is told if that is news for one of them, and while the budget lasts: the hops of
  /// rings that share tokens may be far more than there are tokens.
  private mutating func closeRing(at number: Int, _ resolver: inout ThemeResolver) {
    guard marks[number] == .open else { return }
    let start = Int(depths[number])
    let isLong = frames.count - start > budget
    budget -= frames.count - start
    var hops: [RingHop] = []
    var isNews = false
    for frame in frames[start...].reversed() {
      let edge = edges[frame.next - 1]
      if resolver.poison(frame.node, edge) { isNews = true } else if isLong { return }
      if edge.isReference { hops.append(RingHop(path: "", place: edge.place, node: frame.node)) }
    }
    guard isNews, !hops.isEmpty else { return }
    for index in hops.indices {
      if let node = hops[index].node { hops[index].path = resolver.path(of: node) }
    }
    let merged = resolver.merged
    resolver.diagnostics.report(.ring(merged.turned(hops.reversed()), in: merged))
  }
}

/// What a value can need: a token, or a part of one.
enum DependencyNode {
  case token(TokenID)
  case part(ValuePlace)
}

/// One step of a ring: a token or group, and the reference in it that leads on.
struct RingHop {
  var path: String
  var place: ValuePlace
  var node: DependencyNode?
}

extension MergedLayers {
  /// The ring beginning with its hop in the highest layer; within a layer, with the first in the
  /// file. That is where it is reported, whichever hop it was found at.
  func turned(_ hops: [RingHop]) -> [RingHop] {
    func rank(_ hop: RingHop) -> (Int, UInt32) {
      let placed = sets[hop.place.set]
      return (-placed.layer, placed.set.values[Int(hop.place.index)].shown.start)
    }
    guard let start = hops.indices.min(by: { rank(hops[$0]) < rank(hops[$1]) }) else { return hops }
    return Array(hops[start...] + hops[..<start])
  }
}

extension ThemeResolver {
  /// Marks a node of a ring, so that what depends on it stays silent; tells whether it was not yet.
  fileprivate mutating func poison(
    _ node: DependencyNode, _ edge: DependencyOrder.Edge
  ) -> Bool {
    let isPointer = edge.isReference && value(at: edge.place).kind == .pointer
    let isNewPointer = isPointer && failedPointers.insert(edge.place).inserted
    guard case .token(let token) = node else { return isNewPointer }
    defer { isPoisoned[token.index] = true }
    return !isPoisoned[token.index]
  }

  fileprivate func path(of node: DependencyNode) -> String {
    switch node {
    case .token(let token): merged.graph.path(of: token)
    case .part(let place): merged.ownerPath(of: place)
    }
  }
}

extension MergedLayers {
  /// The path of the token in whose value, or extension data, a place is.
  func ownerPath(of place: ValuePlace) -> String {
    if let owner = memberOwners[place] { return path(ofDeclaration: owner) }
    let placed = sets[place.set]
    let token = owner(of: place)
    return token < placed.tokens.count ? graph.path(of: placed.tokens[token]) : ""
  }

  /// The declaration in whose value a place is; `nil` for extension data.
  func declaration(holding place: ValuePlace) -> UInt32? {
    let placed = sets[place.set]
    let token = owner(of: place)
    guard token < placed.tokens.count else { return nil }
    let value = placed.set.tokens[token].value
    guard value < placed.set.values.count,
      (value..<placed.set.values[Int(value)].next).contains(place.index)
    else { return nil }
    return UInt32(placed.firstDeclaration + token)
  }

  /// The number in its set of the last token whose value does not stand behind a place.
  private func owner(of place: ValuePlace) -> Int {
    let placed = sets[place.set]
    var low = 0
    var high = placed.set.tokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if placed.set.tokens[middle].value <= place.index { low = middle } else { high = middle }
    }
    return low
  }
}
