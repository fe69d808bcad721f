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
    adoptSheet(
      element.shadowRoot as ShadowRoot,
      // Until the form is there, this knows its column better than a style of the page.
      `:host(:not([hidden])){display:block;min-block-size:${height}px!important}`,
    );
  };
