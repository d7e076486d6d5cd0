import Testing

@testable import TokenCompiler

/// The pairs of G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference formula:
/// implementation notes, supplementary test data, and mathematical observations" (2005), table 1.
@Suite struct DeltaE2000Tests {
  struct Pair: Sendable {
    var first: [Double]
    var second: [Double]
    var difference: Double

    init(_ first: [Double], _ second: [Double], _ difference: Double) {
      self.first = first
      self.second = second
      self.difference = difference
    }
  }

  static let pairs = [
    Pair([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    Pair([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    Pair([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412),
    Pair([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    Pair([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000),
    Pair([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000),
    Pair([50, 0, 0], [50, -1, 2], 2.3669),
    Pair([50, -1, 2], [50, 0, 0], 2.3669),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0010], 7.1792),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0012], 7.2195),
    Pair([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
    Pair([50, -0.0010, 2.4900], [50, 0.0010, -2.4900], 4.8045),
    Pair([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461),
    Pair([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    Pair([50, 2.5, 0], [73, 25, -18], 27.1492),
    Pair([50, 2.5, 0], [61, -5, 29], 22.8977),
    Pair([50, 2.5, 0], [56, -27, -3], 31.9030),
    Pair([50, 2.5, 0], [58, 24, 15], 19.4535),
    Pair([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
    Pair([50, 2.5, 0], [50, 3.2972, 0], 1.0000),
    Pair([50, 2.5, 0], [50, 1.8634, 0.5757], 1.0000),
    Pair([50, 2.5, 0], [50, 3.2592, 0.3350], 1.0000),
    Pair([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    Pair([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    Pair([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
    Pair([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    Pair([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    Pair([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    Pair([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    Pair([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    Pair([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    Pair([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ]

  @Test func thereAreAll() { #expect(Self.pairs.count == 34) }

  @Test(arguments: pairs) func isAsPublished(pair: Pair) {
    let (first, second) = (Color(.lab, pair.first), Color(.lab, pair.second))
    #expect(first.deltaE2000(from: second).rounded(toPlaces: 4) == pair.difference)
    #expect(second.deltaE2000(from: first).rounded(toPlaces: 4) == pair.difference)
  }

  /// Colours of other spaces are converted, and the opacity makes no difference.
  @Test func comparesColoursOfAnySpace() {
    let black = Color(.srgb, [0, 0, 0])
    let white = Color(.oklch, [1, 0, nil], alpha: 0.5)
    #expect(abs(black.deltaE2000(from: white) - 100) < 0.01)
    let red = Color(.srgb, [1, 0, 0])
    #expect(red.deltaE2000(from: red.converted(to: .displayP3)) < 0.001)
    #expect(red.deltaE2000(from: red) == 0)
  }

  /// Numbers far outside every range still give a number.
  @Test func isFiniteForAnyNumber() {
    let huge = Color(.lab, [1e300, -1e300, 1e300])
    for other in [Color(.lab, [0, 0, 0]), Color(.xyzD65, [1e308, 1e308, -1e308]), huge] {
      let difference = huge.deltaE2000(from: other)
      #expect(difference.isFinite && difference >= 0, "\(difference)")
    }
  }
}
