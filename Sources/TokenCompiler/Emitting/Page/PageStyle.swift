/// How the page looks. It has no colour of the theme itself: a broken theme must not break the page.
enum PageStyle {
  static let text: StaticString = #"""
    :root {
      color-scheme: light dark;
      --ink: light-dark(#14181f, #eef1f6); --soft: light-dark(#535d6b, #a7b1c0);
      --line: light-dark(#dde2ea, #303845); --card: light-dark(#ffffff, #171c24);
      --ground: light-dark(#f4f6f9, #0f1319); --accent: light-dark(#1a56c4, #8cb4ff);
      --mark: light-dark(#fff3cf, #4a3a08); --bad: light-dark(#b3261e, #ff9d94);
      --good: light-dark(#1c6b3c, #7fd6a0);
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 7.5rem; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    .away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    [hidden] { display: none !important; }
    .skip { position: absolute; left: 1rem; top: -4rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
    .skip:focus { top: .5rem; }
    header { position: sticky; top: 0; z-index: 5; background: var(--card); border-bottom: 1px solid var(--line);
      padding: .7rem 1.5rem .6rem; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
    h1 { font-size: 1.15rem; margin: 0; letter-spacing: -.01em; overflow-wrap: anywhere; }
    h1 small { font-weight: 400; color: var(--soft); font-size: .85rem; margin-left: .4rem; }
    header input[type=search] { font: inherit; padding: .4rem .75rem; min-width: 17rem; border: 1px solid var(--soft);
      border-radius: 8px; background: var(--ground); color: inherit; }
    .picks { display: flex; flex-wrap: wrap; gap: .3rem 1rem; color: var(--soft); font-size: .875rem; border: 0; margin: 0; padding: 0; }
    .picks label { display: inline-flex; gap: .35rem; align-items: center; min-height: 24px; cursor: pointer; }
    .picks input { accent-color: var(--accent); width: 16px; height: 16px; margin: 0; }
    #count { color: var(--soft); font-size: .875rem; margin-left: auto; }
    .frame { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); }
    nav { position: sticky; top: 3.6rem; align-self: start; max-height: calc(100vh - 3.6rem); overflow: auto; padding: 1.25rem 0 2rem 1.5rem; }
    nav ul { list-style: none; margin: 0; padding: 0; }
    nav a { display: flex; justify-content: space-between; gap: .5rem; padding: .3rem .6rem; border-radius: 6px; text-decoration: none; color: inherit; font-size: .9rem; }
    nav a:hover { background: var(--card); }
    nav span { color: var(--soft); font-variant-numeric: tabular-nums; }
    main { padding: .25rem 1.5rem 6rem; min-width: 0; }
    h2 { font-size: 1.3rem; letter-spacing: -.01em; margin: 1.6rem 0 .6rem; }
    .group { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 0 0 .9rem;
      content-visibility: auto; contain-intrinsic-size: auto 22rem; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; min-width: 36rem; }
    caption { text-align: left; padding: .65rem 1rem .45rem; font-weight: 600; overflow-wrap: anywhere; }
    caption i { font-style: normal; font-weight: 400; color: var(--soft); }
    thead th { font-size: .75rem; font-weight: 600; color: var(--soft); text-align: left; padding: .15rem .75rem .3rem; }
    thead th:first-child, tbody th { width: 15rem; padding-left: 1rem; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody th { text-align: left; font-weight: 500; vertical-align: middle; padding-top: .5rem; padding-bottom: .5rem; overflow-wrap: anywhere; }
    tbody td { vertical-align: middle; padding: .55rem .75rem; overflow-wrap: anywhere; }
    tr:target { background: var(--mark); }
    .desc { display: block; color: var(--soft); font-weight: 400; font-size: .8125rem; }
    .badge { display: inline-block; font-size: .7rem; font-weight: 600; padding: 0 .4rem; border-radius: 99px; border: 1px solid currentColor; margin-left: .35rem; vertical-align: .1em; white-space: nowrap; }
    .badge.own { color: var(--accent); } .badge.old { color: var(--bad); } .badge.moved { color: var(--soft); }
    .cell { display: flex; gap: .7rem; align-items: center; }
    .cell > div:last-child { min-width: 0; }
    code { font: .8125rem/1.4 var(--mono); }
    .was { display: flex; gap: .4rem; align-items: center; color: var(--soft); font-size: .78rem; margin-top: .3rem; }
    .was code { font-size: .75rem; }
    .chain { font-size: .78rem; color: var(--soft); margin-top: .15rem; }
    .chain a { text-decoration: none; } .chain a:hover { text-decoration: underline; }
    .none { color: var(--soft); font-style: italic; font-size: .85rem; }
    .swatch { flex: none; width: 64px; height: 40px; border-radius: 8px; border: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
      background: linear-gradient(var(--v), var(--v)), conic-gradient(#bbb 25%, #fff 0 50%, #bbb 0 75%, #fff 0) 0 0 / 12px 12px;
      display: grid; place-items: center; font-weight: 600; font-size: .95rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .small { width: 22px; height: 16px; border-radius: 4px; }
    .ratio { font-size: .75rem; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--good); }
    .ratio.low { color: var(--bad); } .ratio.free { color: var(--soft); font-weight: 400; }
    .bar { flex: 0 1 auto; height: 12px; background: var(--accent); border-radius: 2px; min-width: 1px; }
    .box { flex: none; width: 64px; height: 44px; border: 2px solid var(--accent); background: color-mix(in srgb, var(--accent) 12%, transparent); }
    .plate { flex: none; width: 72px; height: 44px; border-radius: 8px; background: #fff; margin: 6px 10px 14px 6px; }
    .lit { display: inline-block; background: #e9ecf1; border-radius: 8px; padding: 4px; flex: none; }
    .line { flex: none; width: 72px; height: 0; border-top: 3px solid var(--ink); }
    .text { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; max-height: 9rem; }
    .run { flex: none; font: inherit; font-size: .8rem; width: 136px; height: 32px; padding: 0 4px; border: 1px solid var(--soft); border-radius: 99px; background: var(--ground); color: inherit; cursor: pointer; text-align: right; padding-right: .8rem; position: relative; }
    .run i { position: absolute; left: 4px; top: 5px; width: 20px; height: 20px; border-radius: 50%; background: var(--accent); }
    svg.curve { flex: none; width: 56px; height: 56px; overflow: visible; } svg.curve path { fill: none; stroke: var(--accent); stroke-width: 2; } svg.curve rect { fill: none; stroke: var(--line); }
    .stage { background: var(--page); border-radius: 10px; padding: .9rem; display: flex; flex-wrap: wrap; gap: .9rem 1rem; align-items: end; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    .state { display: grid; justify-items: center; gap: .35rem; } .state small { font-size: .72rem; }
    [data-c] thead th:first-child, [data-c] tbody th { width: 8rem; }
    .sample { --b: var(--bg, transparent); --f: var(--fg, inherit); --e: var(--bd, transparent); font: 600 .95rem/1.2 system-ui, "Liberation Sans", sans-serif; display: inline-flex; align-items: center; justify-content: center; gap: .45rem; padding: .5rem 1rem; min-height: 40px; background: var(--b); color: var(--f); border: var(--bw, 1px) solid var(--e); border-radius: var(--radius, 8px); box-shadow: var(--sh, none); }
    button.sample { cursor: pointer; transition: background-color .15s, color .15s; }
    button.sample:hover { background: var(--bg-hover, var(--b)); color: var(--fg-hover, var(--f)); border-color: var(--bd-hover, var(--e)); }
    button.sample:active { background: var(--bg-pressed, var(--b)); color: var(--fg-pressed, var(--f)); border-color: var(--bd-pressed, var(--e)); box-shadow: var(--sh-pressed, var(--sh, none)); }
    .sample svg { width: 1.15em; height: 1.15em; }
    #empty { padding: 3rem 1rem; text-align: center; color: var(--soft); }
    @media (max-width: 60rem) { .frame { grid-template-columns: minmax(0, 1fr); } nav { position: static; max-height: none; padding: 1rem 1.5rem 0; } nav ul { display: flex; flex-wrap: wrap; } thead th:first-child, tbody th { width: 10rem; } }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media print {
      header { position: static; } nav, .tools, .skip { display: none !important; } .frame { display: block; }
      .group { content-visibility: visible; break-inside: avoid; } body { background: #fff; color-scheme: light; }
    }

    """#
}
