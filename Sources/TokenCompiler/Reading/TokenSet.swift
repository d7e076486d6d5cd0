/// What one source declares, with its dialect forgotten: the seam between reading and resolving.
///
/// Ranges are offsets into the source that the set was read from.
struct TokenSet: Sendable {
  /// Whether what the standard refuses but real files have is accepted.
  var isTolerant: Bool
  /// Whether the names carry types (the `plain` dialect), and `null` is a value.
  var isPlain: Bool = false
  /// Whether texts are sums where they can be, and types are those of Tokens Studio.
  var hasMath: Bool = false
  /// Whether a value that is none of its type is kept as it is written, with a warning: the types of
  /// some tools are names for people.
  var keepsOtherValues = false
  /// Whether a token and a group of one path may stand in two layers: the files are merged, and both are
  /// read.
  var mergesDeeply = false
  /// Whether a reference may spell the names of its token otherwise: in another case, with other
  /// characters between the words.
  var respellsReferences = false
  /// Names with which a reference may begin though they are no part of its token's path: those of the
  /// sets of the file.
  var outerNames: Set<[UInt8]> = []
  /// What it was read from, where references may name more than tokens.
  var origin: Origin?
  /// How values look in the set's dialect, for what messages propose.
  var forms = ValueForms.objects
  /// The bytes of all names.
  var names = NameArena()
  /// The groups; the first is the root.
  var groups: [GroupDeclaration] = [GroupDeclaration()]
  /// The tokens in source order.
  var tokens: [TokenDeclaration] = []
  /// The values of tokens, extensions and `$extends`, flat and in source order.
  var values: [RawValue] = []
  /// How many of `values` are references; each has a number below this.
  var referenceCount = 0

  init(isTolerant: Bool) { self.isTolerant = isTolerant }

  /// How a set is spelt, and the number of the object in its document that holds it.
  struct Origin: Sendable {
    var spelling: DialectSpelling
    var root = 0
  }

  /// The path of a group, for a finding.
  func path(ofGroup index: UInt32) -> String {
    var path: [String] = []
    var group = index
    while group != 0 {
      let declaration = groups[Int(group)]
      path.append(names.string(declaration.name))
      group = declaration.parent
    }
    return path.reversed().joined(separator: ".")
  }

  /// The path of a token, for a finding.
  func path(of token: TokenDeclaration) -> String {
    let name = names.string(token.name)
    return token.group == 0 ? name : "\(path(ofGroup: token.group)).\(name)"
  }
}

/// How a dialect writes colours, dimensions and durations.
enum ValueForms: Sendable {
  /// As the standard's objects.
  case objects
  /// As objects or as text.
  case either
  /// As text.
  case texts
  /// As text, or as numbers without a unit.
  case plain
}

/// The index of a `RawValue` in `TokenSet.values`.
typealias RawIndex = UInt32

/// A group as one source writes it.
struct GroupDeclaration: Sendable {
  /// The name; empty for the root.
  var name = Name(range: ByteRange(start: 0, end: 0))
  /// The index of the group around it; the root is its own parent.
  var parent: UInt32 = 0
  /// The bytes of the key inside its quotes.
  var key = ByteRange(start: 0, end: 0)
  /// The type that its tokens inherit.
  var type: DeclaredType?
  /// `$description`, inside its quotes.
  var description: ByteRange?
  /// `$deprecated`, which its tokens inherit, and its value.
  var deprecated: Deprecation?
  var deprecatedPlace: RawIndex?
  /// `$extensions`.
  var extensions: RawIndex?
  /// The target of `$extends` or of a group's `$ref`: a reference or a pointer.
  var extends: RawIndex?
}

/// A token as one source writes it.
///
/// A group of the same path may stand in the same set: a token with children. Where the dialect is
/// strict, reading has reported that.
struct TokenDeclaration: Sendable {
  /// The name.
  var name: Name
  /// The index of its group in `TokenSet.groups`.
  var group: UInt32
  /// The bytes of the key inside its quotes.
  var key: ByteRange
  /// The value.
  var value: RawIndex
  /// The token's own type.
  var type: DeclaredType?
  /// `$description`, inside its quotes.
  var description: ByteRange?
  /// `$deprecated`, and its value.
  var deprecated: Deprecation?
  var deprecatedPlace: RawIndex?
  /// `$extensions`.
  var extensions: RawIndex?
  /// `$extensions.mode` holds values of modes, which are read as such and are no data any more.
  var hasModeExtension = false
  /// The same of the change of a colour that `$extensions` asks for.
  var hasColorChange = false
  /// The object is a `$ref` with nothing below it. It is a token whose value is that pointer; but
  /// when the pointer leads to a group, it is a group that extends it (`$type` and the rest are the
  /// group's then). Only resolving can tell.
  var mayBeGroup = false
}

/// A type as a source states it.
struct DeclaredType: Sendable, Hashable {
  /// The type; `custom` for a text outside the standard.
  var type: TokenType
  /// Where it is written; for a category, the key of the segment that decides.
  var range: ByteRange
  /// For a type outside the standard, the standard's type that it has where the value allows it.
  var meant: TokenType?
  /// The type follows from the name of a category (`plain`) rather than from a `$type`.
  var isCategory = false
  /// The source of `range`, once sources are put together.
  var source: SourceID?
}

/// One value as written. Containers stand before their content; the sibling is at `next`.
struct RawValue: Sendable {
  /// What stands there.
  enum Kind: UInt8, Sendable {
    case null, boolean, number, text, list, object
    /// A contract says that there is a value and not which. Its flags are the payload.
    case opaque
    /// A reference to a whole token; `range` is the path inside the braces, white space included.
    case reference
    /// A JSON Pointer; `range` is its text.
    case pointer
    /// Text with references inside it, or a sum: its value is text. The references are its content.
    case template
    /// A value that the tool changes, e.g. a colour that it makes lighter: the value and what is done to
    /// it are its content.
    case modified
    /// Something that reading has reported already, e.g. a malformed reference. What holds it is
    /// invalid, without another finding.
    case invalid
  }

  /// What the value is.
  var kind: Kind
  /// The text or the key holds escapes.
  var hasEscapes = false
  var keyHasEscapes = false
  /// The text or the key is not written in the source but stands among the set's names: reading has
  /// worked it out.
  var isNamed = false
  var keyIsNamed = false
  /// The bytes: inside the quotes of text, inside the braces of a reference.
  var range: ByteRange
  /// The bytes to show for it: for a reference, inside the quotes but with its braces.
  var shown: ByteRange
  /// The key inside its quotes where the value is a member of an object; else empty at 0.
  var key = ByteRange(start: 0, end: 0)
  /// The index one past the value and what it contains.
  var next: RawIndex
  /// The number of a reference or pointer among those of its set; whether a boolean is true; whether what
  /// is done to a value is no more than an opacity.
  var payload: UInt32 = 0
}

/// A token set with the contexts in which it holds.
struct ConditionalSet: Sendable {
  /// Modifier to context; empty holds always.
  var when: [String: String]
  /// What is declared.
  var set: TokenSet
  /// Where a context of `mode` is written for each of the tokens; empty in all other sets.
  var modePlaces: [ModePlace] = []
  /// The values of modes stand instead of a plain one, not beside it.
  var isInsteadOfValue = false
  /// All that it says of its mode, the tokens say without one.
  var repeatsValues = false
  /// Further contexts of a modifier in which it holds: those for which its file says nothing else.
  var alsoIn: [String: [String]] = [:]
}
