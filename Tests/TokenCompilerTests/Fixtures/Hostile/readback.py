"""Reads outputs back with parsers that are not ours and compares them with the same output of a plain word.

The input is JSON: the kind of output, one output with the word QQQQ in every position, and for each hostile text
the same output with that text in its place and the forms in which it may be shown. What is parsed has to be the
same but for the word, in which one of the forms stands."""
import html.parser, json, re, sys
import xml.etree.ElementTree as trees

WORD = 'QQQQ'


def of_json(text):
    def walk(value, path):
        if isinstance(value, list) and value and isinstance(value[0], Pair):
            for key, inner in value:
                yield path + ' key', key
                yield from walk(inner, path + '.')
        elif isinstance(value, list):
            for inner in value:
                yield from walk(inner, path + '[')
        elif isinstance(value, str):
            yield path, value
        else:
            yield path, repr(value)

    class Pair(tuple):
        pass

    return list(walk(json.loads(text, object_pairs_hook=lambda p: [Pair(x) for x in p]), ''))


def of_xml(text):
    # What the parser would do with a declaration of entities is not asked.
    assert '<!' not in text
    found = []
    for element in trees.fromstring(text.encode('utf-8')).iter():
        text = element.text or ''
        # Between elements there is only indentation.
        found.append((element.tag, '' if len(element) or not text.strip('\n ') else text))
        found += sorted((element.tag + '@' + k, v) for k, v in element.attrib.items())
    return found


def of_github(text):
    def plain(data, more=()):
        for code, sign in [('%0D', '\r'), ('%0A', '\n'), *more, ('%25', '%')]:
            data = data.replace(code, sign)
        return data
    found = []
    for line in of_terminal(text):
        line = line[1]
        command = re.fullmatch(r'::(error|warning|notice) ([^:]*)::(.*)', line, re.S)
        if not command:
            found.append(('line', line))
            continue
        found.append(('command', command[1]))
        for item in command[2].split(','):
            key, value = item.split('=', 1)
            found.append((key, plain(value, [('%3A', ':'), ('%2C', ',')])))
        found.append(('message', plain(command[3])))
    return found


def of_terminal(text):
    for sign in text:
        code = ord(sign)
        assert sign == '\n' or not (code < 32 or 127 <= code < 160 or code in (0x61C, 0x200E, 0x200F)
                                    or 0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069
                                    or 0x2028 <= code <= 0x2029), f'a terminal obeys {code:x}'
    return [('line', line) for line in text.split('\n')]


def of_names(text):
    return [('path', token['path']) for token in json.loads(text)['tokens']]


def as_data(text):
    """What stands in a text that is JSON itself, as data or in quotes at its beginning."""
    if text.startswith('{"'):
        return of_json(text)
    first, end = json.JSONDecoder().raw_decode(text)
    return [('quoted', first), ('behind', text[end:])]


def as_style(text):
    """The same for a text in quotes as CSS has it."""
    quoted = re.match(r'"((?:[^"\\]|\\.)*)"', text, re.S)
    first = re.sub(r'\\([0-9a-fA-F]{1,6})[ \n\t]?|\\(.)',
                   lambda m: chr(int(m[1], 16)) if m[1] else m[2], quoted[1], flags=re.S)
    return [('quoted', first), ('behind', text[quoted.end():])]


def of_page(text):
    found = []

    class Reader(html.parser.HTMLParser):
        inside = None

        def handle_starttag(self, tag, attributes):
            found.append((tag, ''))
            found.extend((tag + '@' + k, v or '') for k, v in attributes)
            self.inside = 'data' if ('id', 'data') in attributes else tag

        def handle_endtag(self, tag):
            found.append(('/' + tag, ''))
            self.inside = None

        def handle_comment(self, data):
            found.append(('comment', data))

        def handle_data(self, data):
            if self.inside == 'data':
                # Names in Swift and CSS are cleaned, and stand there only where they are not the usual ones.
                page = json.loads(data)
                for token in page['tokens']:
                    token.pop('s', None)
                    token.pop('k', None)
                found.extend(of_json(json.dumps(page)))
            elif self.inside in ('title', 'h1'):
                found.append(('text', data))

    Reader(convert_charrefs=True).feed(text)
    return found


def of_sheet(text):
    import tinycss2
    found = []

    def walk(nodes):
        for node in nodes:
            assert node.type != 'error', node
            if node.type in ('whitespace', 'comment'):
                continue
            found.append((node.type, str(getattr(node, 'name', '') or '')))
            if node.type in ('string', 'ident', 'url', 'hash'):
                found.append((node.type, node.value))
            for inside in ('prelude', 'arguments', 'value'):
                if isinstance(getattr(node, inside, None), list):
                    walk(getattr(node, inside))
            if node.type in ('qualified-rule', 'at-rule') and node.content is not None:
                walk(tinycss2.parse_blocks_contents(node.content, True, True))
            elif isinstance(getattr(node, 'content', None), list):
                walk(node.content)

    walk(tinycss2.parse_stylesheet(text, True, True))
    return found


READERS = {'json': of_json, 'names': of_names, 'xml': of_xml, 'github': of_github, 'terminal': of_terminal,
           'page': of_page, 'sheet': of_sheet}
# What is made of the text and is not the text: its hash, its address.
DERIVED = re.compile(r'[0-9a-f]{16,64}(/v\d+)?')


def is_same(left, right, forms):
    if right == left or any(right == left.replace(WORD, form) for form in forms):
        return True
    if DERIVED.fullmatch(left) and DERIVED.fullmatch(right):
        return True
    if not left.startswith(('{"', '"')):
        return False
    for inside in (as_data, as_style):
        try:
            if difference(inside(left), inside(right), forms) is None:
                return True
        except (ValueError, TypeError):
            pass
    return False


def difference(plain, found, forms):
    if len(plain) != len(found):
        return f'{len(found)} parts, not {len(plain)}'
    for (place, left), (other, right) in zip(plain, found):
        if place != other or not is_same(left, right, forms):
            return f'{place}: {right!r}, not {left!r}'


def main():
    job = json.load(sys.stdin)
    read = READERS[job['kind']]
    plain = read(job['plain'])
    assert any(WORD in text for _, text in plain), 'the word is not shown'
    failures = []
    for number, case in enumerate(job['cases']):
        try:
            failure = difference(plain, read(case['output']), case['forms'])
        except Exception as error:
            failure = f'{type(error).__name__}: {error}'
        if failure:
            failures.append(f'{case["forms"][0]!r}: {failure}')
    json.dump(failures, sys.stdout)


main()
