import { withPartner, withSmallNames } from "#lead/partner-link.ts";
import { partnerTexts, readPartner } from "#lead/wire.ts";
import { attributeOf } from "../element-settings.ts";
import "./frame.css";

/** An address must not decide where leads go, or put its own sentence above our licence line. */
const settable = ["partner", "defaultCountry", "colorScheme", ...partnerTexts].map(attributeOf);
const element = document.querySelector("visa-contact-form, visa-assessment-form");
const query = new URLSearchParams(withSmallNames(location.search));
for (const name of settable) {
  const value = query.get(name);
  if (value !== null) element?.setAttribute(name, value);
}
const fallback = element?.querySelector("a");
if (fallback) fallback.href = withPartner(fallback.href, readPartner(query.get("partner")));
// The page has a heading above those of the form, some of which come later.
const raiseHeadings = () => {
  for (const title of element?.shadowRoot?.querySelectorAll("h3, h4") ?? [])
    title.ariaLevel = title.localName === "h3" ? "2" : "3";
};
element?.addEventListener("visa-ready", () => {
  raiseHeadings();
  const later = new MutationObserver(raiseHeadings);
  later.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
});
// Reports the form's height and the result of a send to the embedding page. Any page may have them, because
// no answer is included.
const main = document.querySelector("main");
if (main && parent !== window) {
  const heights = new ResizeObserver(() => {
    parent.postMessage({ type: "visa-height", height: Math.ceil(main.getBoundingClientRect().height) }, "*");
  });
  // Until the form is there, the frame keeps the height that the page has reserved.
  element?.addEventListener("visa-ready", () => heights.observe(main));
  for (const type of ["visa-sent", "visa-error"]) {
    main.addEventListener(type, ({ detail }: CustomEventInit) => {
      parent.postMessage({ type, ...detail }, "*");
    });
  }
}
document.documentElement.dataset.colorScheme = query.get("color-scheme") ?? "";
