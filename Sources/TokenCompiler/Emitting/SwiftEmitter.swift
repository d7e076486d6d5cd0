/// Swift: the theme as a value with nested types, one instance a theme.
public struct SwiftEmitter: Emitter {
  /// The name of the format.
  public static let id = "swift"
  /// The end of the names of its files.
  public static let fileExtension = ".swift"
  /// One line for the help.
  public static let summary = "Swift code: the theme as a value, for UIKit and SwiftUI"
  /// What can be chosen.
  public static let options: [EmitterOption] = SwiftOptions.all
  /// One file holds every theme.
  public static let holdsAllThemes = true

  /// Those of the given options that say nothing beside the others.
  public static func idleOptions(_ values: [String: String]) -> [IdleOption] {
    SwiftOptions.idleOptions(values)
  }

  private let options: SwiftOptions

  /// An emitter with the options' values.
  /// - Throws: for a value that an option does not take.
  public init(_ settings: EmitterSettings) throws(EmitterOptionError) {
    options = try SwiftOptions(settings)
  }

  fileprivate init(_ options: SwiftOptions) { self.options = options }

  /// The one file, with the type, the instances or both.
  public func emit(_ graph: ThemeGraph, into diagnostics: inout Diagnostics) -> [OutputFile] {
    let shape = SwiftShapeBuilder.build(
      graph, typeName: options.typeName, colors: options.colors, into: &diagnostics)
    let paths = SwiftPathComments(graph)
    let fingerprint = shape.fingerprint(of: graph)
    let found = SwiftInstanceList.find(
      in: graph, baseName: options.instanceName(of: graph), appearance: options.appearance,
      into: &diagnostics)
    let instances = options.colors == .catalog ? Self.inCatalog(found, options) : found
    guard let first = instances.first else { return [] }
    if options.mayHaveNameOfDefaultTheme(graph),
      let name = SwiftInstanceList.nameOfDefaultTheme(
        among: instances, of: graph, appearance: options.appearance)
    {
      diagnostics.report(
        options.instance == nil
          ? .swiftInstanceOfDefaultTheme(name, file: options.inputName)
          : .swiftInstanceOfDefaultTheme(name))
    }
    if options.style == .static {
      SwiftInstanceList.expectOneTheme(
        in: graph, appearance: options.appearance, into: &diagnostics)
    }
    let part = options.part(of: graph)
    let components = SwiftComponents.find(graph, shape, options, into: &diagnostics)
    let componentWriter = SwiftComponentWriter(
      options: options, themes: part == .type ? [] : instances)
    // Rather too much: pages that nothing is written to cost nothing, and growing copies all.
    var writer = ByteWriter(
      capacity: (1 << 16) + graph.tokens.count * (256 + 128 * instances.count))
    writeHeader(part, to: &writer)
    if part != .instances {
      var typeWriter = SwiftTypeWriter(
        graph: graph, shape: shape, paths: paths, options: options, instance: first)
      typeWriter.write(to: &writer)
      if options.style == .theme {
        writer.write(SwiftSupport.theme(shape, options, fingerprint: fingerprint))
      }
      writer.write(SwiftSupport.table(shape, options.style))
      for text in SwiftSupport.values(shape, options) { writer.write(text) }
      for component in components { componentWriter.write(component, to: &writer) }
      if options.readsJSON {
        let fallback = part == .both ? SwiftName.quoted(first.name) : nil
        writer.write(SwiftSupport.runtimeJSON(shape, options, fallback: fallback))
        SwiftRuntimeTable(graph: graph, shape: shape).write(to: &writer)
      }
    }
    if part != .type {
      var instanceWriter = SwiftInstanceWriter(
        graph: graph, shape: shape, paths: paths, options: options, instances: instances,
        fingerprint: fingerprint)
      instanceWriter.write(to: &writer, into: &diagnostics)
      if part == .instances {
        for component in components {
          componentWriter.writeConstants(
            of: component, isDefaultTheme: !graph.hasContract, to: &writer)
        }
      }
    }
    return [OutputFile(bytes: writer.finish())]
  }

  /// The instances whose colours an asset catalog can hold: those that follow the system.
  private static func inCatalog(
    _ instances: [SwiftInstance], _ options: SwiftOptions
  ) -> [SwiftInstance] {
    let folder = CatalogNames.folder(named: options.catalogFolder)
    return instances.filter(\.followsSystem).map { instance in
      var instance = instance
      instance.catalogFolder = folder + instance.catalogFolder
      return instance
    }
  }

  private func writeHeader(_ part: SwiftOptions.Part, to writer: inout ByteWriter) {
    writer.write("// Made by tokenc from design tokens; changes are lost when it runs again.\n")
    writer.write("// swift-format-ignore-file\n// swiftlint:disable all\n\n")
    if part == .instances, let module = options.importedModule {
      writer.write("import ")
      writer.write(module)
      writer.write("\n\n")
    }
    guard part != .instances else { return }
    if options.bridgesUIKit {
      writer.write("#if canImport(UIKit)\n  import UIKit\n#endif\n")
    }
    if options.bridgesSwiftUI {
      writer.write("#if canImport(SwiftUI)\n  import SwiftUI\n#endif\n")
    }
    if options.readsJSON {
      writer.write("#if canImport(Foundation)\n  import Foundation\n#endif\n")
    }
    writer.write("\n")
  }
}

extension Emitter where Self == SwiftEmitter {
  /// Swift with the options' defaults.
  public static var swift: SwiftEmitter { SwiftEmitter(SwiftOptions()) }
}
