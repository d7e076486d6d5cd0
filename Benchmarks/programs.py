"""Builds the programs that tokenc is compared with."""
import glob
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARY = os.path.join(os.path.dirname(HERE), "Sources", "TokenCompiler")
# The folders of which the JSON reader is made.
READER = ("Source", "Diagnostics", "JSON")


def build(command, what):
    """Builds a program; without a compiler or a library for it, says so."""
    if not shutil.which(command[0]):
        print(f"skipped: {what} ({command[0]} is not installed)")
        return False
    result = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if result.returncode:
        error = next((line for line in result.stderr.splitlines() if "error" in line), "")
        print(f"skipped: {what} ({error[:160]})")
    return result.returncode == 0


class Programs:
    """The paths of the programs; `None` for those that cannot be built here."""

    def __init__(self, folder):
        def path(name):
            return os.path.join(folder, name)

        c = shutil.which("gcc") or shutil.which("cc") or "gcc"
        self.copy = path("copy") if build(
            [c, "-O3", "-o", path("copy"), os.path.join(HERE, "copy.c")],
            "the program that copies a file") else None
        self.parse = path("parse") if build(
            ["g++", "-O3", "-std=c++17", "-o", path("parse"), os.path.join(HERE, "parse.cpp"),
             "-lsimdjson"],
            "simdjson; libsimdjson-dev has it") else None
        sources = [
            file for name in READER for file in sorted(glob.glob(f"{LIBRARY}/{name}/*.swift"))]
        self.read = path("read_json") if self.parse and build(
            ["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library",
             "-package-name", "tokenc", "-o", path("read_json"),
             os.path.join(HERE, "read_json.swift"), *sources],
            "the JSON reader by itself") else None
