extension PageScript {
  /// What a value looks like.
  static let draw: StaticString = #"""
    /** What a value looks like; `undefined` where its text says it all. */
    function draw(token, value, theme) {
      const path = pathOf(token);
      switch (token.t) {
        case "color": return swatch(token, value, theme);
        case "dimension": return drawLength(path, value);
        case "gradient": return make("span", { class: "swatch wide", style: { "--v": "transparent", backgroundImage: `linear-gradient(90deg, ${value.c})` } });
        case "border": return make("span", { class: "box", style: { border: value.c, background: "none" } });
        case "shadow": return lit(value.c);
        case "strokeStyle": return value.k ? dashes(...value.k) : make("span", { class: "line", style: { borderTopStyle: value.c } });
        case "typography": return specimen({ font: value.c, letterSpacing: value.l ?? "normal" });
        case "fontFamily": return specimen({ fontFamily: fonts(value.c), fontSize: "1.2rem" }, "Quick brown fox 0123");
        case "fontWeight": return specimen({ fontWeight: value.c, fontSize: "1.2rem" }, "Quick brown fox");
        case "duration": return motion(value.c, "ease-in-out");
        case "cubicBezier": return [curve(value.c), motion("800ms", value.c)];
        case "transition": return motionOf(value.c);
        case "number": return /opacity|alpha/.test(path) && value.c >= 0 && value.c <= 1
          ? make("span", { class: "swatch", style: { "--v": `rgb(70 120 220 / ${value.c})` } }) : undefined;
        default: return undefined;
      }
    }
    /** The value of the base, as its token is drawn, but smaller where that says as much. */
    function drawBase(token, base, theme) {
      if (base.c === "" || ["duration", "cubicBezier", "transition"].includes(token.t)) return [];
      if (token.t === "color") return [make("span", { class: "swatch small", style: { "--v": base.c } })];
      return [draw(token, base, theme)].flat().filter(Boolean);
    }
    function swatch(token, value, theme) {
      const pair = pairsOf(token, theme).find((other) => other.isKnown);
      if (!pair) return make("span", { class: "swatch", style: { "--v": value.c } });
      const isLine = pair.kind === "border";
      return make("span", { class: "swatch", "aria-hidden": "true",
        style: isLine ? { "--v": pair.back, border: `3px solid ${pair.front}` } : { "--v": pair.back, color: pair.front } },
        isLine ? "" : pair.kind === "icon" ? "★" : "Ag");
    }
    /** What the rule for contrast says of a pair. */
    function verdict(pair, isOne, index, theme) {
      const ground = [isOne && !pair.isPage ? "" : pair.ground === undefined ? " on the page" : [pair.isPage ? " on the page, " : " on ", linkTo(pair.ground)],
        pair.isLow && index !== undefined ? whereTold(index, pair, theme) : ""].flat();
      if (!pair.isKnown) return make("div", { class: "ratio free" }, "contrast not known: translucent background", ground);
      const figure = pair.unit === "" ? pair.measured.toFixed(2) + " : 1" : pair.unit + pair.measured;
      return make("div", { class: "ratio" },
        make("b", { class: pair.isLow ? "low" : "good" }, (pair.isLow ? "✕ " : "✓ ") + figure),
        make("span", {}, pair.isLow ? ` below ${pair.unit}${pair.required} for ${pair.kind}` : ` ${pair.kind}, at least ${pair.unit}${pair.required}`, ground));
    }
    function drawLength(path, value) {
      const length = value.c;
      if (/radius|corner|round/.test(path)) return make("span", { class: "box", style: { borderRadius: length } });
      if (/border|stroke|outline|divider/.test(path)) return make("span", { class: "line", style: { borderTopWidth: length } });
      if (/elevation|depth/.test(path)) return lit(elevation(parseFloat(length)));
      if (/font|text|type|typography|letter|line-height/.test(path)) {
        return /letter|tracking/.test(path) ? specimen({ letterSpacing: length }) : specimen({ fontSize: length, lineHeight: 1.1 }, "Ag");
      }
      return make("span", { class: length.startsWith("-") ? "bar less" : "bar", style: { width: length.replace("-", "") } });
    }
    /** A line of dashes and gaps with the caps that they have. */
    function dashes(lengths, cap) {
      const line = shape("line", { x1: 4, y1: 6, x2: 116, y2: 6, stroke: "currentColor", "stroke-width": 1, "stroke-linecap": cap });
      line.style.strokeDasharray = lengths;
      return shape("svg", { viewBox: "0 0 120 12", class: "dashes", "aria-hidden": "true" }, line);
    }
    const elevation = (height) => height > 0 ? `0 ${height / 2}px ${height}px rgb(0 0 0 / .28), 0 0 2px rgb(0 0 0 / .2)` : "none";
    const lit = (shadow) => make("span", { class: "lit" }, make("span", { class: "plate", style: { boxShadow: shadow } }));
    // "system" is what Apple's platforms call their own font.
    const fonts = (list) => list === undefined ? "inherit" : list.replace(/^"system"$/i, "system-ui");
    // Larger text has fewer words, so that all of it is there: nothing is cut off.
    const largestText = 64;
    function specimen(style, text) {
      const held = make("div", { class: "text", style });
      const size = inPixels(held.style.fontSize) ?? 15;
      if (size > largestText) held.style.fontSize = largestText + "px";
      if (held.style.fontFamily) held.style.fontFamily += ", system-ui, sans-serif";
      held.append(size > 40 ? "Ag" : size > 26 ? "Quick fox" : text ?? "The quick brown fox jumps over the lazy dog");
      const missing = missingFont(held.style.fontFamily);
      return make("div", { class: "type" }, held,
        size > largestText && make("div", { class: "from" }, `drawn at ${largestText} px`),
        missing !== undefined && make("div", { class: "missing" }, `“${missing}” is not installed here: drawn in another font`));
    }
    function inPixels(text) {
      const [, number, unit] = text.match(/^([\d.]+)(px|pt|em|rem)$/) ?? [];
      return number === undefined ? undefined : number * ({ pt: 4 / 3, em: 16, rem: 16 }[unit] ?? 1);
    }
    const genericFonts = /^(system-ui|-apple-system|serif|sans-serif|monospace|cursive|fantasy|math|emoji|inherit|ui-.*)$/i;
    const pencil = document.createElement("canvas").getContext("2d");
    const installed = new Map();
    /** The first font of a list, where this machine does not have it. */
    function missingFont(list) {
      const name = list.match(/^\s*(?:"([^"]*)"|'([^']*)'|([^,]*))/).slice(1).find((part) => part !== undefined)?.trim();
      if (!name || genericFonts.test(name) || !pencil) return undefined;
      if (!installed.has(name)) installed.set(name, ["monospace", "serif"].some((other) => widthIn(`"${name}", ${other}`) !== widthIn(other)));
      return installed.get(name) ? undefined : name;
    }
    function widthIn(fonts) {
      pencil.font = `40px ${fonts}`;
      return pencil.measureText("Hamburgefonstiv mmMWlli 0123").width;
    }

    function motion(duration, easing, delay) {
      const ball = make("i", { "aria-hidden": "true" });
      const button = make("button", { type: "button", class: "run", "aria-label": `Play ${duration} ${easing}` }, ball, "Play");
      button.addEventListener("click", () => ball.animate(
        [{ transform: "none" }, { transform: `translateX(${button.clientWidth - 28}px)` }],
        { duration: Math.min(milliseconds(duration), 10000), delay: delay ? Math.min(milliseconds(delay), 10000) : 0, easing, fill: "both" }));
      return button;
    }
    const milliseconds = (text) => parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
    function motionOf(text) {
      const easing = text.match(/cubic-bezier\([^)]*\)/)?.[0] ?? "ease";
      const [duration, delay] = text.replace(easing, "").match(/-?[\d.]+(?:e-?\d+)?m?s/g) ?? ["300ms"];
      return [curve(easing), motion(duration, easing, delay)];
    }
    function curve(text) {
      const [a, b, c, d] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? [0, 0, 1, 1]).map(Number);
      return shape("svg", { viewBox: "0 0 1 1", class: "curve", "aria-hidden": "true" },
        shape("rect", { x: 0, y: 0, width: 1, height: 1, "vector-effect": "non-scaling-stroke" }),
        shape("path", { d: `M0 1 C ${a} ${1 - b} ${c} ${1 - d} 1 0`, "vector-effect": "non-scaling-stroke" }));
    }

    """#
}
