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
          _t = _Table(
            columns: columns, ownColumn: ownColumn, colors: colors, numbers: numbers,
            strings: strings, flags: flags, counts: counts, wideColors: wideColors)
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
          return \(type)(_t: _Table(_t, overrides: probe.overrides(_t.overrides, with: value)))
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
  static func table(_ shape: SwiftShape) -> String {
    var text = tableCore
    for kind in SwiftKind.allCases where shape.has(kind) { text += reader(of: kind) }
    let needsColor = shape.has(.color) || shape.hasPool(.colors)
    if needsColor { text += colorReader }
    if shape.has(.strokeStyle) || shape.has(.border) { text += strokeReader }
    return text + "}\n\n" + probe
  }

  private static let tableCore = """
    /// The tables of a theme. All themes of one type share their slots.
    private final class _Table: Sendable {
      /// How many colours a slot of `colors` has: one for every appearance, light and dark, or light,
      /// dark, and both in increased contrast.
      let columns: Int
      /// The column of the theme's own appearance.
      let ownColumn: Int
      /// Whether all colours are those of `ownColumn`.
      let isFixed: Bool
      let colors: [UInt32]
      let numbers: [Double]
      let strings: [String]
      let flags: [Bool]
      let counts: [Int]
      /// Colours that 8-bit sRGB cannot hold, six numbers each, in ascending order of the first: index
      /// in `colors`, 0 for sRGB or 1 for Display P3, red, green, blue, alpha.
      let wideColors: [Double]
      let overrides: [Int: _Override]
      let probe: _Probe?
      let isPlain: Bool

      init(
        columns: Int, ownColumn: Int, colors: [UInt32], numbers: [Double], strings: [String],
        flags: [Bool], counts: [Int], wideColors: [Double]
      ) {
        self.columns = columns
        self.ownColumn = ownColumn
        self.colors = colors
        self.numbers = numbers
        self.strings = strings
        self.flags = flags
        self.counts = counts
        self.wideColors = wideColors
        (isFixed, overrides, probe, isPlain) = (false, [:], nil, true)
      }

      init(
        _ other: _Table, isFixed: Bool? = nil, overrides: [Int: _Override]? = nil,
        probe: _Probe? = nil
      ) {
        columns = other.columns
        ownColumn = other.ownColumn
        colors = other.colors
        numbers = other.numbers
        strings = other.strings
        flags = other.flags
        counts = other.counts
        wideColors = other.wideColors
        self.isFixed = isFixed ?? other.isFixed
        self.overrides = overrides ?? other.overrides
        self.probe = probe
        isPlain = probe == nil && self.overrides.isEmpty
      }

      static func == (left: _Table, right: _Table) -> Bool {
        if left === right { return true }
        return left.colors == right.colors && left.numbers == right.numbers
          && left.strings == right.strings && left.flags == right.flags
          && left.counts == right.counts && left.wideColors == right.wideColors
          && left.columns == right.columns && left.ownColumn == right.ownColumn
          && left.isFixed == right.isFixed && left.overrides == right.overrides
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(numbers)
        hasher.combine(overrides)
      }

      /// What a slot was overridden with. A probe notes the slot instead.
      func override<Value>(_ table: Int, _ slot: Int, as type: Value.Type) -> Value? {
        let key = slot << 3 | table
        if let probe {
          probe.note(key, type)
          return nil
        }
        return overrides[key]?.value as? Value
      }

      /// The tables, if the optional token of that flag has a value.
      @inline(never) func optional(_ section: Int, _ offset: Int) -> _Table? {
        let slot = section + offset
        if !isPlain {
          let key = slot << 3 | 3
          if let probe {
            probe.flag = key
            return self
          }
          if let isThere = overrides[key]?.value as? Bool { return isThere ? self : nil }
        }
        return flags[slot] ? self : nil
      }

    """

  private static let probe = """
    private struct _Override: Sendable, Hashable {
      let value: any Hashable & Sendable

      static func == (left: _Override, right: _Override) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
      }
      func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
    }

    /// Finds out which slot a key path reads. One probe lives for one evaluation on one thread.
    private final class _Probe: @unchecked Sendable {
      var key = 0
      var flag: Int?
      private var reads = 0
      private var type: Any.Type = Never.self
      private var optionalType: Any.Type = Never.self
      private var holdsValue: (Any) -> Bool = { _ in false }

      func note<Value>(_ key: Int, _ type: Value.Type) {
        self.key = key
        self.type = type
        optionalType = Value?.self
        holdsValue = { $0 is Value }
        reads += 1
      }

      func overrides<Value: Hashable & Sendable>(
        _ overrides: [Int: _Override], with value: Value
      ) -> [Int: _Override] {
        let expected = flag == nil ? type : optionalType
        precondition(
          reads == 1 && expected == Value.self, "the key path does not lead to a token of the theme")
        var result = overrides
        result[key] = _Override(value: value)
        if let flag { result[flag] = _Override(value: holdsValue(value)) }
        return result
      }
    }


    """
}
