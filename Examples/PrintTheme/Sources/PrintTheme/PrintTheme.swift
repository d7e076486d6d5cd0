// A program that uses the library without the command: it compiles a default theme and a customer's
// theme from memory, prints a token of each, and then the CSS.
import TokenCompiler

let defaultTheme = """
  { "theme": { "color": {
      "primary": "#1d5fe2",
      "floating-action-button": { "background": "{theme.color.primary}" } } } }
  """
let acmeTheme = """
  { "theme": { "color": { "primary": "#00705a" } } }
  """

@main
struct PrintTheme {
  static func main() {
    let sources = [
      SourceFile(path: "default.json", text: defaultTheme),
      SourceFile(path: "acme.json", text: acmeTheme),
    ]
    do {
      let theme = try TokenCompiler().compile(sources)
      if let token = theme["theme.color.floating-action-button.background"],
        case .color(let color)? = token.value
      {
        print("background:", color.hex ?? "not hexadecimal")
      }
      for file in try theme.emit(.css) {
        print(String(decoding: file.bytes, as: UTF8.self), terminator: "")
      }
    } catch {
      // Everything that was found, each with its place: data, to be printed as you like.
      for diagnostic in error.diagnostics {
        print(diagnostic.severity, diagnostic.id.rawValue, diagnostic.message)
      }
    }
  }
}
