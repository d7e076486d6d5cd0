extension ConfigurationReader {
  mutating func readOutputs() {
    for element in elements(of: member("outputs")) {
      switch tree.nodes[element].kind {
      case .string:
        guard let output = output(named: element) else { continue }
        checkSettings(of: output, element)
        configuration.outputs.append(output)
      case .object:
        guard let output = output(of: element) else { continue }
        checkSettings(of: output, element)
        configuration.outputs.append(output)
      case .null, .boolean, .number, .array: break
      }
    }
  }

  /// `PATH` or `FORMAT:PATH`.
  private mutating func output(named index: Int) -> Configuration.Output? {
    let (text, span) = (tree.text(of: index), tree.span(of: index))
    switch OutputName(text) {
    case .output(let format, let path): return Configuration.Output(format: format, path: path)
    case .unknownFormat(let name):
      findings.report(.unknownOutputFormat(name, at: span))
    case .noFormat: findings.report(.noOutputFormat(text, at: span))
    case .empty: if !text.isEmpty { findings.report(.emptyText("outputs", "the path", at: span)) }
    }
    return nil
  }

  /// An object with a path, perhaps a format, and options of that format.
  private mutating func output(of object: Int) -> Configuration.Output? {
    guard let path = member("path", of: object), tree.nodes[path].kind == .string else {
      return nil
    }
    let name = member("format", of: object).map { tree.text(of: $0) }
    guard
      var output = name == nil
        ? output(named: path)
        : Emitters.named(name ?? "").map({
          Configuration.Output(format: $0, path: tree.text(of: path))
        })
    else { return nil }
    for value in members(of: object) {
      let node = tree.nodes[value]
      let isText = node.kind == .string
      guard isText || node.kind == .boolean && tree.isTrue(node) else { continue }
      let key = tree.key(of: value)
      guard key != "path", key != "format" else { continue }
      if let option = output.format.options.first(where: { "\(output.format.id)-\($0.name)" == key }
      ) {
        output.settings[option.name] = isText ? tree.text(of: value) : ""
      } else if Emitters.all.contains(where: { key.hasPrefix("\($0.id)-") }) {
        findings.report(
          .optionOfOtherFormat(key, format: output.format.id, at: tree.keySpan(of: value)))
      }
    }
    return output
  }

  /// Has the emitter look at the values of its options, which may be more than words.
  private mutating func checkSettings(of output: Configuration.Output, _ element: Int) {
    let values = configuration.settings(for: output.format).merging(output.settings) { $1 }
    do throws(EmitterOptionError) {
      _ = try output.format.init(EmitterSettings(values: values))
    } catch {
      // A value that is not one of the words of its option was reported with the other words.
      guard let reason = error.reason else { return }
      let key = "\(output.format.id)-\(error.option)"
      guard let place = member(key, of: element) ?? member(key) else { return }
      findings.report(.badSetting(error.value, of: key, reason, at: tree.span(of: place)))
    }
  }
}
