import TokenCompiler

/// The command.
@main
struct Tokenc {
  static func main() {
  }
}
