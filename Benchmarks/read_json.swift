// How many megabytes a second the JSON reader reads, with all of its checks: compiled together with the
// folders of the library that it is made of, because the library shows no reader.
//
//     read_json FILE [RUNS]

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@main enum ReadJSON {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let bytes = read(arguments[1]) else { exit(2) }
    let runs = arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15
    let source = SourceFile(path: "input.json", bytes: bytes)
    var times: [Double] = []
    for _ in 0..<runs {
      var findings: [Diagnostic] = []
      let start = seconds()
      let tree = JSONParser.parse(source, syntax: .json, into: &findings)
      let end = seconds()
      guard findings.isEmpty, tree.nodes.count > 1 else { exit(1) }
      times.append(end - start)
    }
    times.sort()
    print(Double(bytes.count) / 1e6 / times[runs / 2])
  }

  /// CPU seconds of the process so far.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }
}
