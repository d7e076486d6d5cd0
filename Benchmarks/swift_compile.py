"""How long generated Swift takes to compile, beside a flat file of the same constants.

    swift_compile.py TOKENC [COUNT...]

For each number of tokens (1,000 where none is given) and for one theme and three, writes the theme with
tokenc and the same constants as other generators write them: one enumeration a theme, one
`static let` a token. Both are compiled with a file that reads 64 tokens, and linked. The table has CPU
seconds (the smallest of BENCH_RUNS runs, 3) and the ratio to the flat file. Ratios can be compared
between machines, seconds cannot.
"""
import json
import os
import subprocess
import sys
import tempfile

RUNS = int(os.environ.get("BENCH_RUNS", "3"))
MODES = {"debug": ["-Onone", "-g"], "optimised": ["-O", "-wmo"]}
LANGUAGE = ["-swift-version", "6", "-strict-concurrency=complete", "-module-name", "App"]
# What a component has, as in the fixtures: mostly colours, some lengths, texts and composites.
STATES = ["default", "pressed", "disabled"]
COLORS = ["background", "foreground", "border"]

FLAT_VALUES = """
public struct TokenColor: Sendable, Hashable {
  public var red, green, blue, alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
public struct TokenShadow: Sendable, Hashable {
  public var color: TokenColor
  public var x, y, blur, spread: Double
  public init(color: TokenColor, x: Double, y: Double, blur: Double, spread: Double) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
  }
}
"""


class Numbers:
    """A linear congruential generator, so that no version of Python changes the files."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % limit


def tokens(count, seed):
    """Paths with a kind and a value; the same paths for every seed."""
    numbers = Numbers(seed)
    found = []
    component = 0
    while len(found) < count:
        name = f"component-{component}"
        for state in STATES:
            for color in COLORS:
                parts = [numbers.below(256) for _ in range(3)]
                path = ["color", name, state, color]
                # One border in ten components is left out.
                if color == "border" and state == "default" and component % 10 == 0:
                    found.append((path, "color?", None if seed % 2 else parts))
                else:
                    found.append((path, "color", parts))
        for group in ("radius", "height", "opacity"):
            found.append(([group, name], "number", numbers.below(400) / 4))
        parts = [numbers.below(256) for _ in range(3)]
        lengths = [numbers.below(40) / 4 for _ in range(3)]
        found.append((["elevation", name, "shadow"], "shadow", (parts, lengths)))
        component += 1
    return found[:count]


def document(found):
    root = {"theme": {}}
    for path, kind, value in found:
        group = root["theme"]
        for name in path[:-1]:
            group = group.setdefault(name, {})
        group[path[-1]] = token(kind, value)
    return root


def token(kind, value):
    if kind in ("color", "color?"):
        return {"$type": "color", "$value": hexadecimal(value)}
    if kind == "number":
        return {"$type": "number", "$value": value}
    color, lengths = value
    names = ["offsetX", "offsetY", "blur", "spread"]
    members = {name: {"value": length, "unit": "px"} for name, length in zip(names, [0] + lengths)}
    return {"$type": "shadow", "$value": {"color": hexadecimal(color), **members}}


def hexadecimal(parts):
    return None if parts is None else "#%02x%02x%02x" % tuple(parts)


def camel(path):
    words = [word for name in path for word in name.split("-")]
    return words[0] + "".join(word.capitalize() for word in words[1:])


def swift_color(parts):
    numbers = ", ".join(
        f"{label}: {part / 255:.3f}" for label, part in zip(("red", "green", "blue"), parts))
    return f"TokenColor({numbers}, alpha: 1)"


def constant(kind, value):
    if kind == "color?":
        return (": TokenColor?", "nil" if value is None else swift_color(value))
    if kind == "color":
        return ("", swift_color(value))
    if kind == "number":
        return (": Double", str(value))
    color, lengths = value
    labels = ", ".join(f"{a}: {b}" for a, b in zip(("x", "y", "blur", "spread"), [0] + lengths))
    return ("", f"TokenShadow(color: {swift_color(color)}, {labels})")


def flat(themes):
    lines = [FLAT_VALUES]
    for name, found in themes:
        lines.append(f"public enum {name.capitalize()}Tokens {{")
        for path, kind, value in found:
            annotation, text = constant(kind, value)
            lines.append(f"  public static let {camel(path)}{annotation} = {text}")
        lines.append("}")
    return "\n".join(lines) + "\n"


def reader(found, name):
    """A program that reads 64 tokens; `name` says how a path is spelled."""
    colors = [path for path, kind, _ in found if kind == "color"]
    lines = ["var sum = 0.0"]
    lines += [f"sum += {name(path)}.red" for path in colors[:: max(1, len(colors) // 64)][:64]]
    return "\n".join(lines) + "\nprint(sum)\n"


def spelled(path):
    return "Theme.default." + ".".join(
        "`default`" if name == "default" else camel([name]) for name in path)


def seconds(files, mode, folder):
    command = ["swiftc", *LANGUAGE, *MODES[mode], *files, "-o", "program"]
    best = None
    for _ in range(RUNS):
        process = subprocess.Popen(
            command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(command)}: {output[:1000]}")
        time = usage.ru_utime + usage.ru_stime
        best = time if best is None else min(best, time)
    return best


def write(folder, name, text):
    os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def measure(tokenc, count, theme_count, folder):
    names = ["default", "acme", "globex"][:theme_count]
    themes = [(name, tokens(count, 20251 + index)) for index, name in enumerate(names)]
    command = [tokenc, "build", "default.json", "-o", "theme/Theme.swift"]
    for name, found in themes:
        write(folder, f"{name}.json", json.dumps(document(found)))
        if name != "default":
            command += ["--theme", f"{name}={name}.json"]
    found = themes[0][1]
    subprocess.run(command, cwd=folder, check=True)
    write(folder, "theme/main.swift", reader(found, spelled))
    write(folder, "flat/Tokens.swift", flat(themes))
    write(folder, "flat/main.swift", reader(found, lambda path: "DefaultTokens." + camel(path)))
    for mode in MODES:
        ours = seconds(["theme/Theme.swift", "theme/main.swift"], mode, folder)
        other = seconds(["flat/Tokens.swift", "flat/main.swift"], mode, folder)
        print(
            f"  {count:6} tokens {theme_count} theme(s) {mode:10} tokenc {ours:6.2f} s"
            f"   flat {other:6.2f} s   {ours / other:5.2f} x", flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tokenc = os.path.abspath(sys.argv[1])
    print(f"compiling generated Swift, smallest of {RUNS} runs, with link")
    for count in [int(text) for text in sys.argv[2:]] or [1000]:
        for theme_count in (1, 3):
            with tempfile.TemporaryDirectory() as folder:
                measure(tokenc, count, theme_count, folder)


if __name__ == "__main__":
    main()
