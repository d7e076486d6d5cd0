// Made by tokenc from design tokens; changes are lost when it runs again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
  import UIKit
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// All tokens of a theme, by path. A theme is a value of 8 bytes.
public struct Theme: Sendable, Hashable {
  fileprivate let _t: _Table
  /// `primitives`
  public var primitives: Primitives { Primitives(_t: self._t) }
  /// The tokens of `primitives`.
  public struct Primitives: Sendable {
    fileprivate let _t: _Table
    /// `primitives.color`
    public var color: Color { Color(_t: self._t) }
    /// The tokens of `primitives.color`.
    public struct Color: Sendable {
      fileprivate let _t: _Table
      /// `primitives.color.blue`
      public var blue: Blue { Blue(_t: self._t) }
      /// The tokens of `primitives.color.blue`.
      public struct Blue: Sendable {
        fileprivate let _t: _Table
        /// `primitives.color.blue.default` = `#1d5fe2`
        ///
        /// The brand.
        public var `default`: TokenColor { self._t.color(0) }
        /// `primitives.color.blue.light` = `#8ab4f8`
        public var light: TokenColor { self._t.color(1) }
      }
    }
  }
  /// `theme.color`
  public var color: Color { Color(_t: self._t) }
  /// The tokens of `theme.color`.
  public struct Color: Sendable {
    fileprivate let _t: _Table
    /// `theme.color.button`
    public var button: Button { Button(_t: self._t) }
    /// The tokens of `theme.color.button`.
    public struct Button: Sendable {
      fileprivate let _t: _Table
      /// `theme.color.button.primary`
      public var primary: Primary { Primary(_t: self._t) }
      /// The tokens of `theme.color.button.primary`.
      public struct Primary: Sendable {
        fileprivate let _t: _Table
        /// `theme.color.button.primary.default`
        public var `default`: Default { Default(_t: self._t) }
        /// The tokens of `theme.color.button.primary.default`.
        public struct Default: Sendable {
          fileprivate let _t: _Table
          /// `theme.color.button.primary.default.background` = `primitives.color.blue.default` = `#1d5fe2`, dark `#8ab4f8`
          public var background: TokenColor { self._t.color(2) }
        }
      }
    }
    /// `theme.color.floating-action-button`
    public var floatingActionButton: FloatingActionButton { FloatingActionButton(_t: self._t) }
    /// The tokens of `theme.color.floating-action-button`.
    public struct FloatingActionButton: Sendable {
      fileprivate let _t: _Table
      /// `theme.color.floating-action-button.default`
      public var `default`: Default { Default(_t: self._t) }
      /// The tokens of `theme.color.floating-action-button.default`.
      public struct Default: Sendable {
        fileprivate let _t: _Table
        /// `theme.color.floating-action-button.default.background` = `theme.color.button.primary.default.background` = `primitives.color.blue.default` = `#1d5fe2`, dark `#8ab4f8`
        ///
        /// Fill.
        /// Second line *\u{2F} with ` and \u{202E}
        public var background: TokenColor { self._t.color(3) }
        /// `theme.color.floating-action-button.default.border` = `null`, dark `#ffffff`
        public var border: TokenColor? { self._t.optional(0)?.color(4) }
      }
    }
    /// `theme.color.overlay` = `srgb 0 0 0 / 0.5`, dark `#000000`
    public var overlay: TokenColor { self._t.color(5) }
    /// `theme.color.vivid` = `display-p3 1 0.25 0`
    public var vivid: TokenColor { self._t.color(6) }
    /// `theme.color.old` = `#ff0000`
    @available(*, deprecated, message: "use {theme.color.vivid} \"now\"", renamed: "vivid")
    public var old: TokenColor { self._t.color(7) }
    /// `theme.color.older` = `#ff0001`
    @available(*, deprecated)
    public var older: TokenColor { self._t.color(8) }
    /// `theme.color.hue` = `hsl 210 50 40`
    public var hue: TokenColor { self._t.color(9) }
  }
  /// `theme.radius`
  public var radius: Radius { Radius(_t: self._t) }
  /// The tokens of `theme.radius`.
  public struct Radius: Sendable {
    fileprivate let _t: _Table
    /// `theme.radius.floating-action-button` = `28px`, dark `24px`
    public var floatingActionButton: Double { self._t.number(0) }
    /// `theme.radius.none` = `0px`, dark `null`
    public var none: Double? { self._t.optional(1)?.number(1) }
  }
  /// `theme.spacer`
  public var spacer: Spacer { Spacer(_t: self._t) }
  /// The tokens of `theme.spacer`.
  public struct Spacer: Sendable {
    fileprivate let _t: _Table
    /// `theme.spacer.xs` = `0.5rem`
    public var xs: Double { self._t.number(2) }
  }
  /// `theme.width`
  public var width: Width { Width(_t: self._t) }
  /// The tokens of `theme.width`.
  public struct Width: Sendable {
    fileprivate let _t: _Table
    /// `theme.width.full` = `100%`
    public var full: TokenLength { self._t.length(0) }
  }
  /// `theme.opacity`
  public var opacity: Opacity { Opacity(_t: self._t) }
  /// The tokens of `theme.opacity`.
  public struct Opacity: Sendable {
    fileprivate let _t: _Table
    /// `theme.opacity.disabled` = `0.38`
    public var disabled: Double { self._t.number(3) }
  }
  /// `theme.duration`
  public var duration: Duration { Duration(_t: self._t) }
  /// The tokens of `theme.duration`.
  public struct Duration: Sendable {
    fileprivate let _t: _Table
    /// `theme.duration.short` = `150ms`
    public var short: Double { self._t.number(4) }
  }
  /// `theme.mode` = `"light"`, dark `"dark"`
  public var mode: String { self._t.string(0) }
  /// `theme.uppercase` = `false`, dark `true`
  public var uppercase: Bool { self._t.boolean(2) }
  /// `theme.outlined` = `true`, dark `null`
  public var outlined: Bool? { self._t.optional(4)?.boolean(3) }
  /// `theme.weight`
  public var weight: Weight { Weight(_t: self._t) }
  /// The tokens of `theme.weight`.
  public struct Weight: Sendable {
    fileprivate let _t: _Table
    /// `theme.weight.strong` = `600`
    public var strong: TokenFontWeight { self._t.fontWeight(5) }
  }
  /// `theme.font-family`
  public var fontFamily: FontFamily { FontFamily(_t: self._t) }
  /// The tokens of `theme.font-family`.
  public struct FontFamily: Sendable {
    fileprivate let _t: _Table
    /// `theme.font-family.default` = `Inter, Helvetica "Neue"`
    public var `default`: [String] { self._t.fontFamily(2) }
  }
  /// `theme.curve`
  public var curve: Curve { Curve(_t: self._t) }
  /// The tokens of `theme.curve`.
  public struct Curve: Sendable {
    fileprivate let _t: _Table
    /// `theme.curve.standard` = `(0.2, -0.5, 0, 1)`
    public var standard: TokenCubicBezier { self._t.cubicBezier(6) }
  }
  /// `theme.custom`
  public var custom: Custom { Custom(_t: self._t) }
  /// The tokens of `theme.custom`.
  public struct Custom: Sendable {
    fileprivate let _t: _Table
    /// `theme.custom.data` = `{"a":[1,null,"x\""]}`
    public var data: String { self._t.string(1) }
  }
  /// `theme.stroke`
  public var stroke: Stroke { Stroke(_t: self._t) }
  /// The tokens of `theme.stroke`.
  public struct Stroke: Sendable {
    fileprivate let _t: _Table
    /// `theme.stroke.dashed` = `dashes 4px, 2px`
    public var dashed: TokenStrokeStyle { self._t.strokeStyle(4) }
    /// `theme.stroke.solid` = `solid`
    public var solid: TokenStrokeStyle { self._t.strokeStyle(8) }
  }
  /// `theme.border`
  public var border: Border { Border(_t: self._t) }
  /// The tokens of `theme.border`.
  public struct Border: Sendable {
    fileprivate let _t: _Table
    /// `theme.border.default` = `1px dashed #111111`, dark `1px dashed #eeeeee`
    public var `default`: TokenBorder { self._t.border(12) }
  }
  /// `theme.transition`
  public var transition: Transition { Transition(_t: self._t) }
  /// The tokens of `theme.transition`.
  public struct Transition: Sendable {
    fileprivate let _t: _Table
    /// `theme.transition.fade` = `0.3s after 50ms (0.4, 0, 0.2, 1)`
    public var fade: TokenTransition { self._t.transition(10) }
  }
  /// `theme.shadow`
  public var shadow: Shadow { Shadow(_t: self._t) }
  /// The tokens of `theme.shadow`.
  public struct Shadow: Sendable {
    fileprivate let _t: _Table
    /// `theme.shadow.raised` = `0px 1px 3px 0px #00000033, inset 0px 2px 6px 0px #000000`, dark `0px 1px 3px 0px #ffffff`
    public var raised: TokenShadow { self._t.shadow(18) }
  }
  /// `theme.gradient`
  public var gradient: Gradient { Gradient(_t: self._t) }
  /// The tokens of `theme.gradient`.
  public struct Gradient: Sendable {
    fileprivate let _t: _Table
    /// `theme.gradient.hero` = `#ff0000 at 0, #0000ff at 1`
    public var hero: TokenGradient { self._t.gradient(21) }
  }
  /// `theme.typography`
  public var typography: Typography { Typography(_t: self._t) }
  /// The tokens of `theme.typography`.
  public struct Typography: Sendable {
    fileprivate let _t: _Table
    /// `theme.typography.title` = `700 20px / 1.4 Inter`
    public var title: TokenFont { self._t.font(24) }
    /// `theme.typography.partial` = `12px`, dark `null`
    public var partial: TokenFont? { self._t.optional(5)?.font(28) }
  }
}

extension Theme {
  /// Says which default theme this type was made from. Instances that were made from another
  /// one, with other paths or types, do not compile: make both again.
  public static var _sameDefaultTheme_d7d227058f7d3c49: Int { 1 }

  /// Makes a theme from tables. Only files that tokenc wrote call this.
  @inline(never) public init(_tables: Int, columns: Int, ownColumn: Int, colors: [UInt32], wideColors: [Double], numbers: [Double], strings: [String], flags: [Bool], counts: [Int]) {
    _Table.check(colors.count >= 10 * columns, "a table is of another theme")
    _Table.check(numbers.count >= 16, "a table is of another theme")
    _Table.check(strings.count >= 2, "a table is of another theme")
    _Table.check(flags.count == 6, "a table is of another theme")
    _Table.check(counts.count == 32, "a table is of another theme")
    _t = _Table(columns: columns, ownColumn: ownColumn, colors: colors, wideColors: wideColors, numbers: numbers, strings: strings, flags: flags, counts: counts)
  }

  /// The same theme, always in its own appearance, whatever the system looks like.
  public init(_ownAppearanceOf theme: Theme) {
    let table = theme._t
    _t = _Table(table, table.overrides, nil, isFixed: true, isPlain: table.isPlain)
  }

  /// A copy of this theme with another value for one token:
  /// `theme.overriding(\.color.background, with: TokenColor(0xff3b30ff))`.
  ///
  /// The path has to lead to a token of the theme; another one stops the program.
  public func overriding<Value: Hashable & Sendable>(
    _ path: KeyPath<Theme, Value>, with value: Value
  ) -> Theme {
    let probe = _Probe(_Override(0, value))
    let probed = Theme(
      _t: _Table(_t, _t.overrides, probe, isFixed: _t.isFixed, isPlain: false))
    // Where the value is not read, it is nil; or the path leads to no token.
    if probed[keyPath: path] != value {
      probe.isNil = true
      if probed[keyPath: path] != value { probe.reads = 0 }
    }
    return Theme(_t: probe.table(_t))
  }

  public static func == (left: Theme, right: Theme) -> Bool {
    if left._t === right._t { return true }
    return left._t.parts == right._t.parts
  }
  public func hash(into hasher: inout Hasher) { _t.parts.hash(into: &hasher) }
}

/// The tables of a theme. All themes of one type share their slots.
/// Not a final class, though all of it is final: the compiler would look a final one's `deinit` up
/// by name, again and again, wherever many tokens are read.
private class _Table: @unchecked Sendable {
  /// How many colours a slot has: one for every appearance, light and dark, or light, dark, and
  /// both in increased contrast.
  final let columns: Int
  /// The column of the theme's own appearance.
  final let ownColumn: Int
  /// `0xrrggbbaa` in sRGB.
  final let colors: [UInt32]
  /// Colours that 8-bit sRGB cannot hold, six numbers each, in ascending order of the first: index
  /// in `colors`, 0 for sRGB or 1 for Display P3, red, green, blue, alpha.
  final let wideColors: [Double]
  final let numbers: [Double]
  final let strings: [String]
  final let flags: [Bool]
  final let counts: [Int]
  /// Whether all colours are those of the theme's own appearance.
  final let isFixed: Bool
  final let overrides: _Override?
  final let probe: _Probe?
  /// Whether there are neither overrides nor a probe.
  final let isPlain: Bool

  @inline(never) init(columns: Int, ownColumn: Int, colors: [UInt32], wideColors: [Double], numbers: [Double], strings: [String], flags: [Bool], counts: [Int]) {
    self.columns = columns
    self.ownColumn = ownColumn
    self.colors = colors
    self.wideColors = wideColors
    self.numbers = numbers
    self.strings = strings
    self.flags = flags
    self.counts = counts
    (isFixed, overrides, probe, isPlain) = (false, nil, nil, true)
  }

  @inline(never) init(
    _ other: _Table, _ overrides: _Override?, _ probe: _Probe?, isFixed: Bool, isPlain: Bool
  ) {
    columns = other.columns
    ownColumn = other.ownColumn
    colors = other.colors
    wideColors = other.wideColors
    numbers = other.numbers
    strings = other.strings
    flags = other.flags
    counts = other.counts
    self.isFixed = isFixed
    self.overrides = overrides
    self.probe = probe
    self.isPlain = isPlain
  }

  @inline(never) static func check(_ isRight: Bool, _ message: String) {
    precondition(isRight, message)
  }

  /// All that makes a difference between two themes.
  @inline(never) final var parts: AnyHashable {
    let parts: [AnyHashable] = [
      columns, ownColumn, isFixed, colors, wideColors, numbers, strings, flags, counts, overrides?.parts,
    ]
    return AnyHashable(parts)
  }

  /// What a slot was overridden with. A probe notes the slot and gives the new value.
  @inline(never) final func override(_ table: Int, _ slot: Int) -> Any? {
    let key = slot * 8 + table
    guard let probe else { return overrides?.find(key) }
    probe.key = key
    probe.reads += 1
    return probe.new.value
  }

  /// The tables, if the optional token of that flag has a value.
  @inline(never) final func optional(_ slot: Int) -> _Table? {
    if let probe {
      probe.flag = slot * 8 + 3
      return probe.isNil ? nil : self
    }
    if let isThere = overrides?.find(slot * 8 + 3) as? Bool { return isThere ? self : nil }
    return flags[slot] ? self : nil
  }

  @inline(never) final func color(_ slot: Int) -> TokenColor {
    if !isPlain,
      let value = override(0, slot) as? TokenColor
    {
      return value
    }
    return plainColor(slot)
  }

  @inline(never) final func number(_ slot: Int) -> Double {
    if !isPlain,
      let value = override(1, slot) as? Double
    {
      return value
    }
    return numbers[slot]
  }

  @inline(never) final func fontWeight(_ slot: Int) -> TokenFontWeight {
    if !isPlain,
      let value = override(1, slot) as? TokenFontWeight
    {
      return value
    }
    return TokenFontWeight(numbers[slot])
  }

  @inline(never) final func length(_ slot: Int) -> TokenLength {
    if !isPlain,
      let value = override(4, slot) as? TokenLength
    {
      return value
    }
    return TokenLength(numbers[counts[slot]], unit: strings[counts[slot + 1]])
  }

  @inline(never) final func string(_ slot: Int) -> String {
    if !isPlain,
      let value = override(2, slot) as? String
    {
      return value
    }
    return strings[slot]
  }

  @inline(never) final func boolean(_ slot: Int) -> Bool {
    if !isPlain,
      let value = override(3, slot) as? Bool
    {
      return value
    }
    return flags[slot]
  }

  @inline(never) final func fontFamily(_ slot: Int) -> [String] {
    if !isPlain,
      let value = override(4, slot) as? [String]
    {
      return value
    }
    return Array(strings[counts[slot]..<counts[slot] + counts[slot + 1]])
  }

  @inline(never) final func cubicBezier(_ slot: Int) -> TokenCubicBezier {
    if !isPlain,
      let value = override(1, slot) as? TokenCubicBezier
    {
      return value
    }
    return TokenCubicBezier(numbers[slot], numbers[slot + 1], numbers[slot + 2], numbers[slot + 3])
  }

  @inline(never) final func strokeStyle(_ slot: Int) -> TokenStrokeStyle {
    if !isPlain,
      let value = override(4, slot) as? TokenStrokeStyle
    {
      return value
    }
    return stroke(at: slot)
  }

  @inline(never) final func border(_ slot: Int) -> TokenBorder {
    if !isPlain,
      let value = override(4, slot) as? TokenBorder
    {
      return value
    }
    return TokenBorder(
      color: plainColor(counts[slot]), width: numbers[counts[slot + 1]],
      style: stroke(at: slot + 2))
  }

  @inline(never) final func transition(_ slot: Int) -> TokenTransition {
    if !isPlain,
      let value = override(1, slot) as? TokenTransition
    {
      return value
    }
    return TokenTransition(
      duration: numbers[slot], delay: numbers[slot + 1],
      timing: TokenCubicBezier(
        numbers[slot + 2], numbers[slot + 3], numbers[slot + 4], numbers[slot + 5]))
  }

  @inline(never) final func shadow(_ slot: Int) -> TokenShadow {
    if !isPlain,
      let value = override(4, slot) as? TokenShadow
    {
      return value
    }
    return TokenShadow(layers(slot))
  }

  private final func layers(_ slot: Int) -> [TokenShadow.Layer] {
    let (color, number) = (counts[slot + 1], counts[slot + 2])
    // `append` of one layer after the other would be compiled with all that it takes to grow.
    return Array(unsafeUninitializedCapacity: counts[slot]) { layers, count in
      while count < layers.count {
        (layers.baseAddress! + count).initialize(
          to: layer(color + count, number + count * 5))
        count += 1
      }
    }
  }

  @inline(never) private final func layer(_ color: Int, _ first: Int) -> TokenShadow.Layer {
    TokenShadow.Layer(
      color: plainColor(color), x: plainNumber(first), y: plainNumber(first + 1),
      blur: plainNumber(first + 2), spread: plainNumber(first + 3),
      isInset: plainNumber(first + 4) != 0)
  }

  @inline(never) private final func plainNumber(_ index: Int) -> Double { numbers[index] }

  @inline(never) final func gradient(_ slot: Int) -> TokenGradient {
    if !isPlain,
      let value = override(4, slot) as? TokenGradient
    {
      return value
    }
    return TokenGradient(stops(slot))
  }

  private final func stops(_ slot: Int) -> [TokenGradient.Stop] {
    let (color, number) = (counts[slot + 1], counts[slot + 2])
    return Array(unsafeUninitializedCapacity: counts[slot]) { stops, count in
      while count < stops.count {
        (stops.baseAddress! + count).initialize(
          to: TokenGradient.Stop(
            color: plainColor(color + count), position: numbers[number + count]))
        count += 1
      }
    }
  }

  @inline(never) final func font(_ slot: Int) -> TokenFont {
    if !isPlain,
      let value = override(4, slot) as? TokenFont
    {
      return value
    }
    return plainFont(slot)
  }

  private final func plainFont(_ slot: Int) -> TokenFont {
    let families = Array(strings[counts[slot]..<counts[slot] + counts[slot + 1]])
    let (first, parts) = (counts[slot + 2], counts[slot + 3])
    var font = TokenFont(families: families)
    if parts & 2 != 0 { font.size = numbers[first] }
    if parts & 4 != 0 { font.weight = TokenFontWeight(numbers[first + 1]) }
    if parts & 8 != 0 { font.letterSpacing = numbers[first + 2] }
    if parts & 32 != 0 {
      font.lineHeightMultiple = numbers[first + 3]
      font.lineHeight = font.size.map { $0 * numbers[first + 3] }
    } else if parts & 16 != 0 {
      font.lineHeight = numbers[first + 3]
      if let size = font.size, size != 0 { font.lineHeightMultiple = numbers[first + 3] / size }
    }
    return font
  }

  private final func plainColor(_ slot: Int) -> TokenColor {
    TokenColor(self, isFixed ? slot * 8 + ownColumn + 1 : slot * 8)
  }

  private final func stroke(at slot: Int) -> TokenStrokeStyle {
    guard counts[slot] < TokenStrokeStyle.Pattern.allCases.count - 1 else {
      let dashes = numbers[counts[slot + 2]..<counts[slot + 2] + counts[slot + 3]]
      return TokenStrokeStyle(
        .custom, dashes: Array(dashes), cap: TokenStrokeStyle.Cap.allCases[counts[slot + 1]])
    }
    return TokenStrokeStyle(TokenStrokeStyle.Pattern.allCases[counts[slot]])
  }
}

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

/// A line around a box.
public struct TokenBorder: Sendable, Hashable {
  /// The colour of the line.
  public var color: TokenColor
  /// How thick it is, in points.
  public var width: Double
  /// How it is drawn.
  public var style: TokenStrokeStyle

  /// A border.
  public init(color: TokenColor, width: Double, style: TokenStrokeStyle) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// A colour that may look different in light, in dark, and in increased contrast of both.
public struct TokenColor: Sendable, Hashable, CustomStringConvertible {
  /// A colour space.
  public enum Space: Sendable, Hashable { case sRGB, displayP3 }

  fileprivate let _table: _Table
  // Eight times the slot in the table; 1 to 4 more for one of its columns in all appearances.
  fileprivate let _place: Int

  fileprivate init(_ table: _Table, _ place: Int) {
    _table = table
    _place = place
  }

  @inline(never) fileprivate init(columns: Int, colors: [UInt32], wideColors: [Double]) {
    self.init(_Table(columns: columns, ownColumn: 0, colors: colors, wideColors: wideColors, numbers: [], strings: [], flags: [], counts: []), 0)
  }

  /// A colour from `0xrrggbbaa`, the same in every appearance.
  public init(_ rgba: UInt32) { self.init(columns: 1, colors: [rgba], wideColors: []) }

  /// A colour from components between 0 and 1, the same in every appearance.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
  ) {
    let isP3 = space == .displayP3
    self.init(
      columns: 1, colors: [],
      wideColors: [
        0, isP3 ? 1 : 0, isP3 ? red : _RGBA.exact(red), isP3 ? green : _RGBA.exact(green),
        isP3 ? blue : _RGBA.exact(blue), isP3 ? alpha : _RGBA.exact(alpha),
      ])
  }

  /// A colour for each appearance; each is taken from the light side of its argument.
  public init(
    light: TokenColor, dark: TokenColor, lightHighContrast: TokenColor? = nil,
    darkHighContrast: TokenColor? = nil
  ) {
    let (a, b) = (light._rgba(0), dark._rgba(0))
    let c = (lightHighContrast ?? light)._rgba(0)
    let d = (darkHighContrast ?? dark)._rgba(0)
    self.init(
      columns: 4, colors: [],
      wideColors: [
        0, a.space, a.red, a.green, a.blue, a.alpha,
        1, b.space, b.red, b.green, b.blue, b.alpha,
        2, c.space, c.red, c.green, c.blue, c.alpha,
        3, d.space, d.red, d.green, d.blue, d.alpha,
      ])
  }

  /// The colour in light appearance.
  public var light: TokenColor { _only(0) }
  /// The colour in dark appearance.
  public var dark: TokenColor { _only(1) }
  /// The colour in light appearance with increased contrast.
  public var lightHighContrast: TokenColor { _only(2) }
  /// The colour in dark appearance with increased contrast.
  public var darkHighContrast: TokenColor { _only(3) }

  /// The space of the components.
  public var space: Space { _ownRGBA.isP3 ? .displayP3 : .sRGB }
  /// The red component in the theme's own appearance, from 0 to 1.
  @inline(never) public var red: Double { _ownRGBA.red }
  /// The green component in the theme's own appearance, from 0 to 1.
  @inline(never) public var green: Double { _ownRGBA.green }
  /// The blue component in the theme's own appearance, from 0 to 1.
  @inline(never) public var blue: Double { _ownRGBA.blue }
  /// The opacity in the theme's own appearance, from 0 to 1.
  @inline(never) public var alpha: Double { _ownRGBA.alpha }

  /// Whether it is the same colour in every appearance.
  @inline(never) public var isUniform: Bool {
    let first = _rgba(0)
    if !first.isSame(_rgba(1)) { return false }
    if !first.isSame(_rgba(2)) { return false }
    return first.isSame(_rgba(3))
  }

  /// The components in the theme's own appearance.
  public var description: String { "\(space) \(red) \(green) \(blue) / \(alpha)" }

  @inline(never) public static func == (left: TokenColor, right: TokenColor) -> Bool {
    if left._table === right._table, left._place == right._place { return true }
    var appearance = 0
    while appearance < 4 {
      if !left._rgba(appearance).isSame(right._rgba(appearance)) { return false }
      appearance += 1
    }
    if left._own == right._own { return true }
    return left.isUniform
  }

  @inline(never) public func hash(into hasher: inout Hasher) {
    let (light, dark) = (_rgba(0), _rgba(1))
    light.red.hash(into: &hasher)
    light.green.hash(into: &hasher)
    dark.blue.hash(into: &hasher)
  }

  /// The theme's own appearance.
  fileprivate var _own: Int { _place & 7 == 0 ? _table.ownColumn : 0 }
  @inline(never) private var _ownRGBA: _RGBA { _rgba(_own) }

  /// The components in one appearance: light, dark, or 2 more with increased contrast.
  @inline(never) fileprivate func _rgba(_ appearance: Int) -> _RGBA {
    let only: Int = _place & 7
    let column: Int = only > 0 ? only - 1 : appearance & (_table.columns - 1)
    return _table.rgba(at: _place / 8 * _table.columns + column)
  }

  @inline(never) private func _only(_ appearance: Int) -> TokenColor {
    if _place & 7 > 0 { return self }
    return TokenColor(_table, _place + 1 + appearance & (_table.columns - 1))
  }
}

/// The components of one colour.
private struct _RGBA {
  /// 0 for sRGB or 1 for Display P3.
  let space, red, green, blue, alpha: Double

  var isP3: Bool { space == 1 }

  @inline(never) func isSame(_ other: _RGBA) -> Bool {
    if space != other.space { return false }
    if red != other.red { return false }
    if green != other.green { return false }
    if blue != other.blue { return false }
    return alpha == other.alpha
  }

  /// One of 256 steps, where only the last digits of a computation lie between.
  @inline(never) static func exact(_ part: Double) -> Double {
    let inside: Double = part > 0 ? part < 1 ? part : 1 : 0
    // `rounded()` would need the platform's maths library, which a program may not link.
    let step = Double(Int(inside * 255 + 0.5)) / 255
    return part - step < 0.000_001 && step - part < 0.000_001 ? step : part
  }
}

extension _Table {
  /// One colour, by its index in `colors`.
  @inline(never) func rgba(at index: Int) -> _RGBA {
    if wideColors.count > 0, let color = wideColor(Double(index)) { return color }
    let rgba = colors[index]
    return _RGBA(
      space: 0, red: part(rgba &>> 24), green: part(rgba &>> 16), blue: part(rgba &>> 8),
      alpha: part(rgba))
  }

  /// The last eight bits, from 0 to 1. They become the last ones of a float's fraction, since
  /// `Double` of a `UInt32` is generic, which all of this file would pay for when it compiles.
  @inline(never) private func part(_ rgba: UInt32) -> Double {
    Double(Float(bitPattern: 0x4b00_0000 | rgba & 255) - 8_388_608) / 255
  }

  /// One that 8-bit sRGB cannot hold.
  @inline(never) private func wideColor(_ index: Double) -> _RGBA? {
    var (low, high) = (0, wideColors.count / 6)
    while low < high {
      let middle: Int = (low + high) / 2
      if wide(middle, 0) < index { low = middle + 1 } else { high = middle }
    }
    if low * 6 == wideColors.count { return nil }
    if wide(low, 0) != index { return nil }
    return _RGBA(
      space: wide(low, 1), red: wide(low, 2), green: wide(low, 3), blue: wide(low, 4),
      alpha: wide(low, 5))
  }

  @inline(never) private func wide(_ color: Int, _ part: Int) -> Double {
    wideColors[color * 6 + part]
  }
}

#if canImport(UIKit)
  extension TokenColor {
    /// The colour for UIKit. It follows light, dark and increased contrast.
    public var uiColor: UIColor {
      #if os(watchOS)
        return _uiColor(_own)
      #else
        if isUniform { return _uiColor(0) }
        return UIColor { traits in
          let isDark =
            traits.userInterfaceStyle == .unspecified
            ? self._own & 1 == 1 : traits.userInterfaceStyle == .dark
          return self._uiColor(
            (isDark ? 1 : 0) + (traits.accessibilityContrast == .high ? 2 : 0))
        }
      #endif
    }

    private func _uiColor(_ column: Int) -> UIColor {
      let color = _rgba(column)
      if color.isP3 {
        return UIColor(
          displayP3Red: CGFloat(color.red), green: CGFloat(color.green),
          blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
      }
      return UIColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#endif

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenColor {
    /// The colour for SwiftUI in an environment: light or dark, with increased contrast or not.
    public func color(in environment: EnvironmentValues) -> SwiftUI.Color {
      let color = _rgba(_column(in: environment))
      return SwiftUI.Color(
        color.isP3 ? .displayP3 : .sRGB, red: color.red, green: color.green, blue: color.blue,
        opacity: color.alpha)
    }

    fileprivate func _column(in environment: EnvironmentValues) -> Int {
      (environment.colorScheme == .dark ? 1 : 0)
        + (environment.colorSchemeContrast == .increased ? 2 : 0)
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  extension TokenColor: ShapeStyle {
    /// The colour in an environment; so a token can be given to `background`, `foregroundStyle`
    /// and `fill` as it is.
    public func resolve(in environment: EnvironmentValues) -> SwiftUI.Color.Resolved {
      let color = _rgba(_column(in: environment))
      return SwiftUI.Color.Resolved(
        colorSpace: color.isP3 ? .displayP3 : .sRGB, red: Float(color.red),
        green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
  }
#endif

/// A timing curve by its two control points.
public struct TokenCubicBezier: Sendable, Hashable {
  /// The first point's x, from 0 to 1.
  public var x1: Double
  /// The first point's y.
  public var y1: Double
  /// The second point's x, from 0 to 1.
  public var x2: Double
  /// The second point's y.
  public var y2: Double

  /// A curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension TokenCubicBezier {
    /// The curve for UIKit.
    @MainActor public var timingParameters: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    }
  }
#endif

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenCubicBezier {
    /// An animation of this curve.
    public func animation(duration: Double) -> SwiftUI.Animation {
      .timingCurve(x1, y1, x2, y2, duration: duration)
    }
  }
#endif

/// How text is set; what the theme leaves open is `nil`.
public struct TokenFont: Sendable, Hashable {
  /// The families, most preferred first; empty is the system's.
  public var families: [String]
  /// The size in points.
  public var size: Double?
  /// The weight.
  public var weight: TokenFontWeight?
  /// The height of a line in points.
  public var lineHeight: Double?
  /// The height of a line as a multiple of the size.
  public var lineHeightMultiple: Double?
  /// What is added between letters, in points.
  public var letterSpacing: Double?

  /// A font.
  public init(
    families: [String] = [], size: Double? = nil, weight: TokenFontWeight? = nil,
    lineHeight: Double? = nil, lineHeightMultiple: Double? = nil,
    letterSpacing: Double? = nil
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.lineHeight = lineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.letterSpacing = letterSpacing
  }
}

#if canImport(UIKit)
  extension TokenFont {
    /// The font for UIKit: the first family that is there, else the system's. With a text style it
    /// grows and shrinks with Dynamic Type.
    public func uiFont(relativeTo style: UIFont.TextStyle? = nil) -> UIFont {
      let font = _uiFont()
      guard let style else { return font }
      return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }

    private func _uiFont() -> UIFont {
      let size = CGFloat(self.size ?? 17)
      let weight = (self.weight ?? TokenFontWeight(400)).uiFontWeight
      for family in families {
        let descriptor = UIFontDescriptor(fontAttributes: [
          .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
        let font = UIFont(descriptor: descriptor, size: size)
        if font.familyName == family { return font }
        if let named = UIFont(name: family, size: size) { return named }
      }
      return UIFont.systemFont(ofSize: size, weight: weight)
    }
  }
#endif

#if canImport(SwiftUI)
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  extension TokenFont {
    /// The font for SwiftUI; it grows and shrinks with Dynamic Type like the text style.
    public func font(relativeTo style: SwiftUI.Font.TextStyle = .body) -> SwiftUI.Font {
      let weight = (self.weight ?? TokenFontWeight(400)).fontWeight
      let size = CGFloat(self.size ?? 17)
      guard let family = families.first else {
        return SwiftUI.Font.system(size: size, weight: weight)
      }
      return SwiftUI.Font.custom(family, size: size, relativeTo: style).weight(weight)
    }
  }
#endif

/// How heavy a font is.
public struct TokenFontWeight: Sendable, Hashable {
  /// The weight from 1 to 1000; 400 is regular, 700 bold.
  public var value: Double

  /// A weight.
  public init(_ value: Double) { self.value = value }

  /// The nearest hundred, from 1 to 9.
  fileprivate var _step: Int { Int(min(max(value / 100 + 0.5, 1), 9)) }
}

#if canImport(UIKit)
  extension TokenFontWeight {
    /// The nearest weight that UIKit names.
    public var uiFontWeight: UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[_step - 1]
    }
  }
#endif

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenFontWeight {
    /// The nearest weight that SwiftUI names.
    public var fontWeight: SwiftUI.Font.Weight {
      let weights: [SwiftUI.Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[_step - 1]
    }
  }
#endif

/// A run of colours.
public struct TokenGradient: Sendable, Hashable {
  /// A colour at a place of the gradient.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: TokenColor
    /// The place, from 0 to 1.
    public var position: Double

    /// A stop.
    public init(color: TokenColor, position: Double) {
      self.color = color
      self.position = position
    }

    @inline(never) public static func == (left: Stop, right: Stop) -> Bool {
      left.position == right.position && left.color == right.color
    }
    @inline(never) public func hash(into hasher: inout Hasher) {
      position.hash(into: &hasher)
      color.hash(into: &hasher)
    }
  }

  /// The stops in order.
  public var stops: [Stop]

  /// A gradient.
  public init(_ stops: [Stop]) { self.stops = stops }

  @inline(never) public static func == (left: TokenGradient, right: TokenGradient) -> Bool {
    if left.stops.count != right.stops.count { return false }
    var index = 0
    while index < left.stops.count {
      if left.stops[index] != right.stops[index] { return false }
      index += 1
    }
    return true
  }
  @inline(never) public func hash(into hasher: inout Hasher) {
    stops.count.hash(into: &hasher)
    if stops.count > 0 { stops[0].hash(into: &hasher) }
  }
}

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenGradient {
    /// The gradient for SwiftUI in an environment.
    public func gradient(in environment: EnvironmentValues) -> SwiftUI.Gradient {
      SwiftUI.Gradient(
        stops: stops.map {
          SwiftUI.Gradient.Stop(
            color: $0.color.color(in: environment), location: CGFloat($0.position))
        })
    }
  }
#endif

/// A length in a unit that depends on its surroundings, like `%` or `em`.
public struct TokenLength: Sendable, Hashable {
  /// The number.
  public var value: Double
  /// The unit, as the theme spells it.
  public var unit: String

  /// A length.
  public init(_ value: Double, unit: String) {
    self.value = value
    self.unit = unit
  }
}

/// One shadow or several on top of each other, the first in front.
public struct TokenShadow: Sendable, Hashable {
  /// One shadow; all lengths are in points.
  public struct Layer: Sendable, Hashable {
    /// The colour.
    public var color: TokenColor
    /// How far it is moved to the right.
    public var x: Double
    /// How far it is moved down.
    public var y: Double
    /// How soft its edge is, as CSS and design tools measure it.
    public var blur: Double
    /// How much larger than the box it is.
    public var spread: Double
    /// Whether it falls inwards.
    public var isInset: Bool

    /// The softness as Core Animation and SwiftUI measure it: half of `blur`.
    public var radius: Double { blur / 2 }

    /// A shadow.
    public init(
      color: TokenColor, x: Double, y: Double, blur: Double, spread: Double = 0,
      isInset: Bool = false
    ) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }

    @inline(never) public static func == (left: Layer, right: Layer) -> Bool {
      if left.x != right.x { return false }
      if left.y != right.y { return false }
      if left.blur != right.blur { return false }
      if left.spread != right.spread { return false }
      if left.isInset != right.isInset { return false }
      return left.color == right.color
    }
    @inline(never) public func hash(into hasher: inout Hasher) {
      y.hash(into: &hasher)
      blur.hash(into: &hasher)
      color.hash(into: &hasher)
    }
  }

  /// The shadows.
  public var layers: [Layer]

  /// Shadows on top of each other.
  public init(_ layers: [Layer]) { self.layers = layers }

  @inline(never) public static func == (left: TokenShadow, right: TokenShadow) -> Bool {
    if left.layers.count != right.layers.count { return false }
    var index = 0
    while index < left.layers.count {
      if left.layers[index] != right.layers[index] { return false }
      index += 1
    }
    return true
  }
  @inline(never) public func hash(into hasher: inout Hasher) {
    layers.count.hash(into: &hasher)
    if layers.count > 0 { layers[0].hash(into: &hasher) }
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension TokenShadow.Layer {
    /// Gives a layer this shadow, in the appearance of the traits. A layer's shadow does not
    /// follow the system: call it again when the traits change.
    @MainActor public func apply(to layer: CALayer, for traits: UITraitCollection) {
      layer.shadowColor = color.uiColor.resolvedColor(with: traits).cgColor
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: x, height: y)
      layer.shadowRadius = CGFloat(radius)
    }
  }
#endif

/// How a line is drawn.
public struct TokenStrokeStyle: Sendable, Hashable {
  /// A kind of line; `custom` has dashes of its own.
  public enum Pattern: String, Sendable, Hashable, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset, custom
  }
  /// How a dash ends.
  public enum Cap: String, Sendable, Hashable, CaseIterable { case round, butt, square }

  /// The kind of line.
  public var pattern: Pattern
  /// Dashes and gaps in turn, in points; empty unless the pattern is `custom`.
  public var dashes: [Double]
  /// How the dashes end.
  public var cap: Cap

  /// A style.
  public init(_ pattern: Pattern, dashes: [Double] = [], cap: Cap = .butt) {
    self.pattern = pattern
    self.dashes = dashes
    self.cap = cap
  }
}

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenStrokeStyle {
    /// The style for SwiftUI; patterns without dashes of their own are drawn solid, `dashed` and
    /// `dotted` in multiples of the width.
    public func strokeStyle(lineWidth: Double) -> SwiftUI.StrokeStyle {
      var dash = dashes.map { CGFloat($0) }
      if pattern == .dashed { dash = [CGFloat(lineWidth * 3), CGFloat(lineWidth * 2)] }
      if pattern == .dotted { dash = [0, CGFloat(lineWidth * 2)] }
      let isRound = pattern == .dotted || cap == .round && pattern == .custom
      return SwiftUI.StrokeStyle(
        lineWidth: CGFloat(lineWidth),
        lineCap: isRound ? .round : cap == .square ? .square : .butt, dash: dash)
    }
  }
#endif

/// How a change is animated.
public struct TokenTransition: Sendable, Hashable {
  /// How long it takes, in seconds.
  public var duration: Double
  /// How long it waits before it begins, in seconds.
  public var delay: Double
  /// How it speeds up and slows down.
  public var timing: TokenCubicBezier

  /// A transition.
  public init(duration: Double, delay: Double, timing: TokenCubicBezier) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}

#if canImport(SwiftUI)
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  extension TokenTransition {
    /// The animation for SwiftUI.
    public var animation: SwiftUI.Animation {
      timing.animation(duration: duration).delay(delay)
    }
  }
#endif

extension Theme {
  /// The theme `default`; its colors follow the system.
  public static let `default` = Theme(
    _tables: Theme._sameDefaultTheme_d7d227058f7d3c49, columns: 2, ownColumn: 0,
    colors: _Tables.default_colors, wideColors: _Tables.default_wideColors,
    numbers: _Tables.default_numbers,
    strings: _Tables.default_strings,
    flags: _Tables.default_flags,
    counts: _Tables.default_counts)

  /// The theme `dark`.
  public static let dark = Theme(
    _tables: Theme._sameDefaultTheme_d7d227058f7d3c49, columns: 1, ownColumn: 0,
    colors: _Tables.dark_colors, wideColors: _Tables.dark_wideColors,
    numbers: _Tables.dark_numbers,
    strings: _Tables.dark_strings,
    flags: _Tables.dark_flags,
    counts: _Tables.dark_counts)

  /// The theme `default`, whatever the system looks like.
  public static let light = Theme(_ownAppearanceOf: .`default`)
}

private enum _Tables {
  static let default_colors: [UInt32] = [
    0x1d5fe2ff, 0x1d5fe2ff, // primitives.color.blue.default
    0x8ab4f8ff, 0x8ab4f8ff, // primitives.color.blue.light
    0x1d5fe2ff, 0x8ab4f8ff, // theme.color.button.primary.default.background
    0x1d5fe2ff, 0x8ab4f8ff, // theme.color.floating-action-button.default.background
    0x00000000, 0x00000000, // theme.color.floating-action-button.default.border
    0x00000080, 0x000000ff, // theme.color.overlay
    0xff4004ff, 0xff4004ff, // theme.color.vivid
    0xff0000ff, 0xff0000ff, // theme.color.old
    0xff0001ff, 0xff0001ff, // theme.color.older
    0x336699ff, 0x336699ff, // theme.color.hue
    0x111111ff, 0xeeeeeeff, // theme.border.default
    0x00000033, 0xffffffff, // theme.shadow.raised
    0x000000ff, 0x00000000, // theme.shadow.raised
    0xff0000ff, 0xff0000ff, // theme.gradient.hero
    0x0000ffff, 0x0000ffff, // theme.gradient.hero
  ]
  static let default_wideColors: [Double] = [
    10, 0, 0, 0, 0, 0.5, // theme.color.overlay
    12, 1, 1, 0.25, 0, 1, // theme.color.vivid
    13, 1, 1, 0.25, 0, 1, // theme.color.vivid
  ]
  static let default_numbers: [Double] = [
    28, // theme.radius.floating-action-button
    0, // theme.radius.none
    8, // theme.spacer.xs
    0.38, // theme.opacity.disabled
    0.15, // theme.duration.short
    600, // theme.weight.strong
    0.2, -0.5, 0, 1, // theme.curve.standard
    0.3, 0.05, 0.4, 0, 0.2, 1, // theme.transition.fade
    100, // theme.width.full
    4, 2, // theme.stroke.dashed
    1, // theme.border.default
    0, 1, 3, 0, 0, // theme.shadow.raised
    0, 2, 6, 0, 1, // theme.shadow.raised
    0, // theme.gradient.hero
    1, // theme.gradient.hero
    20, 700, -0.2, 1.4, // theme.typography.title
    12, 0, 0, 0, // theme.typography.partial
  ]
  static let default_strings: [String] = [
    "light", // theme.mode
    "{\"a\":[1,null,\"x\\\"\"]}", // theme.custom.data
    "%", // theme.width.full
    "Inter", "Helvetica \"Neue\"", // theme.font-family.default
    "Inter", // theme.typography.title
  ]
  static let default_flags: [Bool] = [
    false, // theme.color.floating-action-button.default.border
    true, // theme.radius.none
    false, // theme.uppercase
    true, // theme.outlined
    true, // theme.outlined
    true, // theme.typography.partial
  ]
  static let default_counts: [Int] = [
    16, 2, // theme.width.full
    3, 2, // theme.font-family.default
    8, 0, 17, 2, // theme.stroke.dashed
    0, 0, 0, 0, // theme.stroke.solid
    10, 19, 1, 0, 0, 0, // theme.border.default
    2, 11, 20, // theme.shadow.raised
    2, 13, 30, // theme.gradient.hero
    5, 1, 32, 63, // theme.typography.title
    6, 0, 36, 2, // theme.typography.partial
  ]
  static let dark_colors: [UInt32] = [
    0x1d5fe2ff, // primitives.color.blue.default
    0x8ab4f8ff, // primitives.color.blue.light
    0x8ab4f8ff, // theme.color.button.primary.default.background
    0x8ab4f8ff, // theme.color.floating-action-button.default.background
    0xffffffff, // theme.color.floating-action-button.default.border
    0x000000ff, // theme.color.overlay
    0xff4004ff, // theme.color.vivid
    0xff0000ff, // theme.color.old
    0xff0001ff, // theme.color.older
    0x336699ff, // theme.color.hue
    0xeeeeeeff, // theme.border.default
    0xffffffff, // theme.shadow.raised
    0xff0000ff, // theme.gradient.hero
    0x0000ffff, // theme.gradient.hero
  ]
  static let dark_wideColors: [Double] = [
    6, 1, 1, 0.25, 0, 1, // theme.color.vivid
  ]
  static let dark_numbers: [Double] = [
    24, // theme.radius.floating-action-button
    0, // theme.radius.none
    8, // theme.spacer.xs
    0.38, // theme.opacity.disabled
    0.15, // theme.duration.short
    600, // theme.weight.strong
    0.2, -0.5, 0, 1, // theme.curve.standard
    0.3, 0.05, 0.4, 0, 0.2, 1, // theme.transition.fade
    100, // theme.width.full
    4, 2, // theme.stroke.dashed
    1, // theme.border.default
    0, 1, 3, 0, 0, // theme.shadow.raised
    0, // theme.gradient.hero
    1, // theme.gradient.hero
    20, 700, -0.2, 1.4, // theme.typography.title
  ]
  static let dark_strings: [String] = [
    "dark", // theme.mode
    "{\"a\":[1,null,\"x\\\"\"]}", // theme.custom.data
    "%", // theme.width.full
    "Inter", "Helvetica \"Neue\"", // theme.font-family.default
    "Inter", // theme.typography.title
  ]
  static let dark_flags: [Bool] = [
    true, // theme.color.floating-action-button.default.border
    false, // theme.radius.none
    true, // theme.uppercase
    false, // theme.outlined
    false, // theme.outlined
    false, // theme.typography.partial
  ]
  static let dark_counts: [Int] = [
    16, 2, // theme.width.full
    3, 2, // theme.font-family.default
    8, 0, 17, 2, // theme.stroke.dashed
    0, 0, 0, 0, // theme.stroke.solid
    10, 19, 1, 0, 0, 0, // theme.border.default
    1, 11, 20, // theme.shadow.raised
    2, 12, 25, // theme.gradient.hero
    5, 1, 27, 63, // theme.typography.title
    0, 0, 0, 0, // theme.typography.partial
  ]
}
