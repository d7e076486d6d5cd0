extension PageScript {
  /// Sections: what is said, components, and tokens by what they are.
  static let sections: StaticString = #"""
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
    const parentOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
    /** Groups as cards: small ones beside each other make one of what they are in. */
    function cards(groups) {
      let held = groups;
      for (let size = 0; size !== held.size;) {
        size = held.size;
        held = joined(held);
      }
      return held;
    }
    function joined(groups) {
      const families = new Map();
      for (const [path, indexes] of groups) {
        const parent = parentOf(path);
        const family = families.get(parent) ?? { count: 0, rows: 0, isSmall: false };
        families.set(parent, { count: family.count + 1, rows: family.rows + indexes.length, isSmall: family.isSmall || indexes.length < 4 });
      }
      const found = new Map();
      for (const [path, indexes] of groups) {
        const [own, around] = [families.get(path), families.get(parentOf(path))];
        const fits = (family) => family?.isSmall && family.rows + (groups.get(path)?.length ?? 0) <= 24;
        const key = own && fits(own) ? path : parentOf(path) !== "" && around.count > 1 && around.isSmall && around.rows <= 24 ? parentOf(path) : path;
        found.set(key, [...found.get(key) ?? [], ...indexes]);
      }
      return found;
    }
    const shadows = /(^|\.)(shadow|elevation)(\.|$)/;
    function kindOf(token) {
      const isShadow = shadows.test(token.g);
      return isShadow ? "Shadow and elevation" : kinds.find(([, test]) => test(token, pathOf(token)))[0];
    }
    const main = document.querySelector("main");
    // Where there is much, what is not in the window is left out of the layout at first.
    main.classList.toggle("many", tokens.length * themes.length > 1500);
    const list = document.querySelector("nav ul");
    /** What search and filters show or hide: groups with their rows, and components with theirs. */
    const blocks = [];
    function section(name, count) {
      const id = "s-" + name.replaceAll(" ", "-");
      const element = make("section", { "aria-labelledby": id }, make("h2", { id }, name));
      main.append(element);
      const item = make("li", {}, make("a", { href: "#" + id }, name, make("span", {}, count.toLocaleString("en"))));
      list.append(item);
      return { element, item };
    }
    /** A block of a section; one that cannot be drawn leaves the others as they are. */
    function add(section, draw) {
      attempt(() => {
        const block = draw();
        section.element.append(block.element);
        blocks.push({ ...block, section });
      });
    }
    if (notes.length > 0) {
      const held = section(isDifference ? "Changes" : "Findings", notes.filter((note) => note.u === undefined).length);
      for (const block of listOfNotes()) add(held, () => block);
      if (data.omitted > 0) held.element.append(make("p", { class: "from", "data-always": true }, `${data.omitted} more are not on this page.`));
    }
    if (components.length > 0) {
      const held = section("Components", components.length);
      held.element.append(make("p", { class: "lead" }, "Drawn from their tokens. The first of each row is live: point at it, press it, or reach it with the Tab key; what has no token stays as it is. The name of a state opens the list of its tokens."));
      // What is far away is not drawn, as long as it is a table of its own.
      for (const [path, family] of families(components)) for (let start = 0; start < family.length; start += 12) {
        add(held, () => drawFamily(path, family.slice(start, start + 12)));
      }
    }
    const members = new Map(kinds.map(([name]) => [name, []]));
    tokens.forEach((token, index) => members.get(kindOf(token)).push(index));
    for (const [name, own] of members) {
      if (own.length === 0) continue;
      const held = section(name, own.length);
      const groups = new Map();
      for (const index of own) {
        const key = tokens[index].g;
        if (!groups.has(key)) groups.set(key, []);
        groups.get(key).push(index);
      }
      for (const [path, indexes] of cards(groups)) {
        add(held, () => group(path, indexes));
      }
    }

    """#
}
