"""Opens pages in a headless Chromium and says what it made of them.

Standard input: a list of jobs as JSON, each with
  url         the page
  serve       a folder that a server on this machine shows meanwhile; then url is a path in it
  media       media features to emulate, e.g. {"prefers-color-scheme": "dark"}
  medium      a medium to emulate, such as "print"
  pointer     a selector of what the pointer is at when the script runs
  pressed     whether it is pressed there
  script      an expression to evaluate when the page has loaded
  command     a line for the shell, to run after that
  until       an expression to evaluate again and again until it is not null, also after the page has
              loaded itself anew
  size        width and height of the window
  screenshot  a PNG to write
  noScripts   whether the page may not run its scripts
  tree        whether the accessibility tree is wanted
Standard output: a result for each job, with value, later (that of until), messages (of the console, and errors), requests
(everything that was asked for but the page itself) and tree.
"""

import base64
import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time


class Browser:
    def __init__(self, profile):
        program = shutil.which("chromium") or shutil.which("chromium-browser")
        command_read, self.command = os.pipe()
        self.answer, answer_write = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", 'a=$1 b=$2; shift 2; eval exec \'"$@"\' "3<&$a" "4>&$b"', "sh",
             str(command_read), str(answer_write), program, "--headless", "--no-sandbox",
             "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
             "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=" + profile,
             "about:blank"],
            pass_fds=(command_read, answer_write), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.rest = b""
        self.number = 0
        self.events = []

    def read(self):
        while b"\0" not in self.rest:
            block = os.read(self.answer, 1 << 20)
            if not block:
                raise SystemExit("chromium went away")
            self.rest += block
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.command, data):]
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(method + ": " + json.dumps(answer["error"]))
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.read())


def message_of(event):
    parameters = event.get("params", {})
    if event["method"] == "Runtime.consoleAPICalled":
        return " ".join(str(a.get("value", a.get("description"))) for a in parameters["args"])
    if event["method"] == "Runtime.exceptionThrown":
        details = parameters["exceptionDetails"]
        return details.get("exception", {}).get("description") or details["text"]
    return parameters["entry"]["text"]


def point(call, selector, pressed):
    """Moves the pointer to the middle of an element."""
    expression = f"""(() => {{
      const element = document.querySelector({json.dumps(selector)});
      element.scrollIntoView({{ block: "center" }});
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }})()"""
    x, y = call("Runtime.evaluate", expression=expression, returnByValue=True)["result"]["value"]
    call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    if pressed:
        call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)


def until(call, expression):
    end = time.monotonic() + 30
    while time.monotonic() < end:
        answer = call("Runtime.evaluate", expression=expression, returnByValue=True)
        value = answer["result"].get("value")
        if value is not None and "exceptionDetails" not in answer:
            return value
        time.sleep(0.1)


def run(browser, job):
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def call(method, **parameters):
        return browser.call(method, session, **parameters)

    for domain in ["Page", "Runtime", "Log", "Network"]:
        call(domain + ".enable")
    width, height = job.get("size", [1280, 900])
    call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
         mobile=False)
    features = [{"name": n, "value": v} for n, v in job.get("media", {}).items()]
    call("Emulation.setEmulatedMedia", media=job.get("medium", ""), features=features)
    if job.get("noScripts"):
        call("Emulation.setScriptExecutionDisabled", value=True)
    browser.events = []
    call("Page.navigate", url=job["url"])
    browser.wait("Page.loadEventFired")
    result = {}
    if job.get("pointer"):
        point(call, job["pointer"], job.get("pressed", False))
    if job.get("script"):
        answer = call("Runtime.evaluate", expression=job["script"], awaitPromise=True,
                      returnByValue=True)
        if "exceptionDetails" in answer:
            result["failure"] = message_of({"method": "Runtime.exceptionThrown", "params": answer})
        else:
            result["value"] = answer["result"].get("value")
    if job.get("command"):
        subprocess.run(["sh", "-c", job["command"]], check=True)
    if job.get("until"):
        result["later"] = until(call, job["until"])
    if job.get("tree"):
        call("Accessibility.enable")
        nodes = call("Accessibility.getFullAXTree")["nodes"]
        result["tree"] = [
            {"role": n.get("role", {}).get("value"), "name": n.get("name", {}).get("value")}
            for n in nodes if not n.get("ignored")]
    if job.get("screenshot"):
        picture = call("Page.captureScreenshot", captureBeyondViewport=False)
        with open(job["screenshot"], "wb") as file:
            file.write(base64.b64decode(picture["data"]))
    messages = ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"]
    result["messages"] = [message_of(e) for e in browser.events if e.get("method") in messages]
    asked = [e["params"]["request"]["url"] for e in browser.events
             if e.get("method") == "Network.requestWillBeSent"]
    result["requests"] = [url for url in asked if url != job["url"]]
    browser.call("Target.closeTarget", targetId=target)
    return result


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(jobs):
    servers = {}
    for job in jobs:
        folder = job.get("serve")
        if not folder:
            continue
        if folder not in servers:
            handler = functools.partial(Quiet, directory=folder)
            servers[folder] = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=servers[folder].serve_forever, daemon=True).start()
        job["url"] = "http://127.0.0.1:%d/%s" % (servers[folder].server_port, job["url"])


def main():
    jobs = json.load(sys.stdin)
    serve(jobs)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            results = [run(browser, job) for job in jobs]
        finally:
            browser.process.kill()
            browser.process.wait()
    json.dump(results, sys.stdout)


main()
