import { countAsInteraction } from "../early/first-interaction.ts";

/** Where a reader is in a page, told by its elements, because the same text is longer in another language. */
interface Place {
  readonly address: string;
  /** From the body down, the number of the child that holds the top of the window. */
  readonly path: readonly number[];
  /** How much of that element is above it, from 0 to 1. */
  readonly above: number;
}

const storageKey = "place";

/** Notes the reader's place for the page at an address, which they go to next. */
export function keepPlace(address: string): void {
  const element = scrollY > 0 ? readElement() : undefined;
  const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const place: Place = { address, path: element ? pathOf(element) : [], above: height && -top / height };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // The page opens at its top.
  }
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
  try {
    const place = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Place | null;
    sessionStorage.removeItem(storageKey);
    return place ?? undefined;
  } catch {
    return undefined;
  }
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
