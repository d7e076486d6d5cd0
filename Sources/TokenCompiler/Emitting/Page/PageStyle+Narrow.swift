extension PageStyle {
  /// Rows where their columns would be too narrow: the name, and below it each theme with its own.
  static let narrow: StaticString = #"""
    @media screen {
      .stacked table, .stacked tbody, .stacked caption { display: block; }
      .stacked thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      .stacked tr { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); }
      .stacked tr > th, .stacked tr > [colspan] { grid-column: 1 / -1; }
      .stacked .group tbody th { width: auto; padding-bottom: .1rem; }
      .stacked tbody td { padding: .25rem .75rem .55rem 1.1rem; min-width: 0; }
      .stacked td[data-name]::before { content: attr(data-name); display: block; margin-bottom: .2rem; font-size: .75rem; color: var(--soft); overflow-wrap: anywhere; }
      .stacked .same { display: none; }
      .stacked .family tr { grid-template-columns: minmax(0, 1fr); }
      .stacked td.stage { padding: .6rem 1.1rem .8rem; border-width: 1px 0 0; } .stacked td.stage::before { color: inherit; }
    }

    """#
}
