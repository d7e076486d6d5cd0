/// A colour in the space in which it was written (DTCG Color 2025.10). Nothing is converted before
/// an emitter asks for it.
public struct Color: Sendable, Hashable {
  // In an order that leaves few gaps: 56 bytes in the place of 72, for each value of a theme.
  /// The opacity from 0 to 1; `nil` where none was written, which means 1.
  public var alpha: Double?
  /// The colour space.
  public var space: ColorSpace
  private var noneMask: UInt8
  /// Three components in the ranges of `space`; `nil` is the keyword `none`.
  public var components: [Double?] { [component(0), component(1), component(2)] }
  /// The six-digit fallback `#rrggbb` as written; for a colour written in hexadecimal, its digits
  /// without alpha in lower case.
  public var hex: String?

  private var first: Double
  private var second: Double
  private var third: Double

  /// A colour; components beyond the third are ignored and missing ones are 0.
  public init(
    _ space: ColorSpace, _ components: [Double?], alpha: Double? = nil, hex: String? = nil
  ) {
    self.space = space
    self.alpha = alpha
    self.hex = hex
    func value(_ index: Int) -> Double {
      index < components.count ? components[index] ?? 0 : 0
    }
    first = value(0)
    second = value(1)
    third = value(2)
    noneMask = 0
    for (index, component) in components.prefix(3).enumerated() where component == nil {
      noneMask |= 1 << UInt8(index)
    }
  }

  /// The same with all three components, none of them `none`, and without a list.
  init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double,
    alpha: Double? = nil, hex: String? = nil
  ) {
    self.space = space
    self.alpha = alpha
    self.hex = hex
    self.first = first
    self.second = second
    self.third = third
    noneMask = 0
  }

  /// One component by its index from 0 to 2; `nil` is `none`.
  public func component(_ index: Int) -> Double? {
    if noneMask & (1 << UInt8(truncatingIfNeeded: index)) != 0 { return nil }
    return index == 0 ? first : index == 1 ? second : third
  }
}
