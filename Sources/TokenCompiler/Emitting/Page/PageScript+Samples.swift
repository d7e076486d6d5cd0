extension PageScript {
  /// Components drawn from their tokens, in every state, the first of them live.
  static let samples: StaticString = #"""
    const at = (index, theme) => index === undefined ? undefined : valueOf(tokens[index], theme);
    const textAt = (index, theme) => at(index, theme)?.t.replace(/^"|"$/g, "");
    /** How opaque a colour is where a category of its own says it: `theme.opacity.button.disabled.background`. */
    function opacityOf(index, theme) {
      const names = pathOf(tokens[index]).split(".");
      const place = names.findIndex(isColorWord);
      if (place < 0) return undefined;
      names[place] = "opacity";
      const value = at(byPath.get(names.join(".")), theme);
      return value?.c === "" ? undefined : value?.c;
    }
    function colorOf(index, theme) {
      const value = at(index, theme);
      if (!value?.c) return undefined;
      const opacity = opacityOf(index, theme);
      return opacity === undefined ? value.c : faded(value, opacity);
    }
    /** What components lie on: the page's own colour where the theme names one. */
    function pageColor(theme) {
      const own = /^(?:.*\.)?colou?rs?\.(?:background|surface|foundation|canvas|page)(?:[.-](?:page|default|base|primary|app|1))?$/;
      const fits = tokens.filter((t) => t.t === "color" && own.test(pathOf(t)) && valueOf(t, theme)?.a === 1);
      const best = fits.find((t) => /page|app|canvas|foundation/.test(pathOf(t))) ?? fits[0];
      return best && valueOf(best, theme);
    }
    const pages = every.map(pageColor);
    const ring = tokens.map((t, index) => t.t === "color" && /(^|[.-])focus([.-](outline|ring|border|indicator|default))?$/.test(pathOf(t)) ? index : -1).find((index) => index >= 0);

    /** Corners, sizes, insets, borders and type of a component. */
    function shapeOf(component, state, theme) {
      const style = {};
      const length = (...names) => { const value = at(property(component, state, names), theme); return value && (value.c === "" ? "0px" : pixels(value.c)); };
      const put = (key, value) => { if (value !== undefined && value !== "") style[key] = value; };
      const capsule = /^(capsule|pill|full|circle|round)$/.test(textAt(property(component, state, ["corner-style"]), theme) ?? "");
      const share = parseFloat(at(property(component, state, ["shape"], ["corner-percentage"]), theme)?.c);
      put("--radius", capsule || share >= 0.5 ? "9999px" : length("radius", "corner-radius", "border-radius")
        ?? pixels(at(property(component, state, ["shape"], ["corner-size", "radius"]), theme)?.c) ?? (share >= 0 ? share * 100 + "%" : undefined));
      put("--bw", length("border-width"));
      put("height", length("height", "size"));
      put("width", length("width", "size"));
      put("minHeight", length("min-height") ?? (style.height && "0px"));
      put("minWidth", length("min-width"));
      put("maxWidth", length("max-width"));
      put("paddingInline", length("padding-x", "padding-inline", "padding-horizontal", "padding"));
      put("paddingBlock", length("padding-y", "padding-block", "padding-vertical"));
      put("paddingInlineStart", length("padding-leading", "padding-start", "padding-left"));
      put("paddingInlineEnd", length("padding-trailing", "padding-end", "padding-right"));
      put("gap", length("image-padding", "icon-padding", "gap", "spacing"));
      const type = (...ends) => at(property(component, state, ["typography", "font", "text-style"], ends), theme);
      put("font", at(property(component, state, ["typography"]), theme)?.c || undefined);
      put("fontSize", pixels(type("size", "font-size")?.c) ?? length("font-size"));
      put("fontWeight", type("weight", "font-weight")?.c);
      const family = type("family", "font-family")?.c;
      if (family) style.fontFamily = fonts(family) + ", system-ui";
      if (textAt(property(component, state, ["behavior"], ["uppercase-title"]), theme) === "true") style.textTransform = "uppercase";
      return style;
    }
    /** A component's shadow: of a token, of its parts, or by its height. */
    function shadowIn(component, state, theme) {
      const whole = at(property(component, state, ["shadow", "box-shadow"]), theme);
      if (whole?.c && !/^[\d.]/.test(whole.c)) return whole.c;
      const height = at(property(component, state, ["elevation"]), theme);
      if (height) return /^[\d.]+/.test(height.c) ? elevation(parseFloat(height.c)) : height.c || "none";
      const part = (...ends) => at(property(component, "default", ["shadow"], ends), theme)?.c;
      const [y, blur] = [part("offset-y", "y"), part("blur", "radius")];
      const color = component.names.some(isColorWord) ? shadowColor(component, theme) : undefined;
      return y && blur && color ? shadowOf(part("offset-x", "x"), y, blur, color, part("opacity")) : undefined;
    }
    function shadowColor(component, theme) {
      const place = component.names.findIndex(isColorWord);
      const names = [...component.names];
      names[place] = "shadow";
      return at(byPath.get([...names, "color"].join(".")), theme);
    }
    /** Whether a title or an icon is to be seen; `undefined` where nothing says so. */
    function shows(component, what, theme) {
      const said = textAt(property(component, "default", ["behavior"], ["shows-" + what, "expanded.shows-" + what]), theme);
      return said === undefined ? undefined : said === "true";
    }
    function coloursOf(component, state, theme, suffix) {
      const style = {};
      const parts = component.states.get(state) ?? {};
      const put = (name, value) => { if (value !== undefined) style[name + suffix] = value; };
      put("--bg", colorOf(parts.bg, theme));
      put("--fg", colorOf(parts.fg, theme) ?? colorOf(parts.ic, theme));
      put("--ic", colorOf(parts.ic, theme));
      put("--bd", colorOf(parts.bd, theme));
      put("--rp", colorOf(parts.rp, theme));
      if (at(parts.rp, theme)?.c) put("--rh", faded(at(parts.rp, theme), 0.5 * (opacityOf(parts.rp, theme) ?? 1)));
      put("--sh", shadowIn(component, state, theme));
      return style;
    }
    const glyphs = { plus: "M8 2v12M2 8h12", heart: "M8 13.5 2.7 8.2a3.2 3.2 0 0 1 4.5-4.6l.8.8.8-.8a3.2 3.2 0 0 1 4.5 4.6z" };
    const glyph = (name) => shape("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" },
      shape("path", { d: glyphs[name], fill: "none", stroke: "currentColor", "stroke-width": "2", "stroke-linejoin": "round" }));
    const generic = /^(default|regular|base|colou?rs?)$/;
    function nameOf(component) {
      const own = component.names.filter((name) => !generic.test(name));
      return capital(wordsOf(last(own) ?? component.path).join(" "));
    }
    function sample(component, state, theme, { isLive = false, isCollapsed = false } = {}) {
      const style = { ...shapeOf(component, state, theme), ...coloursOf(component, state, theme, "") };
      const isAction = /(^|[.-])(fab|floating)/.test(component.path);
      const isIcon = isAction || /icon-?button/i.test(component.path);
      const hasTitle = isCollapsed ? false : shows(component, "title", theme) ?? (!isIcon || /extended/.test(component.path));
      const hasIcon = isIcon || !hasTitle || Boolean(at((component.states.get("default") ?? component.states.get(state))?.ic, theme)?.c);
      if (isLive) for (const other of ["hover", "pressed", "focus"]) Object.assign(style, coloursOf(component, other, theme, "-" + other));
      if (isLive && at(ring, theme)?.c) style["--ring"] = at(ring, theme).c;
      if (!hasTitle) {
        const least = at(property(component, state, ["touch-target"], ["min-height", "min-width", ""]), theme)?.c;
        style.height ??= pixels(least) ?? "44px";
        Object.assign(style, { width: style.width ?? style.height, paddingInline: "0", paddingBlock: "0", minWidth: "0" });
      }
      const label = `${nameOf(component)}, ${isCollapsed ? "collapsed" : state}`;
      const attributes = { class: "sample", style, title: label, "data-s": state };
      const name = nameOf(component);
      const title = hasTitle ? make("span", {}, name.length > 14 ? "Label" : name) : "";
      const icon = hasIcon ? glyph(isAction || hasTitle ? "plus" : "heart") : "";
      if (isLive) return make("button", { ...attributes, type: "button", "aria-label": label + ", live" }, icon, title);
      return make("span", { ...attributes, role: "img", "aria-label": label }, icon, title);
    }
    /** What lies behind a component: the page, or something on which it is meant to be seen. */
    function groundFor(component, theme) {
      const page = pages[theme]?.h;
      const rest = component.states.get("default") ?? [...component.states.values()][0];
      const front = at(rest.fg ?? rest.ic, theme);
      const ground = at(rest.bg, theme);
      if (!front?.h || ground?.a > 0.2) return page;
      const [a, b] = [luminance(front.h), luminance(page ?? "#ffffff")];
      if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 1.5) return page;
      return a > 0.5 ? "#2b2f36" : "#ffffff";
    }
    function stage(component, theme) {
      const ground = groundFor(component, theme);
      const states = [...component.states.keys()].sort((a, b) => stateOrder.indexOf(a) - stateOrder.indexOf(b));
      const figure = (state, options, name) => make("div", { class: "state" }, make("div", {}, sample(component, state, theme, options)), make("small", {}, name ?? state, options?.isLive && make("span", { class: "live" }, " · live")));
      const collapsed = textAt(property(component, "default", ["behavior"], ["collapsed.shows-title"]), theme) === "false";
      return make("td", { "data-t": theme, class: "stage", style: { "--page": ground ?? "var(--card)", color: ground ? inkOn(ground) : "inherit" } },
        make("div", { class: "states" }, figure(states[0], { isLive: true }),
          states.slice(1).map((state) => figure(state)), collapsed ? figure(states[0], { isCollapsed: true }, "collapsed") : ""));
    }
    /** The variants of a component, each a row. */
    function drawFamily(path, components) {
      const rows = components.map((component) => {
        const element = make("tr", { "data-c": component.path },
          make("th", { scope: "row" }, softly(component.path === path ? last(component.names) : component.path.slice(path.length + 1))),
          every.map((theme) => stage(component, theme)));
        return { component, element, text: component.path.toLowerCase() };
      });
      const element = make("div", { class: "group family" },
        make("table", {}, make("caption", {}, title(path)), heads("Component"), make("tbody", {}, rows.map((held) => held.element))));
      return { element, rows };
    }

    """#
}
