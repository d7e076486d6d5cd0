import Foundation
import Testing

/// `--watch`, with the built command running beside the test.
@Suite struct WatchTests {
  private static func theme(_ color: String) -> String { #"{"color": {"a": "\#(color)"}}"# }

  @Test func buildsAgainAfterEachChange() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let run = try RunningCommand(folder, "build", "a.json", "-o", "a.css", "--watch")
    func has(_ color: String) -> Bool { folder.text("a.css")?.contains(color) == true }
    run.expect("a first build") { has("#111111") && run.errors.contains("watching 2 files") }

    try folder.write(Self.theme("#222222"), to: "a.json")
    run.expect("a build after a change") { has("#222222") }

    // As editors save: a new file takes the place of the old one.
    try folder.write(Self.theme("#333333"), to: "new.json")
    let place = folder.url.appending(path: "a.json")
    #expect(try folder.shell("mv new.json a.json").status == 0)
    run.expect("a build after a rename") { has("#333333") }

    try folder.write("{ broken", to: "a.json")
    run.expect("a finding") { run.errors.contains("[syntax]") }
    #expect(has("#333333"), "the last good output stays")

    try FileManager.default.removeItem(at: place)
    run.expect("a missing file") { run.errors.contains("[unreadable-file]") }
    try folder.write(Self.theme("#444444"), to: "a.json")
    run.expect("a build after it came back") { has("#444444") }

    // A configuration that was not there counts as well.
    try folder.write(#"{"options": {"css-prefix": "x"}}"#, to: "tokenc.json")
    run.expect("what a configuration changes") { run.errors.contains("'tokenc.json' has changed") }
    #expect(run.end() == 0)
  }

  @Test func aBurstOfChangesIsOneRun() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let run = try RunningCommand(folder, "build", "a.json", "-o", "a.css", "--watch")
    run.expect("a first build") { run.errors.contains("watching") }
    for index in 10..<40 {
      try folder.write(Self.theme("#0000\(index)"), to: "a.json")
      usleep(5_000)
    }
    run.expect("the last change") { folder.text("a.css")?.contains("#000039") == true }
    usleep(400_000)
    #expect(run.runs >= 1 && run.runs <= 4)
    #expect(run.end() == 0)
  }

  @Test func validateSeesNewFilesOfAPattern() throws {
    let folder = try CommandFolder([
      "base.json": Self.theme("#111111"), "themes/a.json": Self.theme("#222222"),
    ])
    let run = try RunningCommand(
      folder, "validate", "--base", "base.json", "--each", "themes/*.json", "--watch")
    run.expect("a first run") { run.errors.contains("watching") }
    try folder.write(##"{"color": {"b": "#333333"}}"##, to: "themes/b.json")
    run.expect("the new theme's finding") { run.output.contains("[unknown-override]") }
    #expect(run.end() == 0)
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    let folder = try CommandFolder(["a.json": Self.theme("#111111")])
    let run = try folder.tokenc("build", "-", "-o", "a.css", "--watch", input: "{}")
    #expect(run.status == 2 && run.errors.contains("'--watch' looks at files"))
    #expect(try folder.tokenc("build", "a.json", "--watch", "--ouput", "x").status == 2)
    #expect(try folder.tokenc("build", "--watch").status == 2, "there is nothing to wait for")
    #expect(try folder.tokenc("build", "a.json", "--watch").status == 2, "there is no output")
    let theme = try folder.tokenc("build", "a.json", "--theme", "x=-", "-o", "a.css", "--watch")
    #expect(theme.status == 2 && theme.errors.contains("'--watch' looks at files"))
    try folder.write(#"{"layers": [{"files": ["-"]}]}"#, to: "tokenc.json")
    let configured = try folder.tokenc("validate", "--watch", input: "{}")
    #expect(configured.status == 2 && configured.errors.contains("standard input"))
  }
}
