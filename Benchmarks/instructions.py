"""Counts the instructions of fixed jobs and the bytes of the binary, and compares them with the last record.

    instructions.py TOKENC              print the counts beside the record; exit 1 where one is too high
    instructions.py TOKENC --show       print them alone; without valgrind, nothing
    instructions.py TOKENC --record     write the record anew

Seconds depend on the machine and on what else it does; the instructions of a program in user space
hardly do. What differs a little are the choices that the C library makes by the processor, and the
seeds of hash tables. The record is for the compiler that it names: another one makes other code, and
then counts are shown but not judged.
"""
import json
import os
import subprocess
import sys
import tempfile

from inputs import generate, link_fixtures
from measure import Failed, instructions

HERE = os.path.dirname(os.path.abspath(__file__))
RECORD = os.path.join(HERE, "instructions.json")
# How much more than the record is let pass: a share, and what a longer path or environment may cost.
TOLERANCE = 0.08
SLACK = 50_000
# A binary grows with what tokenc does. A module of the standard library that slips in is a tenth of it.
SIZE_TOLERANCE = 0.05

DARK = ["--theme", "dark=darkTokens.json"]
BASE = ["--base", "defaultTokens.json", "--base-theme", "dark=darkTokens.json"]
ALL = ["-o", "Theme.swift", "-o", "theme.css", "-o", "theme.json"]
JOBS = {
    "start": ["--version"],
    "one token to CSS": ["build", "one.json", "-o", "one.css"],
    "fixture to Swift, CSS and JSON": ["build", "defaultTokens.json", *DARK, *ALL],
    "validate the fixture": ["validate", "defaultTokens.json", *DARK],
    "validate a theme over the fixture": ["validate", "customTheme.json", *BASE],
    "10,000 tokens to Swift, CSS and JSON": ["build", "tokens10k.json", *ALL],
    "validate 10,000 tokens": ["validate", "tokens10k.json"],
}
# Without symbols, as it is installed.
SIZE = "bytes of the binary"


def compiler():
    return subprocess.check_output(
        ["swift", "--version"], text=True, stderr=subprocess.DEVNULL).splitlines()[0]


def count(tokenc):
    with tempfile.TemporaryDirectory() as folder:
        link_fixtures(folder)
        generate(folder, "tokens10k.json", 10_000)
        counts = {}
        for name, arguments in JOBS.items():
            counts[name] = instructions([tokenc, *arguments], folder)
            if counts[name] is None:
                return None
        counts[SIZE] = os.path.getsize(tokenc)
        return counts


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    try:
        counts = count(os.path.abspath(sys.argv[1]))
    except Failed as failure:
        sys.exit(str(failure))
    if counts is None:
        print("skipped: instruction counts (valgrind is not installed)")
        sys.exit(0 if "--show" in sys.argv else 1)
    if "--record" in sys.argv:
        with open(RECORD, "w", encoding="utf-8") as file:
            json.dump({"compiler": compiler(), "instructions": counts}, file, indent=2)
            file.write("\n")
    with open(RECORD, encoding="utf-8") as file:
        record = json.load(file)
    is_same = record["compiler"] == compiler()
    too_many = []
    print(f"instructions; the record is of {record['compiler']}")
    for name, number in counts.items():
        known = record["instructions"].get(name)
        change = f"{number / known - 1:+8.1%}" if known else "     new"
        print(f"  {name:40} {number / 1e6:10.2f} M {change}")
        tolerance = SIZE_TOLERANCE if name == SIZE else TOLERANCE
        if known and number > known * (1 + tolerance) + SLACK:
            too_many.append(name)
    if "--show" in sys.argv:
        return
    if not is_same:
        print(f"not judged: this compiler is {compiler()}")
    elif too_many:
        sys.exit(
            f"too far above the record: {', '.join(too_many)}. Find out why, or record "
            "the new counts with 'make instructions-record' and say why in the commit.")


if __name__ == "__main__":
    main()
