/// An order in which every token comes after those that its value needs. Iterative: chains may have
/// any length.
struct DependencyOrder {
  /// A need: the token, and the place of the reference.
  struct Edge {
    var node: Int
    var place: ValuePlace
  }

  /// A token whose needs are being followed; its edges lie behind `start` in `edges`.
  private struct Frame {
    var node: Int
    var start: Int
    var next: Int
  }

  private enum Mark: UInt8 { case new, open, done }

  private var marks: [Mark]
  private var frames: [Frame] = []
  /// The edges of the open tokens, one behind the other.
  private var edges: [Edge] = []
  private var order: [TokenID] = []

  /// The tokens of the current theme in order; rings are reported and poisoned.
  static func order(of resolver: inout ThemeResolver) -> [TokenID] {
    var search = DependencyOrder(tokenCount: resolver.merged.graph.tokens.count)
    for token in resolver.merged.graph.tokens.ids { search.visit(token.index, &resolver) }
    return search.order
  }

  private init(tokenCount: Int) {
    marks = Array(repeating: .new, count: tokenCount)
    order.reserveCapacity(tokenCount)
  }

  private mutating func visit(_ root: Int, _ resolver: inout ThemeResolver) {
    guard marks[root] == .new else { return }
    open(root, &resolver)
    while let frame = frames.last {
      if frame.next == edges.count {
        close(frame)
        continue
      }
      frames[frames.count - 1].next += 1
      let target = edges[frame.next].node
      switch marks[target] {
      case .done: break
      case .new: open(target, &resolver)
      case .open: reportRing(backTo: target, &resolver)
      }
    }
  }

  private mutating func open(_ node: Int, _ resolver: inout ThemeResolver) {
    marks[node] = .open
    let start = edges.count
    resolver.appendNeeds(of: TokenID(node), to: &edges)
    frames.append(Frame(node: node, start: start, next: start))
  }

  private mutating func close(_ frame: Frame) {
    frames.removeLast()
    edges.removeLast(edges.count - frame.start)
    marks[frame.node] = .done
    order.append(TokenID(frame.node))
  }

  /// The ring is the end of the stack of open tokens, from `target` on.
  private func reportRing(backTo target: Int, _ resolver: inout ThemeResolver) {
    guard let start = frames.lastIndex(where: { $0.node == target }) else { return }
    var hops: [RingHop] = []
    for frame in frames[start...] {
      resolver.isPoisoned[frame.node] = true
      let path = resolver.merged.graph.path(of: TokenID(frame.node))
      hops.append(RingHop(path: path, place: edges[frame.next - 1].place))
    }
    let merged = resolver.merged
    resolver.diagnostics.report(.ring(merged.turned(hops), in: merged))
  }
}

/// One step of a ring: a token or group, and the reference in it that leads on.
struct RingHop {
  var path: String
  var place: ValuePlace
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
  /// Appends what the value of a token needs, and reports references that lead nowhere.
  mutating func appendNeeds(of token: TokenID, to edges: inout [DependencyOrder.Edge]) {
    let winner = theme.winners[token.index]
    guard winner != .max, contents[Int(winner)] != .literal else { return }
    let root = merged.valuePlace(of: winner)
    let set = merged.sets[root.set].set
    var place = root
    while place.index < set.values[Int(root.index)].next {
      if set.values[Int(place.index)].kind == .reference {
        if let target = self.token(ofReference: place) {
          edges.append(.init(node: target.index, place: place))
        } else {
          reportUnknown(place, in: winner)
        }
      }
      place.index += 1
    }
  }
}
