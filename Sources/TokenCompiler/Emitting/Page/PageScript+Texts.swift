extension PageScript {
  /// Names and values as they are shown, and how rows stand where there is little room.
  static let texts: StaticString = #"""
    // What nobody sees, such as a mark that turns the direction of text, is shown by its number.
    const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
    const clear = (text) => text.replace(unseen, (c) => "\\u{" + c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0") + "}");
    /** A name that breaks behind its dots and hyphens and before capitals, and nowhere else if it can. */
    function softly(text) {
      const held = clear(text);
      if (held.length < 12) return [held];
      const pieces = held.match(/[^.\-_\/]*[.\-_\/]+|[^.\-_\/]+/g).flatMap((piece) => piece.split(/(?=[A-Z][a-z])/));
      return pieces.flatMap((piece, at) => at > 0 ? [make("wbr"), piece] : [piece]);
    }
    /** The text of a value; a short one is never broken. */
    const codeOf = (text) => make("code", { class: text.length < 12 ? "whole" : undefined }, clear(text));

    // A theme that is named for nothing but not being another.
    const isLightDefault = themes.includes("dark") && !themes.includes("light");
    const themeName = (name) => name === "default" && isLightDefault ? "default (light)" : clear(name);

    // Where columns would be too narrow, each theme of a row stands below the last, with its name.
    let columnsShown = themes.length;
    function arrange(count) {
      columnsShown = count ?? columnsShown;
      const main = document.querySelector("main");
      if (count > 0) for (const cell of main.querySelectorAll("td.all")) cell.colSpan = count;
      const [root, own] = [document.documentElement, main].map((element) => getComputedStyle(element));
      const room = main.clientWidth - 2 * parseFloat(own.paddingLeft);
      const first = matchMedia("(max-width: 60rem)").matches ? 10 : 15;
      const isStacked = columnsShown > 1 && room < (first + 8 * columnsShown) * parseFloat(root.fontSize);
      main.classList.toggle("stacked", isStacked);
      if (isStacked) nameCells(main);
    }
    function nameCells(main) {
      for (const cell of main.querySelectorAll("td[data-t]:not([data-name])")) {
        cell.dataset.name = themeName(themes[cell.dataset.t]) + (isDifference ? " · " + sides[cell.dataset.t] : "");
      }
    }
    attempt(() => new ResizeObserver(() => arrange()).observe(document.querySelector("main")));

    """#
}
