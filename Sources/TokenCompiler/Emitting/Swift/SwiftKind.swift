/// What a token is in Swift: the type of its member and the table that its value stands in.
///
/// A kind whose values differ in length keeps numbers of places in the table `counts`, and its
/// parts stand behind the fixed slots of the other tables, where their number is free.
enum SwiftKind: UInt8, CaseIterable {
  case color, number, fontWeight, length, string, boolean, fontFamily, cubicBezier
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A colour that stands in an asset catalog; here is its name.
  case asset

  /// The tables of a theme.
  enum Table: Int, CaseIterable {
    case colors, numbers, strings, flags, counts

    var name: StaticString {
      switch self {
      case .colors: "colors"
      case .numbers: "numbers"
      case .strings: "strings"
      case .flags: "flags"
      case .counts: "counts"
      }
    }
    var elementType: StaticString {
      switch self {
      case .colors: "UInt32"
      case .numbers: "Double"
      case .strings: "String"
      case .flags: "Bool"
      case .counts: "Int"
      }
    }
  }

  /// The Swift type of the member.
  var typeName: StaticString {
    switch self {
    case .color: "TokenColor"
    case .number: "Double"
    case .fontWeight: "TokenFontWeight"
    case .length: "TokenLength"
    case .string: "String"
    case .boolean: "Bool"
    case .fontFamily: "[String]"
    case .cubicBezier: "TokenCubicBezier"
    case .strokeStyle: "TokenStrokeStyle"
    case .border: "TokenBorder"
    case .transition: "TokenTransition"
    case .shadow: "TokenShadow"
    case .gradient: "TokenGradient"
    case .typography: "TokenFont"
    case .asset: "TokenColorAsset"
    }
  }

  /// The name of the function that reads it from the tables.
  var reader: StaticString {
    switch self {
    case .color: "color"
    case .number: "number"
    case .fontWeight: "fontWeight"
    case .length: "length"
    case .string: "string"
    case .boolean: "boolean"
    case .fontFamily: "fontFamily"
    case .cubicBezier: "cubicBezier"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "font"
    case .asset: "asset"
    }
  }

  /// The table of its fixed slots.
  var table: Table {
    switch self {
    case .color: .colors
    case .number, .fontWeight, .cubicBezier, .transition: .numbers
    case .string, .asset: .strings
    case .boolean: .flags
    case .length, .fontFamily, .strokeStyle, .border, .shadow, .gradient, .typography: .counts
    }
  }

  /// How many slots it has there.
  var slots: Int {
    switch self {
    case .color, .number, .fontWeight, .string, .boolean, .asset: 1
    case .length, .fontFamily: 2
    case .shadow, .gradient: 3
    case .cubicBezier, .strokeStyle, .typography: 4
    case .border, .transition: 6
    }
  }

  /// The tables in which it has parts behind the fixed slots.
  var pools: [Table] {
    switch self {
    case .color, .number, .fontWeight, .string, .boolean, .cubicBezier, .transition, .asset: []
    case .length: [.numbers, .strings]
    case .fontFamily: [.strings]
    case .strokeStyle: [.numbers]
    case .border, .shadow, .gradient: [.colors, .numbers]
    case .typography: [.numbers, .strings]
    }
  }

  /// The kind of a token by its type and one of its values, the one of that number, which is looked at where
  /// the type alone does not tell: to copy a value takes 200 instructions, and a closure that gives it copies
  /// what it captures.
  init?(type: TokenType?, value: Int, of values: [TokenValue]) {
    switch type {
    case .color: self = .color
    case .dimension:
      if case .dimension(let length) = values[value], SwiftLength.points(length) == nil {
        self = .length
      } else {
        self = .number
      }
    case .number, .duration: self = .number
    case .fontFamily: self = .fontFamily
    case .fontWeight: self = .fontWeight
    case .cubicBezier: self = .cubicBezier
    case .strokeStyle: self = .strokeStyle
    case .border: self = .border
    case .transition: self = .transition
    case .shadow: self = .shadow
    case .gradient: self = .gradient
    case .typography: self = .typography
    case .string: self = .string
    case .boolean: self = .boolean
    case .custom:
      switch values[value] {
      case .custom(.number): self = .number
      case .custom(.boolean): self = .boolean
      case .null: return nil
      default: self = .string
      }
    case nil:
      guard let type = Self.type(of: values[value]) else { return nil }
      self.init(type: type, value: value, of: values)
    }
  }

  /// The type that a value of no known type shows.
  private static func type(of value: TokenValue) -> TokenType? {
    switch value {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .string: .string
    case .boolean: .boolean
    case .custom: .custom
    case .null, .opaque, .invalid: nil
    }
  }
}
