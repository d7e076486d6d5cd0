extension PageScript {
  /// What is chosen stands in the address: it is there again after loading, going back and mailing a link.
  static let address: StaticString = #"""
    const chosen = new Set();
    const usualThemes = names.slice(0, 4);
    const isSame = (a, b) => a.length === b.length && a.every((item) => b.includes(item));
    /** The address of a place on the page, with what is chosen. */
    function addressOf(name) {
      const said = new URLSearchParams();
      if (search.value.trim() !== "") said.set("search", search.value.trim());
      const ids = checked().map((held) => held.id);
      if (!isSame(ids, usual())) for (const id of ids.length > 0 ? ids : [""]) said.append("only", id);
      if (!isSame([...chosen], usualThemes)) for (const theme of chosen) said.append("theme", theme);
      const text = said.toString();
      return "#" + encodeURIComponent(name) + (text && "?" + text);
    }
    function placeIn(hash) {
      const [name, ...rest] = hash.replace(/^#/, "").split("?");
      let place = name;
      try { place = decodeURIComponent(name); } catch { /* It is no address of this page. */ }
      return { place, said: new URLSearchParams(rest.join("?")) };
    }
    let place = "";
    let address = location.hash;
    /** Writes what is chosen into the address; going back leads to what was chosen before. */
    function save(isNew, state = null) {
      address = addressOf(place);
      try {
        if (address === "#" && location.hash === "") return;
        history[isNew ? "pushState" : "replaceState"](state, "", address === "#" ? location.href.split("#")[0] : address);
      } catch { /* Some places that show a page let nobody write its address. */ }
    }
    function keepPlace() {
      try { history.replaceState({ top: scrollY }, ""); } catch { /* See above. */ }
    }
    function showThemes() {
      sheet.textContent = every.filter((t) => !chosen.has(themes[t])).map((t) => `[data-t="${t}"] { display: none; }`).join("\n");
      for (const { name, box } of picks) box.checked = chosen.has(name);
      arrange(every.filter((t) => chosen.has(themes[t])).length);
    }
    /** Marks the row that the address names, and no other. */
    function markTarget() {
      for (const row of document.querySelectorAll("tr.target")) row.classList.remove("target");
      const element = place === "" ? null : document.getElementById(byPath.has(place) ? "t" + byPath.get(place) : place);
      element?.closest("tr")?.classList.add("target");
      return element;
    }
    /** Goes where the address leads. */
    function reveal() {
      const index = byPath.get(place);
      if (target !== index) {
        target = index;
        filter();
      }
      const element = markTarget();
      if (!element) return;
      element.focus({ preventScroll: element.id !== "main" });
      if (element.id !== "main") element.scrollIntoView({ block: element.closest("tr") ? "center" : "start" });
    }
    function go(name) {
      keepPlace();
      place = name;
      save(true);
      reveal();
    }
    /** What the address says. */
    function readAddress() {
      const { place: name, said } = placeIn(location.hash);
      [place, address] = [name, location.hash];
      search.value = said.get("search") ?? "";
      check(said.has("only") ? said.getAll("only") : usual());
      const wanted = said.getAll("theme").filter((theme) => names.includes(theme));
      chosen.clear();
      for (const theme of wanted.length > 0 ? wanted : usualThemes) chosen.add(theme);
      target = byPath.get(place);
      showThemes();
      filter();
      markTarget();
    }
    function come(event) {
      if (location.hash === address && event.type === "hashchange") return;
      readAddress();
      if (event.state?.top !== undefined) requestAnimationFrame(() => scrollTo({ top: event.state.top, behavior: "instant" }));
      else reveal();
    }
    addEventListener("popstate", come);
    addEventListener("hashchange", come);
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.('a[href^="#"]');
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(placeIn(link.getAttribute("href")).place);
    });

    """#
}
