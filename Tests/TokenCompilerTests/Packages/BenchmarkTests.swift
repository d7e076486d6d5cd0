import Foundation
import Testing

/// `make bench` needs minutes; what it does with other tools takes none of them.
@Suite struct BenchmarkTests {
  private static let benchmarks = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Benchmarks").path

  /// The row of the peers alone, over a file of the name `a b.json`.
  private static let row = """
    import os, sys
    sys.path.insert(0, sys.argv[1])
    from bench import Bench
    from measure import compare
    bench = Bench.__new__(Bench)
    bench.folder = sys.argv[2]
    ok = compare("peers", list(bench.peers("a b.json")), bench.folder, 2)
    sys.exit(0 if ok else 1)
    """

  @Test func otherToolsRunBesideTokenc() throws {
    let folder = try CommandFolder(["a b.json": "{}"])
    let run = try Tool.run(
      "env",
      [
        "PYTHONDONTWRITEBYTECODE=1", "BENCH_TERRAZZO=cp {input} {output}/copied",
        "BENCH_STYLE_DICTIONARY=", "python3", "-c", Self.row, Self.benchmarks, folder.url.path,
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("skipped: Style Dictionary (BENCH_STYLE_DICTIONARY has no command)"))
    #expect(run.output.contains("  Terrazzo   ") && run.output.contains("1.00 x"))
    #expect(folder.text("BENCH_TERRAZZO/copied") == "{}")
  }

  @Test func oneThatFailsIsTold() throws {
    let folder = try CommandFolder(["a b.json": "{}"])
    let run = try Tool.run(
      "env",
      [
        "PYTHONDONTWRITEBYTECODE=1", "BENCH_STYLE_DICTIONARY=cp {input} {output}/no/copied",
        "python3", "-c", Self.row, Self.benchmarks, folder.url.path,
      ])
    #expect(run.status == 1)
    #expect(run.output.contains("exited 1"))
  }
}
