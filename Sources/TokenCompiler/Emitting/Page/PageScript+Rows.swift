extension PageScript {
  /// Rows of tokens, each theme in a column.
  static let rows: StaticString = #"""
    /** The references from a token to where its value is written. */
    function chain(token, theme) {
      const links = [];
      let next = targetOf(token, theme);
      while (next !== undefined && links.length < 12) {
        links.push(next);
        next = targetOf(tokens[next], theme);
      }
      if (links.length === 0 && token.f) links.push(...token.f);
      if (links.length === 0) return undefined;
      const parts = links.flatMap((index) => ["→\u00a0", make("a", { href: "#t" + index }, pathOf(tokens[index])), " "]);
      return make("div", { class: "chain" }, make("span", { class: "away" }, "refers to "), ...parts.slice(0),
        next === undefined ? "" : "→ …");
    }
    function cell(token, theme) {
      const value = valueOf(token, theme);
      const base = token.b === undefined ? undefined : token.b[theme] < 0 ? null : values[token.b[theme]];
      const held = make("td", { "data-t": theme });
      if (value === undefined) held.append(make("span", { class: "none" }, "not in this theme"));
      else {
        const drawn = value.c === "" ? [] : [draw(token, value, theme)].flat().filter(Boolean);
        const pair = token.t === "color" ? judged(token, theme) : undefined;
        held.append(make("div", { class: "cell" }, drawn,
          make("div", {}, make("code", {}, value.t), pair && make("div", {}, ratio(pair)), chain(token, theme))));
      }
      if (base !== undefined && (base === null ? value !== undefined : base.t !== value?.t)) {
        held.append(make("div", { class: "was" }, "base:",
          base && token.t === "color" && base.h ? make("span", { class: "swatch small", style: { "--v": base.c } }) : "",
          base === null ? "not there" : make("code", {}, base.t)));
      }
      return held;
    }
    function row(index) {
      const token = tokens[index];
      const marks = [];
      if (token.o === 1) marks.push(make("span", { class: "badge own" }, "overridden"));
      if (token.o === 2) marks.push(make("span", { class: "badge moved" }, "follows"));
      if (token.x !== undefined) marks.push(make("span", { class: "badge old" }, "deprecated"));
      return make("tr", { id: "t" + index },
        make("th", { scope: "row" }, token.n, marks,
          token.d && make("span", { class: "desc" }, token.d),
          token.x && make("span", { class: "desc" }, token.x)),
        every.map((theme) => cell(token, theme)));
    }
    /** Colours, lengths and fonts of one group that are one thing together. */
    function together(members) {
      const of = (...names) => names.map((n) => members.find((i) => tokens[i].n === n)).find((i) => i !== undefined);
      const at = (index, theme) => index === undefined ? undefined : valueOf(tokens[index], theme);
      const [x, y, blur, tint] = [of("offset-x", "x"), of("offset-y", "y"), of("blur", "radius"), of("color")];
      const [size, weight, family] = [of("size", "font-size", "fontSize"), of("weight", "font-weight", "fontWeight"), of("family", "font-family", "fontFamily")];
      const opacity = of("opacity");
      let drawing;
      if (y !== undefined && blur !== undefined && tint !== undefined) {
        drawing = (t) => {
          const alpha = at(opacity, t)?.c ?? 1;
          return lit(`${at(x, t)?.c ?? 0} ${at(y, t)?.c} ${at(blur, t)?.c} rgb(from ${at(tint, t)?.c} r g b / calc(alpha * ${alpha}))`);
        };
      } else if (size !== undefined && (weight !== undefined || family !== undefined)) {
        drawing = (t) => {
          const length = at(size, t)?.c ?? "1rem";
          return specimen({ fontSize: /^[\d.]+$/.test(length) ? length + "px" : length, fontWeight: at(weight, t)?.c ?? "normal", fontFamily: fonts(at(family, t)?.c) });
        };
      }
      return drawing && make("tr", { class: "sum" }, make("th", { scope: "row" }, make("span", { class: "desc" }, "together")),
        every.map((t) => make("td", { "data-t": t }, drawing(t))));
    }
    function title(path) {
      const at = path.lastIndexOf(".");
      return at < 0 ? [path || "Tokens"] : [make("i", {}, path.slice(0, at).replaceAll(".", " › ") + " › "), path.slice(at + 1)];
    }
    const heads = (first) => make("thead", {}, make("tr", {}, make("th", { scope: "col" }, first ?? "Token"),
      every.map((theme) => make("th", { scope: "col", "data-t": theme }, themes[theme]))));
    function group(path, members) {
      const rows = members.map(row);
      const sum = together(members);
      return make("div", { class: "group" },
        make("table", {}, make("caption", {}, title(path)), heads(), make("tbody", {}, sum, rows)));
    }

    """#
}
