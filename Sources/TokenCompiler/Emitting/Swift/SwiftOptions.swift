/// What the options of the Swift emitter say.
struct SwiftOptions: Sendable {
  /// Which part of the code is written.
  enum Part: String, Sendable { case both, type, instances }
  /// Whether a theme is a value or a type with constants.
  enum Style: String, Sendable { case theme, `static` }

  /// Where colours are.
  enum Colors: String, Sendable { case code, catalog }

  /// The name of the first instance of the default theme.
  static let defaultInstance = "default"

  /// `public `, `package ` or nothing, for `internal`.
  var access = "public "
  var style = Style.theme
  var typeName = "Theme"
  /// The part, where it was given.
  var part: Part?
  /// The name of the first instance, where it was given.
  var instance: String?
  /// The name of the topmost input.
  var inputName = "theme"
  /// The module of the type, for instances in another one.
  var importedModule: String?
  /// Whether a theme can be read at run time.
  var readsJSON = false
  var bridgesUIKit = true
  var bridgesSwiftUI = true
  var colors = Colors.code
  /// The bundle of the asset catalog, as code.
  var bundle = "Bundle.main"
  /// The folder of the asset catalog that holds the colours; empty for none.
  var catalogFolder = ""
  /// The modifier that means appearance; `nil` finds every one.
  var appearance: String?
  /// The structs of components.
  var components: [ComponentView] = []

  static let all: [EmitterOption] = [
    EmitterOption(
      "access", .choice(["public", "package", "internal"]), "who may use the generated code"),
    EmitterOption(
      "appearance", .text(placeholder: "MODIFIER|none"),
      "the modifier whose contexts are light and dark; found by the contexts' names otherwise"),
    EmitterOption(
      "bridges", .text(placeholder: "uikit,swiftui|none"),
      "the frameworks to write conversions for; both where nothing is said"),
    EmitterOption(
      "bundle", .text(placeholder: "main|module|CLASS"),
      "the bundle of the asset catalog, with --swift-colors catalog; 'main' by default"),
    EmitterOption(
      "colors", .choice(["code", "catalog"]),
      "where colours are: in the code, or in the asset catalog that -o NAME.xcassets writes"),
    EmitterOption(
      "import", .text(placeholder: "MODULE"), "the type's module, for instances in another one"),
    EmitterOption(
      "instance", .text(placeholder: "NAME"),
      "the name of the instance; 'default', with --base that of the input's file"),
    EmitterOption(
      "part", .choice(["both", "type", "instances"]),
      "what to write; with --base 'instances' where nothing is said"),
    EmitterOption(
      "runtime-json", .flag,
      "write an initialiser that reads a theme's JSON output at run time, with Foundation"),
    EmitterOption(
      "style", .choice(["theme", "static"]),
      "themes as values, or one theme as nested enumerations of constants"),
    EmitterOption("type", .text(placeholder: "NAME"), "the name of the type; 'Theme' by default"),
  ]

  /// The defaults.
  init() {}

  /// Reads the values.
  init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let access = try settings.choice("access", of: Self.all)
    self.access = access == "internal" ? "" : access + " "
    if settings.values["part"] != nil {
      part = Part(rawValue: try settings.choice("part", of: Self.all))
    }
    style = Style(rawValue: try settings.choice("style", of: Self.all)) ?? .theme
    if style == .static, let part = settings.values["part"], part != Part.both.rawValue {
      throw EmitterOptionError(
        option: "part", value: part, reason: "'both', with --swift-style static")
    }
    readsJSON = settings.values["runtime-json"] != nil
    if style == .static, readsJSON {
      throw EmitterOptionError(
        option: "style", value: style.rawValue, reason: "'theme', with --swift-runtime-json")
    }
    inputName = settings.inputName
    try readNames(settings.values)
    try readBridges(settings.values["bridges"])
    colors = Colors(rawValue: try settings.choice("colors", of: Self.all)) ?? .code
    if colors == .catalog, readsJSON {
      throw EmitterOptionError(
        option: "colors", value: colors.rawValue, reason: "'code', with --swift-runtime-json")
    }
    try readBundle(settings.values["bundle"])
    catalogFolder = settings.value(of: "folder", in: XCAssetsEmitter.self) ?? ""
    appearance = settings.values["appearance"]
    components = settings.components
    for component in components {
      guard let reason = component.fault else { continue }
      throw EmitterOptionError(option: "components", value: component.name, reason: reason)
    }
  }

  private mutating func readNames(_ values: [String: String]) throws(EmitterOptionError) {
    if let name = values["type"] {
      // Members and instances begin in lower case, so that none hides the type from the code.
      guard SwiftName.isPlainIdentifier(name), !SwiftName.isReservedType(name),
        SwiftName.beginsWithCapital(name)
      else {
        throw EmitterOptionError(
          option: "type", value: name,
          reason: "the name of a type, with a capital first, that neither Swift nor the generated"
            + " code has")
      }
      typeName = name
    }
    if let name = values["instance"] {
      let isName = name == Self.defaultInstance || SwiftName.isPlainIdentifier(name)
      guard isName, SwiftName.member(Array(name.utf8)[...]) == name else {
        throw EmitterOptionError(
          option: "instance", value: name, reason: "a Swift name in camelCase, like 'acme'")
      }
      instance = name
    }
    if let module = values["import"] {
      guard SwiftName.isPlainIdentifier(module) else {
        throw EmitterOptionError(
          option: "import", value: module, reason: "the name of a Swift module")
      }
      importedModule = module
    }
  }

  private mutating func readBridges(_ value: String?) throws(EmitterOptionError) {
    guard let value else { return }
    (bridgesUIKit, bridgesSwiftUI) = (false, false)
    if value == "none" { return }
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      switch name {
      case "uikit": bridgesUIKit = true
      case "swiftui": bridgesSwiftUI = true
      default:
        throw EmitterOptionError(
          option: "bridges", value: value, allowed: ["uikit", "swiftui", "uikit,swiftui", "none"])
      }
    }
  }

  private mutating func readBundle(_ value: String?) throws(EmitterOptionError) {
    switch value {
    case nil, "main": bundle = "Bundle.main"
    case "module": bundle = "Bundle.module"
    case .some(let name):
      guard SwiftName.isPlainIdentifier(name) else {
        throw EmitterOptionError(
          option: "bundle", value: name, reason: "'main', 'module' or the name of a class")
      }
      bundle = "Bundle(for: \(name).self)"
    }
  }

  /// The part that is written of a graph.
  func part(of graph: ThemeGraph) -> Part {
    if style == .static { return .both }
    return part ?? (graph.hasContract ? .instances : .both)
  }

  /// Whether the first instance is called like the input's file.
  func namesInstanceByFile(_ graph: ThemeGraph) -> Bool {
    instance == nil && graph.hasContract && part(of: graph) == .instances
  }

  /// Whether the instances stand beside those of the default theme, in its module. Whoever chooses the
  /// part as well as the name may write the default theme's own instances so.
  func mayHaveNameOfDefaultTheme(_ graph: ThemeGraph) -> Bool {
    guard graph.hasContract, part(of: graph) == .instances else { return false }
    return instance == nil || importedModule == nil && part == nil
  }

  /// The name of the first instance.
  func instanceName(of graph: ThemeGraph) -> String {
    if let instance { return instance }
    guard namesInstanceByFile(graph) else { return Self.defaultInstance }
    return SwiftName.member(Array(inputName.utf8)[...])
  }
}
