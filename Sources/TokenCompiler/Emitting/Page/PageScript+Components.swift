extension PageScript {
  /// Components are found by the names of their parts and states.
  static let components: StaticString = #"""
    // Components: what has colours for a background or a foreground, mostly in states.
    const stateWords = new Map(Object.entries({ default: "default", enabled: "default", normal: "default", rest: "default", resting: "default", idle: "default", base: "default",
      hover: "hover", hovered: "hover", pressed: "pressed", press: "pressed", active: "pressed", focus: "focus", focused: "focus", visited: "visited",
      selected: "selected", checked: "selected", disabled: "disabled", inactive: "disabled", loading: "loading", dragged: "dragged" }));
    const stateOrder = ["default", "hover", "focus", "pressed", "selected", "visited", "loading", "dragged", "disabled"];
    const roles = { background: "bg", bg: "bg", container: "bg", fill: "bg", surface: "bg", foreground: "fg", fg: "fg", text: "fg", label: "fg",
      title: "fg", content: "fg", icon: "ic", tint: "ic", glyph: "ic", border: "bd", outline: "bd", stroke: "bd", ripple: "rp", overlay: "rp" };
    const isColorWord = (name) => /^colou?rs?$/i.test(name);
    // Groups that hold a whole theme.
    const themeWords = /^(alias|semantic|theme|tokens?|base|core|global|sys|ref|light|dark)$/i;
    const isWholeTheme = (names) => isColorWord(last(names)) || names.every((name) => isColorWord(name) || themeWords.test(name));
    const wordsOf = (name) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
    const readings = new Map();
    /** What a name says of a part and a state, and its other words; a second part is none of a component. */
    function read(name) {
      if (!readings.has(name)) {
        const found = { rest: [] };
        for (const word of wordsOf(name)) {
          if (roles[word] && !found.part) { found.part = roles[word]; found.isFirst = found.rest.length === 0; }
          else if (roles[word] && found.part) found.isBad = !(found.part === "ic" && roles[word] === "ic");
          else if (stateWords.has(word) && !found.state) Object.assign(found, { state: stateWords.get(word), word });
          else if (!isColorWord(word)) found.rest.push(word);
        }
        readings.set(name, found);
      }
      return readings.get(name);
    }
    const isState = (name) => { const said = read(name); return said.state && !said.part && said.rest.length === 0 ? said : undefined; };
    // Of what is chosen among others, `active` is what is chosen.
    const choices = /(^|[.-])(tabs?|nav|navigation|segments?|segmented|chips?|toggle|switch|menu|step|stepper|pagination|sidebar)([.-]|$)/i;
    /** The component, part and state of a colour; a state is called by its token's own word. */
    function placeOf(names) {
      let said = read(last(names));
      let key = names.slice(0, -1);
      let state = said.state && said;
      if (said.part === undefined) {
        if (!isState(last(names)) || key.length === 0) return undefined;
        said = read(key.pop());
        state ??= said.state && said;
      } else if (!state && key.length > 1 && isState(last(key))) state = isState(key.pop());
      if (said.part === undefined || said.isBad) return undefined;
      // In a flat theme `background-error` says what an error looks like, and `button-background` is of a component.
      if (said.rest.length > 0 && said.isFirst) return undefined;
      if (said.rest.length > 0) key = [...key, said.rest.join("-")];
      if (key.length === 0 || isWholeTheme(key)) return undefined;
      return { key, part: said.part, isStated: state !== undefined,
        kind: state === undefined ? "default" : state.word === "active" && choices.test(key.join(".")) ? "selected" : state.state, word: state?.word ?? "default" };
    }
    function findComponents() {
      const found = new Map();
      tokens.forEach((token, index) => {
        if (token.t !== "color") return;
        const place = placeOf(pathOf(token).split("."));
        if (!place) return;
        const path = place.key.join(".");
        if (!found.has(path)) found.set(path, { path, names: place.key, words: new Map() });
        const component = found.get(path);
        if (!component.words.has(place.word)) component.words.set(place.word, { word: place.word, kind: place.kind, parts: {} });
        component.words.get(place.word).parts[place.part] ??= index;
        component.isStated ||= place.isStated;
      });
      for (const component of found.values()) {
        component.states = [...component.words.values()].sort((a, b) => stateOrder.indexOf(a.kind) - stateOrder.indexOf(b.kind));
        component.rest = component.states[0];
      }
      const isFront = ({ parts }) => (parts.fg ?? parts.ic) !== undefined;
      return [...found.values()].filter(({ states, isStated }) => states.some((s) => s.parts.bg !== undefined && isFront(s))
        || isStated && states.length > 1 && states.some(isFront));
    }
    /** Components by what they are variants of. */
    function families(components) {
      const found = new Map();
      for (const component of components) {
        const parent = component.names.slice(0, -1);
        const key = parent.length === 0 || isWholeTheme(parent) ? component.path : parent.join(".");
        if (!found.has(key)) found.set(key, []);
        found.get(key).push(component);
      }
      return found;
    }

    // What a component is besides its colours stands in other categories, or beside them.
    const spelled = (path) => path.split(".").map((name) => wordsOf(name).join("-")).join(".");
    const bySpelling = new Map(tokens.map((token, index) => [spelled(pathOf(token)), index]));
    const categories = new Set([...bySpelling.keys()].flatMap((path) => path.split(".")));
    const known = new Map();
    /** The token of a property: `theme.radius.button.primary`, or `button.primary.radius`. */
    function property(component, state, names, ends = [""]) {
      const key = [component.path, state, names, ends].join("|");
      if (!known.has(key)) known.set(key, lookUp(component, state, names, ends));
      return known.get(key);
    }
    function lookUp(component, state, names, ends) {
      const own = spelled(component.path).split(".");
      const at = own.findIndex((name) => isColorWord(name));
      const [root, rest] = at < 0 ? [[], own] : [own.slice(0, at), own.slice(at + 1)];
      const places = ends.flatMap((end) => [[state, end], [end], ["default", end]]);
      for (const name of names) {
        if (!categories.has(name)) continue;
        for (let length = rest.length; length > 0; length--) {
          const stem = rest.slice(0, length);
          for (const place of places) for (const path of [[...root, name, ...stem, ...place], [...root, ...stem, ...place.slice(0, -1), name, last(place)],
            [...own.slice(0, own.length - rest.length + length), ...place.slice(0, -1), name, last(place)]]) {
            const index = bySpelling.get(path.filter(Boolean).join("."));
            if (index !== undefined && tokens[index].t !== "color") return index;
          }
        }
      }
      return undefined;
    }

    """#
}
