// The table of a theme that nobody can override: what `--swift-style static` needs.
extension SwiftSupport {
  static let staticTableCore = """
    /// The tables of the theme.
    private final class _Table: Sendable {
      let palette: _Palette
      let numbers: [Double]
      let strings: [String]
      let flags: [Bool]
      let counts: [Int]

      init(
        _ palette: _Palette, numbers: [Double], strings: [String], flags: [Bool], counts: [Int]
      ) {
        self.palette = palette
        self.numbers = numbers
        self.strings = strings
        self.flags = flags
        self.counts = counts
      }

      /// The tables, if the optional token of that flag has a value.
      @inline(never) func optional(_ section: Int, _ offset: Int) -> _Table? {
        flags[section + offset] ? self : nil
      }

    """
}
