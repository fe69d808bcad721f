import { firm } from "#content/firm/firm.ts";
import { elements, type Tag, tags } from "#widgets/element-api.ts";
import { propertyOf } from "#widgets/element-settings.ts";
import { type Described, readElementTables } from "./element-tables.ts";

const { attributes, events, methods, customProperties } = readElementTables();

/**
 * `visa-widgets.d.ts`: the elements for TypeScript, and for the templates of each framework that types them.
 */
export function declarations(): string {
  return `// TypeScript declarations of the ${firm.shortName} elements. Made from their attribute and event tables.
// Copy this file among your sources. Frameworks that you do not have are passed over.

${tags.map(elementTypes).join("\n")}
declare global {
  interface GlobalEventHandlersEventMap {
${lines(events, ({ name, type }) => `    "${name}": CustomEvent<${type}>;`)}
  }

  interface HTMLElementTagNameMap {
${tags.map((tag) => `    "${tag}": ${classNameOf(tag)};`).join("\n")}
  }
}

/** The custom properties that style an element. */
interface VisaStyle {
${lines(customProperties, ({ name, doc }) => `  /** ${doc} */\n  "${name}"?: string | undefined;`)}
}

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${entries((name) => `${name}Attributes & ${name}Listeners & import("react").DetailedHTMLProps<import("react").HTMLAttributes<${name}>, ${name}>`)}
    }
  }
  interface CSSProperties extends VisaStyle {}
}

// @ts-ignore
declare module "svelte/elements" {
  interface SvelteHTMLElements {
${entries((name) => `${name}Attributes & ${name}Listeners & import("svelte/elements").HTMLAttributes<${name}>`)}
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
${entries((name) => `new () => { $props: ${name}VueProps & import("vue").HTMLAttributes }`)}
  }
}
`;
}

/** One line per tag, because the comment above a line suppresses only that line if a framework is missing. */
function entries(type: (className: string) => string) {
  return tags.map((tag) => `    // @ts-ignore\n    "${tag}": ${type(classNameOf(tag))};`).join("\n");
}

/** `visa-contact-form` -> `VisaContactForm`. */
function classNameOf(tag: string) {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function lines(rows: readonly Described[], line: (row: Described) => string) {
  return rows.map(line).join("\n");
}

function elementTypes(tag: Tag) {
  const name = classNameOf(tag);
  const [own, dispatched, callable] = [attributes, events, methods].map((rows) =>
    rows.filter(({ on }) => on.includes(tag)),
  ) as [Described[], Described[], Described[]];
  const listener = (detail: string) => `((event: CustomEvent<${detail}>) => void) | undefined`;
  return `/** The attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${lines(own, ({ name, type, doc }) => `  /** ${doc} */\n  readonly "${name}"?: ${type} | undefined;`)}
}

/** Its events, as React and Svelte listen. */
export interface ${name}Listeners {
${lines(dispatched, ({ name, type, doc }) => `  /** ${doc} */\n  readonly "on${name}"?: ${listener(type)};`)}
}

/** Its attributes and events, as Vue names them. */
export interface ${name}VueProps {
${lines(own, ({ name, type, doc }) => `  /** ${doc} */\n  readonly ${propertyOf(name)}?: ${type} | undefined;`)}
${lines(dispatched, ({ name, type }) => `  readonly on${classNameOf(name)}?: ${listener(type)};`)}
}

/** ${elements[tag].doc} */
export interface ${name} extends HTMLElement {
${lines(own, ({ name, type, doc }) => `  /** ${doc} */\n  ${propertyOf(name)}: ${type}${type === "boolean" ? "" : " | undefined"};`)}
  /** Whether the form, or the closed button, works. */
  readonly ready: boolean;
  /** Fulfils when it does: for code that may come after \`visa-ready\`. */
  readonly whenReady: Promise<void>;
${lines(callable, ({ name, doc }) => `  /** ${doc} */\n  ${name}: void;`)}
}
`;
}
