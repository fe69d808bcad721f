import heights from "./heights.json" with { type: "json" };
import type { Heights } from "./reserved-height.ts";

/**
 * The elements as data for the snippet, the guide and the plugin. docs/embedding.md describes their
 * attributes, events, methods and parts; element-settings.ts has what the elements need at run time.
 */

export type Tag = "visa-contact-form" | "visa-assessment-form" | "visa-free-assessment-button";

/**
 * Style that reserves exactly the space of a form before its script, and centres it. The track gives it its
 * width in a place that is as wide as its content, such as a float or a centred grid.
 */
const reservedStyleOf = (height: string, width: number) =>
  `min-height:${height};width:min(${width}px,100%);margin-inline:auto;display:grid;grid:max-content/minmax(0,${width}px)`;

/**
 * The height of a form by heights.json, measured in a typeface of usual width (tests/embed/columns.spec.ts):
 * a straight line from a window of 320 px to the width from which two questions are side by side.
 */
export function reservedHeightOf({ narrow, wide }: Heights): string {
  const slope = Math.ceil((narrow - wide) / (6.28 - 3.2));
  return `max(${wide}px,${Math.round(narrow + 3.2 * slope)}px - ${slope}vw)`;
}

/** Maximum widths of the forms in CSS pixels, as in form-sheet.css. */
const widest = { contact: 744, assessment: 984 } as const;

const spaceOf = (form: keyof typeof widest) => reservedStyleOf(reservedHeightOf(heights[form]), widest[form]);

/** Reserves most of it in a style that anybody can read; `reservedStyle` is exact. */
const roomOf = (form: keyof typeof widest) => `min-height:${heights[form].wide}px`;

/** Each with the entry that defines only this element. */
export const elements = {
  "visa-contact-form": {
    script: "contact-form",
    doc: "The contact form, inline.",
    room: roomOf("contact"),
    reservedStyle: spaceOf("contact"),
  },
  "visa-assessment-form": {
    script: "assessment-form",
    doc: "The free assessment, inline.",
    room: roomOf("assessment"),
    reservedStyle: spaceOf("assessment"),
  },
  "visa-free-assessment-button": {
    script: "free-assessment-button",
    doc: "A button that opens the free assessment full-screen over the page.",
    room: "min-height:48px",
    // Before its script a tag is inline, and nothing inline has a height.
    reservedStyle: "min-height:48px;display:block",
  },
} satisfies Readonly<Record<Tag, object>>;

export const tags = Object.keys(elements) as readonly Tag[];

/** The height of a frame for a form with its messages in any typeface, in hundreds of CSS pixels. */
export function frameHeightsOf(most: Heights): Heights {
  const frameHeight = (height: number) => Math.ceil((height * 1.05 + 100) / 100) * 100;
  return { narrow: frameHeight(most.narrow), wide: frameHeight(most.wide) };
}

export const frameHeights = {
  contact: frameHeightsOf(heights.contact),
  assessment: frameHeightsOf(heights.assessment),
} as const;
