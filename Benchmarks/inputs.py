"""The files that the benchmarks read, and checks of what is written."""
import json
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(os.path.dirname(HERE), "Fixtures")
OUTPUTS = {"swift": "Theme.swift", "css": "theme.css", "json": "theme.json"}


def generate(folder, name, count, *words):
    """Lets `generate.py` write a file."""
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        subprocess.run(
            [sys.executable, os.path.join(HERE, "generate.py"), str(count),
             *(str(word) for word in words)],
            stdout=file, check=True)


def link_fixtures(folder):
    """Copies the fixtures, and writes a theme of one token."""
    for name in ("defaultTokens.json", "darkTokens.json", "customTheme.json"):
        shutil.copy(os.path.join(FIXTURES, name), folder)
    with open(os.path.join(folder, "one.json"), "w", encoding="utf-8") as file:
        file.write('{ "color": { "$type": "color", "$value": "#ff0000" } }\n')


def apart(body):
    """Does something in a process of its own, so that this one stays small: the memory of a program
    that it starts counts from its own."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            body()
            status = 0
        except SystemExit as reason:
            print(reason, file=sys.stderr, flush=True)
        finally:
            os._exit(status)
    return os.waitpid(child, 0)[1] == 0


class Inputs:
    """A folder with all files."""

    def __init__(self, folder, huge):
        self.folder = folder
        link_fixtures(folder)
        os.mkdir(os.path.join(folder, "themes"))
        for number in range(20):
            shutil.copy(
                os.path.join(FIXTURES, "customTheme.json"),
                os.path.join(folder, "themes", f"{number}.json"))
        generate(folder, "tokens10k.json", 10_000)
        generate(folder, "tokens100k.json", 100_000)
        if huge:
            generate(folder, "tokens1m.json", 1_000_000)
        generate(folder, "chain100k.json", 100_000, "chain")
        generate(folder, "light100k.json", 100_000, "light")
        generate(folder, "dark100k.json", 100_000, "dark")
        for number in range(20):
            generate(folder, f"own{number}.json", 10_000, "theme", number)
        apart(self.minify)

    def minify(self):
        with open(os.path.join(self.folder, "tokens100k.json"), encoding="utf-8") as file:
            document = json.load(file)
        with open(
            os.path.join(self.folder, "tokens100k.min.json"), "w", encoding="utf-8"
        ) as file:
            json.dump(document, file, separators=(",", ":"))

    def megabytes(self, name):
        return os.path.getsize(os.path.join(self.folder, name)) / 1e6

    def check(self, formats, count):
        """A check that every output is whole: what it has to end with, and that no token is missing."""
        def check():
            for name in formats:
                with open(os.path.join(self.folder, OUTPUTS[name]), encoding="utf-8") as file:
                    text = file.read()
                found = {
                    "swift": text.count(" { self._t."),
                    "css": text.count("\n  --"),
                    "json": text.count('"$value"'),
                }[name]
                if not text.endswith("}\n") or found < count:
                    sys.exit(f"{OUTPUTS[name]} is not whole: {found} of {count} tokens")
                if name == "json":
                    json.loads(text)
        return lambda: apart(check)
