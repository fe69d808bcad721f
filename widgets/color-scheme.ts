/** The shadow roots of the elements that stand in a document. */
export const connected = new Set<ShadowRoot>();

/**
 * Shows the used colour scheme of the place where an element stands, or that its attribute forces, and the visitor's text size.
 * `light-dark()` would follow the scheme by itself, but many phones do not know it; so the sheet has both sets of colours,
 * and the wrapper says which.
 */
export function followPage(root: ShadowRoot): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>(".visa")) {
    const { columnRuleColor, fontSize } = getComputedStyle(wrapper);
    // A system colour is the one thing that tells the used scheme, whether a sheet, a meta element or the attribute set it.
    // Dark is below 100 of 255: engines have 18 to 34.
    wrapper.toggleAttribute("data-dark", /^rgb\(\d\d?,/.test(columnRuleColor));
    // The wrapper's is `medium`: what the visitor has set, whatever the page makes of its own.
    if (fontSize !== "16px") wrapper.style.setProperty("--unit", `calc(${fontSize} / 16)`);
  }
}

const showAll = () => connected.forEach(followPage);
let watching = false;

export function followScheme(root: ShadowRoot, isConnected: boolean): void {
  if (!isConnected) {
    connected.delete(root);
    return;
  }
  connected.add(root);
  if (watching) return;
  watching = true;
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showAll);
  // A page that switches by itself says so on one of these two.
  const switches = new MutationObserver(showAll);
  switches.observe(document.documentElement, { attributes: true });
  if (document.body) switches.observe(document.body, { attributes: true });
}
