import { adoptSheet } from "./shadow-root.ts";

/** The greatest height of a form in CSS pixels: with two questions side by side, and in a narrower column. */
export interface Heights {
  wide: number;
  narrow: number;
}

/** From this column width on, two questions are side by side. */
const wideColumn = 628;

export const reserveHeight =
  ({ wide, narrow }: Heights) =>
  (element: HTMLElement): void => {
    const height = (element.parentElement?.clientWidth ?? 0) < wideColumn ? narrow : wide;
    const { top, bottom } = element.getBoundingClientRect();
    const beyond = top + height - innerHeight;
    // What is below first moves out of the window, and the rest of the way unseen: half the layout shift.
    const shift = bottom < innerHeight && beyond > 0 ? `;margin-block-end:-${beyond}px!important` : "";
    adoptSheet(
      element.shadowRoot as ShadowRoot,
      // Until the form is there, this knows its column better than a style of the page.
      `:host(:not([hidden])){display:block;min-block-size:${height}px!important${shift}}`,
    );
  };
