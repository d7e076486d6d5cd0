// Every message of the asset catalog, alphabetical.
extension Diagnostic {
  static func catalogColorMoved(
    _ path: String, _ space: String, into target: String, at span: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      .gamut, .note,
      "the \(space) colour of '\(path)' does not fit into \(target) and was moved into it",
      at: span, path: path)
  }

  static func catalogNameCollision(
    _ first: CatalogPlace, _ second: CatalogPlace, _ name: String, _ otherName: String
  ) -> Diagnostic {
    let reason =
      name.utf8.elementsEqual(otherName.utf8)
      ? "are both '\(name)' in the asset catalog"
      : "differ in the asset catalog in a way that file systems do not see"
    func title(_ place: CatalogPlace) -> String {
      (place.isTheme ? "the theme " : "") + "'\(place.path)'"
    }
    return Diagnostic(
      .nameCollision, .error, "\(title(first)) and \(title(second)) \(reason)", at: first.span,
      path: first.isTheme ? nil : first.path, help: "rename one of them",
      related: second.span.map { [RelatedPlace("\(title(second)) is here", at: $0)] } ?? [])
  }

  static func catalogNameTooLong(_ path: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .invalidName, .error,
      "a name in '\(path)' is too long for a file of the asset catalog", at: span, path: path,
      help: "file systems take names of \(CatalogNames.maximumLength) bytes")
  }
}
