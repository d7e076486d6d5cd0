/// Findings as results, and as notifications where they have no place.
struct SARIFResults {
  private let rules: SARIFDescriptors
  private let notifications: SARIFDescriptors
  /// Places and files.
  var places: SARIFPlaces
  private var fingerprints: FindingFingerprints

  init(_ rules: SARIFDescriptors, _ notifications: SARIFDescriptors, sources: SourceSet) {
    self.rules = rules
    self.notifications = notifications
    places = SARIFPlaces(sources)
    fingerprints = FindingFingerprints(sources)
  }

  mutating func result(_ diagnostic: Diagnostic) -> JSONValue {
    let fixes = diagnostic.fix.flatMap { fix($0, help: diagnostic.help) }
    return .members([
      "ruleId": .string(diagnostic.id.rawValue), "ruleIndex": rules.index(of: diagnostic.id),
      "level": .string(diagnostic.severity.rawValue),
      "message": Self.message(ReportMessages.sentence(diagnostic, &places.lines)),
      "locations": diagnostic.span.flatMap { span in
        places.location(of: span, path: diagnostic.path).map { .array([$0]) }
      },
      "relatedLocations": .list(relatedLocations(diagnostic)),
      "partialFingerprints": .members(["finding/v1": .string(fingerprints.next(diagnostic))]),
      "fixes": fixes.map { .array([$0]) },
      "properties": diagnostic.themes.map { themes in
        .members(["themes": .array(themes.map { .string($0) })])
      },
    ])
  }

  /// How the run went. Only a finding without a place says that it did not go as asked.
  mutating func invocation(_ others: [Diagnostic]) -> JSONValue {
    .members([
      "executionSuccessful": .boolean(!others.contains { $0.severity == .error }),
      "toolConfigurationNotifications": .list(others.map { notification($0) }),
    ])
  }

  private mutating func notification(_ diagnostic: Diagnostic) -> JSONValue {
    .members([
      "descriptor": .members([
        "id": .string(diagnostic.id.rawValue), "index": notifications.index(of: diagnostic.id),
      ]),
      "level": .string(diagnostic.severity.rawValue),
      "message": Self.message(ReportMessages.sentence(diagnostic, &places.lines)),
    ])
  }

  private mutating func relatedLocations(_ diagnostic: Diagnostic) -> [JSONValue] {
    var related = diagnostic.related
    if let help = diagnostic.help, let span = diagnostic.helpSpan {
      related.append(RelatedPlace(help, at: span))
    }
    var locations: [JSONValue] = []
    for place in related {
      let message = Self.message(DisplayText.line(place.message))
      let id = JSONValue.integer(locations.count)
      guard let location = places.location(of: place.span, id: id, message: message) else {
        continue
      }
      locations.append(location)
    }
    return locations
  }

  /// One fix of all changes, by file in the order in which they are first changed.
  private mutating func fix(_ fix: Fix, help: String?) -> JSONValue? {
    var files: [SourceID] = []
    var replacements: [SourceID: [JSONValue]] = [:]
    for change in fix.edits {
      guard let region = places.region(of: change.span) else { continue }
      if replacements[change.span.source] == nil { files.append(change.span.source) }
      replacements[change.span.source, default: []].append(
        .members([
          "deletedRegion": region,
          "insertedContent": .members(["text": .string(change.replacement)]),
        ]))
    }
    let changes = files.map { file in
      JSONValue.members([
        "artifactLocation": places.artifactLocation(of: file),
        "replacements": .array(replacements[file] ?? []),
      ])
    }
    guard !changes.isEmpty else { return nil }
    return .members([
      "description": help.map { Self.message(DisplayText.line($0)) },
      "artifactChanges": .array(changes),
      "properties": .members(["safety": .string(fix.safety.rawValue)]),
    ])
  }

  /// Text as a message has it: braces doubled (3.11.5), nothing that reads as a link (3.11.6).
  private static func message(_ text: String) -> JSONValue {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      if scalar == "(", previous == "]" { result += "\\" }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return .members(["text": .string(result)])
  }
}
