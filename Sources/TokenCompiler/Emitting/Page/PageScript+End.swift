extension PageScript {
  /// What is done when all is there.
  static let end: StaticString = #"""
    // Where the window is stands in the list of sections.
    const spy = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const link = list.querySelector(`a[href="#${CSS.escape(entry.target.firstChild.id)}"]`);
        if (entry.isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    }, { rootMargin: "-30% 0px -69% 0px" });
    for (const held of main.querySelectorAll("section")) spy.observe(held);
    // What is out of the window is laid out when there is time, so that pictures of the whole page have it; very much never is.
    const cardsToCome = [...main.querySelectorAll(".group")];
    function layOut() {
      for (const held of cardsToCome.splice(0, 4)) held.style.contentVisibility = "visible";
      if (cardsToCome.length > 0) setTimeout(layOut, 30);
    }
    if (tokens.length * themes.length < 6000) setTimeout(layOut, 300);
    // Those who run no scripts saw this.
    document.getElementById("plain").remove();

    """#
}
