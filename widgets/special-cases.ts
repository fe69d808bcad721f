import { exampleCode, readPartner } from "#lead/wire.ts";

export { replaceClearColors } from "./clear-colors.ts";

/**
 * Elements that a fallback may consist of; anything else, such as a block or a script, belongs to the page.
 */
const inline = new Set(
  "a abbr b bdi bdo br button cite code em i img input label noscript picture q s small span strong sub sup svg time u wbr".split(
    " ",
  ),
);

/** Maximum characters of a fallback that is only text. */
const longestText = 120;

/**
 * Whether the content of a tag is the rest of its page: HTML has no `<tag />`, so without an end tag
 * everything that follows becomes the fallback. One element of any kind is a fallback, and so is a sentence.
 */
function holdsPage({ children, textContent }: Element): boolean {
  const [first, ...rest] = children;
  // A link that became an element may be unclosed itself.
  if (first?.matches("a[data-visa]")) return holdsPage(first);
  if (!first) return (textContent ?? "").trim().length > longestText;
  const isOwn = (child: Element) => !inline.has(child.localName);
  return rest.some(isOwn) || first.localName === "script" || first.localName.startsWith("visa-");
}

let isReported = false;
let isPartnerReported = false;

/** Warns, because a lead with a malformed partner is still sent, but credited to nobody. */
export function warnOfMalformedPartner(element: Element) {
  const code = element.getAttribute("partner")?.trim();
  if (!code || code === exampleCode || readPartner(code) || isPartnerReported) return;
  isPartnerReported = true;
  console.warn(`<${element.localName}> partner="${code}" is no code (a-z, 0-9, hyphen): it is left out.`);
}

/** Shows the rest of a page that is in its element below it, as it would look there, and reports once why. */
export function showPage(host: HTMLElement, root: ShadowRoot): void {
  if (!holdsPage(host) || root.querySelector("slot")) return;
  const slot = document.createElement("slot");
  const { font, color } = getComputedStyle(host.parentElement ?? document.body);
  // The element starts from initial values, so that its form does not inherit any.
  slot.style.font = font;
  slot.style.color = color;
  root.append(slot);
  if (isReported) return;
  isReported = true;
  console.error(
    `<${host.localName}> has no end tag, so its content is the rest of the page, shown below. Write <${host.localName}></${host.localName}>: "/>" ends no tag.`,
  );
}
