extension PageScript {
  /// Which token says what of a component, and what uses a token.
  static let uses: StaticString = #"""
    /** The tokens of each property of a state, in each theme that says so. */
    function usesOf(component, state) {
      const found = new Map();
      for (const look of looks) for (const { name, index } of drawingOf(component, state, look).uses) {
        const key = name + "|" + index;
        if (!found.has(key)) found.set(key, { name, index, themes: new Set() });
        found.get(key).themes.add(look.theme);
      }
      return [...found.values()];
    }
    /** The state whose tokens are shown below its component. */
    function showUses(component, state, button) {
      const row = button.closest("tr");
      const shown = row.nextElementSibling?.classList.contains("uses") ? row.nextElementSibling : undefined;
      const isOpen = button.getAttribute("aria-expanded") === "true";
      for (const other of row.querySelectorAll(".why")) other.setAttribute("aria-expanded", "false");
      shown?.remove();
      if (isOpen) return;
      button.setAttribute("aria-expanded", "true");
      row.after(listOfUses(component, state, button));
    }
    const changedBadge = (token) => token.o === 1 ? make("span", { class: "badge own" }, "overridden") : token.o === 2 ? make("span", { class: "badge moved" }, "follows") : "";
    function listOfUses(component, state, button) {
      const uses = usesOf(component, state);
      const close = make("button", { type: "button", class: "plain" }, "Close");
      const element = make("tr", { class: "uses" }, make("th", { scope: "row" }, state.word, make("span", { class: "desc" }, "property → token → value"), close),
        every.map((theme) => make("td", { "data-t": theme },
          make("ul", {}, uses.filter((use) => use.themes.has(theme)).map((use) => useLine(use, theme)),
            state.kind === "disabled" ? make("li", { class: "from" }, "contrast is not judged: inactive components need none") : contrastsOf(component, state, theme).map((pair) => make("li", {}, "contrast ", verdict(pair, false, pair.front, theme)))))));
      close.addEventListener("click", () => { element.remove(); button.setAttribute("aria-expanded", "false"); button.focus(); });
      element.addEventListener("keydown", (event) => { if (event.key === "Escape") close.click(); });
      return element;
    }
    function useLine({ name, index }, theme) {
      const token = tokens[index];
      const [value, base] = [at(index, looks[theme]), at(index, baseLooks[theme])];
      const chip = (held) => token.t === "color" && held?.h ? make("span", { class: "swatch small", style: { "--v": held.c } }) : "";
      return make("li", {}, make("b", {}, name), " → ", linkTo(index), " → ", chip(value), make("code", {}, value?.t ?? "not in this theme"), changedBadge(token),
        data.base && base?.t !== value?.t ? make("span", { class: "from" }, " base ", chip(base), make("code", {}, base?.t ?? "not there")) : "");
    }

    /** The components that use a token, and the tokens that refer to it. */
    const usersOf = tokens.map(() => ({ tokens: [], components: [] }));
    tokens.forEach((token, index) => {
      for (const target of new Set([...token.r ?? [], ...token.f ?? []])) if (target >= 0) usersOf[target].tokens.push(index);
    });
    let components = [];
    attempt(() => { components = findComponents(); });
    for (const component of components) component.tokens = [];
    for (const component of components) attempt(() => {
      component.uses = new Map();
      for (const state of component.states) for (const { name, index } of usesOf(component, state)) {
        if (!component.uses.has(index)) component.uses.set(index, []);
        component.uses.get(index).push(`${state.word} ${name}`);
      }
      component.tokens = [...component.uses.keys()];
      for (const index of component.tokens) usersOf[index].components.push(component);
    });
    const componentId = (component) => "component " + component.path;
    /** Below a token's name: what uses it. */
    function usersBeside(index) {
      const { tokens: others, components: own } = usersOf[index];
      if (others.length + own.length === 0) return "";
      const held = make("details", { class: "users" }, make("summary", {}, "Used by " + (others.length + own.length)));
      held.addEventListener("toggle", () => {
        if (held.childElementCount > 1) return;
        held.append(make("ul", {},
          own.map((component) => make("li", {}, make("a", { href: "#" + encodeURIComponent(componentId(component)) }, nameOf(component)),
            make("span", { class: "from" }, ` (${component.path}): ${component.uses.get(index).slice(0, 6).join(", ")}`))),
          others.slice(0, 200).map((other) => make("li", {}, linkTo(other))),
          others.length > 200 ? make("li", { class: "from" }, `and ${others.length - 200} more`) : ""));
      });
      return held;
    }

    /** The variants of a component, each a row. */
    function drawFamily(path, family) {
      const rows = family.map((component) => {
        const used = component.tokens.map((index) => tokens[index]);
        const lacks = ["hover", "pressed"].filter((kind) => !component.states.some((state) => state.kind === kind));
        const count = (o) => used.filter((token) => token.o === o).length;
        const isLow = every.some((theme) => component.states.some((state) => contrastsOf(component, state, theme).some((pair) => pair.isLow)));
        const changed = isDifference && component.tokens.some((index) => notesOf[index].length > 0);
        const element = make("tr", { "data-c": component.path, class: count(1) > 0 ? "own" : undefined },
          make("th", { scope: "row", id: componentId(component), tabindex: "-1" }, softly(component.path === path ? last(component.names) : component.path.slice(path.length + 1)),
            count(1) > 0 ? make("span", { class: "badge own" }, "overridden") : count(2) > 0 ? make("span", { class: "badge moved" }, "follows") : "",
            changed ? make("span", { class: "badge own" }, "changed") : "",
            isLow ? make("span", { class: "badge error" }, "✕ contrast") : "",
            lacks.length > 0 ? make("span", { class: "desc" }, `no ${lacks.join(" or ")} token`) : ""),
          every.map((theme) => stage(component, theme)));
        const text = [component.path, nameOf(component), ...component.states.flatMap((state) => [state.word, state.kind]), ...used.map(pathOf)].join(" ").toLowerCase();
        return { component, element, text };
      });
      const element = make("div", { class: "group family" },
        make("table", {}, make("caption", {}, make("h3", {}, title(path))), heads("Component"), make("tbody", {}, rows.map((held) => held.element))));
      return { element, rows };
    }

    """#
}
