/// The fixed parts of a generated file: how tables become a theme, and how values are read from
/// them. What the values themselves look like stands in the extensions.
///
/// All of it is compiled with every theme, so it is written for the compiler's time: only what the
/// theme's kinds of tokens need, few types, few generics, nothing synthesized where a line does. What
/// else it saves: operators that are generic (`<<`, `>>`), loops over ranges, comparing and filling
/// arrays of own types, and copies of one function in others (`@inline(never)`). And what looks cheap and
/// makes the compiler take a protocol's default functions in, with all that they need: `isEmpty` and
/// `first` of an array, `append`, `Double` of an integer that is no `Int`, `combine` of a hasher.
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
        @inline(never) \(access)init(_tables: Int, \(parameters(shape))) {
      \(checks(shape))
          _t = _Table(\(arguments(shape)))
        }

        /// The same theme, always in its own appearance, whatever the system looks like.
        \(access)init(_ownAppearanceOf theme: \(type)) {
          let table = theme._t
          _t = _Table(table, table.overrides, nil, isFixed: true, isPlain: table.isPlain)
        }

        /// A copy of this theme with another value for one token:
        /// `theme.overriding(\\.color.background, with: TokenColor(0xff3b30ff))`.
        ///
        /// The path has to lead to a token of the theme; another one stops the program.
        \(access)func overriding<Value: Hashable & Sendable>(
          _ path: KeyPath<\(type), Value>, with value: Value
        ) -> \(type) {
          let probe = _Probe(_Override(0, value))
          let probed = \(type)(
            _t: _Table(_t, _t.overrides, probe, isFixed: _t.isFixed, isPlain: false))
          // Where the value is not read, it is nil; or the path leads to no token.
          if probed[keyPath: path] != value {
            probe.isNil = true
            if probed[keyPath: path] != value { probe.reads = 0 }
          }
          return \(type)(_t: probe.table(_t))
        }

        \(access)static func == (left: \(type), right: \(type)) -> Bool {
          if left._t === right._t { return true }
          return left._t.parts == right._t.parts
        }
        \(access)func hash(into hasher: inout Hasher) { _t.parts.hash(into: &hasher) }
      }


      """
  }

  /// The counts of the tables: where nothing stands behind the fixed slots they are exact.
  private static func checks(_ shape: SwiftShape) -> String {
    shape.tables.map { table in
      let factor = table == .colors ? " * columns" : ""
      let comparison = shape.hasPool(table) ? ">=" : "=="
      return "    _Table.check(\(table.name).count \(comparison) \(shape.totals[table])\(factor),"
        + " \"a table is of another theme\")"
    }.joined(separator: "\n")
  }

  /// The class that holds the tables, with a reader for each kind of value that occurs.
  static func table(_ shape: SwiftShape, _ style: SwiftOptions.Style) -> String {
    var text = style == .static ? staticTable(shape) : table(shape)
    for kind in SwiftKind.allCases where shape.has(kind) { text += reader(of: kind, style) }
    if hasColors(shape) { text += colorReader(style) }
    if shape.has(.strokeStyle) || shape.has(.border) { text += strokeReader }
    return text + "}\n\n" + (style == .static ? "" : overrides)
  }

  /// Whether a theme has colours in its code.
  static func hasColors(_ shape: SwiftShape) -> Bool {
    shape.has(.color) || shape.hasPool(.colors)
  }
}
