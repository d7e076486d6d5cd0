/// An index with a type of its own, so that a token's number cannot be used as a group's.
public protocol IntegerID: Hashable, Sendable {
  /// The position in the array that this ID indexes.
  var rawValue: UInt32 { get }
  /// Makes the ID of the element at a position.
  init(rawValue: UInt32)
}

extension IntegerID {
  /// The position as the standard library's indexes want it.
  @inlinable public var index: Int { Int(rawValue) }
  /// The ID of the element at `index`.
  @inlinable public init(_ index: Int) { self.init(rawValue: UInt32(truncatingIfNeeded: index)) }
}

/// An array that only its own kind of ID can index.
public struct IDArray<ID: IntegerID, Element> {
  @usableFromInline internal var elements: [Element]

  /// An empty array.
  @inlinable public init() { elements = [] }
  /// An array that holds `elements` in their order.
  @inlinable public init(_ elements: [Element]) { self.elements = elements }

  /// How many elements there are.
  @inlinable public var count: Int { elements.count }
  /// Whether there is no element.
  @inlinable public var isEmpty: Bool { elements.isEmpty }
  /// The IDs, in order.
  @inlinable public var ids: IDRange<ID> { IDRange(count: elements.count) }
  /// The elements, in order.
  @inlinable public var all: [Element] { elements }

  /// The element of an ID. The ID must come from this array.
  @inlinable public subscript(id: ID) -> Element {
    get { elements[Int(id.rawValue)] }
    set { elements[Int(id.rawValue)] = newValue }
  }

  /// Appends an element and returns its ID.
  @inlinable @discardableResult public mutating func append(_ element: Element) -> ID {
    elements.append(element)
    return ID(rawValue: UInt32(truncatingIfNeeded: elements.count - 1))
  }

  /// Makes room for `count` elements.
  @inlinable public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }
}

extension IDArray: Sendable where Element: Sendable {}
extension IDArray: Equatable where Element: Equatable {}

/// The IDs of an `IDArray`, in order.
public struct IDRange<ID: IntegerID>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline internal var position = 0
  @usableFromInline internal let count: Int

  @inlinable internal init(count: Int) { self.count = count }

  /// The next ID, or `nil` at the end.
  @inlinable public mutating func next() -> ID? {
    guard position < count else { return nil }
    defer { position += 1 }
    return ID(position)
  }
}
