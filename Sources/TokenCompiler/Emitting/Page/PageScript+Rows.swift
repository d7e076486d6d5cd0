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
      if (links.length === 0) return token.f && parts(token);
      return make("div", { class: "chain" }, make("span", { class: "away" }, "refers to "),
        links.flatMap((index) => ["→\u00a0", linkTo(index), " "]), next === undefined ? "" : "→ …");
    }
    /** What the fields of a value are taken from. */
    function parts(token) {
      return make("div", { class: "chain" }, token.f.flatMap((index, at) => [at > 0 ? ", " : "", `${token.e[at]}\u00a0→\u00a0`, linkTo(index)]));
    }
    /** A value's text: what is not there in words, and a colour that is not written in sRGB with what is nearest there. */
    function textOf(value) {
      if (value.i) return make("span", { class: "none error" }, value.t);
      if (value.t === "null") return make("span", { class: "none" }, "none");
      return [codeOf(value.t), value.h && !value.t.startsWith("#") ? make("span", { class: "near" }, " ≈ ", codeOf(value.h)) : ""];
    }
    /** The column that shows the same theme before. */
    const beforeOf = (theme) => sides[theme] === "after" && sides[theme - 1] === "before" && themes[theme - 1] === themes[theme] ? theme - 1 : undefined;
    function isAnother(token, theme) {
      const before = beforeOf(theme);
      const [was, is] = [before, theme].map((at) => at === undefined ? undefined : valueOf(token, at));
      return before !== undefined && (was?.t !== is?.t || was?.c !== is?.c);
    }
    function cell(index, theme) {
      const token = tokens[index];
      const value = valueOf(token, theme);
      const base = token.b === undefined ? undefined : token.b[theme] < 0 ? null : values[token.b[theme]];
      const held = make("td", { "data-t": theme, class: isAnother(token, theme) ? "now" : undefined });
      if (value === undefined) held.append(make("span", { class: "none" }, isDifference ? "not there" : "not in this theme"));
      else {
        const drawn = value.c === "" ? [] : [draw(token, value, theme)].flat().filter(Boolean);
        const pairs = token.p === undefined ? [] : pairsOf(token, theme);
        held.append(make("div", { class: "cell" }, drawn,
          make("div", {}, textOf(value), isAnother(token, theme) && [" ", make("span", { class: "badge moved" }, "changed")], pairs.slice(0, 3).map((pair) => verdict(pair, pairs.length === 1, index, theme)), chain(token, theme))));
      }
      if (base !== undefined && (base === null ? value !== undefined : base.t !== value?.t)) {
        held.append(make("div", { class: "was" }, "base ", base === null ? "not there" : [drawBase(token, base, theme), textOf(base)].flat()));
      }
      return held;
    }
    function row(index, path) {
      const token = tokens[index];
      const marks = [];
      if (token.o === 1) marks.push(make("span", { class: "badge own" }, "overridden"));
      if (token.o === 2) marks.push(make("span", { class: "badge moved", title: "takes its value from a token that is overridden" }, "follows"));
      if (token.x !== undefined) marks.push(make("span", { class: "badge old" }, "deprecated"));
      return make("tr", { id: "t" + index, tabindex: "-1", class: token.o === 1 ? "own" : undefined },
        make("th", { scope: "row" }, make("span", { class: "away path", "aria-hidden": "true" }, hiddenPath(token, path)), label(token, path), marks,
          token.d && make("span", { class: "desc" }, clear(token.d)),
          token.x && make("span", { class: "desc" }, clear(token.x)),
          token.q && make("span", { class: "desc" }, "contrast not judged: " + silences[token.q]),
          isDifference ? changesBeside(index) : "", make("div", { class: "more" }, usersBeside(index), copyButton(index))),
        inOne(token, every.map((theme) => cell(index, theme))));
    }
    const isAlike = (one, other) => one.childNodes.length === other.childNodes.length && [...one.childNodes].every((node, at) => node.isEqualNode(other.childNodes[at]));
    /** One cell where a token is the same in all themes. */
    function inOne(token, cells) {
      const isSame = !isDifference && cells.length > 1 && token.v.every((value) => value === token.v[0]) && cells.every((cell) => isAlike(cell, cells[0]));
      if (!isSame) return cells;
      cells[0].removeAttribute("data-t");
      cells[0].className = "all";
      cells[0].colSpan = cells.length;
      const where = cells.length === 2 ? "both themes" : "all themes";
      cells[0].dataset.name = where;
      cells[0].querySelector("code")?.after(make("span", { class: "from same" }, ` in ${where}`));
      return [cells[0]];
    }
    /** What stands before those, for who copies the row or comes by its address. */
    const hiddenPath = (token, path) => path === "" ? "" : clear(path) + ".";
    /** The names of a token below the group that its card is of. */
    function label(token, path) {
      const between = token.g === path ? "" : token.g.slice(path === "" ? 0 : path.length + 1) + ".";
      return [between === "" ? "" : make("i", {}, softly(between)), ...softly(token.n)];
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
        drawing = (t) => lit(shadowOf(at(x, t)?.c, at(y, t)?.c, at(blur, t)?.c, at(tint, t), at(opacity, t)?.c));
      } else if (size !== undefined && (weight !== undefined || family !== undefined)) {
        drawing = (t) => specimen({ fontSize: pixels(at(size, t)?.c) ?? "1rem", fontWeight: at(weight, t)?.c ?? "normal", fontFamily: fonts(at(family, t)?.c) });
      }
      return drawing && make("tr", { class: "sum" }, make("th", { scope: "row" }, make("span", { class: "desc" }, "together")),
        every.map((t) => make("td", { "data-t": t }, drawing(t))));
    }
    const pixels = (text) => text === undefined ? undefined : /^[\d.]+$/.test(text) ? text + "px" : text;
    const shadowOf = (x, y, blur, color, opacity) => `${pixels(x) ?? 0} ${pixels(y) ?? 0} ${pixels(blur) ?? 0} ${color?.c ? faded(color, opacity ?? 1) : "transparent"}`;
    function title(path) {
      const at = path.lastIndexOf(".");
      return at < 0 ? [clear(path) || "Tokens"] : [make("i", {}, clear(path.slice(0, at)).replaceAll(".", " › ") + " › "), ...softly(path.slice(at + 1))];
    }
    const heads = (first) => make("thead", {}, make("tr", {}, make("th", { scope: "col" }, first ?? "Token"),
      every.map((theme) => make("th", { scope: "col", "data-t": theme }, softly(themeName(themes[theme])),
        isDifference && make("span", { class: "side" }, sides[theme])))));
    /** What is said of a whole group. */
    function notesAbove(path) {
      const said = notesOfGroup.get(path) ?? [];
      return said.length === 0 || isDifference ? undefined
        : make("tr", { class: "found" }, make("td", { colspan: themes.length + 1 }, said.map((note) => noteLine(note, false))));
    }
    /** The tokens of a card, with the rows of each. */
    function group(path, members) {
      const rows = members.map((index) => ({ index, element: row(index, path), extra: notesBelow(index), text: words(index) }));
      const runs = new Map();
      for (const held of rows) {
        const own = tokens[held.index].g;
        if (!runs.has(own)) runs.set(own, []);
        runs.get(own).push(held);
      }
      if (!runs.has(path) && notesOfGroup.has(path)) runs.set(path, []);
      const body = [...runs].flatMap(([own, held]) => [notesAbove(own), together(held.map(({ index }) => index)), ...held.flatMap((row) => [row.element, row.extra])]);
      const element = make("div", { class: "group", style: { "--guess": `${4.5 + 3.5 * rows.length}rem` } },
        make("table", {}, make("caption", {}, make("h3", {}, title(path))), heads(), make("tbody", {}, body)));
      return { element, rows };
    }
    const silences = ["", "inactive components need none", "its name says that it is for another ground", "no token is the colour of the page"];
    function words(index) {
      const token = tokens[index];
      const said = notesOf[index].flatMap((note) => [note.c, ...note.m.flat()]);
      const targets = new Set(token.f);
      for (const theme of every) {
        let next = targetOf(token, theme);
        for (let steps = 0; next !== undefined && steps < 12; steps++) {
          targets.add(next);
          next = targetOf(tokens[next], theme);
        }
      }
      return [pathOf(token), token.t, token.d, ...Object.values(namesOf(token)), ...every.map((t) => valueOf(token, t)?.t), ...said, ...[...targets].map((other) => pathOf(tokens[other]))].join(" ").toLowerCase();
    }

    """#
}
