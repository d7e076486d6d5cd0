"""Breaks custom themes as people do, and counts what tokenc reports.

    mutants.py TOKENC [SEED] [COUNT]

Takes the custom theme of Fixtures/ over the default theme and its dark theme, and a copy of the default
theme given as a custom theme over itself, and makes COUNT mutations of them (50 of each kind), each at a
token drawn evenly from all tokens at which a mutation of its kind can be made, and as many harmless edits,
1,000 at most. A mutation that leaves every resolved value and every path as it was is drawn again; no
other is left out.

Kinds that need what these two do not have take a third scenario: the first one with a configuration that
freezes tokens and asks for groups and sets of them, or a theme in light and dark.

A mutation is found when the one finding has the right code at the right line. It is mended when
`--fix` makes exactly the theme of before the mutation, and changed otherwise when it makes something else.
The table by kind and everything that was missed are printed; the status is 1 where less than 99 % of the
mutations are found, one has several findings, a harmless edit has any or is changed, or less than 60 % of
the near misses are mended.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(os.path.dirname(HERE), "Fixtures")


# --- JSON with places

class Leaf:
    """A token: its path and where its key and value stand; spans are offsets."""

    def __init__(self, path, key, value):
        self.path, self.key, self.value = path, key, value


class Group:
    """A group: its path, the place of its key inside the quotes, and of its braces."""

    def __init__(self, path, key, body, members):
        self.path, self.key, self.body, self.members = path, key, body, members


class Document:
    """A plain theme with the places of its tokens and groups."""

    def __init__(self, text):
        self.text, self.leaves, self.groups = text, [], []
        self.root = self._object(self._space(0), (), (0, 0))

    def _space(self, at):
        while self.text[at] in " \t\r\n":
            at += 1
        return at

    def _scalar(self, at):
        if self.text[at] == '"':
            end = at + 1
            while self.text[end] != '"':
                end += 2 if self.text[end] == "\\" else 1
            return end + 1
        end = at
        while self.text[end] not in ",}] \t\r\n":
            end += 1
        return end

    def _object(self, at, path, key):
        members, start = [], at
        at = self._space(at + 1)
        while self.text[at] != "}":
            end = self._scalar(at)
            name, name_span = json.loads(self.text[at:end]), (at + 1, end - 1)
            at = self._space(self._space(end) + 1)
            if self.text[at] == "{":
                inner = self._object(at, path + (name,), name_span)
                members.append(inner)
                at = inner.body[1]
            else:
                end = self._scalar(at)
                leaf = Leaf(path + (name,), name_span, (at, end))
                self.leaves.append(leaf)
                members.append(leaf)
                at = end
            at = self._space(at)
            if self.text[at] == ",":
                at = self._space(at + 1)
        group = Group(path, key, (start, at + 1), members)
        if path:
            self.groups.append(group)
        return group

    def line(self, at):
        return self.text.count("\n", 0, at) + 1

    def raw(self, leaf):
        return self.text[leaf.value[0]:leaf.value[1]]

    def group(self, path):
        return next(group for group in self.groups if group.path == path)


def flat(tree, path=()):
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from flat(value, path + (name,))
        else:
            yield path + (name,), value


def target(value):
    """The path that a value refers to."""
    if isinstance(value, str) and len(value) > 2 and value[0] + value[-1] in ("{}", "<>"):
        return tuple(value[1:-1].split("."))
    return None


def resolved(tokens, path):
    """The value of a token with all references followed; None where there is no such token."""
    for _ in range(100):
        if path not in tokens:
            return None
        path, value = target(tokens[path]), tokens[path]
        if path is None:
            return value
    return None


def load(name):
    with open(os.path.join(FIXTURES, name), encoding="utf-8") as file:
        return file.read()


BASE = dict(flat(json.loads(load("defaultTokens.json"))))
DARK = dict(flat(json.loads(load("darkTokens.json"))))


class Scenario:
    """A custom theme, and the options of the run that checks it."""

    def __init__(self, name, text, options, files=None):
        self.name, self.document, self.options = name, Document(text), options
        self.files = files or {}
        self.own = {leaf.path: json.loads(self.document.raw(leaf)) for leaf in self.document.leaves}
        self.tokens = {**BASE, **self.own}
        self.dark = {**BASE, **DARK, **self.own} if "dark" in " ".join(options) else None


# --- Colours

def rgb(value):
    if not isinstance(value, str) or not value.startswith("#") or len(value) not in (7, 9):
        return None
    return tuple(int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)), len(value) == 7


def luminance(color):
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(first, second):
    first, second = sorted((luminance(first), luminance(second)))
    return (second + 0.05) / (first + 0.05)


FOREGROUNDS = ("foreground", "text", "icon", "border")


def pairs(tokens):
    """(foreground, background, least contrast) of the pairs that names tell."""
    for path in tokens:
        text = ".".join(path)
        if not text.startswith(("theme.color", "primitives.color")) or "disabled" in text:
            continue
        icon = "icon-button" in path or "floating-action-button" in path
        if path[-1] in FOREGROUNDS and path[:-1] + ("background",) in tokens:
            least = 3 if icon or path[-1] in ("icon", "border") else 4.5
            yield path, path[:-1] + ("background",), least
        for at, name in enumerate(path):
            if name.startswith("on-"):
                other = path[:at] + (name[3:],) + path[at + 1:]
                if other in tokens:
                    yield path, other, 4.5


PAIRS = list(pairs(BASE))


def hexes(color):
    return "#" + "".join(f"{round(c * 255):02x}" for c in color)


# --- Mutations. Each takes a scenario, a token of it and a source of chance, and gives the new text,
# the codes that are right and the offset whose line is right, or None where it cannot be made.

def replaced(document, start, end, text):
    return document.text[:start] + text + document.text[end:]


def swapped(name, chance):
    places = [i for i in range(len(name) - 1)
              if name[i] != name[i + 1] and name[i].isalnum() and name[i + 1].isalnum()]
    if not places:
        return None
    at = chance.choice(places)
    return name[:at] + name[at + 1] + name[at] + name[at + 2:]


def with_key(scenario, item, name, siblings):
    if not name or name == item.path[-1] or name in siblings:
        return None
    if item.path[:-1] + (name,) in BASE or any(p[:len(item.path)] == item.path[:-1] + (name,) for p in BASE):
        return None
    return replaced(scenario.document, *item.key, name), {"unknown-override"}, item.key[0]


def siblings(scenario, path):
    around = scenario.document.root if len(path) == 1 else scenario.document.group(path[:-1])
    return {member.path[-1] for member in around.members}


def swapped_letters(scenario, leaf, chance):
    return with_key(scenario, leaf, swapped(leaf.path[-1], chance), siblings(scenario, leaf.path))


def swapped_letters_in_group(scenario, leaf, chance):
    group = scenario.document.group(leaf.path[:chance.randrange(1, len(leaf.path))])
    return with_key(scenario, group, swapped(group.path[-1], chance), siblings(scenario, group.path))


def lost_letter(scenario, leaf, chance):
    name = leaf.path[-1]
    at = chance.randrange(len(name))
    return with_key(scenario, leaf, name[:at] + name[at + 1:], siblings(scenario, leaf.path))


def capital(scenario, leaf, chance):
    name = leaf.path[-1]
    return with_key(scenario, leaf, name[:1].upper() + name[1:], siblings(scenario, leaf.path))


def dropped_group(scenario, leaf, chance):
    """A group around one token is left out."""
    if len(leaf.path) < 2:
        return None
    document, group = scenario.document, scenario.document.group(leaf.path[:-1])
    path = leaf.path[:-2] + leaf.path[-1:]
    if len(group.members) != 1 or leaf.path[-1] in siblings(scenario, group.path) or path in BASE:
        return None
    if any(known[:len(path)] == path for known in BASE):
        return None
    member = document.text[leaf.key[0] - 1:leaf.value[1]]
    return replaced(document, group.key[0] - 1, group.body[1], member), {"unknown-override"}, group.key[0]


def reference(scenario, leaf):
    return target(scenario.own[leaf.path])


def with_value(scenario, leaf, value, codes):
    text = value if isinstance(value, str) and value.startswith("\0") else json.dumps(value)
    return replaced(scenario.document, *leaf.value, text.lstrip("\0")), codes, leaf.value[0]


def with_reference(scenario, leaf, path, codes):
    opening = scenario.own[leaf.path][0]
    closing = {"{": "}", "<": ">"}[opening]
    return with_value(scenario, leaf, opening + ".".join(path) + closing, codes)


def dropped_segment(scenario, leaf, chance):
    path = reference(scenario, leaf)
    if not path:
        return None
    at = chance.randrange(len(path))
    shorter = path[:at] + path[at + 1:]
    if shorter in scenario.tokens or not shorter:
        return None
    return with_reference(scenario, leaf, shorter, {"unknown-reference"})


def misspelt_reference(scenario, leaf, chance):
    path = reference(scenario, leaf)
    if not path:
        return None
    at = chance.randrange(len(path))
    name = swapped(path[at], chance)
    if not name:
        return None
    wrong = path[:at] + (name,) + path[at + 1:]
    if wrong in scenario.tokens:
        return None
    return with_reference(scenario, leaf, wrong, {"unknown-reference"})


def reference_to_group(scenario, leaf, chance):
    path = reference(scenario, leaf)
    if not path or len(path) < 2:
        return None
    return with_reference(scenario, leaf, path[:chance.randrange(1, len(path))], {"unknown-reference"})


def ring(scenario, leaf, chance):
    """A token refers to itself, or to one that refers to it."""
    sources = [path for path, value in scenario.tokens.items() if target(value) == leaf.path]
    path = chance.choice(sources + [leaf.path])
    opening, closing = chance.choice(["{}", "<>"])
    return with_value(scenario, leaf, opening + ".".join(path) + closing, {"circular-reference"})


def brace(scenario, leaf, chance):
    if not reference(scenario, leaf):
        return None
    value = scenario.own[leaf.path]
    value = chance.choice([value[1:], value[:-1], value[0] + value, value + value[-1],
                           value[:-1] + {"}": ">", ">": "}"}[value[-1]]])
    return with_value(scenario, leaf, value, {"invalid-value", "unknown-reference", "syntax"})


CATEGORIES = {
    "color": ["theme.radius.small", "theme.font-family.default", "theme.opacity.material.ripple"],
    "number": ["theme.color.text.default", "theme.font-family.default"],
    "string": ["theme.color.text.default", "theme.radius.small"],
    "boolean": ["theme.color.text.default", "theme.radius.small"],
}


def kind(value):
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return "color" if rgb(value) else "string"


def wrong_category(scenario, leaf, chance):
    value = resolved(scenario.tokens, leaf.path)
    if value is None:
        return None
    path = chance.choice(CATEGORIES[kind(value)])
    if ".".join(leaf.path) == path:
        return None
    return with_value(scenario, leaf, "{" + path + "}", {"type-mismatch"})


def wrong_type(scenario, leaf, chance):
    value = resolved(scenario.tokens, leaf.path)
    if value is None:
        return None
    values = {"color": [12, True], "number": ["#1d5fe2", True], "string": [12, True],
              "boolean": ["#1d5fe2", 1], "weight": [True, "#1d5fe2 "]}
    name = "weight" if leaf.path[-1] == "weight" else kind(value)
    return with_value(
        scenario, leaf, chance.choice(values[name]), {"type-mismatch", "invalid-value"})


def unit(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if kind(value) != "number":
        return None
    text = chance.choice(["{}", "{} pixels", "{}p", "{} p x", "{}dpi points"]).format(value)
    return with_value(scenario, leaf, text, {"invalid-value", "type-mismatch"})


def hex_digit(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if not rgb(value):
        return None
    at = chance.randrange(1, len(value))
    value = chance.choice([
        value[:at] + value[at + 1:], value[:at] + chance.choice("gol") + value[at + 1:],
        value[:at] + value[at] + value[at:], value[1:]])
    return with_value(scenario, leaf, value, {"invalid-value"})


def null(scenario, leaf, chance):
    if BASE.get(leaf.path) is None or resolved(BASE, leaf.path) is None:
        return None
    return with_value(scenario, leaf, None, {"type-mismatch"})


def group_for_token(scenario, leaf, chance):
    raw = scenario.document.raw(leaf)
    text = "\0{ \"" + chance.choice(["default", "value", "light"]) + "\": " + raw + " }"
    made = with_value(scenario, leaf, text, {"type-mismatch"})
    return made[0], made[1], leaf.key[0]


def token_for_group(scenario, leaf, chance):
    group = scenario.document.group(leaf.path[:chance.randrange(1, len(leaf.path))])
    text = replaced(scenario.document, *group.body, scenario.document.raw(leaf))
    return text, {"type-mismatch"}, group.key[0]


def list_for_token(scenario, leaf, chance):
    return with_value(
        scenario, leaf, "\0[" + scenario.document.raw(leaf) + "]", {"invalid-value", "type-mismatch"})


def duplicate(scenario, leaf, chance):
    """A token stands twice, one line below the other."""
    document = scenario.document
    member = document.text[leaf.key[0] - 1:leaf.value[1]]
    text = replaced(document, leaf.value[1], leaf.value[1], ",\n" + member)
    return text, {"duplicate-key"}, (leaf.value[1], 1)


def missing_comma(scenario, leaf, chance):
    document = scenario.document
    if document.text[leaf.value[1]] != ",":
        return None
    return replaced(document, leaf.value[1], leaf.value[1] + 1, ""), {"syntax"}, (leaf.value[1], 0, 1)


def trailing_comma(scenario, leaf, chance):
    document = scenario.document
    if document.text[leaf.value[1]] == ",":
        return None
    return replaced(document, leaf.value[1], leaf.value[1], ","), {"syntax"}, leaf.value[1]


def missing_quote(scenario, leaf, chance):
    """The quote behind a key is missing."""
    return replaced(scenario.document, leaf.key[1], leaf.key[1] + 1, ""), {"syntax"}, leaf.key[0]


def chain(tokens, path):
    """A token and those that its value was taken from."""
    found = []
    while path in tokens and path not in found:
        found.append(path)
        path = target(tokens[path])
    return found


def opaque(tokens, path):
    color = rgb(resolved(tokens, path))
    return color[0] if color and color[1] and ("theme", "opacity") + path[2:] not in tokens else None


def judged(scenario, path):
    """The pairs whose contrast depends on a colour: the other colour, what is asked, the foreground."""
    found = []
    for foreground, background, least in PAIRS:
        top, ground = opaque(scenario.tokens, foreground), opaque(scenario.tokens, background)
        if not top or not ground:
            continue
        on_top = path in chain(scenario.tokens, foreground)
        on_ground = path in chain(scenario.tokens, background)
        if on_top != on_ground:
            found.append((ground if on_top else top, least, foreground))
    return found


def clash(scenario, leaf, color, found):
    """Whether a colour is too much like another one of a pair, by more than rounding."""
    return any(
        contrast(color, other) < least - 0.1
        and not (foreground[-1] == "border" and hexes(color) == hexes(other))
        for other, least, foreground in found)


def too_pale(scenario, leaf, chance):
    """A colour comes near to one that it is seen on, or that is seen on it."""
    found = judged(scenario, leaf.path)
    if not found:
        return None
    other, _, _ = chance.choice(found)
    share = chance.uniform(0.03, 0.25)
    color = tuple(c * (1 - share) + (1 - round(luminance(other))) * share for c in other)
    if not clash(scenario, leaf, color, found):
        return None
    return with_value(scenario, leaf, hexes(color), {"contrast"})


SHADES = [(1, 1, 1), (0, 0, 0), (0.96, 0.97, 1), (0.07, 0.09, 0.1)]


def half_a_pair(scenario, leaf, chance):
    """One colour of a pair is set to suit another design; the other stays as it is."""
    found = judged(scenario, leaf.path)
    shade = chance.choice(SHADES)
    if not clash(scenario, leaf, shade, found):
        return None
    return with_value(scenario, leaf, hexes(shade), {"contrast"})


def half_a_new_pair(scenario, leaf, chance):
    """One colour of a pair that the theme did not override yet."""
    foreground, background, least = chance.choice(PAIRS)
    path, other = chance.choice([(foreground, background), (background, foreground)])
    # What dark sets anew is two mistakes: the other one is 'dark left out'.
    if scenario.dark is not None and path in DARK:
        return None
    color, shade = opaque(scenario.tokens, other), chance.choice(SHADES)
    if path in scenario.own or not color or not opaque(scenario.tokens, path):
        return None
    if not clash(scenario, leaf, shade, [(color, least, foreground)]):
        return None
    tree = json.loads(scenario.document.text)
    around = tree
    for name in path[:-1]:
        around = around.setdefault(name, {})
    around[path[-1]] = hexes(shade)
    text = json.dumps(tree, indent=2)
    made = Document(text)
    added = next(item for item in made.leaves if item.path == path)
    return text, {"contrast"}, Line(made.line(added.key[0]))


class Line(int):
    """A line of the new text, where a mutation moves lines."""


def smaller_target(scenario, leaf, chance):
    names = leaf.path[1:]
    size = names[0] in ("height", "width", "min-height", "min-width") and \
        any("button" in name for name in names) and (resolved(BASE, leaf.path) or 0) >= 44
    if names[0] != "touch-target" and not size:
        return None
    return with_value(scenario, leaf, chance.randrange(16, 44), {"touch-target"})


# --- What people do besides

def other_style(scenario, leaf, chance):
    """A name with hyphens is written in another style."""
    words = leaf.path[-1].split("-")
    if len(words) < 2:
        return None
    name = chance.choice(["_".join(words), words[0] + "".join(w.capitalize() for w in words[1:]),
                          " ".join(words), "".join(words)])
    return with_key(scenario, leaf, name, siblings(scenario, leaf.path))


def plural(scenario, leaf, chance):
    """A group is named in the plural, or with one letter twice."""
    group = scenario.document.group(leaf.path[:chance.randrange(1, len(leaf.path))])
    name = group.path[-1]
    at = chance.randrange(len(name))
    name = chance.choice([name + "s", name[:at] + name[at] + name[at:]])
    return with_key(scenario, group, name, siblings(scenario, group.path))


def invented(scenario, leaf, chance):
    """A token that the base does not have stands beside others."""
    name = leaf.path[-1] + chance.choice(["-hover", "-2", "-strong", "-new"])
    path = leaf.path[:-1] + (name,)
    if path in BASE or name in siblings(scenario, leaf.path):
        return None
    document = scenario.document
    text = replaced(document, leaf.value[1], leaf.value[1], f',\n"{name}": {document.raw(leaf)}')
    return text, {"unknown-override"}, (leaf.value[1], 1)


def reference_in_another_style(scenario, leaf, chance):
    path = reference(scenario, leaf)
    if not path:
        return None
    joined = chance.choice(["/", "_", " . ", ".."])
    return with_reference(scenario, leaf, (joined.join(path),), {"unknown-reference"})


def reference_into_the_theme_that_was(scenario, leaf, chance):
    """A reference to a token that an older version had."""
    path = reference(scenario, leaf)
    if not path:
        return None
    return with_reference(
        scenario, leaf, path[:-1] + (chance.choice(["legacy", "old", "v1"]),), {"unknown-reference"})


def comment(scenario, leaf, chance):
    """A comment behind a token."""
    document = scenario.document
    at = leaf.value[1] + (document.text[leaf.value[1]] == ",")
    text = chance.choice([" // brand", " /* brand */", " # brand"])
    return replaced(document, at, at, text), {"syntax"}, at


def single_quotes(scenario, leaf, chance):
    raw = scenario.document.raw(leaf)
    if not raw.startswith('"'):
        return None
    return with_value(scenario, leaf, "\0'" + raw[1:-1] + "'", {"syntax"})


def no_quotes(scenario, leaf, chance):
    raw = scenario.document.raw(leaf)
    if not raw.startswith('"'):
        return None
    return with_value(scenario, leaf, "\0" + raw[1:-1], {"syntax"})


def equals_sign(scenario, leaf, chance):
    document = scenario.document
    colon = document.text.index(":", leaf.key[1])
    return replaced(document, colon, colon + 1, chance.choice(["=", ";", ","])), {"syntax"}, leaf.key[0]


def merge_conflict(scenario, leaf, chance):
    """A merge that nobody has finished."""
    document = scenario.document
    start = document.text.rfind("\n", 0, leaf.key[0]) + 1
    end = document.text.find("\n", leaf.value[1])
    if start == 0 or end < 0:
        return None
    line = document.text[start:end]
    text = replaced(
        document, start, end, f"<<<<<<< HEAD\n{line}\n=======\n{line}\n>>>>>>> brand")
    return text, {"syntax"}, start


def rest_of_a_merge(scenario, leaf, chance):
    """One line of a conflict that was left behind, or the half of one."""
    document = scenario.document
    start = document.text.rfind("\n", 0, leaf.key[0]) + 1
    end = document.text.find("\n", leaf.value[1])
    if start == 0 or end < 0:
        return None
    line = document.text[start:end]
    left = chance.choice([
        "<<<<<<< HEAD\n" + line, "=======\n" + line, ">>>>>>> brand\n" + line, "||||||| base\n" + line,
        f"=======\n{line}\n>>>>>>> brand\n{line}",
        f"<<<<<<< HEAD\n{line}\n||||||| base\n{line}\n=======\n{line}\n>>>>>>> brand"])
    return replaced(document, start, end, left), {"syntax"}, start


def last_line_commented_out(scenario, leaf, chance):
    """The last token of a group behind '//', with the comma of the one before it left."""
    document = scenario.document
    group = document.group(leaf.path[:-1])
    start = document.text.rfind("\n", 0, leaf.key[0])
    line = document.text[start:leaf.key[0] - 1]
    if group.members[-1] is not leaf or len(group.members) < 2 or line.strip():
        return None
    at = leaf.key[0] - 1
    return replaced(document, at, at, "// "), {"syntax"}, at


def lost_quote_of_a_value(scenario, leaf, chance):
    raw = scenario.document.raw(leaf)
    if not raw.startswith('"') or len(raw) < 5:
        return None
    return with_value(scenario, leaf, "\0" + chance.choice([raw[1:], raw[:-1]]), {"syntax"})


def object_for_a_value(scenario, leaf, chance):
    """A value as other formats have it."""
    raw = scenario.document.raw(leaf)
    text = chance.choice([
        '{ "$Value": %s }', '{ "$values": %s }', '{ "value": %s, "type": "color" }', '{ "hex": %s }'])
    # A misspelt `$value` is told at its key.
    code = "unknown-property" if '"$' in text else "type-mismatch"
    made = with_value(scenario, leaf, "\0" + text % raw, {code})
    return made[0], made[1], leaf.key[0]


def level_too_deep(scenario, leaf, chance):
    """A group that stands inside the one that it should stand beside."""
    document = scenario.document
    group = document.group(leaf.path[:-1])
    beside = sorted({
        path for path in BASE
        if len(path) == len(group.path) + 1 and path[:-2] == group.path[:-1] and path[-2] != group.path[-1]})
    inside = {path[len(group.path)] for path in BASE if path[:len(group.path)] == group.path}
    beside = [path for path in beside if path[-2] not in inside]
    if not beside or len(group.path) < 2:
        return None
    path = chance.choice(beside)
    text = json.dumps({path[-2]: {path[-1]: BASE[path]}})[1:-1]
    at = group.body[0] + 1
    return replaced(document, at, at, " " + text + ","), {"unknown-override"}, at


def smaller_font(scenario, leaf, chance):
    if leaf.path[:2] != ("theme", "typography") or leaf.path[-1] != "size":
        return None
    return with_value(scenario, leaf, chance.randrange(4, 11), {"minimum-font-size"})


# --- Slips of the hand in a line

def member(scenario, leaf):
    """A token's key and value as they stand, without the quotes of the key."""
    return scenario.document.text[leaf.key[0]:leaf.key[1]], scenario.document.raw(leaf)


def with_member(scenario, leaf, text):
    return replaced(scenario.document, leaf.key[0] - 1, leaf.value[1], text), {"syntax"}, leaf.key[0]


def decimal_comma(scenario, leaf, chance):
    if kind(scenario.own[leaf.path]) != "number":
        return None
    raw = scenario.document.raw(leaf)
    text = raw.replace(".", ",") if "." in raw else raw + "," + chance.choice(["5", "25"])
    return with_value(scenario, leaf, "\0" + text, {"syntax"})


def other_quotes(scenario, leaf, chance):
    """The quotes of other languages, or of a text program, round the key, the value or both."""
    key, raw = member(scenario, leaf)
    value = raw[1:-1] if raw.startswith('"') else None
    left, right = chance.choice(["''", "“”", "„“", "«»", "``", ("\\\"", "\\\""), ("''", "''"), "””"])
    around = chance.choice(["key", "value", "both", "end"])
    if value is None and around != "key":
        return None
    if around == "end":
        last = chance.choice("”'")
        return with_member(scenario, leaf, f'"{key}": "{value}{last}')
    quoted = f'{left}{value}{right}' if around != "key" else raw
    return with_member(
        scenario, leaf, (f"{left}{key}{right}" if around != "value" else f'"{key}"') + ": " + quoted)


def one_pair_of_quotes(scenario, leaf, chance):
    key, raw = member(scenario, leaf)
    value = raw.strip('"')
    texts = [f'"{key}: {value}"']
    if value.startswith(("#", "{", "<")):
        texts.append(f'"{key}{value}"')
    text, codes, _ = with_member(scenario, leaf, chance.choice(texts))
    return text, codes, leaf.key[0]


def sign_inside_the_quotes(scenario, leaf, chance):
    document = scenario.document
    key, raw = member(scenario, leaf)
    if chance.random() < 0.5:
        return with_member(scenario, leaf, f'"{key}:" {raw}')
    if not raw.startswith('"') or document.text[leaf.value[1]] != ",":
        return None
    return replaced(document, leaf.value[1] - 1, leaf.value[1] + 1, ',"'), {"syntax"}, leaf.key[0]


def another_sign_for_the_comma(scenario, leaf, chance):
    document = scenario.document
    if document.text[leaf.value[1]] != ",":
        return None
    sign = chance.choice([";", ".", ":"])
    if sign != ";" and not scenario.document.raw(leaf).startswith('"'):
        return None
    return replaced(document, leaf.value[1], leaf.value[1] + 1, sign), {"syntax"}, leaf.key[0]


def another_bracket(scenario, leaf, chance):
    """A parenthesis or a square bracket closes a group, or a parenthesis opens it."""
    document, group = scenario.document, scenario.document.group(leaf.path[:-1])
    if chance.random() < 0.5:
        return replaced(document, group.body[0], group.body[0] + 1, "("), {"syntax"}, group.body[0]
    end = group.body[1] - 1
    return replaced(document, end, end + 1, chance.choice(")]")), {"syntax"}, end


def lost_closing_brace(scenario, leaf, chance):
    """The line that closes a group is lost, with its comma."""
    document, group = scenario.document, scenario.document.group(leaf.path[:-1])
    start = document.text.rfind("\n", 0, group.body[1])
    end = document.text.find("\n", group.body[1])
    if document.text[start:end].strip() not in ("}", "},") or len(group.path) < 2:
        return None
    return replaced(document, start, end, ""), {"syntax"}, (start, 0, 1)


def closing_brace_twice(scenario, leaf, chance):
    document, group = scenario.document, scenario.document.group(leaf.path[:-1])
    start = document.text.rfind("\n", 0, group.body[1])
    end = document.text.find("\n", group.body[1])
    line = document.text[start:end]
    if line.strip() != "},":
        return None
    return replaced(document, end, end, line), {"syntax"}, (end, 0, 1)


def no_value(scenario, leaf, chance):
    document = scenario.document
    start = leaf.key[1] + 1 if chance.random() < 0.5 else document.text.index(":", leaf.key[1]) + 1
    return replaced(document, start, leaf.value[1], ""), {"syntax"}, (leaf.key[0], 0, 1)


def misplaced_braces(scenario, leaf, chance):
    path = reference(scenario, leaf)
    if not path:
        return None
    text = chance.choice(['{"%s"}', '{"%s}"', '"{%s"}', '"{"%s"}"', "[%s]", '%s}"', "{%s}", "%s"])
    return with_value(scenario, leaf, "\0" + text % ".".join(path), {"syntax"})


# --- Slips in a value

def out_of_range(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if kind(value) != "number" or leaf.path[0] != "theme":
        return None
    if "opacity" in (leaf.path[1], leaf.path[-1]):
        return with_value(scenario, leaf, chance.choice([-0.1, 1.2, 12, 50, 120]), {"invalid-value"})
    lengths = ("radius", "border-width", "height", "width", "min-height", "min-width", "max-width",
               "padding-x", "padding-y", "elevation", "sizer")
    is_font = leaf.path[1] == "typography" and leaf.path[-1] == "size"
    if leaf.path[1] not in lengths and leaf.path[-1] not in ("radius", "corner-size") and not is_font:
        return None
    return with_value(
        scenario, leaf, 0 if is_font and chance.random() < 0.5 else -max(1, value), {"invalid-value"})


def no_font(scenario, leaf, chance):
    if leaf.path[1] != "font-family" and leaf.path[-1] != "family":
        return None
    text = chance.choice(["", " ", "#1d5fe2", "16px"])
    return with_value(scenario, leaf, text, {"invalid-value", "type-mismatch"})


def path_without_braces(scenario, leaf, chance):
    """A token's path stands without braces, where text is allowed, too."""
    path = reference(scenario, leaf)
    if not path:
        value = scenario.own[leaf.path]
        paths = [p for p, v in scenario.tokens.items() if v == value and p != leaf.path]
        if kind(value) != "string" or not paths:
            return None
        path = chance.choice(paths)
    return with_value(scenario, leaf, ".".join(path), {"invalid-value"})


def color_slip(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if not rgb(value):
        return None
    red, green, blue = (int(value[i:i + 2], 16) for i in (1, 3, 5))
    forms = [value[1:], "#" + value, "0x" + value[1:], value + ";", value[:4] + " " + value[4:],
             value.replace("0", "O") if "0" in value else value[1:], value + " 50%", "bleu", "whit",
             f"rgb({red}, {green}, {blue}", f"rbg({red}, {green}, {blue})", f"{red}, {green}, {blue}",
             f"rgb({red}; {green}; {blue})", f"rgb {red} {green} {blue}", "none", "undefined", "", "TODO",
             f"hsv({red}, 50%, 50%)", "var(--brand)", "$brand", "{}"]
    return with_value(scenario, leaf, chance.choice(forms), {"invalid-value"})


def number_slip(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if kind(value) != "number" or leaf.path[-1] == "weight":
        return None
    forms = ["{0}", "{0},5", "{0} px", "{0}pxx", "px{0}", "{0}px;", "{0}dp", "{0}O", "none", "auto", "", "-"]
    return with_value(
        scenario, leaf, chance.choice(forms).format(value), {"invalid-value", "type-mismatch"})


def word_slip(scenario, leaf, chance):
    """A word that programs read lacks a letter, has two swapped, or a capital."""
    value = BASE.get(leaf.path)
    texts = ("content", "title", "label", "text", "name")
    is_word = isinstance(value, str) and value.replace("-", "").isalpha() and value == value.lower()
    if not is_word or len(value) < 4 or any(name in leaf.path for name in texts):
        return None
    if leaf.path[-1] in ("family", "weight", "default") or leaf.path[1] == "font-family":
        return None
    at = chance.randrange(len(value))
    word = chance.choice([value[:at] + value[at + 1:], swapped(value, chance), value.capitalize()])
    return with_value(scenario, leaf, word, {"invalid-value"}) if word and word != value else None


FROZEN = [path for path in BASE if path[:2] == ("theme", "touch-target")]
SETS = [("theme", "padding-x"), ("theme", "padding-y")]
REQUIRED = ("primitives", "color", "light", "primary")
TERMS = {"contract": {
    "frozen": "theme.touch-target.**", "required-groups": ".".join(REQUIRED),
    "together": [[".".join(path) + ".**"] for path in SETS]}}


def frozen(scenario, leaf, chance):
    """A token is overridden that the configuration freezes."""
    return add(scenario, chance.choice(FROZEN), chance.choice([60, 64, 72]), {"frozen-token"})


def half_of_a_set(scenario, leaf, chance):
    """One of two tokens is overridden that the configuration holds together."""
    path = chance.choice([p for p in BASE if p[:2] in SETS])
    return add(scenario, path, resolved(BASE, path) + chance.choice([1, 2]), {"incomplete-override"})


def lacks_a_token(scenario, leaf, chance):
    """A token of a group is left out that the configuration asks for."""
    document = scenario.document
    group = document.group(REQUIRED)
    if leaf not in group.members:
        return None
    end = leaf.value[1] + (document.text[leaf.value[1]] == ",")
    start = leaf.key[0] - 1
    if document.text[leaf.value[1]] != ",":
        start = document.text.rfind(",", 0, start)
    return replaced(document, start, end, ""), {"required-group"}, group.key[0]


def add(scenario, path, value, codes):
    """The scenario with another token, where it does not have it yet."""
    if path in scenario.own:
        return None
    tree = json.loads(scenario.document.text)
    around = tree
    for name in path[:-1]:
        around = around.setdefault(name, {})
    around[path[-1]] = value
    text = json.dumps(tree, indent=2)
    made = Document(text)
    added = next(item for item in made.leaves if item.path == path)
    return text, codes, Line(made.line(added.key[0]))


def dark_left_out(scenario, leaf, chance):
    """A token that the base sets anew in dark gets a colour, and the dark theme does not."""
    value, dark = (resolved(tokens, leaf.path) for tokens in (BASE, {**BASE, **DARK}))
    if leaf.path not in DARK or not rgb(value) or value == dark or leaf.path in scenario.own_before:
        return None
    files = dict(scenario.files)
    tree = json.loads(files["acme-dark.json"])
    around = tree
    for name in leaf.path[:-1]:
        around = around[name]
    del around[leaf.path[-1]]
    files["acme-dark.json"] = json.dumps(tree, indent=2)
    return scenario.document.text, {"missing-context"}, leaf.key[0], files


KINDS = {
    "swapped letters": swapped_letters,
    "swapped letters in a group": swapped_letters_in_group,
    "lost letter": lost_letter,
    "capital letter": capital,
    "dropped group": dropped_group,
    "dropped segment of a reference": dropped_segment,
    "misspelt reference": misspelt_reference,
    "reference to a group": reference_to_group,
    "ring": ring,
    "brace": brace,
    "wrong category": wrong_category,
    "wrong type": wrong_type,
    "unit": unit,
    "hex digit": hex_digit,
    "null": null,
    "group for a token": group_for_token,
    "token for a group": token_for_group,
    "list for a token": list_for_token,
    "token twice": duplicate,
    "missing comma": missing_comma,
    "trailing comma": trailing_comma,
    "missing quote": missing_quote,
    "colour too pale": too_pale,
    "half a pair": half_a_pair,
    "half of a new pair": half_a_new_pair,
    "smaller target": smaller_target,
    "dark left out": dark_left_out,
    "another style of name": other_style,
    "plural or doubled letter": plural,
    "invented token": invented,
    "reference in another style": reference_in_another_style,
    "reference to what was": reference_into_the_theme_that_was,
    "comment": comment,
    "single quotes": single_quotes,
    "no quotes": no_quotes,
    "another sign for the colon": equals_sign,
    "unfinished merge": merge_conflict,
    "rest of a merge": rest_of_a_merge,
    "last line commented out": last_line_commented_out,
    "lost quote of a value": lost_quote_of_a_value,
    "object for a value": object_for_a_value,
    "group a level too deep": level_too_deep,
    "decimal comma": decimal_comma,
    "other quotes": other_quotes,
    "key and value in one pair of quotes": one_pair_of_quotes,
    "colon or comma inside the quotes": sign_inside_the_quotes,
    "another sign for the comma": another_sign_for_the_comma,
    "another bracket": another_bracket,
    "lost closing brace": lost_closing_brace,
    "closing brace twice": closing_brace_twice,
    "no value": no_value,
    "misplaced braces": misplaced_braces,
    "value out of range": out_of_range,
    "no font": no_font,
    "path without braces": path_without_braces,
    "slip of a colour": color_slip,
    "slip of a number": number_slip,
    "slip of a word": word_slip,
    "smaller font": smaller_font,
    "frozen token": frozen,
    "half of a set": half_of_a_set,
    "required token left out": lacks_a_token,
}

# The kinds in which a name is one slip away from the right one.
NEAR_MISSES = {
    "swapped letters", "swapped letters in a group", "lost letter", "capital letter",
    "dropped segment of a reference", "misspelt reference",
}


# --- Harmless edits

def indented(scenario, chance):
    return json.dumps(json.loads(scenario.document.text), indent=chance.choice([None, 1, 3, 8, "\t"]))


def shuffled(tree, chance):
    if not isinstance(tree, dict):
        return tree
    items = list(tree.items())
    chance.shuffle(items)
    return {name: shuffled(value, chance) for name, value in items}


def reordered(scenario, chance):
    return json.dumps(shuffled(json.loads(scenario.document.text), chance), indent=2)


def at_leaf(change):
    def edit(scenario, chance):
        for _ in range(1000):
            leaf = chance.choice(scenario.document.leaves)
            text = change(scenario, leaf, chance)
            if text is not None:
                return replaced(scenario.document, *leaf.value, text)
        return None
    return edit


def same_color(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if not rgb(value):
        return None
    return json.dumps(chance.choice([value.upper(), value + "ff" if len(value) == 7 else value.upper()]))


def same_number(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    if kind(value) != "number":
        return None
    return chance.choice([f"{value:.2f}" if value == round(value, 2) else None, f"{value}e0"])


def other_braces(scenario, leaf, chance):
    path = reference(scenario, leaf)
    return json.dumps(chance.choice(["{%s}", "<%s>"]) % ".".join(path)) if path else None


def other_number(scenario, leaf, chance):
    """A legal override: another length, no target for touches."""
    value = scenario.own[leaf.path]
    names = ".".join(leaf.path)
    if kind(value) != "number" or not leaf.path[0] == "theme" or "opacity" in names:
        return None
    if leaf.path[1] in ("touch-target", "height", "width", "min-height", "min-width", "typography"):
        return str(round(value * chance.choice([1, 1.25, 1.5]), 2))
    return str(round(value * chance.choice([0.5, 0.75, 1.25, 2]), 2))


def other_boolean(scenario, leaf, chance):
    value = scenario.own[leaf.path]
    return json.dumps(not value) if isinstance(value, bool) else None


def other_family(scenario, leaf, chance):
    return json.dumps("Inter Tight") if leaf.path[1] == "font-family" else None


def stronger(scenario, leaf, chance):
    """A legal override: a foreground in black or white, whichever stands out more."""
    found = judged(scenario, leaf.path)
    if len(found) != 1 or leaf.path[-1] not in FOREGROUNDS:
        return None
    if scenario.dark is not None or leaf.path in [target(v) for v in scenario.tokens.values()]:
        return None
    return json.dumps("#000000" if luminance(found[0][0]) > 0.18 else "#ffffff")


EDITS = {
    "indentation": indented,
    "order": reordered,
    "the same colour": at_leaf(same_color),
    "the same number": at_leaf(same_number),
    "the other braces": at_leaf(other_braces),
    "another length": at_leaf(other_number),
    "another boolean": at_leaf(other_boolean),
    "another font": at_leaf(other_family),
    "a stronger colour": at_leaf(stronger),
}


# --- Runs

def changes(scenario, text, files):
    """Whether a mutation changes a path or a resolved value."""
    def unique(members):
        if len(dict(members)) < len(members):
            raise ValueError("a key stands twice")
        return dict(members)

    try:
        own = dict(flat(json.loads(text, object_pairs_hook=unique)))
    except (ValueError, AttributeError):
        return True
    if list(scenario.own) != list(own) or files != scenario.files:
        return True
    before, after = scenario.tokens, {**BASE, **own}
    return any(resolved(before, path) != resolved(after, path) for path in before)


def run(tokenc, scenario, text, files, *arguments):
    """What a run prints, and the files after it."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in {"acme.json": text, **files}.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8", newline="") as file:
                file.write(content)
        options = [option.format(fixtures=FIXTURES) for option in scenario.options]
        done = subprocess.run(
            [tokenc, "validate", "acme.json", "--report", "json", *options, *arguments],
            cwd=folder, capture_output=True, text=True)
        after = {}
        for name in ["acme.json", *files]:
            with open(os.path.join(folder, name), encoding="utf-8", newline="") as file:
                after[name] = file.read()
    return done, after


def findings(tokenc, scenario, text, files):
    done, _ = run(tokenc, scenario, text, files)
    try:
        return json.loads(done.stdout)["diagnostics"]
    except (ValueError, KeyError):
        return [{"code": f"status {done.returncode}", "message": done.stderr[:200]}]


def fixed(tokenc, scenario, text, files):
    """Whether `--fix` makes the theme of before, makes something else, or leaves all as it is."""
    _, after = run(tokenc, scenario, text, files, "--fix")
    if after == {"acme.json": text, **files}:
        return "left"
    before = {"acme.json": scenario.document.text, **scenario.files}
    return "mended" if after == before else "changed"


def judged_and_fixed(tokenc, scenario, text, files):
    return findings(tokenc, scenario, text, files), fixed(tokenc, scenario, text, files)


def scenarios():
    base = ["--base", "{fixtures}/defaultTokens.json"]
    dark = base + ["--base-theme", "dark={fixtures}/darkTokens.json"]
    custom = load("customTheme.json")
    made = [
        Scenario("customTheme.json", custom, dark),
        Scenario("a copy of defaultTokens.json", load("defaultTokens.json"), base),
    ]
    # The customer sets every colour anew that the base sets anew in dark, in both themes.
    own = dict(flat(json.loads(custom)))
    light, night = {}, {}
    for path in DARK:
        value, dark_value = resolved(BASE, path), resolved({**BASE, **DARK}, path)
        if path in own or not rgb(value):
            continue
        for tree, color in ((light, value), (night, dark_value)):
            around = tree
            for name in path[:-1]:
                around = around.setdefault(name, {})
            around[path[-1]] = color
    both = Scenario(
        "a theme in light and dark", json.dumps(light, indent=2),
        dark + ["--theme", "dark=acme-dark.json"], {"acme-dark.json": json.dumps(night, indent=2)})
    both.own_before = {}
    terms = Scenario("a theme with terms", custom, dark, {"tokenc.json": json.dumps(TERMS)})
    return made, [both, terms]


# Kinds that are made in a scenario of their own.
PLACES = {"dark left out": 0, "frozen token": 1, "half of a set": 1, "required token left out": 1}


def mutants(count, chance):
    made, others = scenarios()
    leaves = [(scenario, leaf) for scenario in made for leaf in scenario.document.leaves]
    for index in range(count):
        name = list(KINDS)[index % len(KINDS)]
        places = leaves
        if name in PLACES:
            other = others[PLACES[name]]
            places = [(other, leaf) for leaf in other.document.leaves]
        for _ in range(20_000):
            scenario, leaf = chance.choice(places)
            mutant = KINDS[name](scenario, leaf, chance)
            if not mutant:
                continue
            text, codes, place, *rest = mutant
            files = rest[0] if rest else scenario.files
            if changes(scenario, text, files):
                break
        else:
            raise SystemExit(f"no place for '{name}'")
        offset, *shifts = place if isinstance(place, tuple) else (place, 0)
        line = offset if isinstance(offset, Line) else scenario.document.line(offset)
        yield name, scenario, text, files, codes, {line + shift for shift in shifts}, leaf


def judge(found, codes, lines):
    """What is wrong with the report of a mutation; empty where nothing is."""
    found = [finding for finding in found if finding["code"] != "legacy-syntax"]
    if not found:
        return "nothing is reported"
    right = [f for f in found if f["code"] in codes and f.get("line") in lines and
             not str(f.get("file")).startswith("/")]
    if not right:
        return "not what was expected"
    return "" if len(found) == 1 else "more than one finding"


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    tokenc = os.path.abspath(sys.argv[1])
    seed = sys.argv[2] if len(sys.argv) > 2 else "1"
    count = int(sys.argv[3]) if len(sys.argv) > 3 else len(KINDS) * 50
    chance = random.Random(seed)
    made, others = scenarios()
    for scenario in made + others:
        before = findings(tokenc, scenario, scenario.document.text, scenario.files)
        if before:
            raise SystemExit(f"{scenario.name} has findings of its own: {before[:3]}")
    table, missed = {}, []
    with ThreadPoolExecutor(2) as pool:
        jobs = [
            (m, pool.submit(judged_and_fixed, tokenc, m[1], m[2], m[3]))
            for m in mutants(count, chance)]
        for (name, scenario, text, _, codes, lines, leaf), job in jobs:
            found, fix = job.result()
            problem = judge(found, codes, lines)
            row = table.setdefault(name, [0, 0, 0, 0, 0])
            row[0] += 1
            row[1] += not problem or problem.startswith("more")
            row[2] += problem.startswith("more")
            row[3] += fix == "mended"
            row[4] += fix == "changed"
            if problem:
                missed.append((name, scenario, leaf, text, codes, lines, problem, found))
        noise = []
        quiet = 0
        jobs = []
        for index in range(min(count, 1000)):
            name = list(EDITS)[index % len(EDITS)]
            text = None
            while text is None:
                scenario = chance.choice(made)
                text = EDITS[name](scenario, chance)
            jobs.append((name, scenario, text, pool.submit(judged_and_fixed, tokenc, scenario, text, {})))
        for name, scenario, text, job in jobs:
            found, fix = job.result()
            found = [f for f in found if f["code"] != "legacy-syntax"]
            if fix != "left":
                found.append({"code": "--fix", "message": "changes it"})
            quiet += not found
            if found:
                noise.append((name, scenario, text, found))
    report(seed, table, missed, quiet, noise)
    found, several = (sum(row[i] for row in table.values()) for i in (1, 2))
    near = [row for name, row in table.items() if name in NEAR_MISSES]
    made, mended = (sum(row[i] for row in near) for i in (0, 3))
    print(f"\nnear misses mended by --fix: {mended} of {made}")
    is_good = found >= 0.99 * count and not several and not noise and mended >= 0.6 * made
    raise SystemExit(0 if is_good else 1)


def report(seed, table, missed, quiet, noise):
    print(f"seed {seed}\n")
    print("| mutation | made | found | with several findings | mended | changed otherwise |")
    print("|---|---|---|---|---|---|")
    for name, row in table.items():
        print(f"| {name} | {' | '.join(map(str, row))} |")
    total = [sum(row[i] for row in table.values()) for i in range(5)]
    print(f"| all | {' | '.join(map(str, total))} |")
    print(f"\nharmless edits without findings: {quiet} of {quiet + len(noise)}")
    for name, scenario, leaf, text, codes, lines, problem, found in missed:
        print(f"\n{name} at '{'.'.join(leaf.path)}' in {scenario.name}: {problem}")
        print(f"  expected {' or '.join(sorted(codes))} at line {' or '.join(map(str, sorted(lines)))}")
        for line in sorted(lines):
            if line <= text.count("\n") + 1:
                print(f"  {text.splitlines()[line - 1].strip()}"[:200])
        for finding in found[:4]:
            print(f"  {finding.get('file')}:{finding.get('line')}: {finding['code']}: {finding['message']}")
    for name, scenario, text, found in noise:
        print(f"\nharmless '{name}' in {scenario.name}:")
        for finding in found[:4]:
            print(f"  {finding.get('file')}:{finding.get('line')}: {finding['code']}: {finding['message']}")


if __name__ == "__main__":
    main()
