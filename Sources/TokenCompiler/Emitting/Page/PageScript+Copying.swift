extension PageScript {
  /// Copies what a token is called, and its values.
  static let copying: StaticString = #"""
    /** What outputs call a token; most names follow from the path. */
    function namesOf(token) {
      if (!data.names) return {};
      const parts = pathOf(token).split(".").filter(Boolean);
      const own = parts[0] === data.names.swift ? parts.slice(1) : parts;
      const camel = (part) => part.split("-").filter(Boolean).map((word, at) => at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)).join("");
      const found = { css: token.k ?? data.names.css + parts.join("-"), swift: token.s ?? own.map(camel).join(".") };
      for (const key of ["css", "swift"]) if (found[key] === 0) delete found[key];
      return found;
    }
    function copies(index) {
      const token = tokens[index];
      const found = [["Path", pathOf(token)]];
      const said = new Set();
      for (const theme of every) {
        const text = valueOf(token, theme)?.t;
        if (text === undefined || said.has(text) || !chosen.has(themes[theme])) continue;
        said.add(text);
        found.push([every.length > 1 ? `Value in ${themes[theme]}` : "Value", text]);
      }
      const { css, swift } = namesOf(token);
      if (css) found.push(["CSS", css]);
      if (swift) found.push(["Swift", swift]);
      return found;
    }
    const said = make("span", { class: "away", role: "status" });
    document.body.append(said);
    /** Writes a text where it can be pasted from; pages that are opened as files may have the older way only. */
    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        const field = make("textarea", { class: "away", "aria-hidden": "true" });
        field.value = text;
        document.body.append(field);
        field.select();
        let isDone = false;
        try { isDone = document.execCommand("copy"); } catch { /* Nothing is left to try. */ }
        field.remove();
        return isDone;
      }
    }
    let menu;
    function closeMenu(isBack) {
      if (!menu) return;
      const { element, button } = menu;
      menu = undefined;
      element.remove();
      button.setAttribute("aria-expanded", "false");
      if (isBack) button.focus();
    }
    function openMenu(index, button) {
      const isOpen = menu?.button === button;
      closeMenu(true);
      if (isOpen) return;
      const items = copies(index).map(([name, text]) => {
        const item = make("button", { type: "button", role: "menuitem", tabindex: "-1" }, make("span", {}, name), make("code", {}, text));
        item.addEventListener("click", async () => {
          closeMenu(true);
          const isDone = await copy(text);
          said.textContent = isDone ? `Copied ${text}` : "This browser does not let the page copy";
          button.textContent = isDone ? "Copied" : "Cannot copy";
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
        return item;
      });
      const box = button.getBoundingClientRect();
      const element = make("div", { class: "copying", role: "menu", "aria-label": "Copy" }, items);
      element.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) items[(items.indexOf(document.activeElement) + step + items.length) % items.length].focus();
        else if (event.key === "Escape" || event.key === "Tab") closeMenu(true);
        else return;
        event.preventDefault();
      });
      document.body.append(element);
      element.style.left = Math.max(8, Math.min(box.left, innerWidth - element.offsetWidth - 8)) + "px";
      element.style.top = (box.bottom + element.offsetHeight + 8 < innerHeight ? box.bottom + 4 : Math.max(8, box.top - element.offsetHeight - 4)) + "px";
      menu = { element, button, top: scrollY };
      button.setAttribute("aria-expanded", "true");
      items[0].focus();
    }
    document.addEventListener("pointerdown", (event) => { if (menu && !menu.element.contains(event.target) && !menu.button.contains(event.target)) closeMenu(false); });
    addEventListener("resize", () => closeMenu(false));
    addEventListener("scroll", () => { if (menu && Math.abs(scrollY - menu.top) > 60) closeMenu(false); }, { passive: true });
    /** One in a table can be reached with the Tab key, and the others from there with the arrows. */
    function copyButton(index) {
      return make("button", { type: "button", class: "copy", "data-copy": index, tabindex: "-1", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": `Copy ${tokens[index].n}` }, "Copy");
    }
    document.addEventListener("click", (event) => {
      const button = event.target.closest?.(".copy");
      if (button) openMenu(Number(button.dataset.copy), button);
    });
    document.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !event.target.matches?.(".copy")) return;
      const own = [...event.target.closest("table").querySelectorAll(".copy")].filter((button) => !button.closest("tr").hidden);
      const next = own[own.indexOf(event.target) + step];
      if (!next) return;
      event.preventDefault();
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });

    """#
}
