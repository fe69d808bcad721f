import { firm } from "#content/firm.ts";
import {
  attributes,
  customProperties,
  elements,
  events,
  methods,
  type Tag,
  tellingProperties,
} from "#widgets/element-api.ts";
import { classNameOf, eventTypeOf, of } from "./manifest.ts";

const tags = Object.keys(elements) as Tag[];

/** Writes `visa-widgets.d.ts`: the elements for TypeScript, and for the templates of each framework that types them. */
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

  namespace JSX {
    interface IntrinsicElements {
${entries((name) => `${name}Attributes & ${name}Listeners & { readonly [name: string]: unknown }`, 6)}
    }
  }
}

/** The custom properties that style an element. */
interface VisaStyle {
${Object.entries(customProperties)
  .map(([name, doc]) => `  /** ${doc} */\n  "${name}"?: string | undefined;`)
  .join("\n")}
}
${frameworks.map(augmentation).join("")}`;
}

interface Framework {
  readonly module: string;
  /** The type of a tag, by the name of its class. */
  readonly type: (name: string) => string;
  /** Code before and after the tags in the module. */
  readonly around: readonly [before: string, after: string];
}

const jsx = ["  namespace JSX {\n    interface IntrinsicElements {\n", "\n    }\n  }\n"] as const;
const attributesOf = (name: string) => `${name}Attributes & ${name}Listeners`;

/** The frameworks whose templates are typed, each by the interface that it leaves open for others. */
const frameworks: readonly Framework[] = [
  {
    module: "react",
    type: (name) =>
      `${attributesOf(name)} & import("react").DetailedHTMLProps<import("react").HTMLAttributes<${name}>, ${name}>`,
    around: [jsx[0], `${jsx[1]}  interface CSSProperties extends VisaStyle {}\n`],
  },
  {
    module: "preact",
    type: (name) => `${attributesOf(name)} & import("preact").JSX.HTMLAttributes<${name}>`,
    around: jsx,
  },
  {
    module: "solid-js",
    type: (name) =>
      `${attributesOf(name)} & ${name}SolidListeners & import("solid-js").JSX.HTMLAttributes<${name}>`,
    around: jsx,
  },
  {
    module: "svelte/elements",
    type: (name) => `${attributesOf(name)} & import("svelte/elements").HTMLAttributes<${name}>`,
    around: ["  interface SvelteHTMLElements {\n", "\n  }\n"],
  },
  {
    module: "vue",
    type: (name) => `new () => { $props: ${name}VueProps & import("vue").HTMLAttributes }`,
    around: ["  interface GlobalComponents {\n", "\n  }\n"],
  },
];

/** One line for each tag: what is passed over where a framework is missing is the line below the comment. */
function augmentation({ module, type, around: [before, after] }: Framework): string {
  const depth = before === jsx[0] ? 6 : 4;
  return `
// @ts-ignore
declare module "${module}" {
${before}${entries(type, depth)}${after}}
`;
}

function entries(type: (name: string) => string, depth: number): string {
  const space = " ".repeat(depth);
  return tags.map((tag) => `${space}// @ts-ignore\n${space}"${tag}": ${type(classNameOf(tag))};`).join("\n");
}

function elementTypes(tag: Tag): string {
  const name = classNameOf(tag);
  const lines = <T>(table: readonly (readonly [string, T])[], line: (key: string, entry: T) => string) =>
    table.map(([key, entry]) => line(key, entry)).join("\n");
  const told = of(attributes, tag);
  const heard = of(events, tag);
  const listener = (detail: string) => `((event: ${eventTypeOf(detail)}) => void) | undefined`;
  return `/** The attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${lines(told, (_, { name, type, doc }) => `  /** ${doc} */\n  readonly "${name}"?: ${type} | undefined;`)}
}

/** Its events, as React, Preact and Svelte listen. */
export interface ${name}Listeners {
${lines(heard, (event, { detail, doc }) => `  /** ${doc} */\n  readonly "on${event}"?: ${listener(detail)};`)}
}

/** The same, as Solid listens. */
export interface ${name}SolidListeners {
${lines(heard, (event, { detail }) => `  readonly "on:${event}"?: ${listener(detail)};`)}
}

/** Its attributes and events, as Vue names them. */
export interface ${name}VueProps {
${lines(told, (property, { type, doc }) => `  /** ${doc} */\n  readonly ${property}?: ${type} | undefined;`)}
${lines(heard, (event, { detail }) => `  readonly on${classNameOf(event as Tag)}?: ${listener(detail)};`)}
}

export interface ${name}EventMap extends HTMLElementEventMap {
${lines(heard, (event, { detail, doc }) => `  /** ${doc} */\n  "${event}": ${eventTypeOf(detail)};`)}
}

/** ${elements[tag].doc} */
export interface ${name} extends HTMLElement {
${lines(told, (property, { type, doc }) => `  /** ${doc} */\n  ${property}: ${type}${type === "boolean" ? "" : " | undefined"};`)}
${lines(of(tellingProperties, tag), (property, { type, doc }) => `  /** ${doc} */\n  readonly ${property}: ${type};`)}
${lines(of(methods, tag), (method, { parameters, doc }) => `  /** ${doc} */\n  ${method}(${parameters}): void;`)}
  addEventListener<K extends keyof ${name}EventMap>(
    type: K,
    listener: (this: ${name}, event: ${name}EventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
`;
}
