extension PageScript {
  /// What the page knows.
  static let data: StaticString = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const { themes, tokens, values, notes } = data;
    // Of a comparison, which version each column shows.
    const sides = data.sides ?? [];
    const isDifference = sides.length > 0;
    const every = themes.map((_, index) => index);

    /** An element; texts become text and nothing else. */
    function make(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const key in attributes) {
        const value = attributes[key];
        if (value === undefined || value === false) continue;
        if (key === "style") for (const property in value) {
          if (property.startsWith("--")) element.style.setProperty(property, value[property]);
          else element.style[property] = value[property];
        }
        else element.setAttribute(key, value === true ? "" : value);
      }
      for (const child of children.flat()) if (child !== undefined && child !== false && child !== "") element.append(child);
      return element;
    }
    function shape(name, attributes, ...children) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    }

    const last = (list) => list[list.length - 1];
    /** What one part of the page does; where a browser cannot, the others are there. */
    function attempt(step) {
      try { step(); } catch (error) { console.error(error); }
    }
    /** A colour with a part of its opacity. */
    const faded = (value, opacity) => Number(opacity) === 1 ? value.c : value.h + Math.round(255 * Math.min(1, Math.max(0, value.a * opacity))).toString(16).padStart(2, "0");

    const valueOf = (token, theme) => token.v[theme] < 0 ? undefined : values[token.v[theme]];
    const targetOf = (token, theme) => {
      const index = token.r === undefined ? -1 : token.r[theme] ?? token.r[0];
      return index < 0 ? undefined : index;
    };
    const pathOf = (token) => token.g === "" ? token.n : token.g + "." + token.n;
    const byPath = new Map(tokens.map((token, index) => [pathOf(token), index]));
    /** What is said of each token, and of each group. */
    const notesOf = tokens.map(() => []);
    const notesOfGroup = new Map();
    for (const note of notes) {
      for (const index of note.t ?? []) notesOf[index].push(note);
      if (note.g !== undefined) notesOfGroup.set(note.g, [...notesOfGroup.get(note.g) ?? [], note]);
    }

    // Contrast. The figures and verdicts are those of the rule; here colours of the page are chosen.
    function luminance(hex) {
      const [r, g, b] = [1, 3, 5].map((at) => {
        const c = parseInt(hex.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    const inkOn = (hex) => luminance(hex) < 0.18 ? "#ffffff" : "#000000";
    /** The colours that a colour is seen on in a theme; `sight` is 0 where that cannot be judged. */
    function pairsOf(token, theme) {
      const pairs = [];
      for (const [ground, kind, unit, sights, isPage] of token.p ?? []) {
        const sight = sights[theme];
        if (sight === null) continue;
        const [measured, required, isEnough, front, back] = sight === 0 ? [] : sight;
        pairs.push({ ground, kind, unit, isPage: isPage === 1, isKnown: sight !== 0, measured, required, isLow: isEnough === 0, front, back });
      }
      return pairs;
    }

    """#
}
