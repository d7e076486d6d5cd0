// What changes a theme at run time. Plain classes and no collections: arrays and dictionaries of these
// types would be compiled with every theme, which cost a tenth of an optimised build.
extension SwiftSupport {
  static let overrides = """
    /// Values of a program's own, each for the slot of a token, as a tree that never changes; the key
    /// tells the tables apart. Its form depends on the keys alone, so that equal trees have equal
    /// parts.
    private final class _Override: Sendable {
      let key: Int
      let value: any Hashable & Sendable
      let less, more: _Override?

      init(
        _ key: Int, _ value: any Hashable & Sendable, _ less: _Override?, _ more: _Override?
      ) {
        self.key = key
        self.value = value
        self.less = less
        self.more = more
      }

      /// Who stands above whom: as good as random, so that the tree is not deep.
      var rank: UInt32 { UInt32(truncatingIfNeeded: key) &* 0x9e37_79b1 }

      var parts: AnyHashable {
        let parts: [AnyHashable] = [key, AnyHashable(value), less?.parts, more?.parts]
        return AnyHashable(parts)
      }

      /// A tree with one value more, or with another one for that key.
      @inline(never) static func adding(
        _ key: Int, _ value: any Hashable & Sendable, to tree: _Override?
      ) -> _Override {
        guard let tree else { return _Override(key, value, nil, nil) }
        if key == tree.key { return _Override(key, value, tree.less, tree.more) }
        if key < tree.key {
          let less = adding(key, value, to: tree.less)
          if less.rank < tree.rank { return _Override(tree.key, tree.value, less, tree.more) }
          return _Override(
            less.key, less.value, less.less,
            _Override(tree.key, tree.value, less.more, tree.more))
        }
        let more = adding(key, value, to: tree.more)
        if more.rank < tree.rank { return _Override(tree.key, tree.value, tree.less, more) }
        return _Override(
          more.key, more.value, _Override(tree.key, tree.value, tree.less, more.less), more.more)
      }
    }

    private protocol _Optional { var _isNil: Bool { get } }
    extension Optional: _Optional { fileprivate var _isNil: Bool { self == nil } }

    /// Finds out which slot a key path reads. One probe lives for one evaluation on one thread.
    private final class _Probe: @unchecked Sendable {
      var flag: Int?
      private var key = 0
      private var reads = 0
      private var type: Any.Type = Never.self
      private var optional: Any.Type = Never.self

      func note(_ key: Int, _ type: Any.Type, _ optional: Any.Type) {
        self.key = key
        self.type = type
        self.optional = optional
        reads += 1
      }

      /// The tables with another value in that slot.
      func table(
        _ table: _Table, with value: any Hashable & Sendable, is expected: Any.Type
      ) -> _Table {
        precondition(
          reads == 1 && expected == (flag == nil ? type : optional),
          "the key path does not lead to a token of the theme")
        var overrides = table.overrides
        if let flag {
          let isThere = (value as? any _Optional)?._isNil != true
          overrides = _Override.adding(flag, isThere, to: overrides)
        }
        return _Table(table, _Override.adding(key, value, to: overrides))
      }
    }


    """
}
