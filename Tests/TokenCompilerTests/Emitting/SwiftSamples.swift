@testable import TokenCompiler

/// Graphs that the tests of the Swift emitter share.
enum SwiftSamples {
  static func hex(_ rgb: UInt32, alpha: Double? = nil) -> Color {
    let parts = [rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255].map { Double($0) / 255 }
    return Color(.srgb, parts, alpha: alpha)
  }

  static func px(_ value: Double) -> Slot<Dimension> { Slot(Dimension(value)) }

  static func layer(
    _ color: Color, y: Double, blur: Double, inset: Bool? = nil
  ) -> Slot<ShadowLayer> {
    Slot(
      ShadowLayer(
        color: Slot(color), offsetX: px(0), offsetY: px(y), blur: px(blur), spread: px(0),
        inset: inset))
  }

  /// The number of the slot order that two sections must not mix up, and a value of every type.
  static func everything() -> GraphBuilder {
    var builder = GraphBuilder(themes: ["default", "dark"])
    addColors(&builder)
    addSimpleValues(&builder)
    addComposites(&builder)
    return builder
  }

  private static func addColors(_ builder: inout GraphBuilder) {
    let half = Color(.srgb, [0, 0, 0], alpha: 0.5)
    let wide = Color(.displayP3, [1, 0.25, 0])
    builder.add(
      "primitives.color.blue.default", .color, .color(hex(0x1d5fe2)), description: "The brand.")
    builder.add("primitives.color.blue.light", .color, .color(hex(0x8ab4f8)))
    builder.add(
      "theme.color.button.primary.default.background", .color, .color(hex(0x1d5fe2)),
      .color(hex(0x8ab4f8)), alias: "primitives.color.blue.default")
    builder.add(
      "theme.color.floating-action-button.default.background", .color, .color(hex(0x1d5fe2)),
      .color(hex(0x8ab4f8)), alias: "theme.color.button.primary.default.background",
      description: "Fill.\nSecond line */ with ` and \u{202E}")
    builder.add(
      "theme.color.floating-action-button.default.border", .color, .null, .color(hex(0xffffff)))
    builder.add("theme.color.overlay", .color, .color(half), .color(hex(0x000000)))
    builder.add("theme.color.vivid", .color, .color(wide))
    builder.add(
      "theme.color.old", .color, .color(hex(0xff0000)),
      deprecated: .reason("use {theme.color.vivid} \"now\""))
    builder.add("theme.color.older", .color, .color(hex(0xff0001)), deprecated: .flag(true))
    builder.add("theme.color.hue", .color, .color(Color(.hsl, [210, 50, 40])))
  }

  private static func addSimpleValues(_ builder: inout GraphBuilder) {
    builder.add(
      "theme.radius.floating-action-button", .dimension, .dimension(Dimension(28)),
      .dimension(Dimension(24)))
    builder.add("theme.radius.none", .dimension, .dimension(Dimension(0)), .null)
    builder.add("theme.spacer.xs", .dimension, .dimension(Dimension(0.5, .rem)))
    builder.add("theme.width.full", .dimension, .dimension(Dimension(100, .other("%"))))
    builder.add("theme.opacity.disabled", .number, .number(0.38))
    builder.add("theme.duration.short", .duration, .duration(Duration(150, .ms)))
    builder.add("theme.mode", .string, .string("light"), .string("dark"))
    builder.add("theme.uppercase", .boolean, .boolean(false), .boolean(true))
    builder.add("theme.outlined", .boolean, .boolean(true), .null)
    builder.add("theme.weight.strong", .fontWeight, .fontWeight(FontWeight(600)))
    builder.add(
      "theme.font-family.default", .fontFamily,
      .fontFamily(FontFamily(["Inter", "Helvetica \"Neue\""], isList: true)))
    builder.add(
      "theme.curve.standard", .cubicBezier, .cubicBezier(CubicBezier(0.2, -0.5, 0, 1)))
    builder.add(
      "theme.custom.data", .custom,
      .custom(.object([.init("a", .array([.number(1), .null, .string("x\"")]))])))
  }

  private static func addComposites(_ builder: inout GraphBuilder) {
    let dashes = StrokeStyle.dashes([px(4), px(2)], cap: .round)
    builder.add("theme.stroke.dashed", .strokeStyle, .strokeStyle(dashes))
    builder.add("theme.stroke.solid", .strokeStyle, .strokeStyle(.keyword(.solid)))
    let border = { (color: UInt32) in
      TokenValue.border(
        Border(color: Slot(hex(color)), width: px(1), style: Slot(.keyword(.dashed))))
    }
    builder.add("theme.border.default", .border, border(0x111111), border(0xeeeeee))
    builder.add(
      "theme.transition.fade", .transition,
      .transition(
        Transition(
          duration: Slot(Duration(0.3, .s)), delay: Slot(Duration(50, .ms)),
          timingFunction: Slot(CubicBezier(0.4, 0, 0.2, 1)))))
    let shadow = Shadow(
      [
        layer(hex(0x000000, alpha: 0.2), y: 1, blur: 3),
        layer(hex(0x000000), y: 2, blur: 6, inset: true),
      ], isList: true)
    builder.add(
      "theme.shadow.raised", .shadow, .shadow(shadow),
      .shadow(Shadow([layer(hex(0xffffff), y: 1, blur: 3)], isList: false)))
    let gradient = Gradient([
      GradientStop(color: Slot(hex(0xff0000)), position: Slot(0)),
      GradientStop(color: Slot(hex(0x0000ff)), position: Slot(1)),
    ])
    builder.add("theme.gradient.hero", .gradient, .gradient(gradient))
    builder.add(
      "theme.typography.title", .typography,
      .typography(
        Typography(
          fontFamily: Slot(FontFamily(["Inter"], isList: false)), fontSize: px(20),
          fontWeight: Slot(FontWeight(700)), letterSpacing: px(-0.2),
          lineHeight: Slot(.multiple(1.4)))))
    builder.add(
      "theme.typography.partial", .typography, .typography(Typography(fontSize: px(12))), .null)
  }
}
