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
  return paintedOf(root, { field: "\0" });
}

/** Shortens names that repeat, as build-tree.ts reads them. `last` has the field whose label came last. */
function paintedOf(element: Dom.Element, last: { field: string }): PrerenderedElement {
  const attributes = Object.fromEntries(
    element.attrs.map(({ name, value }) => [name, value.replaceAll(last.field, "\0")]),
  );
  last.field = element.attrs.find(({ name }) => name === "for")?.value.slice("visa-".length) ?? last.field;
  return [element.tagName, attributes, ...element.childNodes.map((node) => childOf(node, last))];
}

function childOf(node: Dom.ChildNode, last: { field: string }): PrerenderedElement | string | null {
  if (isElement(node)) return paintedOf(node, last);
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  // React marks the place between two texts; build-tree.ts knows no other comment.
  if (defaultTreeAdapter.isCommentNode(node) && node.data === " ") return null;
  throw new Error(`build-tree.ts knows no ${node.nodeName} of this kind.`);
}

function isElement(node: Dom.Node): node is Dom.Element {
  return defaultTreeAdapter.isElementNode(node);
}
