extension PageScript {
  /// What people do with the page.
  static let run: StaticString = #"""
    /** Shows what is chosen now. Many findings are folded, so that what is found of the tokens is near. */
    function choose(isFilter) {
      if (isFilter) {
        place = "";
        target = undefined;
        keepPlace();
        markTarget();
        // What is chosen is seen from its beginning. Nothing has changed yet, so asking where things are takes no time.
        if (main.getBoundingClientRect().top < 0) scrollTo({ top: 0, behavior: "instant" });
        const passes = tester();
        for (const block of blocks) if (block.fold) block.fold.open = passes ? block.rows.filter((held) => held.notes.some(passes.note)).length <= 5 : block.isOpen;
      }
      filterSoon();
      save(isFilter);
    }
    let waiting;
    search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(() => choose(false), 120); });
    function showAll() {
      search.value = "";
      check([]);
      choose(true);
    }
    const all = document.getElementById("all");
    for (const button of [all, reset]) button.addEventListener("click", showAll);
    if (tokens.length === 0) {
      empty.firstChild.data = "There are no tokens.";
      all.hidden = true;
    }
    const isTyping = (element) => element.localName === "textarea" || element.isContentEditable
      || element.localName === "input" && !["checkbox", "radio", "button"].includes(element.type);
    document.addEventListener("keydown", (event) => {
      if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(document.activeElement)) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape" && document.activeElement === search) {
        search.value = "";
        choose(false);
      }
    });

    // Themes side by side: the first four, and those that are chosen.
    const sheet = make("style", {});
    document.head.append(sheet);
    const pickers = document.getElementById("themes");
    pickers.hidden = names.length < 2;
    const picks = names.map((name) => {
      const box = make("input", { type: "checkbox" });
      box.addEventListener("change", () => {
        if (box.checked || chosen.size > 1) chosen[box.checked ? "add" : "delete"](name);
        else count.textContent = "One theme stays";
        showThemes();
        save(false);
      });
      pickers.append(make("label", { class: "chip" }, box, themeName(name)));
      return { name, box };
    });
    // What a customer changed is said at once.
    const [own, moved] = ["own", "moved"].map((id) => filters.find((held) => held.id === id).tokens.size);
    if (data.base) {
      const these = make("button", { type: "button" }, "Show only these");
      const areShown = () => isSame(checked().map((held) => held.id), ["own", "moved"]);
      these.addEventListener("click", () => { check(areShown() ? [] : ["own", "moved"]); choose(true); });
      afterFilter.push(() => { these.textContent = areShown() ? "Show all" : "Show only these"; });
      main.prepend(make("p", { class: "intro" }, own + moved === 0 ? "This theme changes nothing of its base." : make("span", {},
        make("b", {}, `This theme overrides ${plural(own, "token")} of its base`), data.base.length > 0 ? ` ${data.base.map(clear).join(", ")}` : "", moved > 0 ? `, and ${plural(moved, "other")} ${moved === 1 ? "follows" : "follow"}, since ${moved === 1 ? "it refers" : "they refer"} to these.` : "."),
        own + moved > 0 ? these : ""));
    }
    if (isDifference) main.prepend(make("p", { class: "intro" }, make("span", {}, notes.length === 0 ? "Nothing has changed."
      : "Each theme stands before and after the change. Only what has changed is shown; take the mark off “Changed” to see all.")));
    readAddress();
    // The bar at the top is as high as its content.
    attempt(() => new ResizeObserver(([entry]) => document.documentElement.style.setProperty("--bar", entry.target.offsetHeight + "px")).observe(document.querySelector("header")));
    if (place) reveal();

    """#
}
