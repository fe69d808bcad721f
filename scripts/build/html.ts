import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parseFragment, serialize } from "parse5";
import type { PrerenderedElement } from "#widgets/build-tree.ts";

/**
 * Makes a page's markup valid: React writes some attribute names in camel case. Its preloads of pictures come
 * before the first element and would displace the root: urgent ones go to the head, and the parser meets the
 * others early enough.
 */
export function pageMarkup(rendered: string): { html: string; preloads: string[] } {
  const [leading = ""] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  const urgent = leading.match(/<link[^>]*fetchPriority="high"[^>]*>/g) ?? [];
  return {
    html: serialize(parseFragment(rendered.slice(leading.length))),
    preloads: urgent.flatMap((link) => /href="([^"]*)"/.exec(link)?.[1] ?? []),
  };
}

export function prerenderedTree(rendered: string): PrerenderedElement {
  const [root, ...others] = parseFragment(rendered).childNodes;
  if (!root || !isElement(root) || others.length > 0) throw new Error("A form has one root element.");
  return paintedOf(root);
}

/** What a selector can match in the markup: tags, classes, and attributes as `name` and as `name="value"`. */
export function namesIn(rendered: string): Record<"tags" | "classes" | "attributes", ReadonlySet<string>> {
  const elements = elementsIn(parseFragment(rendered));
  const attributes = elements.flatMap(({ attrs }) => attrs);
  return {
    tags: new Set(elements.map(({ tagName }) => tagName)),
    classes: new Set(attributes.flatMap(({ name, value }) => (name === "class" ? value.split(" ") : []))),
    attributes: new Set(attributes.flatMap(({ name, value }) => [name, `${name}="${value}"`])),
  };
}

function paintedOf(element: Dom.Element): PrerenderedElement {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  return [element.tagName, attributes, ...element.childNodes.map(childOf)];
}

function childOf(node: Dom.ChildNode): PrerenderedElement | string | null {
  if (isElement(node)) return paintedOf(node);
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  // React marks the place between two texts; build-tree.ts knows no other comment.
  if (defaultTreeAdapter.isCommentNode(node) && node.data === " ") return null;
  throw new Error(`build-tree.ts knows no ${node.nodeName} of this kind.`);
}

function elementsIn(node: Dom.ParentNode): Dom.Element[] {
  return node.childNodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element)]);
}

function isElement(node: Dom.Node): node is Dom.Element {
  return defaultTreeAdapter.isElementNode(node);
}
