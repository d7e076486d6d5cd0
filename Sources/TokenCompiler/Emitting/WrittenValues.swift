/// Where an output has the text of each value of a graph.
///
/// Aliases share the values of their targets, and half of the tokens of most themes are aliases: to copy the
/// text takes 40 instructions, to write it anew 200 (a number) to 5,000 (a shadow).
struct WrittenValues {
  private var ranges: [Range<Int>]

  /// Nothing is written yet.
  init(_ graph: ThemeGraph) { ranges = Array(repeating: 0..<0, count: graph.values.count) }

  /// The bytes of the output that are the text of a value, by its number.
  subscript(value: Int) -> Range<Int>? {
    get { ranges[value].isEmpty ? nil : ranges[value] }
    set { ranges[value] = newValue ?? 0..<0 }
  }
}
