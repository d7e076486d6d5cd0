/// Spellings that tolerant dialects accept and count, each with its replacement in the standard.
enum LegacySpelling: UInt8, CaseIterable, Sendable {
  case colorText, dimensionText, otherUnit, colorChannels, hue360, componentOutOfRange
  case typographyMembersMissing, lineHeightDimension, customType, typeFromForm
  case tokenWithChildren, durationText, weightText, otherText
  /// A name with a dot or a brace.
  case reservedName
  /// A border, shadow, … as CSS text.
  case compositeText
  /// Members of a shadow or transition that are left out or have older names.
  case membersMissing, memberName
  /// Members that the value's type does not have; they are ignored.
  case extraMembers
  /// A reference in braces where only a pointer may stand: in a list of fonts, as a component.
  case referenceInPart
  /// Text with blanks before or behind its value.
  case outerBlanks
  /// A reference that spells its token's names in another case or with other characters between
  /// the words.
  case respelledReference
  /// A colour as an object of `r`, `g` and `b`.
  case redGreenBlue
  /// `null` as a value or property, outside the plain dialect.
  case null
  /// A reference with other text beside it.
  case referenceInText
  /// Numbers that are meant to be dimensions or durations.
  case bareDimension, bareDuration
  /// Members of a token that mean nothing here.
  case attribute
  /// A colour as another one and its opacity.
  case fadedColor
  /// A font weight with a style, which is no part of it.
  case weightStyle
}

/// How often a source uses such a spelling, and where first.
struct LegacyUse: Sendable, Hashable {
  /// The spelling.
  var spelling: LegacySpelling
  /// How often.
  var count: Int
  /// The first place.
  var first: ByteRange
  /// What was probably meant by some of them; the first few.
  var misspelt: [Misspelling] = []

  /// A word and the one that was probably meant.
  struct Misspelling: Sendable, Hashable {
    var written: String
    var meant: String
  }

  /// How many of them are kept.
  static let misspellingLimit = 3
}

extension [LegacyUse] {
  /// Counts a use of a spelling.
  mutating func count(_ spelling: LegacySpelling, at range: ByteRange) {
    if let index = firstIndex(where: { $0.spelling == spelling }) {
      self[index].count += 1
    } else {
      append(LegacyUse(spelling: spelling, count: 1, first: range))
    }
  }

  /// Keeps what was probably meant by a spelling that was counted.
  mutating func propose(_ meant: String, for written: String, _ spelling: LegacySpelling) {
    guard let index = firstIndex(where: { $0.spelling == spelling }) else { return }
    let misspelling = LegacyUse.Misspelling(written: written, meant: meant)
    guard self[index].misspelt.count < LegacyUse.misspellingLimit,
      !self[index].misspelt.contains(misspelling)
    else { return }
    self[index].misspelt.append(misspelling)
  }
}
