/**
 * Functions that run inside a page, whichever browser and library drive it: no function here uses anything
 * outside itself.
 */

/** Observations of the page around the elements. */
export interface Observations {
  /** `type tag detail` of each event of an element, in order. */
  events: string[];
  /** Keys and inputs that reached the page. */
  typed: string[];
  violations: string[];
  shift: number;
  globals: readonly string[];
}

/** Records, from before anything else in the page runs, what the page around the elements notices. */
export function observePage(): void {
  const seen = {
    events: [] as string[],
    typed: [] as string[],
    violations: [] as string[],
    shift: 0,
    before: [] as string[],
  };
  for (const name of ["ready", "open", "close", "sending", "sent", "error"]) {
    addEventListener(`visa-${name}`, (event) => {
      const { localName } = event.composedPath()[0] as Element;
      const { detail } = event as CustomEvent;
      seen.events.push([name, localName, detail && JSON.stringify(detail)].filter(Boolean).join(" "));
    });
  }
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "input", "change"]) {
    document.addEventListener(type, (event) => {
      if ((event.target as Element).localName?.startsWith("visa-")) seen.typed.push(type);
    });
  }
  addEventListener("securitypolicyviolation", (event) => {
    seen.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  // Every shift counts, also one soon after a touch.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  Object.defineProperty(window, "__observations", { value: seen, enumerable: false });
  seen.before = Object.getOwnPropertyNames(window);
}

export function readObservations(): Observations {
  const { __observations } = window as unknown as {
    __observations: Omit<Observations, "globals"> & { before: string[] };
  };
  const { before, ...seen } = __observations;
  return {
    ...seen,
    globals: Object.getOwnPropertyNames(window).filter((name) => !before.includes(name)),
  };
}

/** What has the focus, through shadow roots, and whether it is visible. */
export function focused() {
  let at = document.activeElement as HTMLElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement as HTMLElement;
  const name = at.getAttribute("name") ?? at.localName;
  return { id: at.id, name, seen: at.offsetWidth > 0 && at.checkVisibility() };
}

/** Properties that must be the same everywhere; sizes follow the width that the page gives. */
export const looks = [
  "font-family font-size font-weight font-style line-height letter-spacing word-spacing text-transform",
  "text-align text-indent text-shadow white-space direction color background-color cursor opacity visibility",
  "-webkit-text-fill-color display box-sizing border-top-width border-top-style border-top-color",
  "border-top-left-radius padding-left padding-top user-select list-style-type",
]
  .join(" ")
  .split(" ");

/** The named properties of each element inside a custom element, a line each. */
export function looksWithin(host: Element, properties: readonly string[]): string[] {
  const inside = host.shadowRoot?.querySelectorAll(":not(style)") ?? [];
  return [...inside].map((one) => {
    const style = getComputedStyle(one);
    const name = `${one.localName}${one.id && `#${one.id}`}`;
    return `${name} ${properties.map((property) => style.getPropertyValue(property)).join(" | ")}`;
  });
}

/**
 * What prevents a dialog from being modal, filling the window, and being on top at its corners and its
 * middle.
 */
export function gapsOf(dialog: Element): string[] {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  // The window without its scroll bars; in quirks mode the body is used instead.
  const { clientWidth: width, clientHeight: height } = document.scrollingElement ?? document.documentElement;
  const root = dialog.getRootNode() as ShadowRoot;
  const points = [
    [1, 1],
    [width - 2, 1],
    [width / 2, height / 2],
    [1, height - 2],
    [width - 2, height - 2],
  ];
  const claims = {
    modal: dialog.matches(":modal"),
    covers: left <= 0 && top <= 0 && right >= width && bottom >= height - 1,
    top: points.every(([x, y]) => dialog.contains(root.elementFromPoint(x ?? 0, y ?? 0))),
  };
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : claim));
}
