/* What runs in a page of the pseudo-language, and so stands alone. */

/** Every text of the page, seen or hidden, and every name that is read out, through open shadow roots. */
export function textsOfPage(): string[] {
  const texts = [document.title];
  const visit = (node: Node) => {
    if (node instanceof Text) texts.push(node.data);
    if (node instanceof Element) {
      // Code is the same in every language; `lang` says of a text that it is in another one.
      if (node.matches("script, style, noscript, code, pre, iframe, body [lang]:not([lang^=ar])")) return;
      for (const name of ["aria-label", "alt", "title", "placeholder"]) {
        const value = node.getAttribute(name);
        if (value !== null) texts.push(value);
      }
      node.shadowRoot?.childNodes.forEach(visit);
    }
    node.childNodes.forEach(visit);
  };
  visit(document.body);
  return [...new Set(texts.filter((text) => text.trim() !== ""))];
}

/** What is wider than the window, whichever way the page runs: the element that reaches out farthest. */
export function overflowOfPage(): string[] {
  return ["rtl", "ltr"].flatMap((direction) => {
    document.documentElement.dir = direction;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const reach = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.max(right - innerWidth, -left);
    };
    const all = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest(".swiper, .visually-hidden, .visa-trap") && element.checkVisibility(),
    );
    const [widest] = all.toSorted((a, b) => reach(b) - reach(a));
    return [`${direction}: ${scrollWidth} px, ${widest?.outerHTML.slice(0, 120)}`];
  });
}

/** Boxes that do not stand where a mirror would show them once the page runs the other way. */
export function unmirroredBoxes(): string[] {
  const roots = [
    document,
    ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  // Swiper moves its slides by itself, and nobody sees where hidden words are; inline boxes follow the letters.
  const boxes = roots
    .flatMap((root) => [...root.querySelectorAll("body *, .visa *")])
    .filter(
      (element) =>
        !element.closest("svg, .swiper, option, .visually-hidden, .visa-trap") &&
        element.checkVisibility() &&
        !/^(inline|contents|none)/.test(getComputedStyle(element).display),
    );
  const width = document.documentElement.clientWidth;
  const placed = (direction: string) => {
    document.documentElement.dir = direction;
    // An element says which way its own words run.
    for (const root of roots)
      for (const wrapper of root.querySelectorAll<HTMLElement>(".visa")) wrapper.dir = direction;
    return boxes.map((element) => element.getBoundingClientRect());
  };
  const [ltr, rtl] = [placed("ltr"), placed("rtl")];
  return boxes.flatMap((element, at) => {
    const [one, other] = [ltr[at], rtl[at]] as [DOMRect, DOMRect];
    const off = Math.max(Math.abs(one.left - (width - other.right)), Math.abs(one.top - other.top));
    return off > 1
      ? [`${Math.round(off)} px: ${(element.cloneNode() as Element).outerHTML.slice(0, 120)}`]
      : [];
  });
}
