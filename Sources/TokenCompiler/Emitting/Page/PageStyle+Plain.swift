extension PageStyle {
  /// The page without its script.
  static let plain: StaticString = #"""
    .js #plain, html:not(.js) .tools, html:not(.js) nav, html:not(.js) main > section { display: none; }
    html:not(.js) .frame { display: block; }
    #plain table { table-layout: auto; background: var(--card); border: 1px solid var(--line); margin-bottom: 1.5rem; }
    #plain tr { border-top: 1px solid var(--line); }
    #plain th { width: auto; text-align: left; } #plain th, #plain td { padding: .3rem .6rem; vertical-align: top; overflow-wrap: anywhere; }
    #plain td { font-family: var(--mono); font-size: .8125rem; }
    #plain s { display: inline-block; width: 2.4em; height: 1.3em; margin-right: .5em; vertical-align: -.25em; border: 1px solid var(--soft); border-radius: 4px;
      print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    #plain h2 small, #plain li small { color: var(--soft); font-weight: 400; }
    #plain li { margin-bottom: .4rem; overflow-wrap: anywhere; }

    """#
}
