extension PageScript {
  /// Sections, search and the choice of themes.
  static let run: StaticString = #"""
    const kinds = [
      ["Colours", (t) => t.t === "color"], ["Gradients", (t) => t.t === "gradient"],
      ["Typography", (t, p) => ["typography", "fontFamily", "fontWeight"].includes(t.t) || /(^|\.)(typography|font|text-style)/.test(p)],
      ["Radius", (t, p) => /radius|corner/.test(p) && t.t === "dimension"],
      ["Borders", (t, p) => t.t === "border" || t.t === "strokeStyle" || /border-?width|stroke-?width/i.test(p)],
      ["Shadow and elevation", (t, p) => t.t === "shadow" || /(^|\.)(shadow|elevation)/.test(p)],
      ["Motion", (t) => ["duration", "cubicBezier", "transition"].includes(t.t)],
      ["Spacing and sizes", (t) => t.t === "dimension"], ["Numbers", (t) => t.t === "number"],
      ["Text and switches", () => true],
    ];
    const sections = new Map([["Components", []]]);
    for (const [name] of kinds) sections.set(name, []);
    const shadows = /(^|\.)(shadow|elevation)(\.|$)/;
    tokens.forEach((token, index) => {
      const path = pathOf(token);
      const isShadow = token.t !== "color" || shadows.test(token.g);
      const kind = shadows.test(token.g) && isShadow ? "Shadow and elevation" : kinds.find(([, test]) => test(token, path))[0];
      sections.get(kind).push(index);
    });
    const main = document.querySelector("main");
    const list = document.querySelector("nav ul");
    const blocks = [];
    for (const [name, members] of sections) {
      const groups = new Map();
      for (const index of members) {
        const key = tokens[index].g;
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(index);
      }
      const components = name === "Components" ? findComponents() : [];
      if (groups.size + components.length === 0) continue;
      const id = "s-" + name.replaceAll(" ", "-");
      const section = make("section", { "aria-labelledby": id }, make("h2", { id }, name));
      for (const [path, own] of groups) {
        const element = group(path, own);
        section.append(element);
        blocks.push({ element, section, rows: own.map((index) => ({ index, element: undefined, text: words(index) })) });
      }
      for (const component of components) {
        const element = drawComponent(component);
        section.append(element);
        blocks.push({ element, section, rows: [], text: component.path.toLowerCase() });
      }
      main.append(section);
      list.append(make("li", {}, make("a", { href: "#" + id }, name, make("span", {}, String(members.length || components.length)))));
    }
    function words(index) {
      const token = tokens[index];
      return [pathOf(token), token.t, token.d, ...every.map((t) => valueOf(token, t)?.t)].join(" ").toLowerCase();
    }
    for (const block of blocks) {
      for (const held of block.rows) held.element = document.getElementById("t" + held.index) ?? block.element.querySelector("#t" + held.index);
    }

    const search = document.getElementById("search");
    const count = document.getElementById("count");
    const empty = document.getElementById("empty");
    const flags = { own: document.getElementById("own"), differ: document.getElementById("differ"), low: document.getElementById("low") };
    const differs = (token) => token.v.some((value) => value !== token.v[0]);
    const isLow = (token) => token.t === "color" && every.some((theme) => judged(token, theme)?.low);
    function filter() {
      const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      const isFiltered = Object.values(flags).some((flag) => flag.checked);
      let shown = 0;
      const open = new Set();
      for (const block of blocks) {
        const fits = block.rows.map((held) => {
          const token = tokens[held.index];
          return wanted.every((word) => held.text.includes(word)) && (!flags.own.checked || token.o !== undefined)
            && (!flags.differ.checked || differs(token)) && (!flags.low.checked || isLow(token));
        });
        let any = fits.filter(Boolean).length;
        // Rows of a group that is not there need not change.
        if (any > 0) block.rows.forEach((held, at) => {
          if (held.element.hidden === fits[at]) held.element.hidden = !fits[at];
        });
        shown += any;
        if (block.text !== undefined) any = !isFiltered && wanted.every((word) => block.text.includes(word)) ? 1 : 0;
        block.element.hidden = any === 0;
        if (any > 0) open.add(block.section);
      }
      for (const section of main.querySelectorAll("section")) section.hidden = !open.has(section);
      empty.hidden = open.size > 0;
      count.textContent = shown === tokens.length ? `${shown} tokens` : `${shown} of ${tokens.length} tokens`;
    }
    let waiting;
    search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(filter, 80); });
    for (const flag of Object.values(flags)) flag.addEventListener("change", filter);
    // Where a link leads has to be there.
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.('a[href^="#t"]');
      if (!link || document.querySelector(link.getAttribute("href")).offsetParent !== null) return;
      search.value = "";
      for (const flag of Object.values(flags)) flag.checked = false;
      filter();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !/input|textarea/i.test(document.activeElement.localName)) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape" && document.activeElement === search) {
        search.value = "";
        filter();
      }
    });

    // Themes side by side: the first four, and those that are chosen.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet];
    const chosen = every.map((theme) => theme < 4);
    function showThemes() {
      sheet.replaceSync(every.filter((t) => !chosen[t]).map((t) => `[data-t="${t}"] { display: none; }`).join("\n"));
    }
    const picks = document.getElementById("themes");
    picks.hidden = themes.length < 2;
    themes.forEach((name, theme) => {
      const box = make("input", { type: "checkbox" });
      box.checked = chosen[theme];
      box.addEventListener("change", () => { chosen[theme] = box.checked; showThemes(); });
      picks.append(make("label", {}, box, name));
    });
    flags.own.closest("label").hidden = !data.base;
    flags.differ.closest("label").hidden = themes.length < 2;
    showThemes();
    filter();
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();

    """#
}
