"""Write a theme of many tokens: the same bytes for the same arguments, everywhere.

    generate.py COUNT > tokens.json            half aliases in chains of depth 4, one in ten a composite
    generate.py COUNT chain > chain.json       one chain of references through all tokens
    generate.py COUNT light > light.json       texts on backgrounds, all with enough contrast
    generate.py COUNT dark > dark.json         the colours of those for a dark theme
    generate.py COUNT theme NUMBER > one.json  another value for one literal in twenty

Pretty-printed with two blanks, as people and tools write such files.
"""
import json
import sys


class Numbers:
    """A linear congruential generator, so that no version of Python changes the file."""

    def __init__(self, seed=20251):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % limit


def color(parts):
    return {
        "colorSpace": "srgb",
        "components": [round(part / 255, 4) for part in parts],
        "alpha": 1,
        "hex": "#" + "".join(f"{part:02x}" for part in parts),
    }


def literal(kind, numbers):
    if kind == "color":
        return color([numbers.below(256) for _ in range(3)])
    if kind == "dimension":
        return {"value": numbers.below(400) / 4, "unit": "px"}
    return numbers.below(1000) / 10


def composite(numbers):
    return {
        "color": literal("color", numbers),
        "offsetX": literal("dimension", numbers),
        "offsetY": literal("dimension", numbers),
        "blur": literal("dimension", numbers),
        "spread": literal("dimension", numbers),
    }


def place(document, block):
    group = document["theme"].setdefault(f"component-{block // 20}", {})
    return group.setdefault(f"part-{block % 20}", {})


def theme(count):
    numbers = Numbers()
    kinds = ["color", "dimension", "number"]
    document = {"theme": {}}
    # Ten tokens at a time: four literals, one composite, a chain of four and one more alias.
    for block in range(count // 10):
        part = place(document, block)
        names = []
        for index in range(4):
            kind = kinds[(block + index) % 3]
            names.append((f"base-{index}", kind))
            part[f"base-{index}"] = {"$type": kind, "$value": literal(kind, numbers)}
        part["shadow"] = {"$type": "shadow", "$value": composite(numbers)}
        path = f"theme.component-{block // 20}.part-{block % 20}"
        target = f"base-{numbers.below(4)}"
        for index in range(4):
            part[f"alias-{index}"] = {"$value": f"{{{path}.{target}}}"}
            target = f"alias-{index}"
        part["alias-4"] = {"$value": f"{{{path}.{names[numbers.below(4)][0]}}}"}
    return document


def override(count, number):
    """What a theme over `theme(count)` says anew."""
    numbers = Numbers(number + 1)
    kinds = ["color", "dimension", "number"]
    document = {"theme": {}}
    for block in range(number % 5, count // 10, 5):
        kind = kinds[block % 3]
        place(document, block)["base-0"] = {"$type": kind, "$value": literal(kind, numbers)}
    return document


def chain(count):
    document = {"theme": {"token-0": {"$type": "number", "$value": 1}}}
    for index in range(1, count):
        document["theme"][f"token-{index}"] = {"$value": f"{{theme.token-{index - 1}}}"}
    return document


def pairs(count, is_dark):
    """Four tokens at a time: a background, a text on it, an alias of it and a length."""
    numbers = Numbers()
    document = {"theme": {}}
    for block in range(count // 4):
        part = place(document, block)
        ground, text = [numbers.below(40) for _ in range(3)], [215 + numbers.below(40) for _ in range(3)]
        if not is_dark:
            ground, text = text, ground
        part["background"] = {"$type": "color", "$value": color(ground)}
        part["text"] = {"$type": "color", "$value": color(text)}
        if not is_dark:
            path = f"theme.component-{block // 20}.part-{block % 20}"
            part["label"] = {"$value": f"{{{path}.text}}"}
            part["gap"] = {"$type": "dimension", "$value": literal("dimension", numbers)}
    return document


def main():
    count, words = int(sys.argv[1]), sys.argv[2:]
    kind = words[0] if words else "tokens"
    if kind == "theme":
        document = override(count, int(words[1]))
    elif kind == "chain":
        document = chain(count)
    elif kind in ("light", "dark"):
        document = pairs(count, kind == "dark")
    else:
        document = theme(count)
    json.dump(document, sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
