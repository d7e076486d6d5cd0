import Foundation

/// A run of the built command with what it took of the machine.
struct MeasuredRun: Decodable {
  var status: Int
  /// The seconds of the processor, its own and the system's.
  var seconds: Double
  /// The most memory that it had, in bytes.
  var memory: Int
  /// Both streams, as much as a test may want to see.
  var output: String

  /// Runs `tokenc` in a folder.
  init(in folder: CommandFolder, _ arguments: [String]) throws {
    let tool = Self.release ?? builtProducts.appending(path: "tokenc").path
    let command = [tool] + arguments
    let data = try Python.run(Self.script, arguments: [folder.url.path] + command, input: Data())
    self = try JSONDecoder().decode(MeasuredRun.self, from: data)
  }

  /// Whether the command under test was compiled to be quick.
  static let isOptimized: Bool = {
    #if DEBUG
      release != nil
    #else
      true
    #endif
  }()

  /// A command that was built to be quick, which `make soak` names: what is promised is promised of that one.
  private static let release = ProcessInfo.processInfo.environment["TOKENC_RELEASE"]

  private static let script = """
    import json, os, subprocess, sys, tempfile
    out = tempfile.TemporaryFile()
    process = subprocess.Popen(sys.argv[2:], cwd=sys.argv[1], stdin=subprocess.DEVNULL, stdout=out,
                               stderr=subprocess.STDOUT)
    _, status, usage = os.wait4(process.pid, 0)
    scale = 1 if sys.platform == 'darwin' else 1024
    size = out.tell()
    out.seek(0)
    text = out.read(20000)
    if size > 40000:
        out.seek(size - 20000)
    text += out.read(20000)
    json.dump({'status': os.waitstatus_to_exitcode(status), 'memory': usage.ru_maxrss * scale,
               'seconds': usage.ru_utime + usage.ru_stime,
               'output': text.decode('utf-8', 'replace')}, sys.stdout)
    """
}

/// The seconds that the processor gave to this thread meanwhile; other work on the machine does not count.
func processorTime(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}
