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
  (element: HTMLElement): number => {
    const height = (element.parentElement?.clientWidth ?? 0) < wideColumn ? narrow : wide;
    const { top, bottom } = element.getBoundingClientRect();
    const beyond = top + height - innerHeight;
    // What is below first moves out of the window, and the rest of the way unseen: half the layout shift.
    const shifts = bottom < innerHeight && beyond > 0;
    const shift = shifts ? `;margin-block-end:-${beyond}px!important` : "";
    adoptSheet(
      element.shadowRoot as ShadowRoot,
      // Until the form is there, this knows its column better than a style of the page.
      `:host(:not([hidden])){display:block;min-block-size:${height}px!important${shift}}`,
    );
    // Two frames of 60 a second: without one in between the shift would be whole.
    return shifts ? 34 : 0;
  };
