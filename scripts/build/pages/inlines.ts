import type { Node, PhrasingContent } from "mdast";
import type { OfficialPages, Rich } from "#content/site/page.ts";
import { refuse } from "./refusal.ts";

/** The runs of a paragraph: text, `[words](/path)` and `[words][key of an official page]`. */
export function richOf(nodes: readonly PhrasingContent[], official: OfficialPages): Rich {
  return nodes.map((node) => {
    switch (node.type) {
      case "text":
        return textOf(node);
      case "link":
        if (!node.url.startsWith("/")) refuse(node, "A link to another site is named in official.md");
        return { text: plainOf(node.children), href: node.url };
      case "linkReference": {
        const href = official.get(node.label ?? "")?.href;
        return { text: plainOf(node.children), href: href ?? refuse(node, unknown(node.label)) };
      }
      default:
        return refuse(node, `A paragraph may contain text and links, no ${node.type}`);
    }
  });
}

export function plainOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => (node.type === "text" ? textOf(node) : refuse(node, `Plain text here, no ${node.type}`)))
    .join("");
}

export function unknown(key: string | null | undefined): string {
  return `official.md has no page “${key}”`;
}

function textOf(node: Node & { readonly value: string }): string {
  // Markdown leaves brackets with an unknown key in the text.
  const [, key] = /\[[^\]]*\](?:\[([^\]]*)\])?/.exec(node.value) ?? [node.value];
  if (/[[\]]/.test(node.value)) refuse(node, unknown(key));
  return node.value.replaceAll("\n", " ");
}
