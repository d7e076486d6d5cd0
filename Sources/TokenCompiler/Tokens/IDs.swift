/// The number of a token in a `ThemeGraph`: one for each path that any theme has.
public struct TokenID: IntegerID {
  /// The position of the token.
  public let rawValue: UInt32
  /// The ID of the token at a position.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a group in a `ThemeGraph`; the root is 0.
public struct GroupID: IntegerID {
  /// The position of the group.
  public let rawValue: UInt32
  /// The ID of the group at a position.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The group that holds everything.
  public static let root = GroupID(rawValue: 0)
}

/// The number of a declaration: a token as one layer writes it.
public struct DeclarationID: IntegerID {
  /// The position of the declaration.
  public let rawValue: UInt32
  /// The ID of the declaration at a position.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
