extension PageScript {
  /// What is said of tokens: findings, or changes.
  static let notes: StaticString = #"""
    const levels = isDifference ? ["breaking", "visual", "safe"] : ["error", "warning", "note"];
    const signs = { error: "✕", breaking: "✕", warning: "!", visual: "◐", note: "i", safe: "✓" };
    const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
    const plural = (count, one, many) => `${count.toLocaleString("en")} ${count === 1 ? one : many ?? one + "s"}`;
    const sign = (level) => make("span", { class: "sign " + level, "aria-hidden": "true" }, signs[level]);
    const linkTo = (index) => make("a", { href: "#" + encodeURIComponent(pathOf(tokens[index])) }, softly(pathOf(tokens[index])));
    /** A token by its name, with its colour where it is one. */
    function named(index, theme) {
      const value = tokens[index].t === "color" ? valueOf(tokens[index], theme ?? 0) : undefined;
      return [value?.c ? make("span", { class: "swatch small", style: { "--v": value.c }, "aria-hidden": "true" }) : "", linkTo(index)];
    }
    const piece = (word) => typeof word !== "string" ? byPath.has(word[0]) ? [linkTo(byPath.get(word[0]))] : [codeOf(word[0])]
      : isDifference ? [word] : spoken(word);
    /** A sentence in which the names of tokens are links. */
    const spoken = (text) => text.split(/'([^']+)'/).flatMap((part, at) => at % 2 === 0 ? [part]
      : byPath.has(part) ? named(byPath.get(part)) : [`'${part}'`]);
    /** What a note says, as a sentence. */
    function sentence(note) {
      const said = note.m.flatMap(piece).filter((part) => part !== "");
      return typeof said[0] === "string" && !isDifference ? [capital(said[0]), ...said.slice(1)] : said;
    }
    const tells = (note, index) => note.m.some((word) => typeof word === "string" && word.includes(`'${pathOf(tokens[index])}'`));
    const inThemes = (note) => note.w && ` in ${note.w.map(themeName).join(", ")}`;

    /** A note as a paragraph; in a list it names its token. */
    function noteLine(note, isListed) {
      const [first, ...more] = note.t ?? [];
      const about = first !== undefined ? tells(note, first) ? "" : named(first) : note.g !== undefined ? make("b", {}, softly(note.g)) : "";
      return make("div", { class: "note" }, isListed ? "" : sign(note.l),
        make("div", {},
          isListed && about !== "" ? make("div", {}, about, make("span", { class: "from" }, inThemes(note))) : "",
          make("div", {}, isListed ? "" : [make("b", { class: note.l }, capital(note.l)), inThemes(note), " · "], sentence(note),
            isListed && about === "" && make("span", { class: "from" }, inThemes(note))),
          note.h && make("div", { class: "help" }, "→ ", spoken(capital(note.h))),
          isListed && more.some((index) => !tells(note, index)) && !note.f ? make("div", { class: "from" }, "with ", more.filter((index) => !tells(note, index)).slice(0, 4).flatMap((index, at) => [at > 0 ? ", " : "", linkTo(index)])) : "",
          make("div", { class: "from" }, isDifference ? "" : note.c, note.p && (isDifference ? note.p : " · " + note.p)),
          isListed && note.f && followers(note)));
    }
    /** The changes that follow from one, or are like it. */
    function followers(note) {
      const others = note.f.map((index) => notes[index]);
      const held = make("details", { class: "follow" }, make("summary", {}, plural(others.length, "more token")));
      const fill = () => held.childElementCount === 1 && held.append(make("ul", {}, others.map((other) => make("li", {},
        other.t ? [linkTo(other.t[0]), ": "] : "", sentence(other), inThemes(other)))));
      held.addEventListener("toggle", fill);
      unfolding.push(fill);
      return held;
    }
    /** Where a contrast that is too low is told, if not at the colour itself; why it is not, if nowhere. */
    function whereTold(index, { ground, isPage }, theme) {
      if (isDifference || notes.length === 0) return "";
      const places = [index, ground].filter((at) => at !== undefined);
      for (const start of [...places]) for (let next = targetOf(tokens[start], theme); next !== undefined && places.length < 24; next = targetOf(tokens[next], theme)) places.push(next);
      const isOf = (note, code) => note.c === code && (!note.w || note.w.includes(themes[theme]));
      if (notesOf[index].some((note) => isOf(note, "contrast") && (note.t[0] === index || note.t.includes(ground)))) return "";
      for (const code of ["contrast", "missing-context"]) for (const place of places) {
        // A finding is told at the token that is to blame; the others in it are seen with that.
        if (!notesOf[place].some((note) => isOf(note, code) && note.t[0] === place)) continue;
        return place === index ? " · told below as " + code : [" · told as " + code + " at ", linkTo(place)];
      }
      if (data.base && places.every((place) => tokens[place].o === undefined)) return " · as in the base";
      return isPage ? " · no finding: its name does not say on what it lies" : " · no finding of its own";
    }
    // Paper has no folds: what is closed is printed as well.
    const unfolding = [];
    let folded = [];
    addEventListener("beforeprint", () => {
      for (const fill of unfolding) fill();
      folded = [...document.querySelectorAll(".level:not([open]), .follow:not([open])")];
      for (const held of folded) held.open = true;
    });
    addEventListener("afterprint", () => { for (const held of folded) held.open = false; });
    /** Below a row: what was found about its token. */
    function notesBelow(index) {
      const said = notesOf[index];
      if (isDifference || said.length === 0) return undefined;
      return make("tr", { class: "found" }, make("td", { colspan: themes.length + 1 }, said.slice(0, 5).map((note) => noteLine(note, false)),
        said.length > 5 ? make("div", { class: "from" }, `and ${said.length - 5} more`) : ""));
    }
    /** Beside a token's name: how it has changed. */
    function changesBeside(index) {
      return notesOf[index].map((note) => make("div", { class: "change" },
        make("span", { class: "badge " + note.l }, sign(note.l), note.l),
        make("span", { class: "desc" }, sentence(note), inThemes(note))));
    }
    const wordsIn = (note) => [note.c, note.l, note.g, ...(note.t ?? []).map((index) => pathOf(tokens[index])), ...note.m.flat(),
      ...(note.f ?? []).flatMap((index) => (notes[index].t ?? []).map((other) => pathOf(tokens[other])))].join(" ").toLowerCase();
    /** Notes in a list that folds. */
    function folding(level, isOpen, name, own) {
      const rows = own.map((note, at) => ({ note, notes: [note, ...(note.f ?? []).map((index) => notes[index])], text: wordsIn(note),
        element: at < 400 ? make("li", {}, noteLine(note, true)) : undefined }));
      const list = make("ul", { class: "notes" + (rows.length > 60 ? " long" : "") }, rows.map((row) => row.element));
      if (own.length > 400) list.append(make("li", { class: "from" }, `and ${own.length - 400} more, at their tokens`));
      const said = make("span", { class: "from" });
      const fold = make("details", { class: "group level", open: isOpen }, make("summary", {}, sign(level), name, said), list);
      return { element: fold, rows, fold, isOpen, count: said };
    }
    /** What breaks in custom themes, theme by theme. */
    function listsOfThemes() {
      return [...new Set(notes.map((note) => note.u).filter((name) => name !== undefined))].map((name) => {
        const own = notes.filter((note) => note.u === name);
        return folding("breaking", true, `Custom theme ${clear(name)} breaks in ${plural(own.length, "place")}`, own);
      });
    }
    /** All that is said, the worst first. */
    function listOfNotes() {
      const held = listsOfThemes();
      for (const level of levels) {
        const own = notes.filter((note) => note.l === level && !note.s);
        if (own.length === 0) continue;
        const count = notes.filter((note) => note.l === level).length;
        const name = isDifference ? `${capital(level)}: ${plural(count, "change")}` : capital(plural(count, level));
        held.push(folding(level, level !== "safe" && level !== "note", name, own));
      }
      return held;
    }

    """#
}
