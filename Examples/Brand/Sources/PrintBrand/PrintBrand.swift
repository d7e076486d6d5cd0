import BrandTheme

/// Reads the theme that the plugin compiled, and prints some of it.
@main
struct PrintBrand {
  static func main() {
    for (name, theme) in [("default", Theme.default), ("dark", Theme.dark), ("round", Theme.round)]
    {
      let button = theme.color.button
      print(
        "\(name): background \(hex(button.background)), title \(hex(button.title)),", terminator: ""
      )
      print(" radius \(Int(theme.radius.button)), font \(theme.font.button.families[0])")
    }
  }

  /// `#rrggbb` of the colour in the theme's own appearance.
  private static func hex(_ color: TokenColor) -> String {
    let number = [color.red, color.green, color.blue].reduce(0) {
      $0 << 8 | Int($1 * 255 + 0.5)
    }
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
