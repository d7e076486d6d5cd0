"""Write a theme of many tokens: the same bytes for the same number, everywhere.

    generate.py COUNT > tokens.json

Half of the tokens are aliases in chains of depth 4, one in ten is a composite, the rest are colours,
lengths and numbers. Pretty-printed with two blanks, as people and tools write such files.
"""
import json
import sys


class Numbers:
    """A linear congruential generator, so that no version of Python changes the file."""

    def __init__(self):
        self.state = 20251

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % limit


def literal(kind, numbers):
    if kind == "color":
        parts = [numbers.below(256) for _ in range(3)]
        return {
            "colorSpace": "srgb",
            "components": [round(part / 255, 4) for part in parts],
            "alpha": 1,
            "hex": "#" + "".join(f"{part:02x}" for part in parts),
        }
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


def theme(count):
    numbers = Numbers()
    kinds = ["color", "dimension", "number"]
    document = {"theme": {}}
    # Ten tokens at a time: four literals, one composite, a chain of four and one more alias.
    for block in range(count // 10):
        group = document["theme"].setdefault(f"component-{block // 20}", {})
        part = group.setdefault(f"part-{block % 20}", {})
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


def main():
    json.dump(theme(int(sys.argv[1])), sys.stdout, indent=2)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
