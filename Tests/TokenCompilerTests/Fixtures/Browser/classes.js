// Compares what each utility class makes of an element with what the JSON output says of the token.
"use strict";
const usesOfClasses = {
  color: (v) => [["bg", "backgroundColor", color(v)], ["text", "color", color(v)],
    ["border", "borderTopColor", color(v)]],
  gradient: (v) => [["bg", "backgroundImage", `linear-gradient(${uses.gradient(v)[0][3]})`]],
  border: (v) => ["Width", "Style", "Color"].map((part) =>
    ["border", "borderTop" + part, uses.border(v)[0][3], "borderTop"]),
  shadow: (v) => [["shadow", "boxShadow", uses.shadow(v)[0][3]]],
  fontFamily: (v) => [["font", "fontFamily", family(v)]],
  fontWeight: (v) => [["font", "fontWeight", weight(v)]],
  // Sizes of lines and letters may depend on that of the font, so all parts are set at once.
  typography: (v) => uses.typography(v).flatMap(([, , reads], _, all) =>
    reads.map((read) => ["font", read, Object.fromEntries(all.map((use) => [use[0], use[3]]))])),
  dimension: (v) => Object.entries({ radius: "borderTopLeftRadius", gap: "rowGap", m: "marginTop",
    p: "paddingTop", border: "borderTopWidth", font: ["fontSize", "letterSpacing"] })
    .flatMap(([kind, properties]) => [].concat(properties).map((p) => [kind, p, length(v)])),
};

function checkClasses(prefix) {
  const result = { compared: 0, wrong: [] };
  mixer = document.createElement("div");
  document.body.append(mixer);
  const sheet = document.createElement("style");
  document.head.append(sheet);
  const names = new Map(payload.names.tokens.map((t) => [t.path, t.css]));
  const base = "border: 3px dotted; position: absolute; line-height: 7px";
  payload.sheets.forEach((css, index) => {
    sheet.textContent = css;
    const rules = new Map([...sheet.sheet.cssRules].filter((r) => r.selectorText?.startsWith("."))
      .map((r) => [r.selectorText, r.style]));
    for (const theme of payload.themes) {
      for (const [name, value] of Object.entries(theme.attributes)) document.body.setAttribute(name, value);
      for (const [path, type, value] of tokens(theme.document)) {
        const own = names.get(path) ?? payload.partNames[path];
        if (value === null || !own || !usesOfClasses[type]) continue;
        const bare = plainName(own).slice(2 + (prefix ? prefix.length + 1 : 0));
        for (const [kind, read, text, property] of usesOfClasses[type](value)) {
          const own = bare.startsWith(kind + "-") ? bare : `${kind}-${bare}`;
          const name = (prefix ? prefix + "-" : "") + own;
          const rule = rules.get("." + CSS.escape(name));
          const isOther = type === "dimension" && !(rule && sets(rule, read));
          if (isOther) continue;
          place(document.body);
          probe.setAttribute("style", base);
          Object.assign(probe.style, typeof text === "string" ? { [property ?? read]: text } : text);
          const wanted = canonical(getComputedStyle(probe)[read]);
          place(document.body);
          // Rules of classes count less than a style attribute.
          const below = new CSSStyleSheet();
          below.replaceSync(`:where(div) { ${base} }`);
          document.adoptedStyleSheets = [below];
          probe.className = name;
          const found = canonical(getComputedStyle(probe)[read]);
          document.adoptedStyleSheets = [];
          result.compared++;
          if (!rule || !same(found, wanted)) {
            result.wrong.push(`sheet ${index} ${theme.name} .${name} ${read}: '${found}' and not '${wanted}'`);
          }
        }
      }
      for (const name of Object.keys(theme.attributes)) document.body.removeAttribute(name);
    }
  });
  result.wrong = result.wrong.slice(0, 20);
  return result;
}

function plainName(name) {
  return name.replace(/\\(?:([0-9a-f]{1,6}) |(.))/gu,
    (_, digits, other) => other ?? String.fromCodePoint(parseInt(digits, 16)));
}

// Whether a rule sets a property, by a shorthand or by itself.
function sets(rule, property) {
  return [...rule].includes(property.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()));
}
