import type { Tag } from "./element-api.ts";
import { properties } from "./element-settings.ts";

/** All but `api`, the first: anyone who may write links must not decide where leads go. */
const [, ...taken] = properties;
const defined = new Set<string>();

/** Replaces each link that has `data-visa`, now and later, with an element; the link is its fallback. */
export function replaceLinks(tag: Tag): void {
  if (defined.size === 0) {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceIn);
    }).observe(document, { childList: true, subtree: true });
  }
  defined.add(tag);
  replaceIn(document.documentElement);
}

function replaceIn(node: Node) {
  if (!("querySelectorAll" in node)) return;
  for (const link of [node as HTMLElement, ...(node as Element).querySelectorAll<HTMLElement>("a")]) {
    const tag = `visa-${link.dataset?.visa}`;
    // An editor saves what it shows, so a link must stay a link.
    if (!defined.has(tag) || link.localName !== "a" || link.isContentEditable || link.closest(tag)) continue;
    const element = document.createElement(tag) as HTMLElement & Record<string, unknown>;
    for (const name of [...taken, "lang"]) {
      if (name in link.dataset) element[name] = link.dataset[name];
    }
    // The element takes the space that the link has reserved, or a paragraph for it, and gives it back once
    // sent.
    const { nextSibling, parentElement: place } = link;
    element.style.cssText = link.style.cssText;
    if (place?.childElementCount === 1) {
      element.style.minHeight ||= place.style.minHeight;
      place.style.minHeight = "";
    }
    // First, because an element that is connected looks at its content.
    element.append(link);
    place?.insertBefore(element, nextSibling);
  }
}
