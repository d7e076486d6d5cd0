#!/usr/bin/env python3
"""Makes a package that holds the plugins and the built tool, so that nobody has to build it.

    artifactbundle.py OUT TRIPLES=BINARY...

OUT becomes a Swift package: the plugins of this one over a binary target. TRIPLES is a list such as
arm64-apple-macosx,x86_64-apple-macosx. The version is what the first binary says that can run here.
The same binaries give the same bytes."""
import json
import pathlib
import shutil
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = """\
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tokenc",
  products: [
    .plugin(name: "TokencPlugin", targets: ["TokencPlugin"]),
    .plugin(name: "TokencCommand", targets: ["TokencCommand"]),
  ],
  targets: [
    .binaryTarget(name: "tokenc", path: "tokenc.artifactbundle"),
    .plugin(name: "TokencPlugin", capability: .buildTool(), dependencies: ["tokenc"]),
    .plugin(
      name: "TokencCommand",
      capability: .command(
        intent: .custom(verb: "tokenc", description: "Checks and compiles design tokens")),
      dependencies: ["tokenc"]),
  ]
)
"""


def version(binaries):
    for binary in binaries:
        try:
            run = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True)
            return run.stdout.split()[1]
        except (OSError, subprocess.CalledProcessError):
            continue
    sys.exit("artifactbundle.py: none of the binaries can run here to say its version")


def write_bundle(bundle, variants):
    number = version([binary for _, binary in variants])
    listed = []
    for triples, binary in variants:
        path = f"tokenc-{number}-{triples[0]}/bin/tokenc"
        (bundle / path).parent.mkdir(parents=True)
        shutil.copyfile(binary, bundle / path)
        (bundle / path).chmod(0o755)
        listed.append({"path": path, "supportedTriples": triples})
    artifact = {"version": number, "type": "executable", "variants": listed}
    info = {"schemaVersion": "1.0", "artifacts": {"tokenc": artifact}}
    (bundle / "info.json").write_text(json.dumps(info, indent=2) + "\n")


def write_zip(bundle):
    """Without dates, so that the checksum depends on the content alone."""
    with zipfile.ZipFile(f"{bundle}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(path for path in bundle.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(file.relative_to(bundle.parent)))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | file.stat().st_mode & 0o777) << 16
            archive.writestr(entry, file.read_bytes())


def main():
    if len(sys.argv) < 3 or not all("=" in word for word in sys.argv[2:]):
        sys.exit(__doc__)
    out = pathlib.Path(sys.argv[1])
    variants = [word.split("=", 1) for word in sys.argv[2:]]
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    (out / "Package.swift").write_text(MANIFEST)
    shutil.copytree(ROOT / "Plugins", out / "Plugins")
    bundle = out / "tokenc.artifactbundle"
    write_bundle(bundle, [(triples.split(","), binary) for triples, binary in variants])
    write_zip(bundle)


if __name__ == "__main__":
    main()
