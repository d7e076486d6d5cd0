// What a person and a screen reader find in the page.
"use strict";
const rgb = (text) => {
  const mixer = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  mixer.fillStyle = text;
  mixer.fillRect(0, 0, 1, 1);
  return [...mixer.getImageData(0, 0, 1, 1).data];
};
const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
  .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
function groundBehind(element) {
  for (let at = element; at; at = at.parentElement) {
    const color = rgb(getComputedStyle(at).backgroundColor);
    if (color[3] === 255) return color;
  }
  return [255, 255, 255];
}
/** Texts of the page itself that can hardly be read: not those drawn in colours of the theme. */
function unreadable() {
  const found = [];
  const kinds = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.data.trim() === "" || element.closest(".swatch, .sample, script, style, noscript, .away")) continue;
    const kind = element.localName + "." + element.className + (element.closest(".stage") ? "*" : "");
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const [front, back] = [light(rgb(getComputedStyle(element).color)), light(groundBehind(element))];
    const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
    if (ratio < 4.5) found.push(`${kind} ${ratio.toFixed(2)}`);
  }
  return found;
}
const shown = () => [...document.querySelectorAll("tr[id]")].filter((row) => row.offsetParent !== null).length;
const later = () => new Promise((done) => setTimeout(done, 200));
/** When everything that was chosen is shown. */
async function settled() {
  await later();
  while (running) await later();
}
async function look(query) {
  const all = shown();
  const start = performance.now();
  search.value = query;
  filter();
  document.body.getBoundingClientRect();
  const filtering = performance.now() - start;
  const found = shown();
  search.value = "";
  filter();
  const after = shown();
  // A link leads to its token, also out of a search.
  const link = document.querySelector(".chain a");
  let isThere = true;
  if (link) {
    search.value = pathOf(tokens[Number(link.closest("tr").id.slice(1))]);
    filter();
    link.click();
    await later();
    const row = document.querySelector("tr.target");
    isThere = row.offsetParent !== null && pathOf(tokens[Number(row.id.slice(1))]) === link.textContent;
  }
  return {
    rows: all, found, after, isThere, unreadable: unreadable(),
    components: document.querySelectorAll("[data-c]").length,
    loading: performance.getEntriesByType("navigation")[0].domComplete, filtering,
    title: document.title, texts: tokens.map((t) => [pathOf(t), t.d ?? ""]),
    overridden: document.querySelectorAll("tr[id] .badge.own").length,
    following: document.querySelectorAll("tr[id] .badge.moved").length,
    low: document.querySelectorAll(".ratio .low").length,
    width: document.documentElement.scrollWidth - innerWidth,
  };
}
