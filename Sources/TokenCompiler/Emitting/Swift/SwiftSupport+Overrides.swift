// What changes a theme at run time. Plain classes and no collections: arrays and dictionaries of these
// types would be compiled with every theme, which cost a tenth of an optimised build.
extension SwiftSupport {
  static let overrides = """
    /// Values of a program's own, each for the slot of a token, as a tree that never changes; the key
    /// tells the tables apart. The least key is on top; a bit of the others, the next one at each step
    /// down, says on which side they are. So equal trees have equal parts, however they were made.
    private final class _Override: Sendable {
      let key: Int
      let value: any Hashable & Sendable
      let clear, set: _Override?

      @inline(never) init(
        _ key: Int, _ value: any Hashable & Sendable, _ clear: _Override? = nil,
        _ set: _Override? = nil
      ) {
        self.key = key
        self.value = value
        self.clear = clear
        self.set = set
      }

      var parts: AnyHashable {
        let parts: [AnyHashable] = [key, AnyHashable(value), clear?.parts, set?.parts]
        return AnyHashable(parts)
      }

      /// The value for a key.
      @inline(never) func find(_ key: Int, bit: Int = 1) -> Any? {
        if key == self.key { return value }
        let next = key & bit == 0 ? clear : set
        return next?.find(key, bit: bit &* 2)
      }

      /// A tree with one value more, or with another one for that key.
      @inline(never) static func adding(
        _ new: _Override, to tree: _Override?, bit: Int = 1
      ) -> _Override {
        guard let tree else { return _Override(new.key, new.value) }
        if new.key == tree.key { return _Override(new.key, new.value, tree.clear, tree.set) }
        let (top, other) = new.key < tree.key ? (new, tree) : (tree, new)
        var (clear, set) = (tree.clear, tree.set)
        if other.key & bit == 0 {
          clear = adding(other, to: clear, bit: bit &* 2)
        } else {
          set = adding(other, to: set, bit: bit &* 2)
        }
        return _Override(top.key, top.value, clear, set)
      }
    }

    /// Finds out which slot a key path reads: the new value is read there. One probe lives for one
    /// override on one thread.
    private final class _Probe: @unchecked Sendable {
      let new: _Override
      /// Whether optional tokens are to be nil.
      var isNil = false
      var flag = -1
      var key = 0
      var reads = 0

      init(_ new: _Override) { self.new = new }

      /// The tables with the new value in that slot.
      @inline(never) func table(_ table: _Table) -> _Table {
        _Table.check(reads == 1, "the key path does not lead to a token of the theme")
        var overrides = _Override.adding(_Override(key, new.value), to: table.overrides)
        if flag >= 0 { overrides = _Override.adding(_Override(flag, !isNil), to: overrides) }
        return _Table(table, overrides, nil, isFixed: table.isFixed, isPlain: false)
      }
    }


    """
}
