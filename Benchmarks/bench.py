"""How long tokenc takes, beside programs that do less with the same files.

    bench.py TOKENC

Every program of a row runs in turn, several times (BENCH_RUNS); the table has the median of the CPU
seconds (user and system), the ratio to the row's first program and the peak of memory. Ratios can be
compared between machines, seconds cannot. The last table has the goals, and whether each holds.

BENCH_HUGE=0 leaves out a million tokens, which take a minute and two gigabytes. Other tools are run
beside tokenc where a variable has their command: BENCH_STYLE_DICTIONARY and BENCH_TERRAZZO, in which
{input} stands for the tokens and {output} for a folder.
"""
import os
import shlex
import subprocess
import sys
import tempfile

from inputs import OUTPUTS, Inputs
from measure import RUNS, Program, compare
from programs import Programs

ALL = ("swift", "css", "json")
HUGE = os.environ.get("BENCH_HUGE", "1") != "0"
PEERS = {"Style Dictionary": "BENCH_STYLE_DICTIONARY", "Terrazzo": "BENCH_TERRAZZO"}


class Bench:
    """The rows of the table and the goals."""

    def __init__(self, tokenc, folder):
        self.tokenc = tokenc
        self.folder = folder
        self.inputs = Inputs(folder, HUGE)
        self.programs = Programs(folder)
        self.goals = []

    def goal(self, number, text, value, limit, at_least=False):
        """Notes a goal; one that cannot be measured here is left open."""
        held = None if value is None else value >= limit if at_least else value <= limit
        self.goals.append((number, text, value, limit, at_least, held))

    def ratio(self, number, text, program, base, limit):
        measured = program and base and program.times and base.times
        value = program.milliseconds / base.milliseconds if measured else None
        self.goal(number, text, value, limit)

    def build(self, source, formats, more=(), count=1, name=None, prepare=None, command="build"):
        outputs = [OUTPUTS[name] for name in formats]
        arguments = [self.tokenc, command, source, *more]
        for path in outputs:
            arguments += ["-o", path]
        return Program(
            name or "tokenc " + " + ".join(formats), arguments, outputs, prepare,
            self.inputs.check(formats, count))

    def validate(self, *arguments, name="tokenc validate, all rules"):
        return Program(name, [self.tokenc, "validate", *arguments])

    def copy(self, source):
        """The program that copies; where there is no compiler, `cp`."""
        command = [self.programs.copy] if self.programs.copy else ["cp"]
        return Program("copy the file (C)", [*command, source, "copied"], ["copied"])

    def row(self, title, programs, runs=RUNS):
        return compare(title, [program for program in programs if program], self.folder, runs)

    def small(self):
        copy, version = self.copy("one.json"), Program("tokenc --version", [self.tokenc, "--version"])
        one = self.build("one.json", ["css"], name="tokenc css, one token")
        ok = self.row("start-up", [copy, version, one], RUNS * 5)
        self.ratio(1, "--version beside a copy", version, copy, 2)
        self.ratio(1, "a build of one token beside a copy", one, copy, 2)
        dark = ["--theme", "dark=darkTokens.json"]
        base = ["--base", "defaultTokens.json", "--base-theme", "dark=darkTokens.json"]
        copy = self.copy("defaultTokens.json")
        build = self.build("defaultTokens.json", ALL, dark, 983)
        check = self.validate("defaultTokens.json", *dark)
        one = self.validate("customTheme.json", *base, name="tokenc validate, a theme over it")
        each = self.validate(
            "--each", "themes/*.json", *base, name="tokenc validate --each, 20 over it")
        ok &= self.row("the fixture, 983 tokens in two themes", [copy, build, check, one, each], RUNS * 3)
        self.ratio(2, "the fixture to Swift, CSS and JSON beside a copy", build, copy, 8)
        self.ratio(2, "validate of it, all rules", check, copy, 8)
        return ok

    def reading(self):
        if not self.programs.parse or not self.programs.read:
            self.goal(3, "reading, beside simdjson", None, 1, at_least=True)
            return True
        print("\nreading in process, MB/s: simdjson (fresh parser), tokenc's reader, ratio")
        for name, what, limit in (
            ("tokens100k.json", "pretty-printed", 1), ("tokens100k.min.json", "minified", 0.9)
        ):
            def rate(program):
                return float(subprocess.check_output(
                    [program, os.path.join(self.folder, name), "15"], text=True))
            theirs = max(rate(self.programs.parse) for _ in range(3))
            ours = max(rate(self.programs.read) for _ in range(3))
            print(f"  {what:44} {theirs:9.0f} {ours:9.0f} {ours / theirs:8.2f} x")
            self.goal(3, f"reading {what}, rate beside simdjson's", ours / theirs, limit, True)
        return True

    def large(self):
        source = "tokens100k.json"
        size = self.inputs.megabytes(source)
        parse = self.programs.parse and Program(
            "load and parse (C++, simdjson)", [self.programs.parse, source])
        css = self.build(source, ["css"], count=100_000)
        as_json = self.build(source, ["json"], count=100_000)
        swift = self.build(source, ["swift"], count=100_000)
        full = self.build(source, ALL, count=100_000)
        again = self.build(
            source, ALL, count=100_000, name="tokenc again, nothing to do", prepare=lambda: None)
        check = self.build(
            source, ALL, ["--check"], 100_000, "tokenc --check, nothing to do", lambda: None)
        kept = self.build(
            source, ALL, ["--cache", "kept"], 100_000, "tokenc --cache, nothing to do", lambda: None)
        kept_check = self.build(
            source, ALL, ["--cache", "kept", "--check"], 100_000,
            "tokenc --cache --check, nothing to do", lambda: None)
        chain = self.build("chain100k.json", ALL, count=100_000, name="tokenc, a chain of 100,000 hops")
        theme = ["--theme", "dark=dark100k.json"]
        pairs = self.build(
            "light100k.json", ["json"], theme, 100_000, "tokenc json, light and dark")
        judged = self.validate(
            "light100k.json", *theme, name="tokenc validate, light and dark, all rules")
        ok = self.row(
            f"100,000 tokens, {size:.1f} MB",
            [parse, self.copy(source), css, as_json, swift, full, again, check, kept, kept_check,
             chain, pairs, judged,
             *self.peers(source)])
        self.ratio(4, "100,000 tokens to Swift, CSS and JSON beside simdjson", full, parse, 3)
        self.ratio(4, "the same to CSS", css, parse, 1.6)
        self.goal(4, "memory beside the size of the input", full.memory * 1.048576 / size, 8)
        self.ratio(5, "a chain of 100,000 hops beside 100,000 tokens", chain, full, 1)
        self.ratio(6, "a build with nothing to do beside a full one", again, full, 0.6)
        self.ratio(6, "the same with --cache", kept, full, 0.6)
        self.ratio(6, "--check beside a full build", check, full, 0.6)
        self.ratio(6, "the same with --cache", kept_check, full, 0.6)
        self.ratio(7, "validate, contrast in two themes, beside JSON", judged, pairs, 1.5)
        return ok

    def growth(self):
        themes = [word for number in range(20) for word in ("--theme", f"own{number}=own{number}.json")]
        one = self.build("tokens10k.json", ALL, themes[:2], 10_000, "tokenc, one theme over 10,000")
        many = self.build("tokens10k.json", ALL, themes, 10_000, "tokenc, 20 themes over 10,000")
        narrow = self.build(
            "tokens10k.json", ALL, [*themes, "--input", "theme=own7"], 10_000,
            "tokenc, 20 themes, --input of one")
        ok = self.row("themes", [one, many, narrow])
        self.ratio(5, "20 themes beside one", many, one, 6)
        self.ratio(5, "--input of one of 20 themes beside one", narrow, one, 1.3)
        if not HUGE:
            self.goal(5, "a token of 1,000,000 beside one of 10,000", None, 1.3)
            return ok
        few = self.build("tokens10k.json", ALL, count=10_000, name="tokenc, 10,000 tokens")
        million = self.build("tokens1m.json", ALL, count=1_000_000, name="tokenc, 1,000,000 tokens")
        ok &= self.row("growth", [few, million], 3)
        value = million.milliseconds / few.milliseconds / 100 if million.times and few.times else None
        self.goal(5, "a token of 1,000,000 beside one of 10,000", value, 1.3)
        return ok

    def peers(self, source):
        for name, variable in PEERS.items():
            command = os.environ.get(variable)
            if command:
                words = shlex.split(command)
                folder = os.path.join(self.folder, variable)
                os.makedirs(folder, exist_ok=True)
                yield Program(name, [
                    word.replace("{input}", os.path.join(self.folder, source)).replace(
                        "{output}", folder) for word in words])
            else:
                print(f"skipped: {name} ({variable} has no command)")

    def verdict(self):
        print("\ngoals")
        for number, text, value, limit, at_least, held in self.goals:
            word = {True: "held", False: "NOT HELD", None: "not measured"}[held]
            shown = "-" if value is None else f"{value:.2f}"
            sign = ">=" if at_least else "<="
            print(f"  {number}  {text:56} {shown:>8} {sign} {limit:<5} {word}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(os.path.abspath(sys.argv[1]), folder)
        print(f"median CPU time of {RUNS} runs or more, ratio to the first program, peak memory")
        ok = all([bench.small(), bench.reading(), bench.large(), bench.growth()])
        bench.verdict()
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
