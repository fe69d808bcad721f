import type { DefaultTreeAdapterTypes as Dom } from "parse5";

const named = ["aria-label", "alt", "title", "placeholder"];
/** Names of `<meta>` elements that people read. */
const described = /^(description|og:title|og:description|og:image:alt|og:site_name|twitter:.*)$/;

/** Every text that a page shows, names or gives to crawlers, but for addresses and what says of itself that it is in another language. */
export function wordsOf(node: Dom.Node, language: string): string[] {
  if ("value" in node) return /^\s*(https?:\S*\s*)?$/.test(node.value) ? [] : [node.value];
  if (!("childNodes" in node)) return [];
  const attributes: Readonly<Record<string, string>> =
    "attrs" in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {};
  if (attributes.lang && !attributes.lang.startsWith(language)) return [];
  if ("tagName" in node && node.tagName === "script") return spokenIn(node);
  const own = named.flatMap((name) => attributes[name] ?? []);
  const meta = described.test(attributes.name ?? attributes.property ?? "") ? [attributes.content ?? ""] : [];
  return [...own, ...meta, ...node.childNodes.flatMap((child) => wordsOf(child, language))];
}

/** The values of structured data; other scripts say nothing. */
function spokenIn(script: Dom.Element): string[] {
  const [text] = script.childNodes;
  const isData = script.attrs.some(({ value }) => value === "application/ld+json");
  return isData && text && "value" in text ? valuesIn(JSON.parse(text.value)) : [];
}

function valuesIn(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key.startsWith("@") ? [] : valuesIn(part)));
}
