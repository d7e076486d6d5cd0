/// Finds the attributes and instances of components in the generated type.
struct SwiftComponents {
  /// A component with the token of every attribute in every instance.
  struct Found {
    var view: ComponentView
    var fields: [Field]
    /// The names of the groups that `*` stands for; one empty name where the path has none.
    var instances: [String]
  }

  /// An attribute, with its member of the type in every instance.
  struct Field {
    var name: String
    var path: String
    var entries: [SwiftShape.Entry]

    var typeName: String {
      guard let entry = entries.first else { return "" }
      return "\(entry.kind.typeName)" + (entries.contains(where: \.isOptional) ? "?" : "")
    }
  }

  private let graph: ThemeGraph
  private let shape: SwiftShape
  private let options: SwiftOptions
  private var entries: [String: Int] = [:]
  private var paths: [String] = []

  /// The components of the options, as far as the graph has their tokens; the rest is reported.
  static func find(
    _ graph: ThemeGraph, _ shape: SwiftShape, _ options: SwiftOptions,
    into diagnostics: inout Diagnostics
  ) -> [Found] {
    guard !options.components.isEmpty else { return [] }
    let components = SwiftComponents(graph, shape, options)
    return options.components.compactMap { components.find($0, into: &diagnostics) }
  }

  private init(_ graph: ThemeGraph, _ shape: SwiftShape, _ options: SwiftOptions) {
    self.graph = graph
    self.shape = shape
    self.options = options
    for (index, entry) in shape.entries.enumerated() {
      let path = graph.path(of: entry.token)
      entries[path] = index
      paths.append(path)
    }
  }

  private func find(
    _ view: ComponentView, into diagnostics: inout Diagnostics
  ) -> Found? {
    if view.name == options.typeName {
      diagnostics.report(.swiftComponentIsTheme(view.name, at: view.place.span))
      return nil
    }
    let instances = view.hasInstances ? self.instances(of: view) : [""]
    guard let first = instances.first else {
      diagnostics.report(hasNoTokens(view))
      return nil
    }
    guard instancesExist(view, into: &diagnostics) else { return nil }
    let wanted = view.fields.isEmpty ? fields(of: view, instance: first) : view.fields
    if wanted.isEmpty { diagnostics.report(hasNoTokens(view)) }
    guard wanted.count <= ComponentView.mostFields else {
      diagnostics.report(
        .swiftComponentIsTooLarge(
          view.name, wanted.count, limit: ComponentView.mostFields, at: view.place.span))
      return nil
    }
    let fields = wanted.compactMap { field in
      self.field(field, of: view, instances, into: &diagnostics)
    }
    guard fields.count == wanted.count, !fields.isEmpty, areApart(fields, view, into: &diagnostics)
    else { return nil }
    return Found(view: view, fields: fields, instances: instances)
  }

  /// Whether there is a group for every instance that is named, where a field lies in it.
  private func instancesExist(
    _ view: ComponentView, into diagnostics: inout Diagnostics
  ) -> Bool {
    let reads = view.fields.isEmpty || view.fields.contains { $0.path.hasPrefix(".") }
    let missing = view.instances.indices.filter { index in
      let prefix = Self.path(view.path, view.instances[index]) + "."
      return reads && !paths.contains { $0.hasPrefix(prefix) }
    }
    if missing.isEmpty { return true }
    if missing.count == view.instances.count {
      diagnostics.report(hasNoTokens(view))
      return false
    }
    for index in missing {
      let places = view.instancesPlace.elements
      let path = Self.path(view.path, view.instances[index])
      diagnostics.report(
        .swiftComponentHasNoTokens(
          view.name, path, at: index < places.count ? places[index] : view.pathPlace.span))
    }
    return false
  }

  private func hasNoTokens(_ view: ComponentView) -> Diagnostic {
    .swiftComponentHasNoTokens(view.name, view.path, at: view.pathPlace.span)
  }

  /// The names that `*` stands for: those of the settings, else those of all groups, in order.
  private func instances(of view: ComponentView) -> [String] {
    if !view.instances.isEmpty { return view.instances }
    let pattern = view.path.split(separator: ".")
    var found: [String] = []
    var known: Set<String> = []
    for path in paths {
      let names = path.split(separator: ".", omittingEmptySubsequences: false)
      // A token right at the star is no group.
      guard names.count > pattern.count else { continue }
      let fits = zip(pattern, names).allSatisfy { $0 == ComponentView.star || $0 == $1 }
      guard fits, let star = pattern.firstIndex(of: ComponentView.star) else { continue }
      let name = String(names[star])
      if known.insert(name).inserted { found.append(name) }
    }
    return found
  }

  /// Every token below the path, named by what is left of its own.
  private func fields(of view: ComponentView, instance: String) -> [ComponentView.Field] {
    let prefix = Self.path(view.path, instance) + "."
    return paths.compactMap { path in
      guard path.hasPrefix(prefix) else { return nil }
      let rest = path.dropFirst(prefix.count)
      return ComponentView.Field(
        SwiftName.joined(rest.split(separator: ".").map(String.init)), "." + rest)
    }
  }

  private func field(
    _ field: ComponentView.Field, of view: ComponentView, _ instances: [String],
    into diagnostics: inout Diagnostics
  ) -> Field? {
    var found: [SwiftShape.Entry] = []
    let whole = view.wholePath(of: field)
    for instance in instances {
      let path = Self.path(whole, instance)
      guard let index = entries[path] else {
        let place = field.place.span ?? view.pathPlace.span
        diagnostics.report(
          .swiftComponentLacksToken(view.name, field.name, path, at: place))
        return nil
      }
      let entry = shape.entries[index]
      if let first = found.first, first.kind != entry.kind {
        diagnostics.report(
          .swiftComponentTypeDiffers(
            view.name, field.name, path, "\(entry.kind.typeName)", "\(first.kind.typeName)",
            at: field.place.span ?? view.pathPlace.span, token: graph.nameSpan(of: entry.token)))
        return nil
      }
      found.append(entry)
    }
    return Field(name: field.name, path: whole, entries: found)
  }

  /// Whether no two attributes and no two instances have one name.
  private func areApart(
    _ fields: [Field], _ view: ComponentView, into diagnostics: inout Diagnostics
  ) -> Bool {
    var owners: [String: String] = [:]
    for field in fields {
      guard let other = owners.updateValue(field.path, forKey: field.name) else { continue }
      diagnostics.report(
        .swiftComponentCollision(
          view.name, other, field.path, name: field.name, at: view.place.span))
      return false
    }
    var names: [String: String] = [:]
    let instances = view.hasInstances ? self.instances(of: view) : []
    for instance in instances {
      let name = SwiftName.member(Array(instance.utf8)[...])
      guard let other = names.updateValue(instance, forKey: name) else { continue }
      diagnostics.report(
        .swiftComponentCollision(view.name, other, instance, name: name, at: view.place.span))
      return false
    }
    return true
  }

  private static func path(_ pattern: String, _ instance: String) -> String {
    pattern.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0 == ComponentView.star ? Substring(instance) : $0 }.joined(separator: ".")
  }
}
