/** What the forms and the button share before React: a wrapper, a style sheet, one load, the fallback. */

/** The query the visitor came with: many pages tidy their address soon afterwards. */
export const landing = location.search;

export function append<K extends keyof HTMLElementTagNameMap>(
  parent: ParentNode,
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
}

/** The inside's outermost element: the sheet resets there what the page would pass down. The texts are English. */
export function frame(root: ShadowRoot): HTMLElement {
  return append(root, "div", { className: "visa", lang: "en", dir: "ltr" });
}

/** Adopts a constructed sheet, which passes any CSP; again when the element came into another document. */
export function dress(root: ShadowRoot, css: string, worn?: CSSStyleSheet): CSSStyleSheet {
  if (worn && root.adoptedStyleSheets.includes(worn)) return worn;
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** What is typed stays inside: the page's hot-keys and focus traps must not act upon it. */
export function keepInside(wrapper: HTMLElement): void {
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "paste"]) {
    wrapper.addEventListener(type, (event) => event.stopPropagation());
  }
}

export const lostMessage = "This form could not load. Please check your connection and try again.";

/** Says that the rest did not arrive and shows what the page put inside the tag; returns how to take it back. */
export function apologise(root: ShadowRoot): () => void {
  const box = frame(root);
  const slot = append(root, "slot");
  append(box, "p", { className: "visa-lost", role: "alert", textContent: lostMessage });
  return () => {
    box.remove();
    slot.remove();
  };
}
