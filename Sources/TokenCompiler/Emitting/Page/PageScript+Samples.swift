extension PageScript {
  /// What a component is in a state, with the tokens that say it.
  static let samples: StaticString = #"""
    // A theme as it is seen, or the same in its base.
    const looks = every.map((theme) => ({ theme }));
    const baseLooks = every.map((theme) => ({ theme, isBase: true }));
    const baseOf = (token, theme) => token.b === undefined ? valueOf(token, theme) : token.b[theme] < 0 ? undefined : values[token.b[theme]];
    const at = (index, { theme, isBase }) => index === undefined ? undefined : (isBase ? baseOf : valueOf)(tokens[index], theme);
    const plain = (value) => value?.t.replace(/^"|"$/g, "");
    /** Reads what a component is in a state, and notes the token of each property. */
    function reader(component, state, look) {
      const uses = [];
      const take = (name, index) => {
        if (index !== undefined && !uses.some((use) => use.index === index && use.name === name)) uses.push({ name, index });
        return at(index, look);
      };
      const of = (names, ends = [""], word = state.word) =>
        take([names[0], ends[0].replace(/^.*\./, "")].join(" ").replace(/-/g, " ").trim(), property(component, word, names, ends));
      return { component, state, look, uses, take, of };
    }
    /** How opaque a colour is where a category of its own says it: `theme.opacity.button.disabled.background`. */
    function opacityOf(index) {
      const names = pathOf(tokens[index]).split(".");
      const place = names.findIndex(isColorWord);
      if (place < 0) return undefined;
      names[place] = "opacity";
      return byPath.get(names.join("."));
    }
    const partWords = { bg: "background", fg: "text", ic: "icon", bd: "border", rp: "overlay" };
    /** The colour of a part: the state's own, or that of the state at rest. */
    function colorOf({ state, component, take }, part, share = 1) {
      for (const index of new Set([state.parts[part], component.rest.parts[part]])) {
        const value = take(partWords[part], index);
        if (!value?.c) continue;
        const opacity = take("opacity of " + partWords[part], opacityOf(index))?.c || 1;
        return faded(value, opacity * share);
      }
      return undefined;
    }
    /** What components lie on: the page's own colour where the theme names one. */
    function pageColor(look) {
      const own = /^(?:.*\.)?colou?rs?\.(?:background|surface|foundation|canvas|page)(?:[.-](?:page|default|base|primary|app|1))?$/;
      const fits = tokens.map((_, index) => index).filter((index) => tokens[index].t === "color" && own.test(pathOf(tokens[index])) && at(index, look)?.a === 1);
      const best = fits.find((index) => /page|app|canvas|foundation/.test(pathOf(tokens[index]))) ?? fits[0];
      return at(best, look);
    }
    const pages = looks.map(pageColor);
    const basePages = data.base ? baseLooks.map(pageColor) : [];
    const pageOf = ({ theme, isBase }) => (isBase ? basePages : pages)[theme];
    const ring = tokens.map((_, index) => index).find((index) => tokens[index].t === "color" && /(^|[.-])focus([.-](outline|ring|border|indicator|default))?$/.test(pathOf(tokens[index])));

    /** Corners, sizes, insets, borders and type of a component. */
    function shapeOf({ of }) {
      const style = {};
      const length = (...names) => { const value = of(names); return value && (value.c === "" ? "0px" : pixels(value.c)); };
      const put = (key, value) => { if (value !== undefined && value !== "") style[key] = value; };
      const capsule = /^(capsule|pill|full|circle|round)$/.test(plain(of(["corner-style"])) ?? "");
      const share = parseFloat(of(["shape"], ["corner-percentage"])?.c);
      put("--radius", capsule || share >= 0.5 ? "9999px" : length("radius", "corner-radius", "border-radius")
        ?? pixels(of(["shape"], ["corner-size", "radius"])?.c) ?? (share >= 0 ? share * 100 + "%" : undefined));
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
      const type = (...ends) => of(["typography", "font", "text-style"], ends);
      put("font", of(["typography"])?.c || undefined);
      put("fontSize", pixels(type("size", "font-size")?.c) ?? length("font-size"));
      put("fontWeight", type("weight", "font-weight")?.c);
      const family = type("family", "font-family")?.c;
      if (family) style.fontFamily = fonts(family) + ", system-ui";
      if (plain(of(["behavior"], ["uppercase-title"])) === "true") style.textTransform = "uppercase";
      return style;
    }
    /** A component's shadow: of a token, of its parts, or by its height. */
    function shadowIn(r) {
      const whole = r.of(["shadow", "box-shadow"]);
      if (whole?.c && !/^[\d.]/.test(whole.c)) return whole.c;
      const height = r.of(["elevation"]);
      if (height) return /^[\d.]+/.test(height.c) ? elevation(parseFloat(height.c)) : height.c || "none";
      const part = (...ends) => r.of(["shadow"], ends, "default")?.c;
      const [y, blur] = [part("offset-y", "y"), part("blur", "radius")];
      const color = y && blur ? shadowColor(r) : undefined;
      return color?.c ? shadowOf(part("offset-x", "x"), y, blur, color, part("opacity")) : undefined;
    }
    function shadowColor({ component, take }) {
      const place = component.names.findIndex(isColorWord);
      if (place < 0) return undefined;
      const names = [...component.names];
      names[place] = "shadow";
      return take("shadow colour", byPath.get([...names, "color"].join(".")));
    }
    /** What changes with the state: also what the live sample becomes. */
    function coloursOf(r, suffix, shape) {
      const style = {};
      const put = (name, value) => { if (value !== undefined) style[name + suffix] = value; };
      const icon = colorOf(r, "ic");
      put("--bg", colorOf(r, "bg"));
      put("--fg", colorOf(r, "fg") ?? icon);
      put("--ic", icon);
      put("--bd", colorOf(r, "bd"));
      put("--rp", colorOf(r, "rp"));
      put("--rh", colorOf(r, "rp", 0.5));
      const shadow = shadowIn(r);
      put("--sh", shadow);
      // In a list of shadows there is none.
      put("--sf", shadow === "none" ? undefined : shadow);
      if (suffix) for (const name of ["--radius", "--bw"]) put(name, shape[name]);
      return style;
    }
    const drawings = new Map();
    /** Everything that a sample is made of. */
    function drawingOf(component, state, look, options) {
      if (options?.isLive || options?.isCollapsed) return drawNow(component, state, look, options);
      if (!drawings.has(state)) drawings.set(state, []);
      const place = look.isBase ? themes.length + look.theme : look.theme;
      return drawings.get(state)[place] ??= drawNow(component, state, look);
    }
    function drawNow(component, state, look, { isLive = false, isCollapsed = false } = {}) {
      const r = reader(component, state, look);
      const shape = shapeOf(r);
      const style = { ...shape, ...coloursOf(r, "", shape) };
      const isAction = /(^|[.-])(fab|floating)/.test(component.path);
      const isIcon = isAction || /icon-?button/i.test(component.path);
      const shows = (what) => {
        const said = plain(r.of(["behavior"], ["shows-" + what, "expanded.shows-" + what], "default"));
        return said === undefined ? undefined : said === "true";
      };
      const hasTitle = !isCollapsed && (shows("title") ?? (!isIcon || /extended/.test(component.path)));
      const hasIcon = isIcon || !hasTitle || Boolean(at((component.rest ?? state).parts.ic, look)?.c);
      const [isUnset, isIconUnset] = [style["--fg"] === undefined, style["--ic"] === undefined && (!hasTitle || component.states.some((s) => s.parts.ic !== undefined))];
      if (isUnset) style["--fg"] = inkOn(at(state.parts.bg ?? component.rest.parts.bg, look)?.h ?? pageOf(look)?.h ?? "#ffffff");
      if (isLive) for (const kind of ["hover", "pressed", "focus"]) {
        const other = component.states.find((held) => held.kind === kind);
        if (other) Object.assign(style, coloursOf(reader(component, other, look), "-" + kind, shapeOf(reader(component, other, look))));
      }
      if ((isLive || state.kind === "focus") && at(ring, look)?.c) style["--ring"] = r.take("focus ring", ring).c;
      if (!hasTitle) {
        const least = r.of(["touch-target"], ["min-height", "min-width", ""])?.c;
        style.height ??= pixels(least) ?? "44px";
        Object.assign(style, { width: style.width ?? style.height, paddingInline: "0", paddingBlock: "0", minWidth: "0" });
      }
      // What the page chooses, because no token does.
      const unset = [hasTitle && isUnset && "text", hasIcon && isUnset && isIconUnset && "icon"].filter(Boolean);
      return { style, uses: r.uses, hasTitle, hasIcon, isAction, unset };
    }

    """#
}
