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

    private protocol _Optional { var _isNil: Bool { get } }
    extension Optional: _Optional { fileprivate var _isNil: Bool { self == nil } }

    /// Finds out which slot a key path reads. One probe lives for one evaluation on one thread.
    private final class _Probe: @unchecked Sendable {
      var flag: Int?
      var key = 0
      var reads = 0
      var type: Any.Type = Never.self
      var optional: Any.Type = Never.self

      /// The tables with another value in that slot.
      @inline(never) func table(
        _ table: _Table, with new: _Override, is expected: Any.Type
      ) -> _Table {
        precondition(
          reads == 1 && expected == (flag == nil ? type : optional),
          "the key path does not lead to a token of the theme")
        var overrides = table.overrides
        if let flag {
          let isThere = (new.value as? any _Optional)?._isNil != true
          overrides = _Override.adding(_Override(flag, isThere), to: overrides)
        }
        return _Table(table, _Override.adding(_Override(key, new.value), to: overrides))
      }
    }


    """
}
