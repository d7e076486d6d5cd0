/// Spellings that tolerant dialects accept and count, each with its replacement in the standard.
enum LegacySpelling: UInt8, CaseIterable, Sendable {
  case colorText, dimensionText, otherUnit, colorChannels, hue360, componentOutOfRange
  case typographyMembersMissing, lineHeightDimension, customType, typeFromForm
  case tokenWithChildren, durationText, weightText, otherText
  /// A name with a dot or a brace.
  case reservedName
}

/// How often a source uses such a spelling, and where first.
struct LegacyUse: Sendable, Hashable {
  /// The spelling.
  var spelling: LegacySpelling
  /// How often.
  var count: Int
  /// The first place.
  var first: ByteRange
}
