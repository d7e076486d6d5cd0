/// What is wrong with a colour in the notation of CSS that is moved into its range when it is read: `300`
/// of red, an opacity of `50`. CSS does not mind, but nobody writes it on purpose.
enum ColorRange {
  /// A part out of its range.
  struct Fault: Equatable {
    /// As it is written.
    var part: String
    /// Where such parts lie.
    var range: String
    /// The whole colour, its parts within their ranges.
    var mended: String
  }

  /// The first fault of a text that is a colour.
  static func fault(in text: String) -> Fault? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let name = String(text[..<open]).trimmedSpaces.lowercased()
    let inside = text[text.index(after: open)..<close]
    let words = inside.split { ",/ \t".contains($0) }
    guard let parts = parts(name, words) else { return nil }
    var fault: Fault?
    var mended = String(text[..<words[0].startIndex])
    for (index, word) in words.enumerated() {
      let right = index < parts.count ? parts[index].flatMap { mend(String(word), $0) } : nil
      if fault == nil, let right { fault = right }
      let end = index + 1 < words.count ? words[index + 1].startIndex : text.endIndex
      mended += (right?.mended ?? String(word)) + text[word.endIndex..<end]
    }
    fault?.mended = mended
    return fault ?? fractions(name, words)
  }

  /// What each word of a function's arguments is; `nil` for one that has no range.
  private static func parts(_ name: String, _ words: [Substring]) -> [ColorText.Part?]? {
    guard let first = words.first else { return nil }
    if first.hasPrefix("#") { return [nil, ColorText.unitPart] }
    if name == "color" { return [nil, nil, nil, nil, ColorText.unitPart] }
    return ColorText.notations[name].map { $0.parts.map(Optional.some) + [ColorText.unitPart] }
  }

  /// What a part was meant to be, with itself as the whole; `nil` where it is in its range.
  private static func mend(_ word: String, _ part: ColorText.Part) -> Fault? {
    guard case .number(let divisor, let whole, let range) = part, let quantity = Quantity(word)
    else { return nil }
    let isPercent = quantity.unit == "%"
    let scale = isPercent ? 100 / whole : divisor
    let (lower, upper) = (range.lowerBound * scale, range.upperBound * scale)
    guard quantity.value < lower || quantity.value > upper else { return nil }
    let sign = isPercent ? "%" : ""
    let isOpacity = divisor == 1 && whole == 1 && !isPercent && quantity.value <= 100
    let value =
      isOpacity && quantity.value > 1.5
      ? quantity.value / 100 : min(max(quantity.value, lower), upper)
    let text = { (number: Double) in JSONNumber.text(number) + sign }
    return Fault(
      part: word,
      range: upper.isFinite
        ? "between \(text(lower)) and \(text(upper))" : "at \(text(lower)) or above",
      mended: text(value))
  }

  /// Red, green and blue as parts of 1, which is how design tools count: all but black.
  private static func fractions(_ name: String, _ words: [Substring]) -> Fault? {
    guard name == "rgb" || name == "rgba", words.count == 3 || words.count == 4 else { return nil }
    let numbers = words[..<3].compactMap { NumberReader.number(String($0)) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 <= 1 }),
      let part = words[..<3].first(where: { $0.contains(".") })
    else { return nil }
    let channels =
      numbers.map { JSONNumber.text(($0 * 255).rounded()) } + words[3...].map(String.init)
    return Fault(
      part: String(part), range: "between 0 and 255",
      mended: "\(name)(\(channels.joined(separator: ", ")))")
  }
}
