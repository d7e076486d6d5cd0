/// The JSON Schema (2020-12) of the custom themes of a default theme: which tokens there are to
/// override, with which values and references, in the dialect of the default theme itself.
package struct ThemeSchema: Sendable {
  /// What of a token an editor shows besides its type.
  package struct Shown: Sendable {
    /// What is proposed as its value: the default theme's.
    package var proposal: JSONValue?
    /// The default theme's values, for people.
    package var values: String?

    /// What is shown of a token.
    package init(proposal: JSONValue? = nil, values: String? = nil) {
      self.proposal = proposal
      self.values = values
    }
  }

  let contract: ThemeContract
  let title: String
  /// For each token of the contract; empty where nobody knows values.
  var shown: [Shown] = []

  /// The schema of a contract, which knows no values. `nil` where nobody could write one for its
  /// dialect.
  package init?(_ contract: ThemeContract, title: String) {
    guard contract.form != .tokensStudio else { return nil }
    self.contract = contract
    self.title = title
  }

  /// The same with the values of the graph that the contract is of.
  package init?(_ contract: ThemeContract, of graph: ThemeGraph, title: String) {
    self.init(contract, title: title)
    var defaults = SchemaDefaults(graph, contract)
    shown = zip(contract.tokens, graph.tokensByGroup).map { defaults.shown($1, $0) }
  }

  /// The document, which ends with a newline.
  package var document: [UInt8] {
    var writer = SchemaWriter(self)
    writer.writeDocument()
    return writer.out.bytes
  }
}
