/// An asset catalog for Xcode: a colour set for every colour token, in folders along its path.
public struct XCAssetsEmitter: Emitter {
  /// The name of the format.
  public static let id = "xcassets"
  /// The end of its folder's name.
  public static let fileExtension = ".xcassets"
  /// One line for the help.
  public static let summary = "an asset catalog with a colour set for each colour token"
  /// What can be chosen.
  public static let options = [
    EmitterOption(
      "appearance", .text(placeholder: "MODIFIER|none"),
      "the modifier whose contexts are light and dark; as --swift-appearance where nothing is said"
    ),
    EmitterOption(
      "color-space", .choice(["auto", "srgb", "display-p3"]),
      "the space of the numbers; auto is sRGB for what fits into it, else Display P3"),
    EmitterOption(
      "folder", .text(placeholder: "NAME"),
      "a folder around all sets, whose name is a part of theirs"),
  ]
  /// A colour set holds every appearance, and a catalog every theme.
  public static let holdsAllThemes = true

  /// The spaces that colours are written in.
  public enum ColorSpaces: String, Sendable, Hashable, CaseIterable {
    /// sRGB for what fits into it, Display P3 for everything else.
    case auto
    /// sRGB alone.
    case srgb
    /// Display P3 alone.
    case displayP3 = "display-p3"
  }

  /// The spaces that colours are written in.
  public var colorSpaces: ColorSpaces
  /// The modifier whose contexts are appearances, `none`, or `nil` to find it.
  public var appearance: String?
  /// The folder around all sets; empty for none.
  public var folder: String

  /// An emitter for colours in these spaces.
  public init(colorSpaces: ColorSpaces = .auto, appearance: String? = nil, folder: String = "") {
    self.colorSpaces = colorSpaces
    self.appearance = appearance
    self.folder = folder
  }

  /// An emitter with the values of its options; throws for one that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    let word = try settings.choice("color-space", of: Self.options)
    self.init(
      colorSpaces: ColorSpaces(rawValue: word) ?? .auto,
      appearance: settings.values["appearance"]
        ?? settings.value(of: "appearance", in: SwiftEmitter.self),
      folder: settings.values["folder"] ?? "")
  }

  /// The files of the catalog, by their paths in it. Names that meet are reported.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    AppearanceFamilies.reportUnknown(
      appearance, option: "--xcassets-appearance", in: graph, into: &diagnostics)
    return CatalogWriter.files(graph, self, into: &diagnostics)
  }

  /// Whether a file of a catalog is one that tokenc wrote, and nobody since.
  public static func wrote(_ bytes: [UInt8], at path: String) -> Bool {
    CatalogFile.isOurs(bytes, at: path)
  }
}

extension Emitter where Self == XCAssetsEmitter {
  /// An asset catalog.
  public static var xcassets: XCAssetsEmitter { XCAssetsEmitter() }
}
