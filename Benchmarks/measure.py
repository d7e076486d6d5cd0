"""Runs programs and measures what they use."""
import os
import re
import shutil
import statistics
import subprocess
import tempfile

RUNS = int(os.environ.get("BENCH_RUNS", "7"))


class Failed(Exception):
    """A program that did not do what it is measured for."""


class Program:
    """What is run: a name for the table, a command, and the files that it writes.

    `prepare` is done before each run; without it the outputs are removed, so that every run writes
    them. `check` looks at what was written, after the first run.
    """

    def __init__(self, name, command, outputs=(), prepare=None, check=None):
        self.name = name
        self.command = command
        self.outputs = outputs
        self.prepare = prepare
        self.check = check
        self.times = []
        self.memory = 0
        self.failure = None

    @property
    def milliseconds(self):
        return statistics.median(self.times) * 1000 if self.times else None

    def run(self, folder):
        """One run: CPU seconds of user and system, and the peak of memory in MiB.

        Memory below Python's own, some 15 MiB, cannot be seen.
        """
        if self.prepare:
            self.prepare()
        else:
            remove(self.outputs, folder)
        process = subprocess.Popen(
            self.command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        message = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise Failed(f"exited {process.returncode}: {message[:200]}")
        for name in self.outputs:
            path = os.path.join(folder, name)
            if not os.path.exists(path) or not os.path.getsize(path):
                raise Failed(f"wrote nothing to {name}")
        if self.check and not self.times and not self.check():
            raise Failed("wrote no whole output")
        self.times.append(usage.ru_utime + usage.ru_stime)
        self.memory = max(self.memory, usage.ru_maxrss / 1024)


def remove(names, folder):
    for name in names:
        path = os.path.join(folder, name)
        if os.path.exists(path):
            os.remove(path)


def compare(title, programs, folder, runs=RUNS):
    """One row: the programs in turn, so that what else the machine does meets all alike."""
    print(f"\n{title}", flush=True)
    for _ in range(runs):
        for program in programs:
            if program.failure:
                continue
            try:
                program.run(folder)
            except Failed as failure:
                program.failure = failure
    first = programs[0].milliseconds
    for program in programs:
        if program.failure or not first:
            print(f"  {program.name:44} {program.failure}")
            continue
        ratio = program.milliseconds / first
        print(
            f"  {program.name:44} {program.milliseconds:9.1f} ms {ratio:8.2f} x"
            f" {program.memory:8.1f} MiB", flush=True)
    return all(not program.failure for program in programs)


def instructions(command, folder):
    """How many instructions a run takes, by valgrind's callgrind; `None` where that is not there."""
    valgrind = shutil.which("valgrind")
    if not valgrind:
        return None
    with tempfile.NamedTemporaryFile() as output:
        result = subprocess.run(
            [valgrind, "--tool=callgrind", f"--callgrind-out-file={output.name}", *command],
            cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or not found:
        raise Failed(f"valgrind: {result.stderr[-300:]}")
    return int(found.group(1))
