import Foundation
import Testing

/// What a theme names stays inside the folder of its document, or is refused; what is written goes where the
/// command line says. `NamedFileTests` has the same for paths of friendly people.
@Suite struct EscapeTests {
  private static let tokens = "{\"a\": {\"$type\": \"number\", \"$value\": 1}}"
  private static let secret = "{\"secret\": {\"$type\": \"number\", \"$value\": 4711}}"

  private static func resolver(_ path: String) -> String {
    """
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": \(quoted(path))}]}},
     "resolutionOrder": [{"$ref": "#/sets/all"}]}
    """
  }

  private static func quoted(_ text: String) -> String {
    let bytes = try? JSONEncoder().encode(text)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// `in` is the theme; everything else is not its business.
  private static func folder(_ document: String, _ name: String = "t.resolver.json") throws
    -> CommandFolder
  {
    let folder = try CommandFolder([
      "in/\(name)": document, "in/sub/t.json": tokens, "secret.json": secret,
      "inner/secret.json": secret,
    ])
    let links = """
      cd in && ln -s ../secret.json link.json && ln -s .. up && ln -s /dev/zero zero.json \
      && ln -s ring.json ring.json && mkfifo fifo.json && ln -s fifo.json tofifo.json \
      && ln -s "$PWD/../secret.json" absolute.json && ln -s /proc/self/environ environ.json
      """
    #expect(try folder.shell(links).status == 0)
    return folder
  }

  /// A standard input on which nothing ever comes.
  private static let openPipe = "mkfifo silent; exec 3<> silent"

  static let paths = [
    "../secret.json", "./../secret.json", "sub/../../secret.json", "sub/./.././../secret.json",
    "link.json", "up/secret.json", "up/in/up/secret.json", "absolute.json", "zero.json",
    "ring.json", "fifo.json", "tofifo.json", "environ.json", "../inner/secret.json", "/etc/passwd",
    "//etc/passwd", "/dev/zero", "/dev/stdin", "/dev/fd/0", "/proc/self/mem", "..", ".", "/", "",
    "sub", "file:../secret.json", "file:///etc/passwd", "FILE:///etc/passwd",
    "http://127.0.0.1:9/t.json", "https://example.com/t.json", "ftp://example.com/t.json",
    "data:application/json,%7B%7D", "javascript:alert(1)", "//example.com/t.json",
    "..%2fsecret.json", "%2e%2e/secret.json", "..\\secret.json", "C:\\secret.json",
    "C:/secret.json", "C:secret.json", "\\\\server\\share\\t.json", "\\\\?\\C:\\t.json", "CON",
    "NUL", "con.json", "aux.json", "LPT1", "t.json:stream", "sub/t.json\u{0}", "\u{0}",
    "../secret.json\u{0}.json", "sub/t.json\n", "~/t.json", "$HOME/t.json", "`id`", "|id", "-",
    String(repeating: "a", count: 5000), String(repeating: "a/", count: 3000),
    String(repeating: "../", count: 3000) + "etc/passwd", "sub/t.json/x",
  ]

  /// In a `$ref` of a source; a fragment may follow any path.
  @Test(arguments: paths, ["", "#/a"]) func sourcesStayInside(path: String, fragment: String) throws
  {
    let folder = try Self.folder(Self.resolver(path + fragment))
    let run = try folder.shell(
      "timeout 20 tokenc build in/t.resolver.json --format json 2>&1 < /dev/null")
    #expect(run.status == 1, "\(path.debugDescription): \(run)")
    #expect(!run.output.contains("4711") && !run.output.contains("root:"))
    #expect(run.output.contains("[invalid-resolver]") || run.output.contains("[syntax]"))
  }

  /// With leave to go outside, what is no plain file is refused all the same, and nothing waits.
  @Test(arguments: [
    "zero.json", "fifo.json", "tofifo.json", "ring.json", "/dev/zero", "/dev/stdin", "..", "/",
    "file:///etc/passwd", "http://127.0.0.1:9/t.json", "\u{0}", "C:\\secret.json",
  ])
  func devicesAndURLsAreNeverRead(path: String) throws {
    let folder = try Self.folder(Self.resolver(path))
    let run = try folder.shell(
      "\(Self.openPipe); timeout 10 tokenc validate in/t.resolver.json --allow-outside 2>&1 <&3")
    #expect(run.status == 1 && run.output.contains("[invalid-resolver]"), "\(run)")
  }

  /// The sets of Tokens Studio name files, too.
  @Test(arguments: paths) func setsStayInside(path: String) throws {
    let folder = try Self.folder(#"{"tokenSetOrder": [\#(Self.quoted(path))]}"#, "$metadata.json")
    try folder.write("[]", to: "in/$themes.json")
    let run = try folder.shell(
      "timeout 20 tokenc build 'in/$metadata.json' --format json 2>&1 < /dev/null")
    #expect([0, 1, 2].contains(run.status), "\(path.debugDescription): \(run)")
    #expect(!run.output.contains("4711") && !run.output.contains("root:"))
  }

  /// The configuration is trusted to name any file; what never ends and what is no file is refused.
  @Test(arguments: [
    "/dev/zero", "/dev/stdin", "fifo.json", "tofifo.json", "/", "..", "http://127.0.0.1:9/t.json",
    "ring.json", "\u{0}", "CON",
    "sub/t.json\u{0}",
    "\\\\server\\share\\t.json", "file:///etc/passwd", "C:\\secret.json",
  ])
  func configuredFilesAreFiles(path: String) throws {
    let folder = try Self.folder("{\"inputs\": [\(Self.quoted(path))]}", "tokenc.json")
    let run = try folder.shell("\(Self.openPipe); cd in && timeout 10 tokenc validate 2>&1 <&3")
    #expect(run.status == 2, "\(path.debugDescription): \(run)")
    #expect(run.output.contains("error: "))
  }

  /// A pattern stands for files: a pipe that lies there is passed over.
  @Test func patternsFindFiles() throws {
    let folder = try CommandFolder(["base.json": Self.tokens, "c/a.json": Self.tokens])
    let run = try folder.shell(
      "mkfifo c/b.json; timeout 10 tokenc validate --base base.json --each 'c/*.json'")
    #expect(run == CommandRun(status: 0))
  }

  // MARK: What is written

  /// Contexts as parts of a name: they lead nowhere.
  @Test(arguments: [
    "../evil", "..", ".", "", "/tmp/evil", "a/b", "a/../../b", "\u{0}", "a\u{0}b", "a\nb",
  ])
  func contextsLeadNowhere(context: String) throws {
    let document = """
      {"version": "2025.10",
       "modifiers": {"m": {"contexts": {\(Self.quoted(context)): [\(Self.tokens)], "x": [\(Self.tokens)]},
                           "default": "x"}},
       "resolutionOrder": [{"$ref": "#/modifiers/m"}]}
      """
    let folder = try Self.folder(document)
    let before = try folder.paths()
    let run = try folder.tokenc("build", "in/t.resolver.json", "-o", "out/t.{m}.json")
    #expect(run.status != 0, "\(run)")
    #expect(try folder.paths() == before)
  }

  /// Names of tokens as folders of a catalog.
  @Test(arguments: [
    "..", ".", "../evil", "a/b", "/tmp/evil", "a\u{0}b", "CON", "a:b", "\\", "~", "a\nb", " ", "-",
  ])
  func tokensStayInTheCatalog(name: String) throws {
    let theme =
      ##"{"g": {\##(Self.quoted(name)): {\##(Self.quoted(name)): {"value": "#112233", "type": "color"}}}}"##
    let folder = try CommandFolder(["in.json": theme])
    let run = try folder.tokenc("build", "in.json", "-o", "out/C.xcassets")
    let paths = try folder.paths().filter { $0 != "in.json" && $0 != "out" }
    #expect(paths.allSatisfy { $0.hasPrefix("out/C.xcassets") }, "\(paths)")
    #expect(run.status == 0 || paths.isEmpty, "\(run)")
  }

  /// Links that a theme brings along, where the theme has a say in the name of an output.
  @Test func linksOfTheThemeAreNotFollowed() throws {
    let theme = ##"{"color": {"sea": "#112233"}}"##
    let folder = try CommandFolder(["in.json": theme, "dark.json": theme, "victim": "precious"])
    _ = try folder.shell("mkdir victims out C.xcassets && ln -s ../victims C.xcassets/color")
    _ = try folder.shell("ln -s ../victim out/t.dark.json; ln -s ../victim out/in.tokens.json")
    func refused(_ line: String, _ path: String, _ link: String) throws {
      let run = try folder.shell(line)
      #expect(run.status == 2, "\(run)")
      #expect(
        run.errors.contains(
          "error: cannot write '\(path)': '\(link)' is a symbolic link, and the name comes from "
            + "the theme in part [unwritable-file]\n"), "\(run.errors)")
      #expect(folder.text("victim") == "precious")
      #expect(try folder.paths().filter { $0.hasPrefix("victims/") }.isEmpty)
    }
    try refused(
      "tokenc build in.json --theme dark=dark.json -o 'out/t.{theme}.json'", "out/t.dark.json",
      "out/t.dark.json")
    try refused("tokenc convert in.json -o out", "out/in.tokens.json", "out/in.tokens.json")
    try refused(
      "tokenc build in.json -o C.xcassets", "C.xcassets/color/Contents.json", "C.xcassets/color")
    // A name that was given as a whole is followed: somebody has said where it goes.
    #expect(try folder.shell("tokenc build in.json -o out/t.dark.json").status == 0)
    #expect(folder.text("victim")?.contains("#112233") == true)
  }
}
