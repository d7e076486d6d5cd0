@testable import TokenCompiler

/// A custom theme over a small plain base in which one token has a value as somebody wrote it.
struct SlipOverBase {
  private(set) var text: String
  /// The line of the value.
  let line: Int

  init(_ path: String, _ written: String) {
    let names = path.split(separator: ".").map(String.init)
    var text = "{\n"
    for name in names.dropLast() { text += "\"\(name)\": {\n" }
    text += "\"\(names[names.count - 1])\": \(written)\n"
    self.text = text + String(repeating: "}\n", count: names.count)
    line = names.count + 1
  }

  /// What `validate` finds in it.
  func findings() -> [Diagnostic] {
    let custom = TokenCompiler().read(SourceFile(path: "acme.json", text: text))
    var validation = TokenCompiler().validate([
      Layer(Self.base, isContract: true), Layer(custom),
    ])
    validation.check(all: true)
    return validation.diagnostics
  }

  private static let base = TokenCompiler().read(
    SourceFile(
      path: "base.json",
      text: ##"""
        {
          "theme": {
            "mode": "light",
            "font-family": { "default": "system", "heading": "system" },
            "color": {
              "primary": { "default": "#1d5fe2", "darker": "#0344be" },
              "floating-action-button": {
                "default": { "foreground": "#ffffff", "background": "{theme.color.primary.default}" }
              }
            },
            "opacity": { "material": { "ripple": 0.12 } },
            "spacer": { "md": 16 },
            "radius": { "small": 4, "button": { "text": 4 } },
            "corner-style": { "floating-action-button": { "default": "capsule" } },
            "max-width": { "floating-button": { "extended": 328 } },
            "touch-target": { "button": { "min-width": 48, "min-height": 48 } },
            "shadow": { "small": { "radius": 9 } },
            "shape": { "floating-button": { "default": { "corner-percentage": 0.5 } } },
            "typography": {
              "material": { "body-1": { "size": 16 }, "overline": { "weight": "medium" } },
              "label": { "weight": "semibold" }
            },
            "behavior": { "floating-action-button": { "haptics": true } }
          }
        }
        """##))

  /// The line at which a finding begins.
  func line(of finding: Diagnostic) -> Int? {
    finding.span.map { span in
      text.utf8.prefix(Int(span.range.start)).count { $0 == UInt8(ascii: "\n") } + 1
    }
  }

  /// The same with the changes that a finding proposes.
  func mended(by fix: Fix) -> SlipOverBase {
    var copy = self
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.span.range.start > $1.span.range.start }) {
      bytes.replaceSubrange(edit.span.range.integers, with: Array(edit.replacement.utf8))
    }
    copy.text = String(decoding: bytes, as: UTF8.self)
    return copy
  }
}
