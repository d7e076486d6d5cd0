/// The names that are taken in one folder.
struct CatalogScope {
  /// Who has a name.
  enum Owner {
    case token(TokenID)
    /// A group, and the first colour in it, whose place stands for the group's.
    case group(GroupID, TokenID)
    case theme(String)
  }

  private var sets: [String: (name: String, owner: Owner)] = [:]
  private var folders: [String: (name: String, owner: Owner)] = [:]

  /// Takes a name, or gives who has it. A set's name has an ending, so a folder may have the same.
  mutating func claim(_ name: String, _ owner: Owner) -> (name: String, owner: Owner)? {
    let key = CatalogNames.key(name)
    if case .token = owner {
      if let other = sets[key] { return other }
      sets[key] = (name, owner)
    } else {
      if let other = folders[key] { return other }
      folders[key] = (name, owner)
    }
    return nil
  }
}

/// Something with a name in a catalog, for messages.
struct CatalogPlace {
  var path: String
  var span: SourceSpan?
  var isTheme = false
}
