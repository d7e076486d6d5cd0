/// The fixed parts of a generated file: how tables become a theme, and how values are read from
/// them. What the values themselves look like stands in the extensions.
///
/// All of it is compiled with every theme, so it is written for the compiler's time: only what the
/// theme's kinds of tokens need, few types, few generics, nothing synthesized where a line does. What
/// else it saves: operators that are generic (`<<`, `>>`), loops over ranges, comparing and filling
/// arrays of own types, and copies of one function in others (`@inline(never)`).
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
          _t = _Table(theme._t, theme._t.overrides, isFixed: true)
        }

        /// A copy of this theme with another value for one token:
        /// `theme.overriding(\\.color.background, with: TokenColor(0xff3b30ff))`.
        ///
        /// The path has to lead to a token of the theme; another one stops the program.
        \(access)func overriding<Value: Hashable & Sendable>(
          _ path: KeyPath<\(type), Value>, with value: Value
        ) -> \(type) {
          let probe = _Probe()
          _ = \(type)(_t: _Table(_t, _t.overrides, probe: probe))[keyPath: path]
          return \(type)(_t: probe.table(_t, with: _Override(0, value), is: Value.self))
        }

        \(access)static func == (left: \(type), right: \(type)) -> Bool {
          left._t === right._t || left._t.parts == right._t.parts
        }
        \(access)func hash(into hasher: inout Hasher) { hasher.combine(_t.parts) }
      }


      """
  }

  /// The counts of the tables: where nothing stands behind the fixed slots they are exact.
  private static func checks(_ shape: SwiftShape) -> String {
    shape.tables.map { table in
      let factor = table == .colors ? " * columns" : ""
      let comparison = shape.hasPool(table) ? ">=" : "=="
      return "    _Table.check(\(table.name).count \(comparison) \(shape.totals[table])\(factor),"
        + " \"\(table.name)\")"
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
