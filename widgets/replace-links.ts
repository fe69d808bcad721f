import type { Tag } from "./element-api.ts";
import { properties } from "./element-settings.ts";

/** All but `api`, the first: anyone who may write links must not decide where leads go. */
const [, ...taken] = properties;
const defined = new Set<string>();

// Once for all changes of a task, which costs little: most pages have no such link.
const observer = new MutationObserver(replaceAll);

/** Replaces each link that has `data-visa`, now and later, with an element; the link is its fallback. */
export function replaceLinks(tag: Tag): void {
  defined.add(tag);
  observer.observe(document, { childList: true, subtree: true });
  replaceAll();
}

function replaceAll() {
  for (const link of document.querySelectorAll<HTMLElement>("a[data-visa]")) {
    const tag = `visa-${link.dataset.visa}`;
    // An editor saves what it shows, so a link must stay a link.
    if (!defined.has(tag) || link.isContentEditable || link.closest(tag)) continue;
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
