extension ConfigurationReader {
  /// The components of `swift-components`; what Swift could not take is reported where it stands.
  mutating func readComponents() {
    for component in members(of: member("swift-components")) {
      guard let path = member("path", of: component), tree.nodes[path].kind == .string else {
        continue
      }
      let name = tree.key(of: component)
      let instances = texts(of: member("instances", of: component))
      var view = ComponentView(
        name, path: tree.text(of: path), instances: instances.map(\.text))
      view.instancesPlace.elements = instances.map { SourceSpan(.configuration, $0.span.range) }
      view.place = place(tree.keySpan(of: component))
      view.pathPlace = place(tree.span(of: path))
      note(ComponentView.fault(ofName: name), name, at: tree.keySpan(of: component))
      note(ComponentView.fault(ofPath: view.path), view.path, at: tree.span(of: path))
      if !view.hasInstances, let list = member("instances", of: component) {
        note("the path has no '*' for them", "instances", at: tree.keySpan(of: list))
      }
      for field in members(of: member("fields", of: component))
      where tree.nodes[field].kind == .string {
        var attribute = ComponentView.Field(tree.key(of: field), tree.text(of: field))
        attribute.place = place(tree.span(of: field))
        view.fields.append(attribute)
        note(
          ComponentView.fault(ofField: tree.key(of: field)), tree.key(of: field),
          at: tree.keySpan(of: field))
        note(
          ComponentView.fault(ofPath: tree.text(of: field)), tree.text(of: field),
          at: tree.span(of: field))
      }
      if view.fault == nil { configuration.components.append(view) }
    }
  }

  /// A place that a finding of a run has: the configuration is none of its sources yet.
  private func place(_ span: SourceSpan) -> ConfigurationPlace {
    ConfigurationPlace(SourceSpan(.configuration, span.range))
  }

  private mutating func note(_ reason: String?, _ text: String, at span: SourceSpan) {
    if let reason { findings.report(.badComponent(text, reason, at: span)) }
  }
}
