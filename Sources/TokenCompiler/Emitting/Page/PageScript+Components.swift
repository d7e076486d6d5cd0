extension PageScript {
  /// Components drawn from their tokens, found by the names of parts and states.
  static let components: StaticString = #"""
    // Components: what has colours for a background or a foreground in states.
    const stateWords = { default: "default", enabled: "default", normal: "default", rest: "default", base: "default",
      hover: "hover", hovered: "hover", pressed: "pressed", active: "pressed", focus: "focus", focused: "focus",
      selected: "selected", checked: "selected", disabled: "disabled", inactive: "disabled", loading: "loading" };
    const roles = { background: "bg", "background-color": "bg", container: "bg", fill: "bg", foreground: "fg", text: "fg", label: "fg",
      title: "fg", "text-color": "fg", content: "fg", icon: "ic", tint: "ic", "tint-color": "ic", "icon-color": "ic",
      border: "bd", "border-color": "bd", outline: "bd" };
    function findComponents() {
      const found = new Map();
      tokens.forEach((token, index) => {
        if (token.t !== "color") return;
        const names = pathOf(token).split(".");
        const role = roles[names.at(-1)] && [roles[names.at(-1)], stateWords[names.at(-2)], names.slice(0, -2)];
        const other = roles[names.at(-2)] && [roles[names.at(-2)], stateWords[names.at(-1)], names.slice(0, -2)];
        const [part, state, key] = role?.[1] ? role : other?.[1] ? other : [];
        if (!part || key.length < 2 || /^colou?rs?$/.test(key.at(-1))) return;
        const path = key.join(".");
        if (!found.has(path)) found.set(path, { path, states: new Map() });
        const states = found.get(path).states;
        if (!states.has(state)) states.set(state, {});
        states.get(state)[part] ??= index;
      });
      return [...found.values()].filter((c) => [...c.states.values()].some((s) => s.bg !== undefined || s.fg !== undefined || s.ic !== undefined));
    }
    /** A length of a component in another category: `theme.radius.button.primary` for `theme.color.button.primary`. */
    function lengthOf(component, state, categories, theme) {
      const names = component.path.split(".");
      const at = names.findIndex((name) => /^colou?rs?$/.test(name));
      const [root, own] = at < 0 ? [[], names] : [names.slice(0, at), names.slice(at + 1)];
      for (const category of categories) {
        for (let length = own.length; length > 0; length--) {
          const stem = [...root, category, ...own.slice(0, length)];
          for (const end of [[state], [], ["default"]]) {
            const index = byPath.get([...stem, ...end].join("."));
            const value = index === undefined ? undefined : valueOf(tokens[index], theme);
            if (value && tokens[index].t !== "color" && value.c !== "") return value.c;
          }
        }
        const inside = byPath.get([...names, category].join("."));
        if (inside !== undefined && valueOf(tokens[inside], theme)) return valueOf(tokens[inside], theme).c;
      }
      return undefined;
    }
    /** How opaque a colour is where a category of its own says it: `theme.opacity.button.disabled.background`. */
    function opacityOf(component, state, token, theme) {
      const names = pathOf(token).split(".");
      const at = names.findIndex((name) => /^colou?rs?$/.test(name));
      if (at < 0) return undefined;
      names[at] = "opacity";
      const index = byPath.get(names.join("."));
      const value = index === undefined ? undefined : valueOf(tokens[index], theme);
      return value?.c === "" ? undefined : value?.c;
    }
    /** What components lie on: the page's own colour where the theme names one. */
    function pageColor(theme) {
      const own = /^(?:.*\.)?colou?rs?\.(?:background|surface|foundation|canvas|page)(?:[.-](?:page|default|base|primary|app|1))?$/;
      const fits = tokens.filter((t) => t.t === "color" && own.test(pathOf(t)) && valueOf(t, theme)?.a === 1);
      const best = fits.find((t) => /page|app|canvas|foundation/.test(pathOf(t))) ?? fits[0];
      return best && valueOf(best, theme);
    }
    const pages = every.map(pageColor);
    function sample(component, state, theme, isLive) {
      const style = {};
      const put = (from, suffix) => {
        const parts = component.states.get(from) ?? {};
        for (const [part, name] of [["bg", "--bg"], ["fg", "--fg"], ["bd", "--bd"]]) {
          const index = parts[part] ?? (part === "fg" ? parts.ic : undefined);
          const value = index === undefined ? undefined : valueOf(tokens[index], theme);
          const opacity = index === undefined ? undefined : opacityOf(component, from, tokens[index], theme);
          if (value?.c) style[name + suffix] = opacity === undefined ? value.c : `rgb(from ${value.c} r g b / calc(alpha * ${opacity}))`;
        }
        const height = lengthOf(component, from, ["elevation"], theme);
        if (height) style["--sh" + suffix] = elevation(parseFloat(height));
      };
      put(state, "");
      if (isLive) ["hover", "pressed"].filter((s) => component.states.has(s)).forEach((s) => put(s, "-" + s));
      const set = (property, ...categories) => {
        const value = lengthOf(component, state, categories, theme);
        if (value !== undefined) style[property] = value;
      };
      set("--radius", "radius", "corner-radius", "border-radius", "shape");
      set("--bw", "border-width");
      set("minHeight", "height", "min-height");
      set("minWidth", "min-width");
      set("paddingInline", "padding-x", "padding-inline");
      const isIcon = /icon-button|fab|floating/.test(component.path);
      const onlyIcon = isIcon && !/extended/.test(component.path) && lengthOf(component, state, ["width"], theme) !== undefined || /icon-button/.test(component.path);
      if (onlyIcon) Object.assign(style, { padding: "0", paddingInline: "0", minWidth: style.minHeight ?? "44px", aspectRatio: "1" });
      const name = component.path.split(".").at(-1);
      const label = onlyIcon ? make("span", { class: "away" }, `${component.path}, ${state}`) : make("span", {}, "Button");
      const attributes = { class: "sample", style, title: `${name}, ${state}` };
      if (isLive) attributes.type = "button";
      return make(isLive ? "button" : "span", attributes, isIcon ? plus() : "", label);
    }
    function plus() {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", "0 0 16 16");
      svg.setAttribute("aria-hidden", "true");
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", "M8 2v12M2 8h12");
      path.setAttribute("stroke", "currentColor");
      path.setAttribute("stroke-width", "2");
      svg.append(path);
      return svg;
    }
    function stage(component, theme) {
      const page = pages[theme];
      const states = [...component.states.keys()];
      const first = states.includes("default") ? "default" : states[0];
      const ink = page ? (luminance(page.h) < 0.18 ? "#fff" : "#000") : "inherit";
      const figure = (state, isLive) => make("div", { class: "state" }, sample(component, state, theme, isLive),
        make("small", {}, isLive ? state + ", live" : state));
      return make("div", { class: "stage", style: { "--page": page?.c ?? "transparent", color: ink } },
        figure(first, true), states.filter((state) => state !== first).map((state) => figure(state, false)));
    }
    function drawComponent(component) {
      return make("div", { class: "group", "data-c": component.path },
        make("table", {}, make("caption", {}, title(component.path)), heads("States"),
          make("tbody", {}, make("tr", {},
            make("th", { scope: "row" }, make("span", { class: "desc" }, "The first is live: hover and press it.")),
            every.map((theme) => make("td", { "data-t": theme }, stage(component, theme)))))));
    }

    """#
}
