extension LegacySpelling {
  /// What a plain theme has instead, where that is not what the standard has.
  var plainInstead: String? {
    switch self {
    case .dimensionText: "16 for \"16px\""
    case .durationText: "200 for \"200ms\""
    case .componentOutOfRange:
      "components within their range: those of rgb() go to 255, an opacity to 1 or 100%"
    case .otherText: "the value that its type asks for"
    case .weightText: "a number, or a word such as 'bold'"
    default: nil
    }
  }

  /// What is counted, for one and for several, and what the standard has instead.
  var wording: (one: String, several: String, instead: String) {
    switch self {
    case .colorText:
      ("colour as text", "colours as text", "{\"colorSpace\": …, \"components\": […]}")
    case .dimensionText:
      ("dimension as text", "dimensions as text", "{\"value\": …, \"unit\": \"px\"}")
    case .otherUnit: ("other unit", "other units", "the units 'px' and 'rem'")
    case .colorChannels:
      ("colour with 'channels'", "colours with 'channels'", "'components'")
    case .redGreenBlue:
      (
        "colour of members like 'r', 'g', 'b'", "colours of members like 'r', 'g', 'b'",
        "'components'"
      )
    case .hue360: ("hue of 360", "hues of 360", "hue 0")
    case .componentOutOfRange:
      (
        "component out of range", "components out of range",
        "components within their colour space's range"
      )
    case .typographyMembersMissing:
      (
        "typography with members missing", "typographies with members missing",
        "all five members of a typography"
      )
    case .lineHeightDimension:
      (
        "line height as a dimension", "line heights as dimensions",
        "line heights as multiples of the font size"
      )
    case .customType:
      ("type outside the standard", "types outside the standard", "the 13 types")
    case .typeFromForm: ("token without a type", "tokens without a type", "'$type'")
    case .tokenWithChildren:
      ("token with children", "tokens with children", "a token named '$root' in the group")
    case .durationText:
      ("duration as text", "durations as text", "{\"value\": …, \"unit\": \"ms\"}")
    case .weightText: ("other font weight", "other font weights", "the standard's font weights")
    case .otherText: ("value as text", "values as text", "the value that its type asks for")
    case .reservedName:
      ("name with a dot or a brace", "names with a dot or a brace", "names without dots and braces")
    case .compositeText: ("composite as text", "composites as text", "an object with its members")
    case .membersMissing:
      ("composite with members missing", "composites with members missing", "all members")
    case .memberName: ("older member name", "older member names", "the standard's member names")
    case .extraMembers: ("unknown member", "unknown members", "only the members of the type")
    case .outerBlanks:
      ("text with blanks around it", "texts with blanks around them", "values without blanks")
    case .respelledReference:
      (
        "reference in another spelling", "references in another spelling",
        "references that spell a name as its token does"
      )
    case .null: ("null", "nulls", "a value, or neither token nor property")
    case .referenceInText:
      ("reference inside a text", "references inside texts", "references as the whole text")
    case .bareDimension:
      ("dimension without a unit", "dimensions without a unit", "{\"value\": …, \"unit\": \"px\"}")
    case .bareDuration:
      ("duration without a unit", "durations without a unit", "{\"value\": …, \"unit\": \"ms\"}")
    case .attribute:
      (
        "attribute of a token that is not read", "attributes of tokens that are not read",
        "data of one's own in '$extensions'"
      )
    case .fadedColor:
      (
        "colour of another one and its opacity", "colours of another one and its opacity",
        "'alpha' beside the components"
      )
    case .weightStyle:
      (
        "font weight with a style that is left out", "font weights with a style that is left out",
        "a weight alone"
      )
    case .referenceInPart:
      (
        "reference in braces to a part", "references in braces to parts",
        "{\"$ref\": \"#/…\"} for a part of a value"
      )
    }
  }
}
