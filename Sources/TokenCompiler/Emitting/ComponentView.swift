/// A struct with the attributes of one component, over tokens of a theme: what an icon button's style
/// is to the code that draws it, whatever groups its tokens lie in.
///
///     ComponentView(
///       "IconButtonTheme", path: "theme.color.icon-button.*",
///       fields: [.init("tintColor", ".default.tint"), .init("activeTintColor", ".active.tint")])
public struct ComponentView: Sendable, Hashable {
  /// An attribute and the token that it has the value of.
  public struct Field: Sendable, Hashable {
    /// The attribute's name in code.
    public var name: String
    /// The token's path; one that begins with a dot goes on where the component's path ends.
    public var path: String
    /// Where its path is written.
    public var place = ConfigurationPlace()

    /// An attribute.
    public init(_ name: String, _ path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The name of the struct.
  public var name: String
  /// The path of its group. One name of it may be `*`, which stands for the name of an instance.
  public var path: String
  /// The names of the instances; empty takes every group that `*` can stand for.
  public var instances: [String]
  /// The attributes; empty takes every token below the path.
  public var fields: [Field]
  /// Where its name is written.
  public var place = ConfigurationPlace()
  /// Where its path is written.
  public var pathPlace = ConfigurationPlace()
  /// Where the names of the instances are written.
  public var instancesPlace = ConfigurationPlace()

  /// A component.
  public init(_ name: String, path: String, instances: [String] = [], fields: [Field] = []) {
    self.name = name
    self.path = path
    self.instances = instances
    self.fields = fields
  }

  /// What stands for the name of an instance.
  static let star: Substring = "*"
  /// The most attributes that a compiler takes in one initialiser without trouble.
  static let mostFields = 100

  /// Whether the path has a place for instances.
  var hasInstances: Bool { path.split(separator: ".").contains(Self.star) }
  /// The path of an attribute's token with the component's path before it.
  func wholePath(of field: Field) -> String {
    field.path.hasPrefix(".") ? path + field.path : field.path
  }
}

/// What of a component cannot be written, before any theme is looked at.
extension ComponentView {
  /// Why a name cannot be that of a struct; `nil` where it can.
  static func fault(ofName name: String) -> String? {
    let isName =
      SwiftName.isPlainIdentifier(name) && SwiftName.beginsWithCapital(name)
      && !SwiftName.isReservedType(name)
    return isName
      ? nil : "it takes the name of a type, with a capital first, that the generated code has not"
  }

  /// Why a path cannot be that of a component or an attribute.
  static func fault(ofPath path: String) -> String? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    let stars = names.filter { $0.contains("*") }
    if stars.count > 1 || stars.contains(where: { $0 != star }) {
      return "one name of a path may be '*', and nothing else of it"
    }
    return names.dropFirst().contains("") ? "a name of the path is empty" : nil
  }

  /// Why a name cannot be that of an attribute.
  static func fault(ofField name: String) -> String? {
    SwiftName.isPlainIdentifier(name) && SwiftName.member(Array(name.utf8)[...]) == name
      ? nil : "it takes a Swift name in camelCase, like 'tintColor'"
  }

  /// The first fault of all, for settings that were not read from a file.
  var fault: String? {
    if let fault = Self.fault(ofName: name) ?? Self.fault(ofPath: path) { return fault }
    if !instances.isEmpty, !hasInstances { return "instances need a '*' in the path" }
    for field in fields {
      if let fault = Self.fault(ofField: field.name) ?? Self.fault(ofPath: field.path) {
        return fault
      }
    }
    return nil
  }
}
