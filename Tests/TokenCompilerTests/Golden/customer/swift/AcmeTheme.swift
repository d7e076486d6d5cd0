// Made by tokenc from design tokens; changes are lost when it runs again.
// swift-format-ignore-file
// swiftlint:disable all

extension Theme {
  /// The theme `default`; its colors follow the system.
  public static let acme = Theme(
    _tables: Theme._sameDefaultTheme_d3049c08a6ac9ad6, columns: 2, ownColumn: 0,
    colors: _Tables.acme_colors, wideColors: [],
    numbers: _Tables.acme_numbers,
    flags: _Tables.acme_flags)

  /// The theme `dark`.
  public static let acmeDark = Theme(
    _tables: Theme._sameDefaultTheme_d3049c08a6ac9ad6, columns: 1, ownColumn: 0,
    colors: _Tables.acmeDark_colors, wideColors: [],
    numbers: _Tables.acme_numbers,
    flags: _Tables.acme_flags)

  /// The theme `default`, whatever the system looks like.
  public static let acmeLight = Theme(_ownAppearanceOf: .acme)
}

private enum _Tables {
  static let acme_colors: [UInt32] = [
    0x000010ff, 0x000011ff, // theme.color.a
    0x00000000, 0x00000000, // theme.color.none
  ]
  static let acme_numbers: [Double] = [
    16, // theme.size
  ]
  static let acme_flags: [Bool] = [
    false, // theme.color.none
  ]
  static let acmeDark_colors: [UInt32] = [
    0x000011ff, // theme.color.a
    0x00000000, // theme.color.none
  ]
}
