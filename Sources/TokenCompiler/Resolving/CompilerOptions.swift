/// How to compile.
public struct CompilerOptions: Sendable {
  /// What is chosen of one modifier.
  public enum Pick: Sendable, Hashable {
    /// One context.
    case context(String)
    /// Every context (`MODIFIER=*`).
    case all
    /// A value that is no text, from a caller who takes inputs as JSON. It is always refused, also
    /// where a context is spelt alike (DTCG Resolver 2025.10, "Enforcing strings").
    case noText(JSONValue)
  }

  /// The dialect of every source; `auto` finds each source's own.
  public var dialect: Dialect
  /// What is picked, by modifier. A modifier that is not named here has all its contexts in the
  /// graph, its default first.
  public var picks: [String: Pick]
  /// The modifiers in the order of the command line, with contexts that no source declares:
  /// those of `--theme`.
  public var modifiers: [Modifier]
  /// The modifiers of resolver documents and of files of design tools of which every context is wanted;
  /// `nil` is all of them. One that is neither named here nor picked is at its default, and no file is
  /// read for its other contexts, but for the `dtcg` dialect.
  public var spread: Set<String>?
  /// How much a run takes on.
  public var limits = CompilerLimits()
  /// Whether the graph may hold, instead of more combinations of contexts than a run takes on, each
  /// context with the others at their defaults. That is enough to check a theme, not to write it, and
  /// is done for collections of Figma alone: what else has many combinations is refused.
  package var takesOneByOne = false
  /// Whether the graph keeps what only an explanation needs: what each declaration won over, and
  /// where types come from.
  package var keepsTraces = false

  /// Options.
  public init(
    dialect: Dialect = .auto, picks: [String: Pick] = [:], modifiers: [Modifier] = []
  ) {
    self.dialect = dialect
    self.picks = picks
    self.modifiers = modifiers
  }
}

extension CompilerOptions {
  /// Whether nobody wants another context of a modifier than the default.
  func holdsOnlyDefault(of modifier: Modifier) -> Bool {
    modifier.isOnDemand && modifier.defaultContext != nil && picks[modifier.name] == nil
      && spread?.contains(modifier.name) == false
  }

  /// The contexts of a resolver document's modifier that have to be read.
  func wantedContexts(of modifier: String) -> ResolverExpander.WantedContexts {
    switch picks[modifier] {
    case .context(let context)?: .picked(context)
    case .all?, .noText?: .all
    // To the letter, a fault counts that only one combination of contexts has.
    case nil: dialect != .dtcg && spread?.contains(modifier) == false ? .usual : .all
    }
  }
}
