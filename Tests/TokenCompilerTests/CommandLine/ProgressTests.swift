import Foundation
import Testing

/// What a terminal shows while somebody waits.
@Suite(.enabled(if: Tool.has("python3"), "'python3' plays the terminal"))
struct ProgressTests {
  /// What a build prints whose second input takes a while to come, with standard error on a terminal or
  /// in a pipe, and with the files that it wrote.
  private static func shown(
    _ environment: [String: String], terminal: Bool = true, pause: Double = 1.7
  ) throws -> (text: String, folder: CommandFolder) {
    let folder = try CommandFolder(["a.json": ##"{"color": {"a": "#111111"}}"##])
    let job: [String: Any] = [
      "command": builtProducts.appending(path: "tokenc").path, "folder": folder.url.path,
      "environment": environment, "terminal": terminal, "pause": pause,
    ]
    let output = try Python.run(script, input: JSONSerialization.data(withJSONObject: job))
    return (String(decoding: output, as: UTF8.self), folder)
  }

  private static let script = #"""
    import json, os, pty, subprocess, sys, threading, time
    job = json.load(sys.stdin)
    os.chdir(job["folder"])
    os.mkfifo("b.json")
    def feed():
        with open("b.json", "w") as file:
            time.sleep(job["pause"])
            file.write('{"color": {"b": "{color.c}"}}')
    threading.Thread(target=feed, daemon=True).start()
    ours, theirs = pty.openpty() if job["terminal"] else os.pipe()
    process = subprocess.Popen([job["command"], "build", "a.json", "b.json", "-o", "a.css"],
        stderr=theirs, stdin=subprocess.DEVNULL, env=job["environment"])
    os.close(theirs)
    text = b""
    while True:
        try:
            block = os.read(ours, 4096)
        except OSError:
            block = b""
        if not block:
            break
        text += block
    process.wait()
    sys.stdout.buffer.write(text)
    """#

  @Test func aTerminalShowsWhatTakesLong() throws {
    let shown = try Self.shown(["TERM": "xterm"]).text
    #expect(shown.contains("\r\u{1B}[Ktokenc: reading 2 of 2 files"))
    // The report stands where the line was.
    #expect(shown.contains("\r\u{1B}[Kerror") || shown.contains("\r\u{1B}[K\u{1B}["))
    #expect(shown.contains("unknown-reference"))
  }

  @Test func whatIsQuickShowsNothing() throws {
    let shown = try Self.shown(["TERM": "xterm"], pause: 0).text
    #expect(!shown.contains("reading") && !shown.contains("\u{1B}[K"))
  }

  @Test func nothingElseShowsIt() throws {
    for environment in [["TERM": "xterm", "CI": "true"], ["TERM": "dumb"], [:]] {
      #expect(try !Self.shown(environment).text.contains("reading"), "\(environment)")
    }
    #expect(try !Self.shown(["TERM": "xterm"], terminal: false).text.contains("reading"))
  }
}
