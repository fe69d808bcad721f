import { countAsInteraction } from "../early/first-interaction.ts";

/** Place of a reader in a page, told by its elements, because the same text is longer in another language. */
interface Place {
  readonly address: string;
  /** From the body down, the number of the child that holds the top of the window. */
  readonly path: readonly number[];
  /** Share of that element above it, from 0 to 1. */
  readonly above: number;
}

const storageKey = "place";

/** Notes the reader's place for the page that a link leads to; throws where storage is blocked. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.hash = location.hash;
  const element = scrollY > 0 ? readElement() : undefined;
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const place: Place = {
    address: link.pathname,
    path: element ? pathOf(element) : [],
    above: height && -top / height,
  };
  sessionStorage.setItem(storageKey, JSON.stringify(place));
}

/** Brings a reader who has switched languages back to their place, and the focus to the switch. */
export function restorePlace(): void {
  const place = takePlace();
  if (place?.address !== location.pathname) return;
  countAsInteraction();
  const element = place.path.reduce<Element | undefined>((at, child) => at?.children[child], document.body);
  if (element && place.path.length > 0) {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + place.above * height, behavior: "instant" });
  }
  document.querySelector<HTMLElement>(".language-switch")?.focus({ preventScroll: true });
}

/** The place that was kept, once: a reload or a later visit begins as always. */
function takePlace(): Place | undefined {
  const place = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Place | null;
  sessionStorage.removeItem(storageKey);
  return place ?? undefined;
}

/** The smallest element at the top of the window that is of the page itself, not of the bar that sticks there. */
function readElement(): Element | undefined {
  return document
    .elementsFromPoint(innerWidth / 2, 1)
    .find((element) => element.closest("main, footer") && element !== document.body);
}

function pathOf(element: Element): number[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...pathOf(parent), [...parent.children].indexOf(element)];
}
