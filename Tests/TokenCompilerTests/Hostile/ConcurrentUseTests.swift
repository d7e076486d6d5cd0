import Foundation
import Testing

@testable import TokenCompiler

/// The library from many tasks at once; `make soak` runs this under the thread sanitizer.
@Suite struct ConcurrentUseTests {
  @Test func manyTasksCompileTheSame() async throws {
    let files = try ["defaultTokens", "darkTokens", "customTheme"].map { name in
      let url = packageRoot.appending(path: "Fixtures/\(name).json")
      return SourceFile(path: "\(name).json", bytes: Array(try Data(contentsOf: url)))
    }
    // One base, read once, is shared by all.
    let base = TokenCompiler().read(files[0])
    let expected = Self.outputs(base, files, seed: 0)
    let count = Soak.count(8, long: 200)
    let all = await withTaskGroup(of: [[UInt8]].self) { group in
      for number in 0..<count {
        group.addTask { Self.outputs(base, files, seed: number) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == count)
    #expect(all.allSatisfy { $0 == expected })
    #expect(expected.count > 10 && expected.count { !$0.isEmpty } > 10)
  }

  /// Everything that a run makes. Where it begins is another place in each task, so that what is made once
  /// and kept is asked for by several at the same time.
  private static func outputs(_ base: ReadSource, _ files: [SourceFile], seed: Int) -> [[UInt8]] {
    let compiler = TokenCompiler()
    let layers = [
      Layer(base, isContract: true),
      Layer(compiler.read(files[1]), when: ["theme": "dark"], isContract: true),
      Layer(compiler.read(files[2])),
    ]
    var validation = compiler.validate(layers)
    validation.check(all: true)
    var outputs: [String: [UInt8]] = [:]
    let formats = Emitters.all
    for index in formats.indices {
      let format = formats[(index + seed) % formats.count]
      guard let emitter = try? format.init(EmitterSettings()) else { continue }
      outputs["1 \(format.id)"] = validation.emit(emitter).flatMap(\.bytes)
    }
    let (found, sources) = (validation.diagnostics, validation.graph.sources)
    let reporters = Reporters.all
    for index in reporters.indices {
      let reporter = reporters[(index + seed) % reporters.count]
      let report = reporter.init(usesColor: true).report(found, sources: sources)
      outputs["2 \(reporter.id)"] = Array(report.utf8)
    }
    outputs["3"] = compiler.mend(layers, only: [files[2].path]).files.flatMap(\.current.bytes)
    return outputs.keys.sorted().map { outputs[$0] ?? [] }
  }
}
