import { firm } from "#content/firm/firm.ts";
import {
  attributes,
  customProperties,
  elements,
  events,
  methods,
  readOnlyProperties,
  type Tag,
} from "#widgets/element-api.ts";

const tags = Object.keys(elements) as Tag[];

/**
 * `visa-widgets.d.ts`: the elements for TypeScript, and for the templates of each framework that types them.
 */
export function declarations(): string {
  return `// TypeScript declarations of the ${firm.shortName} elements. Made from their attribute and event tables.
// Copy this file among your sources. Frameworks that you do not have are passed over.

${tags.map(elementTypes).join("\n")}
declare global {
  interface GlobalEventHandlersEventMap {
${Object.entries(events)
  .map(([event, { detail }]) => `    "${event}": ${eventTypeOf(detail)};`)
  .join("\n")}
  }

  interface HTMLElementTagNameMap {
${tags.map((tag) => `    "${tag}": ${classNameOf(tag)};`).join("\n")}
  }
}

/** The custom properties that style an element. */
interface VisaStyle {
${Object.entries(customProperties)
  .map(([name, doc]) => `  /** ${doc} */\n  "${name}"?: string | undefined;`)
  .join("\n")}
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
function entries(type: (className: string) => string): string {
  return tags.map((tag) => `    // @ts-ignore\n    "${tag}": ${type(classNameOf(tag))};`).join("\n");
}

/** `visa-contact-form` -> `VisaContactForm`. */
function classNameOf(tag: string): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The entries of a table that an element has. */
function of<T extends { readonly on: readonly Tag[] }>(table: Readonly<Record<string, T>>, tag: Tag) {
  return Object.entries(table).filter(([, entry]) => entry.on.includes(tag));
}

function eventTypeOf(detail: string): string {
  return `CustomEvent<${detail}>`;
}

function elementTypes(tag: Tag): string {
  const name = classNameOf(tag);
  const lines = <T>(table: readonly (readonly [string, T])[], line: (key: string, entry: T) => string) =>
    table.map(([key, entry]) => line(key, entry)).join("\n");
  const own = of(attributes, tag);
  const dispatched = of(events, tag);
  const listener = (detail: string) => `((event: ${eventTypeOf(detail)}) => void) | undefined`;
  return `/** The attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${lines(own, (_, { name, type, doc }) => `  /** ${doc} */\n  readonly "${name}"?: ${type} | undefined;`)}
}

/** Its events, as React and Svelte listen. */
export interface ${name}Listeners {
${lines(dispatched, (event, { detail, doc }) => `  /** ${doc} */\n  readonly "on${event}"?: ${listener(detail)};`)}
}

/** Its attributes and events, as Vue names them. */
export interface ${name}VueProps {
${lines(own, (property, { type, doc }) => `  /** ${doc} */\n  readonly ${property}?: ${type} | undefined;`)}
${lines(dispatched, (event, { detail }) => `  readonly on${classNameOf(event)}?: ${listener(detail)};`)}
}

/** ${elements[tag].doc} */
export interface ${name} extends HTMLElement {
${lines(own, (property, { type, doc }) => `  /** ${doc} */\n  ${property}: ${type}${type === "boolean" ? "" : " | undefined"};`)}
${lines(of(readOnlyProperties, tag), (property, { type, doc }) => `  /** ${doc} */\n  readonly ${property}: ${type};`)}
${lines(of(methods, tag), (method, { parameters, doc }) => `  /** ${doc} */\n  ${method}(${parameters}): void;`)}
}
`;
}
