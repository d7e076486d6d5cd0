import TokenCompiler

extension OutputPlan {
  /// Options of the command line that change nothing of what is written. Those of the configuration may
  /// be for other runs.
  var idleOptions: [Diagnostic] {
    var found = withoutFormat + withoutOther
    if arguments.has("check"), arguments.has("depfile") { found.append(.idleDepfile()) }
    return found
  }

  /// Those of formats that nobody writes.
  private var withoutFormat: [Diagnostic] {
    let formats = outputs.map { $0.format.id }
    var found: [Diagnostic] = []
    for emitter in Emitters.all
    where !formats.contains(emitter.id) && arguments.mayHaveOption(of: emitter.id) {
      for option in emitter.options {
        let name = "\(emitter.id)-\(option.name)"
        guard arguments.has(name), !formats.contains(where: { Self.takesPart(name, in: $0) }) else {
          continue
        }
        found.append(.idleOption("--\(name)", of: emitter.id))
      }
    }
    return found
  }

  /// Those that say nothing beside the other options, in each output of their format.
  private var withoutOther: [Diagnostic] {
    var found: [Diagnostic] = []
    for emitter in Emitters.all {
      let own = outputs.filter { $0.format.id == emitter.id }
      let idle = own.map { emitter.idleOptions($0.settings[emitter.id] ?? [:]) }
      for option in idle.first ?? [] where arguments.has("\(emitter.id)-\(option.name)") {
        guard idle.allSatisfy({ $0.contains { $0.name == option.name } }) else { continue }
        found.append(.idleOption(option, of: emitter.id))
      }
    }
    return found
  }

  /// Whether an option of one format says something for another: names and folders that it shares.
  private static func takesPart(_ option: String, in format: String) -> Bool {
    switch option {
    case "css-prefix", "swift-style": format == NamesEmitter.id || format == HTMLEmitter.id
    case "swift-appearance": format == XCAssetsEmitter.id
    case "xcassets-folder": format == SwiftEmitter.id
    default: false
    }
  }
}
