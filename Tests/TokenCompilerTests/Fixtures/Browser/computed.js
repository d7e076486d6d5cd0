// Reads every custom property back from the browser and compares it with what the JSON output says
// of the token. Knows nothing of how tokenc writes CSS.
"use strict";
const payload = JSON.parse(document.getElementById("payload").textContent);
const spaces = { "xyz-d65": "xyz-d65", "xyz-d50": "xyz-d50" };
const generic = new Set(["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
  "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong",
  "-apple-system", "BlinkMacSystemFont"]);

const number = (n) => n === null || n === "none" ? "none" : String(n);
const length = (d) => typeof d === "object" ? d.value + d.unit : String(d);
function color(c) {
  const [x, y, z] = c.components.map(number);
  const alpha = c.alpha === undefined ? 1 : c.alpha;
  switch (c.colorSpace) {
    case "hsl": case "hwb": return `${c.colorSpace}(${x} ${y === "none" ? y : y + "%"} ${z === "none" ? z : z + "%"} / ${alpha})`;
    case "lab": case "lch": case "oklab": case "oklch":
      return `${c.colorSpace}(${x} ${y} ${z} / ${alpha})`;
    default: return `color(${c.colorSpace} ${x} ${y} ${z} / ${alpha})`;
  }
}
const family = (f) => [].concat(f).map((n) => generic.has(n) ? n : JSON.stringify(n)).join(", ");
const words = { thin: 100, hairline: 100, "extra-light": 200, "ultra-light": 200, light: 300,
  normal: 400, regular: 400, book: 400, medium: 500, "semi-bold": 600, "demi-bold": 600, bold: 700,
  "extra-bold": 800, "ultra-bold": 800, black: 900, heavy: 900, "extra-black": 950,
  "ultra-black": 950 };
// Tolerant dialects also write words in other cases, and without their hyphen.
const plain = (w) => String(w).toLowerCase().replace(/[ -]/g, "");
for (const word of Object.keys(words)) words[plain(word)] = words[word];
const weight = (w) => String(words[plain(w)] ?? w);
const bezier = (b) => `cubic-bezier(${b.join(", ")})`;
const stroke = (s) => typeof s === "string" ? s : "dashed";
const layer = (s) => (s.inset ? "inset " : "") +
  [s.offsetX, s.offsetY, s.blur, s.spread].map(length).join(" ") + " " + color(s.color);

// For a type: where the property is used, what is read, and what the value makes there.
const uses = {
  color: (v) => [["color", "", ["color"], color(v)]],
  dimension: (v) => [["textIndent", "", ["textIndent"], length(v)]],
  number: (v) => [["scale", "", ["scale"], String(v)]],
  fontFamily: (v) => [["fontFamily", "", ["fontFamily"], family(v)]],
  fontWeight: (v) => [["fontWeight", "", ["fontWeight"], weight(v)]],
  duration: (v) => [["transitionDelay", "", ["transitionDelay"], length(v)]],
  cubicBezier: (v) => [["transitionTimingFunction", "", ["transitionTimingFunction"], bezier(v)]],
  strokeStyle: (v) => [["borderTopStyle", "", ["borderTopStyle"], stroke(v)]],
  border: (v) => [["borderTop", "", ["borderTopWidth", "borderTopStyle", "borderTopColor"],
    `${length(v.width)} ${stroke(v.style)} ${color(v.color)}`]],
  shadow: (v) => [["boxShadow", "", ["boxShadow"], [].concat(v).map(layer).join(", ")]],
  transition: (v) => [["transition", "",
    ["transitionDuration", "transitionDelay", "transitionTimingFunction"],
    `${length(v.duration)} ${bezier(v.timingFunction)} ${length(v.delay)}`]],
  gradient: (v) => {
    const stops = v.map((s) => `${color(s.color)} ${Math.min(Math.max(s.position, 0), 1) * 100}%`);
    if (stops.length === 1) stops.push(stops[0]);
    return [["backgroundImage", "", ["backgroundImage"], stops.join(", ")]];
  },
  typography: (v) => {
    const fonts = [];
    if (v.fontFamily !== undefined && v.fontSize !== undefined) {
      const height = v.lineHeight === undefined ? "" : "/" + length(v.lineHeight);
      fonts.push(["font", "", ["fontFamily", "fontSize", "fontWeight", "lineHeight"],
        `${v.fontWeight === undefined ? "" : weight(v.fontWeight)} ${length(v.fontSize)}${height} ${family(v.fontFamily)}`]);
    } else {
      for (const [name, write] of Object.entries({ fontFamily: family, fontSize: length,
        fontWeight: weight, lineHeight: length })) {
        if (v[name] === undefined) continue;
        const suffix = "-" + name.replace(/[A-Z]/g, (l) => "-" + l.toLowerCase());
        fonts.push([name, suffix, [name], write(v[name])]);
      }
    }
    if (v.letterSpacing !== undefined) {
      fonts.push(["letterSpacing", "-letter-spacing", ["letterSpacing"], length(v.letterSpacing)]);
    }
    return fonts;
  },
  string: (v) => [["listStyleType", "", ["listStyleType"], cssString(v)]],
  boolean: (v) => [["raw", "", ["raw"], String(v)]],
};
// A type that the standard does not have: only that there is a value can be said.
const anything = () => [["raw", "", ["any"], "1"]];

function cssString(text) {
  let out = '"';
  for (const c of text) {
    const code = c.codePointAt(0);
    out += code === 0 ? "\ufffd" : code < 0x20 || c === '"' || c === "\\" ? "\\" + code.toString(16) + " " : c;
  }
  return out + '"';
}

let probe, mixer;
function place(parent) {
  probe?.remove();
  probe = document.createElement("div");
  parent.append(probe);
}
const known = new Map();
function canonicalColor(text) {
  if (!known.has(text)) {
    mixer.style.color = "";
    mixer.style.color = `color(from ${text} xyz-d65 x y z / alpha)`;
    known.set(text, getComputedStyle(mixer).color);
  }
  return known.get(text);
}
const canonical = (text) => text.replace(
  /\b(?:rgba?|color|hsla?|hwb|lab|lch|oklab|oklch)\([^()]*\)/g, canonicalColor);
// Browsers keep sRGB colours with eight bits for each component.
const painted = /color\(xyz-d65[^()]*\)/g;
function same(left, right) {
  if (left === right) return true;
  return near(left.replace(painted, "*"), right.replace(painted, "*"), 2e-4) &&
    near((left.match(painted) ?? []).join(), (right.match(painted) ?? []).join(), 6e-3);
}
function near(left, right, tolerance) {
  const numbers = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g;
  if (left.replace(numbers, "#") !== right.replace(numbers, "#")) return false;
  const [a, b] = [left.match(numbers) ?? [], right.match(numbers) ?? []];
  return a.every((x, i) => Math.abs(x - b[i]) <= tolerance * Math.max(1, Math.abs(x)));
}
// What a custom property holds; its name as CSS writes it.
function valueOf(name) {
  const plain = name.replace(/\\(?:([0-9a-f]{1,6}) |(.))/gu,
    (_, digits, other) => other ?? String.fromCodePoint(parseInt(digits, 16)));
  return getComputedStyle(probe).getPropertyValue(plain).trim();
}
function read(property, text, reads, raw) {
  if (property === "raw") {
    const value = raw === null ? text : valueOf(raw);
    return [reads[0] === "any" ? String(value !== "" ? 1 : 0) : value];
  }
  probe.style.cssText = "border-top-style: dotted; line-height: 7px; position: absolute;" +
    "color: rgb(1 2 3); text-indent: 3.125px; scale: 77; list-style-type: '#unset'";
  probe.style[property] = property === "backgroundImage" ? `linear-gradient(${text})` : text;
  const style = getComputedStyle(probe);
  return reads.map((name) => canonical(style[name]));
}

function compare(token, type, css, result, where) {
  // Text that a tolerant dialect has for a type of its own stands as it is.
  if (type === "string" && valueOf(css) === token) {
    result.compared++;
    return;
  }
  if (token === null) {
    const left = valueOf(css);
    result.compared++;
    if (left !== "") result.wrong.push(`${where} ${css}: '${left}' where the theme has null`);
    return;
  }
  for (const [property, suffix, reads, expected] of (uses[type] ?? anything)(token)) {
    const found = read(property, `var(${css}${suffix})`, reads, css + suffix);
    const wanted = read(property, expected, reads, null);
    result.compared++;
    found.forEach((text, i) => {
      if (!same(text, wanted[i])) {
        result.wrong.push(`${where} ${css}${suffix} ${reads[i]}: '${text}' and not '${wanted[i]}'`);
      }
    });
  }
}

function* tokens(document) {
  const open = [[[], document]];
  while (open.length) {
    const [path, group] = open.pop();
    for (const [name, value] of Object.entries(group).reverse()) {
      if (value === null || typeof value !== "object" || Array.isArray(value)) continue;
      if (name.startsWith("$") && name !== "$root") continue;
      const own = [...path, name];
      if ("$value" in value) yield [own.join("."), value.$type, value.$value];
      open.push([own, value]);
    }
  }
}

function check() {
  const result = { compared: 0, wrong: [] };
  mixer = document.createElement("div");
  document.body.append(mixer);
  const sheet = document.createElement("style");
  document.head.append(sheet);
  const names = new Map(payload.names.tokens.map((t) => [t.path, t.css]));
  payload.sheets.forEach((css, index) => {
    sheet.textContent = css;
    for (const theme of payload.themes) {
      for (const holder of [document.documentElement, document.createElement("section")]) {
        if (holder.localName === "section") document.body.append(holder);
        for (const [name, value] of Object.entries(theme.attributes)) holder.setAttribute(name, value);
        place(holder.localName === "section" ? holder : document.body);
        for (const [path, type, value] of tokens(theme.document)) {
          const name = names.get(path);
          const own = name ?? payload.partNames[path];
          if (own) compare(value, type, own, result, `sheet ${index} ${theme.name} ${holder.localName}`);
        }
        for (const name of Object.keys(theme.attributes)) holder.removeAttribute(name);
        if (holder.localName === "section") holder.remove();
      }
    }
  });
  result.wrong = result.wrong.slice(0, 20);
  return result;
}
