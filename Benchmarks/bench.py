"""How long tokenc takes, beside programs that do less with the same files.

    bench.py TOKENC

Every program of a row runs in turn, several times; the table has the median of the CPU seconds (user
and system) and the ratio to the row's first program. Ratios can be compared between machines, seconds
cannot. Outputs are removed before each run, and each must be there and not empty afterwards. Memory
below Python's own, some 15 MiB, cannot be seen.
"""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(os.path.dirname(HERE), "Fixtures")
RUNS = int(os.environ.get("BENCH_RUNS", "7"))


class Failed(Exception):
    pass


def run(command, outputs, folder):
    """One run: CPU seconds and peak memory in MiB."""
    for name in outputs:
        if os.path.exists(os.path.join(folder, name)):
            os.remove(os.path.join(folder, name))
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    message = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise Failed(f"{' '.join(command)} exited {process.returncode}: {message[:200]}")
    for name in outputs:
        if not os.path.getsize(os.path.join(folder, name)):
            raise Failed(f"{' '.join(command)} wrote nothing to {name}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def compare(title, programs, folder, runs=RUNS):
    """One row of the table: the programs in turn, `runs` times each."""
    times = {name: [] for name, _, _ in programs}
    memory = dict.fromkeys(times, 0)
    print(f"\n{title}")
    failed = {}
    for _ in range(runs):
        for name, command, outputs in programs:
            if name in failed:
                continue
            try:
                seconds, peak = run(command, outputs, folder)
            except Failed as failure:
                failed[name] = failure
                continue
            times[name].append(seconds)
            memory[name] = max(memory[name], peak)
    base = None
    for name, _, _ in programs:
        if name in failed:
            print(f"  {name:34} {failed[name]}")
            continue
        median = statistics.median(times[name])
        base = base or median
        print(f"  {name:34} {median * 1000:9.1f} ms {median / base:8.1f} x {memory[name]:8.1f} MiB")
    return not failed


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    tokenc = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("defaultTokens.json", "darkTokens.json"):
            shutil.copy(os.path.join(FIXTURES, name), folder)
        for count in (10, 100_000):
            with open(os.path.join(folder, f"tokens{count}.json"), "w") as file:
                subprocess.run(
                    [sys.executable, os.path.join(HERE, "generate.py"), str(count)],
                    stdout=file, check=True)
        os.mkdir(os.path.join(folder, "themes"))
        for number in range(20):
            shutil.copy(
                os.path.join(FIXTURES, "customTheme.json"),
                os.path.join(folder, "themes", f"{number}.json"))
        ok = table(tokenc, folder)
    sys.exit(0 if ok else 1)


def table(tokenc, folder):
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    copy = os.path.join(folder, "copy")
    if compiler:
        subprocess.run([compiler, "-O3", "-o", copy, os.path.join(HERE, "copy.c")], check=True)

    def reference(source):
        if compiler:
            return [("copy the file (C)", [copy, source, "copied"], ["copied"])]
        return [("copy the file (cp)", ["cp", source, "copied"], ["copied"])]

    def build(source, *formats, more=()):
        paths = {"swift": "Theme.swift", "css": "theme.css", "json": "theme.json"}
        outputs = [paths[name] for name in formats]
        command = [tokenc, "build", source, *more]
        for path in outputs:
            command += ["-o", path]
        return ("tokenc " + " + ".join(formats), command, outputs)

    small, large, theme = "tokens10.json", "tokens100000.json", "defaultTokens.json"
    dark = ["--theme", "dark=darkTokens.json"]
    over_base = ["--base", theme, "--base-theme", "dark=darkTokens.json"]
    python = [sys.executable, "-c", f"import json; json.load(open('{large}'))"]
    size = os.path.getsize(os.path.join(folder, large)) / 1e6
    rows = [
        ("start-up", reference(small) + [
            ("tokenc --version", [tokenc, "--version"], []), build(small, "css")], RUNS * 5),
        ("the fixture with its dark theme", reference(theme) + [
            build(theme, "swift", "css", "json", more=dark),
            ("tokenc validate", [tokenc, "validate", theme, *dark], [])], RUNS * 3),
        ("custom themes over the fixture and its dark theme", [
            ("tokenc validate, one", [tokenc, "validate", "themes/0.json", *over_base], []),
            ("tokenc validate --each, 20", [
                tokenc, "validate", "--each", "themes/*.json", *over_base], [])], RUNS * 3),
        (f"100,000 tokens, {size:.1f} MB", reference(large) + [
            ("json.load (Python)", python, []), build(large, "css"), build(large, "json"),
            build(large, "swift"), build(large, "swift", "css", "json"),
            ("tokenc validate", [tokenc, "validate", large], [])], RUNS),
    ]
    print(f"median CPU time of {RUNS} runs or more, ratio to the first program, peak memory")
    return all([compare(title, programs, folder, runs) for title, programs, runs in rows])


if __name__ == "__main__":
    main()
