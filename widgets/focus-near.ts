/** Whether an `inert` ancestor, also through shadow roots, makes an element unusable. */
export function isInert(element: Element): boolean {
  const root = element.getRootNode();
  return element.closest("[inert]") !== null || ("host" in root && isInert(root.host as Element));
}

/** Focuses an element or, if it is no longer visible, the nearest one that is. */
export function focusNear(element: HTMLElement): void {
  for (let at: Node | null = element; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
    if (!(at instanceof Element || at instanceof DocumentFragment)) return;
    for (const near of [at, ...at.querySelectorAll("a[href], button, summary, [tabindex]")]) {
      if (!(near instanceof HTMLElement)) continue;
      near.focus();
      if (near.matches(":focus")) return;
    }
  }
}
