extension PageScript {
  /// Search, filters and the choice of themes.
  static let run: StaticString = #"""
    const search = document.getElementById("search");
    const count = document.getElementById("count");
    const empty = document.getElementById("empty");
    const differs = (token) => token.v.some((value) => value !== token.v[0]);
    const isLow = (token) => token.p !== undefined && every.some((theme) => pairsOf(token, theme).some((pair) => pair.isLow));
    const names = [...new Set(themes)];
    // Filters of one set widen each other, those of two narrow.
    const filters = [
      { id: "changed", set: 0, name: "Changed", fits: (t, i) => isDifference && notesOf[i].length > 0 },
      ...levels.map((level) => ({ id: level, set: 1, level, name: isDifference ? capital(level) : capital(level) + "s", fits: (t, i) => notesOf[i].some((note) => note.l === level) })),
      { id: "own", set: 2, name: "Overridden", fits: (t) => t.o === 1 },
      { id: "moved", set: 2, name: "Follows an override", fits: (t) => t.o === 2 },
      { id: "low", set: 3, name: "Contrast too low", fits: isLow },
      { id: "differ", set: 4, name: "Differs between themes", fits: (t) => !isDifference && names.length > 1 && differs(t) },
    ];
    for (const chip of filters) {
      chip.tokens = new Set(tokens.map((_, index) => index).filter((index) => chip.fits(tokens[index], index)));
      chip.box = make("input", { type: "checkbox", id: "only-" + chip.id });
      chip.box.addEventListener("change", filter);
      const label = make("label", { class: "chip" }, chip.box, chip.level ? sign(chip.level) : "", chip.name, make("span", { class: "number" }, (chip.level ? notes.filter((note) => note.l === chip.level).length : chip.tokens.size).toLocaleString("en")));
      label.hidden = chip.tokens.size === 0;
      document.getElementById("filters").append(label);
    }
    function only(...ids) {
      for (const { id, box } of filters) box.checked = ids.includes(id);
      filter();
    }
    /** Whether a token is one of those that the filters show. */
    function tester() {
      const sets = [0, 1, 2, 3, 4].map((set) => filters.filter((held) => held.set === set && held.box.checked)).filter((held) => held.length > 0);
      return sets.length === 0 ? undefined : (index) => sets.every((set) => set.some((held) => held.tokens.has(index)));
    }
    function filter() {
      const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const passes = tester();
      const isWanted = (text) => wanted.every((word) => text.includes(word));
      let shown = 0;
      const open = new Map();
      for (const block of blocks) {
        const fits = block.rows.map((held) => isWanted(held.text)
          && (!passes || (held.component ? held.component.tokens.some(passes) : passes(held.index))));
        const any = fits.filter(Boolean).length;
        // Rows of a group that is not there need not change.
        if (any > 0) block.rows.forEach((held, at) => {
          if (held.element.hidden === fits[at]) held.element.hidden = !fits[at];
          if (held.extra && held.extra.hidden === fits[at]) held.extra.hidden = !fits[at];
        });
        if (block.element.hidden !== (any === 0)) block.element.hidden = any === 0;
        if (any > 0) open.set(block.section.element, (open.get(block.section.element) ?? 0) + any);
        if (block.rows.length > 0 && !block.rows[0].component) shown += any;
      }
      const isAll = wanted.length === 0 && !passes;
      for (const { section: held } of blocks) {
        held.element.hidden = held.item.hidden = !open.has(held.element);
        held.item.querySelector("span").textContent = (open.get(held.element) ?? 0).toLocaleString("en");
      }
      for (const held of main.querySelectorAll("[data-always]")) held.hidden = wanted.length > 0;
      empty.hidden = open.size > 0;
      count.textContent = isAll ? plural(tokens.length, "token") : `${shown.toLocaleString("en")} of ${plural(tokens.length, "token")}`;
    }
    let waiting;
    search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(filter, 80); });
    function showAll() {
      search.value = "";
      only();
    }
    document.getElementById("all").addEventListener("click", showAll);
    // Where a link leads has to be there.
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.('a[href^="#t"]');
      if (link && document.querySelector(link.getAttribute("href"))?.offsetParent === null) showAll();
    });
    const isTyping = (element) => element.localName === "textarea" || element.isContentEditable
      || element.localName === "input" && !["checkbox", "radio", "button"].includes(element.type);
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(document.activeElement)) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape" && document.activeElement === search) {
        search.value = "";
        filter();
      }
    });

    // Themes side by side: the first four, and those that are chosen.
    const sheet = make("style", {});
    document.head.append(sheet);
    const chosen = new Set(names.slice(0, 4));
    function showThemes() {
      sheet.textContent = every.filter((t) => !chosen.has(themes[t])).map((t) => `[data-t="${t}"] { display: none; }`).join("\n");
      arrange(every.filter((t) => chosen.has(themes[t])).length);
    }
    const picks = document.getElementById("themes");
    picks.hidden = names.length < 2;
    for (const name of names) {
      const box = make("input", { type: "checkbox" });
      box.checked = chosen.has(name);
      box.addEventListener("change", () => { chosen[box.checked ? "add" : "delete"](name); showThemes(); });
      picks.append(make("label", { class: "chip" }, box, name));
    }
    // What a customer changed is said at once.
    const [own, moved] = ["own", "moved"].map((id) => filters.find((held) => held.id === id).tokens.size);
    if (data.base) {
      const show = make("button", { type: "button" }, "Show only these");
      show.addEventListener("click", () => only("own", "moved"));
      main.prepend(make("p", { class: "intro" }, own + moved === 0 ? "This theme changes nothing of its base." : make("span", {},
        make("b", {}, `This theme overrides ${plural(own, "token")} of its base`), moved > 0 ? `, and ${plural(moved, "other")} ${moved === 1 ? "follows" : "follow"}.` : "."),
        own + moved > 0 ? show : ""));
    }
    if (isDifference) main.prepend(make("p", { class: "intro" }, make("span", {}, notes.length === 0 ? "Nothing has changed."
      : "Each theme stands before and after the change. Only what has changed is shown; take the mark off “Changed” to see all.")));
    showThemes();
    if (isDifference && filters[0].tokens.size > 0) only("changed");
    else filter();
    // The bar at the top is as high as its content.
    attempt(() => new ResizeObserver(([entry]) => document.documentElement.style.setProperty("--bar", entry.target.offsetHeight + "px")).observe(document.querySelector("header")));
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();

    """#
}
