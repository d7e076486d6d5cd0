"""Makes the pictures of the README from what tokenc really writes: pictures.py TOKENC [FOLDER]

Chromium draws them. What they show is that of the README's own examples; the fonts are those of the
machine, so a picture is made anew where an output has changed, and not on every build.
"""

import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DRIVER = ROOT / "Tests/TokenCompilerTests/Fixtures/Browser/chromium.py"
MOST = 200_000
MOST_TOGETHER = 1_000_000

COLOURS = {"31": "#ff8f87", "32": "#7fd6a0", "33": "#f5c063", "34": "#8cb4ff", "35": "#d7a6ff",
           "36": "#7fd8e6"}


def terminal(text, title):
    """The page of a terminal that shows a text with its colours (SGR sequences)."""
    def style(codes):
        found = []
        for code in codes:
            if code == "1":
                found.append("font-weight:700")
            elif code in COLOURS:
                found.append("color:" + COLOURS[code])
            elif code != "0":
                raise SystemExit(f"no colour is known for the code {code}")
        return ";".join(found)

    body, is_open = "", False
    for index, piece in enumerate(re.split(r"\x1b\[([0-9;]*)m", text)):
        if index % 2 == 0:
            body += html.escape(piece)
            continue
        body += "</span>" if is_open else ""
        looks = style(piece.split(";"))
        is_open = looks != ""
        body += f'<span style="{looks}">' if is_open else ""
    return f"""<!doctype html><meta charset="utf-8"><title>{html.escape(title)}</title><style>
body {{ margin: 0; background: #12161d; color: #e6eaf0; width: max-content; padding: 18px 22px; }}
pre {{ margin: 0; font: 14px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }}
b {{ color: #a7b1c0; font-weight: 400; }}</style><pre><b>$ {html.escape(title)}</b>
{body}</pre>"""


def readme_file(name):
    """A file that the README shows."""
    text = (ROOT / "README.md").read_text()
    return re.search(r"```json " + re.escape(name) + r"\n(.*?)```", text, re.S)[1]


def run(folder, *arguments, status=0):
    done = subprocess.run(arguments, cwd=folder, stdout=subprocess.PIPE, text=True)
    if done.returncode != status:
        raise SystemExit(f"{arguments} ended with {done.returncode}")
    return done.stdout


def jobs(tokenc, folder, target):
    """Writes the pages and gives what to draw of them, and of the terminal."""
    def page(name, text=None):
        if text is not None:
            (folder / name).write_text(text)
        return (folder / name).as_uri()

    def job(name, url, width, height, script=None, scheme="light"):
        return {"url": url, "size": [width, height], "script": script,
                "screenshot": str(target / name), "media": {"prefers-color-scheme": scheme}}

    base = ["Fixtures/defaultTokens.json", "--theme", "dark=Fixtures/darkTokens.json"]
    over = ["--base", "Fixtures/defaultTokens.json", "--base-theme", "dark=Fixtures/darkTokens.json"]
    run(folder, tokenc, "build", *base, "-o", "page.html")
    run(folder, tokenc, "build", "Fixtures/customTheme.json", *over, "-o", "custom.html")
    (folder / "acme.json").write_text(readme_file("acme.json"))
    line = "tokenc validate acme.json --base Fixtures/defaultTokens.json"
    report = run(folder, tokenc, *line.split()[1:], "--color", "always", status=1)
    old = (folder / "Fixtures/defaultTokens.json").read_text()
    (folder / "next.json").write_text(
        old.replace('"#1d5fe2"', '"#7a3ff2"').replace("brand-pressed", "brand-active"))
    difference = run(folder, tokenc, "diff", "Fixtures/defaultTokens.json", "next.json",
                     "--report", "html", status=1)
    size = "[Math.ceil(document.body.getBoundingClientRect().width), Math.ceil(document.body.getBoundingClientRect().height)]"
    return [
        job("page.png", page("page.html"), 1440, 900),
        job("overrides.png", page("custom.html"), 1280, 640,
            'document.querySelector(".intro button").click(); document.getElementById("s-Colours").scrollIntoView()',
            "dark"),
        job("difference.png", page("difference.html", difference), 1280, 800),
    ], job("report.png", page("report.html", terminal(report, line)), 1280, 800, size)


def draw(wanted):
    done = subprocess.run([sys.executable, str(DRIVER)], input=json.dumps(wanted).encode(),
                          stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def main():
    tokenc = str(pathlib.Path(sys.argv[1]).resolve())
    target = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else HERE
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Fixtures").symlink_to(ROOT / "Fixtures")
        pages, report = jobs(tokenc, folder, target)
        # A terminal is as large as its text.
        report["size"] = draw([report])[0]["value"]
        draw(pages + [report])
    sizes = {path.name: path.stat().st_size for path in sorted(target.glob("*.png"))}
    for picture, count in sizes.items():
        print(f"  {picture:16} {count:7} bytes")
    if max(sizes.values()) > MOST or sum(sizes.values()) > MOST_TOGETHER:
        raise SystemExit("the pictures are too large for a repository")


main()
