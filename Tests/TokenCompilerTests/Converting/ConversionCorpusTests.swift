import Foundation
import Testing

@testable import TokenCompiler

/// Public token files, which lie beside the package.
enum Corpora {
  static let folder = packageRoot.appending(path: "../shared/corpora").standardizedFileURL
  static let areThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "truth").path)
}

/// Public token files, converted: every value stays what it was.
@Suite(.enabled(if: Corpora.areThere, "../shared/corpora is not there"))
struct ConversionCorpusTests {

  /// The builds that `truth/` records.
  struct Build: Decodable, Sendable, CustomTestStringConvertible {
    var corpus = ""
    var files: [String]
    var input: [String: String]
    var dialect: String
    var testDescription: String { "\(corpus) \(files.first ?? "")" }
    enum CodingKeys: CodingKey { case files, input, dialect }
  }

  static let builds: [Build] = {
    struct Truth: Decodable { var builds: [Build] }
    let truth = Corpora.folder.appending(path: "truth")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: truth.path)) ?? []
    return names.sorted().flatMap { name -> [Build] in
      guard let data = try? Data(contentsOf: truth.appending(path: name)),
        let read = try? JSONDecoder().decode(Truth.self, from: data)
      else { return [] }
      return read.builds.map { build in
        var build = build
        build.corpus = String(name.dropLast(".json".count))
        return build
      }.filter { !$0.files.contains { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") } }
    }
  }()

  @Test func allStayWhatTheyAre() throws {
    var (converted, values) = (0, 0)
    for build in Self.builds {
      // What has errors itself is converted by nobody.
      guard let graph = try Self.graph(of: build) else { continue }
      let proof = ConversionProof(graph)
      #expect(proof.differences.isEmpty, "\(build): \(proof.differences.prefix(5))")
      converted += 1
      values += proof.values
    }
    #expect(converted > 90 && values > 10_000, "\(converted) builds with \(values) values")
  }

  /// What a build makes; `nil` where it has errors.
  static func graph(of build: Build) throws -> ThemeGraph? {
    let corpus = Corpora.folder.appending(path: build.corpus)
    let dialect = Dialect(rawValue: build.dialect) ?? .auto
    let compiler = TokenCompiler(
      options: CompilerOptions(
        dialect: dialect, picks: build.input.mapValues { .context($0) }))
    let layers = try build.files.map { path in
      let bytes = Array(try Data(contentsOf: corpus.appending(path: path)))
      return Layer(compiler.read(SourceFile(path: path, bytes: bytes)))
    }
    let loader = SourceLoader { path, document in
      let place = corpus.appending(path: document.path).deletingLastPathComponent()
        .appending(path: path).standardizedFileURL
      guard let data = try? Data(contentsOf: place) else {
        return .failure(SourceLoader.Failure(reason: "there is no such file"))
      }
      let name = String(place.path.dropFirst(corpus.path.count + 1))
      return .success(SourceFile(path: name, bytes: Array(data)))
    }
    let validation = compiler.validate(layers, loading: loader)
    return validation.hasErrors ? nil : validation.graph
  }
}
