extension PageScript {
  /// Components on the page, in every state, the first of them live.
  static let stage: StaticString = #"""
    const glyphs = { plus: "M8 2v12M2 8h12", heart: "M8 13.5 2.7 8.2a3.2 3.2 0 0 1 4.5-4.6l.8.8.8-.8a3.2 3.2 0 0 1 4.5 4.6z" };
    const glyph = (name, isUnset) => shape("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" },
      shape("path", { d: glyphs[name], fill: "none", stroke: "currentColor", "stroke-width": isUnset ? "1" : "2", "stroke-linejoin": "round", ...(isUnset ? { "stroke-dasharray": "1.5 1.5" } : {}) }));
    const generic = /^(default|regular|base|colou?rs?)$/;
    function nameOf(component) {
      const own = component.names.filter((name) => !generic.test(name));
      return capital(wordsOf(last(own) ?? component.path).join(" "));
    }
    function sample(component, state, look, { isLive = false, isCollapsed = false } = {}) {
      const drawing = drawingOf(component, state, look, { isLive, isCollapsed });
      const { style, hasTitle, hasIcon, isAction, unset } = drawing;
      const name = nameOf(component);
      const label = `${name}, ${isCollapsed ? "collapsed" : state.word}${look.isBase ? ", in the base" : ""}`;
      const attributes = { class: "sample", style, title: label, "data-s": state.kind };
      const title = hasTitle ? make("span", {}, name.length > 14 ? "Label" : name) : "";
      const icon = hasIcon ? glyph(isAction || hasTitle ? "plus" : "heart", unset.includes("icon")) : "";
      const element = isLive ? make("button", { ...attributes, type: "button", "aria-label": label + ", live" }, icon, title)
        : make("span", { ...attributes, role: "img", "aria-label": label }, icon, title);
      return { element, drawing };
    }
    const isSameDrawing = (a, b) => JSON.stringify([a.style, a.hasTitle, a.hasIcon]) === JSON.stringify([b.style, b.hasTitle, b.hasIcon]);

    /** One colour with an opacity on another, which has none. */
    function over(front, opacity, back) {
      const bytes = [1, 3, 5].map((place) => Math.round(parseInt(front.slice(place, place + 2), 16) * opacity + parseInt(back.slice(place, place + 2), 16) * (1 - opacity)));
      return "#" + bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
    function ratioOf(front, back) {
      const [a, b] = [luminance(front), luminance(back)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }
    const asked = data.contrast ?? { unit: "", text: 4.5, icon: 3 };
    /** How text and icon of a state stand apart from its background, as the rule says it of the same colours. */
    function contrastsOf(component, state, theme) {
      state.contrasts ??= [];
      return state.contrasts[theme] ??= compare(component, state, theme);
    }
    function compare(component, state, theme) {
      if (state.kind === "disabled") return [];
      const part = (name) => [state.parts[name], component.rest.parts[name]].find((index) => at(index, looks[theme])?.c);
      const { hasTitle, hasIcon } = drawingOf(component, state, looks[theme]);
      const found = [];
      // What is meant for another ground is not judged on the page.
      const isOnPage = groundFor(component, looks[theme]) === pages[theme]?.h;
      for (const index of new Set([hasTitle ? part("fg") : undefined, hasIcon ? part("ic") ?? part("fg") : undefined])) {
        if (index === undefined) continue;
        const ground = part("bg");
        const pairs = pairsOf(tokens[index], theme).filter((pair) => pair.isKnown);
        const kind = hasTitle && index === part("fg") ? "text" : "icon";
        const pair = pairs.find((other) => other.ground === ground) ?? (isOnPage ? pairs.find((other) => other.isPage) ?? pairedBy(index, ground, kind, theme) : undefined);
        if (pair) found.push({ ...pair, front: index });
      }
      return found;
    }
    /** The same where the colours are of different states, which no name puts together. */
    function pairedBy(index, ground, kind, theme) {
      const [front, back, page] = [at(index, looks[theme]), at(ground, looks[theme]), pages[theme]];
      if (asked.unit !== "" || !front?.h || (back?.a ?? 0) < 1 && !page) return undefined;
      const opacity = (of) => Number(at(opacityOf(of), looks[theme])?.c || 1);
      const behind = back?.c ? over(back.h, back.a * opacity(ground), page?.h ?? back.h) : page.h;
      const measured = Math.floor(100 * ratioOf(over(front.h, front.a * opacity(index), behind), behind)) / 100;
      return { ground: back?.a > 0 ? ground : undefined, kind, unit: "", isKnown: true, measured, required: asked[kind], isLow: measured < asked[kind] };
    }
    const mark = (pair) => make("span", { class: "mark" },
      make("b", { class: pair.isLow ? "low" : "good" }, `${pair.isLow ? "✕" : "✓"} ${pair.unit}${pair.unit ? pair.measured : pair.measured.toFixed(2)}`), " " + pair.kind);

    /** What lies behind a component: the page, or something on which it is meant to be seen. */
    function groundFor(component, look) {
      const page = pageOf(look)?.h;
      // What lies on the ground: in one state it may be that, where others have a ground of their own.
      const fronts = component.states.filter(({ parts }) => !(at(parts.bg, look)?.a > 0.5))
        .map(({ parts }) => at(parts.fg ?? parts.ic, look)?.h).filter(Boolean);
      const seenOn = (ground) => fronts.filter((front) => ratioOf(front, ground) >= 1.5).length;
      const own = page ?? "#ffffff";
      const other = luminance(own) > 0.5 ? "#2b2f36" : "#ffffff";
      return seenOn(own) < fronts.length && seenOn(other) > seenOn(own) ? other : page;
    }
    /** A state of a component in a theme, with what is to be said of it. */
    function figure(component, state, theme, { isLive, isCollapsed } = {}) {
      const look = looks[theme];
      const own = sample(component, state, look, { isLive, isCollapsed });
      const pictures = [own.element];
      if (data.base) {
        const base = sample(component, state, baseLooks[theme], { isCollapsed });
        const plain = isLive ? drawingOf(component, state, look, { isCollapsed }) : own.drawing;
        if (!isSameDrawing(plain, base.drawing)) {
          const ground = groundFor(component, baseLooks[theme]);
          pictures.push(make("div", { class: "base", style: ground ? { background: ground, color: inkOn(ground) } : {} }, base.element, make("small", {}, "base")));
        }
      }
      const word = isCollapsed ? "collapsed" : state.word;
      const why = make("button", { type: "button", class: "why", "aria-expanded": "false", "aria-label": `${nameOf(component)}, ${word}: its tokens` }, word, isLive ? make("span", { class: "live" }, " · live") : "");
      why.addEventListener("click", () => showUses(component, state, why));
      return make("div", { class: "state" }, make("div", { class: "pictures" }, pictures), why,
        isCollapsed ? "" : contrastsOf(component, state, theme).map(mark),
        own.drawing.unset.map((what) => make("small", { class: "unset" }, `no colour for the ${what}`)));
    }
    function stage(component, theme) {
      const ground = groundFor(component, looks[theme]);
      const behavior = property(component, "default", ["behavior"], ["collapsed.shows-title"]);
      const [first, ...others] = component.states;
      return make("td", { "data-t": theme, class: "stage", style: { "--page": ground ?? "var(--card)", "--on": ground ? inkOn(ground) : "var(--ink)", color: ground ? inkOn(ground) : "inherit" } },
        make("div", { class: "states" }, figure(component, first, theme, { isLive: true }),
          others.map((state) => figure(component, state, theme)),
          plain(at(behavior, looks[theme])) === "false" ? figure(component, first, theme, { isCollapsed: true }) : ""));
    }

    """#
}
