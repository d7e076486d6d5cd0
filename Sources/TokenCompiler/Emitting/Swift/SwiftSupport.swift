/// The fixed parts of a generated file: how tables become a theme, and how values are read from
/// them. What the values themselves look like stands in the extensions.
enum SwiftSupport {
  /// What the theme's type has besides its tokens.
  static func theme(
    _ shape: SwiftShape, _ options: SwiftOptions, fingerprint: String
  ) -> String {
    let access = options.access
    let type = options.typeName
    return """
      extension \(type) {
        /// Says which default theme this type was made from. Instances that were made from another
        /// one, with other paths or types, do not compile: make both again.
        \(access)static var _sameDefaultTheme_\(fingerprint): Int { 1 }

        /// Makes a theme from tables. Only files that tokenc wrote call this.
        \(access)init(
          _tables: Int, columns: Int, ownColumn: Int, colors: [UInt32], numbers: [Double],
          strings: [String], flags: [Bool], counts: [Int], wideColors: [Double]
        ) {
      \(checks(shape))
          let palette = _Palette(
            columns: columns, ownColumn: ownColumn, colors: colors, wide: wideColors)
          _t = _Table(
            palette, numbers: numbers, strings: strings, flags: flags, counts: counts)
        }

        /// The same theme, always in its own appearance, whatever the system looks like.
        \(access)init(_ownAppearanceOf theme: \(type)) {
          _t = _Table(theme._t, isFixed: true)
        }

        /// A copy of this theme with another value for one token:
        /// `theme.overriding(\\.color.background, with: TokenColor(0xff3b30ff))`.
        ///
        /// The path has to lead to a token of the theme; another one stops the program.
        \(access)func overriding<Value: Hashable & Sendable>(
          _ path: KeyPath<\(type), Value>, with value: Value
        ) -> \(type) {
          let probe = _Probe()
          _ = \(type)(_t: _Table(_t, probe: probe))[keyPath: path]
          return \(type)(_t: probe.table(_t, with: value, is: Value.self))
        }

        \(access)static func == (left: \(type), right: \(type)) -> Bool { left._t == right._t }
        \(access)func hash(into hasher: inout Hasher) { _t.hash(into: &hasher) }
      }


      """
  }

  /// The counts of the tables: where nothing stands behind the fixed slots they are exact.
  private static func checks(_ shape: SwiftShape) -> String {
    SwiftKind.Table.allCases.map { table in
      let factor = table == .colors ? " * columns" : ""
      let comparison = shape.hasPool(table) ? ">=" : "=="
      return "    precondition(\(table.name).count \(comparison) \(shape.totals[table])\(factor),"
        + " \"the table '\(table.name)' is of another theme\")"
    }.joined(separator: "\n")
  }

  /// The class that holds the tables, with a reader for each kind of value that occurs.
  static func table(_ shape: SwiftShape, _ style: SwiftOptions.Style) -> String {
    var text = palette + (style == .static ? staticTableCore : tableCore)
    for kind in SwiftKind.allCases where shape.has(kind) { text += reader(of: kind, style) }
    let needsColor = shape.has(.color) || shape.hasPool(.colors)
    if needsColor { text += colorReader(style) }
    if shape.has(.strokeStyle) || shape.has(.border) { text += strokeReader }
    return text + "}\n\n" + (style == .static ? "" : probe)
  }

  private static let tableCore = """
    /// The tables of a theme. All themes of one type share their slots.
    private final class _Table: Sendable {
      let palette: _Palette
      /// Whether all colours are those of the theme's own appearance.
      let isFixed: Bool
      let numbers: [Double]
      let strings: [String]
      let flags: [Bool]
      let counts: [Int]
      /// In ascending order of their keys.
      let overrides: [_Override]
      let probe: _Probe?
      let isPlain: Bool

      init(
        _ palette: _Palette, numbers: [Double], strings: [String], flags: [Bool], counts: [Int]
      ) {
        self.palette = palette
        self.numbers = numbers
        self.strings = strings
        self.flags = flags
        self.counts = counts
        (isFixed, overrides, probe, isPlain) = (false, [], nil, true)
      }

      init(
        _ other: _Table, isFixed: Bool? = nil, overrides: [_Override]? = nil,
        probe: _Probe? = nil
      ) {
        palette = other.palette
        numbers = other.numbers
        strings = other.strings
        flags = other.flags
        counts = other.counts
        self.isFixed = isFixed ?? other.isFixed
        self.overrides = overrides ?? other.overrides
        self.probe = probe
        isPlain = probe == nil && self.overrides.isEmpty
      }

      static func == (left: _Table, right: _Table) -> Bool {
        if left === right { return true }
        let (first, second) = (left.palette, right.palette)
        if first.columns != second.columns || first.ownColumn != second.ownColumn { return false }
        if first.colors != second.colors || first.wide != second.wide { return false }
        if left.numbers != right.numbers || left.strings != right.strings { return false }
        if left.flags != right.flags || left.counts != right.counts { return false }
        return left.isFixed == right.isFixed && left.overrides == right.overrides
      }

      func hash(into hasher: inout Hasher) {
        for color in palette.colors { hasher.combine(color) }
        for number in numbers { hasher.combine(number) }
        for override in overrides { hasher.combine(AnyHashable(override.value)) }
      }

      /// What a slot was overridden with. A probe notes the slot instead.
      @inline(never) func override(
        _ table: Int, _ slot: Int, _ type: Any.Type, _ optional: Any.Type
      ) -> Any? {
        let key: Int = slot << 3 | table
        if let probe {
          probe.note(key, type, optional)
          return nil
        }
        var (low, high) = (0, overrides.count)
        while low < high {
          let middle: Int = (low + high) / 2
          if overrides[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < overrides.count && overrides[low].key == key ? overrides[low].value : nil
      }

      /// The tables, if the optional token of that flag has a value.
      @inline(never) func optional(_ section: Int, _ offset: Int) -> _Table? {
        let slot = section + offset
        if !isPlain {
          if let probe {
            probe.flag = slot << 3 | 3
            return self
          }
          if let isThere = override(3, slot, Bool.self, Bool.self) as? Bool {
            return isThere ? self : nil
          }
        }
        return flags[slot] ? self : nil
      }

    """

  private static let palette = """
    /// The colours of a theme, `0xrrggbbaa` in sRGB.
    private final class _Palette: Sendable {
      /// How many colours a slot has: one for every appearance, light and dark, or light, dark, and
      /// both in increased contrast.
      let columns: Int
      /// The column of the theme's own appearance.
      let ownColumn: Int
      let colors: [UInt32]
      /// Colours that 8-bit sRGB cannot hold, six numbers each, in ascending order of the first: index
      /// in `colors`, 0 for sRGB or 1 for Display P3, red, green, blue, alpha.
      let wide: [Double]

      init(columns: Int, ownColumn: Int, colors: [UInt32], wide: [Double]) {
        self.columns = columns
        self.ownColumn = ownColumn
        self.colors = colors
        self.wide = wide
      }
    }


    """

  private static let probe = """
    /// A value of a program's own, for the slot of a token; the key tells the tables apart.
    private struct _Override: Sendable, Equatable {
      let key: Int
      let value: any Hashable & Sendable

      static func == (left: _Override, right: _Override) -> Bool {
        left.key == right.key && AnyHashable(left.value) == AnyHashable(right.value)
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
        var result = table.overrides
        if let flag {
          let isThere = !((value as? any _Optional)?._isNil ?? false)
          result = _Probe.adding(_Override(key: flag, value: isThere), to: result)
        }
        result = _Probe.adding(_Override(key: key, value: value), to: result)
        return _Table(table, overrides: result)
      }

      private static func adding(_ new: _Override, to old: [_Override]) -> [_Override] {
        var result: [_Override] = []
        for override in old where override.key < new.key { result.append(override) }
        result.append(new)
        for override in old where override.key > new.key { result.append(override) }
        return result
      }
    }


    """
}
