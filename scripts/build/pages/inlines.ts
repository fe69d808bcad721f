import type { Nodes, PhrasingContent } from "mdast";
import type { OfficialPages, Rich } from "#content/site/page.ts";
import { refuse } from "./refusal.ts";

/** Gives each `[words][key of an official page]` its address; a page names no other site. */
export function withAddresses<T extends Nodes>(node: T, official: OfficialPages): T {
  if (node.type === "link" && !/^[/{]/.test(node.url))
    refuse(node, "A link to another site is named in official.md");
  const children = "children" in node && {
    children: node.children.map((child) => withAddresses(child, official)),
  };
  if (node.type !== "linkReference") return { ...node, ...children };
  const url = official.get(node.label ?? "")?.href ?? refuse(node, unknown(node.label));
  return { ...node, ...children, type: "link", url };
}

export function richOf(nodes: readonly PhrasingContent[]): Rich {
  return nodes.map((node) =>
    node.type === "link" ? { text: plainOf(node.children), href: node.url } : requireText(node),
  );
}

export function plainOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map(requireText).join("");
}

export function unknown(key: string | null | undefined): string {
  return `official.md has no page “${key}”`;
}

function requireText(node: PhrasingContent) {
  if (node.type !== "text") return refuse(node, `Text belongs here, no ${node.type}`);
  // Markdown leaves brackets with an unknown key in the text.
  const [, key] = /\[[^\]]*\](?:\[([^\]]*)\])?/.exec(node.value) ?? [];
  if (/[[\]]/.test(node.value)) refuse(node, unknown(key));
  return node.value.replaceAll("\n", " ");
}
