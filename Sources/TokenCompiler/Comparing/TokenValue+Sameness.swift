// Two values are the same where nobody can tell them apart, however they are written: `#fff` and
// white in Oklch, 0.2s and 200ms, `bold` and 700, a list of one font and its name.
extension TokenValue {
  /// Whether it is the same as another value.
  func isSame(as other: TokenValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.color(let left), .color(let right)): return left.isSame(as: right)
    case (.dimension(let left), .dimension(let right)): return left.isSame(as: right)
    case (.fontFamily(let left), .fontFamily(let right)): return left.names == right.names
    case (.fontWeight(let left), .fontWeight(let right)): return left.value == right.value
    case (.duration(let left), .duration(let right)): return left.isSame(as: right)
    case (.strokeStyle(let left), .strokeStyle(let right)): return left.isSame(as: right)
    case (.border(let left), .border(let right)): return left.isSame(as: right)
    case (.transition(let left), .transition(let right)): return left.isSame(as: right)
    case (.shadow(let left), .shadow(let right)):
      return left.layers.isSame(as: right.layers) { $0.value.isSame(as: $1.value) }
    case (.gradient(let left), .gradient(let right)):
      return left.stops.isSame(as: right.stops) {
        $0.color.value.isSame(as: $1.color.value) && $0.position.value == $1.position.value
      }
    case (.typography(let left), .typography(let right)): return left.isSame(as: right)
    default: return false
    }
  }
}

extension Color {
  /// Half of a hundredth is far below what can be seen and above what arithmetic leaves over.
  private static let leastDifference = 0.005

  fileprivate func isSame(as other: Color) -> Bool {
    (alpha ?? 1) == (other.alpha ?? 1) && deltaE2000(from: other) < Self.leastDifference
  }
}

extension Dimension {
  fileprivate func isSame(as other: Dimension) -> Bool {
    self == other || value == 0 && other.value == 0
  }
}

extension Duration {
  fileprivate func isSame(as other: Duration) -> Bool {
    abs(seconds - other.seconds) <= 1e-12 * max(abs(seconds), 1)
  }
}

extension StrokeStyle {
  fileprivate func isSame(as other: StrokeStyle) -> Bool {
    guard case .dashes(let left, let cap) = self, case .dashes(let right, cap: cap) = other else {
      return self == other
    }
    return left.isSame(as: right) { $0.value.isSame(as: $1.value) }
  }
}

extension Border {
  fileprivate func isSame(as other: Border) -> Bool {
    color.value.isSame(as: other.color.value) && width.value.isSame(as: other.width.value)
      && style.value.isSame(as: other.style.value)
  }
}

extension Transition {
  fileprivate func isSame(as other: Transition) -> Bool {
    duration.value.isSame(as: other.duration.value) && delay.value.isSame(as: other.delay.value)
      && timingFunction.value == other.timingFunction.value
  }
}

extension ShadowLayer {
  fileprivate func isSame(as other: ShadowLayer) -> Bool {
    color.value.isSame(as: other.color.value) && (inset ?? false) == (other.inset ?? false)
      && [offsetX, offsetY, blur, spread].isSame(
        as: [other.offsetX, other.offsetY, other.blur, other.spread]
      ) { $0.value.isSame(as: $1.value) }
  }
}

extension Typography {
  fileprivate func isSame(as other: Typography) -> Bool {
    fontFamily?.value.names == other.fontFamily?.value.names
      && Self.areSame(fontSize, other.fontSize) { $0.isSame(as: $1) }
      && fontWeight?.value.value == other.fontWeight?.value.value
      && Self.areSame(letterSpacing, other.letterSpacing) { $0.isSame(as: $1) }
      && Self.areSame(lineHeight, other.lineHeight) { $0 == $1 } && others == other.others
  }

  private static func areSame<Value>(
    _ left: Slot<Value>?, _ right: Slot<Value>?, _ areSame: (Value, Value) -> Bool
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areSame(left.value, right.value)
  }
}

extension Array {
  fileprivate func isSame(as other: [Element], _ areSame: (Element, Element) -> Bool) -> Bool {
    count == other.count && zip(self, other).allSatisfy(areSame)
  }
}
