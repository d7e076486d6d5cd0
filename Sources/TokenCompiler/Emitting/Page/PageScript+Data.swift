extension PageScript {
  /// What the page knows: the tokens, and how well their colours can be told apart.
  static let data: StaticString = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const { themes, tokens, values } = data;
    const every = themes.map((_, index) => index);

    /** An element; texts become text and nothing else. */
    function make(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === false) continue;
        if (key === "style") for (const [property, text] of Object.entries(value)) {
          if (property.startsWith("--")) element.style.setProperty(property, text);
          else element.style[property] = text;
        }
        else element.setAttribute(key, value === true ? "" : value);
      }
      element.append(...children.flat().filter((child) => child !== undefined && child !== null));
      return element;
    }

    const valueOf = (token, theme) => token.v[theme] < 0 ? undefined : values[token.v[theme]];
    const targetOf = (token, theme) => {
      const index = token.r === undefined ? -1 : token.r[theme] ?? token.r[0];
      return index < 0 ? undefined : index;
    };
    const pathOf = (token) => token.g === "" ? token.n : token.g + "." + token.n;
    const byPath = new Map(tokens.map((token, index) => [pathOf(token), index]));

    // Contrast, as WCAG 2 measures it.
    function luminance(hex) {
      const [r, g, b] = [1, 3, 5].map((at) => {
        const c = parseInt(hex.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    function over(front, back) {
      const part = (hex, at) => parseInt(hex.slice(at, at + 2), 16);
      return "#" + [1, 3, 5].map((at) => Math.round(part(front.h, at) * front.a + part(back.h, at) * (1 - front.a))
        .toString(16).padStart(2, "0")).join("");
    }
    function contrast(front, back) {
      const [a, b] = [luminance(over(front, back)), luminance(back.h)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }
    const grounds = ["background", "background-color", "bg", "container", "fill", "surface"];
    const fronts = /^(foreground|text|label|title|icon|content|tint|color|text-color|tint-color|icon-color|border|border-color|outline|stroke)$/;
    /** The token that a colour stands on: `background` beside `foreground`, `x` beside `on-x`. */
    function groundOf(token) {
      const beside = (name) => byPath.get(token.g === "" ? name : token.g + "." + name);
      if (token.n.startsWith("on-")) return beside(token.n.slice(3));
      if (!fronts.test(token.n)) return undefined;
      for (const name of grounds) if (beside(name) !== undefined) return beside(name);
      return undefined;
    }
    function judged(token, theme) {
      const ground = groundOf(token);
      const front = valueOf(token, theme);
      const back = ground === undefined ? undefined : valueOf(tokens[ground], theme);
      if (!front?.h || !back?.h || front.a === 0 || back.a < 1) return undefined;
      const ratio = contrast(front, back);
      const least = /icon|border|outline|stroke|tint/.test(token.n) ? 3 : 4.5;
      const free = /disabled|inactive/.test(token.g);
      return { ratio, back, free, low: !free && ratio < least, least };
    }

    """#
}
