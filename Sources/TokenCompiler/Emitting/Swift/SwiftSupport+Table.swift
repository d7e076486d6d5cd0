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
        + "  let \(field.name): \(field.type)\n"
    }.joined()
  }

  private static func assignments(_ shape: SwiftShape, of other: String) -> String {
    (["columns", "ownColumn"] + fields(shape).map(\.name))
      .map { "    \(other == "" ? "self." : "")\($0) = \(other)\($0)\n" }.joined()
  }

  private static let columns = """
      /// How many colours a slot has: one for every appearance, light and dark, or light, dark, and
      /// both in increased contrast.
      let columns: Int
      /// The column of the theme's own appearance.
      let ownColumn: Int

    """

  /// The table of a theme that nobody can override: what `--swift-style static` needs.
  static func staticTable(_ shape: SwiftShape) -> String {
    """
    /// The tables of the theme.
    private final class _Table: Sendable {
    \(columns)\(properties(shape))
      init(\(parameters(shape))) {
    \(assignments(shape, of: ""))  }

    """ + (shape.hasOptional ? staticOptional : "")
  }

  private static let staticOptional = """

      /// The tables, if the optional token of that flag has a value.
      @inline(never) func optional(_ slot: Int) -> _Table? { flags[slot] ? self : nil }

    """

  /// The table of a theme that can be overridden.
  static func table(_ shape: SwiftShape) -> String {
    """
    /// The tables of a theme. All themes of one type share their slots.
    private final class _Table: Sendable {
    \(columns)\(properties(shape))  /// Whether all colours are those of the theme's own appearance.
      let isFixed: Bool
      let overrides: _Overrides
      let probe: _Probe?
      let isPlain: Bool

      init(\(parameters(shape))) {
    \(assignments(shape, of: ""))    (isFixed, overrides, probe, isPlain) = (false, _Overrides(), nil, true)
      }

      init(
        _ other: _Table, _ overrides: _Overrides, isFixed: Bool = false, probe: _Probe? = nil
      ) {
    \(assignments(shape, of: "other."))    self.isFixed = isFixed || other.isFixed
        self.overrides = overrides
        self.probe = probe
        isPlain = probe == nil && overrides.keys.isEmpty
      }

      /// All that makes a difference between two themes.
      var parts: [AnyHashable] {
        var parts: [AnyHashable] = [columns, ownColumn, isFixed, overrides.keys]
    \(fields(shape).map { "    parts.append(\($0.name))\n" }.joined())    for value in overrides.values { parts.append(AnyHashable(value)) }
        return parts
      }

      /// What a slot was overridden with. A probe notes the slot instead.
      @inline(never) func override(
        _ table: Int, _ slot: Int, _ type: Any.Type, _ optional: Any.Type
      ) -> Any? {
        let key: Int = slot << 3 | table
        if let probe {
          probe.note(key, type, optional)
          return nil
        }
        return overrides.value(of: key)
      }

    """ + (shape.hasOptional ? optional : "")
  }

  private static let optional = """

      /// The tables, if the optional token of that flag has a value.
      @inline(never) func optional(_ slot: Int) -> _Table? {
        if let probe {
          probe.flag = slot << 3 | 3
          return self
        }
        let isThere = overrides.value(of: slot << 3 | 3) as? Bool
        return isThere ?? flags[slot] ? self : nil
      }

    """

  static let overrides = """
    /// Values of a program's own, each for the slot of a token; the key tells the tables apart.
    private struct _Overrides: Sendable {
      /// In ascending order.
      var keys: [Int] = []
      var values: [any Hashable & Sendable] = []

      /// Where a key stands or would stand.
      private func place(of key: Int) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
          let middle: Int = (low + high) / 2
          if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
      }

      @inline(never) func value(of key: Int) -> Any? {
        let place = place(of: key)
        return place < keys.count && keys[place] == key ? values[place] : nil
      }

      @inline(never) mutating func set(_ key: Int, _ value: any Hashable & Sendable) {
        let place = place(of: key)
        if place < keys.count, keys[place] == key {
          values[place] = value
          return
        }
        var last = keys.count
        keys.append(key)
        values.append(value)
        while last > place {
          keys.swapAt(last, last - 1)
          values.swapAt(last, last - 1)
          last -= 1
        }
      }
    }

    private protocol _Optional { var _isNil: Bool { get } }
    extension Optional: _Optional { fileprivate var _isNil: Bool { self == nil } }

    /// Finds out which slot a key path reads. One probe lives for one evaluation on one thread.
    private final class _Probe: @unchecked Sendable {
      var flag: Int?
      private var key = 0
      private var reads = 0
      private var type: Any.Type = Never.self
      private var optional: Any.Type = Never.self

      func note(_ key: Int, _ type: Any.Type, _ optional: Any.Type) {
        self.key = key
        self.type = type
        self.optional = optional
        reads += 1
      }

      /// The tables with another value in that slot.
      func table(
        _ table: _Table, with value: any Hashable & Sendable, is expected: Any.Type
      ) -> _Table {
        precondition(
          reads == 1 && expected == (flag == nil ? type : optional),
          "the key path does not lead to a token of the theme")
        var overrides = table.overrides
        if let flag { overrides.set(flag, (value as? any _Optional)?._isNil != true) }
        overrides.set(key, value)
        return _Table(table, overrides)
      }
    }


    """
}
