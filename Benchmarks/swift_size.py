"""What a theme of 5,000 tokens in three themes costs as Swift, in three forms.

    swift_size.py TOKENC [COUNT [FORM...]]

The forms: `tokenc`; `flat`, one enumeration of constants a theme; `nested`, structs with stored
properties. Each is compiled in debug and optimised with a program that reads 64 tokens, copies a theme,
and reads it on a thread with a stack of 512 KiB. A row has the CPU seconds of the compilation (one run;
`>` where it was stopped after BENCH_LIMIT seconds, 170), what the executable has more than an empty one,
the size of a theme, the time to pass one on and keep it, and whether the small stack was enough.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile

from swift_compile import (
    LANGUAGE, MODES, camel, document, flat, spelled, tokens, write)

LIMIT = int(os.environ.get("BENCH_LIMIT", "170"))
NAMES = ["default", "acme", "globex"]

NESTED_VALUES = """
public struct TokenColor: Sendable {
  public var rgba: UInt32
  public init(_ rgba: UInt32) { self.rgba = rgba }
  public var red: Double { Double(rgba >> 24) / 255 }
}
public struct TokenShadow: Sendable {
  public var color: TokenColor
  public var x, y, blur, spread: Double
}
"""

PROGRAM = """
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@inline(never) func read(_ theme: THEME) -> Double {
  var sum = 0.0
READS
  return sum
}
@inline(never) func pass(_ theme: THEME) -> THEME { theme }

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

@inline(never) func copying(_ theme: THEME) {
  var kept = [theme, theme, theme, theme]
  let rounds = MemoryLayout<THEME>.size > 1000 ? 20_000 : 2_000_000
  let start = nanoseconds()
  for round in 0..<rounds { kept[round & 3] = pass(theme) }
  let time = Double(nanoseconds() - start) / Double(rounds)
  print(MemoryLayout<THEME>.size, time, read(kept[2]))
}

func onSmallStack() {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  pthread_attr_setstacksize(&attributes, 512 * 1024)
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  pthread_create(&thread, &attributes, { _ in
    print(read(pass(VALUE)))
    return nil
  }, nil)
  #if canImport(Glibc)
    pthread_join(thread, nil)
  #else
    if let thread { pthread_join(thread, nil) }
  #endif
}

@main struct Program {
  static func main() {
    if CommandLine.arguments.count > 1 { onSmallStack() } else { copying(VALUE) }
  }
}
"""


def nested(themes):
    """Structs in structs; each has a constant of every theme, made of those of what is inside."""
    lines = [NESTED_VALUES]
    tree = {}
    for theme, (_, found) in enumerate(themes):
        for path, kind, value in found:
            group = tree
            for name in path[:-1]:
                group = group.setdefault(name, {})
            group.setdefault(path[-1], [kind]).append(value)
    write_struct("Theme", tree, lines, "")
    return "\n".join(lines) + "\n"


def write_struct(name, tree, lines, indent):
    lines.append(f"{indent}public struct {name}: Sendable {{")
    types, values = [], [[] for _ in NAMES]
    for member, inner in tree.items():
        own = camel([member])
        if isinstance(inner, dict):
            kind = own[0].upper() + own[1:]
            write_struct(kind, inner, lines, indent + "  ")
            parts = [f"{kind}._{theme}" for theme in NAMES]
        else:
            kind = {"color": "TokenColor", "color?": "TokenColor?", "number": "Double",
                    "shadow": "TokenShadow"}[inner[0]]
            parts = [stored(inner[0], value) for value in inner[1:]]
        types.append(f"{indent}  public var `{own}`: {kind}")
        for list_, part in zip(values, parts):
            list_.append(f"`{own}`: {part}")
    lines += types
    for theme, arguments in zip(NAMES, values):
        lines.append(f"{indent}  public static let _{theme} = {name}({', '.join(arguments)})")
    lines.append(indent + "}")


def stored(kind, value):
    if value is None:
        return "nil"
    if kind in ("color", "color?"):
        return "TokenColor(0x%02x%02x%02xff)" % tuple(value)
    if kind == "number":
        return str(float(value))
    color, lengths = value
    labels = ", ".join(f"{a}: {b}" for a, b in zip(("x", "y", "blur", "spread"), [0] + lengths))
    return f"TokenShadow(color: {stored('color', color)}, {labels})"


def program(found, form):
    colors = [path for path, kind, _ in found if kind == "color"]
    chosen = colors[:: max(1, len(colors) // 64)][:64]
    if form == "flat":
        # There is no value to pass on; the program passes on a number.
        reads = ["DefaultTokens." + camel(path) for path in chosen]
        theme, value = "Int", "1"
    else:
        reads = [spelled(path).replace("Theme.default.", "theme.") for path in chosen]
        theme, value = "Theme", "Theme._default" if form == "nested" else "Theme.default"
    lines = "\n".join(f"  sum += {name}.red" for name in reads)
    return PROGRAM.replace("READS", lines).replace("THEME", theme).replace("VALUE", value)


def compiled(files, mode, folder, output):
    """CPU seconds, or `None` where the limit was reached."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
    command = ["swiftc", *LANGUAGE, "-parse-as-library", *MODES[mode], *files, "-o", output]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, cwd=folder, preexec_fn=limit, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    time = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if done.returncode == 0:
        return time
    if time < LIMIT * 0.9:
        sys.exit(f"{' '.join(command)}: {done.stderr[:1500]}")
    return None


def measure(form, count, tokenc, folder):
    themes = [(name, tokens(count, 20251 + index)) for index, name in enumerate(NAMES)]
    if form == "tokenc":
        command = [tokenc, "build", "default.json", "-o", "Theme.swift"]
        for name, found in themes:
            write(folder, f"{name}.json", json.dumps(document(found)))
            if name != "default":
                command += ["--theme", f"{name}={name}.json"]
        subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    else:
        write(folder, "Theme.swift", (flat if form == "flat" else nested)(themes))
    write(folder, "Program.swift", program(themes[0][1], form))
    write(folder, "Empty.swift", "@main struct Program { static func main() { print(1) } }\n")
    for mode in MODES:
        compiled(["Empty.swift"], mode, folder, "empty")
        time = compiled(["Theme.swift", "Program.swift"], mode, folder, "program")
        if time is None:
            print(f"  {form:7} {mode:10} > {LIMIT} s", flush=True)
            continue
        added = os.path.getsize(f"{folder}/program") - os.path.getsize(f"{folder}/empty")
        run = subprocess.run([f"{folder}/program"], capture_output=True, text=True)
        size, copy = run.stdout.split()[:2] if run.returncode == 0 else ("-", "nan")
        small = subprocess.run([f"{folder}/program", "small"], capture_output=True)
        print(
            f"  {form:7} {mode:10} {time:7.1f} s {added // 1024:6} kB   theme {size:>6} bytes"
            f"   copy {float(copy):9.1f} ns   512 KiB {'ok' if small.returncode == 0 else 'CRASH'}",
            flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    tokenc = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    print(f"{count} tokens in three themes as Swift")
    for form in sys.argv[3:] or ["tokenc", "flat", "nested"]:
        with tempfile.TemporaryDirectory() as folder:
            measure(form, count, tokenc, folder)


if __name__ == "__main__":
    main()
