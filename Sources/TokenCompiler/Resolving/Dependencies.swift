extension ThemeResolver {
  /// Appends what a token's value, or a part of one, needs, and reports references that lead nowhere.
  mutating func appendNeeds(of node: DependencyNode, to edges: inout [DependencyOrder.Edge]) {
    switch node {
    case .token(let token):
      let winner = theme.winners[token.index]
      guard winner != .max, contents[Int(winner)] != .literal else { return }
      let root = merged.valuePlace(of: winner)
      var place = root
      let end = value(at: root).next
      while place.index < end {
        appendNeed(at: place, in: winner, to: &edges)
        place.index += 1
      }
    case .part(let place):
      switch value(at: place).kind {
      case .list, .object:
        for child in children(of: place) {
          edges.append(.init(node: .part(child), place: child, isReference: false))
        }
      case .text:
        for child in children(of: place) { appendNeed(at: child, in: nil, to: &edges) }
      default: appendNeed(at: place, in: nil, to: &edges)
      }
    }
  }

  /// Appends the need of a reference or pointer. Without a declaration, the place is in another
  /// token, which says itself what is wrong there.
  private mutating func appendNeed(
    at place: ValuePlace, in declaration: UInt32?, to edges: inout [DependencyOrder.Edge]
  ) {
    switch value(at: place).kind {
    case .reference:
      if let target = token(ofReference: place) {
        edges.append(.init(node: .token(target), place: place))
      } else if let declaration = declaration ?? merged.memberOwners[place] {
        reportUnknown(place, in: declaration)
      }
    case .pointer:
      switch target(ofPointer: place) {
      case .token(let token, let isValue):
        guard isValue || isTolerant(place) || isWholeToken(place, declaration) else {
          failedPointers.insert(place)
          return report(pointerToToken: place, in: declaration)
        }
        edges.append(.init(node: .token(token), place: place))
      case .part(let part): edges.append(.init(node: .part(part), place: place))
      case .failed: break
      case .fault(let fault):
        // Of a part the token tells that it stands in, whether it is looked at before or after.
        guard let declaration else { break }
        failedPointers.insert(place)
        report(fault, at: place, in: declaration)
      }
    default: break
    }
  }

  /// Whether the pointer is the `$ref` of a token itself, which names a token and not its value.
  private func isWholeToken(_ place: ValuePlace, _ declaration: UInt32?) -> Bool {
    guard let declaration else { return true }
    let written = merged.written(declaration)
    return written.mayBeGroup && written.value == place.index
  }

  private mutating func report(pointerToToken place: ValuePlace, in declaration: UInt32?) {
    guard let declaration else { return }
    diagnostics.report(
      .pointerToToken(
        text(at: place), at: span(at: place), path: merged.path(ofDeclaration: declaration)))
  }

  private mutating func report(
    _ fault: PointerFault, at place: ValuePlace, in declaration: UInt32
  ) {
    let span = span(at: place)
    let path = merged.path(ofDeclaration: declaration)
    switch fault {
    case .group(let group):
      let members = firstTokens(of: group)
      diagnostics.report(
        .referenceToGroup(
          text(at: place), members.names, more: members.more, at: span, path: path))
    case .missingName:
      let names = merged.names(at: place)
      guard !mayBeMissing(names) else { return }
      let own = merged.graph.declarations[DeclarationID(rawValue: declaration)].token
      let proposal = proposal(forPointer: names, in: own)
      let written = text(at: place)
      let fix = Fix.naming(proposal.only, for: written, at: span, in: merged.graph.sources)
      diagnostics.report(
        .unknownPointer(written, proposal: proposal, at: span, path: path, fix: fix))
    case .missingPart(let whole):
      diagnostics.report(
        .missingPart(
          text(at: place), at: span, path: path, whole: merged.shownSpan(of: whole)))
    case .ring(let places):
      let hops = places.map { RingHop(path: merged.ownerPath(of: $0), place: $0) }
      for place in places { failedPointers.insert(place) }
      diagnostics.report(.ring(merged.turned(hops), in: merged))
    case .tooLong:
      diagnostics.report(.pointerTooLong(text(at: place), at: span, path: path))
    }
  }
}

extension MergedLayers {
  /// The path under which a declaration was written.
  func path(ofDeclaration declaration: UInt32) -> String {
    graph.path(of: graph.declarations[DeclarationID(rawValue: declaration)].token)
  }
}
