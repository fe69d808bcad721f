import { attributes, elements, events, methods, type Tag } from "#widgets/element-api.ts";
import { classNameOf, eventTypeOf, of } from "./manifest.ts";

const tags = Object.keys(elements) as Tag[];

/** `visa-widgets.d.ts`: the elements for TypeScript, and for JSX of frameworks that read the global namespace. */
export function declarations(): string {
  return `// TypeScript declarations of the Evermaple elements. Made from their attribute and event tables.

${tags.map(elementTypes).join("\n")}
declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    "${tag}": ${classNameOf(tag)};`).join("\n")}
  }

  namespace JSX {
    interface IntrinsicElements {
${tags.map((tag) => `      "${tag}": ${classNameOf(tag)}Attributes & { readonly [name: string]: unknown };`).join("\n")}
    }
  }
}
`;
}

function elementTypes(tag: Tag): string {
  const name = classNameOf(tag);
  const attributeLines = of(attributes, tag).map(
    ([, { name, type, doc }]) => `  /** ${doc} */\n  readonly "${name}"?: ${type} | undefined;`,
  );
  const propertyLines = of(attributes, tag).map(
    ([property, { type, doc }]) => `  /** ${doc} */\n  ${property}: ${type} | undefined;`,
  );
  const eventLines = of(events, tag).map(
    ([event, { detail, doc }]) => `  /** ${doc} */\n  "${event}": ${eventTypeOf(detail)};`,
  );
  const methodLines = of(methods, tag).map(
    ([method, { parameters, doc }]) => `  /** ${doc} */\n  ${method}(${parameters}): void;`,
  );
  return `/** The attributes of \`<${tag}>\`. */
export interface ${name}Attributes {
${attributeLines.join("\n")}
}

export interface ${name}EventMap extends HTMLElementEventMap {
${eventLines.join("\n")}
}

/** ${elements[tag].doc} */
export interface ${name} extends HTMLElement {
${propertyLines.join("\n")}
${methodLines.join("\n")}
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
