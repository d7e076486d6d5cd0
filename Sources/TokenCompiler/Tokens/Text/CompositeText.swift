/// Composite values as CSS writes them: `0 1px 2px rgb(0 0 0 / 20%)`, `1px solid #ccc`,
/// `200ms ease-in 50ms`.
enum CompositeText {
  /// The shadows of a `box-shadow`, or `nil`.
  static func shadow(_ text: String) -> Shadow? {
    let parts = split(text, at: .commas)
    let layers = parts.compactMap(layer)
    guard !layers.isEmpty, layers.count == parts.count else { return nil }
    return Shadow(layers.map { Slot($0) }, isList: layers.count > 1)
  }

  private static func layer(_ text: String) -> ShadowLayer? {
    var lengths: [Dimension] = []
    var color: Color?
    var isInset = false
    for word in split(text, at: .spaces) {
      if let length = length(word) {
        lengths.append(length)
      } else if word == "inset", !isInset {
        isInset = true
      } else if color == nil, let found = ColorText.color(word) {
        color = found
      } else {
        return nil
      }
    }
    guard let color, (2...4).contains(lengths.count) else { return nil }
    func slot(_ index: Int) -> Slot<Dimension> {
      Slot(index < lengths.count ? lengths[index] : Dimension(0))
    }
    return ShadowLayer(
      color: Slot(color), offsetX: slot(0), offsetY: slot(1), blur: slot(2), spread: slot(3),
      inset: isInset ? true : nil)
  }

  /// Width, style and colour of a `border`, in any order, or `nil`.
  static func border(_ text: String) -> Border? {
    let words = split(text, at: .spaces)
    let width = words.lazy.compactMap(length).first
    let style = words.lazy.compactMap(StrokeStyle.Keyword.init(rawValue:)).first
    let color = words.lazy.compactMap(ColorText.color).first
    guard words.count == 3, let width, let style, let color else { return nil }
    return Border(color: Slot(color), width: Slot(width), style: Slot(.keyword(style)))
  }

  /// Duration, curve and, perhaps, delay of a `transition`, or `nil`.
  static func transition(_ text: String) -> Transition? {
    let words = split(text, at: .spaces)
    let times = words.compactMap(Duration.init(cssText:))
    let curves = words.compactMap(EasingText.curve)
    guard curves.count == 1, times.count + 1 == words.count, (1...2).contains(times.count) else {
      return nil
    }
    let delay = times.count == 2 ? times[1] : Duration(0, .ms)
    return Transition(
      duration: Slot(times[0]), delay: Slot(delay), timingFunction: Slot(curves[0]))
  }

  /// A length, or the number 0 without a unit.
  private static func length(_ word: String) -> Dimension? {
    if let length = Dimension(cssText: word) { return length }
    return Quantity(word) == Quantity(0) ? Dimension(0) : nil
  }

  private enum Separator {
    case spaces, commas
  }

  /// The parts between separators that stand outside parentheses, spaces around them left out.
  private static func split(_ text: String, at separator: Separator) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      let isEnd =
        depth == 0
        && (separator == .commas ? byte == UInt8(ascii: ",") : ByteScanner.isSpace(byte))
      if isEnd {
        parts.append(String(decoding: part, as: UTF8.self).trimmedSpaces)
        part = []
      } else {
        part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self).trimmedSpaces)
    return separator == .spaces ? parts.filter { !$0.isEmpty } : parts
  }
}
