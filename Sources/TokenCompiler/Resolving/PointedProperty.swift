/// A property besides `$value` that a pointer can lead to.
enum PointedProperty {
  case type, description, deprecated, extensions

  init?(_ name: ArraySlice<UInt8>) {
    if name.elementsEqual("$type".utf8) {
      self = .type
    } else if name.elementsEqual("$description".utf8) {
      self = .description
    } else if name.elementsEqual("$deprecated".utf8) {
      self = .deprecated
    } else if name.elementsEqual("$extensions".utf8) {
      self = .extensions
    } else {
      return nil
    }
  }
}

extension ThemeResolver {
  /// Where the property of a token is written in the current theme.
  mutating func place(of property: PointedProperty, of token: TokenID) -> ValuePlace? {
    let winner = theme.winners[token.index]
    let declaration = merged.graph.declarations[DeclarationID(rawValue: winner)]
    let set = merged.home(of: winner).set
    switch property {
    case .type: return declaration.typeSpan.flatMap { textPlace($0) }
    case .description: return declaration.descriptionSpan.flatMap { textPlace($0) }
    case .deprecated:
      return merged.written(winner).deprecatedPlace.map { ValuePlace(set: set, index: $0) }
    case .extensions:
      return merged.written(winner).extensions.map { ValuePlace(set: set, index: $0) }
    }
  }

  /// The same for a group: what it says itself or has got by extension.
  mutating func place(of property: PointedProperty, of group: GroupID) -> ValuePlace? {
    switch property {
    case .type: return ownType(of: group).flatMap { textPlace($0) }
    case .description:
      return theme.groupMetadata[group]?.descriptionSpan.flatMap { textPlace($0) }
    case .deprecated: return theme.deprecationPlaces[group]
    case .extensions: return theme.extensionPlaces[group]
    }
  }

  /// Where the type of a group is written, unless it is that of the group around it.
  private func ownType(of group: GroupID) -> SourceSpan? {
    let parent = merged.graph.groups[group].parent
    guard let type = theme.groupTypes[group.index], !type.isCategory, let source = type.source,
      group == .root || type != theme.groupTypes[parent.index]
    else { return nil }
    return SourceSpan(source, type.range)
  }

  /// A place for the text of a property, which is no value of the set that it stands in until a
  /// pointer leads to it.
  private mutating func textPlace(_ span: SourceSpan) -> ValuePlace? {
    guard let set = merged.sets.firstIndex(where: { $0.source == span.source }) else { return nil }
    let index = RawIndex(truncatingIfNeeded: merged.sets[set].set.values.count)
    merged.sets[set].set.values.append(
      RawValue(
        kind: .text, hasEscapes: true, range: span.range, shown: span.range, next: index + 1))
    return ValuePlace(set: set, index: index)
  }
}
