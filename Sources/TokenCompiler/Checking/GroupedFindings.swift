/// What was found in all themes, by the declaration that each finding points at, so that one cause
/// is told once.
struct GroupedFindings<Item> {
  struct Group {
    var declaration: DeclarationID
    var items: [Item]
    /// The themes, in order.
    var themes: [Int]
  }

  private(set) var groups: [Group] = []
  fileprivate var indexes: [DeclarationID: Int] = [:]

  /// A group keeps no more than this many of what was found: a palette may be to blame for a whole
  /// theme, in a thousand themes.
  private static var limit: Int { 64 }

  /// - Parameter isWorse: Whether an item is worse than another; the worst comes first.
  mutating func add(
    _ item: Item, _ theme: Int, at declaration: DeclarationID,
    isWorse: (Item, Item) -> Bool = { _, _ in false }
  ) {
    guard let index = indexes[declaration] else {
      indexes[declaration] = groups.count
      groups.append(Group(declaration: declaration, items: [item], themes: [theme]))
      return
    }
    let last = groups[index].items.count
    if last < Self.limit { groups[index].items.append(item) }
    if isWorse(item, groups[index].items[0]) {
      // What was the worst is kept, where there is room.
      if last < Self.limit {
        groups[index].items.swapAt(0, last)
      } else {
        groups[index].items[0] = item
      }
    }
    if groups[index].themes.last != theme { groups[index].themes.append(theme) }
  }
}

extension GroupedFindings {
  /// What was found at a declaration.
  func group(of declaration: DeclarationID) -> Group? {
    indexes[declaration].map { groups[$0] }
  }
}

extension GroupedFindings: Sendable where Item: Sendable {}
extension GroupedFindings.Group: Sendable where Item: Sendable {}

extension Diagnostics {
  /// Reports a finding that holds in some themes.
  mutating func report(_ finding: Diagnostic, inThemes themes: [Int]) {
    let outer = theme
    for index in themes {
      theme = index
      report(finding)
    }
    theme = outer
  }
}

extension ThemeGraph {
  /// What the contract alone declares of a token in a theme.
  func contractDeclaration(of token: TokenID, inTheme theme: Int) -> DeclarationID? {
    guard hasContract, theme < contractColumns.count else { return nil }
    let winner = contractColumns[theme].winners[token.index]
    return winner == .max ? nil : DeclarationID(rawValue: winner)
  }

  /// The value that the contract alone gives a token in a theme.
  func contractValue(of token: TokenID, inTheme theme: Int) -> TokenValue? {
    guard contractDeclaration(of: token, inTheme: theme) != nil else { return nil }
    return values[Int(contractColumns[theme].values[token.index])]
  }
}

extension Double {
  /// For a message: without decimals where there are none.
  var shortText: String {
    let value = rounded(toPlaces: 3)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Color {
  /// For a message: `#rrggbb`, and the opacity where it is not 1.
  var shortText: String {
    let alpha = self.alpha ?? 1
    return alpha < 1 ? "\(opaqueHexText) at \(Int((alpha * 100).rounded())) %" : opaqueHexText
  }

  /// As it is written: `#rrggbb`, or `#rrggbbaa` where it is translucent.
  var hexText: String {
    let alpha = min(max(self.alpha ?? 1, 0), 1)
    return alpha < 1 ? opaqueHexText + Self.digits(UInt8((alpha * 255).rounded())) : opaqueHexText
  }

  /// As the standard writes it.
  var objectText: String {
    let bytes = srgbBytes
    let components = [bytes.red, bytes.green, bytes.blue].map { (Double($0) / 255).shortText }
    let alpha = self.alpha ?? 1
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(components.joined(separator: ", "))], "
      + (alpha < 1 ? "\"alpha\": \(alpha.shortText), " : "") + "\"hex\": \"\(opaqueHexText)\" }"
  }

  private var opaqueHexText: String {
    let bytes = srgbBytes
    return "#" + [bytes.red, bytes.green, bytes.blue].map(Self.digits).joined()
  }

  private static func digits(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.utf8.count < 2 ? "0" + text : text
  }
}
