// The class that holds a theme's tables, and what changes one at run time.
extension SwiftSupport {
  /// An array of a theme: a table, or the colours that 8-bit sRGB cannot hold.
  private struct Field {
    var name: String
    var type: String
    var documentation = ""
  }

  private static func fields(_ shape: SwiftShape) -> [Field] {
    shape.tables.flatMap { table in
      let field = Field(name: "\(table.name)", type: "[\(table.elementType)]")
      return table == .colors
        ? [
          Field(name: field.name, type: field.type, documentation: "`0xrrggbbaa` in sRGB."),
          Field(name: "wideColors", type: "[Double]", documentation: wideDocumentation),
        ] : [field]
    }
  }

  private static let wideDocumentation = """
    Colours that 8-bit sRGB cannot hold, six numbers each, in ascending order of the first: index
      /// in `colors`, 0 for sRGB or 1 for Display P3, red, green, blue, alpha.
    """

  /// The parameters that a theme is made with.
  static func parameters(_ shape: SwiftShape) -> String {
    (["columns: Int", "ownColumn: Int"] + fields(shape).map { "\($0.name): \($0.type)" })
      .joined(separator: ", ")
  }

  /// Parameters of those names, handed on.
  static func arguments(_ shape: SwiftShape) -> String {
    (["columns", "ownColumn"] + fields(shape).map(\.name)).map { "\($0): \($0)" }
      .joined(separator: ", ")
  }

  /// The arguments for the tables of one colour of a program's own.
  static func colorArguments(_ shape: SwiftShape) -> String {
    let tables = fields(shape).map { field in
      field.name == "colors" || field.name == "wideColors"
        ? ", \(field.name): \(field.name)" : ", \(field.name): []"
    }
    return "columns: columns, ownColumn: 0" + tables.joined()
  }

  private static func properties(_ shape: SwiftShape) -> String {
    fields(shape).map { field in
      (field.documentation.isEmpty ? "" : "  /// \(field.documentation)\n")
        + "  final let \(field.name): \(field.type)\n"
    }.joined()
  }

  private static func assignments(_ shape: SwiftShape, of other: String) -> String {
    (["columns", "ownColumn"] + fields(shape).map(\.name))
      .map { "    \(other == "" ? "self." : "")\($0) = \(other)\($0)\n" }.joined()
  }

  private static let columns = """
      /// How many colours a slot has: one for every appearance, light and dark, or light, dark, and
      /// both in increased contrast.
      final let columns: Int
      /// The column of the theme's own appearance.
      final let ownColumn: Int

    """

  /// Why the class is as it is. Nothing in it changes, so it is `Sendable` all the same.
  private static let notFinal = """
    Not a final class, though all of it is final: the compiler would look a final one's `deinit` up
    /// by name, again and again, wherever many tokens are read.
    """

  /// The table of a theme that nobody can override: what `--swift-style static` needs.
  static func staticTable(_ shape: SwiftShape) -> String {
    """
    /// The tables of the theme.
    /// \(notFinal)
    private class _Table: @unchecked Sendable {
    \(columns)\(properties(shape))
      init(\(parameters(shape))) {
    \(assignments(shape, of: ""))  }

    """ + (shape.hasOptional ? staticOptional : "")
  }

  private static let staticOptional = """

      /// The tables, if the optional token of that flag has a value.
      @inline(never) final func optional(_ slot: Int) -> _Table? { flags[slot] ? self : nil }

    """

  /// The table of a theme that can be overridden.
  static func table(_ shape: SwiftShape) -> String {
    """
    /// The tables of a theme. All themes of one type share their slots.
    /// \(notFinal)
    private class _Table: @unchecked Sendable {
    \(columns)\(properties(shape))  /// Whether all colours are those of the theme's own appearance.
      final let isFixed: Bool
      final let overrides: _Override?
      final let probe: _Probe?
      /// Whether there are neither overrides nor a probe.
      final let isPlain: Bool

      @inline(never) init(\(parameters(shape))) {
    \(assignments(shape, of: ""))    (isFixed, overrides, probe, isPlain) = (false, nil, nil, true)
      }

      @inline(never) init(
        _ other: _Table, _ overrides: _Override?, _ probe: _Probe?, isFixed: Bool, isPlain: Bool
      ) {
    \(assignments(shape, of: "other."))    self.isFixed = isFixed
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
          columns, ownColumn, isFixed, \(fields(shape).map { "\($0.name), " }.joined())overrides?.parts,
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

    """ + (shape.hasOptional ? optional : "")
  }

  private static let optional = """

      /// The tables, if the optional token of that flag has a value.
      @inline(never) final func optional(_ slot: Int) -> _Table? {
        if let probe {
          probe.flag = slot * 8 + 3
          return probe.isNil ? nil : self
        }
        if let isThere = overrides?.find(slot * 8 + 3) as? Bool { return isThere ? self : nil }
        return flags[slot] ? self : nil
      }

    """
}
