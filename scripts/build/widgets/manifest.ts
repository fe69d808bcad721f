import type {
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from "custom-elements-manifest/schema.d.ts";
import {
  attributes,
  customProperties,
  elements,
  events,
  methods,
  parts,
  type Tag,
  tellingProperties,
} from "#widgets/element-api.ts";

/** `custom-elements.json`: what editors, Storybook and framework wrappers read about the elements. */
export function manifest(): Package {
  return { schemaVersion: "2.1.0", readme: "", modules: tags.map(moduleOf) };
}

const tags = Object.keys(elements) as Tag[];

/** `visa-contact-form` -> `VisaContactForm`. */
export function classNameOf(tag: Tag): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The entries of a table that an element has. */
export function of<T extends { readonly on: readonly Tag[] }>(
  table: Readonly<Record<string, T>>,
  tag: Tag,
): readonly (readonly [string, T])[] {
  return Object.entries(table).filter(([, entry]) => entry.on.includes(tag));
}

export function eventTypeOf(detail: string): string {
  return `CustomEvent<${detail}>`;
}

function moduleOf(tag: Tag): JavaScriptModule {
  const path = `v1/${elements[tag].script}.js`;
  const declaration = { name: classNameOf(tag), module: path };
  return {
    kind: "javascript-module",
    path,
    declarations: [declarationOf(tag)],
    exports: [{ kind: "custom-element-definition", name: tag, declaration }],
  };
}

function declarationOf(tag: Tag): CustomElementDeclaration {
  return {
    kind: "class",
    customElement: true,
    name: classNameOf(tag),
    tagName: tag,
    description: elements[tag].doc,
    superclass: { name: "HTMLElement", package: "global:" },
    attributes: of(attributes, tag).map(([property, attribute]) => ({
      name: attribute.name,
      fieldName: property,
      type: { text: attribute.type },
      default: attribute.default,
      description: attribute.doc,
    })),
    members: [
      ...of(attributes, tag).map(([name, attribute]) => ({
        kind: "field" as const,
        name,
        attribute: attribute.name,
        reflects: true,
        type: { text: attribute.type === "boolean" ? "boolean" : `${attribute.type} | undefined` },
        description: attribute.doc,
      })),
      ...of(tellingProperties, tag).map(([name, { type, doc }]) => ({
        kind: "field" as const,
        name,
        readonly: true,
        type: { text: type },
        description: doc,
      })),
      ...of(methods, tag).map(([name, method]) => ({
        kind: "method" as const,
        name,
        ...(method.parameters && { parameters: [parameterOf(method.parameters)] }),
        return: { type: { text: "void" } },
        description: method.doc,
      })),
    ],
    events: of(events, tag).map(([name, event]) => ({
      name,
      type: { text: eventTypeOf(event.detail) },
      description: event.doc,
    })),
    cssParts: of(parts, tag).map(([name, part]) => ({ name, description: part.doc })),
    cssProperties: Object.entries(customProperties).map(([name, description]) => ({ name, description })),
    slots: [{ name: "", description: "The fallback: shown until the element works." }],
  };
}

/** `options?: FocusOptions` as the manifest's schema has it. */
function parameterOf(text: string) {
  const [name = "", type = ""] = text.split(/\??:\s*/);
  return { name, type: { text: type }, ...(text.includes("?") && { optional: true }) };
}
