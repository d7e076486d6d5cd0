import Foundation

/// Reads style sheets with tinycss2, a parser that is not ours.
enum CSSReader {
  /// A declaration of a custom property as the parser sees it.
  struct Declaration: Decodable, Equatable {
    /// The conditions and selectors around it, outermost first.
    var blocks: [String]
    /// The name without escapes.
    var name: String
    /// The types of the value's tokens, white space left out.
    var types: [String]
    /// The texts of the value's strings without escapes.
    var strings: [String]
  }

  /// Whether `python3` has the parser.
  static let isAvailable: Bool = Python.has("tinycss2")

  /// Every declaration; an error of the parser fails.
  static func declarations(_ css: [UInt8]) throws -> [Declaration] {
    try JSONDecoder().decode([Declaration].self, from: Python.run(script, input: Data(css)))
  }

  private static let script = """
    import json, sys, tinycss2
    found = []
    def tokens(nodes):
        for node in nodes:
            if node.type == 'error':
                sys.exit('error in a value: ' + node.message)
            if node.type not in ('whitespace', 'comment'):
                yield node
                if node.type in ('function', '() block'):
                    yield from tokens(getattr(node, 'arguments', None) or getattr(node, 'content', []))
    def declarations(content, blocks):
        for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
            if node.type != 'declaration':
                sys.exit('no declaration but ' + node.type + ' ' + getattr(node, 'message', ''))
            if node.important:
                sys.exit('an important declaration')
            value = list(tokens(node.value))
            found.append({'blocks': blocks, 'name': node.name, 'types': [n.type for n in value],
                          'strings': [n.value for n in value if n.type == 'string']})
    def rules(nodes, blocks):
        for node in nodes:
            prelude = tinycss2.serialize(getattr(node, 'prelude', [])).strip()
            if node.type == 'at-rule' and node.lower_at_keyword == 'supports':
                inner = tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True)
                rules(inner, blocks + ['@supports ' + prelude])
            elif node.type == 'qualified-rule':
                declarations(node.content, blocks + [prelude])
            else:
                sys.exit('no rule but ' + node.type)
    sheet = sys.stdin.buffer.read().decode('utf-8')
    rules(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True), [])
    json.dump(found, sys.stdout)
    """
}
