import { type DefaultTreeAdapterTypes as Dom, parse } from "parse5";
import { read } from "./built-files.ts";

export type { Dom };

const trees = new Map<string, Dom.Document>();

export function pageOf(file: string): Dom.Document {
  const tree = trees.get(file) ?? parse(read(file));
  trees.set(file, tree);
  return tree;
}

export function elementsIn(node: Dom.Node): Dom.Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...children] : children;
}

export const attribute = (element: Dom.Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export function textOf(node: Dom.Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

export const byTag = (tag: string, within: Dom.Node): Dom.Element[] =>
  elementsIn(within).filter(({ tagName }) => tagName === tag);

export const byAttribute = (within: Dom.Node, name: string, value?: string): Dom.Element[] =>
  elementsIn(within).filter((element) =>
    value === undefined ? attribute(element, name) !== undefined : attribute(element, name) === value,
  );
