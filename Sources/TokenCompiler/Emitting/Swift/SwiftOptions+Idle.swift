extension SwiftOptions {
  /// Those of the given options that say nothing beside the others.
  static func idleOptions(_ values: [String: String]) -> [IdleOption] {
    var idle: [IdleOption] = []
    if values["colors"] != Colors.catalog.rawValue {
      idle.append(
        IdleOption(
          "bundle", because: "the colours are in the code", mend: "--swift-colors catalog"))
    }
    switch values["part"].flatMap(Part.init(rawValue:)) {
    case .type:
      idle.append(IdleOption("instance", because: "only the type is written"))
    case .instances:
      idle += ["bridges", "runtime-json"].map {
        IdleOption($0, because: "it goes with the type, and only instances are written")
      }
    case .both, nil: break
    }
    let isInOneFile =
      values["style"] == Style.static.rawValue
      || values["part"].map { $0 != Part.instances.rawValue } ?? false
    if isInOneFile {
      idle.append(IdleOption("import", because: "the type is written into the same file"))
    }
    return idle.filter { values[$0.name] != nil }
  }
}
