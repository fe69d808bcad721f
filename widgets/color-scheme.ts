import { shownIn } from "./shown-in.ts";
import { prepareSpecial, special } from "./special-pages.ts";

/** The shadow roots of the elements in a document. */
export const connected = new Set<ShadowRoot>();

/**
 * Applies the used colour scheme of an element's place, or the one its attribute forces, the visitor's text
 * size, and the page's colour behind a clear theme. Many phones do not support `light-dark()`, so the sheet
 * has both sets of colours and an attribute of the wrapper selects one.
 */
export function followPage(root: ShadowRoot): void {
  for (const wrapper of root.querySelectorAll<HTMLElement>(".visa")) {
    const { columnRuleColor, fontSize } = getComputedStyle(wrapper);
    // Only a system colour shows the used scheme, whether a sheet, a meta element or the attribute set it.
    // Dark is below 100 of 255: engines have 18 to 34.
    wrapper.toggleAttribute("data-dark", /^rgb\(\d\d?,/.test(columnRuleColor));
    // The wrapper's size is `medium`: the visitor's setting, whatever the page's own is.
    if (fontSize !== "16px") wrapper.style.setProperty("--unit", `calc(${fontSize} / 16)`);
    special?.replaceClearColors?.(wrapper, columnRuleColor);
  }
  special?.warnOfMalformedPartner?.(root.host);
  prepareSpecial(root.host, true)?.then(() => followPage(root));
}

const showAll = () => connected.forEach(followPage);
const switches = new MutationObserver(showAll);
/** The elements and their ancestors, through shadow roots and slots. */
const places = new WeakSet<EventTarget>();

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showAll);
// Style sheets may arrive late.
addEventListener("load", showAll, { once: true });
// A page may fade to its other colours.
addEventListener("transitionend", ({ target }) => {
  if (places.has(target as EventTarget)) showAll();
});

/** Until the element is disconnected: `connected.delete(root)`. */
export function followScheme(root: ShadowRoot): void {
  connected.add(root);
  // A page's own switch sets a class, a style or an attribute of any ancestor.
  for (let place: Element | null | undefined = root.host; place; place = shownIn(place)) {
    places.add(place);
    switches.observe(place, { attributes: true });
  }
}
