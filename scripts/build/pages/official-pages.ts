import { fromMarkdown } from "mdast-util-from-markdown";
import type { OfficialPages, TextLink } from "#content/site/page.ts";
import { refuse } from "./refusal.ts";

/** Reads `official.md`: each line `[key]: address "name"` is a page, the rest is for its editors. */
export function parseOfficialPages(text: string): OfficialPages {
  const pages = new Map<string, TextLink>();
  for (const node of fromMarkdown(text).children) {
    if (node.type !== "definition") continue;
    const key = node.label ?? "";
    if (!node.title) refuse(node, `“${key}” has no name: [${key}]: address "name"`);
    if (!/^(https:\/\/|\{register\}$)/.test(node.url)) refuse(node, `“${key}” has no https address`);
    if (pages.has(key)) refuse(node, `“${key}” is there already`);
    pages.set(key, { text: node.title, href: node.url });
  }
  return pages;
}
