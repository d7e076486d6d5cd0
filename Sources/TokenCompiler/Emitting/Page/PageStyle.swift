/// How the page looks. It has no colour of the theme itself: a broken theme must not break the page.
enum PageStyle {
  static let parts = [frame, tables, drawings, components, narrow, plain, media]

  /// The page around the tokens.
  private static let frame: StaticString = #"""
    :root {
      color-scheme: light dark; --edge: rgb(20 24 31 / .18);
      --ink: #14181f; --soft: #535d6b;
      --line: #dde2ea; --card: #ffffff;
      --ground: #f4f6f9; --accent: #1a56c4;
      --tint: #eaf1fe; --mark: #fff3cf;
      --bad: #b3261e; --fair: #8a5000; --good: #1c6b3c;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) { :root {
      --edge: rgb(238 241 246 / .2);
      --ink: #eef1f6; --soft: #a7b1c0;
      --line: #303845; --card: #171c24;
      --ground: #0f1319; --accent: #8cb4ff;
      --tint: #1b2a45; --mark: #4a3a08;
      --bad: #ff9d94; --fair: #f5c063; --good: #7fd6a0;
    } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: calc(var(--bar, 6rem) + 1rem); }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    a { color: var(--accent); text-underline-offset: .15em; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    main:focus { outline: none; }
    .away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    [hidden] { display: none !important; }
    .skip { position: absolute; left: 1rem; top: -4rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
    .skip:focus { top: .5rem; }
    header { position: sticky; top: 0; z-index: 5; background: var(--card); border-bottom: 1px solid var(--line);
      padding: .75rem 1.75rem .7rem; display: flex; flex-wrap: wrap; gap: .55rem 1.25rem; align-items: center; }
    h1 { font-size: 1.25rem; line-height: 1.3; margin: 0; letter-spacing: -.015em; overflow-wrap: anywhere; }
    h1 small { font-weight: 400; color: var(--soft); font-size: .875rem; letter-spacing: 0; margin-left: .35rem; }
    header input[type=search] { font: inherit; padding: .4rem .8rem; width: 19rem; max-width: 100%; border: 1px solid var(--soft);
      border-radius: 8px; background: var(--ground); color: inherit; margin-left: auto; }
    ::placeholder { color: var(--soft); opacity: 1; }
    #count { color: var(--soft); font-size: .875rem; font-variant-numeric: tabular-nums; min-width: 7.5rem; text-align: right; }
    .chips { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; border: 0; margin: 0; padding: 0; min-width: 0; font-size: .84rem; }
    .chosen { flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; justify-content: space-between; } #themes legend { float: left; color: var(--soft); padding: 0; margin-right: .3rem; }
    .chip { display: inline-flex; gap: .4rem; align-items: center; min-height: 28px; padding: .1rem .65rem .1rem .5rem; border: 1px solid var(--line); border-radius: 99px; cursor: pointer; }
    .chip:hover { border-color: var(--soft); }
    .chip:has(:checked) { border-color: var(--accent); background: var(--tint); }
    .chip:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; } .chip :focus-visible { outline: none; }
    .chip input { accent-color: var(--accent); width: 15px; height: 15px; margin: 0; }
    .number { color: var(--soft); font-variant-numeric: tabular-nums; }
    .frame { display: grid; grid-template-columns: 14rem minmax(0, 1fr); max-width: 110rem; margin: 0 auto; }
    nav { position: sticky; top: var(--bar, 6rem); align-self: start; max-height: calc(100vh - var(--bar, 6rem)); overflow: auto; padding: 1.4rem 0 2rem 1.1rem; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: flex; justify-content: space-between; gap: .5rem; padding: .32rem .65rem; border-radius: 7px; text-decoration: none; color: inherit; font-size: .9rem; }
    nav a:hover { background: var(--card); }
    nav a[aria-current] { background: var(--card); font-weight: 600; }
    nav span { color: var(--soft); font-variant-numeric: tabular-nums; }
    main { padding: 1.25rem 1.75rem 6rem; min-width: 0; }
    h2 { font-size: 1.35rem; letter-spacing: -.015em; margin: 2rem 0 .7rem; }
    section:first-of-type h2 { margin-top: .4rem; }
    .lead { color: var(--soft); margin: -.35rem 0 .8rem; }
    .intro { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; margin: 0 0 1rem; padding: .8rem 1.1rem; background: var(--tint); border-radius: 12px; }
    .intro button, #all { font: inherit; font-weight: 600; padding: .35rem .9rem; border: 1px solid var(--accent); border-radius: 8px; background: var(--card); color: var(--accent); cursor: pointer; }
    #empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }

    """#

  /// Groups of tokens, and what is said of them.
  private static let tables: StaticString = #"""
    .group { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 1rem; }
    .many .group { content-visibility: auto; contain-intrinsic-size: auto var(--guess, 22rem); }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    caption { text-align: left; padding: .75rem 1.1rem .4rem; font-weight: 650; overflow-wrap: anywhere; }
    caption h3 { font: inherit; margin: 0; } caption i, tbody th i { font-style: normal; font-weight: 400; color: var(--soft); }
    thead th { font-size: .75rem; font-weight: 600; color: var(--soft); text-align: left; padding: .15rem .75rem .4rem; overflow-wrap: anywhere; }
    thead th:first-child, tbody th { width: 15rem; padding-left: 1.1rem; }
    .side { font-weight: 400; } .side::before { content: " · "; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody th { text-align: left; font-weight: 500; vertical-align: middle; padding-top: .4rem; padding-bottom: .4rem; overflow-wrap: anywhere; }
    tbody td { vertical-align: middle; padding: .4rem .75rem; overflow-wrap: anywhere; }
    tr.own > th { box-shadow: inset 3px 0 var(--accent); }
    td.now { background: var(--tint); }
    tr.target { background: var(--mark); } tr:focus { outline: none; } tr:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    tr.target .path { position: static; clip-path: none; white-space: normal; color: var(--soft); font-weight: 400; }
    .desc { display: block; color: var(--soft); font-weight: 400; font-size: .8125rem; }
    .badge { display: inline-block; font-size: .7rem; line-height: 1.5; font-weight: 600; padding: 0 .45rem; border-radius: 99px; border: 1px solid currentColor; margin-left: .4rem; vertical-align: .1em; white-space: nowrap; }
    .own, .error, .breaking { color: var(--accent); } .error, .breaking, .old, .low { color: var(--bad); } .moved { color: var(--soft); }
    .warning, .visual { color: var(--fair); } .note b.note, .sign.note { color: var(--soft); } .safe, .good { color: var(--good); }
    tr.own { color: inherit; }
    .cell { display: flex; flex-wrap: wrap; gap: .35rem .7rem; align-items: center; }
    .cell > * { max-width: 100%; } .cell > div:last-child { flex: 1 1 4.5rem; min-width: 0; } .cell > .type { flex: 1 1 100%; min-width: 0; }
    code { font: .8125rem/1.4 var(--mono); unicode-bidi: isolate; } code.whole { white-space: nowrap; }
    .was { display: flex; flex-wrap: wrap; gap: .15rem .4rem; align-items: center; color: var(--soft); font-size: .78rem; margin-top: .35rem; }
    .was code { font-size: .75rem; } .was .box { width: 36px; height: 24px; } .was .type { flex-basis: 100%; } .was .text { padding: .1em 0; }
    .chain { font-size: .78rem; color: var(--soft); margin-top: .15rem; }
    .chain a { text-decoration: none; } .chain a:hover { text-decoration: underline; }
    .none { color: var(--soft); font-style: italic; font-size: .85rem; }
    .ratio { font-size: .75rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    tr.found, tr.found[hidden] + tr { border-top: 0; }
    tr.found td { padding: 0 1.1rem .7rem; }
    .note { display: flex; gap: .55rem; font-size: .86rem; padding: .1rem 0; overflow-wrap: anywhere; }
    .note > div { min-width: 0; } .note .swatch { display: inline-grid; vertical-align: -.15em; margin-right: .35em; }
    .sign { flex: none; display: inline-grid; place-items: center; width: 1.25em; height: 1.25em; margin-top: .1em; border: 1.5px solid currentColor; border-radius: 50%; font: 700 .75em/1 var(--mono); }
    .chip .sign, .badge .sign { margin: 0; } .badge .sign { border: 0; width: auto; height: auto; margin-right: .3rem; font-size: 1em; }
    .help { color: var(--ink); } .from { color: var(--soft); font-size: .78rem; } .from:empty { display: none; }
    .notes { list-style: none; margin: 0; padding: 0; } .notes > li { border-top: 1px solid var(--line); padding: .55rem 1.1rem; }
    .long li { content-visibility: auto; contain-intrinsic-size: auto 6rem; }
    summary { cursor: pointer; padding: .7rem 1.1rem; font-weight: 600; } summary .sign { margin: 0 .5rem 0 .2rem; vertical-align: .1em; }
    .many .level { content-visibility: visible; }
    .follow summary { padding: .15rem 0; font-weight: 400; color: var(--accent); font-size: .84rem; } .follow ul { margin: .2rem 0 .3rem; padding-left: 1.2rem; }
    .cell .badge { margin-left: 0; }
    .change { margin-top: .25rem; } .change .badge { margin-left: 0; } .change .desc { display: inline; margin-left: .35rem; }

    """#

  /// Values.
  private static let drawings: StaticString = #"""
    .swatch { flex: none; width: 64px; height: 32px; border-radius: 7px; border: 1px solid var(--edge);
      background: linear-gradient(var(--v), var(--v)), conic-gradient(#bbb 25%, #fff 0 50%, #bbb 0 75%, #fff 0) 0 0 / 12px 12px;
      display: grid; place-items: center; font-weight: 600; font-size: .95rem; }
    .swatch, .stage, .sample, .lit, .plate, .bar, .box, td.now, .intro { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .wide { width: 136px; } .small { width: 22px; height: 16px; border-radius: 4px; }
    .bar { flex: 0 1 auto; height: 12px; background: var(--accent); border-radius: 2px; min-width: 1px; } .bar.less { background: none; border: 2px dashed var(--bad); }
    .box { flex: none; width: 64px; height: 44px; border: 2px solid var(--accent); background: var(--tint); }
    .lit { display: inline-block; background: #e9ecf1; border-radius: 10px; padding: 8px 16px 20px; flex: none; }
    .plate { display: block; width: 56px; height: 32px; border-radius: 6px; background: #fff; }
    .line { flex: none; width: 72px; height: 0; border-top: 3px solid var(--ink); }
    /* Room for what reaches out of a line, and no edge that could cut it. */
    .text { padding: .3em 0; overflow-wrap: anywhere; } .missing { font-size: .75rem; color: var(--fair); }
    .run { flex: none; font: inherit; font-size: .8rem; width: 136px; height: 32px; padding: 0 .8rem 0 4px; border: 1px solid var(--soft); border-radius: 99px; background: var(--ground); color: inherit; cursor: pointer; text-align: right; position: relative; }
    .run { max-width: 100%; } .run i { position: absolute; left: 4px; top: 5px; width: 20px; height: 20px; border-radius: 50%; background: var(--accent); }
    svg.dashes { flex: none; width: 120px; height: 12px; } .near { color: var(--soft); white-space: nowrap; }
    svg.curve { flex: none; width: 56px; height: 56px; overflow: visible; } svg.curve path { fill: none; stroke: var(--accent); stroke-width: 2; } svg.curve rect { fill: none; stroke: var(--line); }

    """#

  /// Components of the theme. Their colours, corners and sizes are properties that the script sets.
  private static let components: StaticString = #"""
    .family thead th:first-child, .family tbody th { width: 7.75rem; }
    .family tbody tr { border: 0; } .family tbody th { border-top: 1px solid var(--line); }
    td.stage { background: var(--page); padding: .8rem .75rem; border: solid rgb(128 128 128 / .3); border-width: 1px 0 0 1px; }
    .states { display: flex; flex-wrap: wrap; gap: .7rem .6rem; align-items: flex-start; }
    .state { display: grid; grid-template-columns: minmax(0, auto); justify-content: center; justify-items: center; gap: .2rem; min-width: 5.2rem; max-width: 100%; } .pictures { min-height: 44px; max-width: 100%; display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; justify-content: center; }
    .state small, .why { font-size: .72rem; } .base { display: grid; justify-items: center; gap: .15rem; padding: .25rem .4rem; border: 1px dashed rgb(128 128 128 / .8); border-radius: 6px; }
    .why { font-family: inherit; line-height: 1.4; color: inherit; background: none; border: 0; padding: .1rem .3rem; text-decoration: underline dotted; text-underline-offset: .2em; cursor: pointer; }
    .why[aria-expanded=true] { text-decoration: underline solid; font-weight: 700; } .why:focus-visible { outline-color: var(--on); }
    .mark { font-size: .75rem; font-variant-numeric: tabular-nums; background: var(--card); color: var(--soft); border-radius: 99px; padding: 0 .5rem; white-space: nowrap; } .unset { font-style: italic; }
    .uses td, .uses th { vertical-align: top !important; border-top: 1px solid var(--line); border-left: 1px solid var(--line); } .uses th { border-left: 0; } .uses td { background: var(--card); }
    .uses ul, .users ul { list-style: none; margin: 0; padding: 0; font-size: .8125rem; } .uses li, .users li { padding: .15rem 0; } .uses .swatch { display: inline-block; vertical-align: -.2em; margin-right: .3rem; } .uses .ratio { display: inline; }
    .plain { font: inherit; font-size: .78rem; color: var(--accent); background: none; border: 1px solid var(--line); border-radius: 6px; padding: .1rem .5rem; margin-top: .4rem; cursor: pointer; }
    .users { display: inline-block; vertical-align: top; margin-right: .4rem; } .users ul { font-weight: 400; }
    .more { margin-top: .1rem; } #reset { margin: 0; }
    .copy { font: inherit; font-size: .72rem; color: var(--soft); background: none; border: 1px solid transparent; border-radius: 6px; padding: 0 .3rem; margin-left: -.3rem; cursor: pointer; }
    .copy:hover, .copy:focus, .copy[aria-expanded=true], tr:hover > th > .copy { border-color: var(--line); color: var(--accent); }
    .copying { position: fixed; z-index: 8; display: grid; background: var(--card); color: var(--ink); border: 1px solid var(--soft); border-radius: 10px; padding: .3rem; box-shadow: 0 8px 24px rgb(0 0 0 / .25); max-width: min(36rem, 94vw); }
    .copying button { font: inherit; font-size: .84rem; text-align: left; color: inherit; background: none; border: 0; border-radius: 6px; padding: .3rem .6rem; cursor: pointer; overflow-wrap: anywhere; }
    .copying button:hover, .copying button:focus { background: var(--tint); } .copying span { color: var(--soft); margin-right: .5rem; }
    .users summary { padding: .1rem 0; font-weight: 400; font-size: .78rem; color: var(--soft); }
    .sample { --b: var(--bg, transparent); --f: var(--fg, inherit); --e: var(--bd, transparent); --r: transparent; font: 600 .9rem/1.2 system-ui, "Liberation Sans", sans-serif;
      display: inline-flex; align-items: center; justify-content: center; gap: .45rem; padding: .5rem 1rem; min-height: 40px; max-width: 100%; white-space: nowrap;
      background: linear-gradient(var(--r), var(--r)) var(--b); color: var(--f); border: var(--bw, 1px) solid var(--e); border-radius: var(--radius, 8px); box-shadow: var(--sh, none); }
    .sample svg { width: 1.25em; height: 1.25em; color: var(--ic, currentColor); flex: none; }
    .sample[data-s=pressed] { --r: var(--rp, transparent); }
    .sample[data-s=hover] { --r: var(--rh, transparent); }
    .sample[data-s=focus], button.sample:focus-visible { box-shadow: 0 0 0 2px var(--page), 0 0 0 4px var(--ring, transparent), var(--sf, 0 0 transparent); }
    button.sample { cursor: pointer; transition: background-color .15s, color .15s, box-shadow .15s; }
    button.sample:hover { --b: var(--bg-hover, var(--bg, transparent)); --f: var(--fg-hover, var(--fg, inherit)); --e: var(--bd-hover, var(--bd, transparent)); --r: var(--rh-hover, var(--rh, transparent)); border-width: var(--bw-hover, var(--bw, 1px)); border-radius: var(--radius-hover, var(--radius, 8px)); box-shadow: var(--sh-hover, var(--sh, none)); }
    button.sample:hover svg { color: var(--ic-hover, var(--ic, currentColor)); }
    button.sample:focus-visible { --b: var(--bg-focus, var(--bg, transparent)); --f: var(--fg-focus, var(--fg, inherit)); --e: var(--bd-focus, var(--bd, transparent)); border-width: var(--bw-focus, var(--bw, 1px)); border-radius: var(--radius-focus, var(--radius, 8px));
      box-shadow: 0 0 0 2px var(--page), 0 0 0 4px var(--ring, transparent), var(--sf-focus, var(--sf, 0 0 transparent)); outline: 2px solid var(--on, currentColor); outline-offset: 5px; }
    button.sample:focus-visible svg { color: var(--ic-focus, var(--ic, currentColor)); }
    button.sample:active { --b: var(--bg-pressed, var(--bg, transparent)); --f: var(--fg-pressed, var(--fg, inherit)); --e: var(--bd-pressed, var(--bd, transparent)); --r: var(--rp-pressed, var(--rp, transparent)); border-width: var(--bw-pressed, var(--bw, 1px)); border-radius: var(--radius-pressed, var(--radius, 8px)); box-shadow: var(--sh-pressed, var(--sh, none)); }
    button.sample:active svg { color: var(--ic-pressed, var(--ic, currentColor)); }

    """#

  /// Narrow windows, paper, and what people ask their systems for.
  private static let media: StaticString = #"""
    @media (max-width: 60rem) {
      header, main { padding-left: 1rem; padding-right: 1rem; } header input[type=search] { margin-left: 0; flex: 1 1 14rem; }
      .frame { grid-template-columns: minmax(0, 1fr); } nav { position: static; max-height: none; padding: .8rem .4rem 0; }
      nav ul { display: flex; flex-wrap: wrap; } thead th:first-child, tbody th { width: 10rem; }
    }
    @media (max-width: 40rem), (max-height: 30rem) { header { position: static; } html { scroll-padding-top: 1rem; } nav a { padding: .25rem .5rem; } }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media (prefers-contrast: more) {
      :root { --soft: var(--ink); --line: #6b7480; --accent: #0a3a94; --bad: #8c1009; --fair: #5e3600; --good: #0b4a26; }
      a, .chain a { text-decoration: underline; }
    }
    @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
      :root { --line: #aab2bf; --accent: #b6d0ff; --bad: #ffc4be; --fair: #ffdc9b; --good: #b4f0c9; }
    }
    @media (forced-colors: active) {
      .swatch, .stage, .sample, .lit, .plate, .bar, .box, .line, .text { forced-color-adjust: none; }
      .text { color: CanvasText; } .line { border-color: CanvasText; } .chip:has(:checked) { outline: 2px solid Highlight; }
      .run i { background: ButtonText; } svg.curve path { stroke: CanvasText; } tr.own > th { border-left: 3px solid Highlight; }
    }
    @media print {
      @page { margin: 14mm 12mm; }
      :root { color-scheme: light; } body { background: #fff; font-size: 10pt; }
      header { position: static; padding: 0 0 .6rem; } nav, .tools, .skip, .copy, .copying, .users, .intro button, .lead, .run { display: none !important; }
      .frame { display: block; max-width: none; } main { padding: 0; } h2 { break-after: avoid; margin-top: 1.2rem; }
      .long li { content-visibility: visible; }
      .many .group { content-visibility: visible; } .group { border-radius: 0; border-width: 1px 0 0; overflow: visible; margin-bottom: .6rem; }
      thead { display: table-header-group; } caption, thead, summary { break-after: avoid; } .notes li { break-inside: avoid; } .notes li:first-child { break-before: avoid; } tr, .note { break-inside: avoid; }
      thead th:first-child, tbody th { width: 11rem; padding-left: .2rem; } caption { padding-left: .2rem; } .family tbody th, .family thead th:first-child { width: 7rem; }
      tbody th, tbody td { padding-top: .2rem; padding-bottom: .2rem; } td.stage { padding: .4rem .5rem; } .states { gap: .4rem; } .live { display: none; }
      .swatch { width: 46px; height: 20px; border-radius: 4px; font-size: .7rem; } .small { width: 18px; height: 11px; } .wide { width: 90px; }
      .lit { padding: 4px 10px 12px; } .plate, .box { width: 40px; height: 20px; } svg.curve { width: 32px; height: 32px; } .cell { gap: .5rem; }
      code, .chain, .ratio, .desc { font-size: .68rem; } .chain, .was { margin-top: 0; } .text { padding: .2em 0; }
      a { color: inherit; text-decoration: none; } details::details-content { content-visibility: visible; }
    }

    """#
}
