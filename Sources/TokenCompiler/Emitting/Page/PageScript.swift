/// What runs in the page. It makes elements and texts, never HTML out of text, so that nothing in a
/// theme can be more than text.
enum PageScript {
  /// The parts in their order; each uses what those before it declare.
  static let parts = [
    data, texts, draw, notes, copying, rows, components, samples, stage, uses, sections, filters,
    address,
    run, end,
  ]
}
