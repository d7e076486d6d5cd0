import Foundation

@testable import TokenCompiler

/// A row of `Fixtures/Colors`: a colour, a space, and the colour there by an independent program
/// (Python's coloraide, with CSS Color 4's primaries of ProPhoto RGB).
struct ColorRow: Sendable, CustomStringConvertible {
  var source: Color
  var expected: Color
  var description: String {
    "\(source.space.rawValue) \(source.components) in \(expected.space.rawValue)"
  }

  /// The rows of a file; none where it cannot be read, which the tests notice.
  static func rows(of file: String) -> [ColorRow] {
    let url = packageRoot.appending(path: "Tests/TokenCompilerTests/Fixtures/Colors/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap(row)
  }

  private static func row(_ line: Substring) -> ColorRow? {
    let cells = line.split(separator: "\t").map(String.init)
    guard cells.count == 4, let source = color(cells[0], cells[1]),
      let expected = color(cells[2], cells[3])
    else { return nil }
    return ColorRow(source: source, expected: expected)
  }

  private static func color(_ space: String, _ numbers: String) -> Color? {
    ColorSpace(rawValue: space).map {
      Color($0, numbers.split(separator: " ").map { Double(String($0)) })
    }
  }
}

/// How far two colours of one space are apart, as a part of the range of each component. A hue counts
/// as far as the chroma beside it moves it, and not at all where that is below 1e-6.
func distance(_ left: Color, _ right: Color) -> Double {
  let space = left.space
  let chroma = chroma(of: right)
  return (0..<3).map { index -> Double in
    let difference = abs((left.component(index) ?? 0) - (right.component(index) ?? 0))
    if index == space.hueIndex {
      return chroma < 1e-6 ? 0 : min(difference, 360 - difference) / 360
    }
    let isPercent = [.hsl, .hwb, .lab, .lch].contains(space)
    return isPercent ? difference / 100 : difference
  }.max() ?? 0
}

/// The chroma of a colour in a space with a hue, from 0 to about 1; 1 in the other spaces.
private func chroma(of color: Color) -> Double {
  let numbers = color.components.map { $0 ?? 0 }
  switch color.space {
  case .hsl: return numbers[1] / 100 * min(numbers[2], 100 - numbers[2]) / 100
  case .hwb: return (100 - numbers[1] - numbers[2]) / 100
  case .lch: return numbers[1] / 100
  case .oklch: return numbers[1]
  default: return 1
  }
}
