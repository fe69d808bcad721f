import { defaultCountry } from "#lead/field.ts";
import type { properties, themeProperties } from "./element-settings.ts";
import heights from "./heights.json" with { type: "json" };

/**
 * The public side of the elements as data, from which the type declarations, the plugin and the partner page
 * are made; the tables of docs/embedding.md are compared with it. What the elements need at run time is in
 * element-settings.ts, so that visitors do not download descriptions.
 */

export type Tag = "visa-contact-form" | "visa-assessment-form" | "visa-free-assessment-button";

/** `test` is the one property that is true or false. */
export type Property = (typeof properties)[number] | "test";

const all = ["visa-contact-form", "visa-assessment-form", "visa-free-assessment-button"] as const;
const button = ["visa-free-assessment-button"] as const;

interface Described {
  readonly doc: string;
  readonly on: readonly Tag[];
}

type Heights = Readonly<Record<"narrow" | "wide", number>>;

/**
 * Style by which the snippet reserves space and centres a form. The track gives it its width in a place
 * that is as wide as its content, such as a float or a centred grid.
 */
const reservedStyleOf = (height: string, width: number) =>
  `min-height:${height};width:min(${width}px,100%);margin-inline:auto;display:grid;grid:max-content/minmax(0,${width}px)`;

/**
 * The greatest height of a form by heights.json, which a browser has measured (tests/embed/columns.spec.ts):
 * a straight line from a window of 320 px to the width from which two questions are side by side.
 */
export function reservedHeightOf({ narrow, wide }: Heights): string {
  const slope = Math.ceil((narrow - wide) / (6.28 - 3.2));
  return `max(${wide}px,${Math.round(narrow + 3.2 * slope)}px - ${slope}vw)`;
}

/** Maximum widths of the forms in CSS pixels, as in form-sheet.css. */
const widest = { "visa-contact-form": 744, "visa-assessment-form": 984 } as const;

const spaceOf = (tag: keyof typeof widest) => reservedStyleOf(reservedHeightOf(heights[tag]), widest[tag]);

/** Each with the entry that defines only this element. */
export const elements = {
  "visa-contact-form": {
    script: "contact-form",
    doc: "The contact form, inline.",
    reservedStyle: spaceOf("visa-contact-form"),
  },
  "visa-assessment-form": {
    script: "assessment-form",
    doc: "The free assessment, inline.",
    reservedStyle: spaceOf("visa-assessment-form"),
  },
  "visa-free-assessment-button": {
    script: "free-assessment-button",
    doc: "A button that opens the free assessment full-screen over the page.",
    // Before its script a tag is inline, and nothing inline has a height.
    reservedStyle: "min-height:48px;display:block",
  },
} satisfies Readonly<Record<Tag, object>>;

/** The height of a frame for a form with its messages, in hundreds of CSS pixels. */
function frameHeightsOf(most: Heights): Heights {
  const frameHeight = (height: number) => Math.ceil((height + 100) / 100) * 100;
  return { narrow: frameHeight(most.narrow), wide: frameHeight(most.wide) };
}

export const frameHeights = {
  contact: frameHeightsOf(heights["visa-contact-form"]),
  assessment: frameHeightsOf(heights["visa-assessment-form"]),
} as const;

export interface Attribute extends Described {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
  readonly default: string;
}

/** Most attributes are text, exist on all elements and are optional. */
const text = { type: "string", default: "none", on: all } as const;

export const attributes: Readonly<Record<Property, Attribute>> = {
  api: {
    ...text,
    name: "api",
    default: "the script’s own origin + /api",
    doc: "Base URL of the API that takes the leads, with or without a trailing slash.",
  },
  partner: {
    ...text,
    name: "partner",
    doc: "Your code, stored in lower case with each lead: 1 to 64 characters, which are a–z, 0–9 and hyphens. A malformed code is ignored, with a warning in the console.",
  },
  defaultCountry: {
    ...text,
    name: "default-country",
    default: defaultCountry,
    doc: "Country of the phone field, ISO 3166 alpha-2. Changes only a phone that nobody has touched.",
  },
  colorScheme: {
    ...text,
    name: "color-scheme",
    type: '"light" | "dark" | "auto"',
    default: "auto",
    doc: "Colours of the element; auto is dark only if your page declares that it can be and the visitor prefers it.",
  },
  heading: {
    ...text,
    name: "heading",
    default: "Contact us or Free assessment",
    doc: "Text above the form; empty hides it.",
  },
  label: { ...text, name: "label", default: "Free assessment", doc: "Text of the button.", on: button },
  campaign: {
    ...text,
    name: "campaign",
    doc: "Your name for what brought the visitor, stored with the lead: at most 100 characters.",
  },
  clientReference: {
    ...text,
    name: "client-reference",
    doc: "Your own number or code for the visitor, stored with the lead: at most 100 characters.",
  },
  test: {
    ...text,
    name: "test",
    type: "boolean",
    default: "absent",
    doc: "Test mode: answers are checked as always, nothing is stored or sent to anybody, and the reference begins with `TEST-`. `false`, `0`, `no`, `off`, `null` and `undefined` are off.",
  },
};

/** Read-only properties, which have no attribute. */
export const readOnlyProperties: Readonly<
  Record<"ready" | "whenReady", Described & { readonly type: string }>
> = {
  ready: { type: "boolean", doc: "Whether the form, or the closed button, works.", on: all },
  whenReady: {
    type: "Promise<void>",
    doc: "Fulfils when it does: for code that may come after `visa-ready`.",
    on: all,
  },
};

/** `detail` is its type, as TypeScript writes it. */
export const events: Readonly<Record<string, Described & { readonly detail: string }>> = {
  "visa-ready": {
    detail: "null",
    doc: "Once per element, when the form, or the closed button, works.",
    on: all,
  },
  "visa-open": { detail: "null", doc: "The overlay opened.", on: button },
  "visa-close": { detail: "null", doc: "The overlay closed, however it was closed.", on: button },
  "visa-sending": { detail: "null", doc: "The visitor’s answers are on their way.", on: all },
  "visa-sent": {
    detail: '{ form: "contact" | "request"; reference: string }',
    doc: "A lead was stored; `reference` is what the visitor sees too. In test mode it begins with `TEST-`.",
    on: all,
  },
  "visa-error": {
    detail: '{ form: "contact" | "request"; param: string; msg: string }',
    doc: "A submit was refused or failed: `param` names the field, or is `form` for a lost connection.",
    on: all,
  },
};

export const methods: Readonly<
  Record<"reset" | "focus" | "open" | "close", Described & { readonly parameters: string }>
> = {
  reset: { parameters: "", doc: "Empties the form.", on: all },
  focus: {
    parameters: "options?: FocusOptions",
    doc: "Moves the focus to the first question, or to the button.",
    on: all,
  },
  open: {
    parameters: "opener?: HTMLElement",
    doc: "Opens the overlay; when it closes, the focus goes to `opener`, or to the button.",
    on: button,
  },
  close: { parameters: "", doc: "Closes the overlay; its answers stay.", on: button },
};

export const parts: Readonly<Record<string, Described>> = {
  form: { doc: "The form.", on: all },
  heading: { doc: "The heading above the form.", on: all },
  licence: { doc: "Who is licensed, and the address of the public register.", on: all },
  field: { doc: "One question with its label, control and message.", on: all },
  label: { doc: "The label of a question.", on: all },
  control: { doc: "An input, select or text area.", on: all },
  error: { doc: "A message about an answer, or about the whole form.", on: all },
  status: { doc: "The text shown while sending and afterwards.", on: all },
  submit: { doc: "The submit button.", on: all },
  button: { doc: "The button on the page.", on: button },
  dialog: { doc: "The overlay.", on: button },
  close: { doc: "The overlay’s close button.", on: button },
};

export const customProperties: Readonly<Record<(typeof themeProperties)[number], string>> = {
  "--visa-accent": "The submit button and the button on the page; the text on them follows its lightness.",
  "--visa-ink": "Text; follows the surface’s lightness when it is not set.",
  "--visa-surface":
    "The surface that the element paints; `transparent` shows your page’s, and the text follows its colour.",
  "--visa-line": "Lines and the edges of controls.",
  "--visa-danger": "Messages about answers.",
  "--visa-radius": "Corners of controls and buttons.",
  "--visa-font": "The font family; the system’s own when it is not set.",
};
