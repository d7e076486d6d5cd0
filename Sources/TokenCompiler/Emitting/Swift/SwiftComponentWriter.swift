/// Writes components: a struct each, with what makes one of a theme.
///
/// Values are read from the tables and not through the theme's members, so that a deprecated token
/// warns where somebody writes its name and not in the generated file.
struct SwiftComponentWriter {
  let options: SwiftOptions
  /// The instances of the theme that stand in the same file; none where only the type does.
  let themes: [SwiftInstance]

  /// Writes one component.
  func write(_ component: SwiftComponents.Found, to writer: inout ByteWriter) {
    let access = options.access
    var text = "/// The attributes of `\(SwiftText.comment(component.view.path))`.\n"
    text += "\(access)struct \(component.view.name): Sendable, Hashable {\n"
    for field in component.fields {
      text += "  /// `\(SwiftText.comment(field.path))`\n"
      text += "  \(access)var \(SwiftName.quoted(field.name)): \(field.typeName)\n"
    }
    text += initializer(component)
    if component.view.hasInstances {
      for (index, instance) in component.instances.enumerated() {
        text += self.instance(instance, at: index, of: component)
      }
    } else {
      text += single(component)
    }
    writer.write(text + "}\n\n")
  }

  /// Writes the constants of a component into a file of instances, whose type stands in another.
  /// Those of `*` are of the default theme, so they stand beside its instances alone.
  func writeConstants(
    of component: SwiftComponents.Found, isDefaultTheme: Bool, to writer: inout ByteWriter
  ) {
    var text = ""
    if !component.view.hasInstances {
      text = themes.map { constant(of: $0, component.view.name) }.joined(separator: "\n")
    } else if isDefaultTheme, let theme = themes.first {
      text = component.instances.map { constant(ofInstance: $0, component.view.name, in: theme) }
        .joined(separator: "\n")
    }
    if !text.isEmpty { writer.write("extension \(component.view.name) {\n\(text)}\n\n") }
  }

  private func initializer(_ component: SwiftComponents.Found) -> String {
    let parameters = component.fields.map { "\(SwiftName.quoted($0.name)): \($0.typeName)" }
    let lines = component.fields.map { field in
      "    self.\(SwiftName.quoted(field.name)) = \(SwiftName.quoted(field.name))\n"
    }
    return "\n  /// Attributes of a program's own.\n  \(options.access)init(\n    "
      + parameters.joined(separator: ",\n    ") + "\n  ) {\n" + lines.joined() + "  }\n"
  }

  /// The values of an instance as arguments of the initialiser.
  private func arguments(
    _ component: SwiftComponents.Found, at instance: Int, of table: String
  ) -> String {
    component.fields.map { field in
      "\n      \(field.name): \(table)." + SwiftTypeWriter.reading(field.entries[instance])
    }.joined(separator: ",")
  }

  private func instance(
    _ name: String, at index: Int, of component: SwiftComponents.Found
  ) -> String {
    let plain = SwiftName.member(Array(name.utf8)[...])
    let member = SwiftName.quoted(plain)
    let type = component.view.name
    let title = "  /// The instance `\(SwiftText.comment(name))`"
    if options.style == .static {
      return "\n\(title).\n  \(options.access)static let \(member): \(type) = \(type)("
        + arguments(component, at: index, of: "_t") + ")\n"
    }
    var text = "\n\(title) in a theme.\n"
    text += "  \(options.access)static func \(member)(in theme: \(options.typeName)) -> \(type) {\n"
    text += "    \(type)(" + arguments(component, at: index, of: "theme._t") + ")\n  }\n"
    if let theme = themes.first { text += constant(ofInstance: name, type, in: theme) }
    return text
  }

  /// The constant of what `*` stands for.
  private func constant(
    ofInstance name: String, _ type: String, in theme: SwiftInstance
  ) -> String {
    let plain = SwiftName.member(Array(name.utf8)[...])
    return
      "  /// The instance `\(SwiftText.comment(name))` in `\(options.typeName).\(theme.name)`.\n"
      + "  \(options.access)static let \(SwiftName.quoted(plain)): \(type) = "
      + "\(type).\(plain)(in: .\(theme.name))\n"
  }

  /// The constant of an instance of the theme.
  private func constant(of theme: SwiftInstance, _ type: String) -> String {
    "  /// The attributes in `\(options.typeName).\(theme.name)`.\n"
      + "  \(options.access)static let \(SwiftName.quoted(theme.name)): \(type)"
      + " = \(type)(.\(theme.name))\n"
  }

  /// A component without instances of its own has those of the theme.
  private func single(_ component: SwiftComponents.Found) -> String {
    let type = component.view.name
    if options.style == .static {
      return
        "\n  /// The attributes in the theme.\n  \(options.access)static let `default`: \(type)"
        + " = \(type)(" + arguments(component, at: 0, of: "_t") + ")\n"
    }
    var text = "\n  /// The attributes in a theme.\n"
    text += "  \(options.access)init(_ theme: \(options.typeName)) {\n    self.init("
    text += arguments(component, at: 0, of: "theme._t") + ")\n  }\n"
    for theme in themes { text += "\n" + constant(of: theme, type) }
    return text
  }
}
