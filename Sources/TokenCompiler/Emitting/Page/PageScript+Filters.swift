extension PageScript {
  /// Search and filters.
  static let filters: StaticString = #"""
    const search = document.getElementById("search");
    const count = document.getElementById("count");
    const empty = document.getElementById("empty");
    const bar = document.getElementById("filters");
    const differs = (token) => token.v.some((value) => value !== token.v[0]);
    const isLow = (token) => token.p !== undefined && every.some((theme) => pairsOf(token, theme).some((pair) => pair.isLow));
    const names = [...new Set(themes)];
    // Filters of one set widen each other, those of two narrow.
    const filters = [
      { id: "changed", set: 0, name: "Changed", fits: (t, i) => isDifference && notesOf[i].length > 0 },
      ...levels.map((level) => ({ id: level, set: 1, level, name: isDifference ? capital(level) : capital(level) + "s", fits: (t, i) => notesOf[i].some((note) => note.l === level) })),
      { id: "own", set: 2, name: "Overridden", fits: (t) => t.o === 1 },
      { id: "moved", set: 2, name: "Follows an override", fits: (t) => t.o === 2 },
      { id: "low", set: 3, name: "Contrast too low", fits: isLow },
      { id: "differ", set: 4, name: "Differs between themes", fits: (t) => !isDifference && names.length > 1 && differs(t) },
    ];
    for (const chip of filters) {
      chip.tokens = new Set(tokens.map((_, index) => index).filter((index) => chip.fits(tokens[index], index)));
      chip.box = make("input", { type: "checkbox", id: "only-" + chip.id });
      chip.box.addEventListener("change", () => choose(true));
      const said = chip.level ? notes.filter((note) => note.l === chip.level).length : chip.tokens.size;
      const words = said === chip.tokens.size ? said.toLocaleString("en") : `${said.toLocaleString("en")} at ${plural(chip.tokens.size, "token")}`;
      const label = make("label", { class: "chip" }, chip.box, chip.level ? sign(chip.level) : "", chip.name, make("span", { class: "number" }, words));
      label.hidden = said === 0 && chip.tokens.size === 0;
      bar.append(label);
    }
    const reset = make("button", { type: "button", class: "plain", id: "reset", hidden: true }, "Show all");
    bar.append(reset);
    const usual = () => isDifference && filters[0].tokens.size > 0 ? ["changed"] : [];
    function check(ids) {
      for (const { id, box } of filters) box.checked = ids.includes(id);
    }
    const checked = () => filters.filter((held) => held.box.checked);
    function only(...ids) {
      check(ids);
      filter();
    }
    /** Whether a token is one of those that the filters show, or a note; `undefined` where no filter is on. */
    function tester() {
      const sets = [0, 1, 2, 3, 4].map((set) => checked().filter((held) => held.set === set)).filter((held) => held.length > 0);
      if (sets.length === 0) return undefined;
      const fits = (sets, index) => sets.every((set) => set.some((held) => held.tokens.has(index)));
      const [ofLevels, others] = [sets.filter((set) => set[0].level), sets.filter((set) => !set[0].level)];
      return { token: (index) => fits(sets, index),
        // What breaks in custom themes is no change, and stays.
        note: (note) => note.u !== undefined || ofLevels.every((set) => set.some((held) => held.level === note.l))
          && (others.length === 0 || (note.t ?? []).some((index) => fits(others, index))) };
    }
    const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    /** Whether a text has all words. A number is searched from its beginning: 8px is not in 48px. */
    function searcher() {
      const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean)
        .map((word) => ({ word, whole: /^\d/.test(word) ? new RegExp("(^|[^0-9a-z.#])" + escaped(word)) : undefined }));
      return wanted.length === 0 ? undefined : (text) => wanted.every(({ word, whole }) => text.includes(word) && (!whole || whole.test(text)));
    }
    /** The row that the address names is there besides those that are chosen. */
    let target;
    /** What is to be shown, before anything is. */
    function plan() {
      const [finds, passes] = [searcher() ?? (() => true), tester()];
      return blocks.map((block) => {
        const isChosen = block.rows.map((held) => finds(held.text)
          && (!passes || (held.component ? held.component.tokens.some(passes.token) : held.note ? held.notes.some(passes.note) : passes.token(held.index))));
        const fits = block.rows.map((held, at) => isChosen[at] || held.index !== undefined && held.index === target);
        const sum = block.rows.reduce((sum, held, at) => sum + (!isChosen[at] ? 0 : held.note ? held.notes.filter((note) => note.u === undefined && (!passes || passes.note(note))).length : 1), 0);
        const any = fits.filter(Boolean).length;
        return { block, fits, any, sum };
      });
    }
    const show = (element, isShown) => { if (element && element.hidden === isShown) element.hidden = !isShown; };
    /** Shows what is to be shown, a group after the other. */
    function* steps() {
      const isAll = search.value.trim() === "" && checked().length === 0;
      const planned = plan();
      sayCounts(planned, isAll);
      for (const { block, fits, any, sum } of planned) {
        if (block.fold) block.count.textContent = fits.every(Boolean) || block.rows[0].note.u !== undefined ? "" : ` – ${sum} of these`;
        const isThere = any > 0;
        const cost = block.rows[0]?.component ? 10 : 1;
        if (block.element.hidden === isThere) {
          show(block.element, isThere);
          yield isThere ? Math.min(30, cost * block.rows.length) : 1;
        }
        // Rows of a group that is not there need not change.
        if (isThere) for (const [at, held] of block.rows.entries()) {
          if (held.element === undefined || held.element.hidden !== fits[at]) continue;
          show(held.element, fits[at]);
          show(held.extra, fits[at]);
          yield cost;
        }
        if (isThere) rove(block.rows.filter((_, at) => fits[at]));
      }
    }
    /** The Tab key finds one button to copy in each table. */
    function rove(rows) {
      rows.forEach(({ element, index }, at) => { if (index !== undefined) element.querySelector(".copy").tabIndex = at === 0 ? 0 : -1; });
    }
    function sayCounts(planned, isAll) {
      const sums = new Map();
      let [shown, said] = [0, 0];
      const isOpen = new Set();
      for (const { block, any, sum } of planned) {
        sums.set(block.section, (sums.get(block.section) ?? 0) + sum);
        if (any > 0) isOpen.add(block.section);
        if (block.fold) said += sum;
        else if (!block.rows[0].component) shown += sum;
      }
      for (const [held, sum] of sums) {
        held.element.hidden = held.item.hidden = !isOpen.has(held);
        held.item.querySelector("span").textContent = sum.toLocaleString("en");
      }
      for (const held of main.querySelectorAll("[data-always]")) held.hidden = !isAll;
      empty.hidden = isOpen.size > 0;
      reset.hidden = isAll;
      count.textContent = isAll ? plural(tokens.length, "token")
        : `${shown.toLocaleString("en")} of ${plural(tokens.length, "token")}` + (notes.length > 0 ? `, ${said} of ${plural(notes.filter((note) => note.u === undefined).length, isDifference ? "change" : "finding")}` : "");
      for (const after of afterFilter) after();
    }
    const afterFilter = [];
    let running;
    /** All at once. */
    function filter() {
      running = undefined;
      for (const _ of steps());
    }
    /** In slices, so that a key that is pressed meanwhile is heard. */
    function filterSoon() {
      const own = running = steps();
      const slice = () => {
        for (let left = 60; running === own && left > 0;) {
          const { done, value } = own.next();
          if (done) running = undefined;
          else left -= value;
        }
        if (running === own) requestAnimationFrame(slice);
      };
      slice();
    }

    """#
}
