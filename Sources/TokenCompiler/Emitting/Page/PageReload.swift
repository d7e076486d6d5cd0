/// What a page holds that is built again and again: it notices that its file is another one and loads
/// it, with the search, the choices and the place on the page as they were.
///
/// A page that is opened as a file may read no file, not even its own. But it may be shown in a frame:
/// once in a second a hidden frame loads the file, and the copy in it says of which build it is and
/// stops, before it has read its data.
struct PageReload {
  /// What tells one build from another; the same for the same theme.
  private let build: String

  /// For a page with this data and title.
  init(data: [UInt8], title: String) {
    var hash = TextHash()
    for byte in data { hash.add(byte) }
    hash.add(title)
    build = hash.digits
  }

  /// What the policy of the page allows besides.
  var policy: String { "; frame-src 'self' file:" }

  /// What stands at the top of the page.
  var head: String {
    """
    <script>
    if (name === "tokenc-build") { parent.postMessage({ build: "\(build)" }, "*"); stop(); }
    </script>

    """
  }

  /// What stands at its end.
  var foot: String { "<script>\n{\nconst build = \"\(build)\";\n\(Self.script)}\n</script>\n" }

  private static let script = #"""
    const fields = () => [...document.querySelectorAll("input, select, textarea, details")];
    const label = (field, index) => field.id || field.closest("label")?.textContent || String(index);
    const stateOf = (field) => field.localName === "details" ? field.open
      : ["checkbox", "radio"].includes(field.type) ? field.checked : field.value;
    function set(field, state) {
      if (state === undefined || stateOf(field) === state) return;
      if (field.localName === "details") field.open = state;
      else if (typeof state === "boolean") field.click();
      else {
        field.value = state;
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    // Held by the entry in the history: it is there after loading, and in no other window.
    const kept = history.state?.tokenc;
    if (kept) {
      fields().forEach((field, index) => set(field, kept.fields[label(field, index)]));
      document.getElementById(kept.focus)?.focus({ preventScroll: true });
      // Searching takes a moment.
      setTimeout(() => {
        scrollTo({ left: kept.left, top: kept.top, behavior: "instant" });
        history.replaceState(null, "");
      }, 200);
    }
    function load() {
      const held = {};
      fields().forEach((field, index) => { held[label(field, index)] = stateOf(field); });
      history.replaceState({ tokenc: {
        fields: held, focus: document.activeElement?.id ?? "", left: scrollX, top: scrollY } }, "");
      location.reload();
    }
    let frame, looks = 0;
    function look() {
      frame?.remove();
      if (document.hidden) return;
      frame = document.createElement("iframe");
      frame.hidden = true;
      frame.name = "tokenc-build";
      frame.title = "the newest build";
      // A page in a page of the same address may not be loaded.
      frame.src = `${location.href.split(/[?#]/)[0]}?build=${++looks}`;
      document.body.append(frame);
    }
    addEventListener("message", (event) => {
      if (!frame || event.source !== frame.contentWindow) return;
      frame.remove();
      if (typeof event.data?.build === "string" && event.data.build !== build) load();
    });
    setInterval(look, 1000);

    """#
}
